/** Fair games in a session: starts that were drawn, and the swap rule. */

import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { FakeGame } from "./fake-game.mjs";
import { Shelf } from "./helpers.mjs";
import { againstNorth, againstSouth, persons, revisit, saved, table } from "./session.mjs";

beforeEach(() => FakeGame.alive.clear());

describe("a match that begins with sowings that were drawn", () => {
  const drawn = { seats: persons, sowings: [{ hole: 2 }, { hole: 3 }], margin: -2 };
  /** A table at which all that was drawn has been shown. */
  const begun = (wish) => {
    const at = table();
    at.session.start({ ...drawn, ...wish });
    while (at.session.phase === "showing") at.session.shown();
    return at;
  };

  it("shows them one by one, saved already, and then somebody may choose", () => {
    const { session, seen, shelf } = table();
    session.start(drawn);
    assert.equal(saved(shelf).record, "usual:2,3");
    assert.equal(session.view.mover, 1);
    const [first, ...more] = seen();
    assert.deepEqual(
      [first.type, first.sowing, first.by, first.drawn.last, more],
      ["trace", { hole: 2 }, 0, false, []],
    );
    assert.equal(session.sow({ hole: 1 }), false);
    session.shown();
    const second = seen().at(-1);
    assert.deepEqual([second.sowing, second.before, second.after], [{ hole: 3 }, first.after, session.view]);
    assert.deepEqual(second.drawn, { sowings: drawn.sowings, margin: -2, last: true });
    session.shown();
    assert.deepEqual(
      seen().map(({ type, phase }) => [type, phase]),
      [["change", "choose"]],
    );
  });

  it("asks the computer only when all has been shown", () => {
    const { session, engine } = table();
    session.start({ ...drawn, seats: againstNorth });
    session.shown();
    assert.equal(engine.asked.length, 0);
    session.shown();
    assert.deepEqual([session.phase, engine.asked.length], ["thinking", 1]);
  });

  it("shows no more of them once another match has begun", () => {
    const { session, seen } = table();
    session.start(drawn);
    session.start({ sowings: [] });
    seen();
    session.shown();
    assert.deepEqual([seen(), session.phase], [[], "choose"]);
  });

  it("takes back what was chosen, never what was drawn, after a reload either", () => {
    for (const visit of [({ session }) => session, ({ shelf }) => revisit(shelf).session]) {
      const at = begun();
      assert.equal(at.session.canUndo, false);
      at.sow(1);
      const again = visit(at);
      assert.equal(again.undo(), true);
      assert.equal(again.undo(), false);
    }
  });

  it("knows what they are worth, after a reload too, until another match begins", () => {
    const { session, shelf, sow } = begun();
    sow(1);
    for (const each of [session, revisit(shelf).session]) assert.equal(each.agreement.margin, -2);
    session.resign();
    session.shown();
    session.nextRound();
    session.start();
    assert.equal(session.agreement.margin, null);
  });

  it("is refused, and nothing has changed, if one of them may not be made", () => {
    const { session, sow } = table();
    sow(3);
    assert.throws(() => session.start({ sowings: [{ hole: 0 }] }), { code: "notYourHole" });
    assert.equal(session.record(), "usual:3");
  });
});

