// Whole rounds, by mouse, by finger and by keyboard; and everything a player may do on the way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { playOut, seedsOf, sitDown } from "./board.mjs";
import { screenshot, withPage } from "./harness.mjs";

const desktop = { width: 1280, height: 800 };
/** Seeds go as slowly as they can be told to, so that there is time to do something meanwhile. */
const slow = { ...desktop, prefs: { speed: 0.25 } };
const phone = { width: 360, height: 740, dpr: 2, touch: true };

/**
 * Plays on by hand, to the end of the round or until so many sowings have been chosen; `sow` is how this player's hand
 * chooses a hole.
 */
async function playRound(seat, sow, most = Infinity) {
  let state = await seat.settle();
  const seeds = seedsOf(state);
  for (let sowings = 0; state.phase === "choose" && sowings < most; sowings += 1) {
    await sow(state.legal[sowings % state.legal.length].hole, state);
    await seat.changedFrom(state);
    state = await seat.settle();
    assert.equal(seedsOf(state), seeds, "no seed is lost");
  }
  return state;
}

test("a whole round by mouse against the computer", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    const state = await playRound(seat, (hole) => seat.hole(hole).click());
    await seat.ending.waitFor();
    const { winner, totals } = state.outcome;
    const told = await seat.ending.textContent();
    const score = `${totals[winner]} to ${totals[1 - winner]}`;
    assert.match(told, winner === null ? /draw/ : new RegExp(`^${["You win", "North wins"][winner]}, ${score}\\.`));
    await screenshot(page, "round-end-desktop");
  }));

test("a whole round by finger, two people at one screen", () =>
  withPage(phone, async (page) => {
    const seat = await sitDown(page);
    await page.locator("ali-guli-mane [data-seat='1']").selectOption("person");
    const movers = new Set();
    await playRound(seat, (hole, { mover }) => {
      movers.add(mover);
      return seat.hole(hole).tap();
    });
    assert.deepEqual([...movers].sort(), [0, 1]);
    await seat.ending.waitFor();
    await screenshot(page, "round-end-phone");
  }));

test("a whole round by keyboard alone", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    const focused = () =>
      page.evaluate(() => Number(document.querySelector("ali-guli-mane").shadowRoot.activeElement?.dataset.hole));
    for (let i = 0; i < 20 && Number.isNaN(await focused()); i += 1) await page.keyboard.press("Tab");
    await playRound(seat, async (hole) => {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Home");
      while ((await focused()) !== hole) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
    });
    await seat.ending.waitFor();
    assert.ok(!Number.isNaN(await focused()), "the focus has not been lost on the way");
  }));

test("a mouse over a hole is told where its sowing ends and what it wins while Shift is held, or always if wanted", () =>
  withPage({ ...desktop, prefs: { beat: 0 } }, async (page) => {
    const seat = await sitDown(page);
    const foretold = /B4 comes to saada at A7 and wins 15/;
    const until = (isTold) =>
      page.waitForFunction(
        ([told, isTold]) =>
          document.querySelector("ali-guli-mane").shadowRoot.querySelector(".line").textContent.includes(told) ===
          isTold,
        ["B4 comes to saada at A7 and wins 15", isTold],
      );
    await seat.hole(10).hover();
    assert.doesNotMatch(await seat.line.textContent(), foretold);
    await page.keyboard.down("Shift");
    await until(true);
    await screenshot(page, "preview-desktop");
    await page.keyboard.up("Shift");
    await until(false);
    await seat.button("settings").click();
    await seat.dialog.locator('input[name="preview"]').check();
    await page.keyboard.press("Escape");
    await seat.hole(10).hover();
    await until(true);
    await page.reload();
    const again = await sitDown(page);
    await again.hole(10).hover();
    await until(true);
  }));

test("a choice that is not allowed is answered with a reason, and changes nothing", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.listen();
    const before = await seat.state();
    await seat.press(3);
    assert.match(await seat.line.textContent(), /^A4 is in the other row/);
    assert.deepEqual((await seat.spoken()).length, 1);
    assert.deepEqual(await seat.state(), before);
  }));

test("a sowing can be held, shown lap by lap, and brought home", () =>
  withPage(slow, async (page) => {
    const seat = await sitDown(page);
    await seat.hole(10).click();
    await page.keyboard.press("Space");
    await page.waitForFunction(() =>
      document.querySelector("ali-guli-mane").shadowRoot.querySelector('[data-shows="resume"]'),
    );
    await screenshot(page, "sowing-desktop");
    await seat.button("step").click();
    await seat.button("step").click();
    assert.equal(await seat.line.textContent(), "Lap two");
    assert.equal((await seat.state()).phase, "showing", "held, it does not end by itself");
    await seat.button("skip").click();
    const { phase, banks } = await seat.state();
    assert.deepEqual([phase, banks[0]], ["choose", 15]);
    assert.match(
      await seat.line.textContent(),
      /^B4: five laps, 27 seeds; saada at A7; 15 won\. South sows once more\.$/,
    );
    await screenshot(page, "saada-desktop");
  }));

