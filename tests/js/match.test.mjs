// The chart of a match, and what is said of its rounds.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { barsOf } from "../../www/js/table/match-chart.js";
import { wordsFor } from "../../www/js/text/index.js";

const { match } = wordsFor("en");
const over = {};
const round = (south, north, outcome = over) => ({ stocks: [south, north], outcome });

describe("bars", () => {
  it("share their height as the players share the seeds", () => {
    const [first, second] = barsOf([round(35, 35), round(70, 0, null)], { width: 200, height: 100, most: 9 });
    assert.deepEqual([first.south, first.running, second.south, second.running], [50, false, 100, true]);
  });

  it("stand side by side within the box, however many there are", () => {
    for (const count of [1, 2, 30, 500]) {
      const bars = barsOf(
        Array.from({ length: count }, () => round(1, 1)),
        { width: 300, height: 10, most: 1000 },
      );
      assert.equal(bars.length, count);
      bars.forEach((bar, i) => i && assert.ok(bar.x >= bars[i - 1].x + bars[i - 1].width - 1e-9 && bar.width > 0));
      assert.ok(bars.at(-1).x + bars.at(-1).width <= 300 + 1e-9);
    }
  });

  it("are the last ones where there is no room for all", () => {
    const bars = barsOf([round(0, 4), round(2, 2), round(4, 0)], { width: 100, height: 8, most: 2 });
    assert.deepEqual(
      bars.map(({ south }) => south),
      [4, 8],
    );
  });

  it("do without any seed, and without any round", () => {
    assert.equal(barsOf([round(0, 0)], { width: 9, height: 9, most: 9 })[0].south, 0);
    assert.deepEqual(barsOf([], { width: 9, height: 9, most: 9 }), []);
  });
});

describe("words of a match", () => {
  it("tell a round in a sentence or two", () => {
    assert.equal(
      match.ended({ winner: 0, by: 9, reason: "stuck" }),
      "South won by 9. One player had no hole left to sow from.",
    );
    for (const by of [0, -9])
      assert.equal(match.ended({ winner: 1, by, reason: "resigned" }), "North won. The other player gave up.");
    assert.equal(
      match.ended({ winner: null, by: 0, reason: "repetition" }),
      "A draw. The same position came up for the third time.",
    );
    assert.deepEqual([[], ["B7"], ["B6", "B7"]].map(match.closed), ["", "B7 was closed.", "B6 and B7 were closed."]);
    assert.deepEqual([null, 1, 7].map(match.label), ["The match", "Match of one round", "Match of 7 rounds"]);
  });

  it("have a reason for every end of a round", () => {
    assert.deepEqual(Object.keys(match.reasons).sort(), Object.keys(wordsFor("en").reasons).sort());
  });
});
