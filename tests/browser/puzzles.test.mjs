// Puzzles as a person meets them: today's by mouse and by keyboard, others to practise on, and the game that waits.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { accessibilityViolations, screenshot, withPage } from "./harness.mjs";

/** axe-core puts styles into the page while it looks, which the page's security rules forbid: not the page's fault. */
const forgive = (complaint) => complaint.includes("Applying inline style");
const desktop = { width: 1280, height: 800, reducedMotion: true, forgive };
const phone = { width: 360, height: 740, dpr: 2, touch: true, reducedMotion: true, forgive };
const small = { ...phone, width: 320, height: 568 };

const isFine = async (page) => assert.deepEqual(await accessibilityViolations(page), []);
const host = "ali-guli-mane";
const panel = (page, action) => page.locator(`${host} .puzzle ${action ? `[data-do="${action}"]` : ""}`);
const verdict = (page) => page.locator(`${host} .puzzle .verdict`);

/** It is always the same day. @param {string} day */
const on = (day) => (page) => page.clock.setFixedTime(new Date(`${day}T12:00:00`));

/** Nothing may be stored. */
const withoutStorage = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("no", "SecurityError");
      },
    });
  });

/** Opens the window. */
async function enter(page) {
  const seat = await sitDown(page);
  await seat.button("puzzles").click();
  await seat.dialog.waitFor();
  return seat;
}

/** Chooses today's. */
async function today(page) {
  const seat = await enter(page);
  await seat.dialog.locator('button[value="today"]').click();
  await panel(page).waitFor();
  return seat;
}

/** Chooses one to practise on. */
async function practise(page, variant, kind, grade = 2) {
  const seat = await enter(page);
  for (const [name, value] of Object.entries({ game: variant, kind, grade: String(grade) })) {
    await seat.dialog.locator(`select[name="${name}"]`).selectOption(value);
  }
  await seat.dialog.locator('button[value="practice"]').click();
  await panel(page).waitFor();
  await verdict(page).waitFor({ state: "hidden" }); // on the puzzle before
  return seat;
}

/**
 * What the engine knows of the puzzle of a day, or of another.
 * @param {{ day?: string, variant?: string, kind?: string, seed?: number, grade?: number }} wanted
 */
const answerTo = (page, wanted) =>
  page.evaluate(async ({ day, ...asked }) => {
    const { Engine, daily } = await globalThis.bareEngine();
    const { variant, kind, seed, grade } = day ? daily(day) : asked;
    const engine = new Engine(variant);
    const puzzle = engine.puzzle(kind, seed, grade);
    engine.free();
    return puzzle;
  }, wanted);

/** Brings the seeds home until there is a verdict. */
async function judged(page) {
  while (!(await verdict(page).isVisible())) {
    await page.keyboard.press("s");
    await page.evaluate(() => new Promise(requestAnimationFrame)); // a key more or less does no harm
  }
  return verdict(page).textContent();
}

const questionSeen = (page) =>
  page.waitForFunction(() =>
    /[?.]$/.test(document.querySelector("ali-guli-mane").shadowRoot.querySelector(".line").textContent),
  );

test("today's puzzle is solved by mouse, remembered, and the game that was left goes on", () =>
  withPage({ ...desktop, before: on("2026-11-29") }, async (page) => {
    let seat = await sitDown(page);
    await page.locator(`${host} [data-seat='1']`).selectOption("person");
    await seat.hole(12).click();
    const game = await seat.finish();
    await today(page);
    assert.match(await page.locator(`${host} .caption`).textContent(), /^Today’s puzzle: /);
    await questionSeen(page);
    await isFine(page);
    const { line, choices, best } = await answerTo(page, { day: "2026-11-29" });
    const wrong = choices.find(({ worth }) => worth < best);
    await seat.hole(wrong.sowing.hole).click();
    assert.match(await judged(page), /lets the win go/);
    await isFine(page);
    await panel(page, "again").click();
    await seat.hole(line[0].hole).click();
    assert.match(await judged(page), /^Yes! .* keeps the win: with best play you win by \w+\./);
    await isFine(page);
    await screenshot(page, "puzzle-solved-desktop");
    await panel(page, "back").click();
    assert.equal((await seat.state()).text, game.text);
    assert.ok(await seat.isBoardFocused(), "the button is gone, so the board has the focus");
    await page.reload();
    seat = await enter(page);
    assert.match(await seat.dialog.textContent(), /Sunday,? 29 November 2026\. Solved\./);
    assert.equal((await seat.state()).text, game.text, "the game is as it was");
  }));

