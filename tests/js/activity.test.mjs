/** What every activity promises to the table, on the engine itself: a game, a review, a puzzle of each kind. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { Prefs } from "../../www/js/game/prefs.js";
import { Session } from "../../www/js/game/session.js";
import { openStore } from "../../www/js/game/store.js";
import { GameActivity } from "../../www/js/play/game-activity.js";
import { PuzzleActivity } from "../../www/js/puzzle/puzzle-activity.js";
import { ReviewActivity } from "../../www/js/review/review-activity.js";
import { wordsFor } from "../../www/js/text/index.js";
import { withLater } from "../../www/js/text/later.js";
import { api } from "./api.mjs";
import { fakeDocument } from "./fake-dom.mjs";

const words = withLater(wordsFor("en"));
const games = api.variants();
const events = ["trace", "change", "update", "refused", "notice", "told", "spoken", "focus"];
const silent = { think: () => new Promise(() => {}), cancel() {} };
const wait = async () => {};
const toTheLeft = () => "left";

/** What all activities are made of. */
function parts(variant) {
  const prefs = new Prefs(openStore(null));
  const session = new Session({ api, engine: silent, store: openStore(null), wait });
  session.start({ variant, options: {}, seats: ["person", "person"] });
  return { api, games, words, prefs, session, wait, engine: silent, analysisClient: silent, root: null };
}

const nowhere = { puzzles() {}, review() {} };
const game = (variant) => (signal) => new GameActivity(parts(variant), nowhere, signal);

function review(variant) {
  const round = new api.Game(variant);
  while (!round.view().outcome) round.play(round.view().legal[0]);
  const record = round.record();
  round.free();
  return (signal) => new ReviewActivity({ record, seats: ["person", "child"] }, parts(variant), () => {}, signal);
}

function puzzle(variant, kind) {
  const engine = new api.Engine(variant);
  const made = engine.puzzle(kind, 1, 2);
  engine.free();
  const mode = { number: 1, next: async () => made, stop() {}, note() {}, account: () => "" };
  return (signal) => new PuzzleActivity(made, { api, games, words, mode }, { other() {}, back() {} }, signal);
}

const activities = Object.fromEntries([
  ...games.map(({ id }) => [`a game: ${id}`, game(id)]),
  ...["ali-guli-mane", "kalah"].map((id) => [`a review: ${id}`, review(id)]),
  ...games.flatMap(({ id, puzzles }) => puzzles.map((kind) => [`a puzzle: ${id}, ${kind}`, puzzle(id, kind)])),
]);

/** An activity that somebody has entered, and what it has told since it was last asked. */
function entered(make) {
  const life = new AbortController();
  const activity = make(life.signal);
  const told = [];
  for (const type of events) activity.addEventListener(type, ({ detail }) => told.push({ type, ...detail }));
  activity.enter();
  const heard = () => told.splice(0);
  return { activity, heard, leave: () => life.abort() };
}

/** The types of some events, but for what only goes with them. */
const main = (heard) => heard.map(({ type }) => type).filter((type) => !["focus", "spoken", "update"].includes(type));

/** Shows whatever is to be shown, until somebody may choose or it is over. */
function settle({ activity }) {
  for (let traces = 0; activity.state.phase === "showing"; traces += 1) {
    assert.ok(traces < 20, "it comes to an end");
    activity.shown();
  }
}

const sowingOf = (activity) => {
  const [hole] = activity.state.legal;
  return activity.state.info.ways === "both" ? activity.state.view.legal.find((it) => it.hole === hole) : { hole };
};

