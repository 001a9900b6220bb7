// A fair game: whom a game favours, fair starts, the swap rule and taking turns, as they are seen, heard and pressed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { accessibilityViolations, screenshot, withPage } from "./harness.mjs";

/** axe-core puts styles into the page while it looks, which the page's security rules forbid: not the page's fault. */
const forgive = (complaint) => complaint.includes("Applying inline style");
const desktop = { width: 1280, height: 800, reducedMotion: true, forgive };
const phone = { width: 360, height: 740, dpr: 2, touch: true, reducedMotion: true, forgive };
const small = { ...phone, width: 320, height: 568 };
const windows = { desktop, phone, small };

const note = (seat) => seat.page.locator("ali-guli-mane .fairly");
const card = (seat) => seat.page.locator("ali-guli-mane .sides");
const favoured = (seat) => seat.dialog.locator(".fairness [aria-live]");

test("whoever chooses a game is told at once whom it favours, and better and better", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.button("fresh").click();
    await seat.dialog.getByText("With best play South wins by 18.").waitFor();
    await screenshot(page, "favour-desktop");
    for (const [game, by] of [
      ["ali-guli-mane-either-way", "16"],
      ["pallanguzhi", "130"],
      ["pallanguzhi-traditional", "two"],
    ]) {
      await seat.dialog.locator(`input[value='${game}']`).check();
      await seat.dialog.getByText(`With best play South wins by ${by}.`).waitFor();
    }
    await seat.dialog.locator("input[value='kalah']").check();
    await seat.dialog.getByText("With best play South wins by eight.").waitFor();
    await seat.dialog.locator("input[value='avalanche']").check();
    await favoured(seat)
      .filter({ hasText: /With best play.* (South|North) wins by/ })
      .waitFor();
    assert.deepEqual(await accessibilityViolations(page), []);
  }));

test("a fair start is offered only as far as it can be proved", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.button("fresh").click();
    const ways = () =>
      seat.dialog.locator("select[name='fair'] option").evaluateAll((all) => all.map(({ value }) => value));
    await seat.dialog.locator("select[name='fair']").selectOption("two");
    assert.deepEqual(await ways(), ["none", "one", "two", "swap"]);
    for (const game of ["kalah", "avalanche"]) {
      await seat.dialog.locator(`input[value='${game}']`).check();
      assert.deepEqual(await ways(), ["none", "one", "swap"], game); // its book knows every first turn
    }
    await seat.dialog.locator("input[value='pallanguzhi']").check();
    assert.equal(await seat.dialog.locator("select[name='fair']").inputValue(), "two");
  }));

for (const [name, window] of Object.entries(windows)) {
  for (const [fair, told] of [
    ["one", /^A fair start: B\d(, B\d)?\. With best play (South|North) wins by (one|two|three)\.$/],
    ["two", /^A fair start: B\d(, B\d)?, A\d(, A\d)?\. With best play (it is a draw|(South|North) wins by one)\.$/],
  ]) {
    test(`a fair start (${fair}) is drawn, shown and named, and its value stays in sight, on a ${name}`, () =>
      withPage(window, async (page) => {
        const seat = await sitDown(page);
        await seat.button("fresh").click();
        await seat.dialog.locator("select[name='fair']").selectOption(fair);
        await seat.dialog.getByText("With best play South wins by 18.").waitFor();
        await seat.dialog.locator("select[name='fair']").scrollIntoViewIfNeeded();
        await screenshot(page, `fair-${fair}-${name}`);
        await seat.dialog.locator("select").nth(1).selectOption("person");
        await seat.dialog.locator("button[value='begin']").click();
        await seat.listen();
        await seat.hasBeen("showing"); // it is played out, not only laid out
        await seat.settle();
        assert.match(await seat.line.textContent(), told);
        assert.match((await seat.spoken()).at(-1), told);
        const { mover, legal } = await seat.state();
        assert.equal(mover, fair === "one" ? 1 : 0);
        const said = /^Fair start: ((South|North) \+[1-3]|even)$/;
        assert.match(await note(seat).textContent(), said);
        assert.ok(
          await seat.button("undo").evaluate((undo) => undo.ariaDisabled === "true"),
          "what is drawn is not taken back",
        );
        await screenshot(page, `fair-${fair}-begun-${name}`);
        await seat.press(legal[0].hole);
        await seat.finish();
        await page.reload();
        await sitDown(page);
        assert.match(await note(seat).textContent(), said);
        assert.deepEqual(await accessibilityViolations(page), []);
      }));
  }
}

