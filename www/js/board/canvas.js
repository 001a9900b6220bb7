/**
 * The board on a canvas: wood, seeds, marks and numbers, for a scene at rest and for any moment between two.
 *
 * It knows no rules and keeps no game: it shows what it is given. What takes long to draw is drawn once (the wood, each
 * heap, each number). A frame only lays these pictures over each other.
 */

import { layoutOf } from "./layout.js";
import { poseOf, restingPose } from "./motion.js";
import { paint } from "./paint.js";
import { Sprites } from "./sprites.js";
import { TEAK } from "./theme.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("../trace/scene.js").Scene} Scene */
/** @typedef {import("../trace/timeline.js").Frame} Frame */
/** @typedef {import("./motion.js").Pose} Pose */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("./paint.js").Marks} Marks */

const SMALLEST = 3; // pixels from hole to hole: below that there is nothing to see

/** @type {Marks} */
const NO_MARKS = { legal: [], focus: null, hover: null, endless: [], preview: null, counts: true, names: [] };

const SETTLED = 120; // milliseconds without a change of size after which the board is drawn in the new size

export class BoardCanvas {
  /** @type {Theme} */
  #theme;
  #size = { width: 1, height: 1, dpr: 1 };
  #board = { row: 7, ring: false, mirror: false, turn: false };
  /** @type {Sprites | null} the pictures for a layout; none before the first is painted */
  #sprites = null;
  /** Paints again what was painted last. */
  #repaint = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #settling;

  /** The wood has become finer. */
  #finer;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {{ theme?: Theme, finer?: () => void }} [options]
   *   `finer`: what to do when the wood has become finer, in place of painting again what was painted last
   */
  constructor(canvas, { theme = TEAK, finer = () => this.#repaint() } = {}) {
    this.canvas = canvas;
    this.#finer = finer;
    this.#theme = theme;
    /** @type {Layout} */
    this.layout = layoutOf({ ...this.#size, ...this.#board });
  }

  get theme() {
    return this.#theme;
  }

  set theme(theme) {
    this.#theme = theme;
    this.#discard();
  }

  /**
   * While a window is being resized, the old picture is stretched. It is drawn again when the size has settled.
   * @param {number} width @param {number} height  in CSS pixels @param {number} dpr
   */
  resize(width, height, dpr) {
    const size = { width, height, dpr: dpr > 0 && dpr < 16 ? dpr : 1 };
    if (Object.entries(size).every(([key, value]) => this.#size[/** @type {keyof typeof size} */ (key)] === value))
      return;
    this.#size = size;
    this.layout = layoutOf({ ...this.#size, ...this.#board });
    if (!this.#sprites) return;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.#discard();
      this.#repaint();
    }, SETTLED);
  }

  /** @param {import("./layout.js").BoardShape} board */
  setBoard({ row, ring, mirror, turn = false }) {
    const now = this.#board;
    if (now.row === row && now.ring === ring && now.mirror === mirror && now.turn === turn) return;
    this.#board = { row, ring, mirror, turn };
    this.#discard();
  }

  /** The typefaces of the page round the board. */
  get #family() {
    return (this.canvas.isConnected && getComputedStyle(this.canvas).fontFamily) || "serif";
  }

  /** After this nothing is painted any more. */
  destroy() {
    clearTimeout(this.#settling);
    this.#sprites?.stop();
    this.#repaint = () => {};
  }

  #discard() {
    clearTimeout(this.#settling);
    this.layout = layoutOf({ ...this.#size, ...this.#board });
    this.#sprites?.stop();
    this.#sprites = null;
  }

  /**
   * A moment of a sowing: `t` from 0 to 1 through the frame. Says what the banks hold at this moment, where it can be
   * seen.
   * @param {Frame} frame @param {number} t @param {Partial<Marks>} [marks]
   */
  draw(frame, t, marks) {
    const when = Math.min(1, Math.max(0, t || 0));
    return this.#paint((layout, heaps) => poseOf(frame, when, layout, heaps), frame, when, marks);
  }

  /** @param {Scene} scene @param {Partial<Marks>} [marks] */
  rest(scene, marks) {
    const frame = { event: null, from: scene, to: scene, lap: 0, still: 0, at: 0, ms: 1 };
    this.#paint((layout) => restingPose(scene, layout), frame, 1, marks);
  }

  /**
   * @param {(layout: Layout, heaps: import("./board-heaps.js").BoardHeaps) => Pose} posed
   * @param {import("./paint.js").FrameOrRest} frame @param {number} t @param {Partial<Marks>} [marks]
   */
  #paint(posed, frame, t, marks) {
    this.#repaint = () => void this.#paint(posed, frame, t, marks);
    const ctx = this.canvas.getContext("2d");
    if (!ctx || this.layout.pitch < SMALLEST) return null;
    const sprites = (this.#sprites ??= new Sprites(
      this.layout,
      this.#size.dpr,
      this.#theme,
      this.#family,
      this.#finer,
    ));
    this.#clear(ctx, sprites);
    const pose = posed(sprites.layout, sprites.heaps);
    paint({ ctx, sprites, pose, frame, t, marks: { ...NO_MARKS, ...marks } });
    return pose.banks;
  }

  /**
   * Gives the canvas its size and empties it. From now on it is measured in CSS pixels.
   * @param {CanvasRenderingContext2D} ctx @param {Sprites} sprites
   */
  #clear(ctx, { layout: { width, height }, dpr }) {
    const { canvas } = this;
    const [across, down] = [Math.round(width * dpr), Math.round(height * dpr)];
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
    ctx.clearRect(0, 0, width, height);
  }
}
