import { beforeEach, describe, it } from "node:test";
import assert from "node:assert/strict";
import { Session } from "../../www/js/game/session.js";
import { mostCopies, openStore } from "../../www/js/game/store.js";
import { FakeGame, fakeApi } from "./fake-game.mjs";
import { Shelf, randomness } from "./helpers.mjs";

const persons = ["person", "person"];
const againstNorth = ["person", "child"];
const againstSouth = ["child", "person"];
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** An engine that answers when it is told to, also too late. */
class SlowEngine {
  asked = [];
  cancels = 0;

  think(variant, position, options) {
    return new Promise((resolve, reject) => this.asked.push({ variant, position, options, resolve, reject }));
  }

  cancel() {
    this.cancels += 1;
  }

  /** Answers the latest question, or that of the number. */
  async answer(hole, which = this.asked.length - 1) {
    this.asked[which].resolve({ sowing: hole === null ? null : { hole }, nodes: 1, values: [] });
    await settled();
  }

  async fail(which = this.asked.length - 1) {
    this.asked[which].reject(new Error("died"));
    await settled();
  }
}

/** A session, what it runs on, and what it has told. */
function table({ shelf = new Shelf(), seats = persons, ...wish } = {}) {
  const engine = new SlowEngine();
  const session = new Session({ api: fakeApi, engine, store: openStore(shelf), wait: () => Promise.resolve() });
  const told = [];
  for (const type of ["trace", "change", "refused", "notice"]) {
    session.addEventListener(type, ({ detail }) => told.push({ type, ...detail }));
  }
  session.start({ seats, ...wish });
  const seen = () => told.splice(0);
  seen();
  /** Sows and lets it be shown. */
  const sow = (...holes) => holes.forEach((hole) => {
    assert.equal(session.sow({ hole }), true);
    session.shown();
  });
  return { session, engine, shelf, seen, sow };
}

/** The same storage, visited again. */
function revisit(shelf) {
  const engine = new SlowEngine();
  const session = new Session({ api: fakeApi, engine, store: openStore(shelf), wait: () => Promise.resolve() });
  const told = [];
  session.addEventListener("notice", ({ detail }) => told.push(detail.code));
  return { session, engine, told, restored: session.restore() };
}

const saved = (shelf) => JSON.parse(shelf.getItem("agm.game"));
const aside = (shelf) => shelf.entries().filter(([key]) => key.startsWith("agm.game.aside."));

beforeEach(() => FakeGame.alive.clear());

describe("a new session", () => {
  it("has a game of the usual kind before it is told anything", () => {
    const session = new Session({ api: fakeApi, engine: new SlowEngine(), store: openStore(null), wait: async () => {} });
    assert.deepEqual([session.view.variant, session.info.id, session.phase], ["usual", "usual", "choose"]);
    assert.deepEqual([session.canUndo, session.canRedo, session.seats], [false, false, persons]);
  });

  it("starts what is wished for and says so", () => {
    const { session, seen } = table();
    session.start({ variant: "other", seats: againstNorth });
    assert.deepEqual(seen(), [{ type: "change", view: session.view, phase: "choose" }]);
    assert.deepEqual([session.info.id, session.seats], ["other", againstNorth]);
  });

  it("keeps what a wish leaves out, but no options of another game", () => {
    const { session, shelf } = table({ variant: "other", options: { rounds: 3 }, seats: againstNorth });
    session.start();
    assert.deepEqual([session.info.id, session.seats, session.options], ["other", againstNorth, { rounds: 3 }]);
    session.start({ variant: "usual" });
    assert.deepEqual(session.options, {});
  });

  it("changes nothing if there is no such game", () => {
    const { session, sow, seen, shelf } = table();
    sow(3);
    seen();
    const before = [session.record(), session.view, shelf.entries()];
    assert.throws(() => session.start({ variant: "unheard" }), { code: "noSuchVariant" });
    assert.throws(() => session.start({ options: { rounds: 0 } }), { code: "badOption" });
    assert.throws(() => session.start({ seats: ["person"] }), TypeError);
    assert.deepEqual([session.record(), session.view, shelf.entries()], before);
    assert.deepEqual(seen(), []);
  });
});

