/** Puzzles: days, what somebody has solved, and a puzzle tried on the engine itself, as a build leaves it in dist. */

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { dayBefore, dayOf, isDay } from "../../www/js/game/days.js";
import { openStore } from "../../www/js/game/store.js";
import { Progress } from "../../www/js/puzzle/progress.js";
import { PuzzleSession } from "../../www/js/puzzle/puzzle-session.js";
import { wordsFor } from "../../www/js/text/index.js";
import { withLater } from "../../www/js/text/later.js";
import { api } from "./api.mjs";
import { Shelf } from "./helpers.mjs";

describe("a day", () => {
  it("is the one where the person is", () => {
    assert.equal(dayOf(new Date(2026, 10, 29, 23, 59)), "2026-11-29");
    assert.equal(dayOf(new Date(2026, 0, 1, 0, 0)), "2026-01-01");
  });

  it("has one before it", () => {
    const before = {
      "2026-11-29": "2026-11-28",
      "2026-01-01": "2025-12-31",
      "2024-03-01": "2024-02-29",
      "2026-03-30": "2026-03-29",
    };
    for (const [day, yesterday] of Object.entries(before)) assert.equal(dayBefore(day), yesterday);
  });

  it("is told from what is none", () => {
    assert.ok(isDay("2026-11-29"));
    for (const none of ["", "today", "2026-13-01", "2026-1-1"]) assert.ok(!isDay(none), none);
  });
});

describe("progress", () => {
  const series = /** @type {const} */ ({ variant: "kalah", kind: "keepTheWin", grade: 3 });

  it("remembers what was solved, and how at first, also at the next visit", () => {
    const shelf = new Shelf();
    const progress = new Progress(openStore(shelf));
    assert.equal(progress.solve({ ...series, number: 1 }, "later"), true);
    progress.solve({ ...series, number: 1 }, "first");
    progress.solve({ ...series, number: 3 }, "first");
    const again = new Progress(openStore(shelf));
    assert.equal(again.mark({ ...series, number: 1 }), "later");
    assert.equal(again.mark({ ...series, number: 2 }), null);
    assert.deepEqual(again.count(series), { solved: 2, first: 1 });
    assert.deepEqual(again.count({ ...series, grade: 4 }), { solved: 0, first: 0 });
  });

  it("goes on with the first that is not solved", () => {
    const progress = new Progress(openStore(new Shelf()));
    assert.equal(progress.next(series), 1);
    for (const number of [1, 2, 4]) progress.solve({ ...series, number }, "first");
    assert.equal(progress.next(series), 3);
    assert.equal(progress.next(series, 3), 5);
  });

  it("counts days in a row, up to this one or the one before", () => {
    const progress = new Progress(openStore(new Shelf()));
    assert.equal(progress.daysInARow("2026-03-02"), 0);
    for (const day of ["2026-02-26", "2026-02-28", "2026-03-01"]) progress.solve({ day }, "later");
    assert.equal(progress.daysInARow("2026-03-01"), 2);
    assert.equal(progress.daysInARow("2026-03-02"), 2);
    assert.equal(progress.daysInARow("2026-03-03"), 0);
    progress.solve({ day: "2026-02-27" }, "first");
    assert.equal(progress.daysInARow("2026-03-01"), 4);
  });

  it("knows what was practised last, and keeps the rest", () => {
    const progress = new Progress(openStore(new Shelf()));
    const other = { ...series, grade: 5 };
    assert.equal(progress.last([series, other]), undefined);
    progress.practise(other);
    progress.solve({ ...series, number: 1 }, "first");
    assert.deepEqual(progress.last([series, other]), other);
    assert.equal(progress.last([series]), undefined);
    assert.equal(progress.count(series).solved, 1);
  });

  it("sets aside what nobody can read, and loses nothing else", () => {
    for (const damaged of [
      "{",
      "7",
      "[]",
      '{"days":{"soon":"first"},"series":{}}',
      '{"days":{},"series":{"kalah":{"1":"twice"}}}',
      '{"days":[],"series":{}}',
    ]) {
      const shelf = new Shelf({ "agm.puzzles": damaged, "agm.game": "a game" });
      const progress = new Progress(openStore(shelf));
      assert.equal(progress.daysInARow("2026-03-01"), 0, damaged);
      progress.solve({ day: "2026-03-01" }, "first");
      assert.equal(new Progress(openStore(shelf)).daysInARow("2026-03-01"), 1, damaged);
      assert.equal(shelf.getItem("agm.game"), "a game");
      assert.equal(shelf.getItem("agm.puzzles.aside.1"), damaged);
    }
  });

  it("keeps whatever part of it makes sense, and says that some does not", () => {
    const sound = {
      days: { "2026-02-28": "first" },
      series: { "kalah keepTheWin 3": { 1: "first" } },
      last: "kalah keepTheWin 3",
    };
    const damages = [
      { days: null },
      { days: 5 },
      { series: "x" },
      { series: [] },
      { last: 5 },
      { last: {} },
      { days: { ...sound.days, soon: "first" } },
      { days: { ...sound.days, "2026-02-27": "twice" } },
      { days: { ...sound.days, "2026-02-27": { toString: "first" } } },
    ];
    const marks = [
      { 2: null },
      { 2: "twice" },
      { "-1": "first" },
      { x: "first" },
      { "1e3": "first" },
      { 2.5: "first" },
      { __proto__: null, constructor: "first" },
    ];
    for (const more of marks) damages.push({ series: { "kalah keepTheWin 3": { 1: "first", ...more } } });
    for (const more of [null, [], 7, "x"]) damages.push({ series: { ...sound.series, other: more } });
    for (const damage of damages) {
      const text = JSON.stringify({ ...sound, ...damage });
      const shelf = new Shelf({ "agm.puzzles": text });
      const progress = new Progress(openStore(shelf));
      assert.equal(
        progress.daysInARow("2026-03-01"),
        (typeof damage.days === "object" && damage.days) || !("days" in damage) ? 1 : 0,
        text,
      );
      assert.equal(
        progress.count(series).solved,
        (typeof damage.series === "object" && !Array.isArray(damage.series)) || !("series" in damage) ? 1 : 0,
        text,
      );
      assert.equal(progress.last([series]), "last" in damage ? undefined : series, text);
      assert.ok(progress.damaged, text);
      assert.equal(shelf.getItem("agm.puzzles.aside.1"), text);
      assert.ok(!new Progress(openStore(shelf)).damaged && !shelf.getItem("agm.puzzles.aside.2"), "it is mended");
    }
  });

  it("lets be what it does not know", () => {
    const shelf = new Shelf({ "agm.puzzles": JSON.stringify({ days: {}, series: {}, more: 7 }) });
    const progress = new Progress(openStore(shelf));
    assert.equal(progress.daysInARow("2026-03-01"), 0);
    assert.ok(!progress.damaged && !shelf.getItem("agm.puzzles.aside.1"));
  });

  it("lasts as long as the page where nothing may be stored", () => {
    const store = openStore(null);
    assert.equal(new Progress(store).solve({ day: "2026-03-01" }, "first"), false);
    assert.equal(new Progress(store).mark({ day: "2026-03-01" }), "first");
  });
});

