/** A session: beginning, sowing, rounds, taking back, seats. */

import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { Session } from "../../www/js/game/session.js";
import { openStore } from "../../www/js/game/store.js";
import { FakeGame, fakeApi } from "./fake-game.mjs";
import { againstNorth, againstSouth, persons, SlowEngine, saved, table } from "./session.mjs";

beforeEach(() => FakeGame.alive.clear());

describe("a new session", () => {
  it("has a game of the usual kind before it is told anything", () => {
    const session = new Session({
      api: fakeApi,
      engine: new SlowEngine(),
      store: openStore(null),
      wait: async () => {},
    });
    assert.deepEqual([session.view.variant, session.info.id, session.phase], ["usual", "usual", "choose"]);
    assert.deepEqual([session.canUndo, session.canRedo, session.seats], [false, false, persons]);
  });

  it("starts what is wished for and says so", () => {
    const { session, seen } = table();
    session.start({ variant: "other", seats: againstNorth });
    assert.deepEqual(seen(), [{ type: "change", view: session.view, phase: "choose", jump: "start" }]);
    assert.deepEqual([session.info.id, session.seats], ["other", againstNorth]);
  });

  it("keeps what a wish leaves out, but no options of another game", () => {
    const { session } = table({ variant: "other", options: { rounds: 3 }, seats: againstNorth });
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

describe("a sowing", () => {
  it("is played, saved, told, and only then, when shown, is how things stand", () => {
    const { session, shelf, seen } = table();
    const before = session.view;
    session.addEventListener("trace", () => assert.equal(saved(shelf).record, "usual:3"), { once: true });
    assert.equal(session.sow({ hole: 3 }), true);
    const [trace, ...more] = seen();
    assert.deepEqual(more, []);
    const { summary } = trace;
    assert.deepEqual(
      { type: "trace", before, after: session.view, by: 0, sowing: { hole: 3 }, summary, trace: trace.trace },
      trace,
    );
    assert.deepEqual([summary.player, summary.wins, summary.next.kind], [0, 4, "turn"], "what it came to");
    assert.deepEqual(
      trace.trace.map(({ kind }) => kind),
      ["capture", "turn"],
    );
    assert.equal(session.phase, "showing");
    session.shown();
    session.shown();
    assert.deepEqual(seen(), [{ type: "change", view: session.view, phase: "choose", jump: null }]);
  });

  it("may be shown at once, within the telling", () => {
    const { session, seen } = table();
    session.addEventListener("trace", () => session.shown());
    session.sow({ hole: 3 });
    assert.deepEqual(
      seen().map(({ type }) => type),
      ["trace", "change"],
    );
  });

  it("is refused with the engine's code, and nothing has changed", () => {
    const { session, seen, shelf } = table();
    const before = [session.record(), session.view, session.phase, shelf.entries()];
    for (const [hole, code, detail] of [
      [0, "notYourHole", { hole: 0 }],
      [9, "noSuchHole", { hole: 9 }],
    ]) {
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
    assert.deepEqual(
      seen().map(({ code }) => code),
      ["notYourTurn", "notYourTurn"],
    );
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
    assert.deepEqual(
      seen().map(({ code }) => code),
      ["roundOver"],
    );
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
    assert.deepEqual(
      seen().map(({ code }) => code),
      ["matchOver"],
    );
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

describe("undo and redo", () => {
  it("between two persons go one sowing", () => {
    const { session, sow, seen } = table();
    sow(3, 1, 2);
    seen();
    assert.equal(session.undo(), true);
    assert.deepEqual(seen(), [{ type: "change", view: session.view, phase: "choose", jump: "undo" }]);
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
    assert.deepEqual(
      seen().map(({ type, phase }) => [type, phase]),
      [["change", "choose"]],
    );
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

  it("go back into a round that is over, and not once the next one is laid out", () => {
    const { session, engine } = table({ seats: againstNorth });
    session.resign();
    session.shown();
    assert.deepEqual([session.phase, session.canUndo], ["over", true]);
    session.undo();
    assert.deepEqual([session.phase, session.view.round, session.record()], ["choose", 1, "usual:"]);
    session.redo();
    assert.deepEqual([session.phase, session.canUndo], ["over", true]);
    session.nextRound();
    session.shown();
    assert.equal(engine.asked.length, 1);
    assert.deepEqual([session.view.round, session.canUndo, session.undo()], [2, false, false]);
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

describe("what a sowing would come to", () => {
  it("is what the engine says, and nothing is played", () => {
    const { session, seen } = table();
    const game = new FakeGame("usual");
    for (const hole of [2, 3]) assert.deepEqual(session.preview({ hole }), game.summary({ hole }));
    assert.deepEqual([session.view.text, seen()], [game.view().text, []]);
  });

  it("is nothing where there is nothing to choose, and never throws", () => {
    const { session, seen } = table({ seats: againstNorth });
    assert.equal(session.preview({ hole: 3 }).wins, 4);
    for (const hole of [0, 9, undefined, {}, NaN]) assert.equal(session.preview({ hole }), null);
    assert.equal(session.preview(null), null);
    session.sow({ hole: 3 });
    assert.equal(session.preview({ hole: 2 }), null);
    session.shown();
    assert.equal(session.preview({ hole: 2 }), null);
    session.destroy();
    assert.equal(session.preview({ hole: 2 }), null);
    assert.deepEqual(
      seen().filter(({ type }) => type === "refused"),
      [],
    );
  });
});
