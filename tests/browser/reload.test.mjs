// Nothing is lost: the page closed at any moment, storage damaged or forbidden, the engine out of reach.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { accessibilityViolations, screenshot, withPage } from "./harness.mjs";

const afterB4 = "0,0,1,7,7,7,7/8,0,8,2,7,1,0 15-0 S+";
const failed = (page) => page.locator("ali-guli-mane .failed");

test("a page closed in the middle of a sowing opens at the position after it", () =>
  withPage({}, async (page) => {
    const seat = await sitDown(page);
    await seat.hole(10).click();
    assert.equal((await seat.state()).phase, "showing");
    await page.reload();
    const { phase, text } = await (await sitDown(page)).state();
    assert.deepEqual([phase, text], ["choose", afterB4]);
  }));

test("who plays is found again, and what was played can still be taken back", () =>
  withPage({}, async (page) => {
    const seat = await sitDown(page);
    await page.locator("ali-guli-mane [data-seat='1']").selectOption("person");
    await seat.hole(10).click();
    await seat.finish();
    await page.reload();
    const again = await sitDown(page);
    assert.deepEqual((await again.state()).seats, ["person", "person"]);
    assert.equal(await page.locator("ali-guli-mane [data-seat='1']").inputValue(), "person");
    await again.button("undo").click();
    assert.deepEqual((await again.state()).banks, [0, 0]);
  }));

test("the game chosen is found again", () =>
  withPage({}, async (page) => {
    const seat = await sitDown(page);
    await seat.begin({ variant: "pallanguzhi", openingSeeds: 146, rounds: 2 });
    await page.reload();
    const { variant, holes } = await (await sitDown(page)).state();
    assert.equal(variant, "pallanguzhi");
    assert.equal(
      holes.reduce((sum, seeds) => sum + seeds),
      146,
    );
  }));

for (const [name, damage] of Object.entries({
  "is no JSON": "{",
  "is of another kind": '"a game"',
  "holds a record that nobody can read": '{"record":"A1 A1 A1"}',
})) {
  test(`a saved game that ${name} is set aside with a message`, () =>
    withPage({}, async (page) => {
      await sitDown(page);
      await page.evaluate((text) => {
        const key = Object.keys(localStorage).find((name) => name.endsWith("game"));
        localStorage.setItem(key, text);
      }, damage);
      await page.reload();
      const seat = await sitDown(page);
      assert.match(await seat.notice.textContent(), /could not be read/);
      assert.equal((await seat.state()).phase, "choose");
      assert.ok(await page.evaluate((text) => Object.values(localStorage).includes(text), damage), "it is still there");
    }));
}

test("where nothing may be stored, one line says so and the game goes on", () =>
  withPage(
    {
      before: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(globalThis, "localStorage", {
            get() {
              throw new DOMException("no", "SecurityError");
            },
          });
        }),
    },
    async (page) => {
      const seat = await sitDown(page);
      assert.match(await seat.notice.textContent(), /cannot save/);
      await seat.hole(10).click();
      assert.equal((await seat.finish()).text, afterB4);
    },
  ));

test("if the module cannot be fetched the page says so, and tries again", () => {
  let gone = true;
  return withPage(
    {
      before: (page) => page.route("**/*.wasm", (route) => (gone ? route.fulfill({ status: 404 }) : route.continue())),
      forgive: (complaint) => /wasm|404|Applying inline style/.test(complaint),
    },
    async (page) => {
      await failed(page).waitFor();
      assert.match(await failed(page).textContent(), /did not arrive/);
      assert.deepEqual(await accessibilityViolations(page), []);
      await screenshot(page, "not-loaded");
      gone = false;
      await failed(page).getByRole("button").click();
      assert.equal((await (await sitDown(page)).state()).phase, "choose");
    },
  );
});

test("if the browser runs no WebAssembly the page says so", () =>
  withPage({ before: (page) => page.addInitScript(() => delete globalThis.WebAssembly) }, async (page) => {
    await failed(page).waitFor();
    assert.match(await failed(page).textContent(), /cannot run WebAssembly/);
  }));

test("if the page's rules forbid WebAssembly the page says so", () =>
  withPage(
    {
      path: null,
      forgive: (complaint) => /wasm-eval|WebAssembly|unsafe-eval/.test(complaint),
    },
    async (page, { origin }) => {
      await page.route(origin, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(" 'wasm-unsafe-eval'", "");
        await route.fulfill({ response, body });
      });
      await page.goto(origin);
      await failed(page).waitFor();
      assert.match(await failed(page).textContent(), /security rules/);
    },
  ));
