// The six games of the house: chosen, played to their ends, each sowing explained; and the way round, by finger.

import assert from "node:assert/strict";
import { test } from "node:test";
import { playOut, seedsOf, sitDown } from "./board.mjs";
import { accessibilityViolations, screenshot, withPage } from "./harness.mjs";

const desktop = { width: 1280, height: 800, reducedMotion: true };
const phone = { width: 360, height: 740, dpr: 2, touch: true, reducedMotion: true };

/** axe-core tries styles that the page's security rules forbid. */
const forgive = (complaint) => complaint.includes("Applying inline style");

const games = [
  "ali-guli-mane",
  "ali-guli-mane-either-way",
  "pallanguzhi",
  "pallanguzhi-traditional",
  "kalah",
  "avalanche",
];

/** Plays a round of two people to its end; what the line told of each sowing. */
async function playRound(page, variant) {
  await page.evaluate(
    (variant) =>
      document.querySelector("ali-guli-mane").session.start({ variant, seats: ["person", "person"], options: {} }),
    variant,
  );
  return playOut(page);
}

const goesOn = / (South|North)(’s turn| sows (once more|again))\.$/;

for (const variant of games) {
  test(`${variant}: each line says how a turn ended or goes on, to the end of the round`, () =>
    withPage(desktop, async (page) => {
      const seat = await sitDown(page);
      const told = await playRound(page, variant);
      const { outcome, phase } = await seat.state();
      assert.ok(outcome && phase !== "choose", "the round is over");
      const last = told.pop();
      assert.deepEqual(
        told.filter((line) => !goesOn.test(line)),
        [],
      );
      assert.match(last, / The round is over\.$/);
      await seat.ending.waitFor();
    }));
}

test("Kalah says what happens: the own bank, an empty hole, a row kept", () =>
  withPage(desktop, async (page) => {
    await sitDown(page);
    const told = (await playRound(page, "kalah")).join("\n");
    assert.match(told, /the last seed in the bank\. South sows again\./);
    assert.match(told, /the last seed in [AB]\d, which was empty/);
    assert.match(told, /(South|North) keeps .* The round is over\.$/);
  }));

/** Goes to a place in a round where the next sowing soon takes something in passing, and sows. */
function sowPasu(page) {
  return page.evaluate(async () => {
    const { Game } = await globalThis.bareEngine();
    const game = new Game("pallanguzhi-traditional");
    const soon = (sowing) =>
      game
        .preview(sowing)
        .slice(0, 8)
        .some(({ kind }) => kind === "ripe");
    let choice = 0;
    for (; !game.view().legal.some(soon); choice += 7) {
      const { legal } = game.view();
      game.play(legal[choice % legal.length]);
    }
    const { session } = document.querySelector("ali-guli-mane");
    session.load(game.record());
    session.setSeats(["person", "person"]);
    session.sow(game.view().legal.find(soon));
  });
}

test("an extra turn is said on the plate of the player who has it, and gone when it is taken back", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.begin({ variant: "kalah" });
    const says = page.locator("ali-guli-mane .plate[data-turn] .says");
    assert.equal(await says.textContent(), "To sow");
    await seat.hole(9).click();
    await seat.finish();
    assert.match(await seat.line.textContent(), /the last seed in the bank\. South sows again\.$/);
    assert.equal(await says.textContent(), "To sow once more");
    await page.keyboard.press("u");
    assert.equal(await says.textContent(), "To sow");
  }));

test("what is taken in passing is an event of its own: a word on the hole, and a sentence", () =>
  withPage({ width: 1280, height: 800 }, async (page) => {
    const seat = await sitDown(page);
    await page.locator("ali-guli-mane input[type=range]").fill("-4"); // at half speed, for computers that are slow too
    await page.evaluate(() => {
      const line = document.querySelector("ali-guli-mane").shadowRoot.querySelector(".line");
      globalThis.heard = new Set();
      new MutationObserver(() => globalThis.heard.add(line.textContent)).observe(line, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      const { fillText } = CanvasRenderingContext2D.prototype;
      globalThis.written = new Set();
      CanvasRenderingContext2D.prototype.fillText = function (text, ...more) {
        globalThis.written.add(text);
        return fillText.call(this, text, ...more);
      };
    });
    await seat.hole(10).focus();
    await sowPasu(page);
    await page.waitForFunction(() => globalThis.written.has("pasu"));
    await page.waitForFunction(() =>
      [...globalThis.heard].some((line) => /Pasu, the cow, in [AB]\d, for (South|North)\./.test(line)),
    );
    await screenshot(page, "pasu-desktop");
    assert.notEqual((await seat.finish()).phase, "showing");
  }));

// --- the way round, by finger ---

/** A finger on a hole: where it is, in parts of the hole's width, and what it does. */
async function fingerOn(page, hole) {
  const { x, y, width, height } = await hole.boundingBox();
  const client = await page.context().newCDPSession(page);
  const touch = (type, part, down = 0.5) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + part * width, y: y + down * height }],
    });
  return {
    press: (part) => touch("touchStart", part),
    slide: (part) => touch("touchMove", part),
    lift: () => touch("touchEnd"),
  };
}

