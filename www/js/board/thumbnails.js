/** Small pictures of boards: the wide board, drawn large and shown small. */

import { sceneOf } from "../trace/scene.js";
import { h } from "../ui/elements.js";
import { BoardCanvas } from "./canvas.js";
import { idealHeight } from "./layout.js";
import { CONTRAST, TEAK } from "./theme.js";

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("./layout.js").BoardShape} BoardShape
 * @typedef {Pick<View, "holes" | "closed" | "banks" | "mover">} VisibleView  what can be seen of a view
 * @typedef {{ canvas: HTMLCanvasElement, shape: BoardShape, view: () => VisibleView }} Order
 */

/** In CSS pixels, so wide that the banks lie at the two ends. */
const width = 672;

export class Thumbnails {
  /** @type {Map<string, BoardCanvas>} a board for every shape */
  #boards = new Map();
  /** @type {Order[]} still to be drawn */
  #orders = [];
  #scale;

  /** @param {number} size how wide the pictures are seen, in CSS pixels */
  constructor(size) {
    this.size = size;
    this.#scale = size / width;
  }

  /**
   * A canvas that will be drawn on soon. Pictures are drawn one a frame, so that the page never waits for all of them.
   * @param {BoardShape} shape @param {() => VisibleView} view
   */
  create(shape, view) {
    const height = Math.round(idealHeight(width, shape) * this.#scale);
    const canvas = h("canvas", { class: "picture", "aria-hidden": "true", width: this.size, height });
    this.redraw(canvas, shape, view);
    return canvas;
  }

  /** @param {HTMLCanvasElement} canvas @param {BoardShape} shape @param {() => VisibleView} view */
  redraw(canvas, shape, view) {
    this.#orders.push({ canvas, shape, view });
    if (this.#orders.length === 1) requestAnimationFrame(() => this.#next());
  }

  /** Pictures that are not yet drawn never will be. */
  stop() {
    this.#orders = [];
  }

  #next() {
    const order = this.#orders[0];
    if (!order) return;
    this.#draw(order);
    this.#orders.shift();
    if (this.#orders.length) requestAnimationFrame(() => this.#next());
  }

  /** @param {Order} order */
  #draw({ canvas, shape, view }) {
    const board = this.#boardFor(shape);
    board.rest(sceneOf(/** @type {View} */ (view())), { counts: false });
    canvas.width = board.canvas.width;
    canvas.height = board.canvas.height;
    canvas.getContext("2d")?.drawImage(board.canvas, 0, 0);
  }

  /** @param {BoardShape} shape */
  #boardFor(shape) {
    const key = JSON.stringify(shape);
    const board = this.#boards.get(key) ?? newBoard(shape, this.#scale);
    this.#boards.set(key, board);
    return board;
  }
}

/** @param {BoardShape} shape @param {number} scale */
function newBoard(shape, scale) {
  const theme = matchMedia("(forced-colors: active)").matches ? CONTRAST : TEAK;
  const board = new BoardCanvas(document.createElement("canvas"), { theme });
  board.setBoard(shape);
  board.resize(width, idealHeight(width, shape), scale * devicePixelRatio);
  return board;
}
