/**
 * Whatever JavaScript can pass, to every function and as every parameter: no panic, an answer that makes sense,
 * a game that is as it was, and a module that still works.
 */

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { api, assertAlive, assertCoded, assertNoPanic, memory, refuses } from "./api.mjs";
import { amiss, freed, isSensible, MEGABYTE, methods, outcomeOf, parameters, values } from "./hostile.js";

const { Game, Engine, perft, variants } = api;
const VALUES = values(api, memory);

describe("the functions take any value", () => {
  for (const [parameter, call] of Object.entries(parameters(api))) {
    it(parameter, () => {
      const isRight = ({ thrown, returned }) => {
        assertAlive();
        return returned !== undefined || isSensible(thrown);
      };
      assert.deepEqual(amiss(call, VALUES, isRight), []);
    });
  }
});

describe("a game takes any value, and is as it was", () => {
  const game = new Game("ali-guli-mane");
  game.play({ hole: 13 });
  const before = [game.view(), game.record()];

  for (const [parameter, call] of Object.entries(methods(game))) {
    it(parameter, () => {
      const isRight = ({ thrown, returned }) => {
        assert.deepEqual([game.view(), game.record()], before);
        return returned === undefined && isSensible(thrown); // none of the values is a sowing
      };
      assert.deepEqual(amiss(call, VALUES, isRight), []);
    });
  }

  it("takes more parameters than there are, and fewer", () => {
    refuses(() => game.play(), "noSuchHole");
    refuses(() => new Game(), "noSuchVariant");
    refuses(() => perft(), "noSuchVariant");
    assert.deepEqual(game.view(1, {}, []), before[0]);
    assert.equal(variants(13).length, 6);
  });
});

describe("a getter that enters the game while it is being asked", () => {
  /** @type {Record<string, (game: any) => unknown>} */
  const doors = {
    view: (game) => game.view(),
    play: (game) => game.play({ hole: 10 }),
    preview: (game) => game.preview({ hole: 10 }),
    summary: (game) => game.summary({ hole: 10 }),
    history: (game) => game.history(),
    undo: (game) => game.undo(),
    redo: (game) => game.redo(),
    nextRound: (game) => game.nextRound(),
    resign: (game) => game.resign(),
    record: (game) => game.record(),
    rounds: (game) => game.rounds,
    canUndo: (game) => game.canUndo,
    "another game": () => new Game("kalah").play({ hole: 9 }),
    perft: () => perft("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", 2),
  };
  for (const [door, enter] of Object.entries(doors)) {
    for (const outer of ["play", "preview", "summary"]) {
      it(`${outer} and in it ${door}`, () => {
        const game = new Game("ali-guli-mane");
        game.play({ hole: 13 });
        const before = game.record();
        // It enters, whatever comes of that, and then names a hole that is none.
        refuses(
          () =>
            game[outer]({
              get hole() {
                outcomeOf(() => enter(game));
                return 14;
              },
            }),
          "noSuchHole",
        );
        assert.equal(game.record(), before, "the getter has changed the game");
        game.undo();
        game.free();
        assertAlive();
      });
    }
  }

  it("play, and in it free", () => {
    const game = new Game("ali-guli-mane");
    const { thrown } = outcomeOf(() =>
      game.play({
        get hole() {
          outcomeOf(() => game.free());
          return 13;
        },
      }),
    );
    assertNoPanic(thrown);
    for (const call of [() => game.view(), () => game.play({ hole: 13 }), () => game.free()]) {
      assertNoPanic(outcomeOf(call).thrown);
    }
    assertAlive();
  });

  it("a getter with a getter with a getter", () => {
    const game = new Game("ali-guli-mane");
    const nested = (depth) => ({
      get hole() {
        if (depth > 0) outcomeOf(() => game.preview(nested(depth - 1)));
        return 10;
      },
    });
    assert.deepEqual(game.preview(nested(200)), game.preview({ hole: 10 }));
    assertAlive();
  });
});

describe("a freed object", () => {
  it("throws an error of its own, whatever is asked of it", () => {
    for (const method of [
      "view",
      "play",
      "preview",
      "summary",
      "history",
      "undo",
      "redo",
      "nextRound",
      "resign",
      "record",
    ]) {
      const { thrown } = outcomeOf(() => freed(Game)[method]({ hole: 0 }));
      assertNoPanic(thrown);
      assert.ok(thrown instanceof Error, method);
    }
    for (const property of ["canUndo", "canRedo", "rounds"]) {
      assert.ok(outcomeOf(() => freed(Game)[property]).thrown instanceof Error, property);
    }
    const engine = new Engine("kalah");
    engine.free();
    assert.ok(outcomeOf(() => engine.think("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S")).thrown instanceof Error);
    assertAlive();
  });

  it("may be freed again", () => {
    const game = freed(Game);
    assertNoPanic(outcomeOf(() => game.free()).thrown);
    assertAlive();
  });

  it("is no game to others", () => {
    const bare = Object.create(Game.prototype);
    for (const method of ["view", "record", "undo", "free"]) assertNoPanic(outcomeOf(() => bare[method]()).thrown);
    assertAlive();
  });
});

describe("texts of any length", () => {
  it("are refused where they are too long, before they fill the module's memory", () => {
    const flood = "x".repeat(256 * MEGABYTE);
    const size = memory.buffer.byteLength;
    refuses(() => Game.fromRecord(flood), "badRecord");
    refuses(() => new Game("kalah", { position: flood }), "badPosition");
    refuses(() => new Game(flood), "noSuchVariant");
    assert.ok(memory.buffer.byteLength - size < 16 * MEGABYTE);
  });

  it("are refused where something is wrong at their very end", () => {
    const remarks = "# ಅಳಿ ಗುಳಿ ಮಣೆ\n".repeat(20_000);
    const record = `game: kalah\n${remarks}\nround 1\n1. B9`;
    refuses(() => Game.fromRecord(record), "badRecord", { line: 20_004, column: 4 });
  });
});

it("refusals cost no memory", () => {
  const game = new Game("ali-guli-mane");
  const refused = () => {
    for (let turn = 0; turn < 3_000; turn++) {
      outcomeOf(() => game.play({ hole: 99 }));
      outcomeOf(() => new Game("ali-guli-mane", { position: "5,5" }));
      outcomeOf(() => Game.fromRecord("game: ali-guli-mane\n\nround 1\n1. B4 B4 B4"));
      outcomeOf(() =>
        game.preview({
          get hole() {
            return game.play({ hole: 13 });
          },
        }),
      );
    }
  };
  refused();
  const size = memory.buffer.byteLength;
  refused();
  assert.equal(memory.buffer.byteLength, size);
  assertCoded(outcomeOf(() => game.play({ hole: 0 })).thrown, "notYourHole");
});
