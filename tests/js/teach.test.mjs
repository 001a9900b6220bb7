/** The advisor without a board: what is known, what is said, and what is forgotten. */

import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { Analyser } from "../../www/js/analysis/analyser.js";
import { drawFairStart } from "../../www/js/analysis/fair-start.js";
import { bestOf, costOf, marksOf, toneOf } from "../../www/js/analysis/worth.js";
import { portionNodes } from "../../www/js/engine/portions.js";
import { Prefs } from "../../www/js/game/prefs.js";
import { Session } from "../../www/js/game/session.js";
import { openStore } from "../../www/js/game/store.js";
import { Advisor } from "../../www/js/teach/advisor.js";
import { wordsFor } from "../../www/js/text/index.js";
import { FakeGame, fakeApi } from "./fake-game.mjs";

const settled = () => new Promise((resolve) => setImmediate(resolve));
const value = (hole, margin, more) => ({ sowing: { hole }, margin, exact: true, ...more });
const thoughtOf = (...values) => {
  const best = values.toSorted((a, b) => b.margin - a.margin)[0];
  return { sowing: best?.sowing ?? null, exact: true, nodes: 1, values, line: [] };
};

describe("the worth of a sowing", () => {
  const thought = thoughtOf(value(2, 3), value(3, 7), value(1, -20, { exact: false }));

  it("is measured against the best", () => {
    assert.equal(bestOf(thought).margin, 7);
    assert.deepEqual(costOf(thought, { hole: 2 }), { seeds: 4, exact: true });
    assert.deepEqual(costOf(thought, { hole: 3, way: "anticlockwise" }), { seeds: 0, exact: true });
    assert.deepEqual(costOf(thought, { hole: 1 }), { seeds: 27, exact: false });
    const early = { ...thought, exact: false };
    assert.deepEqual(costOf(early, { hole: 2 }), { seeds: 4, exact: false }, "another may be better still");
    assert.equal(costOf(thought, { hole: 3, way: "clockwise" }), null);
  });

  it("has a tone from good to bad, which never leaves the scale", () => {
    const tones = [0, 1, 6, 12, 90].map(toneOf);
    assert.deepEqual(
      tones,
      tones.toSorted((a, b) => b - a),
    );
    assert.deepEqual([tones[0], tones[2], tones[3], tones[4]], [1, 0, -1, -1]);
  });

  it("stands on its hole, or on the side on which it would set out", () => {
    const write = ({ margin }) => String(margin);
    assert.deepEqual(
      marksOf(thought, write, () => null).map(({ hole, text }) => [hole, text]),
      [
        [2, "3"],
        [3, "7"],
        [1, "-20"],
      ],
    );
    const [left] = marksOf(thoughtOf(value(2, 3)), write, () => "left");
    assert.deepEqual(left, { hole: 2, text: "‹ 3", tone: 1, shift: -1 });
  });
});

/** An engine that answers when told to. */
class SlowEngine {
  asked = [];

  think(variant, position, options) {
    return new Promise((resolve, reject) => this.asked.push({ variant, position, options, resolve, reject }));
  }

  async answer(thought, which = this.asked.length - 1) {
    this.asked[which].resolve(thought);
    await settled();
  }
}

const here = { variant: "usual", text: "here", history: ["before"] };
const there = { ...here, text: "there" };
const more = (thought) => ({ ...thought, nodes: portionNodes });