for (const [game, ahead] of [
  ["kalah", "ali-guli-mane"],
  ["ali-guli-mane", "kalah"],
]) {
  test(`a drawn start is shown on the board of its own game: ${game} after ${ahead}`, () =>
    withPage({ ...phone, prefs: { speed: 0.25 } }, async (page) => {
      const seat = await sitDown(page);
      if (ahead !== "ali-guli-mane") await seat.begin({ variant: ahead });
      await seat.begin({ variant: game, fair: "one" });
      await seat.until("showing");
      const { holes } = await seat.state();
      const buttons = page.locator("ali-guli-mane .twin button");
      assert.equal(await buttons.count(), holes.length);
      for (const label of await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel)))
        assert.match(label, /^[AB][1-7]\b/);
      await screenshot(page, `fair-shown-${game}`);
    }));
}

test("the swap rule by keyboard: the question, the choice, and back over it", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.begin({ fair: "swap" });
    assert.equal(await note(seat).textContent(), "Swap rule");
    await seat.hole(12).focus();
    await page.keyboard.press("Enter");
    await seat.until("showing", "swap");
    await page.keyboard.press("s");
    while ((await seat.state()).mover === 0) {
      // the rest of the turn
      const { legal } = await seat.state();
      await seat.hole(legal[0].hole).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("s");
    }
    await seat.until("swap");
    await card(seat).waitFor();
    assert.ok(await card(seat).evaluate((it) => it.getRootNode().activeElement === it), "the question is read");
    assert.match(await card(seat).textContent(), /South has \d+ in the bank, North \d+\. North sows next\./);
    assert.doesNotMatch(await card(seat).textContent(), /best play/);
    assert.deepEqual(await accessibilityViolations(page), []);
    await screenshot(page, "swap-desktop");

    await page.reload();
    await sitDown(page);
    await card(seat).waitFor();
    await seat.listen();
    await card(seat).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await card(seat).waitFor({ state: "hidden" });
    assert.equal((await seat.state()).phase, "choose");
    assert.match(await seat.line.textContent(), /^You have changed sides\. The player who was South is North now/);
    assert.deepEqual(await seat.spoken(), [await seat.line.textContent()]);
    assert.equal(await note(seat).textContent(), "Sides changed");
    assert.ok(
      await page.evaluate(() => document.querySelector("ali-guli-mane").shadowRoot.activeElement?.dataset.hole),
      "the focus is on the board",
    );
    await page.keyboard.press("u");
    await card(seat).waitFor();
    await page.keyboard.press("r");
    await card(seat).waitFor({ state: "hidden" });
    assert.equal(await note(seat).textContent(), "Sides changed");
  }));

for (const [name, window] of Object.entries({ phone, small })) {
  for (const dark of [false, true]) {
    test(`the swap rule by touch, on a ${name}${dark ? ", in the dark" : ""}`, () =>
      withPage(window, async (page) => {
        if (dark) await page.emulateMedia({ colorScheme: "dark" });
        const seat = await sitDown(page);
        await seat.begin({ fair: "swap" });
        await seat.button("worth").tap();
        await seat.hole(13).tap();
        await seat.finish();
        while ((await seat.state()).phase === "choose") {
          const { legal } = await seat.state();
          await seat.hole(legal[0].hole).tap();
          await seat.finish();
        }
        await card(seat)
          .getByText(/With best play (South|North) wins by/)
          .waitFor(); // as values are shown
        await screenshot(page, `swap-${name}-${dark ? "dark" : "light"}`);
        const [change, stay] = ["change", "stay"].map((action) => card(seat).locator(`[data-do='${action}']`));
        for (const button of [change, stay]) {
          const box = await button.boundingBox();
          assert.ok(box.y + box.height <= window.height, "both answers are in sight");
        }
        assert.deepEqual(await accessibilityViolations(page), []);
        await stay.tap();
        assert.equal(await note(seat).textContent(), "Sides kept");
        assert.match(await seat.line.textContent(), /^Nobody changes sides/);
        assert.equal((await seat.state()).phase, "choose");
        await screenshot(page, `swap-kept-${name}-${dark ? "dark" : "light"}`);
      }));
  }
}

test("the computer changes sides when that is better, and the plates say who sits where", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.begin({ fair: "swap", seats: ["person", "perfect"] });
    const {
      legal: [, , , , , , best],
    } = await seat.state();
    await seat.hole(best.hole).click(); // B1 is worth 18
    let state = await seat.finish();
    while (state.mover === 0) {
      await seat.button("hint").click();
      await page.waitForFunction(() =>
        document.querySelector("ali-guli-mane").shadowRoot.querySelector(".line").textContent.includes("wins"),
      );
      const name = (await seat.line.textContent()).slice(0, 2);
      await page
        .locator("ali-guli-mane .twin button")
        .filter({ hasText: name })
        .or(page.locator(`ali-guli-mane .twin button[aria-label^="${name}"]`))
        .first()
        .click();
      state = await seat.finish();
    }
    await page.waitForFunction(() => document.querySelector("ali-guli-mane").session.seats[0] === "perfect");
    assert.match(await seat.line.textContent(), /^The computer changes sides: you are North now\.$/);
    assert.deepEqual((await seat.state()).seats, ["perfect", "person"]);
    const shown = () =>
      Promise.all([0, 1].map((player) => page.locator(`ali-guli-mane [data-seat='${player}']`).inputValue()));
    assert.deepEqual(await shown(), ["perfect", "person"]);
    await screenshot(page, "swap-computer-desktop");
    await seat.button("undo").click();
    assert.deepEqual((await seat.state()).seats, ["person", "perfect"]);
    assert.deepEqual(await shown(), ["person", "perfect"]);
  }));