test("a tap anywhere on the board brings moving seeds home, and sows nothing", () =>
  withPage({ ...phone, prefs: slow.prefs }, async (page) => {
    const seat = await sitDown(page);
    await seat.hole(10).tap();
    await seat.until("showing");
    await seat.hole(8).tap();
    const { phase, text } = await seat.state();
    assert.deepEqual([phase, text], ["choose", "0,0,1,7,7,7,7/8,0,8,2,7,1,0 15-0 S+"]);
  }));

test("a finger that is held is told what it would sow, and sows nothing if it slides away", () =>
  withPage({ ...phone, prefs: { beat: 0 } }, async (page) => {
    const seat = await sitDown(page);
    const before = await seat.state();
    const box = await seat.hole(10).boundingBox();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touch = await page.context().newCDPSession(page);
    const send = (type, touchPoints) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [at]);
    await page.waitForFunction(() =>
      /B4 comes to saada/.test(document.querySelector("ali-guli-mane").shadowRoot.querySelector(".line").textContent),
    );
    await send("touchMove", [{ x: at.x + 2 * box.width, y: at.y }]);
    await send("touchEnd", []);
    assert.deepEqual(await seat.state(), before);
  }));

test("the line tells only of what is so: after undo, redo and a new game, and it is said as well", () =>
  withPage({}, async (page) => {
    const seat = await sitDown(page);
    await page.locator("ali-guli-mane [data-seat='1']").selectOption("person");
    await seat.hole(10).click();
    await seat.finish();
    assert.match(await seat.line.textContent(), /^B4: /);
    await seat.listen();
    const says = async (act, sentence) => {
      await act();
      await page.waitForFunction(
        (text) => document.querySelector("ali-guli-mane").shadowRoot.querySelector(".line").textContent === text,
        sentence,
      );
      assert.match((await seat.spoken()).at(-1), new RegExp(`${sentence.replace(".", "\\.")}$`));
    };
    await says(() => seat.button("undo").click(), "Taken back. South’s turn.");
    await says(() => seat.button("redo").click(), "Played again. South’s turn.");
    await says(async () => {
      await seat.button("fresh").click();
      await seat.dialog.locator('button[value="begin"]').click();
    }, "Choose a hole in your row to sow its seeds.");
  }));

test("undo in the middle of a sowing takes it back, and redo does it again", () =>
  withPage(slow, async (page) => {
    const seat = await sitDown(page);
    const before = await seat.state();
    await seat.hole(10).click();
    await seat.until("showing");
    await page.keyboard.press("u");
    assert.deepEqual(await seat.state(), before);
    await page.keyboard.press("r");
    assert.equal((await seat.state()).banks[0], 15);
  }));

test("the speed is remembered", () =>
  withPage(desktop, async (page) => {
    await sitDown(page);
    const slider = page.locator("ali-guli-mane input[type=range]");
    await slider.focus();
    await page.keyboard.press("End");
    assert.equal(await slider.getAttribute("aria-valuetext"), "8 times");
    await page.reload();
    await sitDown(page);
    assert.equal(await slider.getAttribute("aria-valuetext"), "8 times");
  }));

test("a page that nobody sees does not play on", () =>
  withPage(slow, async (page) => {
    const seat = await sitDown(page);
    await seat.hole(10).click();
    await seat.until("showing");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    assert.equal((await seat.state()).phase, "choose");
  }));

test("where both ways are allowed, the side of the hole chooses, and Shift does on the keyboard", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.begin({ variant: "ali-guli-mane-either-way" });
    const { width, height } = await seat.hole(10).boundingBox();
    const side = (part) => ({ position: { x: part * width, y: height / 2 } });
    await seat.hole(10).hover(side(0.8));
    assert.equal(await seat.hole(10).getAttribute("data-side"), "right");
    assert.match(await seat.line.textContent(), /^B4 anticlockwise (ends|comes)/);
    await seat.hole(10).hover(side(0.2));
    assert.equal(await seat.hole(10).getAttribute("data-side"), "left");
    await screenshot(page, "direction-desktop");
    await seat.hole(10).click(side(0.2));
    await seat.finish();
    assert.match(await seat.line.textContent(), /^B4 clockwise: /);
    await page.keyboard.press("u");
    await seat.hole(10).focus();
    await page.keyboard.press("Shift+Enter");
    await seat.finish();
    assert.match(await seat.line.textContent(), /^B4 clockwise: /);
    await page.keyboard.press("u");
    await page.keyboard.press("Enter");
    await seat.finish();
    assert.match(await seat.line.textContent(), /^B4 anticlockwise: /);
  }));

