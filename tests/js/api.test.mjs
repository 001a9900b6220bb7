/** The JS API of the engine: shapes, and every error it throws on purpose. */

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { api, assertAlive, refuses, types, VARIANTS } from "./api.mjs";
import { randomness } from "./helpers.mjs";
import { raised, refusals } from "./refusals.js";
import * as shapes from "./shapes.mjs";

const { Game, Engine, daily, name, perft, sowing, variants } = api;
const OPENING = "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S";
const AJJI_AATA = "1,0,1,0,1,0,1/0,1,0,1,0,1,2 61-0 S";

/**
 * Plays a match at random, and shows every view and trace to `look`.
 * @param {string} variant
 * @param {{ view(view: any): void, trace(trace: any[]): void, game(game: any): void }} look
 */
function playMatch(variant, seed, look) {
  const random = randomness(seed);
  const game = new Game(variant, { rounds: variant === "kalah" || variant === "avalanche" ? 1 : 3 });
  for (let view = game.view(); ; view = game.view()) {
    look.view(view);
    look.game(game);
    if (view.matchOutcome) return game.free();
    if (view.outcome) look.trace(game.nextRound());
    else if (random.below(60) === 0) look.trace(game.resign());
    else look.trace(game.play(random.pick(view.legal)));
  }
}

describe("what crosses to JavaScript", () => {
  for (const variant of VARIANTS) {
    it(`has the shapes of the contract in ${variant}`, () => {
      const bothWays = variant === "ali-guli-mane-either-way";
      for (let seed = 0; seed < 10; seed++) {
        playMatch(variant, seed, {
          view: (view) => shapes.view(bothWays)(view, "view"),
          trace: (trace) => shapes.listOf(shapes.event)(trace, "trace"),
          game: (game) => {
            shapes.listOf(shapes.round)(game.rounds, "rounds");
            shapes.listOf(shapes.step(bothWays))(game.history(), "history");
            for (const sowing of game.view().legal) shapes.summary(game.summary(sowing), "summary");
          },
        });
      }
    });
  }

  it("knows events of every kind, and no other", () => {
    const seen = new Set();
    for (const variant of VARIANTS) {
      for (let seed = 0; seed < 10; seed++) {
        const trace = (events) => events.forEach((event) => seen.add(event.kind));
        playMatch(variant, seed, { view() {}, game() {}, trace });
      }
    }
    assert.deepEqual([...seen].sort(), [...shapes.EVENT_KINDS].sort());
  });

  it("says what there is to know about every variant", () => {
    shapes.listOf(shapes.variantInfo)(variants(), "variants");
    assert.deepEqual(
      variants().map(({ id }) => id),
      VARIANTS,
    );
    for (const info of variants()) {
      const view = new Game(info.id).view();
      assert.deepEqual(view.holes, info.opening);
      assert.equal(view.holes.length, 2 * info.row);
      assert.equal(info.names.length, 2 * info.row);
      for (const openingSeeds of info.openings) new Game(info.id, { openingSeeds }).free();
    }
  });

  it("is written down in the types, with no hole in them", () => {
    const declared = types.slice(0, types.indexOf("export type InitInput"));
    for (const name of ["VariantId", "Sowing", "View", "Event", "VariantInfo", "Analysis", "EngineError"]) {
      assert.match(declared, new RegExp(`export (interface|type) ${name}\\b`));
    }
    assert.doesNotMatch(declared, /\bany\b/);
    for (const name of Object.getOwnPropertyNames(Game.prototype).filter((name) => !name.startsWith("__"))) {
      assert.ok(declared.includes(`${name}(`) || declared.includes(`readonly ${name}:`), name);
    }
  });
});

