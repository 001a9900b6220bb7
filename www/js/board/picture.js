/** Small pictures of boards, drawn by the board itself: the wide board, looked at from afar. */

import { sceneOf } from "../trace/ledger.js";
import { h } from "../ui/elements.js";
import { BoardCanvas } from "./canvas.js";
import { idealHeight } from "./layout.js";
import { CONTRAST, TEAK } from "./theme.js";

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {Pick<View, "holes" | "closed" | "banks" | "mover">} Lying  as much of a view as can be seen
 * @typedef {{ row: number, ring: boolean, mirror: boolean }} Shape
 * @typedef {{ canvas: HTMLCanvasElement, shape: Shape, lying: () => Lying }} Commission
 */

/** In CSS pixels, so wide that the banks lie at the two ends. */
const width = 672;

export class Pictures {
  /** @type {Map<string, BoardCanvas>} a carved board for every shape */
  #boards = new Map();
  /** @type {Commission[]} */
  #waiting = [];
  #scale;

  /** @param {number} size how wide the pictures are seen, in CSS pixels */
  constructor(size) {
    this.size = size;
    this.#scale = size / width;
  }

  /**
   * A canvas on which something will soon be drawn; pictures come one by one, so that nothing waits for them all.
   * @param {Shape} shape @param {() => Lying} lying
   */
  of(shape, lying) {
    const height = Math.round(idealHeight(width, shape) * this.#scale);
    const canvas = h("canvas", { class: "picture", "aria-hidden": "true", width: this.size, height });
    this.again(canvas, shape, lying);
    return canvas;
  }

  /** Draws on a canvas anew. @param {HTMLCanvasElement} canvas @param {Shape} shape @param {() => Lying} lying */
  again(canvas, shape, lying) {
    this.#waiting.push({ canvas, shape, lying });
    if (this.#waiting.length === 1) requestAnimationFrame(() => this.#next());
  }

  /** What is still waited for is given up. */
  stop() {
    this.#waiting = [];
  }

  #next() {
    const commission = this.#waiting[0];
    if (!commission) return;
    this.#draw(commission);
    this.#waiting.shift();
    if (this.#waiting.length) requestAnimationFrame(() => this.#next());
  }

  /** @param {Commission} commission */
  #draw({ canvas, shape, lying }) {
    const board = this.#boardOf(shape);
    board.rest(sceneOf(/** @type {View} */ (lying())), { counts: false });
    canvas.width = board.canvas.width;
    canvas.height = board.canvas.height;
    canvas.getContext("2d")?.drawImage(board.canvas, 0, 0);
  }

  /** @param {Shape} shape */
  #boardOf(shape) {
    const key = JSON.stringify(shape);
    const board = this.#boards.get(key) ?? carved(shape, this.#scale);
    this.#boards.set(key, board);
    return board;
  }
}

/** @param {Shape} shape @param {number} scale */
function carved(shape, scale) {
  const theme = matchMedia("(forced-colors: active)").matches ? CONTRAST : TEAK;
  const board = new BoardCanvas(document.createElement("canvas"), { theme });
  board.setBoard(shape);
  board.resize(width, idealHeight(width, shape), scale * devicePixelRatio);
  return board;
}