for (const variant of ["ali-guli-mane-either-way", "pallanguzhi", "pallanguzhi-traditional", "kalah", "avalanche"]) {
  test(`${variant} is chosen in the window and played to its end`, () =>
    withPage(desktop, async (page) => {
      const seat = await sitDown(page);
      assert.equal((await seat.begin({ variant })).variant, variant);
      await playRound(seat, (hole) => seat.hole(hole).click(), 12);
      await playOut(page);
      await seat.ending.waitFor();
      await screenshot(page, `round-end-${variant}`);
    }));
}

test("who plays second waits for the computer's sowing", () =>
  withPage({ ...desktop, reducedMotion: true }, async (page) => {
    const seat = await sitDown(page);
    await seat.begin({ seats: ["child", "person"] });
    await seat.settle();
    assert.deepEqual((await seat.phases()).slice(-3), ["thinking", "showing", "choose"]);
    assert.match(await seat.line.textContent(), /^B\d: /);
  }));

test("giving up is asked about first", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.button("resign").click();
    await seat.dialog.locator('button[value=""]').click();
    assert.equal((await seat.state()).phase, "choose");
    await seat.button("resign").click();
    await seat.dialog.locator('button[value="yes"]').click();
    await seat.ending.waitFor();
    assert.match(await seat.ending.textContent(), /North wins.*South has given up/);
  }));

test("who gives up with more seeds has lost all the same, and by no number", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.hole(10).click();
    const { banks } = await seat.finish();
    assert.ok(banks[0] > banks[1]);
    await seat.button("resign").click();
    await seat.dialog.locator('button[value="yes"]').click();
    await seat.ending.waitFor();
    assert.match(await seat.ending.textContent(), /^North wins\.South has given up\./);
    await page.locator("ali-guli-mane .strip").click();
    assert.match(await seat.dialog.textContent(), /North won\. The other player gave up\./);
  }));

test("several boards on one page keep apart, and one that is taken away is gone", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await page.evaluate(() => {
      const second = document.createElement("ali-guli-mane");
      Object.assign(second, { id: "second" });
      second.setAttribute("variant", "kalah");
      second.setAttribute("seats", "person person");
      document.querySelector("main").append(second);
    });
    await page.waitForFunction(() => document.querySelector("#second").session?.phase);
    await page.locator("#second [data-hole='8']").click();
    await page.waitForFunction(() => document.querySelector("#second").session.view.banks[0] === 1);
    assert.equal((await seat.state()).variant, "ali-guli-mane");
    assert.equal((await seat.state()).banks[0], 0);
    await page.evaluate(() => document.querySelector("#second").remove());
    assert.equal(await page.evaluate(() => document.querySelectorAll("ali-guli-mane").length), 1);
    await seat.hole(10).click();
    assert.equal((await seat.finish()).banks[0], 15);
  }));

test("a board that is moved about on the page goes on with its game", () =>
  withPage(slow, async (page) => {
    const seat = await sitDown(page);
    await seat.hole(10).click();
    await seat.until("showing");
    await page.evaluate(() => {
      const board = document.querySelector("ali-guli-mane");
      for (let i = 0; i < 5; i += 1) document.querySelector("main").append(board);
    });
    await sitDown(page);
    assert.equal((await seat.until("choose")).banks[0], 15);
    assert.equal(await page.locator("ali-guli-mane canvas").count(), 1);
  }));

for (const [name, window] of Object.entries({ desktop, phone }))
  test(`the sowings so far are listed, and one's own lead back (${name})`, () =>
    withPage(window, async (page) => {
      const seat = await sitDown(page);
      const moves = page.locator("ali-guli-mane [data-do='moves']");
      assert.equal(await moves.isVisible(), false, "nothing has been sown");
      const before = await seat.state();
      await seat.hole(10).click();
      await seat.settle();
      await moves.click();
      const first = seat.dialog.locator("tbody tr").first();
      assert.match(await first.textContent(), /^1\. B4South\+15$/);
      await screenshot(page, `moves-${name}`);
      await first.getByRole("button").click();
      await seat.dialog.waitFor({ state: "detached" });
      assert.deepEqual([(await seat.state()).text, await moves.isVisible()], [before.text, false]);
      assert.ok(await seat.isBoardFocused(), "the button is gone, so the board has the focus");
    }));