describe("a view", () => {
  it("is the opening at first", () => {
    assert.deepEqual(new Game("ali-guli-mane").view(), {
      variant: "ali-guli-mane",
      holes: Array(14).fill(5),
      closed: Array(14).fill(false),
      banks: [0, 0],
      mover: 0,
      secondSowing: false,
      legal: [7, 8, 9, 10, 11, 12, 13].map((hole) => ({ hole })),
      endless: [],
      round: 1,
      outcome: null,
      matchOutcome: null,
      text: OPENING,
    });
  });

  it("names endless sowings apart", () => {
    const { legal, endless } = new Game("ali-guli-mane", { position: AJJI_AATA }).view();
    assert.deepEqual(
      legal.map(({ hole }) => hole),
      [8, 10, 12],
    );
    assert.deepEqual(
      endless.map(({ hole }) => hole),
      [13],
    );
  });

  it("shows rows that were kept in the banks, and the text of the position before", () => {
    const position = "0,0,0,0,0,0/0,0,3,0,0,0 20-25 N";
    const view = new Game("kalah", { position }).view();
    assert.deepEqual([view.banks, view.holes, view.text], [[23, 25], Array(12).fill(0), position]);
    assert.deepEqual(view.outcome, { reason: "rowEmpty", winner: 1, totals: [23, 25] });
    assert.deepEqual(view.matchOutcome, { reason: "rounds", winner: 1, stocks: [23, 25] });
  });
});

describe("a game", () => {
  it("previews what it would play, and changes nothing", () => {
    for (const variant of VARIANTS) {
      const game = new Game(variant);
      const before = game.view();
      for (const sowing of before.legal) {
        const previewed = game.preview(sowing);
        assert.deepEqual(game.view(), before);
        assert.deepEqual(game.play(sowing), previewed);
        assert.deepEqual(game.undo(), before);
      }
    }
  });

  it("takes back and does again", () => {
    const game = new Game("ali-guli-mane");
    assert.deepEqual([game.undo(), game.redo(), game.canUndo, game.canRedo], [null, null, false, false]);
    const before = game.view();
    game.play({ hole: 10 });
    const after = game.view();
    assert.deepEqual([game.undo(), game.canUndo, game.canRedo], [before, false, true]);
    assert.deepEqual([game.redo(), game.canUndo, game.canRedo], [after, true, false]);
  });

  it("is the same game after its record", () => {
    for (const variant of VARIANTS) {
      playMatch(variant, 7, {
        view() {},
        trace() {},
        game: (game) => {
          const again = Game.fromRecord(game.record());
          assert.deepEqual(again.view(), game.view());
          assert.deepEqual(again.rounds, game.rounds);
          assert.equal(again.record(), game.record());
          again.free();
        },
      });
    }
  });

  it("takes the way left out for anticlockwise", () => {
    const options = { position: OPENING };
    const traceOf = (sowing) => new Game("ali-guli-mane-either-way", options).play(sowing);
    assert.deepEqual(traceOf({ hole: 10 }), traceOf({ hole: 10, way: "anticlockwise" }));
    assert.deepEqual(traceOf({ hole: 10, way: undefined }), traceOf({ hole: 10, way: null }));
    assert.notDeepEqual(traceOf({ hole: 10 }), traceOf({ hole: 10, way: "clockwise" }));
  });
});