describe("a match that begins with sowings", () => {
  it("takes back what was chosen, never what was drawn, after a reload either", () => {
    const { session, shelf, sow } = table();
    session.start({ seats: persons, sowings: [{ hole: 2 }, { hole: 3 }] });
    assert.equal(session.canUndo, false);
    sow(1);
    for (const again of [revisit(shelf).session, session]) {
      assert.equal(again.undo(), true);
      assert.equal(again.undo(), false);
    }
  });

  it("starts after them, and they belong to it", () => {
    const { session } = table();
    session.start({ seats: persons, sowings: [{ hole: 3 }] });
    assert.deepEqual([session.record(), session.view.mover, session.phase], ["usual:3", 1, "choose"]);
  });

  it("is refused, and nothing has changed, if one of them may not be made", () => {
    const { session, sow } = table();
    sow(3);
    assert.throws(() => session.start({ sowings: [{ hole: 0 }] }), { code: "notYourHole" });
    assert.equal(session.record(), "usual:3");
  });
});

describe("a sowing", () => {
  it("is played, saved, told, and only then, when shown, is how things stand", () => {
    const { session, shelf, seen } = table();
    const before = session.view;
    session.addEventListener("trace", () => assert.equal(saved(shelf).record, "usual:3"), { once: true });
    assert.equal(session.sow({ hole: 3 }), true);
    const [trace, ...more] = seen();
    assert.deepEqual(more, []);
    assert.deepEqual(
      { type: "trace", before, after: session.view, by: 0, sowing: { hole: 3 }, trace: trace.trace }, trace);
    assert.deepEqual(trace.trace.map(({ kind }) => kind), ["capture", "turn"]);
    assert.equal(session.phase, "showing");
    session.shown();
    session.shown();
    assert.deepEqual(seen(), [{ type: "change", view: session.view, phase: "choose" }]);
  });

  it("may be shown at once, within the telling", () => {
    const { session, seen } = table();
    session.addEventListener("trace", () => session.shown());
    session.sow({ hole: 3 });
    assert.deepEqual(seen().map(({ type }) => type), ["trace", "change"]);
  });

  it("is refused with the engine's code, and nothing has changed", () => {
    const { session, seen, shelf } = table();
    const before = [session.record(), session.view, session.phase, shelf.entries()];
    for (const [hole, code, detail] of [[0, "notYourHole", { hole: 0 }], [9, "noSuchHole", { hole: 9 }]]) {
      assert.equal(session.sow({ hole }), false);
      assert.deepEqual(seen(), [{ type: "refused", code, detail }]);
    }
    assert.deepEqual([session.record(), session.view, session.phase, shelf.entries()], before);
  });

  it("is refused while it is not a person's turn", () => {
    const { session, seen, sow } = table({ seats: againstNorth });
    session.sow({ hole: 3 });
    assert.equal(session.phase, "showing");
    seen();
    assert.equal(session.sow({ hole: 2 }), false);
    session.shown();
    assert.equal(session.phase, "thinking");
    seen();
    assert.equal(session.sow({ hole: 1 }), false);
    assert.equal(session.resign(), false);
    assert.deepEqual(seen().map(({ code }) => code), ["notYourTurn", "notYourTurn"]);
    assert.equal(session.record(), "usual:3");
    assert.throws(() => sow(1));
  });

  it("is refused when the round is over", () => {
    const { session, seen, sow } = table();
    sow(3, 1, 2);
    session.resign();
    session.shown();
    seen();
    assert.equal(session.sow({ hole: 0 }), false);
    assert.deepEqual(seen().map(({ code }) => code), ["roundOver"]);
  });

  it("is refused with a code of its own where the engine gives none", () => {
    const { session, seen } = table();
    assert.equal(session.sow(null), false);
    assert.deepEqual(seen(), [{ type: "refused", code: "unknown", detail: {} }]);
  });
});