describe("the swap rule", () => {
  /** A table with the swap rule, and the first turn made. */
  const cut = (seats = persons) => {
    const at = table({ seats, swap: true });
    at.sow(2, 3);
    at.seen();
    return at;
  };

  it("asks the second player after the whole first turn, and only then", () => {
    const { session, sow } = table({ swap: true });
    assert.equal(session.phase, "choose");
    sow(2);
    assert.equal(session.phase, "choose");
    sow(3);
    assert.equal(session.phase, "swap");
    session.chooseSide(false);
    sow(0);
    assert.equal(session.phase, "choose");
  });

  it("asks nobody where it was not agreed", () => {
    const { session, sow } = table();
    sow(3);
    assert.deepEqual([session.phase, session.chooseSide(true), session.agreement.swap], ["choose", false, null]);
  });

  it("lets nothing else be done before that is decided", () => {
    const { session, seen } = cut();
    assert.deepEqual([session.sow({ hole: 1 }), session.resign(), session.preview({ hole: 1 })], [false, false, null]);
    assert.deepEqual(
      seen().map(({ code }) => code),
      ["sidesFirst", "sidesFirst"],
    );
  });

  it("exchanges who sits where, and the board stays", async () => {
    const { session, seen, engine } = cut(againstNorth);
    assert.equal(session.phase, "thinking");
    const { text } = session.view;
    await engine.side(true);
    const [sides, change] = seen();
    assert.deepEqual(sides, { type: "sides", changed: true, by: 1, seat: "child" });
    assert.deepEqual([change.type, change.phase], ["change", "choose"]);
    assert.deepEqual([session.seats, session.view.text, session.view.mover], [againstSouth, text, 1]);
  });

  it("leaves them where the second player stays", async () => {
    const { session, engine } = cut(againstNorth);
    assert.deepEqual([engine.asked[0].what, engine.asked[0].options.level], ["swap", "child"]);
    await engine.side(false);
    assert.deepEqual([session.seats, session.phase], [againstNorth, "thinking"]);
    assert.equal(engine.asked[1].what, "think");
  });

  it("lets a computer that begins divide the game, in every sowing of the turn", async () => {
    const { session, engine } = table({ seats: againstSouth, swap: true });
    await engine.answer(2);
    session.shown();
    await engine.answer(3);
    session.shown();
    assert.deepEqual(
      engine.asked.map(({ what }) => what),
      ["cut", "cut"],
    );
    assert.deepEqual([session.phase, session.seats], ["swap", againstSouth]);
    session.chooseSide(true);
    assert.deepEqual([session.phase, session.seats, engine.asked.length], ["thinking", againstNorth, 3]);
    assert.equal(engine.asked[2].what, "think");
  });

  it("is a step of its own when it is taken back and made again", () => {
    const { session, sow } = cut();
    session.chooseSide(true);
    sow(1);
    session.undo();
    assert.deepEqual([session.phase, session.record()], ["choose", "usual:2,3"]);
    session.undo();
    assert.deepEqual([session.phase, session.record()], ["swap", "usual:2,3"]);
    session.undo();
    assert.deepEqual([session.phase, session.record()], ["choose", "usual:2"]);
    session.redo();
    assert.equal(session.phase, "swap");
    session.redo();
    assert.deepEqual([session.phase, session.agreement.swap.choice.changed], ["choose", true]);
    session.redo();
    assert.deepEqual([session.record(), session.canRedo], ["usual:2,3,1", false]);
  });

  it("gives the seats back when it is taken back", () => {
    const { session, sow, engine } = table({ seats: againstSouth, swap: true });
    session.setSeats(persons);
    sow(3);
    session.setSeats(["learner", "person"]);
    session.chooseSide(true);
    assert.deepEqual([session.seats, session.phase], [["person", "learner"], "thinking"]);
    session.undo();
    assert.deepEqual([session.seats, session.phase], [["learner", "person"], "swap"]);
    assert.equal(engine.cancels > 0, true);
  });

  it("is asked anew after another first turn, whatever was chosen before", () => {
    const { session, sow } = cut();
    session.chooseSide(true);
    session.undo();
    session.undo();
    sow(3);
    assert.deepEqual([session.phase, session.canRedo], ["swap", false]);
  });

  it("lets go of what was played after another choice, and only of that", () => {
    const { session, sow } = cut();
    session.chooseSide(true);
    sow(1);
    session.undo();
    session.undo();
    session.chooseSide(false);
    assert.deepEqual([session.canRedo, session.redo(), session.record()], [false, false, "usual:2,3"]);
    session.undo();
    session.undo();
    session.redo();
    session.redo();
    assert.deepEqual([session.agreement.swap.choice.changed, session.canRedo], [false, false]);
    sow(0);
    session.undo();
    session.redo();
    assert.deepEqual([session.record(), session.canRedo], ["usual:2,3,0", false]);
  });

  it("keeps the choice when a round is given up and that is taken back", () => {
    const { session } = cut();
    session.chooseSide(true);
    session.resign();
    session.shown();
    session.undo();
    assert.deepEqual([session.phase, session.agreement.swap.choice.changed], ["choose", true]);
  });

  it("survives a reload, decided or not", () => {
    const { session, shelf } = cut();
    assert.equal(revisit(shelf).session.phase, "swap");
    session.setSeats(["learner", "person"]);
    session.chooseSide(true);
    const again = revisit(shelf).session;
    assert.deepEqual([again.phase, again.seats], ["thinking", ["person", "learner"]]);
    again.undo();
    assert.deepEqual([again.phase, again.seats], ["swap", ["learner", "person"]]);
  });

  it("is seen in another window as soon as it is decided, and is no match of its own", () => {
    const { session, shelf } = cut();
    const other = revisit(shelf).session;
    session.chooseSide(true);
    other.follow();
    assert.deepEqual([other.phase, other.agreement.swap.choice.changed], ["choose", true]);
    assert.equal(shelf.entries().length, 1);
  });

  it("leaves the record as it is: it tells of South and North", () => {
    const { session } = cut();
    session.chooseSide(true);
    assert.equal(session.record(), "usual:2,3");
  });

  it("is over with the first round; sides stay as they are", () => {
    const { session, sow } = cut();
    session.chooseSide(true);
    session.setSeats(againstSouth);
    session.undo();
    session.redo();
    session.setSeats(persons);
    session.resign();
    session.shown();
    session.nextRound();
    session.shown();
    sow(1);
    assert.equal(session.phase, "choose");
    session.setSeats(againstNorth);
    assert.deepEqual(session.seats, againstNorth);
  });

  it("makes no sense of what is saved but damaged", () => {
    for (const swap of [
      true,
      5,
      "yes",
      { choice: 7 },
      { choice: { changed: "no", at: 2 } },
      { choice: { changed: true } },
    ]) {
      const shelf = new Shelf({ "agm.game": JSON.stringify({ record: "usual:2,3", seats: persons, swap }) });
      assert.equal(revisit(shelf).session.phase, "swap");
    }
    for (const swap of [null, false, 0, undefined]) {
      const shelf = new Shelf({ "agm.game": JSON.stringify({ record: "usual:2,3", seats: persons, swap }) });
      assert.equal(revisit(shelf).session.phase, "choose");
    }
  });
});

