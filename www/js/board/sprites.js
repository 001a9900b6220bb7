/** Every picture that a board of one layout, pixel density and theme is composed of. */

import { BoardHeaps } from "./board-heaps.js";
import { Wood } from "./carving.js";
import { HeapSprite } from "./heap-sprite.js";
import { MarkSprites } from "./mark-sprites.js";
import { SeedSprites } from "./seed-sprites.js";
import { TextSprites } from "./text-sprites.js";
import { twigOf } from "./twig.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */

/** How dark the shadow of the rim is on the seeds. */
const SHADE = { hole: 0.34, bank: 0.26, hand: 0 };
const NO_SHADE = { hole: 0, bank: 0, hand: 0 };

export class Sprites {
  /** @type {Map<number, HTMLCanvasElement>} */
  #twigs = new Map();

  #wood;

  /**
   * @param {Layout} layout @param {number} dpr @param {Theme} theme
   * @param {() => void} finer  called when the wood has become finer
   */
  constructor(layout, dpr, theme, finer) {
    this.layout = layout;
    this.dpr = dpr;
    this.theme = theme;
    this.#wood = new Wood(layout, dpr, theme, finer);
    this.seeds = new SeedSprites(layout.seed, dpr, theme);
    this.heaps = new BoardHeaps(layout);
    const shade = theme.plain ? NO_SHADE : SHADE;
    this.holes = this.heaps.holes.map(({ heap }) => new HeapSprite(heap, this.seeds, dpr, shade.hole));
    this.banks = this.heaps.banks.map(({ heap }) => new HeapSprite(heap, this.seeds, dpr, shade.bank));
    this.hand = new HeapSprite(this.heaps.hand, this.seeds, dpr, shade.hand);
    this.marks = new MarkSprites(layout, dpr, theme);
    this.letters = new TextSprites(dpr);
  }

  get wood() {
    return this.#wood.picture;
  }

  /** The wood becomes no finer. */
  stop() {
    this.#wood.stop();
  }

  /** @param {number} hole */
  twig(hole) {
    const twig = this.#twigs.get(hole) ?? twigOf(hole, this.layout.holes[hole].rx, this.dpr, this.theme);
    this.#twigs.set(hole, twig);
    return twig;
  }
}
