// What is marked when somebody points at a hole: what may be sown, and what was asked for.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { marksOf } from "../../www/js/table/marks.js";
import { Narrator } from "../../www/js/table/narrator.js";
import { Target } from "../../www/js/table/target.js";
import { wordsFor } from "../../www/js/text/index.js";
import { api } from "./api.mjs";

const words = wordsFor("en");
const games = api.variants();

/** A hand over a board that has just been laid out. */
function handOver(variant, { previews = false } = {}) {
  const game = new api.Game(variant);
  const info = games.find(({ id }) => id === variant);
  const view = game.view();
  const legal = [...new Set(view.legal.map(({ hole }) => hole))];
  const state = { phase: "choose", previews, info, view, legal, endless: [] };
  const preview = (sowing) => {
    try {
      return game.summary(sowing);
    } catch {
      return null;
    }
  };
  const activity = { preview, highlights: () => ({ values: [], hole: null, sowing: null }) };
  const target = new Target({ focused: null }, activity, () => state);
  const marks = () => marksOf(state, activity, target, { row: info.row }, words.board.legend);
  return { target, marks, state, game, narrator: new Narrator(words) };
}

describe("a hand over a closed hole", () => {
  it("is told so, whoever's turn it is, until something has happened", () => {
    const { target, state, narrator } = handOver("ali-guli-mane");
    const closed = 7;
    state.view = { ...state.view, closed: state.view.holes.map((_, hole) => hole === closed) };
    for (const phase of ["choose", "thinking", "over"]) {
      state.phase = phase;
      target.point(closed, null);
      assert.equal(target.closed, closed);
      target.rest();
      assert.equal(target.closed, null);
      target.point(closed + 1, null);
      assert.equal(target.closed, null);
    }
    assert.match(narrator.refusal("closedHole", { hole: closed }, state.info), /^B7 is closed/);
  });
});

for (const { id } of games) {
  describe(`a hand over the board of ${id}`, () => {
    it("lights a hole only if it can be sown", () => {
      const { target, marks, state } = handOver(id);
      const lit = state.view.holes.flatMap((_, hole) => {
        target.point(hole, "anticlockwise");
        return marks().hover === hole ? [hole] : [];
      });
      assert.deepEqual(
        lit,
        [...state.legal].sort((a, b) => a - b),
      );
    });

    it("is told what would come of a sowing when it asks, or always wants to know", () => {
      const { target, marks, state } = handOver(id);
      target.point(state.legal[0], "anticlockwise");
      assert.equal(marks().preview, null);
      assert.equal(target.ask(true), true);
      assert.ok(marks().preview);
      target.ask(false);
      assert.equal(marks().preview, null);
      const other = handOver(id, { previews: true });
      other.target.point(state.legal[0], "anticlockwise");
      assert.ok(other.marks().preview);
    });

    it("reads where the hand is left empty at the hole where that is marked", () => {
      const { target, marks, state, game, narrator } = handOver(id, { previews: true });
      for (const hole of state.legal) {
        target.point(hole, "anticlockwise");
        const { ends, legend } = marks().preview;
        const summary = game.summary(target.sowing(target.at));
        const line = narrator.aimed(target.sowing(target.at), summary, state.view, state.info);
        if (ends === null) assert.match(line, /in the bank/);
        else assert.ok(line.includes(` ${state.info.names[ends]} `), `${line} names ${state.info.names[ends]}`);
        assert.equal(legend.ends, summary.saada === null ? "ends here" : "saada");
      }
    });
  });
}
