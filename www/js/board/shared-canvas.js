/**
 * One drawn board for many canvases. Canvases of one size share its wood and its seeds, and a canvas out of sight keeps
 * no pixels. So a page may have as many boards as it likes.
 */

import { h } from "../ui/elements.js";
import { BoardCanvas } from "./canvas.js";
import { idealHeight } from "./layout.js";
import { CONTRAST, TEAK } from "./theme.js";

/** @typedef {import("./layout.js").BoardShape} BoardShape */
/** @typedef {(board: BoardCanvas) => void} Draw  draws what a canvas shows, on the board given */

/**
 * Boards kept, the one used last at the end: every shape and size on a page, and a few more for a window being resized.
 */
const maxBoards = 8;
/** Device pixels for one CSS pixel, at most: pictures of this size look no better with more. */
const maxDensity = 2;
/** @type {Map<string, BoardCanvas>} */
const boards = new Map();

/** @type {Map<Element, SharedCanvas>} */
const canvases = new Map();

const contrast = matchMedia("(forced-colors: active)");
const resizes = new ResizeObserver((entries) => entries.forEach(({ target }) => canvases.get(target)?.paint()));
const sightings = new IntersectionObserver(
  (entries) => entries.forEach(({ target, isIntersecting }) => canvases.get(target)?.setInSight(isIntersecting)),
  { rootMargin: "50% 0px" },
);

contrast.addEventListener("change", () => canvases.forEach((canvas) => canvas.paint()));
addEventListener("beforeprint", () => setPrinting(true));
addEventListener("afterprint", () => setPrinting(false));

/** On paper everything is in sight. */
let printing = false;

/** @param {boolean} now */
function setPrinting(now) {
  printing = now;
  canvases.forEach((canvas) => canvas.paint());
}

export class SharedCanvas {
  #shape;
  /** @type {Draw} */
  #draw = () => {};
  #inSight = false;

  /** @param {BoardShape} shape */
  constructor(shape) {
    this.#shape = shape;
    this.element = h("canvas", { role: "img" });
  }

  /** From now on it is painted whenever it is in sight. @param {AbortSignal} signal until then */
  observe(signal) {
    canvases.set(this.element, this);
    resizes.observe(this.element);
    sightings.observe(this.element);
    signal.addEventListener("abort", () => {
      resizes.unobserve(this.element);
      sightings.unobserve(this.element);
      canvases.delete(this.element);
    });
  }

  /** @param {Draw} draw */
  show(draw) {
    this.#draw = draw;
    this.paint();
  }

  /** @param {boolean} inSight */
  setInSight(inSight) {
    this.#inSight = inSight;
    this.paint();
  }

  paint() {
    const width = this.element.clientWidth;
    if (!width) return;
    const height = idealHeight(width, this.#shape);
    this.element.style.setProperty("height", `${height}px`);
    if (!this.#inSight && !printing) return this.#dropPixels();
    const board = boardFor(this.#shape, width, height);
    board.canvas = this.element;
    this.#draw(board);
  }

  #dropPixels() {
    this.element.width = this.element.height = 0;
  }
}

/** @param {BoardShape} shape @param {number} width @param {number} height */
function boardFor(shape, width, height) {
  const theme = contrast.matches ? CONTRAST : TEAK;
  const density = Math.min(devicePixelRatio, maxDensity);
  const key = [shape.row, shape.ring, shape.mirror, shape.turn, width, height, density, theme.plain].join(" ");
  const board = boards.get(key) ?? newBoard(shape, { width, height, density }, theme);
  boards.delete(key);
  boards.set(key, board);
  if (boards.size > maxBoards) drop([...boards.keys()][0]);
  return board;
}

/** @param {string} key */
function drop(key) {
  boards.get(key)?.destroy();
  boards.delete(key);
}

/**
 * @param {BoardShape} shape @param {{ width: number, height: number, density: number }} size
 * @param {import("./theme.js").Theme} theme
 */
function newBoard(shape, { width, height, density }, theme) {
  const board = new BoardCanvas(h("canvas"), { theme, finer: () => canvases.forEach((canvas) => canvas.paint()) });
  board.setBoard(shape);
  board.resize(width, height, density);
  return board;
}