test("a finger chooses the way by the side it presses, sees it before the seeds leave, and may think again", () =>
  withPage(phone, async (page) => {
    const seat = await sitDown(page);
    await seat.begin({ variant: "ali-guli-mane-either-way" });
    const start = (await seat.state()).text;
    const hole = seat.hole(10);
    const finger = await fingerOn(page, hole);
    const pointsTo = (side) =>
      page.waitForFunction(
        (wanted) =>
          document.querySelector("ali-guli-mane").shadowRoot.querySelector('[data-hole="10"]').dataset.side === wanted,
        side,
      );

    await finger.press(0.85);
    await pointsTo("right");
    assert.match(await seat.line.textContent(), /^B4 anticlockwise (ends in|comes to saada at)/);
    await finger.slide(0.15);
    await pointsTo("left");
    assert.match(await seat.line.textContent(), /^B4 clockwise (ends in|comes to saada at)/);
    await finger.slide(0.5);
    await pointsTo("left right");
    await screenshot(page, "direction-phone");
    await finger.lift();
    assert.match(await seat.line.textContent(), /^Tap the left or the right half/);
    assert.equal((await seat.state()).text, start, "a finger in the middle sows nothing");

    await finger.press(0.85);
    await pointsTo("right");
    await finger.slide(2.5);
    await finger.lift();
    assert.equal((await seat.state()).text, start, "a finger that slides away sows nothing");

    await finger.press(0.15);
    await finger.lift();
    await seat.changedFrom({ text: start });
    await seat.finish();
    assert.match(await seat.line.textContent(), /^B4 clockwise: /);
  }));

test("the board says which keys sow which way, where there is a choice", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    const grid = page.locator("ali-guli-mane [role=grid]");
    assert.doesNotMatch(await grid.getAttribute("aria-label"), /Shift/);
    await seat.begin({ variant: "ali-guli-mane-either-way" });
    assert.match(await grid.getAttribute("aria-label"), /Shift and Enter clockwise/);
  }));

// --- choosing ---

for (const [name, window, dark] of [
  ["desktop", desktop, false],
  ["phone", phone, true],
]) {
  test(`the chooser shows six boards, and axe-core finds nothing (${name})`, () =>
    withPage({ ...window, forgive }, async (page) => {
      const seat = await sitDown(page);
      if (dark) await page.emulateMedia({ colorScheme: "dark" });
      await seat.button("fresh").click();
      await seat.dialog.waitFor();
      assert.equal(await seat.dialog.getByRole("radio").count(), games.length);
      const pictures = await seat.dialog
        .locator(".picture")
        .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
      assert.equal(new Set(pictures).size, games.length, "no two pictures are the same");
      for (const name of ["Ali Guli Mane", "Pallanguzhi", "Kalah"])
        await seat.dialog.getByRole("radio", { name, exact: true }).waitFor();
      assert.equal(await seat.dialog.getByText("பல்லாங்குழி").first().getAttribute("lang"), "ta");
      await seat.dialog.getByRole("radio", { name: "Kalah", exact: true }).check();
      assert.match(
        await seat.dialog.getByRole("link", { name: "Rules of Kalah" }).getAttribute("href"),
        /rules\.html#kalah$/,
      );
      assert.deepEqual(await accessibilityViolations(page), []);
      await screenshot(page, `chooser-${name}`);
    }));
}