function isWhole(state) {
  const texts = ["turn", "caption", "note", "label", "line", "invitation"];
  for (const name of texts) assert.doesNotMatch(state[name], /undefined|null|NaN|\[object/, name);
  assert.ok(state.caption && state.label);
  const { holes } = state.view;
  assert.deepEqual([state.readings.length, state.seats.length], [holes.length, 2]);
  for (const hole of [...state.legal, ...state.endless]) assert.ok(hole in holes);
  assert.deepEqual(
    state.endless.filter((hole) => state.legal.includes(hole)),
    [],
  );
  assert.equal(state.legal.length > 0, state.phase === "choose", `${state.legal} in ${state.phase}`);
  for (const [name, { can, run }] of Object.entries(state.actions))
    assert.deepEqual([typeof can, typeof run], ["boolean", "function"], name);
}

for (const [name, make] of Object.entries(activities)) {
  describe(name, () => {
    beforeEach(() => (globalThis.document = fakeDocument));
    afterEach(() => delete globalThis.document);

    it("is shown as soon as it is entered, with something to choose", () => {
      const { activity, heard } = entered(make);
      assert.equal(main(heard()).at(-1), "change");
      isWhole(activity.state);
      assert.equal(activity.state.phase, "choose");
    });

    it("tells a sowing once, and goes on when that is shown", () => {
      const table = entered(make);
      const { activity, heard } = table;
      heard();
      activity.sow(sowingOf(activity));
      const [played, ...more] = heard().filter(({ type }) => type === "trace");
      assert.deepEqual(more, []);
      assert.ok(played.trace.length > 0 && played.before.text !== played.after.text);
      assert.equal(activity.state.phase, "showing");
      isWhole(activity.state);
      activity.sow({ hole: 0 });
      assert.deepEqual(
        heard().filter(({ type }) => type === "trace"),
        [],
        "nothing is sown while seeds move",
      );
      settle(table);
      assert.equal(main(heard()).at(-1), "change");
      isWhole(activity.state);
    });

    it("changes nothing when what is chosen may not be sown", () => {
      const { activity, heard } = entered(make);
      heard();
      const { view, legal } = activity.state;
      const hole = view.holes.findIndex((_, each) => !legal.includes(each));
      if (hole < 0) return assert.equal(legal.length, view.holes.length);
      activity.sow({ hole });
      const [{ type, code }] = heard();
      assert.equal(type, "refused");
      assert.ok(words.errors[code], code);
      assert.deepEqual(activity.state.view, view);
    });

    it("looks ahead without playing", () => {
      const { activity, heard } = entered(make);
      heard();
      const { view } = activity.state;
      const preview = activity.preview(sowingOf(activity));
      if (preview) assert.ok(preview.wins >= 0 && preview.takes.every((hole) => hole in view.holes));
      assert.equal(preview === null, name.startsWith("a puzzle"), "what is asked for is shown, but for an answer");
      assert.equal(activity.state.previews, false, "and nothing is that is not asked for");
      assert.deepEqual([activity.state.view, heard()], [view, []]);
    });

    it("marks holes that are there", () => {
      const table = entered(make);
      const { activity } = table;
      const check = () => {
        const { values, hole, sowing } = activity.highlights(toTheLeft);
        const marked = [
          ...values.map((value) => value.hole),
          ...[hole, sowing?.hole ?? null].filter((it) => it !== null),
        ];
        for (const each of marked) assert.ok(each in activity.state.view.holes);
        for (const { tone, text } of values) assert.ok(Math.abs(tone) <= 1 && text);
      };
      check();
      activity.sow(sowingOf(activity));
      check();
      settle(table);
      check();
    });

    it("says nothing twice, however often it is drawn", () => {
      const table = entered(make);
      const { activity, heard } = table;
      for (const step of [() => {}, () => activity.sow(sowingOf(activity)), () => settle(table)]) {
        step();
        assert.equal(activity.panel.render(), false, "there is no focus to be lost");
        heard();
        activity.panel.render();
        assert.deepEqual(heard(), []);
      }
    });

    it("has an action for every button of its panel that is seen", () => {
      const table = entered(make);
      const { activity } = table;
      const buttons = () => {
        const { below, cards } = activity.panel;
        const shown = [below, ...cards].filter(({ hidden }) => !hidden);
        return shown.flatMap((part) => part.all((it) => it.getAttribute("data-do") !== null && !it.hidden));
      };
      for (const step of [() => {}, () => activity.sow(sowingOf(activity)), () => settle(table)]) {
        step();
        activity.panel.render();
        for (const button of buttons()) {
          const action = activity.state.actions[button.getAttribute("data-do")];
          assert.equal(Boolean(action?.can), button.getAttribute("aria-disabled") !== "true", button.textContent);
        }
      }
    });

    it("is silent once it is left", () => {
      const { activity, heard, leave } = entered(make);
      activity.sow(sowingOf(activity));
      heard();
      leave();
      activity.shown();
      assert.deepEqual(heard(), []);
    });
  });
}

describe("what only some activities can do", () => {
  beforeEach(() => (globalThis.document = fakeDocument));
  afterEach(() => delete globalThis.document);
  const cans = ({ activity }) =>
    Object.entries(activity.state.actions)
      .filter(([, { can }]) => can)
      .map(([name]) => name)
      .sort();

  /** A puzzle that has been answered, and the next one, which is made for as long as the test likes. */
  function onwards() {
    const engine = new api.Engine("kalah");
    const [made, following] = [1, 2].map((seed) => engine.puzzle("keepTheWin", seed, 2));
    engine.free();
    const asked = [];
    const next = () => {
      const promise = new Promise((resolve, reject) => asked.push({ resolve, reject }));
      asked.at(-1).promise = promise;
      return promise;
    };
    const stop = () => asked.at(-1)?.reject(Object.assign(new Error("cancelled"), { code: "cancelled" }));
    const mode = { number: 1, next, stop, note() {}, account: () => "" };
    const ways = { other() {}, back() {} };
    const table = entered((signal) => new PuzzleActivity(made, { api, games, words, mode }, ways, signal));
    table.activity.sow(made.line[0]);
    settle(table);
    table.activity.state.actions.onward.run();
    return { ...table, made, following, asked };
  }

  it("the next puzzle is laid once it is made, and asked for once", async () => {
    const { activity, heard, following, asked } = onwards();
    assert.deepEqual([activity.state.line, activity.state.actions.onward.can], [words.puzzle.making, false]);
    asked[0].resolve(following);
    await asked[0].promise;
    assert.equal(activity.state.view.text, following.position);
    assert.equal(main(heard()).at(-1), "change");
  });

  for (const act of ["again", "reveal", "puzzles"]) {
    it(`whoever chooses "${act}" while the next puzzle is made keeps this one`, async () => {
      const { activity, made, following, asked } = onwards();
      activity.state.actions[act].run();
      asked[0].resolve(following);
      await asked[0].promise.catch(() => {});
      assert.equal(activity.state.view.variant, made.variant);
      assert.notEqual(activity.state.view.text, following.position);
      assert.notEqual(activity.state.line, words.puzzle.making);
    });
  }

  it("the next puzzle does not come to a table that was left", async () => {
    const { heard, leave, following, asked } = onwards();
    heard();
    leave();
    asked[0].resolve(following);
    await asked[0].promise.catch(() => {});
    assert.deepEqual(heard(), []);
  });

  it("a puzzle that cannot be made is told, and asked for again", async () => {
    const { activity, heard, asked } = onwards();
    asked[0].reject(new Error("no engine"));
    await asked[0].promise.catch(() => {});
    assert.deepEqual([activity.state.line, activity.state.actions.onward.can], ["", true]);
    assert.ok(heard().some(({ type, code }) => type === "notice" && code === "puzzleFailed"));
  });

  it("a game begins with everything but what there is none of yet", () => {
    const table = entered(game("ali-guli-mane"));
    assert.deepEqual(cans(table), [
      "fresh",
      "hint",
      "match",
      "next",
      "puzzles",
      "records",
      "resign",
      "retry",
      "taught",
      "teach",
      "worth",
    ]);
    table.activity.sow({ hole: 10 });
    assert.deepEqual(cans(table), ["fresh", "match", "moves", "puzzles", "records", "taught", "teach", "undo"]);
    table.activity.state.actions.undo.run();
    assert.deepEqual([table.activity.state.phase, cans(table).includes("redo")], ["choose", true]);
  });

  it("a review takes back and learns, and begins nothing", () => {
    const table = entered(review("ali-guli-mane"));
    assert.deepEqual(cans(table), ["back", "hint", "last", "later", "redo", "retry", "worth"]);
    const { activity } = table;
    const { seats, invitation, actions } = activity.state;
    assert.deepEqual(
      [seats, invitation, activity.reseat],
      [["person", "child"], "", null],
      "who played stays who he was",
    );
    const [first] = activity.state.view.legal;
    assert.equal(activity.highlights(toTheLeft).hole, first.hole, "what was sown is marked");
    actions.last.run();
    assert.deepEqual(
      [cans(table), activity.highlights(toTheLeft).hole],
      [["back", "earlier", "first", "retry", "undo"], null],
    );
  });

  it("a puzzle takes nothing back, and has no help but its answer", () => {
    const table = entered(puzzle("kalah", "largestCapture"));
    assert.deepEqual(cans(table), ["back", "bank", "puzzles", "reveal"]);
    assert.deepEqual([table.activity.reseat, table.activity.state.previews], [null, false]);
    table.activity.state.actions.reveal.run();
    settle(table);
    assert.equal(table.activity.state.phase, "answered");
    assert.deepEqual(cans(table), ["again", "back", "next", "onward", "puzzles", "reveal"]);
  });

  it("a game lets the computer wait as long as was chosen before, and from then on as long as is chosen", () => {
    const waits = [];
    const life = new AbortController();
    const given = parts("kalah");
    const session = new Session({ api, engine: silent, store: openStore(null), wait: async (ms) => waits.push(ms) });
    given.prefs.set("beat", 2500);
    new GameActivity({ ...given, session }, nowhere, life.signal);
    session.start({ variant: "kalah", options: {}, seats: ["child", "person"] });
    given.prefs.set("beat", 100);
    session.start({ seats: ["child", "person"] });
    assert.deepEqual(waits, [2500, 100]);
    life.abort();
    session.destroy();
  });
});