describe("the history of a match", () => {
  for (const variant of VARIANTS) {
    it(`is what undo takes back, step by step, in ${variant}`, () => {
      playMatch(variant, 5, {
        view() {},
        trace() {},
        game: (game) => {
          if (!game.view().matchOutcome) return;
          const steps = game.history();
          for (const step of steps.toReversed()) {
            const { text, mover, banks, round, outcome } = game.undo();
            assert.deepEqual([step.position, step.mover, step.banks, step.round], [text, mover, banks, round]);
            assert.equal(step.kind === "nextRound", outcome !== null);
          }
          assert.equal(game.undo(), null);
          assert.deepEqual(game.history(), []);
          while (game.redo());
        },
      });
    });

    it(`played once more it is the same match, in ${variant}`, () => {
      playMatch(variant, 6, {
        view() {},
        trace() {},
        game: (game) => {
          if (!game.view().matchOutcome) return;
          const again = new Game(variant, game.options);
          for (const { kind, sowing: sown, name: called } of game.history()) {
            if (kind === "sow") assert.deepEqual([name(variant, sown), sowing(variant, called)], [called, sown]);
            if (kind === "sow") again.play(sown);
            else again[kind]();
          }
          assert.equal(again.record(), game.record());
          again.free();
        },
      });
    });
  }

  it("may be asked for of one round", () => {
    const game = Game.fromRecord("game: ali-guli-mane\n\nround 1\n1. B4 resigns\n\nround 2\n1. A7\n");
    const steps = (round) => game.history(round).map(({ kind, round, mover, name }) => [kind, round, mover, name]);
    const first = [
      ["sow", 1, 0, "B4"],
      ["resign", 1, 0, null],
      ["nextRound", 1, 0, null],
    ];
    const second = [["sow", 2, 1, "A7"]];
    assert.deepEqual([steps(1), steps(2), steps()], [first, second, [...first, ...second]]);
    for (const round of [0, 3, 1.5, "1", -1]) refuses(() => game.history(round), "badOption", { option: "round" });
  });
});

describe("a summary", () => {
  it("is what a sowing comes to, and nothing is played", () => {
    const game = new Game("ali-guli-mane", { position: "0,1,0,0,5,0,2/0,4,3,0,4,3,1 0-0 S free" });
    const before = game.view();
    assert.deepEqual(game.summary({ hole: 8 }), {
      player: 0,
      laps: 1,
      sown: 4,
      ends: 2,
      alone: true,
      saada: 3,
      banked: 0,
      passing: [0, 0],
      captured: 9,
      takes: [4, 11],
      wins: 9,
      kept: [0, 0],
      next: { kind: "again", player: 0, reason: "secondSowing" },
    });
    assert.deepEqual(game.view(), before);
  });

  it("tells the end of a round, and the rows kept", () => {
    const game = new Game("kalah", { position: "3,0,0,2,0,1/1,0,0,0,0,0 24-17 S" });
    const { ends, alone, banked, wins, kept, next } = game.summary({ hole: 6 });
    assert.deepEqual(
      { ends, alone, banked, wins, kept },
      { ends: null, alone: false, banked: 1, wins: 1, kept: [0, 6] },
    );
    assert.deepEqual(next, { kind: "over", player: 1, reason: "rowEmpty" });
  });
});

describe("the names of sowings", () => {
  for (const { id, names, ways } of variants()) {
    it(`are the holes' names, and say the way where there is a choice, in ${id}`, () => {
      names.forEach((hole, number) => {
        const called =
          ways === "both"
            ? [
                [`${hole}+`, "anticlockwise"],
                [`${hole}-`, "clockwise"],
              ]
            : [[hole, undefined]];
        for (const [text, way] of called) {
          const sown = way ? { hole: number, way } : { hole: number };
          assert.deepEqual([name(id, sown), sowing(id, text)], [text, sown]);
        }
      });
    });
  }
});

