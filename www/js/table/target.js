/** The hole that a hand or the focus points at, and the sowing that it means. */

/**
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").Way} Way
 * @typedef {{ hole: number, way: Way | null }} At   `way`: null where it cannot be told
 */

export class Target {
  /** @type {At | null} where a hand points */
  #hand = null;
  /**
   * After a sowing, what has happened matters more than what might: nothing is pointed at until somebody points
   * again.
   */
  #resting = false;
  /** Does a hand ask what the sowing it points at would come to? */
  #asks = false;

  /**
   * @param {import("./grid.js").HoleGrid} grid @param {Pick<import("./activity.js").Activity, "preview">} activity
   * @param {() => import("./activity.js").State} state
   */
  constructor(grid, activity, state) {
    this.grid = grid;
    this.activity = activity;
    this.state = state;
  }

  /** Something has happened: let it be read. */
  rest() {
    this.#resting = true;
  }

  wake() {
    this.#resting = false;
  }

  /**
   * Points a hand at a hole, or at none. Says whether it pointed elsewhere before.
   * @param {number | null} hole @param {Way | null} way
   */
  point(hole, way) {
    const before = this.#hand;
    this.#hand = hole === null ? null : { hole, way };
    const moved = before?.hole !== this.#hand?.hole || before?.way !== this.#hand?.way;
    if (moved) this.wake();
    return moved;
  }

  /** By holding, or with a key held down. Says whether it has changed. @param {boolean} asks */
  ask(asks) {
    const changed = this.#asks !== asks;
    this.#asks = asks;
    if (changed && asks) this.wake();
    return changed;
  }

  /** The hole under a hand, if it can be chosen. */
  get hovered() {
    const hole = this.#hand?.hole ?? null;
    return hole !== null && this.#isOpen && this.state().legal.includes(hole) ? hole : null;
  }

  /**
   * The hole pointed at by a hand or, failing that, by the focus, and the way; null if there is nothing to choose.
   * @returns {At | null}
   */
  get at() {
    if (this.#resting || !this.#isOpen) return null;
    const { focused } = this;
    return this.#hand ?? (focused === null ? null : { hole: focused, way: "anticlockwise" });
  }

  /** The hole pointed at, whoever's turn it is, if it is closed. */
  get closed() {
    const hole = this.#resting ? null : (this.#hand?.hole ?? this.focused);
    return hole !== null && this.state().view.closed[hole] ? hole : null;
  }

  /** The hole that the focus is seen on. */
  get focused() {
    return this.grid.focused;
  }

  /** What the sowing pointed at would come to, if a person wants to know. */
  get preview() {
    const { at } = this;
    const isWanted = at && !this.isUndecided(at) && (this.#asks || this.state().previews);
    return isWanted ? this.activity.preview(this.sowing(at)) : null;
  }

  get #isOpen() {
    return this.state().phase === "choose";
  }

  /** Is the way part of a choice? */
  get #hasWays() {
    return this.state().info.ways === "both";
  }

  /** @param {At} at @returns {Sowing} */
  sowing({ hole, way }) {
    return this.#hasWays && way ? { hole, way } : { hole };
  }

  /** Must the way be chosen, and has it not been? @param {At | null} at */
  isUndecided(at) {
    return at !== null && at.way === null && this.#hasWays;
  }
}
