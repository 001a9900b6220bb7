/** Hands at the holes: mouse, finger and keyboard become "points at a hole" and "chooses a hole". */

import { sideOf, wayToward } from "../board/layout.js";

/**
 * @typedef {import("../../ali_guli_mane.js").Way} Way
 * @typedef {{
 *   grid: import("./grid.js").HoleGrid,
 *   layout: () => import("../board/layout.js").Layout,
 *   ask: (asks: boolean) => void,   // what would come of it
 *   point: (hole: number | null, way: Way | null) => void,    // way: null where a finger cannot be told from both
 *   choose: (hole: number | null, way: Way | null) => void,
 *   focus: () => void }} Board
 */

/** Turns what happens on the holes into what a player means by it. @param {Board} board @param {AbortSignal} signal */
export function listenToHands(board, signal) {
  const hands = new HandInput(board);
  const { element } = board.grid;
  /** @param {string} type @param {(event: any) => void} hear */
  const on = (type, hear) => element.addEventListener(type, hear, { signal });
  on("pointermove", (event) => hands.aim(event));
  on("pointerdown", (event) => hands.press(event));
  on("pointerup", (event) => hands.lift(event));
  on("pointercancel", () => hands.leave());
  on("pointerleave", () => hands.leave());
  on("click", (event) => hands.click(event));
  on("focusin", () => board.focus());
  on("focusout", () => board.focus());
  on("keydown", (event) => hands.key(event));
  on("keyup", (event) => hands.key(event));
  const ask = (/** @type {Event} */ event) => hands.ask(/** @type {KeyboardEvent} */ (event));
  for (const type of ["keydown", "keyup"]) addEventListener(type, ask, { signal }); // a mouse asks without the focus
  addEventListener("blur", () => board.ask(false), { signal });
  signal.addEventListener("abort", () => hands.release());
  on("contextmenu", (event) => event.pointerType === "touch" && event.preventDefault()); // a long look is no menu
}

/** So long, in milliseconds, a finger lies on a hole that wants to see more of it. */
const long = 350;

/** So near the middle of a hole, in pitches, a finger may have meant either side. */
const unsure = 0.12;

class HandInput {
  /** When a finger last chose: the click that browsers add to a tap is not a second choice. */
  #tapped = -Infinity;
  /** @type {ReturnType<typeof setTimeout> | undefined} until a finger has lain long */
  #held;

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** @param {PointerEvent} event */
  aim(event) {
    const hole = this.#under(event);
    this.board.point(hole, this.#way(hole, event));
  }

  /** A finger shows first what it would do; lifted elsewhere it does nothing. @param {PointerEvent} event */
  press(event) {
    if (event.pointerType !== "touch") return;
    this.aim(event);
    clearTimeout(this.#held);
    this.#held = setTimeout(() => this.board.ask(true), long);
  }

  /** Shift asks as a finger does that is held. @param {KeyboardEvent} event */
  ask({ key, type }) {
    if (key === "Shift") this.board.ask(type === "keydown");
  }

  /** @param {PointerEvent} event */
  lift(event) {
    if (event.pointerType !== "touch") return;
    const hole = this.#under(event);
    this.#tapped = event.timeStamp;
    this.leave();
    if (hole === this.board.grid.holeOf(event)) this.board.choose(hole, this.#way(hole, event));
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (event.timeStamp - this.#tapped < 700) return;
    const hole = this.board.grid.holeOf(event);
    this.board.choose(hole, event.detail === 0 ? keyWay(event) : this.#way(hole, event));
  }

  /**
   * Enter is left to the button; with Shift it sows the other way.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const hole = this.board.grid.holeOf(event);
    if (hole === null) return;
    const down = event.type === "keydown";
    if (event.key === "Shift") return this.board.point(down ? hole : null, "clockwise");
    if (!down || event.key !== "Enter" || !event.shiftKey || event.repeat) return;
    event.preventDefault();
    this.board.choose(hole, "clockwise");
  }

  leave() {
    if (this.release()) this.board.ask(false);
    this.board.point(null, "anticlockwise");
  }

  /** A finger that was lying is gone; was there one? */
  release() {
    const was = this.#held !== undefined;
    clearTimeout(this.#held);
    this.#held = undefined;
    return was;
  }

  /** The hole under a pointer, also when a finger has slid away from where it came down. @param {PointerEvent} event */
  #under(event) {
    const root = /** @type {ShadowRoot | Document} */ (this.board.grid.element.getRootNode());
    const element = root.elementFromPoint(event.clientX, event.clientY);
    const found = element?.closest("[data-hole]");
    return found instanceof HTMLElement ? Number(found.dataset.hole) : null;
  }

  /** @param {number | null} hole @param {MouseEvent} event @returns {Way | null} */
  #way(hole, event) {
    if (hole === null) return "anticlockwise";
    const layout = this.board.layout();
    const { left, width } = this.board.grid.element.getBoundingClientRect();
    const x = ((event.clientX - left) * layout.width) / width; // a host may have scaled the board
    const aside = Math.abs(x - layout.holes[hole].x);
    if (event instanceof PointerEvent && event.pointerType === "touch" && aside < unsure * layout.pitch) return null;
    return wayToward(layout, hole, sideOf(layout, hole, x));
  }
}

/** @param {MouseEvent} event @returns {Way} */
const keyWay = (event) => (event.shiftKey ? "clockwise" : "anticlockwise");