describe("rounds", () => {
  it("end, go on, and end the match", () => {
    const { session, sow, seen } = table();
    assert.equal(session.nextRound(), false);
    sow(3, 1);
    assert.equal(session.resign(), true);
    session.shown();
    assert.equal(session.phase, "over");
    seen();
    assert.equal(session.nextRound(), true);
    const [{ type, by, sowing, after }] = seen();
    assert.deepEqual([type, by, sowing, after.round], ["trace", 0, null, 2]);
    session.shown();
    assert.equal(session.phase, "choose");
    session.resign();
    session.shown();
    assert.equal(session.phase, "matchOver");
    seen();
    assert.equal(session.nextRound(), false);
    assert.deepEqual(seen().map(({ code }) => code), ["matchOver"]);
  });

  it("may begin with the computer", async () => {
    const { session, engine } = table({ seats: againstNorth });
    session.resign();
    session.shown();
    session.nextRound();
    assert.equal(engine.asked.length, 0);
    session.shown();
    assert.equal(session.phase, "thinking");
    await engine.answer(1);
    assert.equal(session.phase, "showing");
  });
});

describe("the computer", () => {
  it("is asked only when all has been shown, about the position and at its level", async () => {
    const { session, engine } = table({ seats: againstNorth });
    session.sow({ hole: 3 });
    await settled();
    assert.equal(engine.asked.length, 0);
    session.shown();
    const [{ variant, position, options }] = engine.asked;
    const { level, history } = options;
    assert.deepEqual([variant, position, level, history], ["usual", session.view.text, "child", session.past]);
  });

  it("sows as a person does, and again if it may", async () => {
    const { session, engine, seen, sow } = table({ seats: againstNorth });
    sow(3);
    seen();
    await engine.answer(0);
    assert.deepEqual(seen().map(({ type, by, sowing }) => [type, by, sowing]), [["trace", 1, { hole: 0 }]]);
    session.shown();
    await engine.answer(1);
    session.shown();
    assert.deepEqual([session.record(), session.phase], ["usual:3,0,1", "choose"]);
  });

  it("lets its move be expected for a moment", async () => {
    let go;
    const engine = new SlowEngine();
    const wait = () => new Promise((resolve) => (go = resolve));
    const session = new Session({ api: fakeApi, engine, store: openStore(null), wait });
    session.start({ seats: againstSouth });
    await engine.answer(3);
    assert.equal(session.phase, "thinking");
    go();
    await settled();
    assert.equal(session.phase, "showing");
  });

  it("plays against itself while a person looks on", async () => {
    const { session, engine } = table({ seats: ["child", "child"] });
    session.addEventListener("trace", () => session.shown());
    for (const hole of [3, 1, 2]) await engine.answer(hole);
    assert.deepEqual([session.phase, session.record()], ["over", "usual:3,1,2"]);
  });

  it("is asked once, even if what is told of the change changes something", () => {
    const { session, engine } = table();
    session.addEventListener("change", () => session.setSeats(againstSouth), { once: true });
    session.start({ seats: againstSouth });
    assert.deepEqual([session.phase, engine.asked.length], ["thinking", 1]);
  });

  it("opens a game if it sits in the South", () => {
    assert.equal(table({ seats: againstSouth }).session.phase, "thinking");
  });

  for (const [name, fail] of [
    ["fails", (engine) => engine.fail()],
    ["sows nothing", (engine) => engine.answer(null)],
    ["answers what may not be sown", (engine) => engine.answer(3)],
    ["answers nonsense", async (engine) => { engine.asked.at(-1).resolve(undefined); await settled(); }],
  ]) {
    it(`that ${name} costs a notice; a change of seats asks anew or frees the seat, undo goes back`, async () => {
      for (const [mend, phase] of [
        [(session) => session.setSeats(againstNorth), "thinking"],
        [(session) => session.setSeats(persons), "choose"],
        [(session) => session.undo(), "choose"],
      ]) {
        const { session, engine, seen, sow } = table({ seats: againstNorth });
        sow(3);
        seen();
        await fail(engine);
        assert.deepEqual(seen(), [{ type: "notice", code: "engineFailed" }]);
        assert.equal(session.record(), "usual:3");
        mend(session);
        assert.equal(session.phase, phase);
        assert.equal(engine.asked.length, phase === "thinking" ? 2 : 1);
      }
    });
  }

  it("is not listened to after anything has changed", async () => {
    const changes = {
      undo: (session) => session.undo(),
      start: (session) => session.start(),
      load: (session) => session.load("usual:3"),
      setSeats: (session) => session.setSeats(againstNorth),
      destroy: (session) => session.destroy(),
    };
    for (const [name, change] of Object.entries(changes)) {
      for (const late of [(engine) => engine.answer(1, 0), (engine) => engine.fail(0)]) {
        const { session, engine, seen, sow } = table({ seats: againstNorth });
        sow(3);
        change(session);
        assert.equal(engine.cancels, 1, name);
        seen();
        const view = session.view;
        await late(engine);
        assert.deepEqual([seen(), session.view], [[], view], name);
      }
    }
  });
});

