/** The heaps on a board of one layout: where on the screen each seed of each hole and bank lies. */

import { Heap } from "./heap.js";

/** @typedef {import("./layout.js").Layout} Layout */
/**
 * @typedef {{ x: number, y: number, heap: Heap }} Spot         where a heap lies: its middle, and its places
 */
/**
 * @typedef {{ x: number, y: number, size: number, shape: number, turn: number }} Seed   one seed on the screen
 */

/** More seeds than this in one heap are not drawn one by one: nobody could see them. */
export const MAX_DRAWN = 300;

const HAND = { r: 1.55, dx: 0, dy: 0, depth: 1.05, tries: 14 }; // a hand is a deep, narrow hollow
const TRIES = 26;

export class BoardHeaps {
  /** @param {Layout} layout */
  constructor(layout) {
    const { holes, banks, seed } = layout;
    this.seed = seed;
    /** @type {Spot[]} */
    this.holes = holes.map(({ x, y, rx, ry }, hole) => {
      const r = Math.min(rx, ry) / seed;
      const bowl = { r, dx: rx / seed - r, dy: ry / seed - r, depth: 0.6 * r, tries: TRIES };
      return { x, y, heap: new Heap(hole + 1, bowl) };
    });
    /** @type {Spot[]} */
    this.banks = banks.map((bank, player) => {
      const { x, y, width, height, r } = bank;
      const trough = {
        r: r / seed,
        dx: (width / 2 - r) / seed,
        dy: (height / 2 - r) / seed,
        depth: (0.5 * r) / seed,
        tries: TRIES,
      };
      return { x: x + width / 2, y: y + height / 2, heap: new Heap(101 + player, trough) };
    });
    this.hand = new Heap(211, HAND);
  }

  /** Holes first, then banks. */
  get spots() {
    return [...this.holes, ...this.banks];
  }

  /** @param {Spot} spot @param {number} index @returns {Seed} */
  seedAt({ x, y, heap }, index) {
    const place = heap.place(Math.min(MAX_DRAWN - 1, Math.max(0, Math.floor(index) || 0)));
    return { ...place, x: x + place.x * this.seed, y: y + place.y * this.seed, size: sizeAt(place.z) };
  }
}

/** A seed higher up is nearer to the eye. @param {number} z */
export const sizeAt = (z) => 1 + Math.min(0.16, 0.035 * z);
