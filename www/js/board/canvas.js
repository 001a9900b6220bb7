/**
 * The board on a canvas: wood, seeds, marks and numbers, for a scene at rest and for any moment between two.
 *
 * It knows no rules and keeps no game: whatever it shows was handed in. What costs time is drawn once into pictures
 * (the wood, each heap, each number); a frame only lays pictures over each other.
 */

import { layoutOf } from "./layout.js";
import { poseOf, restingPose } from "./motion.js";
import { paint } from "./paint.js";
import { Stock } from "./stock.js";
import { TEAK } from "./theme.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("../trace/ledger.js").Scene} Scene */
/** @typedef {import("../trace/ledger.js").Frame} Frame */
/** @typedef {import("./motion.js").Pose} Pose */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("./paint.js").Decor} Decor */

const SMALLEST = 3; // pixels from hole to hole: below that there is nothing to be seen

/** @type {Decor} */
const PLAIN = { legal: [], focus: null, hover: null, endless: [], preview: null, counts: true, names: [] };

const QUIET = 120; // milliseconds without a change of size after which the board is carved anew

export class BoardCanvas {
  /** @type {Theme} */
  #theme;
  #size = { width: 1, height: 1, dpr: 1 };
  #board = { row: 7, ring: false, mirror: false };
  /** @type {Stock | null} the pictures for a layout; none before the first is painted */
  #stock = null;
  /** Paints once more what was painted last. */
  #again = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #settling;

  /** @param {HTMLCanvasElement} canvas @param {{ theme?: Theme }} [options] */
  constructor(canvas, { theme = TEAK } = {}) {
    this.canvas = canvas;
    this.#theme = theme;
    /** @type {Layout} */
    this.layout = layoutOf({ ...this.#size, ...this.#board });
  }

  get theme() {
    return this.#theme;
  }

  set theme(theme) {
    this.#theme = theme;
    this.#renew();
  }

  /**
   * While a window is being dragged the old picture is stretched; it is drawn anew once the size has settled.
   * @param {number} width @param {number} height  in CSS pixels @param {number} dpr
   */
  resize(width, height, dpr) {
    const size = { width, height, dpr: dpr > 0 && dpr < 16 ? dpr : 1 };
    if (Object.entries(size).every(([key, value]) => this.#size[/** @type {keyof typeof size} */ (key)] === value))
      return;
    this.#size = size;
    this.layout = layoutOf({ ...this.#size, ...this.#board });
    if (!this.#stock) return;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.#renew();
      this.#again();
    }, QUIET);
  }

  /** @param {{ row: number, ring: boolean, mirror: boolean }} board */
  setBoard({ row, ring, mirror }) {
    const now = this.#board;
    if (now.row === row && now.ring === ring && now.mirror === mirror) return;
    this.#board = { row, ring, mirror };
    this.#renew();
  }

  /** Nothing is painted any more after this. */
  destroy() {
    clearTimeout(this.#settling);
    this.#again = () => {};
  }

  #renew() {
    clearTimeout(this.#settling);
    this.layout = layoutOf({ ...this.#size, ...this.#board });
    this.#stock = null;
  }

  /**
   * A moment of a sowing: `t` from 0 to 1 through the frame.
   * @param {Frame} frame @param {number} t @param {Partial<Decor>} [decor]
   */
  draw(frame, t, decor) {
    const when = Math.min(1, Math.max(0, t || 0));
    this.#paint((layout, ground) => poseOf(frame, when, layout, ground), frame, when, decor);
  }

  /** @param {Scene} scene @param {Partial<Decor>} [decor] */
  rest(scene, decor) {
    const frame = { event: null, from: scene, to: scene, lap: 0, at: 0, ms: 1 };
    this.#paint((layout) => restingPose(scene, layout), frame, 1, decor);
  }

  /**
   * @param {(layout: Layout, ground: import("./ground.js").Ground) => Pose} posed
   * @param {import("./paint.js").Moment} frame @param {number} t @param {Partial<Decor>} [decor]
   */
  #paint(posed, frame, t, decor) {
    this.#again = () => this.#paint(posed, frame, t, decor);
    const ctx = this.canvas.getContext("2d");
    if (!ctx || this.layout.pitch < SMALLEST) return;
    const stock = (this.#stock ??= new Stock(this.layout, this.#size.dpr, this.#theme));
    this.#wipe(ctx, stock);
    paint({ ctx, stock, pose: posed(stock.layout, stock.ground), frame, t, decor: { ...PLAIN, ...decor } });
  }

  /**
   * The canvas in its size and empty, measured in CSS pixels from now on.
   * @param {CanvasRenderingContext2D} ctx @param {Stock} stock
   */
  #wipe(ctx, { layout: { width, height }, dpr }) {
    const { canvas } = this;
    const [across, down] = [Math.round(width * dpr), Math.round(height * dpr)];
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
    ctx.clearRect(0, 0, width, height);
  }
}
