// The first game ever: what somebody sees and hears who has never played.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { accessibilityViolations, screenshot, withPage } from "./harness.mjs";

const newcomer = { beat: 0, taught: false };
/** Axe tries inline styles, which the page forbids. */
const common = { prefs: newcomer, forgive: (complaint) => complaint.includes("Applying inline style") };
const wide = { width: 1280, height: 800, ...common };
const phone = { width: 360, height: 740, dpr: 2, touch: true, ...common };

for (const [name, size] of Object.entries({ wide, phone })) {
  test(`three steps at the board cover no hole, and are said once (${name})`, () =>
    withPage(size, async (page) => {
      const seat = await sitDown(page);
      const lesson = page.locator("ali-guli-mane .lesson");
      await lesson.getByText("Choose a hole of your row").waitFor();
      await screenshot(page, `first-steps-${name}`);
      assert.deepEqual(await accessibilityViolations(page), []);
      const [words, board] = [await lesson.boundingBox(), await page.locator("ali-guli-mane .stage").boundingBox()];
      assert.ok(words.y >= board.y + board.height, "below the board");
      assert.ok(words.y + words.height <= size.height, "and in sight");
      const stage = () => page.locator("ali-guli-mane .stage").boundingBox();
      await seat.hole(10).click();
      await lesson.getByText("look at the next hole").waitFor();
      assert.deepEqual(await stage(), board, "the board stays where it is");
      await seat.finish();
      await lesson.getByText("A7 was empty: saada").waitFor();
      assert.deepEqual(await stage(), board, "and there it stays");
      await screenshot(page, `first-steps-saada-${name}`);
      await lesson.getByRole("button", { name: "Got it" }).click();
      await lesson.waitFor({ state: "hidden" });
      assert.ok(await seat.isBoardFocused(), "the focus goes on to the board");
      await page.reload();
      await sitDown(page);
      assert.equal(await lesson.isVisible(), false);
    }));
}

test("by keyboard they are skipped, found again under Help, and heard", () =>
  withPage(wide, async (page) => {
    const seat = await sitDown(page);
    const lesson = page.locator("ali-guli-mane .lesson");
    await lesson.getByRole("button", { name: "Skip" }).focus();
    await page.keyboard.press("Enter");
    await lesson.waitFor({ state: "hidden" });
    assert.ok(await seat.isBoardFocused());
    await seat.listen();
    await page.keyboard.press("?");
    await seat.dialog.getByRole("button", { name: "Show me the first steps" }).focus();
    await page.keyboard.press("Enter");
    await lesson.waitFor();
    assert.match((await seat.spoken()).join(" "), /Choose a hole of your row/);
    assert.ok(await seat.isBoardFocused());
    await seat.hole(10).focus();
    await page.keyboard.press("Enter");
    await seat.finish();
    await page.waitForFunction(() => globalThis.spoken.some((sentence) => /A7 was empty: saada/.test(sentence)));
  }));