describe("the analyser", () => {
  it("knows ever more of a position, until all is known", async () => {
    const engine = new SlowEngine();
    let heard = 0;
    const analyser = new Analyser(engine, () => (heard += 1));
    void analyser.analyse(here);
    assert.equal(analyser.about(here), null);
    await engine.answer(more(thoughtOf(value(2, 1, { exact: false }))));
    assert.deepEqual([analyser.about(here).done, heard], [false, 1]);
    await engine.answer(thoughtOf(value(2, 5)));
    assert.deepEqual([analyser.about(here).done, bestOf(analyser.about(here).analysis).margin, heard], [true, 5, 2]);
    void analyser.analyse(here);
    assert.equal(engine.asked.length, 2, "what is known is not asked again");
    assert.deepEqual(engine.asked[0].options, { history: ["before"], nodes: portionNodes });
  });

  it("leaves a position for another, and asks no further about it", async () => {
    const engine = new SlowEngine();
    const analyser = new Analyser(engine, () => {});
    void analyser.analyse(here);
    void analyser.analyse(there);
    await engine.answer(more(thoughtOf(value(2, 1))), 0);
    assert.deepEqual(
      engine.asked.map(({ position }) => position),
      ["here", "there"],
    );
    analyser.stop();
    await engine.answer(more(thoughtOf(value(2, 1))));
    assert.equal(engine.asked.length, 2);
  });

  it("tells positions apart by what came before them", async () => {
    const engine = new SlowEngine();
    const analyser = new Analyser(engine, () => {});
    void analyser.analyse(here);
    await engine.answer(thoughtOf(value(2, 1)));
    assert.equal(analyser.about({ ...here, history: [] }), null);
  });

  it("can be asked again after the engine has failed", async () => {
    const engine = new SlowEngine();
    const analyser = new Analyser(engine, () => {});
    void analyser.analyse(here);
    engine.asked[0].reject(new Error("died"));
    await settled();
    void analyser.analyse(here);
    await engine.answer(thoughtOf(value(2, 1)));
    assert.equal(analyser.about(here).done, true);
  });
});

/** An advisor at a session of two persons, with what a person has chosen to see. */
function classroom(wanted = {}, seats = ["person", "person"]) {
  const prefs = new Prefs(openStore(null));
  prefs.values = { ...prefs.values, ...wanted };
  const named = {
    ...fakeApi,
    variants: () => fakeApi.variants().map((info) => ({ ...info, names: ["a", "b", "c", "d"], ways: "anticlockwise" })),
  };
  const idle = { think: () => new Promise(() => {}), cancel() {} };
  const session = new Session({ api: named, engine: idle, store: openStore(null), wait: async () => {} });
  const engine = new SlowEngine();
  const advisor = new Advisor({ session, prefs, words: wordsFor("en").teach, engine, learned: () => {} });
  session.addEventListener("trace", ({ detail }) => advisor.watch(detail));
  session.addEventListener("change", () => advisor.look());
  session.start({ seats });
  const sow = (hole) => {
    assert.ok(session.sow({ hole }));
    session.shown();
  };
  return { session, engine, advisor, prefs, sow };
}

beforeEach(() => FakeGame.alive.clear());

describe("the advisor", () => {
  it("asks nothing unless somebody wants to learn", () => {
    const { engine, sow } = classroom();
    sow(3);
    assert.equal(engine.asked.length, 0);
  });

  it("hints at the best hole, with its reason, in this position only", async () => {
    const { engine, advisor, sow } = classroom();
    advisor.toggleHint();
    assert.match(advisor.hint, /Looking/);
    await engine.answer(thoughtOf(value(2, 1), value(3, 9)));
    assert.deepEqual([advisor.best, advisor.isHintFinal], [{ hole: 3 }, true]);
    assert.equal(advisor.hint, "d wins four now, and after that five more than North.");
    sow(2);
    assert.deepEqual([advisor.hint, advisor.best], ["", null]);
  });

  it("says when a hint is not certain, and takes it away again", async () => {
    const { engine, advisor } = classroom();
    advisor.toggleHint();
    await engine.answer(more(thoughtOf(value(3, 3, { exact: false }))));
    assert.equal(advisor.hint, "So far: d wins four now, and after that one fewer than North.");
    await engine.answer(more({ ...thoughtOf(value(3, 3)), exact: false }));
    assert.match(advisor.hint, /So far/, "its worth is certain, but another may be better");
    advisor.toggleHint();
    assert.equal(advisor.hint, "");
  });

  it("shows and reads the worth of each hole to a person who may choose", async () => {
    const { engine, advisor, session } = classroom({ worth: true });
    await engine.answer(thoughtOf(value(2, 0), value(3, -13)));
    assert.deepEqual(
      advisor.highlights(() => "left").values.map(({ text }) => text),
      ["0", "−13"],
    );
    assert.deepEqual(
      [2, 3, 0].map((hole) => advisor.reading(hole)),
      ["worth nought", "worth minus 13", ""],
    );
    session.sow({ hole: 3 });
    assert.deepEqual(advisor.highlights(() => "left").values, [], "not while seeds move");
  });

  it("says after a sowing what it cost, and takes it back to show the better one", async () => {
    const { engine, advisor, session, sow } = classroom({ coach: true });
    await engine.answer(thoughtOf(value(2, 1), value(3, 9)));
    const { text: before } = session.view;
    sow(2);
    assert.equal(advisor.verdict.text, "c gave away eight seeds. d was better.");
    advisor.retry();
    assert.deepEqual([session.view.text, advisor.verdict, advisor.best], [before, null, { hole: 3 }]);
    sow(3);
    assert.deepEqual(advisor.verdict, { seeds: 0, text: "d was as good as any." });
  });

  it("finds out afterwards what a hasty sowing cost, and judges persons only", async () => {
    const { engine, advisor, session } = classroom({ coach: true }, ["person", "child"]);
    const { text: before } = session.view;
    session.sow({ hole: 3 });
    session.shown();
    assert.deepEqual([session.phase, advisor.verdict], ["thinking", null]);
    assert.deepEqual(
      engine.asked.map(({ position }) => position),
      [before],
    );
    await engine.answer(thoughtOf(value(2, 4), value(3, 3)));
    assert.equal(advisor.verdict.seeds, 1);
    advisor.watch({ before: session.view, by: 1, sowing: { hole: 0 } });
    assert.equal(advisor.verdict.seeds, 1);
  });
});