describe("undo and redo", () => {
  it("between two persons go one sowing", () => {
    const { session, sow, seen } = table();
    sow(3, 1, 2);
    seen();
    assert.equal(session.undo(), true);
    assert.deepEqual(seen(), [{ type: "change", view: session.view, phase: "choose" }]);
    assert.equal(session.record(), "usual:3,1");
    session.undo();
    assert.equal(session.record(), "usual:3");
    assert.equal(session.redo(), true);
    assert.equal(session.record(), "usual:3,1");
    session.redo();
    assert.deepEqual([session.redo(), session.canRedo, session.record()], [false, false, "usual:3,1,2"]);
  });

  it("against the computer go back to the person's own last choice", async () => {
    const { session, engine, sow } = table({ seats: againstNorth });
    sow(2, 3);
    await engine.answer(0);
    session.shown();
    await engine.answer(1);
    session.shown();
    assert.equal(session.record(), "usual:2,3,0,1");
    session.undo();
    assert.deepEqual([session.record(), session.phase], ["usual:2", "choose"]);
    session.undo();
    assert.deepEqual([session.record(), session.canUndo, session.undo()], ["usual:", false, false]);
    session.redo();
    assert.equal(session.record(), "usual:2");
    session.redo();
    assert.equal(session.record(), "usual:2,3,0,1");
  });

  it("leave the computer's opening alone, since it would only be played again", async () => {
    const { session, engine, sow } = table({ seats: againstSouth });
    await engine.answer(3);
    assert.equal(session.canUndo, false);
    session.shown();
    assert.equal(session.undo(), false);
    assert.equal(session.record(), "usual:3");
    sow(1);
    assert.equal(session.undo(), true);
    assert.equal(session.record(), "usual:3");
  });

  it("hold what is thought: undone, the answer is dropped; redone, it is asked for again", async () => {
    const { session, engine, sow } = table({ seats: againstNorth });
    sow(3);
    session.undo();
    session.redo();
    assert.deepEqual([session.phase, engine.asked.length, engine.cancels], ["thinking", 2, 1]);
    await engine.answer(0, 0);
    assert.equal(session.record(), "usual:3");
    await engine.answer(1, 1);
    assert.equal(session.record(), "usual:3,1");
  });

  it("cancel what is shown", () => {
    const { session, seen } = table();
    session.sow({ hole: 3 });
    seen();
    session.undo();
    assert.deepEqual(seen().map(({ type, phase }) => [type, phase]), [["change", "choose"]]);
    session.shown();
    assert.deepEqual([seen(), session.record()], [[], "usual:"]);
  });

  it("asking whether there is something to undo keeps what may be redone", () => {
    const { session, sow } = table();
    sow(3, 1);
    session.undo();
    assert.deepEqual([session.canUndo, session.canUndo, session.canRedo], [true, true, true]);
    session.redo();
    assert.equal(session.record(), "usual:3,1");
  });

  it("go back over the end of a round, and to it", () => {
    const { session, engine } = table({ seats: againstNorth });
    session.resign();
    session.shown();
    session.nextRound();
    session.shown();
    assert.equal(engine.asked.length, 1);
    session.undo();
    assert.deepEqual([session.phase, session.view.round], ["over", 1]);
    session.undo();
    assert.deepEqual([session.phase, session.view.round, session.record()], ["choose", 1, "usual:"]);
  });

  it("find nothing where only computers play", async () => {
    const { session, engine } = table({ seats: ["child", "child"] });
    await engine.answer(3);
    assert.deepEqual([session.canUndo, session.undo(), session.record()], [false, false, "usual:3"]);
  });
});

