// The page as it is first met: it loads, shows the game, and has nothing to complain about.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { screenshot, withPage } from "./harness.mjs";

/** The page is ready when the element is defined and has put something into its shadow root. */
function ready(page) {
  return page.waitForFunction(() => {
    const element = document.querySelector("ali-guli-mane");
    return element?.matches(":defined") && element.shadowRoot?.childElementCount;
  });
}

for (const [name, window] of [
  ["desktop", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844, dpr: 3, touch: true }],
]) {
  test(`the page loads without a complaint on a ${name}`, () =>
    withPage(window, async (page) => {
      await ready(page);
      assert.notEqual(await page.title(), "");
      await screenshot(page, `start-${name}`);
    }));
}

test("the sources play as they are, as `trunk serve` shows them", () =>
  withPage({ path: "sources/" }, async (page) => {
    const seat = await sitDown(page);
    await page.evaluate(() => document.querySelector("ali-guli-mane").session.setSeats(["child", "person"]));
    await seat.hasBeen("showing");
    assert.ok(page.workers().some((worker) => worker.url().endsWith("/sources/js/engine/worker.js")));
  }));
