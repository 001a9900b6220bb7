// Learning at the board: levels, hint, values and coach, as they are seen, heard and pressed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { accessibilityViolations, screenshot, withPage } from "./harness.mjs";

/** axe-core puts styles into the page while it looks, which the page's security rules forbid: not the page's fault. */
const forgive = (complaint) => complaint.includes("Applying inline style");
const desktop = { width: 1280, height: 800, reducedMotion: true, forgive };
const phone = { width: 360, height: 740, dpr: 2, touch: true, reducedMotion: true, forgive };

const label = (seat, hole) => seat.hole(hole).getAttribute("aria-label");

/** Waits until a hole's label says so. */
const reads = (seat, hole, words) =>
  seat.page.waitForFunction(
    ([hole, words]) =>
      document
        .querySelector("ali-guli-mane")
        .shadowRoot.querySelector(`[data-hole="${hole}"]`)
        .getAttribute("aria-label")
        .includes(words),
    [hole, words],
  );

const says = (seat, words) =>
  seat.page.waitForFunction(
    (words) => document.querySelector("ali-guli-mane").shadowRoot.querySelector(".line").textContent.includes(words),
    words,
  );

test("the computer is chosen by level, remembered, and waits as long as it is told", () =>
  withPage({ ...desktop, prefs: {} }, async (page) => {
    await sitDown(page);
    const north = () => page.locator("ali-guli-mane [data-seat='1']");
    await north().selectOption("perfect");
    await page.reload();
    const seat = await sitDown(page);
    assert.equal(await north().inputValue(), "perfect");
    await seat.button("settings").click();
    await seat.dialog.locator("select[name='beat']").selectOption("2500");
    await page.keyboard.press("Escape");
    let before = 0;
    for (let state = await seat.state(); state.phase === "choose"; state = await seat.finish()) {
      before = Date.now();
      await seat.hole(state.legal[0].hole).click();
    }
    await seat.settle();
    assert.ok(Date.now() - before >= 2500);
    assert.deepEqual((await seat.phases()).slice(-4), ["showing", "thinking", "showing", "choose"]);
  }));

for (const [name, window] of Object.entries({ desktop, phone })) {
  test(`a hint names the best hole and why, on a ${name}`, () =>
    withPage(window, async (page) => {
      const seat = await sitDown(page);
      await seat.listen();
      await seat.button("hint").click();
      await says(seat, "B1 wins");
      // said aloud once nothing better can be found
      await seat.page.waitForFunction(() => globalThis.spoken.length > 0);
      const sentence = await seat.line.textContent();
      assert.match(sentence, /^B1 wins \w+ now, and after that \w+ (more|fewer) than North\.$/);
      assert.deepEqual(await seat.spoken(), [sentence]);
      assert.equal(await seat.button("hint").getAttribute("aria-pressed"), "true");
      await screenshot(page, `hint-${name}`);
      assert.deepEqual(await accessibilityViolations(page), []);
      await seat.button("hint").click();
      assert.doesNotMatch(await seat.line.textContent(), /after that/);
    }));

  for (const dark of [false, true]) {
    test(`values stand on every hole, and are read with it, on a ${name}${dark ? ", in the dark" : ""}`, () =>
      withPage(window, async (page) => {
        if (dark) await page.emulateMedia({ colorScheme: "dark" });
        const seat = await sitDown(page);
        await seat.hole(13).focus();
        await page.keyboard.press("v");
        await reads(seat, 13, "worth 18");
        assert.equal(await label(seat, 12), "B2, five seeds, your hole, worth three");
        assert.equal(await label(seat, 0), "A7, five seeds");
        await screenshot(page, `values-${name}-${dark ? "dark" : "light"}`);
        assert.deepEqual(await accessibilityViolations(page), []);
        await page.keyboard.press("v");
        assert.equal(await label(seat, 13), "B1, five seeds, your hole");
      }));
  }
}

test("where both ways are allowed, each has its value", () =>
  withPage(phone, async (page) => {
    const seat = await sitDown(page);
    await seat.begin({ variant: "ali-guli-mane-either-way" });
    await seat.button("worth").click();
    await reads(seat, 13, "anticlockwise worth 15, clockwise worth 14");
    await screenshot(page, "values-either-way");
  }));