test("a computer that begins divides the game, and a person chooses a side", () =>
  withPage(phone, async (page) => {
    const seat = await sitDown(page);
    await seat.begin({ fair: "swap", seats: ["perfect", "person"] });
    await seat.settle();
    assert.equal((await seat.state()).phase, "swap");
    await seat.listen();
    await card(seat).locator("[data-do='change']").tap();
    assert.deepEqual((await seat.state()).seats, ["person", "perfect"]);
    await seat.settle();
    assert.match((await seat.spoken())[0], /^You have changed sides: you are South now/);
  }));

test("after a game the other begins, unless that is not wanted", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.button("fresh").click();
    await seat.dialog.waitFor();
    const turns = seat.dialog.locator("input[name='turns']");
    assert.ok(await turns.isHidden(), "nobody has begun yet");
    await page.keyboard.press("Escape");
    await seat.dialog.waitFor({ state: "detached" });
    const { hole } = await seat.nearEnd("kalah");
    await page.evaluate(() => document.querySelector("ali-guli-mane").session.setSeats(["person", "learner"]));
    const { mover } = await seat.state();
    if (mover === 0) await seat.hole(hole).click();
    await page.waitForFunction(() => document.querySelector("ali-guli-mane").session.phase !== "thinking");
    if ((await seat.state()).phase !== "matchOver") await seat.finish();
    await seat.until("matchOver");
    await seat.ending.locator("[data-do='fresh']").click();
    const seats = () => Promise.all([0, 1].map((player) => seat.dialog.locator("select").nth(player).inputValue()));
    assert.ok(await turns.isChecked());
    assert.deepEqual(await seats(), ["learner", "person"]);
    await screenshot(page, "turns-desktop");
    await turns.uncheck();
    assert.deepEqual(await seats(), ["person", "learner"]);
    assert.deepEqual(await accessibilityViolations(page), []);
    await seat.dialog.locator("button[value='begin']").click();
    assert.deepEqual((await seat.state()).seats, ["person", "learner"]);
  }));

test("the rules page says whom each game favours, while one reads there", () =>
  withPage({ ...desktop, path: "rules.html" }, async (page) => {
    await page.locator("#avalanche .favoured").waitFor({ state: "attached" });
    for (const [game, told] of [
      ["ali-guli-mane", "South wins by 18."],
      ["ali-guli-mane-either-way", "South wins by 16."],
      ["pallanguzhi", "South wins by 130."],
      ["pallanguzhi-traditional", "South wins by two."],
      ["kalah", "South wins by eight."],
      ["avalanche", "South wins by"],
    ]) {
      await page.evaluate((game) => document.getElementById(game).scrollIntoView({ behavior: "instant" }), game);
      await page.locator(`#${game} .favoured`).filter({ hasText: told }).waitFor();
    }
    await screenshot(page, "favoured-rules-desktop");
    assert.deepEqual(await accessibilityViolations(page), []);
  }));

/** Sows until the round is over, with what `sow` does; decides for North when asked. */
async function playOut(seat, sow, decide) {
  let asked = 0;
  for (let state = await seat.settle(); state.phase !== "over"; state = await seat.settle()) {
    if (state.phase === "swap") {
      asked += 1;
      await decide();
    } else {
      await sow(state.legal[0].hole);
    }
  }
  return asked;
}

test("a whole game under the swap rule, by keyboard", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.begin({ fair: "swap", seats: ["child", "person"] });
    const asked = await playOut(
      seat,
      async (hole) => {
        await seat.hole(hole).focus();
        await page.keyboard.press("Enter");
      },
      async () => {
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
      },
    );
    assert.equal(asked, 1);
    assert.deepEqual((await seat.state()).seats, ["person", "child"]);
    await seat.button("records").click();
    assert.match(
      await seat.dialog.locator("textarea").first().inputValue(),
      /\n# Swap rule: after the first turn the players changed sides\.\n$/,
    );
  }));

test("a whole game under the swap rule, by touch", () =>
  withPage(small, async (page) => {
    const seat = await sitDown(page);
    await seat.begin({ fair: "swap" });
    assert.equal(
      await playOut(
        seat,
        (hole) => seat.hole(hole).tap(),
        () => card(seat).locator("[data-do='stay']").tap(),
      ),
      1,
    );
    await seat.ending.locator("[data-do='next']").tap();
    const { round } = await seat.settle();
    assert.equal(round, 2);
    assert.ok(await note(seat).isHidden(), "it was about the first round");
  }));