describe("seats", () => {
  it("change while something is shown without stopping it", () => {
    const { session, engine, seen, shelf } = table();
    session.sow({ hole: 3 });
    seen();
    session.setSeats(againstNorth);
    assert.deepEqual([seen(), session.phase, saved(shelf).seats], [[], "showing", againstNorth]);
    session.shown();
    assert.deepEqual([session.phase, engine.asked.length], ["thinking", 1]);
  });

  it("are two names", () => {
    const { session } = table();
    for (const seats of [null, [], ["person"], ["person", 1], ["a", "b", "c"], "ab"]) {
      assert.throws(() => session.setSeats(seats), TypeError);
    }
  });

  it("are not shared with whoever named them", () => {
    const { session } = table();
    const seats = [...persons];
    session.setSeats(seats);
    seats[0] = "child";
    assert.deepEqual(session.seats, persons);
  });
});

describe("preview", () => {
  const sentence = (trace) => {
    const { session } = table();
    session.start();
    FakeGame.prototype.preview = () => trace;
    return session.preview({ hole: 3 });
  };
  const original = FakeGame.prototype.preview;
  const restoring = (check) => () => {
    try {
      check();
    } finally {
      FakeGame.prototype.preview = original;
    }
  };

  it("says where the last seed falls, what is won and whether to sow again", restoring(() => {
    assert.deepEqual(sentence([
      { kind: "scoop", hole: 3, seeds: 2 }, { kind: "drop", hole: 0 }, { kind: "drop", hole: 1 },
      { kind: "saada", hole: 2 }, { kind: "capture", holes: [3, 0], seeds: 5, player: 0 },
      { kind: "again", player: 0, reason: "secondSowing" },
    ]), { ends: 1, takes: [3, 0], wins: 5, again: true });
  }));

  it("counts what is taken in passing and what falls into the bank, but only the sower's", restoring(() => {
    assert.deepEqual(sentence([
      { kind: "bankDrop", player: 0 }, { kind: "drop", hole: 1 }, { kind: "ripe", hole: 1, seeds: 4, player: 1 },
      { kind: "ripe", hole: 2, seeds: 4, player: 0 }, { kind: "capture", holes: [2], seeds: 1, player: 0 },
      { kind: "bankDrop", player: 0 }, { kind: "again", player: 1, reason: "secondSowing" },
      { kind: "keep", player: 0, holes: [0], seeds: 9 },
    ]), { ends: null, takes: [2], wins: 7, again: false });
  }));

  it("is nothing where there is nothing to choose, and never throws", () => {
    const { session, sow, seen } = table({ seats: againstNorth });
    assert.deepEqual(session.preview({ hole: 3 }), { ends: null, takes: [3], wins: 4, again: false });
    for (const hole of [0, 9, undefined, {}, NaN]) assert.equal(session.preview({ hole }), null);
    assert.equal(session.preview(null), null);
    session.sow({ hole: 3 });
    assert.equal(session.preview({ hole: 2 }), null);
    session.shown();
    assert.equal(session.preview({ hole: 2 }), null);
    session.destroy();
    assert.equal(session.preview({ hole: 2 }), null);
    assert.deepEqual(seen().filter(({ type }) => type === "refused"), []);
  });
});

