/**
 * Where the seeds of a heap lie. The place of a seed depends only on its hollow and on how many lay there before it, so
 * a seed that is added never moves the others. All lengths here are in seeds.
 */

import { random } from "./noise.js";

/** @typedef {{ x: number, y: number, z: number, shape: number, turn: number }} Place
 *   from the middle of the hollow; `z` is the height above its bottom; `turn` in radians */
/** @typedef {{ r: number, dx: number, dy: number, depth: number, tries: number }} HollowShape
 *   a trough of radius `r` swept to both sides by `dx`, `dy`; `tries` is how many places a seed tries before it stays
 *   on the lowest
 */
/** @typedef {{ x: number, y: number, z: number, cost: number }} Attempt */

/** The shapes of seeds: those that lie on their faces, then those that lean more and more. */
const FLAT_SHAPES = 5;
export const SHAPES = 8;

const LEANS = [0.3, 0.62, 1.5]; // the slopes from which a seed takes the first, the second and the third leaning shape

const CELL = 0.14; // the width of a cell of the map of heights
const THICK = 0.3; // the height of a seed that lies flat
const TOUCH = 0.4; // closer than this to a seed's middle, another must climb on it
const BODY = 0.48; // how far a seed's back reaches
const EDGE = 0.62; // a seed's middle is at least so far from the rim
const REPOSE = 0.34; // how steep a heap in a long hollow may be: a seed rolls along it only where it is steeper
const FEEL = 0.3; // how far beside its middle a seed feels what it leans on

export class Heap {
  /** @param {number} seed @param {HollowShape} hollow */
  constructor(seed, hollow) {
    this.hollow = hollow;
    this.next = random(seed * 7919 + 17);
    /** @type {Place[]} */
    this.places = [];
    this.columns = Math.ceil((2 * (hollow.r + hollow.dx)) / CELL) + 1;
    this.rows = Math.ceil((2 * (hollow.r + hollow.dy)) / CELL) + 1;
    this.top = Float32Array.from({ length: this.columns * this.rows }, (_, i) =>
      floor(
        hollow,
        (i % this.columns) * CELL - hollow.r - hollow.dx,
        Math.floor(i / this.columns) * CELL - hollow.r - hollow.dy,
      ),
    );
  }

  /** @param {number} index @returns {Place} */
  place(index) {
    while (this.places.length <= index) this.places.push(this.settle());
    return this.places[index];
  }

  /** Several places are tried; the seed stays where it would roll to. */
  settle() {
    let best = this.attempt();
    for (let t = 1; t < this.hollow.tries; t++) {
      const other = this.attempt();
      if (other.cost < best.cost) best = other;
    }
    const lean = this.leanAt(best);
    this.raise(best.x, best.y, best.z + THICK);
    return { x: best.x, y: best.y, z: best.z, ...lean };
  }

  /** @returns {Attempt} */
  attempt() {
    const { r, dx, dy } = this.hollow;
    const out = Math.max(0, r - EDGE) * Math.sqrt(this.next());
    const angle = this.next() * 2 * Math.PI;
    const x = (2 * this.next() - 1) * dx + out * Math.cos(angle);
    const y = (2 * this.next() - 1) * dy + out * Math.sin(angle);
    const z = this.support(x, y);
    const along = Math.hypot(Math.min(Math.abs(x), dx), Math.min(Math.abs(y), dy));
    return { x, y, z, cost: z + REPOSE * along + 0.1 * this.next() };
  }

  /**
   * A seed on a slope leans down it; any other lies on its face, turned anyhow.
   * @param {Attempt} at
   */
  leanAt({ x, y }) {
    const across = this.support(x - FEEL, y) - this.support(x + FEEL, y);
    const along = this.support(x, y - FEEL) - this.support(x, y + FEEL);
    const slope = Math.hypot(across, along) / (2 * FEEL);
    const leaning = LEANS.filter((from) => slope > from).length;
    const turn = this.next() * 2 * Math.PI;
    if (!leaning) return { shape: Math.floor(this.next() * FLAT_SHAPES), turn };
    return { shape: FLAT_SHAPES - 1 + leaning, turn: Math.atan2(along, across) + 0.12 * (turn - Math.PI) };
  }

  /** How high a seed lies that is put here. @param {number} x @param {number} y */
  support(x, y) {
    let highest = 0;
    this.under(x, y, TOUCH, (cell) => (highest = Math.max(highest, this.top[cell])));
    return highest;
  }

  /** @param {number} x @param {number} y @param {number} height */
  raise(x, y, height) {
    this.under(x, y, BODY, (cell) => (this.top[cell] = Math.max(this.top[cell], height)));
  }

  /** @param {number} x @param {number} y @param {number} reach @param {(cell: number) => void} visit */
  under(x, y, reach, visit) {
    const column = (x + this.hollow.r + this.hollow.dx) / CELL;
    const row = (y + this.hollow.r + this.hollow.dy) / CELL;
    const far = reach / CELL;
    for (let j = Math.max(0, Math.ceil(row - far)); j <= Math.min(this.rows - 1, row + far); j++) {
      for (let i = Math.max(0, Math.ceil(column - far)); i <= Math.min(this.columns - 1, column + far); i++) {
        if ((i - column) ** 2 + (j - row) ** 2 <= far * far) visit(j * this.columns + i);
      }
    }
  }
}

/** The floor of the hollow. @param {HollowShape} hollow @param {number} x @param {number} y */
function floor({ r, dx, dy, depth }, x, y) {
  const away = Math.hypot(Math.max(0, Math.abs(x) - dx), Math.max(0, Math.abs(y) - dy)) / r;
  return depth * away * away;
}
