// What is said while seeds move, and after the last one has fallen.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Commentary } from "../../www/js/table/commentary.js";
import { Narrator } from "../../www/js/table/narrator.js";
import { wordsFor } from "../../www/js/text/index.js";
import { api } from "./api.mjs";

const words = wordsFor("en");
const names = ["A3", "A2", "A1", "B3", "B2", "B1"];
const info = { names, dials: { ripe: "fourToRowOwner" } };
const frame = (event, lap = 1) => ({ event, to: { lap } });
const ripe = { kind: "ripe", hole: 1, seeds: 4, player: 1 };

describe("the commentary", () => {
  it("tells the lap, and each event that is more than a falling seed, until there is more to say", () => {
    const commentary = new Commentary(words);
    const said = [
      frame({ kind: "scoop", hole: 4, seeds: 2 }),
      frame({ kind: "drop", hole: 3 }),
      frame(ripe),
      frame({ kind: "drop", hole: 0 }),
      frame({ kind: "scoop", hole: 2, seeds: 1 }, 2),
      frame({ kind: "saada", hole: 5 }, 2),
      frame({ kind: "breath", hole: 5, wins: [4, 1], seeds: 9, player: 0 }, 2),
      frame({ kind: "breath", hole: 5, wins: [], seeds: 0, player: 0 }, 2),
      frame({ kind: "capture", holes: [4, 1], seeds: 9, player: 0 }, 2),
      frame({ kind: "again", player: 0, reason: "secondSowing" }, 2),
    ].map((each) => commentary.line(each, info));
    assert.deepEqual(said, [
      "Lap one",
      "Lap one",
      "Lap one. Pasu, the cow, in A2, for North.",
      "Lap one. Pasu, the cow, in A2, for North.",
      "Lap two",
      "Lap two. Saada: B1 is empty.",
      "Lap two. Saada at B1. What lies in B2 and A2 is South’s.",
      "Lap two. Saada at B1. Nothing is won.",
      "Lap two. South wins 9 seeds from B2 and A2.",
      "Lap two. South sows once more.",
    ]);
  });

  it("begins each sowing anew, also one of a single lap after another", () => {
    const commentary = new Commentary(words);
    commentary.line(frame({ kind: "saada", hole: 5 }), info);
    commentary.begin();
    assert.equal(commentary.line(frame({ kind: "scoop", hole: 4, seeds: 1 }), info), "Lap one");
  });

  it("counts no laps where there is never more than one", () => {
    const commentary = new Commentary(words);
    const kalah = { names, dials: { relay: "never", ripe: "never" } };
    assert.equal(commentary.line(frame({ kind: "scoop", hole: 4, seeds: 1 }), kalah), "");
    assert.equal(
      commentary.line(frame({ kind: "again", player: 1, reason: "ownBank" }), kalah),
      "The last seed in the bank: North sows again.",
    );
  });

  it("writes a word on a hole taken in passing, good or bad as it is for who sows", () => {
    const commentary = new Commentary(words);
    assert.deepEqual(commentary.marks(frame(ripe), info, 1), [{ hole: 1, text: "pasu", tone: 1 }]);
    assert.deepEqual(commentary.marks(frame(ripe), { ...info, dials: { ripe: "sixToSower" } }, 0), [
      { hole: 1, text: "six", tone: -1 },
    ]);
    assert.deepEqual(commentary.marks(frame({ kind: "drop", hole: 1 }), info, 0), []);
    assert.deepEqual(commentary.marks({ event: null, to: { lap: 0 } }, info, 0), []);
  });

  it("writes saada at the empty hole until what it wins has gone, and at no other capture", () => {
    const commentary = new Commentary(words);
    const saada = { kind: "saada", hole: 5 };
    const won = { wins: [4], holes: [4], seeds: 3, player: 0 };
    const holesMarked = (event, from) =>
      commentary.marks({ event, from, to: { lap: 1 } }, info, 0).map(({ hole, text }) => [hole, text]);
    for (const event of [saada, { kind: "breath", hole: 5, ...won }, { kind: "capture", ...won }])
      assert.deepEqual(holesMarked(event, { saada: 5 }), [[5, "saada"]]);
    assert.deepEqual(holesMarked({ kind: "turn", player: 1 }, { saada: 5 }), []);
    for (const kind of ["breath", "capture"])
      assert.deepEqual(holesMarked({ kind, hole: null, ...won }, { saada: null }), []);
  });

  it("has a word for every way to be taken in passing, and every reason to sow again", () => {
    assert.deepEqual(Object.keys(words.commentary.ripe).sort(), Object.keys(words.dials.ripe).sort());
    assert.deepEqual(Object.keys(words.commentary.again).sort(), Object.keys(words.again).sort());
  });
});

describe("the sentence after a sowing", () => {
  /** Plays it, and says what it came to. */
  const said = (variant, position, hole) => {
    const game = new api.Game(variant, { position });
    const before = game.view();
    const summary = game.summary({ hole });
    const trace = game.play({ hole });
    const info = api.variants().find(({ id }) => id === variant);
    return new Narrator(words).played(
      { before, after: game.view(), trace, by: before.mover, sowing: { hole }, summary },
      info,
    );
  };

  it("says if the last seed fell into an empty hole", () => {
    assert.match(said("kalah", "4,4,4,4,4,4/4,4,4,0,0,2 0-0 S free", 11), /the last seed in B3, which was empty/);
    assert.match(said("kalah", "4,4,4,4,4,4/4,4,4,1,0,2 0-0 S free", 11), /the last seed in B3\. North’s turn\.$/);
    assert.match(said("avalanche", "0,0,0,0,0,4/4,0,0,0,0,0 0-0 S free", 6), /the last seed in/);
  });

  it("says that the round is over, and who keeps what", () => {
    assert.match(
      said("kalah", "3,0,0,2,0,1/1,0,0,0,0,0 24-17 S", 6),
      /the last seed in the bank\. North keeps six seeds\. The round is over\.$/,
    );
  });
});