describe("what is saved of a fair start", () => {
  const visit = (more) =>
    revisit(new Shelf({ "agm.game": JSON.stringify({ record: "usual:2,3", seats: persons, ...more }) })).session;

  it("is believed where it can be", () => {
    assert.deepEqual(visit({ drawn: 2, margin: -3 }).agreement, { drawn: 2, margin: -3, swap: null });
  });

  it("makes no sense where more was drawn than sown, and takes no undo away", () => {
    for (const drawn of [3, 1e9, 1e300, -1, 1.5, "2", true, null, [2], {}]) {
      const { agreement, canUndo } = visit({ drawn, margin: 1 });
      assert.deepEqual([agreement, canUndo], [{ drawn: 0, margin: null, swap: null }, true], String(drawn));
    }
  });

  it("has no value that could not be", () => {
    for (const margin of [1e300, 2 ** 53, -256, 0.5, "3", true, null, [], [3], {}])
      assert.equal(visit({ drawn: 2, margin }).agreement.margin, null, String(margin));
  });

  it("has no change of sides that is still to come", () => {
    for (const at of [3, 1e9, -1, 0.5, "2", null]) {
      const { seats, phase } = visit({ swap: { choice: { changed: true, at } } });
      assert.deepEqual([seats, phase], [persons, "swap"], String(at));
    }
  });
});

describe("taking turns beginning", () => {
  it("is the seats exchanged, whoever sat where in the end", () => {
    const { session, sow } = table({ swap: true });
    sow(3);
    session.setSeats(["child", "person"]);
    assert.deepEqual(session.seatsExchanged, ["person", "child"]);
    session.chooseSide(true);
    assert.deepEqual(
      [session.seats, session.seatsExchanged],
      [
        ["person", "child"],
        ["person", "child"],
      ],
    );
  });
});

describe("a level that is no more", () => {
  it("is followed by the one that comes nearest", () => {
    const shelf = new Shelf({ "agm.game": JSON.stringify({ record: "usual:3", seats: ["person", "greedy"] }) });
    assert.deepEqual(revisit(shelf).session.seats, ["person", "player"]);
  });

  it("is followed by a person if nobody knows it, and the match goes on", () => {
    for (const name of ["grandmaster", "", "__proto__", "constructor", "toString"]) {
      const shelf = new Shelf({ "agm.game": JSON.stringify({ record: "usual:3", seats: [name, "child"] }) });
      const { session, restored } = revisit(shelf);
      assert.deepEqual([restored, session.record(), session.seats], [true, "usual:3", againstNorth]);
    }
  });

  it("is given no seat", () => {
    const { session } = table();
    assert.throws(() => session.setSeats(["person", "grandmaster"]), TypeError);
    assert.deepEqual(session.seats, persons);
  });
});