test("the coach says what a sowing cost; the better one is shown on request", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.begin({});
    await seat.button("settings").click();
    await seat.dialog.locator("input[name='coach']").check();
    await page.keyboard.press("Escape");
    const coach = page.locator("ali-guli-mane .coach");
    await seat.hole(12).click();
    await seat.finish();
    await coach.waitFor();
    assert.match(await coach.textContent(), /^B2 gave away 15 seeds\. B1 was better\./);
    await screenshot(page, "coach-desktop");
    assert.deepEqual(await accessibilityViolations(page), []);
    await coach.locator("button").click();
    await says(seat, "B1 wins");
    await coach.waitFor({ state: "hidden" });
    assert.ok(await seat.button("hint").evaluate((button) => button.matches(":focus")), "the focus is not lost");
    await seat.hole(13).click();
    await seat.finish();
    await coach.waitFor();
    assert.match(await coach.textContent(), /^B1 was as good as any\./);
    assert.ok(await coach.locator("button").isHidden());
  }));

for (const [name, window] of Object.entries({ desktop, phone })) {
  for (const dark of [false, true]) {
    test(`a round that is over can be looked at again, on a ${name}${dark ? ", in the dark" : ""}`, () =>
      withPage(window, async (page) => {
        if (dark) await page.emulateMedia({ colorScheme: "dark" });
        const seat = await sitDown(page);
        const { hole } = await seat.nearEnd();
        await seat.hole(hole).click();
        const end = await seat.finish();
        const record = () => page.evaluate(() => document.querySelector("ali-guli-mane").session.record());
        const before = await record();
        await seat.ending.locator("[data-do='review']").click();
        const panel = page.locator("ali-guli-mane .review");
        const where = panel.locator("[role='status']");
        await panel.getByText(/^South: \d+ of \d+ sowings were the best; .* given away\.$/).waitFor();
        const current = () => panel.locator("tr[aria-current]").evaluate((row) => row.rowIndex - 1);
        const costs = await panel.locator("tbody td:nth-of-type(2)").allTextContents();
        assert.equal(
          await current(),
          costs.indexOf(String(Math.max(...costs.map(Number)))),
          "the worst mistake is open",
        );
        assert.match(await where.textContent(), /The sowing played here gave away/);
        await screenshot(page, `review-worst-${name}-${dark ? "dark" : "light"}`);
        const fits = await panel
          .locator(".lead-graph")
          .evaluate((graph) => graph.getBoundingClientRect().bottom <= innerHeight);
        assert.ok(fits, "the graph is in sight");

        const seats = page.locator("ali-guli-mane select.seat");
        assert.deepEqual(await seats.evaluateAll((all) => all.map(({ value, disabled }) => [value, disabled])), [
          ["person", true],
          ["person", true],
        ]);
        const { length } = costs;
        for (const [key, at] of [
          ["End", length - 1],
          ["ArrowLeft", length - 2],
          ["Home", 0],
          ["ArrowRight", 1],
          ["ArrowLeft", 0],
        ]) {
          await page.keyboard.press(key);
          assert.equal(await current(), at, key);
        }
        await panel.getByRole("button", { name: "One sowing on" }).click();
        assert.equal(await current(), 1);
        await panel.getByRole("button", { name: "To the beginning" }).click();
        assert.match(await where.textContent(), /^1\. South sowed B\d\. With best play from here: South by 18\./);
        assert.equal(await label(seat, 13), "B1, five seeds, your hole");
        await screenshot(page, `review-${name}-${dark ? "dark" : "light"}`);
        assert.deepEqual(await accessibilityViolations(page), []);

        await panel.locator("summary").click();
        await panel.locator("[data-at='2']").click();
        assert.equal(await panel.locator("tr[aria-current] [data-at]").getAttribute("data-at"), "2");
        await screenshot(page, `review-table-${name}-${dark ? "dark" : "light"}`);
        assert.deepEqual(await accessibilityViolations(page), []);

        await panel.locator("[data-at='0']").click();
        const first = (await panel.locator("[data-at='0']").textContent()).trim();
        await page
          .locator("ali-guli-mane .twin button:not([aria-disabled])")
          .filter({ hasNotText: first })
          .last()
          .click();
        await page.keyboard.press("s");
        await where.getByText(/played differently|With best play/).waitFor();
        await seat.button("undo").click();
        assert.match(await where.textContent(), /South by 18/);

        await panel.locator("[data-do='back']").click();
        await seat.ending.waitFor();
        assert.ok(await seat.isBoardFocused(), "the button is gone, so the board has the focus");
        assert.deepEqual([await record(), (await seat.state()).text], [before, end.text]);
        assert.equal(await page.locator("ali-guli-mane .table").count(), 1);
      }));
  }
}
