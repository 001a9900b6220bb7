import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardHeaps } from "../../www/js/board/board-heaps.js";
import { layoutOf } from "../../www/js/board/layout.js";
import { poseOf, restingPose } from "../../www/js/board/motion.js";
import { timeline } from "../../www/js/trace/timeline.js";
import { sceneWith } from "./helpers.mjs";

const layout = layoutOf({ width: 1000, height: 360, row: 7, ring: true });
const heaps = new BoardHeaps(layout);

const scene = (parts) => ({
  ...sceneWith([3, 0, 8, 1, 27, 6, 2, 12, 0, 4, 5, 1, 7, 10], [23, 14]),
  ...parts,
});

const trace = [
  { kind: "scoop", hole: 10, seeds: 5 },
  { kind: "drop", hole: 9 },
  { kind: "drop", hole: 8 },
  { kind: "drop", hole: 7 },
  { kind: "bankDrop", player: 0 },
  { kind: "drop", hole: 0 },
  { kind: "ripe", hole: 0, seeds: 4, player: 0 },
  { kind: "saada", hole: 1 },
  { kind: "capture", holes: [2, 9], seeds: 13, player: 0 },
  { kind: "again", player: 0, reason: "secondSowing" },
  { kind: "turn", player: 1 },
  { kind: "keep", player: 1, holes: [3, 4, 5, 6], seeds: 36 },
  { kind: "refill", player: 1, closed: [0, 1], bank: 25, filled: [2, 3, 4, 5, 6].map((hole) => ({ hole, seeds: 5 })) },
];
const frames = timeline(scene(), trace);
const moments = Array.from({ length: 41 }, (_, i) => i / 40);
const sum = (seeds) => seeds.reduce((all, n) => all + n, 0);

for (const frame of frames) {
  test(`no seed is lost from sight in a ${frame.event.kind}`, () => {
    const all = sum([...frame.from.holes, ...frame.from.banks, frame.from.hand]);
    for (const t of moments) {
      const { holes, banks, hand, flying } = poseOf(frame, t, layout, heaps);
      assert.equal(sum([...holes, ...banks]) + (hand?.count ?? 0) + flying.length, all, `at ${t}`);
      assert.ok([...holes, ...banks].every((seeds) => seeds >= 0));
    }
  });

  test(`a ${frame.event.kind} begins where the scene before it rests and ends where the next one does`, () => {
    assert.deepEqual(poseOf(frame, 1, layout, heaps), restingPose(frame.to, layout));
    const start = poseOf(frame, 0, layout, heaps);
    assert.deepEqual(start.holes, frame.from.holes);
    assert.deepEqual(start.banks, frame.from.banks);
    assert.equal(start.hand?.count ?? 0, frame.from.hand);
  });

  test(`nothing jumps in a ${frame.event.kind}`, () => {
    for (let t = 0; t < 0.99; t += 0.002) {
      const [a, b] = [poseOf(frame, t, layout, heaps), poseOf(frame, t + 0.002, layout, heaps)];
      if (a.hand && b.hand) assert.ok(Math.hypot(a.hand.x - b.hand.x, a.hand.y - b.hand.y) < 5, `the hand at ${t}`);
      if (a.flying.length !== b.flying.length || sum(a.holes) !== sum(b.holes) || sum(a.banks) !== sum(b.banks))
        continue;
      a.flying.forEach((seed, i) =>
        assert.ok(Math.hypot(seed.x - b.flying[i].x, seed.y - b.flying[i].y) < 12, `seed ${i} at ${t}`),
      );
    }
  });
}

test("a dropped seed comes down exactly where it will lie", () => {
  const frame = frames.find(({ event }) => event.kind === "drop");
  const [seed] = poseOf(frame, 0.99999, layout, heaps).flying;
  const lying = heaps.seedAt(heaps.holes[9], 4);
  assert.ok(Math.hypot(seed.x - lying.x, seed.y - lying.y) < 0.1);
  assert.equal(seed.shape, lying.shape);
});

test("a dropped seed rises before it falls", () => {
  const frame = frames.find(({ event }) => event.kind === "capture");
  const lifts = moments.flatMap((t) => poseOf(frame, t, layout, heaps).flying.map(({ lift }) => lift));
  assert.ok(Math.max(...lifts) > 0.7);
});

test("the hand is carried past the ends by way of the bank, where seeds are sown into banks", () => {
  const into = frames.find(({ event }) => event.kind === "bankDrop");
  const on = frames[frames.indexOf(into) + 1];
  const last = poseOf(into, 0.999, layout, heaps).hand;
  const first = restingPose(on.from, layout).hand;
  assert.ok(Math.hypot(last.x - first.x, last.y - first.y) < 1);
  const bank = layout.banks[0];
  assert.ok(first.x > bank.x - layout.pitch / 2 && first.y > bank.y && first.y < bank.y + bank.height);
});
