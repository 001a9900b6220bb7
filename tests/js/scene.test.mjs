import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { after, sceneOf } from "../../www/js/trace/scene.js";
import { lap, sceneWith } from "./helpers.mjs";

const fold = (scene, events) => events.reduce(after, scene);

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
