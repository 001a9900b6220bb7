/** The picture and its motion: a canvas, the player that moves it, and what is marked on it at rest. */

import { BoardCanvas } from "../board/canvas.js";
import { idealHeight } from "../board/layout.js";
import { CONTRAST, TEAK } from "../board/theme.js";
import { Player } from "../trace/player.js";
import { sceneOf } from "../trace/scene.js";
import { timeline } from "../trace/timeline.js";
import { h } from "../ui/elements.js";

/**
 * @typedef {import("../trace/timeline.js").Frame} Frame
 * @typedef {import("../trace/scene.js").Scene} Scene
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Event} Event
 * @typedef {import("../board/canvas.js").Marks} Marks
 * @typedef {{ row: number, ring: boolean, mirror: boolean, turn: boolean }} BoardShape
 * @typedef {{
 *   resized: () => void,              // the layout is another one now
 *   moved: (frame: Frame, banks: number[]) => void,   // and what the banks hold at this moment
 *   words: (frame: Frame) => import("../board/paint.js").HoleMark[],   // to be written on holes
 *   done: () => void }} Watcher       // a sowing has been shown to its end
 */

const contrast = "(forced-colors: active)";
const nowhere = { width: 0, height: 0, density: 0 };
const calm = "(prefers-reduced-motion: reduce)";

export class Stage {
  #canvas = h("canvas", { "aria-hidden": "true" });
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Marks | null} */
  #marks = null;
  /** @type {BoardShape | null} */
  #shape = null;
  /** The size of the picture; making another one is costly. */
  #size = nowhere;
  #wantsCalm = false;

  /** @param {HTMLElement} grid @param {Watcher} watcher */
  constructor(grid, watcher) {
    this.watcher = watcher;
    this.element = h("div", { class: "stage" }, this.#canvas, grid);
    this.board = new BoardCanvas(this.#canvas, { theme: theme() });
    this.player = new Player({ draw: (frame, t) => this.#draw(frame, t), done: watcher.done });
  }

  /** Follows everything outside that changes the picture, once it has its place. @param {AbortSignal} signal */
  watch(signal) {
    const size = new ResizeObserver(() => this.#resize());
    size.observe(this.element);
    const room = this.element.parentElement;
    if (room) size.observe(room);
    signal.addEventListener("abort", () => {
      size.disconnect();
      this.player.stop();
    });
    this.#watchDensity(signal);
    matchMedia(calm).addEventListener("change", () => this.beCalm(this.#wantsCalm), { signal });
    matchMedia(contrast).addEventListener("change", () => this.#retheme(), { signal });
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.hidden) this.player.finish();
      },
      { signal },
    );
  }

  /** A window may be moved to a finer screen. @param {AbortSignal} signal */
  #watchDensity(signal) {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change",
      () => {
        this.#resize();
        this.#watchDensity(signal);
      },
      { signal, once: true },
    );
  }

  get layout() {
    return this.board.layout;
  }

  /** Says whether it is another than before. @param {BoardShape} shape */
  setBoard(shape) {
    if (same(shape, this.#shape)) return false;
    this.#shape = shape;
    this.board.setBoard(shape);
    this.#size = nowhere;
    this.#resize();
    return true;
  }

  /** @param {boolean} wanted calm is kept whenever the system asks for it */
  beCalm(wanted) {
    this.#wantsCalm = wanted;
    this.player.calm = wanted || matchMedia(calm).matches;
  }

  /**
   * Shows a board at rest and ends any motion. While it lies as the last sowing left it, that stays marked.
   * @param {View} view @param {Marks} marks
   */
  rest(view, marks) {
    this.player.stop();
    const [left, scene] = [this.#scene, sceneOf(view)];
    this.#scene = left && lieAlike(left, scene) ? { ...scene, began: left.began, saada: left.saada } : scene;
    this.mark(marks);
  }

  /** Marks the board; while seeds move the marks wait for the next frame. @param {Marks} marks */
  mark(marks) {
    this.#marks = marks;
    if (!this.player.playing) this.#redraw();
  }

  /**
   * Shows a trace; at once to its end where nobody is looking.
   * @param {View} before @param {Event[]} trace @param {Marks} marks
   */
  play(before, trace, marks) {
    this.#marks = marks;
    this.player.play(framesOf(before, trace));
    if (document.hidden) this.player.finish();
  }

  /** @param {Frame} frame @param {number} t */
  #draw(frame, t) {
    this.#scene = frame.to;
    const marks = this.#marks && { ...this.#marks, values: this.watcher.words(frame) };
    const banks = marks && this.board.draw(frame, t, marks);
    this.watcher.moved(frame, banks ?? (t < 1 ? frame.from : frame.to).banks);
  }

  #redraw() {
    if (this.#scene && this.#marks && this.layout) this.board.rest(this.#scene, this.#marks);
  }

  #resize() {
    const { clientWidth: width } = this.element;
    if (!width || !this.#shape) return;
    this.element.style.setProperty("--ideal-height", `${idealHeight(width, this.#shape)}px`);
    this.element.style.setProperty("--most-height", `${idealHeight(width, this.#shape, this.#room)}px`);
    const size = { width, height: this.element.clientHeight, density: devicePixelRatio };
    if (same(size, this.#size)) return;
    this.#size = size;
    this.board.resize(size.width, size.height, size.density);
    this.watcher.resized();
    this.#redraw();
  }

  /** The height that is left for the board beside what else stands there. */
  get #room() {
    const { parentElement } = this.element;
    const others = [...(parentElement?.children ?? [])].filter((part) => part !== this.element && isInFlow(part));
    const taken = others.reduce((sum, part) => sum + part.clientHeight, 0);
    return Math.max(0, (parentElement?.clientHeight ?? 0) - taken);
  }

  #retheme() {
    this.board.theme = theme();
    this.#redraw();
  }
}

/**
 * A trace that does not add up is our fault, and no reason to stop the game: then its end is shown at once.
 * @param {View} before @param {Event[]} trace
 */
function framesOf(before, trace) {
  try {
    return timeline(sceneOf(before), trace);
  } catch (error) {
    reportError(error);
    return [];
  }
}

/** @param {Scene} a @param {Scene} b */
const lieAlike = (a, b) => same(a.holes, b.holes) && same(a.banks, b.banks) && a.hand === 0;

/** Does it take room from what stands beside it? @param {Element} part */
const isInFlow = (part) => getComputedStyle(part).position !== "absolute";

const theme = () => (matchMedia(contrast).matches ? CONTRAST : TEAK);

/** @param {Record<string, any>} a @param {Record<string, any> | null} b flat things */
const same = (a, b) => b !== null && Object.keys(a).every((key) => a[key] === b[key]);
