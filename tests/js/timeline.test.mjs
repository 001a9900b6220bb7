import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { after, seedsIn } from "../../www/js/trace/scene.js";
import { timeline } from "../../www/js/trace/timeline.js";
import { lap, randomness, sceneWith, wanderingTrace } from "./helpers.mjs";

const fold = (scene, events) => events.reduce(after, scene);
const kinds = (frames) => frames.map((frame) => frame.event.kind);

describe("timeline", () => {
  const relay = [...lap(0, [1, 2]), ...lap(3, [4]), { kind: "saada", hole: 5 }, { kind: "turn", player: 1 }];
  const board = sceneWith([2, 0, 0, 1, 0, 0]);

  it("has a frame for every event, and a look at the next hole before a relay goes on and before a saada, and a breath after it", () => {
    const frames = timeline(board, relay);
    assert.deepEqual(kinds(frames), [
      "scoop",
      "drop",
      "drop",
      "look",
      "scoop",
      "drop",
      "look",
      "saada",
      "breath",
      "turn",
    ]);
    assert.deepEqual(
      frames.filter(({ event }) => event.kind === "look").map(({ event }) => event.hole),
      [3, 5],
    );
  });

  it("counts the look to the lap that ends with it", () => {
    assert.deepEqual(
      timeline(board, relay).map((frame) => frame.lap),
      [1, 1, 1, 1, 2, 2, 2, 2, 2, 2],
    );
  });

  it("shows what will be won before it goes, as a still picture too, and that nothing will be", () => {
    const capture = { kind: "capture", holes: [3], seeds: 2, player: 0 };
    const won = timeline(board, [...lap(0, [1, 3]), { kind: "saada", hole: 5 }, capture, { kind: "turn", player: 1 }]);
    const breath = won.find(({ event }) => event.kind === "breath");
    assert.deepEqual(breath.event, { kind: "breath", hole: 5, wins: [3], seeds: 2, player: 0 });
    assert.deepEqual([breath.to.holes[3], breath.to.banks[0]], [2, 0], "the seeds are still there");
    const pictures = new Map(won.map((frame) => [frame.still, frame]));
    assert.deepEqual(kinds([...pictures.values()]), ["breath", "turn"]);
    const nothing = timeline(board, relay).find(({ event }) => event.kind === "breath");
    assert.deepEqual([nothing.event.hole, nothing.event.wins], [5, []]);
  });

  it("knows where the sowing set out, until a round is laid out", () => {
    const last = timeline(board, relay).at(-1);
    assert.deepEqual([last.to.began, board.began], [0, null]);
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
        frames.map(({ event }) => event).filter(({ kind }) => kind !== "look" && kind !== "breath"),
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
    const [saada, breath, capture] = timeline(board, [...laps, ...end]).slice(-3);
    assert.deepEqual([saada.ms, breath.ms, capture.ms], [600, 700, 450]);
  });
});
