import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { after, sceneOf, seedsIn, timeline } from "../../www/js/trace/ledger.js";
import { lap, randomness, sceneWith, wanderingTrace } from "./helpers.mjs";

const fold = (scene, events) => events.reduce(after, scene);
const kinds = (frames) => frames.map((frame) => frame.event.kind);

/** What a scene must not change when `after` makes another of it. */
function frozen(scene) {
  for (const part of Object.values(scene)) if (Array.isArray(part)) Object.freeze(part);
  return Object.freeze(scene);
}

describe("sceneOf", () => {
  it("is the view's board at rest, and shares nothing with the view", () => {
    const view = { holes: [1, 2], closed: [false, true], banks: [3, 4], mover: 1 };
    const scene = sceneOf(view);
    assert.deepEqual(scene, { ...sceneWith([1, 2], [3, 4]), closed: [false, true], mover: 1 });
    scene.holes[0] = scene.banks[0] = 9;
    assert.deepEqual(
      [view.holes, view.banks],
      [
        [1, 2],
        [3, 4],
      ],
    );
  });
});

describe("after, event by event", () => {
  it("scoop lifts the hole into the hand and begins a lap", () => {
    const scene = after(sceneWith([0, 3]), { kind: "scoop", hole: 1, seeds: 3 });
    assert.deepEqual([scene.holes, scene.hand, scene.handAt, scene.lap], [[0, 0], 3, 1, 1]);
  });

  it("drop puts one seed back", () => {
    const scene = fold(sceneWith([0, 3]), lap(1, [0, 1, 0]).slice(0, 3));
    assert.deepEqual([scene.holes, scene.hand, scene.handAt], [[1, 1], 1, 1]);
  });

  it("bankDrop puts one seed into a bank, over which the hand is then", () => {
    const scene = fold(sceneWith([0, 2]), [
      { kind: "scoop", hole: 1, seeds: 2 },
      { kind: "bankDrop", player: 1 },
    ]);
    assert.deepEqual([scene.banks, scene.hand, scene.handAt, scene.handBank], [[0, 1], 1, null, 1]);
    assert.equal(after(scene, { kind: "drop", hole: 0 }).handBank, null);
  });

  it("ripe takes a hole in passing while seeds are in the hand", () => {
    const sown = fold(sceneWith([5, 2]), lap(1, [0, 1]).slice(0, 2));
    const scene = after(sown, { kind: "ripe", hole: 0, seeds: 6, player: 1 });
    assert.deepEqual([scene.holes, scene.banks, scene.hand, scene.taken], [[0, 0], [0, 6], 1, [0]]);
  });

  it("saada marks the empty hole, until the next scoop", () => {
    const scene = after(sceneWith([0, 3]), { kind: "saada", hole: 0 });
    assert.equal(scene.saada, 0);
    assert.equal(after(scene, { kind: "scoop", hole: 1, seeds: 3 }).saada, null);
  });

  it("capture empties holes into a bank and marks them, also after the turn has passed", () => {
    const event = { kind: "capture", holes: [0, 1], seeds: 5, player: 0 };
    const scene = fold(sceneWith([2, 3], [1, 0]), [event, { kind: "turn", player: 1 }]);
    assert.deepEqual([scene.holes, scene.banks, scene.taken, scene.mover], [[0, 0], [6, 0], [0, 1], 1]);
  });

  it("again and turn say who sows next and take the hand from the board", () => {
    const sown = fold(sceneWith([0, 1]), lap(1, [0]));
    for (const kind of ["again", "turn"]) {
      const scene = after(sown, { kind, player: 1, reason: "secondSowing" });
      assert.deepEqual([scene.mover, scene.handAt], [1, null]);
    }
  });

  it("keep banks a row", () => {
    const scene = after(sceneWith([2, 3]), { kind: "keep", player: 1, holes: [0], seeds: 2 });
    assert.deepEqual(
      [scene.holes, scene.banks],
      [
        [0, 3],
        [0, 2],
      ],
    );
  });

  it("roundOver moves nothing", () => {
    const scene = sceneWith([2, 3]);
    assert.deepEqual(after(scene, { kind: "roundOver", reason: "stuck", winner: 0, totals: [0, 0] }), scene);
  });

  it("refill takes what lay in the row, lays out holes, closes others and keeps the rest", () => {
    const old = { ...sceneWith([1, 0, 2, 4], [9, 3]), closed: [true, false, false, false] };
    const filled = [{ hole: 0, seeds: 4 }];
    const scene = after(old, { kind: "refill", player: 1, closed: [1], bank: 0, filled });
    assert.deepEqual(
      [scene.holes, scene.closed, scene.banks],
      [
        [4, 0, 2, 4],
        [false, true, false, false],
        [9, 0],
      ],
    );
  });

  it("leaves the scene it was given as it was", () => {
    const events = [
      ...lap(1, [0, 1, 2]),
      { kind: "saada", hole: 3 },
      { kind: "capture", holes: [0], seeds: 2, player: 0 },
      { kind: "refill", player: 0, closed: [3], bank: 0, filled: [{ hole: 0, seeds: 2 }] },
      { kind: "turn", player: 1 },
    ];
    events.reduce((scene, event) => frozen(after(scene, event)), frozen(sceneWith([1, 3, 0, 0])));
  });
});

