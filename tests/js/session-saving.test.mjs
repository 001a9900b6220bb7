/** What a session keeps and lets go of, whatever is done in whatever order. */

import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { mostCopies } from "../../www/js/game/store.js";
import { FakeGame } from "./fake-game.mjs";
import { randomness, Shelf } from "./helpers.mjs";
import { againstNorth, againstSouth, aside, persons, revisit, saved, table } from "./session.mjs";

beforeEach(() => FakeGame.alive.clear());

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

  const broken = [
    "",
    "{",
    "null0",
    "5",
    "[]",
    '"text"',
    "{}",
    '{"record":7}',
    '{"record":"usual:9"}',
    '{"record":"usual:3,3","seats":["person","child"]}',
  ];
  for (const text of broken) {
    it(`sets aside what it cannot read and begins anew: ${text || "(nothing)"}`, () => {
      const shelf = new Shelf({ "agm.game": text });
      const { session, restored, told } = revisit(shelf);
      assert.deepEqual([restored, told], [false, ["savedDamaged"]]);
      assert.deepEqual(
        aside(shelf).map(([, kept]) => kept),
        [text],
      );
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
    assert.deepEqual(
      aside(shelf).map(([, text]) => JSON.parse(text).record),
      ["usual:3", "usual:3,1"],
    );
    for (let i = 0; i < 30; i++) session.load("usual:3");
    assert.equal(aside(shelf).length, mostCopies);
  });

  it("sets aside what an earlier visit left, even if it was never asked for", () => {
    for (const text of ["{ torn", '{"record":"usual:3","played":true}']) {
      const { shelf } = table({ shelf: new Shelf({ "agm.game": text }) });
      assert.deepEqual(
        aside(shelf).map(([, kept]) => kept),
        [text],
      );
    }
  });

  it("says once that it is blocked, and plays on", () => {
    const shelf = new Shelf();
    const { session, seen, sow } = table({ shelf });
    shelf.room = 0;
    sow(3, 1);
    assert.deepEqual(
      seen().filter(({ type }) => type === "notice"),
      [{ type: "notice", code: "storageBlocked" }],
    );
    const kept = [];
    session.addEventListener("kept", () => kept.push(saved(shelf).record));
    shelf.room = Infinity;
    session.undo();
    assert.equal(saved(shelf).record, "usual:3");
    assert.deepEqual(kept, ["usual:3"], "and says so when it is blocked no longer");
    session.undo();
    assert.equal(kept.length, 1, "once");
  });

  it("loads a record, or throws the engine's error and changes nothing", () => {
    const { session, sow, seen, shelf } = table();
    sow(3);
    seen();
    const before = [session.record(), session.view, shelf.entries()];
    assert.throws(() => session.load("nonsense"), { code: "badRecord" });
    assert.deepEqual([[session.record(), session.view, shelf.entries()], seen()], [before, []]);
    session.load("other:2");
    assert.deepEqual(
      seen().map(({ type, phase }) => [type, phase]),
      [["change", "choose"]],
    );
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
    start: ({ session }, random) =>
      random.below(4) === 0 && session.start({ variant: random.pick(["usual", "other"]), swap: random.below(2) === 0 }),
    chooseSide: ({ session }, random) => session.chooseSide(random.below(2) === 0),
    answerSide: ({ session, engine }, random) => session.phase === "thinking" && engine.side(random.below(2) === 0),
    load: ({ session }, random) =>
      random.below(4) === 0 && session.load(random.pick(["usual:3,1", "other:", "usual:2,3,0"])),
    preview: ({ session }, random) => session.preview({ hole: random.pick(holes) }),
    answer: ({ session, engine }, random) =>
      engine.asked.length && engine.answer(random.pick(session.view.legal)?.hole ?? null),
    lateAnswer: ({ engine }, random) =>
      engine.asked.length && engine.answer(random.pick(holes), random.below(engine.asked.length)),
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
    const { outcome, matchOutcome, mover, round } = session.view;
    const person = session.seats[mover] === "person";
    const asked = session.agreement.swap?.choice === null && mover === 1 && round === 1;
    assert.equal(
      session.phase,
      matchOutcome ? "matchOver" : outcome ? "over" : !person ? "thinking" : asked ? "swap" : "choose",
    );
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
      const { session } = table({ swap: random.below(2) === 0 });
      for (let i = 0; i < 8; i++) {
        if (session.phase === "swap") session.chooseSide(random.below(2) === 0);
        else if (session.view.legal.length) session.sow(random.pick(session.view.legal));
        else session.nextRound();
        session.shown();
      }
      const record = session.record();
      const { round } = session.view;
      let steps = 0;
      while (session.undo()) steps += 1;
      assert.equal(session.record(), round === 1 ? "usual:" : record.slice(0, record.lastIndexOf('"next"') + 6));
      for (let i = 0; i < steps; i++) session.redo();
      assert.equal(session.record(), record);
    }
  });
});