test("the window stays while a puzzle is made, and closing it ends the wish", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await page.locator(`${host} [data-seat='1']`).selectOption("person");
    let release;
    const held = new Promise((resolve) => (release = resolve));
    await page.route(/worker/, async (route) => {
      await held; // so long nothing is made
      await route.continue();
    });
    await seat.button("puzzles").click();
    await seat.dialog.locator('button[value="practice"]').click();
    const status = seat.dialog.locator("[role=status]").last();
    await page.waitForFunction(
      (dialog) => dialog.textContent.includes("Making the puzzle"),
      await seat.dialog.elementHandle(),
    );
    assert.match(await status.textContent(), /Making the puzzle/);
    await seat.dialog.locator('button[value="practice"]').click(); // once more, while it waits, asks for nothing more
    await isFine(page);
    await page.keyboard.press("Escape");
    await seat.dialog.waitFor({ state: "detached" });
    release();
    await seat.hole(12).click();
    await seat.finish();
    assert.equal(await panel(page).count(), 0, "no puzzle has come");
    await today(page);
  }));

test("what is to be known of the match is told at a puzzle too, and after it", () =>
  withPage({ ...desktop, before: withoutStorage }, async (page) => {
    const seat = await sitDown(page);
    assert.match(await seat.notice.textContent(), /cannot save/);
    await today(page);
    assert.match(await seat.notice.textContent(), /cannot save/);
    await panel(page, "back").click();
    assert.match(await seat.notice.textContent(), /cannot save/);
  }));

test("today's puzzle is solved by keyboard alone, and heard", () =>
  withPage({ ...desktop, before: on("2026-11-29") }, async (page) => {
    const seat = await enter(page);
    await page.keyboard.press("Enter"); // "Solve it" has the focus
    await panel(page).waitFor();
    await questionSeen(page);
    assert.match(
      await page.locator(`${host} .twin`).getAttribute("aria-label"),
      /^You sow the near row\. You have \d+ in the bank, North has \d+\. Which is the only sowing that keeps the win\? The board\./,
    );
    await seat.listen();
    const { line } = await answerTo(page, { day: "2026-11-29" });
    await page.keyboard.press("Home");
    const columns = await page.evaluate(() =>
      [
        ...document
          .querySelector("ali-guli-mane")
          .shadowRoot.querySelectorAll(".twin [role=row]:last-child [data-hole]"),
      ].map(({ dataset }) => Number(dataset.hole)),
    );
    for (let i = 0; i < columns.indexOf(line[0].hole); i += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const told = await judged(page);
    assert.match(told, /^Yes!/);
    assert.equal((await seat.spoken()).at(-1), told);
    await page.keyboard.press("n");
    await page.waitForFunction(() =>
      document.querySelector("ali-guli-mane").shadowRoot.querySelector(".caption").textContent.includes("puzzle 1"),
    );
  }));

test("days in a row are counted", () =>
  withPage({ ...desktop, before: on("2026-11-29") }, async (page) => {
    await page.evaluate(() =>
      localStorage.setItem(
        "agm.puzzles",
        JSON.stringify({ days: { "2026-11-27": "first", "2026-11-28": "later" }, series: {} }),
      ),
    );
    const seat = await today(page);
    const { line } = await answerTo(page, { day: "2026-11-29" });
    await seat.hole(line[0].hole).click();
    await judged(page);
    assert.equal(await panel(page).locator(".note").textContent(), "Solved at the first try. Three days in a row.");
  }));

for (const [name, window] of Object.entries({ phone, small })) {
  test(`a place is named by finger, and nothing is cut off, on a ${name}`, () =>
    withPage(window, async (page) => {
      const seat = await practise(page, "ali-guli-mane", "callThePit");
      const {
        line: [{ hole }],
        falls,
      } = await answerTo(page, { variant: "ali-guli-mane", kind: "callThePit", seed: 1, grade: 2 });
      assert.match(await seat.hole(hole).getAttribute("aria-label"), /about to be sown/);
      await screenshot(page, `puzzle-pit-${name}`);
      await isFine(page);
      await seat.hole(falls).tap();
      assert.match(await judged(page), /^Yes! The last seed falls into /);
      await screenshot(page, `puzzle-pit-solved-${name}`);
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        "it does not scroll sideways",
      );
      for (const action of ["onward", "back"]) {
        const { y, height } = await panel(page, action).boundingBox();
        assert.ok(y + height <= window.height && height >= 44);
      }
      await panel(page, "onward").tap();
      await page.waitForFunction(() =>
        document.querySelector("ali-guli-mane").shadowRoot.querySelector(".caption").textContent.includes("puzzle 2"),
      );
    }));
}

for (const [name, window] of Object.entries({ desktop, phone, small })) {
  test(`after a miss the next puzzle is offered where the answer is told, another try where it is not, on a ${name}`, () =>
    withPage(window, async (page) => {
      const offered = () =>
        panel(page)
          .locator("button:visible")
          .evaluateAll((buttons) =>
            buttons.map(({ textContent, className }) => textContent + (className && ` (${className})`)),
          );
      const inSight = async () => {
        for (const button of await page.locator(`${host} :is(.puzzle, .controls) button:visible`).all()) {
          const { x, y, width, height } = await button.boundingBox();
          assert.ok(
            x >= 0 && x + width <= window.width && y + height <= window.height && width >= 44 && height >= 44,
            `${await button.textContent()}: ${x}, ${y}, ${width} x ${height}`,
          );
        }
      };
      await practise(page, "avalanche", "callThePit");
      assert.deepEqual(await offered(), ["Into the bank", "Show me", "Back to the game"]);
      await inSight();
      await panel(page, "bank").click();
      assert.match(await judged(page), /^You said the bank\. The last seed falls into A3/);
      assert.deepEqual(await offered(), ["Try again", "Next (chief)", "Back to the game"]);
      await inSight();
      const seat = await practise(page, "ali-guli-mane", "longestRelay");
      const { choices, best } = await answerTo(page, {
        variant: "ali-guli-mane",
        kind: "longestRelay",
        seed: 1,
        grade: 2,
      });
      await seat.hole(choices.find(({ worth }) => worth < best).sowing.hole).click();
      assert.match(await judged(page), /Another hole runs longer\.$/);
      assert.deepEqual(await offered(), ["Try again (chief)", "Show me", "Next", "Back to the game"]);
      await inSight();
    }));
}