describe("a fair start", () => {
  const start = (hole, margin) => ({ sowings: [{ hole }], margin });
  const starts = [start(1, -1), start(2, 2), start(3, 3)];
  const here = { variant: "usual", text: "here" };

  it("is drawn from those that are nearest to even", async () => {
    const asked = [];
    const fairStarts = async (...question) => {
      asked.push(question);
      return { starts, complete: true, nodes: 1 };
    };
    const engine = { fairStarts };
    const drawn = await Promise.all(
      [0, 0.5, 0.999].map((luck) => drawFairStart(engine, here, 2, { random: () => luck })),
    );
    assert.deepEqual(drawn, starts);
    assert.deepEqual(asked[0], ["usual", "here", 2, { nodes: portionNodes }]);
  });

  it("is waited for in portions, until all are known or some seconds are over", async () => {
    for (const [needed, expected] of [
      [3, 3],
      [Infinity, 30],
    ]) {
      let asked = 0;
      const fairStarts = async () => ({
        starts: starts.slice(0, (asked += 1)),
        complete: asked >= needed,
        nodes: asked < needed ? portionNodes : 7,
      });
      assert.deepEqual(await drawFairStart({ fairStarts }, here, 1, { random: () => 0.999 }), starts[2]);
      assert.equal(asked, expected);
    }
  });

  it("is none where none is proved", async () => {
    assert.equal(
      await drawFairStart({ fairStarts: async () => ({ starts: [], complete: true, nodes: 0 }) }, here, 1),
      null,
    );
  });

  it("is none where what is proved is far from even, and there may be fairer ones", async () => {
    const far = [{ sowings: [{ hole: 1 }], margin: -8 }];
    for (const [complete, drawn] of [
      [false, null],
      [true, far[0]],
    ]) {
      const fairStarts = async () => ({ starts: far, complete, nodes: 1 });
      assert.deepEqual(await drawFairStart({ fairStarts }, here, 1), drawn);
    }
  });

  it("is asked for no further once somebody has lost patience", async () => {
    const life = new AbortController();
    let asked = 0;
    const fairStarts = async () => {
      asked += 1;
      life.abort();
      return { starts, complete: false, nodes: portionNodes };
    };
    await assert.rejects(drawFairStart({ fairStarts }, here, 1, { signal: life.signal }), { name: "AbortError" });
    assert.equal(asked, 1);
  });

  it("is no sowing of a person's to be judged", () => {
    const { advisor, session } = classroom({ coach: true });
    const { text: before } = session.view;
    session.start({ sowings: [{ hole: 2 }] });
    session.shown();
    assert.equal(advisor.verdict, null);
    assert.ok(session.history.includes(before));
  });
});