describe("saving", () => {
  it("brings a game back, with its seats and options, from the middle of an animation", () => {
    const { session, shelf } = table({ variant: "other", seats: againstNorth, options: { rounds: 4 } });
    session.sow({ hole: 2 });
    const again = revisit(shelf);
    assert.equal(again.restored, true);
    assert.deepEqual(again.session.view, session.view);
    assert.deepEqual([again.session.phase, again.session.seats], ["choose", againstNorth]);
    assert.deepEqual(again.session.options, { rounds: 4 });
    assert.equal(again.session.canUndo, true);
  });

  it("goes on with the computer's move if the page was closed before it", async () => {
    const { session, shelf } = table({ seats: againstNorth });
    session.sow({ hole: 3 });
    const again = revisit(shelf);
    assert.equal(again.session.phase, "thinking");
    await again.engine.answer(1);
    assert.equal(again.session.record(), "usual:3,1");
  });

  it("knows nothing where nothing was saved", () => {
    const { session, restored, told } = revisit(new Shelf());
    assert.deepEqual([restored, told, session.phase], [false, [], "choose"]);
  });

  const broken = ["", "{", "null0", "5", "[]", '"text"', "{}", '{"record":7}', '{"record":"usual:9"}', '{"record":"usual:3,3","seats":["person","child"]}'];
  for (const text of broken) {
    it(`sets aside what it cannot read and begins anew: ${text || "(nothing)"}`, () => {
      const shelf = new Shelf({ "agm.game": text });
      const { session, restored, told } = revisit(shelf);
      assert.deepEqual([restored, told], [false, ["savedDamaged"]]);
      assert.deepEqual(aside(shelf).map(([, kept]) => kept), [text]);
      assert.deepEqual([session.record(), saved(shelf).record], ["usual:", "usual:"]);
      assert.equal(revisit(shelf).restored, true);
    });
  }

  it("keeps the seats of a damaged game if they can be read", () => {
    assert.deepEqual(revisit(new Shelf({ "agm.game": broken.at(-1) })).session.seats, againstNorth);
  });

  it("sets a match aside when a new one begins, unless nobody has played in it", () => {
    const { session, shelf, sow } = table();
    session.start();
    assert.equal(aside(shelf).length, 0);
    sow(3);
    session.start();
    session.load("usual:3,1");
    session.load("usual:2");
    assert.deepEqual(aside(shelf).map(([, text]) => JSON.parse(text).record), ["usual:3", "usual:3,1"]);
    for (let i = 0; i < 30; i++) session.load("usual:3");
    assert.equal(aside(shelf).length, mostCopies);
  });

  it("sets aside what an earlier visit left, even if it was never asked for", () => {
    for (const text of ["{ torn", '{"record":"usual:3","played":true}']) {
      const { shelf } = table({ shelf: new Shelf({ "agm.game": text }) });
      assert.deepEqual(aside(shelf).map(([, kept]) => kept), [text]);
    }
  });

  it("says once that it is blocked, and plays on", () => {
    const shelf = new Shelf();
    const { session, seen, sow } = table({ shelf });
    shelf.room = 0;
    sow(3, 1);
    assert.deepEqual(seen().filter(({ type }) => type === "notice"), [{ type: "notice", code: "storageBlocked" }]);
    shelf.room = Infinity;
    session.undo();
    assert.equal(saved(shelf).record, "usual:3");
  });

  it("loads a record, or throws the engine's error and changes nothing", () => {
    const { session, sow, seen, shelf } = table();
    sow(3);
    seen();
    const before = [session.record(), session.view, shelf.entries()];
    assert.throws(() => session.load("nonsense"), { code: "badRecord" });
    assert.deepEqual([[session.record(), session.view, shelf.entries()], seen()], [before, []]);
    session.load("other:2");
    assert.deepEqual(seen().map(({ type, phase }) => [type, phase]), [["change", "choose"]]);
    assert.equal(session.record(), "other:2");
  });
});

