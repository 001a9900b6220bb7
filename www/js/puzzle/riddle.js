/**
 * A puzzle on the board: a session in which one turn of the near player is tried, judged, tried again, or shown.
 *
 * What is right was found out by the engine and stands in the puzzle; here it is compared with what was done.
 */

import { Session } from "../game/session.js";

/**
 * @typedef {import("../../ali_guli_mane.js").Puzzle} Puzzle
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {{ right: boolean, shown: boolean, first: boolean, made: Sowing[], worth: number, called: number | null }} Verdict
 *   `shown`: the answer was asked for. `first`: was it the first try? `made`: the sowings. `worth`: what they came to, in
 *   the sense of the question. `called`: the hole that was named; null: the bank
 */

/** The player who solves. */
const near = 0;

/** Besides a session's own events: `verdict`, when a try or a showing has come to its end. */
export class Riddle extends Session {
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** @type {Verdict | null} */
  #verdict = null;
  /** @type {Sowing[]} made in this try */
  #made = [];
  #tries = 0;
  /** Has the answer been shown? Then solving it is no art any more. */
  #given = false;
  /** @type {Sowing[] | null} still to be shown; null where somebody tries */
  #script = null;
  /** @type {number | null} */
  #called = null;

  get puzzle() {
    return /** @type {Puzzle} */ (this.#puzzle);
  }

  /** How it came out; null while it is open. */
  get verdict() {
    return this.#verdict;
  }

  /** Is a place to be named, and not a hole to be sown? */
  get asksForPlace() {
    return this.#puzzle?.kind === "callThePit";
  }

  /** The hole that was named in this try; null if none was. */
  get called() {
    return this.#called;
  }

  /** Has a turn of several sowings begun? */
  get begun() {
    return this.#made.length > 0;
  }

  /** May it be tried now? */
  get isOpen() {
    return super.phase === "choose" && !this.#verdict && !this.#script;
  }

  /** Where a place is asked for, every hole may be chosen. @returns {View} */
  get view() {
    const view = super.view;
    if (!this.asksForPlace || !this.isOpen) return view;
    return { ...view, legal: view.holes.flatMap((_, hole) => (view.closed[hole] ? [] : [{ hole }])), endless: [] };
  }

  get phase() {
    const phase = super.phase;
    return phase !== "showing" && (this.#verdict || this.#script) ? "answered" : phase;
  }

  /** Nothing is taken back: it is tried again. */
  get canUndo() {
    return false;
  }

  /** Lays a puzzle on the board. @param {Puzzle} puzzle */
  lay(puzzle) {
    this.#puzzle = puzzle;
    this.#tries = 0;
    this.#given = false;
    this.again();
  }

  /** Once more from the beginning. */
  again() {
    this.#begin(null);
  }

  /** Shows the answer. */
  reveal() {
    const [first, ...rest] = this.puzzle.line;
    this.#given = true;
    this.#begin(rest);
    this.#sowOn(first);
  }

  /** @param {Sowing[] | null} script */
  #begin(script) {
    const { variant, position } = this.puzzle;
    this.#verdict = null;
    this.#made = [];
    this.#called = null;
    this.#script = script;
    this.start({ variant, options: { position }, seats: ["person", "person"] });
  }

  /** What a person chooses: a sowing, or the hole of it where a place is asked for. @param {Sowing} sowing */
  sow(sowing) {
    if (!this.isOpen) return false;
    return this.asksForPlace ? this.call(sowing.hole) : this.#sowOn(sowing);
  }

  /** Names the place where the last seed will fall, null for the bank; then it is sown. @param {number | null} hole */
  call(hole) {
    if (!this.isOpen) return false;
    this.#called = hole;
    return this.#sowOn(this.puzzle.line[0]);
  }

  /** @param {Sowing} sowing */
  #sowOn(sowing) {
    const sown = super.sow(sowing);
    if (sown) this.#made.push(sowing);
    return sown;
  }

  shown() {
    if (super.phase !== "showing") return;
    if (this.#isOver) this.#judge();
    super.shown();
    const next = this.#verdict ? undefined : this.#script?.shift();
    if (next) this.#sowOn(next);
  }

  /** Most questions are about one sowing, one about a whole turn. */
  get #isOver() {
    const { mover, outcome } = super.view;
    return this.puzzle.kind !== "largestCapture" || outcome !== null || mover !== near;
  }

  #judge() {
    const shown = this.#script !== null;
    const worth = this.#worth;
    const right = this.asksForPlace ? this.#called === this.puzzle.falls : worth === this.puzzle.best;
    if (!shown) this.#tries += 1;
    this.#script = null;
    this.#verdict = {
      right: right || shown,
      shown,
      first: this.#tries === 1 && !this.#given,
      made: this.#made,
      worth,
      called: this.#called,
    };
    this.dispatchEvent(new CustomEvent("verdict", { detail: this.#verdict }));
  }

  get #worth() {
    const [{ hole, way }] = this.#made;
    const { kind, choices } = this.puzzle;
    if (kind === "largestCapture") return super.view.banks[near] - this.#start.banks[near];
    return choices.find(({ sowing }) => sowing.hole === hole && sowing.way === way)?.worth ?? 0;
  }

  /** How it lay before anything was sown. */
  get #start() {
    const { variant, position } = this.puzzle;
    return this.imagine({ variant, options: { position } });
  }
}
