// Keys: shortcuts on any keyboard and wherever the focus is; a key that is held down acts once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { withPage } from "./harness.mjs";

const still = { reducedMotion: true };

/** Presses a key as it is written on another keyboard. */
const pressAs = (page, key, code) =>
  page.evaluate(
    ([key, code]) => {
      let focused = document.activeElement;
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      const init = { key, code, bubbles: true, composed: true, cancelable: true };
      for (const type of ["keydown", "keyup"]) focused.dispatchEvent(new KeyboardEvent(type, init));
    },
    [key, code],
  );

const sowings = (page) =>
  page.evaluate(
    () =>
      document
        .querySelector("ali-guli-mane")
        .session.record()
        .match(/[AB]\d/g)?.length ?? 0,
  );

const plies = (page, count) =>
  page.waitForFunction(
    (count) =>
      (document
        .querySelector("ali-guli-mane")
        .session.record()
        .match(/[AB]\d/g)?.length ?? 0) === count,
    count,
  );

/** Two people; one of them has sown. */
async function begun(page) {
  const seat = await sitDown(page);
  await page.evaluate(() => {
    const { session } = document.querySelector("ali-guli-mane");
    session.start({ variant: "kalah", seats: ["person", "person"] });
    session.sow(session.view.legal[0]);
    session.shown();
  });
  assert.equal(await sowings(page), 1);
  return seat;
}

test("shortcuts work on any keyboard, wherever the focus is on our own page", () =>
  withPage(still, async (page) => {
    const seat = await begun(page);
    const places = {
      "after loading": () => page.evaluate(() => document.activeElement.blur?.()),
      "after a click on the ground of the page": () => page.mouse.click(5, 300),
      "after a click on the ground of the board": () => seat.line.click({ force: true }),
      "after the speed was changed": () => page.locator("ali-guli-mane .speed input").focus(),
      "on a hole": () => seat.hole(9).focus(),
      "on a button": () => seat.button("help").focus(),
      "on a link": () => page.locator("header a").first().focus(),
    };
    for (const [place, go] of Object.entries(places)) {
      for (const [back, forth] of [
        [
          ["u", "KeyU"],
          ["r", "KeyR"],
        ],
        [
          ["г", "KeyU"],
          ["к", "KeyR"],
        ],
        [
          ["u", "KeyF"],
          ["r", "KeyO"],
        ],
      ]) {
        await go();
        await pressAs(page, ...back);
        assert.equal(await sowings(page), 0, `${place}: ${back}`);
        await pressAs(page, ...forth);
        assert.equal(await sowings(page), 1, `${place}: ${forth}`);
      }
    }
    await seat.button("settings").click();
    await seat.dialog.waitFor();
    await page.keyboard.press("u");
    assert.equal(await sowings(page), 1, "not behind a window");
  }));

test("a board on another's page hears keys only with the focus in it", () =>
  withPage(still, async (page) => {
    await page.evaluate(() => {
      const board = document.querySelector("ali-guli-mane");
      board.removeAttribute("keys");
      const home = board.parentElement;
      board.remove();
      home.append(Object.assign(document.createElement("input"), { id: "theirs" }), board);
    });
    const seat = await begun(page);
    await page.keyboard.press("u");
    await page.locator("#theirs").focus();
    await page.keyboard.press("u");
    assert.equal(await sowings(page), 1);
    assert.equal(await page.locator("#theirs").inputValue(), "u");
    await seat.line.click({ force: true });
    await page.keyboard.press("u");
    assert.equal(await sowings(page), 0, "its own ground is in it");
  }));

for (const key of ["Enter", " "]) {
  const name = key === " " ? "Space" : key;
  /** Pressed, and held down for so long that it repeats. */
  const hold = async (page) => {
    for (let i = 0; i < 20; i += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };

  test(`${name} held down on a hole sows once, and brings nothing home`, () =>
    withPage({}, async (page) => {
      const seat = await sitDown(page);
      await seat.hole(10).focus();
      await hold(page);
      await plies(page, 1);
      assert.equal((await seat.state()).phase, "showing", "the seeds are still on their way");
    }));

  test(`${name} held down on a button presses it once`, () =>
    withPage(still, async (page) => {
      const seat = await begun(page);
      await page.evaluate(() => {
        const { session } = document.querySelector("ali-guli-mane");
        for (let i = 0; i < 3; i += 1) {
          session.sow(session.view.legal[0]);
          session.shown();
        }
      });
      await plies(page, 4);
      await seat.button("undo").focus();
      await hold(page);
      assert.equal(await sowings(page), 3);
    }));
}

test("Space held down pauses, and goes on only when it is pressed again", () =>
  withPage({}, async (page) => {
    const seat = await sitDown(page);
    await seat.hole(10).focus();
    await page.keyboard.press("Enter");
    const paused = () => page.locator("ali-guli-mane .controls [data-do=pause]").getAttribute("aria-label");
    const before = await paused();
    for (let i = 0; i < 21; i += 1) await page.keyboard.down(" ");
    await page.keyboard.up(" ");
    assert.notEqual(await paused(), before);
    assert.equal((await seat.state()).phase, "showing");
    await page.keyboard.press(" ");
    assert.equal(await paused(), before);
  }));
