/** What the tests of the page's headless half share. */

/** A small generator of numbers (mulberry32), so that a failing run can be run again. @param {number} seed */
export function randomness(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A whole number below `limit`. @param {number} limit */
    below: (limit) => Math.floor(next() * limit),
    /** @template T @param {T[]} items @returns {T} */
    pick: (items) => items[Math.floor(next() * items.length)],
  };
}

/** A board at rest. @param {number[]} holes */
export function sceneWith(holes, banks = [0, 0]) {
  return {
    holes,
    closed: holes.map(() => false),
    banks,
    hand: 0,
    handAt: null,
    handBank: null,
    mover: 0,
    lap: 0,
    began: null,
    saada: null,
    taken: [],
  };
}

/** The events of a lap: lift a hole and drop its seeds into those named. @param {number} hole @param {number[]} into */
export function lap(hole, into) {
  return [{ kind: "scoop", hole, seeds: into.length }, ...into.map((each) => ({ kind: "drop", hole: each }))];
}

/** A trace that obeys no rule but that of the timeline: seeds wander, are captured, and the hand ends empty. */
export function wanderingTrace(random, scene, laps) {
  const holes = [...scene.holes];
  const trace = [];
  const full = () => holes.flatMap((seeds, hole) => (seeds > 0 ? [hole] : []));
  for (let i = 0; i < laps && full().length > 0; i++) {
    const from = random.pick(full());
    const into = Array.from({ length: holes[from] }, () => random.below(holes.length));
    trace.push(...lap(from, into));
    holes[from] = 0;
    for (const hole of into) holes[hole] += 1;
  }
  const won = full().slice(0, 1);
  const seeds = won.reduce((sum, hole) => sum + holes[hole], 0);
  trace.push({ kind: "capture", holes: won, seeds, player: random.below(2) }, { kind: "turn", player: 1 });
  return trace;
}

/** A Storage in memory, with as much room as it is given. */
export class Shelf {
  #texts;
  room = Infinity;

  constructor(texts = {}) {
    this.#texts = new Map(Object.entries(texts));
  }

  get length() {
    return this.#texts.size;
  }

  key(index) {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key) {
    return this.#texts.get(key) ?? null;
  }

  setItem(key, text) {
    const before = key.length + (this.#texts.get(key) ?? "").length;
    const now = key.length + text.length;
    if (this.size() - (this.#texts.has(key) ? before : 0) + now > this.room) throw new Error("QuotaExceededError");
    this.#texts.set(key, text);
  }

  removeItem(key) {
    this.#texts.delete(key);
  }

  entries() {
    return [...this.#texts];
  }

  size() {
    return this.entries().reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }
}
