/** Every picture that a board of a certain layout, density and theme is laid together from. */

import { Ground } from "./ground.js";
import { Lettering } from "./lettering.js";
import { Marks } from "./marks.js";
import { Pile } from "./piles.js";
import { SeedSheet } from "./seeds.js";
import { twigOf } from "./twig.js";
import { woodOf } from "./wood.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */

const GLOOM = { hole: 0.34, bank: 0.26, hand: 0 };
const BRIGHT = { hole: 0, bank: 0, hand: 0 };

export class Stock {
  /** @type {Map<number, HTMLCanvasElement>} */
  #twigs = new Map();

  /** @param {Layout} layout @param {number} dpr @param {Theme} theme */
  constructor(layout, dpr, theme) {
    this.layout = layout;
    this.dpr = dpr;
    this.theme = theme;
    this.wood = woodOf(layout, dpr, theme);
    this.seeds = new SeedSheet(layout.seed, dpr, theme);
    this.ground = new Ground(layout);
    const gloom = theme.plain ? BRIGHT : GLOOM;
    this.holes = this.ground.holes.map(({ heap }) => new Pile(heap, this.seeds, dpr, gloom.hole));
    this.banks = this.ground.banks.map(({ heap }) => new Pile(heap, this.seeds, dpr, gloom.bank));
    this.hand = new Pile(this.ground.hand, this.seeds, dpr, gloom.hand);
    this.marks = new Marks(layout, dpr, theme);
    this.letters = new Lettering(dpr);
  }

  /** @param {number} hole */
  twig(hole) {
    const twig = this.#twigs.get(hole) ?? twigOf(hole, this.layout.holes[hole].rx, this.dpr, this.theme);
    this.#twigs.set(hole, twig);
    return twig;
  }
}
