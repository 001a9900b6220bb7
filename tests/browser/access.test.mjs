// The board for those who cannot see it, or see it otherwise: axe-core in every state, the twin, the voice, sizes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { accessibilityViolations, screenshot, withPage } from "./harness.mjs";

/** axe-core puts styles into the page while it looks, which the page's security rules forbid: not the page's fault. */
const calm = { reducedMotion: true, forgive: (complaint) => complaint.includes("Applying inline style") };
const sizes = {
  "a small phone": { width: 320, height: 568, touch: true, dpr: 2 },
  "a phone": { width: 360, height: 740, touch: true, dpr: 2 },
  "a phone on its side": { width: 740, height: 360, touch: true, dpr: 2 },
  "a tablet": { width: 768, height: 1024, touch: true },
  "a desktop": { width: 1280, height: 800 },
};

const isFine = async (page) => assert.deepEqual(await accessibilityViolations(page), []);

for (const dark of [false, true]) {
  test(`axe-core finds nothing at the start, after a refusal, and after a sowing${dark ? ", in the dark" : ""}`, () =>
    withPage(calm, async (page) => {
      if (dark) await page.emulateMedia({ colorScheme: "dark" });
      const seat = await sitDown(page);
      await isFine(page);
      await seat.press(0);
      await isFine(page);
      await seat.hole(10).click();
      await isFine(page);
      await seat.finish();
      await isFine(page);
      await screenshot(page, `start-${dark ? "dark" : "light"}`);
    }));

  for (const name of ["fresh", "settings", "help", "resign"]) {
    test(`axe-core finds nothing in the window "${name}"${dark ? ", in the dark" : ""}`, () =>
      withPage(calm, async (page) => {
        if (dark) await page.emulateMedia({ colorScheme: "dark" });
        const seat = await sitDown(page);
        await seat.button(name).click();
        await seat.dialog.waitFor();
        await isFine(page);
        await screenshot(page, `window-${name}-${dark ? "dark" : "light"}`);
      }));
  }

  test(`axe-core finds nothing when a round is over${dark ? ", in the dark" : ""}`, () =>
    withPage(calm, async (page) => {
      if (dark) await page.emulateMedia({ colorScheme: "dark" });
      const seat = await sitDown(page);
      const { hole } = await seat.nearEnd();
      await seat.hole(hole).click();
      await seat.finish();
      await isFine(page);
    }));
}

test("the twin is a grid of two rows of named buttons, as the eye sees them", () =>
  withPage({}, async (page) => {
    await sitDown(page);
    const rows = await page.getByRole("grid").getByRole("row").all();
    const labels = await Promise.all(
      rows.map(async (row) => {
        const buttons = await row.getByRole("gridcell").getByRole("button").all();
        return Promise.all(buttons.map((button) => button.getAttribute("aria-label")));
      }),
    );
    assert.deepEqual(labels, [
      ["A1", "A2", "A3", "A4", "A5", "A6", "A7"].map((name) => `${name}, five seeds`),
      ["B1", "B2", "B3", "B4", "B5", "B6", "B7"].map((name) => `${name}, five seeds, your hole`),
    ]);
    assert.equal(await page.locator("ali-guli-mane canvas").getAttribute("aria-hidden"), "true");
  }));

test("one hole is reached by Tab, the others by arrows, on a mirrored board as well", () =>
  withPage({}, async (page) => {
    const seat = await sitDown(page);
    const focused = () =>
      page.evaluate(() =>
        document.querySelector("ali-guli-mane").shadowRoot.activeElement?.getAttribute("aria-label")?.slice(0, 2),
      );
    const walk = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
      return focused();
    };
    assert.equal(await page.locator('ali-guli-mane .twin button[tabindex="0"]').count(), 1);
    await seat.hole(10).focus();
    assert.equal(await walk("ArrowLeft"), "B3");
    assert.equal(await walk("ArrowUp"), "A3");
    assert.equal(await walk("End"), "A7");
    assert.equal(await walk("Home", "ArrowDown"), "B1");
    await seat.button("settings").click();
    await seat.dialog.locator('input[name="mirror"]').check();
    await page.keyboard.press("Escape");
    await seat.hole(10).focus();
    assert.equal(await walk("ArrowLeft"), "B5");
    assert.equal(await walk("Home"), "B7");
  }));