describe("an engine", () => {
  for (const variant of VARIANTS) {
    it(`thinks in the shapes of the contract in ${variant}`, () => {
      const bothWays = variant === "ali-guli-mane-either-way";
      const { text, legal } = new Game(variant).view();
      const engine = new Engine(variant);
      const thought = engine.think(text, { nodes: 2_000 });
      shapes.thought(bothWays)(thought, "thought");
      assert.deepEqual(
        thought.values.map(({ sowing }) => sowing),
        legal,
      );
      assert.ok(legal.some((sowing) => JSON.stringify(sowing) === JSON.stringify(thought.sowing)));
      engine.free();
    });
  }

  it("goes by a book without searching, and says where one cannot be read", () => {
    const engine = new Engine("kalah");
    const { text } = new Game("kalah").view();
    engine.loadBook("kalah 47 B3=8 A1=-3 A1=-3"); // North has a choice where no seed fell into a bank
    const { sowing, exact, nodes } = engine.think(text, { level: "perfect" });
    assert.deepEqual({ sowing, exact, nodes }, { sowing: { hole: 9 }, exact: true, nodes: 0 });
    const bad = [
      ["", { what: "notOfThisGame" }],
      ["avalanche 47 B3=8", { what: "notOfThisGame" }],
      ["kalah 47", { what: "endsBefore", entry: 1 }],
      ["kalah 47 B7=8", { what: "notAChoice", entry: 1 }],
      ["kalah 47 B3=8 A1=-3 A1=-3 B1=1", { what: "goesOn", entry: 4 }],
    ];
    for (const [book, detail] of bad) refuses(() => engine.loadBook(book), "badBook", detail);
    assert.equal(engine.think(text, { level: "perfect" }).nodes, 0, "the book read before is still there");
    engine.free();
  });

  it("has nothing to sow when the round is over", () => {
    const engine = new Engine("kalah");
    const { sowing, values, line, exact } = engine.think("0,0,0,0,0,0/0,0,3,0,0,0 20-25 N");
    assert.deepEqual({ sowing, values, line, exact }, { sowing: null, values: [], line: [], exact: true });
    engine.free();
  });

  it("names fair beginnings in the shape of the contract, as many as are proved by then", () => {
    const engine = new Engine("ali-guli-mane");
    for (const turns of [1, 2]) {
      const found = engine.fairStarts(OPENING, turns, { nodes: 2_000_000 });
      shapes.fairStarts(false)(found, "found");
      assert.ok(found.complete && found.starts.length > 0 && found.starts.every(({ margin }) => Math.abs(margin) <= 3));
    }
    engine.free();
    const another = new Engine("pallanguzhi-traditional");
    const { text } = new Game("pallanguzhi-traditional").view();
    const { complete, nodes, starts } = another.fairStarts(text, 1, { nodes: 10 });
    assert.deepEqual({ complete, nodes, starts }, { complete: false, nodes: 10, starts: [] });
    another.free();
  });

  it("changes sides when it is behind, and stays when it is not", () => {
    const engine = new Engine("ali-guli-mane");
    const swapped = engine.swap(OPENING.replace("S", "N"));
    shapes.swap(swapped, "swap");
    assert.deepEqual({ ...swapped, nodes: 0 }, { change: false, exact: true, nodes: 0 });
    const behind = "5,5,5,5,5,5,5/5,5,5,5,5,5,5 60-0 N free";
    for (const level of ["first-game", "child", "learner", "player", "expert", "perfect"]) {
      assert.equal(engine.swap(behind, { level }).change, true, level);
      assert.equal(engine.swap(behind.replace("60-0", "0-60"), { level }).change, false, level);
    }
    engine.free();
  });

  it("divides the first turn for the swap rule, the same for the same seed", () => {
    const engine = new Engine("ali-guli-mane");
    for (const level of ["first-game", "learner", "perfect"]) {
      const options = { level, seed: 4 };
      const cut = engine.cut(OPENING, options);
      shapes.cut(false)(cut, "cut");
      assert.deepEqual(engine.cut(OPENING, options).sowing, cut.sowing);
    }
    const { starts } = engine.fairStarts(OPENING, 1);
    const { margin } = starts.find(({ sowings: [first] }) => first.hole === engine.cut(OPENING).sowing.hole);
    assert.equal(Math.abs(margin), 1);
    assert.equal(engine.cut("0,0,0,0,0,0,0/0,0,0,0,0,0,0 40-30 S").sowing, null);
    engine.free();
  });
});