/** A puzzle on the board; whatever moves is shown at once. */
function sitDown(variant, kind, { seed = 1, grade = 3 } = {}) {
  const engine = new api.Engine(variant);
  const puzzle = engine.puzzle(kind, seed, grade);
  engine.free();
  const session = new PuzzleSession(api, puzzle);
  const verdicts = [];
  session.addEventListener("trace", () => queueMicrotask(() => session.shown()));
  session.addEventListener("verdict", ({ detail }) => verdicts.push(detail));
  return { session, puzzle, verdicts };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Makes the sowings of an answer one after the other. */
async function play(session, sowings) {
  for (const sowing of sowings) {
    assert.ok(session.sow(sowing));
    await settled();
  }
}

/** Plays any turn that begins with a wrong sowing. */
async function playWrong({ session, puzzle }) {
  await play(session, [puzzle.choices.find(({ worth }) => worth < puzzle.best).sowing]);
  while (!session.verdict) await play(session, [session.choices[0]]);
}

const sown = api
  .variants()
  .flatMap(({ id, puzzles }) => puzzles.filter((kind) => kind !== "callThePit").map((kind) => [id, kind]));
const called = api
  .variants()
  .filter(({ puzzles }) => puzzles.includes("callThePit"))
  .map(({ id }) => id);

describe("a puzzle at the board", () => {
  for (const [variant, kind] of sown) {
    it(`is solved by its answer and by no other: ${variant}, ${kind}`, async () => {
      const table = sitDown(variant, kind);
      const { session, puzzle, verdicts } = table;
      const before = session.view;
      await playWrong(table);
      assert.equal(session.verdict.right, false);
      assert.ok(session.verdict.worth < puzzle.best);
      assert.equal(session.phase, "answered");
      assert.equal(session.sow(session.choices[0] ?? { hole: 0 }), false, "it is judged once");
      session.again();
      assert.deepEqual(session.view, before);
      assert.equal(session.phase, "choose");
      await play(session, puzzle.line);
      const { right, first, shown, worth, made } = session.verdict;
      assert.deepEqual(
        { right, first, shown, worth, made },
        { right: true, first: false, shown: false, worth: puzzle.best, made: puzzle.line },
      );
      assert.equal(verdicts.length, 2);
    });

    it(`shows its answer, and then it is no art to find it: ${variant}, ${kind}`, async () => {
      const { session, puzzle, verdicts } = sitDown(variant, kind, { seed: 2 });
      session.reveal();
      assert.equal(session.isOpen, false);
      while (!session.verdict) await settled();
      assert.deepEqual(
        [session.verdict.shown, session.verdict.worth, session.verdict.made],
        [true, puzzle.best, puzzle.line],
      );
      session.again();
      await play(session, puzzle.line);
      assert.deepEqual([session.verdict.right, session.verdict.first, session.verdict.shown], [true, false, false]);
      assert.equal(verdicts.length, 2);
    });
  }

  it("is solved at the first try where it is", async () => {
    const { session, puzzle } = sitDown("ali-guli-mane", "keepTheWin");
    await play(session, puzzle.line);
    assert.deepEqual([session.verdict.right, session.verdict.first], [true, true]);
    session.lay(puzzle);
    assert.equal(session.verdict, null);
  });

  it("refuses what may not be sown", () => {
    const { session } = sitDown("kalah", "largestCapture");
    const refused = [];
    session.addEventListener("refused", ({ detail }) => refused.push(detail.code));
    assert.equal(session.sow({ hole: 0 }), false);
    assert.deepEqual(refused, ["notYourHole"]);
    assert.equal(session.verdict, null);
  });

  for (const variant of called) {
    it(`asks where the last seed falls: ${variant}`, async () => {
      const { session, puzzle } = sitDown(variant, "callThePit");
      const { holes } = session.view;
      assert.equal(session.choices.length, holes.length, "any hole may be named");
      const wrong = holes.findIndex((_, hole) => hole !== puzzle.falls);
      session.sow({ hole: wrong });
      await settled();
      assert.deepEqual(
        [session.verdict.right, session.verdict.called, session.verdict.made],
        [false, wrong, puzzle.line],
      );
      session.again();
      session.call(puzzle.falls);
      await settled();
      assert.deepEqual([session.verdict.right, session.verdict.first], [true, false]);
    });
  }
});

describe("the words of puzzles", () => {
  const { puzzle: words } = withLater(wordsFor("en"));
  const facts = {
    kind: "keepTheWin",
    best: 3,
    ring: true,
    several: true,
    banks: [25, 31],
    answer: ["B4", "B2"],
    falls: "A3",
  };
  const outcome = {
    ...facts,
    right: true,
    shown: false,
    worth: 3,
    chosen: ["B4"],
    called: "A3",
    second: { name: "B1", worth: 0 },
  };

  it("are there for every kind, whatever comes out", () => {
    for (const kind of new Set(api.variants().flatMap(({ puzzles }) => puzzles))) {
      assert.ok(words.kinds[kind], kind);
      for (const again of [true, false]) assert.match(words.ask({ ...facts, kind, again }), /[.?]$/);
      for (const change of [
        {},
        { right: false, worth: -1 },
        { right: false, worth: 0 },
        { shown: true },
        { second: null },
        { falls: null, called: null },
      ]) {
        assert.doesNotMatch(words.verdict({ ...outcome, kind, ...change }), /undefined|null|NaN|\[object/);
      }
    }
  });

  it("say why in seeds and laps", () => {
    assert.equal(
      words.verdict(outcome),
      "Yes! B4 keeps the win: with best play you win by three. With B1, the next best, it ends in a draw.",
    );
    assert.equal(
      words.verdict({ ...outcome, right: false, worth: -2 }),
      "B4 lets the win go: with best play you lose by two.",
    );
    assert.equal(
      words.verdict({ ...outcome, kind: "largestCapture", best: 15, second: { name: "B1", worth: 12 } }),
      "Yes! B4, then B2 brings in 15 seeds, and nothing brings in more. The next best, B1, comes to twelve.",
    );
    assert.equal(
      words.verdict({ ...outcome, kind: "callThePit", right: false, called: null }),
      "You said the bank. The last seed falls into A3, after three laps.",
    );
    assert.equal(words.account("first", 3), "Solved at the first try. Three days in a row.");
    assert.equal(words.account(null, 0), "");
  });
});
