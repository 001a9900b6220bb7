/**
 * A scene: what lies where while a trace is shown, and what each event changes.
 *
 * No rules are known here. An event says all that happens; a scene only follows it, and throws where the two disagree.
 */

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Event} Event
 * @typedef {{
 *   holes: number[], closed: boolean[], banks: [number, number], hand: number,
 *   handAt: number | null,
 *   handBank: 0 | 1 | null,
 *   mover: 0 | 1, lap: number,
 *   began: number | null,
 *   saada: number | null,
 *   taken: number[],
 * }} Scene
 *   `handAt`: the hole over which the hand is. `handBank`: the bank over which it is, where banks are sown into.
 *   `lap`: laps begun in this sowing. `began`: the hole where it set out. `saada`: the empty hole that was met.
 *   `taken`: holes just emptied into a bank.
 */

/** A board at rest. @param {View} view @returns {Scene} */
export function sceneOf(view) {
  return {
    holes: [...view.holes],
    closed: [...view.closed],
    banks: [view.banks[0], view.banks[1]],
    hand: 0,
    handAt: null,
    handBank: null,
    mover: view.mover,
    lap: 0,
    began: null,
    saada: null,
    taken: [],
  };
}

/**
 * The scene after an event. The scene given stays as it is.
 * @param {Scene} scene @param {Event} event @returns {Scene}
 */
export function after(scene, event) {
  const change = changes[event.kind];
  if (!change) throw new Error(`a trace holds an event of unknown kind: ${event.kind}`);
  const next = { ...scene, holes: [...scene.holes], closed: [...scene.closed] };
  next.banks = [scene.banks[0], scene.banks[1]];
  change(next, event);
  return next;
}

/**
 * How each kind of event changes a scene. They may change it: `after` gives them a copy.
 * @type {Record<string, (scene: Scene, event: any) => void>}
 */
const changes = {
  // @ts-expect-error: no kind of event may find a method that every object inherits
  __proto__: null,

  scoop(scene, { hole, seeds }) {
    assertSeeds(seeds, lift(scene, hole), `in hole ${hole}`);
    scene.hand += seeds;
    scene.began ??= hole;
    scene.lap += 1;
    scene.saada = null;
    moveHand(scene, hole, null);
  },

  drop(scene, { hole }) {
    takeFromHand(scene);
    seedsAt(scene, hole);
    scene.holes[hole] += 1;
    moveHand(scene, hole, null);
  },

  bankDrop(scene, { player }) {
    takeFromHand(scene);
    pay(scene, player, 1);
    moveHand(scene, null, player);
  },

  ripe(scene, { hole, seeds, player }) {
    take(scene, [hole], seeds, player);
  },

  saada(scene, { hole }) {
    assertSeeds(0, seedsAt(scene, hole), `in hole ${hole}`);
    scene.saada = hole;
    scene.taken = [];
  },

  capture(scene, { holes, seeds, player }) {
    take(scene, holes, seeds, player);
  },

  again: passTurn,
  turn: passTurn,

  keep(scene, { player, holes, seeds }) {
    take(scene, holes, seeds, player);
  },

  roundOver() {},

  refill(scene, { player, closed, bank, filled }) {
    for (const hole of closed) layOutHole(scene, player, hole, 0, true);
    for (const { hole, seeds } of filled) layOutHole(scene, player, hole, seeds, false);
    assertSeeds(bank, scene.banks[player], `in the bank of player ${player}`);
    scene.began = null;
    scene.saada = null;
    scene.taken = [];
  },
};

/**
 * The next player is known. The marks of the sowing just over stay visible.
 * @param {Scene} scene @param {{ player: 0 | 1 }} event
 */
function passTurn(scene, { player }) {
  scene.mover = player;
  scene.handAt = null;
  scene.handBank = null;
}

/** @param {Scene} scene @param {number[]} holes @param {number} seeds @param {0 | 1} player */
function take(scene, holes, seeds, player) {
  const taken = holes.reduce((sum, hole) => sum + lift(scene, hole), 0);
  assertSeeds(seeds, taken, `in holes ${holes.join(", ")}`);
  pay(scene, player, seeds);
  scene.taken = [...holes];
}

/**
 * The seeds of a hole go to its player's bank, and the hole is filled from there.
 * @param {Scene} scene @param {0 | 1} player @param {number} hole @param {number} seeds @param {boolean} closed
 */
function layOutHole(scene, player, hole, seeds, closed) {
  pay(scene, player, lift(scene, hole) - seeds);
  scene.holes[hole] = seeds;
  scene.closed[hole] = closed;
}

/** @param {Scene} scene @param {number} hole */
function lift(scene, hole) {
  const seeds = seedsAt(scene, hole);
  scene.holes[hole] = 0;
  return seeds;
}

/** @param {Scene} scene @param {number} hole */
function seedsAt(scene, hole) {
  if (!(hole in scene.holes)) throw new Error(`a trace names hole ${hole}, which this board has not`);
  return scene.holes[hole];
}

/** @param {Scene} scene @param {0 | 1} player @param {number} seeds */
function pay(scene, player, seeds) {
  if (!(player in scene.banks)) throw new Error(`a trace names player ${player}`);
  scene.banks[player] += seeds;
}

/** @param {Scene} scene */
function takeFromHand(scene) {
  if (scene.hand < 1) throw new Error("a trace drops a seed from an empty hand");
  scene.hand -= 1;
}

/** @param {Scene} scene @param {number | null} hole @param {0 | 1 | null} bank */
function moveHand(scene, hole, bank) {
  scene.handAt = hole;
  scene.handBank = bank;
  scene.taken = [];
}

/** @param {number} said @param {number} found @param {string} where */
function assertSeeds(said, found, where) {
  if (said !== found) throw new Error(`a trace tells of ${said} seeds ${where}, where the board has ${found}`);
}

/** @param {Scene} scene */
export function seedsIn({ holes, banks, hand }) {
  return holes.reduce((sum, seeds) => sum + seeds, banks[0] + banks[1] + hand);
}