for (const [width, height] of [
  [360, 740],
  [320, 640],
  [667, 375],
  [1280, 800],
]) {
  test(`the opponent and Begin are in sight as the chooser opens (${width} by ${height})`, () =>
    withPage({ width, height, touch: width < 600, forgive }, async (page) => {
      const seat = await sitDown(page);
      await seat.button("fresh").click();
      await seat.dialog.waitFor();
      const { seats, begin } = await seat.dialog.evaluate((dialog) => {
        const placeOf = (/** @type {string} */ selector) =>
          [...dialog.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
        return {
          seats: placeOf("select.seat").map(({ top, bottom }) => [top, bottom]),
          begin: placeOf(".chief").map(({ top, bottom }) => [top, bottom]),
        };
      });
      assert.equal(seats.length, 2);
      for (const [top, bottom] of seats)
        assert.ok(top >= 0 && bottom <= begin[0][0], `a seat from ${top} to ${bottom}`);
      assert.ok(begin[0][1] <= height);
    }));
}

for (const width of [320, 360])
  test(`every game on a phone ${width} wide tells what it is once it is chosen`, () =>
    withPage({ width, height: 740, touch: true, forgive }, async (page) => {
      const seat = await sitDown(page);
      await seat.button("fresh").click();
      for (const radio of await seat.dialog.getByRole("radio").all()) {
        await radio.check();
        const tale = seat.dialog.locator("small:visible");
        assert.equal(await tale.count(), 1);
        const whole = await tale.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
        assert.ok(whole, `${await tale.textContent()} is cut off`);
      }
    }));

test("a game is chosen with the keyboard alone, with its options", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.button("fresh").focus();
    await page.keyboard.press("Enter");
    const kalah = seat.dialog.getByRole("radio", { name: "Kalah", exact: true });
    const rounds = seat.dialog.getByLabel("How long?");
    const seeds = seat.dialog.getByLabel("Seeds at the start");
    assert.ok(
      await seat.dialog
        .locator('[value="ali-guli-mane"]')
        .evaluate((radio) => radio.getRootNode().activeElement === radio),
    );
    for (let i = 0; i < 4; i += 1) await page.keyboard.press("ArrowDown");
    assert.ok(await kalah.isChecked());
    assert.deepEqual(
      [await rounds.isVisible(), await seeds.isVisible()],
      [false, false],
      "Kalah is one round, with four seeds",
    );
    for (let i = 0; i < 2; i += 1) await page.keyboard.press("ArrowUp");
    assert.deepEqual([await rounds.isVisible(), await seeds.isVisible()], [true, true]);
    await seeds.selectOption("146");
    await rounds.selectOption("3");
    await rounds.focus();
    for (const key of ["Tab", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    await seat.dialog.waitFor({ state: "detached" });
    const state = await seat.state();
    assert.deepEqual([state.variant, seedsOf(state)], ["pallanguzhi", 146]);
    assert.match(await page.evaluate(() => document.querySelector("ali-guli-mane").session.record()), /rounds: 3/);
    await seat.button("fresh").click();
    assert.deepEqual(
      [await seeds.inputValue(), await rounds.inputValue()],
      ["146", "3"],
      "what was agreed is offered again",
    );
  }));

test("closing the chooser changes nothing", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    const { text } = await seat.state();
    await seat.button("fresh").click();
    await seat.dialog.getByRole("radio", { name: "Kalah", exact: true }).check();
    await page.keyboard.press("Escape");
    await seat.dialog.waitFor({ state: "detached" });
    assert.deepEqual([(await seat.state()).variant, (await seat.state()).text], ["ali-guli-mane", text]);
  }));

// --- the game that a page asks for ---

test("a page asks for a game by its name; one that nobody knows is said, and the usual game laid out", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    const ask = (variant) =>
      page.evaluate((variant) => document.querySelector("ali-guli-mane").setAttribute("variant", variant), variant);
    await ask("kalah");
    assert.equal((await seat.state()).variant, "kalah");
    await ask("chess");
    assert.equal((await seat.state()).variant, "kalah");
    assert.match(await seat.notice.innerText(), /no game of that name/);
    await page.evaluate(() => {
      const second = document.createElement("ali-guli-mane");
      second.setAttribute("variant", "chess");
      document.querySelector("main").prepend(second);
    });
    await page.waitForFunction(() => document.querySelector("ali-guli-mane").session?.view.variant === "ali-guli-mane");
    assert.match(await seat.notice.first().innerText(), /no game of that name/);
    assert.doesNotMatch(
      await seat.notice.first().innerText(),
      /cannot save/,
      "a second board is not meant to remember",
    );
  }));
