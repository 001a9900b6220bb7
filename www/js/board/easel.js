/**
 * One carved board for many pictures: canvases of one size share its wood and its seeds, and a canvas that is not in
 * sight keeps no pixels at all. So a page may hold as many boards as it likes.
 */

import { h } from "../ui/elements.js";
import { BoardCanvas } from "./canvas.js";
import { idealHeight } from "./layout.js";
import { CONTRAST, TEAK } from "./theme.js";

/** @typedef {{ row: number, ring: boolean, mirror: boolean }} Shape */
/** @typedef {(board: BoardCanvas) => void} Picture  what is on an easel: it draws itself on the board given */

/** Boards kept, the one used last at the end: every shape and size of a page, and a few more while a window changes its own. */
const most = 8;
/** Pixels of the screen for one of the page's, at most: pictures of this size look no better with more. */
const finest = 2;
/** @type {Map<string, BoardCanvas>} */
const boards = new Map();

/** @type {Map<Element, Easel>} */
const easels = new Map();

const contrast = matchMedia("(forced-colors: active)");
const sized = new ResizeObserver((entries) => entries.forEach(({ target }) => easels.get(target)?.paint()));
const seen = new IntersectionObserver(
  (entries) => entries.forEach(({ target, isIntersecting }) => easels.get(target)?.see(isIntersecting)),
  { rootMargin: "50% 0px" },
);

contrast.addEventListener("change", () => easels.forEach((easel) => easel.paint()));
addEventListener("beforeprint", () => print(true));
addEventListener("afterprint", () => print(false));

/** On paper everything is in sight. */
let printing = false;

/** @param {boolean} now */
function print(now) {
  printing = now;
  easels.forEach((easel) => easel.paint());
}

export class Easel {
  #shape;
  /** @type {Picture} */
  #picture = () => {};
  #inSight = false;

  /** @param {Shape} shape */
  constructor(shape) {
    this.#shape = shape;
    this.element = h("canvas", { role: "img" });
  }

  /** From now on it is painted whenever it is in sight. @param {AbortSignal} signal until then */
  stand(signal) {
    easels.set(this.element, this);
    sized.observe(this.element);
    seen.observe(this.element);
    signal.addEventListener("abort", () => {
      sized.unobserve(this.element);
      seen.unobserve(this.element);
      easels.delete(this.element);
    });
  }

  /** @param {Picture} picture */
  show(picture) {
    this.#picture = picture;
    this.paint();
  }

  /** @param {boolean} inSight */
  see(inSight) {
    this.#inSight = inSight;
    this.paint();
  }

  paint() {
    const width = this.element.clientWidth;
    if (!width) return;
    const height = idealHeight(width, this.#shape);
    this.element.style.setProperty("height", `${height}px`);
    if (!this.#inSight && !printing) return this.#forget();
    const board = boardFor(this.#shape, width, height);
    board.canvas = this.element;
    this.#picture(board);
  }

  /** Nobody looks: the pixels are worth more elsewhere. */
  #forget() {
    this.element.width = this.element.height = 0;
  }
}

/** @param {Shape} shape @param {number} width @param {number} height */
function boardFor(shape, width, height) {
  const theme = contrast.matches ? CONTRAST : TEAK;
  const density = Math.min(devicePixelRatio, finest);
  const key = [shape.row, shape.ring, shape.mirror, width, height, density, theme.plain].join(" ");
  const board = boards.get(key) ?? carved(shape, { width, height, density }, theme);
  boards.delete(key);
  boards.set(key, board);
  if (boards.size > most) boards.delete([...boards.keys()][0]);
  return board;
}

/** @param {Shape} shape @param {{ width: number, height: number, density: number }} size @param {import("./theme.js").Theme} theme */
function carved(shape, { width, height, density }, theme) {
  const board = new BoardCanvas(h("canvas"), { theme });
  board.setBoard(shape);
  board.resize(width, height, density);
  return board;
}

/**
 * What lies on a board, row by row as it is seen, for whoever puts it into words.
 * @param {import("../../ali_guli_mane.js").View} view @param {import("../../ali_guli_mane.js").VariantInfo} info
 */
export function factsOf({ holes, closed, banks, mover }, { names, row }) {
  const all = holes.map((seeds, hole) => ({ name: names[hole], seeds, closed: closed[hole] }));
  return { rows: [all.slice(0, row).reverse(), all.slice(row).reverse()], banks, mover };
}
