/** The picture and its motion: a canvas, the player that moves it, and what is marked on it at rest. */

import { BoardCanvas } from "./canvas.js";
import { h } from "./dom.js";
import { idealHeight } from "./layout.js";
import { sceneOf, timeline } from "./ledger.js";
import { Player } from "./player.js";
import { CONTRAST, TEAK } from "./theme.js";

/**
 * @typedef {import("./ledger.js").Frame} Frame
 * @typedef {import("./ledger.js").Scene} Scene
 * @typedef {import("../ali_guli_mane.js").View} View
 * @typedef {import("../ali_guli_mane.js").Event} Event
 * @typedef {import("./canvas.js").Decor} Decor
 * @typedef {{ row: number, ring: boolean, mirror: boolean }} BoardShape
 * @typedef {{
 *   resized: () => void,              // the layout is another one now
 *   moved: (scene: Scene) => void,    // seeds have moved
 *   done: () => void }} Watcher       // a sowing has been shown to its end
 */

const contrast = "(forced-colors: active)";
const calm = "(prefers-reduced-motion: reduce)";

export class Stage {
  #canvas = h("canvas", { "aria-hidden": "true" });
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Decor | null} */
  #decor = null;
  #row = 0;
  #wantsCalm = false;

  /** @param {HTMLElement} twin @param {Watcher} watcher @param {AbortSignal} signal */
  constructor(twin, watcher, signal) {
    this.watcher = watcher;
    this.element = h("div", { class: "stage" }, this.#canvas, twin);
    this.board = new BoardCanvas(this.#canvas, { theme: theme() });
    this.player = new Player({ draw: (frame, t) => this.#draw(frame, t), done: watcher.done });
    this.#watch(signal);
  }

  /** Everything outside that changes the picture. @param {AbortSignal} signal */
  #watch(signal) {
    const size = new ResizeObserver(() => this.#resize());
    size.observe(this.element);
    signal.addEventListener("abort", () => {
      size.disconnect();
      this.player.stop();
    });
    matchMedia(calm).addEventListener("change", () => this.beCalm(this.#wantsCalm), { signal });
    matchMedia(contrast).addEventListener("change", () => this.#retheme(), { signal });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden && this.player.playing) this.player.finish();
    }, { signal });
  }

  get layout() {
    return this.board.layout;
  }

  /** @param {BoardShape} shape */
  setBoard(shape) {
    this.#row = shape.row;
    this.board.setBoard(shape);
    this.#resize();
  }

  /** @param {boolean} wanted calm is kept whenever the system asks for it */
  beCalm(wanted) {
    this.#wantsCalm = wanted;
    this.player.calm = wanted || matchMedia(calm).matches;
  }

  /** Shows a board at rest and ends any motion. @param {View} view @param {Decor} decor */
  rest(view, decor) {
    this.player.stop();
    this.#scene = sceneOf(view);
    this.decorate(decor);
  }

  /** Marks the board anew; while seeds move the marks wait for the next frame. @param {Decor} decor */
  decorate(decor) {
    this.#decor = decor;
    if (!this.player.playing) this.#redraw();
  }

  /** @param {View} before @param {Event[]} trace @param {Decor} decor */
  play(before, trace, decor) {
    this.#decor = decor;
    this.player.play(timeline(sceneOf(before), trace));
    if (document.hidden) this.player.finish();
  }

  /** @param {Frame} frame @param {number} t */
  #draw(frame, t) {
    this.#scene = frame.to;
    if (this.#decor) this.board.draw(frame, t, this.#decor);
    this.watcher.moved(t < 1 ? frame.from : frame.to);
  }

  #redraw() {
    if (this.#scene && this.#decor && this.layout) this.board.rest(this.#scene, this.#decor);
  }

  #resize() {
    const { clientWidth: width } = this.element;
    if (!width || !this.#row) return;
    this.element.style.setProperty("--ideal-height", `${idealHeight(width, { row: this.#row })}px`);
    this.board.resize(width, this.element.clientHeight, devicePixelRatio);
    this.watcher.resized();
    this.#redraw();
  }

  #retheme() {
    this.board.theme = theme();
    this.#resize();
  }
}

const theme = () => (matchMedia(contrast).matches ? CONTRAST : TEAK);
