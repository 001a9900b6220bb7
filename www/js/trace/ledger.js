/**
 * The seeds while a trace is shown: what each event moves, and how long it is seen to take.
 *
 * This is bookkeeping, not rules. An event says all that happens; the ledger only follows, and throws where the
 * trace and the board disagree or a seed is lost.
 */

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Event} Event
 * @typedef {{ kind: "look", hole: number }} Look  the pause in which the next hole is looked at; made here, not by the engine
 *
 * @typedef {{
 *   holes: number[], closed: boolean[], banks: [number, number], hand: number,
 *   handAt: number | null,
 *   handBank: 0 | 1 | null,
 *   mover: 0 | 1, lap: number,
 *   saada: number | null,
 *   taken: number[],
 * }} Scene
 *   `handAt`: the hole over which the hand is. `handBank`: the bank over which it is, where banks are sown into.
 *   `lap`: laps begun in this sowing. `saada`: the empty hole that was met. `taken`: holes just emptied into a bank.
 *
 * @typedef {{ event: Event | Look, from: Scene, to: Scene, lap: number, at: number, ms: number }} Frame
 *   `at`, `ms`: when it begins and how long it lasts, in milliseconds at speed 1 from the start of the timeline.
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
 * What each kind of event does to a scene that is its own.
 * @type {Record<string, (scene: Scene, event: any) => void>}
 */
const changes = {
  // @ts-expect-error: no kind may be answered by what every object inherits
  __proto__: null,

  scoop(scene, { hole, seeds }) {
    agree(seeds, lift(scene, hole), `in hole ${hole}`);
    scene.hand += seeds;
    scene.lap += 1;
    scene.saada = null;
    moveHand(scene, hole, null);
  },

  drop(scene, { hole }) {
    letGo(scene);
    seedsAt(scene, hole);
    scene.holes[hole] += 1;
    moveHand(scene, hole, null);
  },

  bankDrop(scene, { player }) {
    letGo(scene);
    pay(scene, player, 1);
    moveHand(scene, null, player);
  },

  ripe(scene, { hole, seeds, player }) {
    take(scene, [hole], seeds, player);
  },

  saada(scene, { hole }) {
    agree(0, seedsAt(scene, hole), `in hole ${hole}`);
    scene.saada = hole;
    scene.taken = [];
  },

  capture(scene, { holes, seeds, player }) {
    take(scene, holes, seeds, player);
  },

  again: pass,
  turn: pass,

  keep(scene, { player, holes, seeds }) {
    take(scene, holes, seeds, player);
  },

  roundOver() {},

  refill(scene, { player, closed, bank, filled }) {
    for (const hole of closed) layOut(scene, player, hole, 0, true);
    for (const { hole, seeds } of filled) layOut(scene, player, hole, seeds, false);
    agree(bank, scene.banks[player], `in the bank of player ${player}`);
    scene.saada = null;
    scene.taken = [];
  },
};

/**
 * The next to sow is known; the marks of the sowing just over stay to be looked at.
 * @param {Scene} scene @param {{ player: 0 | 1 }} event
 */
function pass(scene, { player }) {
  scene.mover = player;
  scene.handAt = null;
  scene.handBank = null;
}

/** @param {Scene} scene @param {number[]} holes @param {number} seeds @param {0 | 1} player */
function take(scene, holes, seeds, player) {
  const taken = holes.reduce((sum, hole) => sum + lift(scene, hole), 0);
  agree(seeds, taken, `in holes ${holes.join(", ")}`);
  pay(scene, player, seeds);
  scene.taken = [...holes];
}

/**
 * What lay in a hole goes to its player's bank, and the hole is filled from there.
 * @param {Scene} scene @param {0 | 1} player @param {number} hole @param {number} seeds @param {boolean} closed
 */
function layOut(scene, player, hole, seeds, closed) {
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
function letGo(scene) {
  if (scene.hand < 1) throw new Error("a trace drops a seed from an empty hand");
  scene.hand -= 1;
}

/** @param {Scene} scene @param {number | null} hole @param {0 | 1 | null} bank */
function moveHand(scene, hole, bank) {
  scene.handAt = hole;
  scene.handBank = bank;
  scene.taken = [];
}

/** @param {number} told @param {number} found @param {string} where */
function agree(told, found, where) {
  if (told !== found) throw new Error(`a trace tells of ${told} seeds ${where}, where the board has ${found}`);
}

/** @param {Scene} scene */
export function seedsIn({ holes, banks, hand }) {
  return holes.reduce((sum, seeds) => sum + seeds, banks[0] + banks[1] + hand);
}

// --- time ---

/**
 * Milliseconds at speed 1 for each kind: at the beginning of a sowing, and at the least, when a relay has hurried.
 * @type {Record<string, [number, number]>}
 */
const times = {
  scoop: [420, 45],
  drop: [230, 25],
  bankDrop: [230, 25],
  look: [380, 40],
  ripe: [520, 130],
  saada: [700, 350],
  capture: [900, 450],
  again: [350, 350],
  turn: [250, 250],
  keep: [900, 900],
  roundOver: [500, 500],
  refill: [900, 900],
};

/** Drops after which a relay runs twice as fast. */
const halving = 22;

/** @param {string} kind @param {number} drops sown before this lap */
function timeOf(kind, drops) {
  const [full, least] = times[kind];
  return Math.max(full * 2 ** (-drops / halving), least);
}

/**
 * The frames of a trace, one for each event and one for each look at the next hole.
 *
 * Long relays hurry: every lap keeps its own even beat, and the next one's is faster. None is left out.
 * @param {Scene} scene @param {Event[]} trace @returns {Frame[]}
 */
export function timeline(scene, trace) {
  const reel = new Reel(scene);
  for (const event of trace) {
    if (isLookedAt(event, reel.scene)) reel.add({ kind: "look", hole: event.hole }, reel.scene);
    reel.add(event, after(reel.scene, event));
  }
  if (reel.scene.hand !== 0) throw new Error(`a trace leaves ${reel.scene.hand} seeds in the hand`);
  return reel.frames;
}

/**
 * Does the eye go to a hole before this happens there? The first scoop is the player's choice.
 * @param {Event} event @param {Scene} before
 * @returns {event is Extract<Event, { kind: "scoop" | "saada" }>}
 */
function isLookedAt(event, before) {
  return event.kind === "saada" || (event.kind === "scoop" && before.lap > 0);
}

/** Frames laid end to end. */
class Reel {
  /** @type {Frame[]} */
  frames = [];
  #end = 0;
  #drops = 0;
  #hurry = 0;
  #total;

  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
    this.#total = seedsIn(scene);
  }

  /** @param {Event | Look} event @param {Scene} to */
  add(event, to) {
    if (seedsIn(to) !== this.#total) throw new Error(`a ${event.kind} turns ${this.#total} seeds into ${seedsIn(to)}`);
    if (event.kind === "scoop") this.#hurry = this.#drops;
    if (event.kind === "drop" || event.kind === "bankDrop") this.#drops += 1;
    const ms = timeOf(event.kind, this.#hurry);
    this.frames.push({ event, from: this.scene, to, lap: to.lap, at: this.#end, ms });
    this.#end += ms;
    this.scene = to;
  }
}