describe("a puzzle", () => {
  for (const variant of VARIANTS) {
    const { puzzles } = variants().find(({ id }) => id === variant);
    it(`has the shape of the contract, and an answer that can be played, in ${variant}`, () => {
      const engine = new Engine(variant);
      for (const kind of puzzles) {
        for (const grade of [1, 3, 5, undefined]) {
          const puzzle = engine.puzzle(kind, 7, grade);
          shapes.puzzle(variant === "ali-guli-mane-either-way")(puzzle, kind);
          assert.deepEqual([puzzle.variant, puzzle.kind, puzzle.seed], [variant, kind, 7]);
          assert.deepEqual(engine.puzzle(kind, 7, grade), puzzle);
          assertAnswered(puzzle);
        }
      }
      engine.free();
    });
  }

  /** The line can be played; its choices are what may be sown; the last seed falls where it says. */
  function assertAnswered({ variant, kind, position, choices, line, best, falls }) {
    const game = new Game(variant, { position });
    const { legal, mover, banks } = game.view();
    assert.equal(mover, 0);
    if (kind !== "callThePit")
      assert.deepEqual(
        choices.map(({ sowing }) => sowing),
        legal,
      );
    if (kind !== "callThePit") assert.equal(Math.max(...choices.map(({ worth }) => worth)), best);
    const traces = line.map((sowing) => game.play(sowing));
    const drop = traces.at(-1).findLast(({ kind }) => kind === "drop" || kind === "bankDrop");
    assert.equal(drop.hole ?? null, falls);
    if (kind === "largestCapture") assert.equal(game.view().banks[0] - banks[0], best);
    if (kind === "longestRelay") assert.equal(traces[0].filter(({ kind }) => kind === "scoop").length, best);
    game.free();
  }

  it("is there for every day, the same for everyone", () => {
    shapes.daily(daily("2026-11-29"), "daily");
    assert.deepEqual(daily("2026-12-01"), { variant: "pallanguzhi", kind: "keepTheWin", seed: 740257, grade: 2 });
  });
});

describe("errors", () => {
  const ali = (position) => new Game("ali-guli-mane", { position });

  for (const [code, call, detail] of refusals(api)) {
    it(`${code}: ${String(call).replace(/^\(\) => /, "")}`, () => refuses(call, code, detail));
  }

  it("have the codes that the types name, and each of them is raised", () => {
    const union = types.slice(types.indexOf("interface EngineError"), types.indexOf("detail: Record"));
    const named = [...union.matchAll(/"(\w+)"/g)].map(([, code]) => code);
    assert.deepEqual(named.sort(), raised(api));
  });

  it("list every fault of a position, with its column", () => {
    assert.throws(
      () => ali("5,5,5,5,5,5,5/5,5,5,x,5,5,q 0-? S"),
      ({ detail }) => {
        assert.deepEqual(detail.faults, [
          { column: 27, what: "notSeeds", found: "q" },
          { column: 31, what: "notSeeds", found: "?" },
        ]);
        return true;
      },
    );
  });

  it("change nothing", () => {
    const game = new Game("ali-guli-mane");
    const before = [game.view(), game.record()];
    for (const sowing of [{ hole: 0 }, { hole: 14 }, { hole: 13, way: "clockwise" }, {}]) {
      assert.throws(() => game.play(sowing));
      assert.throws(() => game.preview(sowing));
      assert.throws(() => game.summary(sowing));
    }
    assert.throws(() => game.nextRound());
    assert.deepEqual([game.view(), game.record()], before);
    assertAlive();
  });
});

describe("perft", () => {
  /** @type {[string, number[]][]} */
  const counts = [
    ["ali-guli-mane", [7, 36, 184, 806, 3967]],
    ["ali-guli-mane-either-way", [14, 144, 1456]],
    ["pallanguzhi", [7, 30, 108, 380]],
    ["pallanguzhi-traditional", [7, 41, 210, 1043]],
    ["kalah", [6, 35, 185, 942, 4690, 23233]],
    ["avalanche", [6, 31, 156, 796]],
  ];
  for (const [variant, expected] of counts) {
    it(`counts ${variant}`, () => {
      const { text } = new Game(variant).view();
      assert.deepEqual(
        expected.map((_, at) => perft(variant, text, at + 1)),
        expected,
      );
      assert.equal(perft(variant, text, 0), 1);
    });
  }
});
