/** The computer as a player: portions, progress, patience; and what lay on the board before. */

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { askInPortions, portionNodes } from "../../www/js/engine/portions.js";
import { MatchState } from "../../www/js/game/match-state.js";
import { Opponent } from "../../www/js/game/opponent.js";
import { FakeGame } from "./fake-game.mjs";

/** An engine that needs so many portions. */
function engineFor(portions) {
  const asked = [];
  const think = async (variant, position, options) => {
    asked.push({ variant, position, options });
    const done = asked.length >= portions;
    const values = [1, 2, 3].map((hole) => ({ sowing: { hole }, margin: 0, exact: hole <= asked.length }));
    return { sowing: { hole: asked.length }, nodes: done ? portionNodes - 1 : portionNodes, values };
  };
  return { asked, think, cancel() {} };
}

const match = { seats: ["person", "child"], history: ["before"], isSwapDue: false, isCutting: false };
const view = { variant: "usual", text: "here", mover: 1 };
const nothing = () => {};

describe("asking in portions", () => {
  it("asks again until the engine leaves part of a portion over", async () => {
    const { asked, think } = engineFor(3);
    const heard = [];
    const thought = await askInPortions((nodes) => think("", "", { nodes }), {
      onProgress: (so) => heard.push(so.sowing.hole),
    });
    assert.deepEqual([thought.sowing.hole, asked.length, heard], [3, 3, [1, 2]]);
  });

  it("is content with what is known after so many portions", async () => {
    const { asked, think } = engineFor(Infinity);
    await askInPortions((nodes) => think("", "", { nodes }), { maxPortions: 4 });
    assert.equal(asked.length, 4);
  });
});

describe("the opponent", () => {
  it("asks about the position, at its level, with what came before, and always with the same luck", async () => {
    const engine = engineFor(2);
    await new Opponent(engine, async () => {}).decide(match, view, nothing);
    const [first, second] = engine.asked;
    assert.deepEqual(first, second);
    const { seed, nodes, ...options } = first.options;
    assert.deepEqual(
      [first.variant, first.position, options],
      ["usual", "here", { level: "child", history: ["before"] }],
    );
    assert.ok(Number.isInteger(seed) && nodes === portionNodes);
  });

  it("has other luck in another match", async () => {
    const engine = engineFor(1);
    const opponent = new Opponent(engine, async () => {});
    for (let i = 0; i < 3; i += 1) {
      await opponent.decide(match, view, nothing);
      opponent.renew();
    }
    assert.equal(new Set(engine.asked.map(({ options }) => options.seed)).size, 3);
  });

  it("says how far it is", async () => {
    const heard = [];
    await new Opponent(engineFor(3), async () => {}).decide(match, view, (progress) => heard.push(progress));
    assert.deepEqual(heard, [
      { known: 1, of: 3 },
      { known: 2, of: 3 },
    ]);
  });

  it("waits its beat, however soon it knows", async () => {
    const waited = [];
    const opponent = new Opponent(engineFor(1), async (ms) => waited.push(ms));
    opponent.beat = 1234;
    await opponent.decide(match, view, nothing);
    assert.deepEqual(waited, [1234]);
  });

  it("leaves time to read which holes are closed, but only before the first sowing of a round", async () => {
    const closed = [false, true];
    const waits = async (beat, before, holes) => {
      const waited = [];
      const opponent = new Opponent(engineFor(1), async (ms) => waited.push(ms));
      opponent.beat = beat;
      await opponent.decide({ ...match, history: before }, { ...view, closed: holes }, nothing);
      return waited[0];
    };
    assert.ok((await waits(800, [], closed)) > 3000);
    assert.equal(await waits(800, ["a sowing"], closed), 800);
    assert.equal(await waits(800, [], [false, false]), 800);
    assert.equal(await waits(9000, [], closed), 9000);
    assert.equal(await waits(0, [], closed), 0, "who wants it at once has it at once");
  });

  it("asks no further once the question is void", async () => {
    const engine = engineFor(Infinity);
    const opponent = new Opponent(engine, async () => {});
    const chosen = opponent.decide(match, view, () => opponent.cancel());
    await assert.rejects(chosen, /void/);
    assert.equal(engine.asked.length, 1);
  });
});

describe("the opponent under the swap rule", () => {
  /** What it asks, at a level, of an engine that always uses all the positions it may. */
  async function asked(level, more) {
    const nodes = [];
    const answer = async (_variant, _position, options) => {
      nodes.push(options.nodes);
      return { sowing: { hole: 1 }, change: true, nodes: options.nodes };
    };
    const opponent = new Opponent({ cut: answer, swap: answer, cancel() {} }, async () => {});
    await opponent.decide({ ...match, seats: [level, level], ...more }, view, nothing);
    return nodes;
  }

  for (const more of [{ isCutting: true }, { isSwapDue: true }]) {
    it(`asks in portions if it is perfect, and else looks once, for as long: ${Object.keys(more)}`, async () => {
      const portions = await asked("perfect", more);
      assert.ok(portions.length > 1 && portions.every((nodes) => nodes === portionNodes));
      const all = portions.length * portionNodes;
      assert.deepEqual(await asked("expert", more), [all]);
    });
  }
});

describe("the history of a round", () => {
  const texts = (game, ...holes) =>
    holes.map((hole) => {
      const { text } = game.view();
      game.play({ hole });
      return text;
    });

  it("is all its earlier positions, and looking at it changes nothing", () => {
    const game = new FakeGame("usual");
    const history = texts(game, 3, 0, 1);
    const { text } = game.view();
    assert.deepEqual([new MatchState(game, ["person", "person"]).history, game.view().text], [history, text]);
    game.undo();
    assert.deepEqual([new MatchState(game, ["person", "person"]).history, game.canRedo], [history.slice(0, 2), true]);
  });

  it("does not reach into the round before", () => {
    const game = new FakeGame("usual");
    game.resign();
    game.nextRound();
    assert.deepEqual(new MatchState(game, ["person", "person"]).history, []);
    const history = texts(game, 1);
    assert.deepEqual(new MatchState(game, ["person", "person"]).history, history);
  });
});