describe("letting go", () => {
  it("frees every game but the one being played, and that in the end", () => {
    const { session, shelf } = table();
    session.start();
    session.load("usual:3");
    assert.throws(() => session.load("usual:9"));
    assert.equal(FakeGame.alive.size, 1);
    session.destroy();
    session.shown();
    assert.equal(FakeGame.alive.size, 0);
    assert.equal(saved(shelf).record, "usual:3");
  });
});

describe("whatever is done, in whatever order", () => {
  const holes = [0, 1, 2, 3, 9];
  const seats = [persons, againstNorth, againstSouth, ["child", "child"]];
  const acts = {
    sow: ({ session }, random) => session.sow({ hole: random.pick(holes) }),
    sowWell: ({ session }, random) => session.view.legal.length && session.sow(random.pick(session.view.legal)),
    shown: ({ session }) => session.shown(),
    undo: ({ session }) => session.undo(),
    redo: ({ session }) => session.redo(),
    resign: ({ session }, random) => random.below(4) === 0 && session.resign(),
    nextRound: ({ session }) => session.nextRound(),
    setSeats: ({ session }, random) => session.setSeats(random.pick(seats)),
    start: ({ session }, random) => random.below(4) === 0 && session.start({ variant: random.pick(["usual", "other"]) }),
    load: ({ session }, random) => random.below(4) === 0 && session.load(random.pick(["usual:3,1", "other:", "usual:2,3,0"])),
    preview: ({ session }, random) => session.preview({ hole: random.pick(holes) }),
    answer: ({ session, engine }, random) => engine.asked.length && engine.answer(random.pick(session.view.legal)?.hole ?? null),
    lateAnswer: ({ engine }, random) => engine.asked.length && engine.answer(random.pick(holes), random.below(engine.asked.length)),
    fail: ({ engine }, random) => random.below(3) === 0 && engine.asked.length && engine.fail(),
    reload: (at) => visit(at),
  };

  /** Goes on with what is stored, and takes down what the session says of itself. */
  function visit(at) {
    at.session?.destroy();
    Object.assign(at, revisit(at.shelf), { shown: true });
    at.session.addEventListener("trace", () => (at.shown = false));
    at.session.addEventListener("change", () => (at.shown = true));
    return at;
  }

  function checkState({ session, shelf, shown }) {
    const expected = FakeGame.fromRecord(session.record());
    assert.deepEqual(session.view, expected.view());
    expected.free();
    assert.equal(saved(shelf).record, session.record());
    assert.equal(session.phase === "showing", !shown);
    if (session.phase === "showing") return;
    const { outcome, matchOutcome, mover } = session.view;
    const person = session.seats[mover] === "person";
    assert.equal(session.phase, matchOutcome ? "matchOver" : outcome ? "over" : person ? "choose" : "thinking");
  }

  it("the view is the game's, what is stored is what is played, and nothing is left behind", async () => {
    const random = randomness(2024);
    for (let run = 0; run < 120; run++) {
      const shelf = new Shelf();
      table({ shelf, seats: random.pick(seats) }).session.destroy();
      const at = visit({ shelf });
      for (let i = 0; i < 60; i++) {
        await acts[random.pick(Object.keys(acts))](at, random);
        checkState(at);
        assert.equal(FakeGame.alive.size, 1);
      }
      at.session.destroy();
    }
  });

  it("undo and then redo comes back to a person's choice", () => {
    const random = randomness(5);
    for (let run = 0; run < 100; run++) {
      const { session } = table();
      for (let i = 0; i < 8; i++) {
        if (session.view.legal.length) session.sow(random.pick(session.view.legal));
        else session.nextRound();
        session.shown();
      }
      const record = session.record();
      let steps = 0;
      while (session.undo()) steps += 1;
      assert.equal(session.record(), "usual:");
      for (let i = 0; i < steps; i++) session.redo();
      assert.equal(session.record(), record);
    }
  });
});