test("a sowing is said in one sentence, never seed by seed", () =>
  withPage({}, async (page) => {
    const seat = await sitDown(page);
    await page.locator("ali-guli-mane [data-seat='1']").selectOption("person");
    await seat.listen();
    await seat.hole(10).click();
    await seat.finish();
    assert.deepEqual(await seat.spoken(), ["B4: five laps, 27 seeds; saada at A7; 15 won. South sows once more."]);
  }));

test("the end of a round is said in full", () =>
  withPage({}, async (page) => {
    const seat = await sitDown(page);
    const { hole } = await seat.nearEnd();
    await seat.listen();
    await seat.hole(hole).click();
    await seat.finish();
    const [sentence, ...more] = await seat.spoken();
    assert.deepEqual(more, []);
    assert.match(sentence, /The round is over\. (South|North) wins, \d+ to \d+\. .* has no hole left to sow from\./);
  }));

test("buttons that cannot be used now keep the focus", () =>
  withPage({}, async (page) => {
    const seat = await sitDown(page);
    await seat.hole(10).click();
    await seat.finish();
    await seat.button("undo").focus();
    await page.keyboard.press("Enter");
    assert.equal(await seat.button("undo").getAttribute("aria-disabled"), "true");
    assert.ok(await seat.button("undo").evaluate((button) => button.matches(":focus")));
  }));

for (const [name, window] of Object.entries(sizes)) {
  test(`on ${name} nothing is cut off, and everything is large enough for a thumb`, () =>
    withPage(window, async (page) => {
      const seat = await sitDown(page);
      await screenshot(page, `start-${window.width}x${window.height}`);
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        "it does not scroll sideways",
      );
      const inReach = async (things, least) => {
        for (const thing of things) {
          const { x, y, width, height } = await thing.boundingBox();
          assert.ok(
            x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height,
            "it is on the screen",
          );
          assert.ok(width >= least && height >= 44, `${await thing.getAttribute("data-do")}: ${width} x ${height}`);
        }
      };
      const controls = page.locator("ali-guli-mane .controls :is(button, .speed)").filter({ visible: true });
      await inReach(await controls.all(), 44);
      await inReach([seat.hole(0), seat.hole(13)], 40);
      const { hole } = await seat.nearEnd();
      await seat.press(hole);
      await seat.finish();
      await screenshot(page, `over-${window.width}x${window.height}`);
      const usable = page
        .locator("ali-guli-mane :is(.controls, .ending) button:not([aria-disabled])")
        .filter({ visible: true });
      assert.ok((await usable.count()) > 7);
      await inReach(await usable.all(), 44);
    }));
}

test("where colours are forced the focused hole has an outline of its own", () =>
  withPage({}, async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    const seat = await sitDown(page);
    await seat.hole(10).focus();
    await page.keyboard.press("ArrowLeft");
    assert.equal(await seat.hole(11).evaluate((hole) => getComputedStyle(hole).outlineStyle), "solid");
    await screenshot(page, "forced-colours");
  }));

for (const [reducedMotion, moves] of [
  [true, "stands still through a lap"],
  [false, "flies seed by seed"],
]) {
  test(`a sowing ${moves} where ${reducedMotion ? "less" : "no less"} motion is asked for`, () =>
    withPage({ reducedMotion, prefs: {} }, async (page) => {
      const seat = await sitDown(page);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(60_000);
      await seat.hole(10).click();
      const canvas = page.locator("ali-guli-mane .stage > canvas");
      const seen = new Set();
      for (let i = 0; i < 12; i += 1) {
        await page.clock.runFor(50);
        seen.add(await canvas.evaluate((canvas) => canvas.toDataURL("image/webp", 0.5)));
      }
      if (reducedMotion) assert.equal(seen.size, 1);
      else assert.ok(seen.size > 6, `${seen.size} pictures`);
    }));
}