test("all of the window of puzzles is in sight on a small phone, however much there is to tell", () =>
  withPage({ ...small, before: on("2027-09-16") }, async (page) => {
    await page.evaluate(() => {
      const days = Object.fromEntries(
        Array.from({ length: 16 }, (_, i) => [`2027-09-${String(i + 1).padStart(2, "0")}`, "first"]),
      );
      const series = { "ali-guli-mane largestCapture 5": { 1: "first", 2: "later" } };
      localStorage.setItem("agm.puzzles", JSON.stringify({ days, series, last: Object.keys(series)[0] }));
    });
    const { dialog } = await enter(page);
    assert.match(
      await dialog.textContent(),
      /either way: the largest capture, medium\..*Solved at the first try\. 16 days in a row\..*Two solved here/,
    );
    await screenshot(page, "puzzles-small");
    assert.deepEqual(
      await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      0,
      "it does not scroll",
    );
    for (const thing of await dialog.locator("button, select").all()) {
      const { y, height } = await thing.boundingBox();
      assert.ok(y >= 0 && y + height <= small.height && height >= 44);
    }
    await isFine(page);
  }));

test("a seed may fall into the bank; another may be chosen either way round; a whole turn is shown", () =>
  withPage(desktop, async (page) => {
    let seat = await practise(page, "avalanche", "callThePit");
    await panel(page, "bank").click();
    await judged(page);
    assert.match(await verdict(page).textContent(), /You said the bank|falls into the bank/);

    seat = await practise(page, "ali-guli-mane-either-way", "longestRelay");
    const {
      line: [{ hole, way }],
    } = await answerTo(page, { variant: "ali-guli-mane-either-way", kind: "longestRelay", seed: 1, grade: 2 });
    await seat.hole(hole).focus();
    await page.keyboard.press(way === "clockwise" ? "Shift+Enter" : "Enter");
    assert.match(await judged(page), /^Yes! .*wise runs for \w+ laps\./);

    await practise(page, "kalah", "largestCapture", 4);
    await panel(page, "reveal").click();
    assert.match(await judged(page), /then .* brings in/);
    assert.equal(await panel(page, "reveal").isVisible(), false);
  }));

for (const dark of [false, true]) {
  test(`axe-core finds nothing in the window of puzzles${dark ? ", in the dark" : ""}`, () =>
    withPage(phone, async (page) => {
      if (dark) await page.emulateMedia({ colorScheme: "dark" });
      const seat = await enter(page);
      await isFine(page);
      await screenshot(page, `puzzles-${dark ? "dark" : "light"}`);
      await page.keyboard.press("Escape");
      await seat.dialog.waitFor({ state: "detached" });
    }));
}

test("what is shown at a game to help is not shown at a puzzle", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await seat.button("worth").click();
    await page.waitForFunction(() =>
      document
        .querySelector("ali-guli-mane")
        .shadowRoot.querySelector("[data-hole='13']")
        .getAttribute("aria-label")
        .includes("worth"),
    );
    await practise(page, "ali-guli-mane", "longestRelay");
    const { legal } = await page.evaluate(() => ({
      legal: [
        ...document
          .querySelector("ali-guli-mane")
          .shadowRoot.querySelectorAll(".twin [data-hole]:not([aria-disabled])"),
      ].map((hole) => hole.getAttribute("aria-label")),
    }));
    assert.ok(legal.length >= 3);
    assert.ok(
      legal.every((label) => !label.includes("worth")),
      String(legal),
    );
    await seat.hole(13).hover();
    assert.match(await seat.line.textContent(), /Which hole runs for the most laps\?$/);
    await page.locator(`${host} .speed input`).fill("4");
    await panel(page, "back").click();
    await page.waitForFunction(() =>
      document
        .querySelector("ali-guli-mane")
        .shadowRoot.querySelector("[data-hole='13']")
        .getAttribute("aria-label")
        .includes("worth"),
    );
    const { beat, ...chosen } = await page.evaluate(() => JSON.parse(localStorage.getItem("agm.prefs")));
    assert.deepEqual(
      chosen,
      { preview: true, speed: 2, taught: true, worth: true },
      "what was chosen at the puzzle holds, and nothing else has changed",
    );
  }));