describe("after, where trace and board disagree", () => {
  const refuses = (scene, event, said) => assert.throws(() => after(scene, event), said);

  it("refuses an unknown kind, also one that every object inherits", () => {
    for (const kind of ["sprout", "toString", "constructor", "__proto__", undefined]) {
      refuses(sceneWith([1]), { kind }, /unknown kind/);
    }
  });

  it("refuses a wrong number of seeds", () => {
    refuses(sceneWith([1, 2]), { kind: "scoop", hole: 0, seeds: 2 }, /2 seeds in hole 0, where the board has 1/);
    refuses(sceneWith([1, 2]), { kind: "capture", holes: [0, 1], seeds: 4, player: 0 }, /4 seeds in holes 0, 1/);
    refuses(sceneWith([1, 2]), { kind: "saada", hole: 1 }, /0 seeds in hole 1/);
    refuses(sceneWith([1]), { kind: "refill", player: 0, closed: [0], bank: 7, filled: [] }, /7 seeds in the bank/);
  });

  it("refuses to drop from an empty hand", () => {
    refuses(sceneWith([1]), { kind: "drop", hole: 0 }, /empty hand/);
    refuses(sceneWith([1]), { kind: "bankDrop", player: 0 }, /empty hand/);
  });

  it("refuses holes and players that are not there", () => {
    refuses(sceneWith([1]), { kind: "scoop", hole: 7, seeds: 0 }, /hole 7/);
    refuses({ ...sceneWith([1]), hand: 1 }, { kind: "drop", hole: -1 }, /hole -1/);
    refuses({ ...sceneWith([1]), hand: 1 }, { kind: "bankDrop", player: 2 }, /player 2/);
  });
});

describe("timeline", () => {
  const relay = [...lap(0, [1, 2]), ...lap(3, [4]), { kind: "saada", hole: 5 }, { kind: "turn", player: 1 }];
  const board = sceneWith([2, 0, 0, 1, 0, 0]);

  it("has a frame for every event, and a look at the next hole before a relay goes on and before a saada", () => {
    const frames = timeline(board, relay);
    assert.deepEqual(kinds(frames), ["scoop", "drop", "drop", "look", "scoop", "drop", "look", "saada", "turn"]);
    assert.deepEqual(
      frames.filter(({ event }) => event.kind === "look").map(({ event }) => event.hole),
      [3, 5],
    );
  });

  it("counts the look to the lap that ends with it", () => {
    assert.deepEqual(
      timeline(board, relay).map((frame) => frame.lap),
      [1, 1, 1, 1, 2, 2, 2, 2, 2],
    );
  });

  it("is empty for an empty trace", () => assert.deepEqual(timeline(board, []), []));

  it("throws if seeds stay in the hand", () => {
    assert.throws(() => timeline(board, relay.slice(0, 2)), /1 seeds in the hand/);
  });

  it("throws if a seed is lost on the way", () => {
    assert.throws(() => timeline({ ...board, banks: [0, Number.NaN] }, relay), /a scoop turns/);
  });

  it("laid end to end, frame by frame and scene by scene, whatever the trace", () => {
    const random = randomness(1);
    for (let run = 0; run < 200; run++) {
      const scene = sceneWith(
        Array.from({ length: 14 }, () => random.below(7)),
        [random.below(9), 0],
      );
      const trace = wanderingTrace(random, scene, 1 + random.below(40));
      const frames = timeline(scene, trace);
      assert.deepEqual(
        frames.map(({ event }) => event).filter(({ kind }) => kind !== "look"),
        trace,
      );
      assert.deepEqual(frames.at(-1).to, fold(scene, trace));
      frames.forEach((frame, i) => {
        const before = frames[i - 1] ?? { to: scene, at: 0, ms: 0 };
        assert.equal(frame.from, before.to);
        assert.equal(frame.at, before.at + before.ms);
        assert.ok(frame.ms > 0);
        assert.equal(seedsIn(frame.to), seedsIn(scene));
      });
    }
  });
});

describe("the pace of a relay", () => {
  /** Laps of `seeds` seeds, thrown from hole to hole of a small board. */
  function relayOf(laps, seeds) {
    const trace = Array.from({ length: laps }, (_, i) => lap(i % 2, Array(seeds).fill((i + 1) % 2))).flat();
    return timeline(sceneWith([seeds, 0]), trace);
  }
  const length = (frames) => frames.at(-1).at + frames.at(-1).ms;
  const timesOf = (frames, kind) => frames.filter(({ event }) => event.kind === kind).map(({ ms }) => ms);

  it("is unhurried in the first lap", () => {
    assert.deepEqual(
      relayOf(1, 4).map(({ ms }) => ms),
      [420, 230, 230, 230, 230],
    );
  });

  it("is even within a lap, never slows, and halves smoothly", () => {
    const frames = relayOf(60, 5);
    const drops = timesOf(frames, "drop");
    drops.forEach((ms, i) => {
      if (i % 5) assert.equal(ms, drops[i - 1]);
      else if (i) assert.ok(ms <= drops[i - 1] && ms > drops[i - 1] * 0.8);
    });
    assert.equal(drops.at(-1), 25);
  });

  it("shows 336 drops in less than 30 seconds, however they fall into laps", () => {
    for (const seeds of [3, 4, 6, 8, 12, 21]) {
      const frames = relayOf(336 / seeds, seeds);
      assert.equal(timesOf(frames, "drop").length, 336);
      assert.ok(length(frames) < 30_000, `${seeds} a lap: ${length(frames)} ms`);
    }
  });

  it("takes its time for the saada and the capture at the end of the longest relay", () => {
    const board = sceneWith([1, 0, 0, 2]);
    const laps = Array.from({ length: 400 }, (_, i) => lap(i % 2, [(i + 1) % 2])).flat();
    const end = [
      { kind: "saada", hole: 2 },
      { kind: "capture", holes: [3], seeds: 2, player: 0 },
    ];
    const [saada, capture] = timeline(board, [...laps, ...end]).slice(-2);
    assert.deepEqual([saada.ms, capture.ms], [350, 450]);
  });
});
