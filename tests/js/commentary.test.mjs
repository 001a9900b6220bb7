// What is said while seeds move, and after the last one has fallen.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Commentary } from "../../www/js/table/commentary.js";
import { wordsFor } from "../../www/js/text/index.js";
import { summaryOf } from "../../www/js/trace/summary.js";
import { lap } from "./helpers.mjs";

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
      frame({ kind: "capture", holes: [4, 1], seeds: 9, player: 0 }, 2),
      frame({ kind: "again", player: 0, reason: "secondSowing" }, 2),
    ].map((each) => commentary.line(each, info));
    assert.deepEqual(said, [
      "Lap one",
      "Lap one",
      "Lap one. Pasu, the cow, in A2, for North.",
      "Lap one. Pasu, the cow, in A2, for North.",
      "Lap two",
      "Lap two. Saada at B1.",
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

  it("has a word for every way to be taken in passing, and every reason to sow again", () => {
    assert.deepEqual(Object.keys(words.moments.ripe).sort(), Object.keys(words.dials.ripe).sort());
    assert.deepEqual(Object.keys(words.moments.again).sort(), Object.keys(words.again).sort());
  });
});

describe("the sentence after a sowing", () => {
  const said = (trace, holes) =>
    words.sowing(summaryOf({ trace, by: 0, sowing: { hole: 4 }, before: { holes } }), names);
  const turn = { kind: "turn", player: 1 };

  it("says if the last seed fell into an empty hole", () => {
    assert.match(
      said([...lap(4, [3, 2]), turn], [0, 0, 0, 1, 2, 0]),
      /the last seed in A1, which was empty\. North’s turn\.$/,
    );
    assert.match(said([...lap(4, [3, 2]), turn], [0, 0, 1, 1, 2, 0]), /the last seed in A1\. North’s turn\.$/);
    assert.match(
      said([...lap(4, [3, 4]), turn], [0, 0, 0, 1, 2, 0]),
      /the last seed in B2, which was empty/,
      "its own hole was emptied",
    );
    assert.match(
      said([...lap(4, [3]), ...lap(3, [2, 1]), turn], [0, 0, 0, 1, 1, 0]),
      /the last seed in A2, which was empty/,
    );
  });

  it("says why the round is over, and who keeps what", () => {
    const trace = [
      { kind: "scoop", hole: 4, seeds: 1 },
      { kind: "bankDrop", player: 0 },
      turn,
      { kind: "keep", player: 1, holes: [0, 1], seeds: 8 },
      { kind: "roundOver", reason: "rowEmpty", winner: 0, totals: [32, 16] },
    ];
    assert.match(
      said(trace, [3, 5, 0, 0, 1, 0]),
      /the last seed in the bank\. One row is empty\. The round is over\. North keeps eight seeds\.$/,
    );
    const stuck = [
      ...lap(4, [3]),
      { kind: "saada", hole: 2 },
      turn,
      { kind: "roundOver", reason: "stuck", winner: 0, totals: [32, 16] },
    ];
    assert.match(
      said(stuck, [0, 0, 0, 0, 1, 0]),
      /North has no hole left to sow from\. The round is over\.$/,
      "the one whose turn it would be",
    );
  });

  it("does not need to know what lay there", () => {
    assert.equal(summaryOf({ trace: lap(4, [3]), by: 0, sowing: { hole: 4 } }).alone, false);
  });
});
