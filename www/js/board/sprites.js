/** Every picture that a board of one layout, pixel density and theme is composed of. */

import { BoardHeaps } from "./board-heaps.js";
import { Wood } from "./carving.js";
import { HandSprites } from "./hand-sprites.js";
import { HeapSprite } from "./heap-sprite.js";
import { MarkSprites } from "./mark-sprites.js";
import { SeedSprites } from "./seed-sprites.js";
import { TextSprites } from "./text-sprites.js";
import { twigOf } from "./twig.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */

export class Sprites {
  /** @type {Map<number, HTMLCanvasElement>} */
  #twigs = new Map();

  #wood;

  /**
   * @param {Layout} layout @param {number} dpr @param {Theme} theme
   * @param {string} family  typefaces for what is written
   * @param {() => void} finer  the wood has become so, or a typeface has come
   */
  constructor(layout, dpr, theme, family, finer) {
    this.layout = layout;
    this.dpr = dpr;
    this.theme = theme;
    this.#wood = new Wood(layout, dpr, theme, finer);
    this.seeds = new SeedSprites(layout.seed, dpr, theme);
    this.heaps = new BoardHeaps(layout);
    const spriteOf = (/** @type {import("./heap.js").Heap} */ heap) => new HeapSprite(heap, this.seeds, dpr);
    this.holes = this.heaps.holes.map(({ heap }) => spriteOf(heap));
    this.banks = this.heaps.banks.map(({ heap }) => spriteOf(heap));
    this.hand = spriteOf(this.heaps.hand);
    this.hands = new HandSprites(layout.pitch, dpr, theme);
    this.marks = new MarkSprites(layout, dpr, theme);
    this.letters = new TextSprites(dpr, family, finer);
  }

  get wood() {
    return this.#wood.picture;
  }

  /** Nothing is made in idle time any more. */
  stop() {
    this.#wood.stop();
    this.hands.stop();
  }

  /** @param {number} hole */
  twig(hole) {
    const twig = this.#twigs.get(hole) ?? twigOf(hole, this.layout.holes[hole].rx, this.dpr, this.theme);
    this.#twigs.set(hole, twig);
    return twig;
  }
}
