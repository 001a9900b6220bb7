/**
 * A puzzle as it is solved: one turn of the near player is tried, judged, tried again, or shown. No DOM.
 *
 * The engine has computed what is right, and the puzzle says so; here it is compared with what was done.
 */

/**
 * @typedef {import("../../ali_guli_mane.js").Puzzle} Puzzle
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {Pick<import("../engine/wasm.js").Api, "Game">} Api
 * @typedef {InstanceType<Api["Game"]>} Game
 * @typedef {{ right: boolean, shown: boolean, first: boolean, made: Sowing[], worth: number, called: number | null }}
 *   Verdict
 *   `shown`: the answer was asked for. `first`: was it the first try? `made`: the sowings. `worth`: what they came to,
 *   in the sense of the question. `called`: the hole that was named; null: the bank
 */

/** The player who solves. */
const near = 0;

/**
 * Events, each a CustomEvent with a `detail`:
 * - `trace` `ShownSowing`: to be shown; `shown()` is expected in answer
 * - `change` `{}`: how things stand is different, and nothing moves
 * - `verdict` `Verdict`: a try or a showing has come to its end
 * - `refused` `{ code, detail }`: the hole may not be sown; nothing has changed
 */
export class PuzzleSession extends EventTarget {
  #api;
  #puzzle;
  /** @type {Game} */
  #game;
  /** @type {View} */
  #view;
  /** How it lay before anything was sown. @type {View} */
  #start;
  #isShowing = false;
  /** @type {Verdict | null} */
  #verdict = null;
  /** @type {Sowing[]} made in this try */
  #made = [];
  #tries = 0;
  /** Has the answer been shown? Then solving it proves nothing any more. */
  #given = false;
  /** @type {Sowing[] | null} the rest of the answer, while it is shown; null where somebody tries */
  #script = null;
  /** @type {number | null} */
  #called = null;

  /** @param {Api} api @param {Puzzle} puzzle */
  constructor(api, puzzle) {
    super();
    this.#api = api;
    this.#puzzle = puzzle;
    this.#game = this.#newGame();
    this.#view = this.#start = this.#game.view();
  }

  get puzzle() {
    return this.#puzzle;
  }

  get view() {
    return this.#view;
  }

  /** @returns {"choose" | "showing" | "answered"} */
  get phase() {
    if (this.#isShowing) return "showing";
    return this.#verdict || this.#script ? "answered" : "choose";
  }

  /** May it be tried now? */
  get isOpen() {
    return this.phase === "choose";
  }

  /** How it came out; null while it is open. */
  get verdict() {
    return this.#verdict;
  }

  /** Is a place to be named, and not a hole to be sown? */
  get asksForPlace() {
    return this.#puzzle.kind === "callThePit";
  }

  /** The hole that was named in this try; null if none was. */
  get called() {
    return this.#called;
  }

  /** Has a turn of several sowings begun? */
  get begun() {
    return this.#made.length > 0;
  }

  /** What may be chosen now: a sowing, or any open hole where a place is asked for. @returns {Sowing[]} */
  get choices() {
    if (!this.isOpen) return [];
    const { holes, closed, legal } = this.#view;
    return this.asksForPlace ? holes.flatMap((_, hole) => (closed[hole] ? [] : [{ hole }])) : legal;
  }

  /** Lays another puzzle on the board. @param {Puzzle} puzzle */
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
    const [first, ...rest] = this.#puzzle.line;
    this.#given = true;
    this.#begin(rest);
    this.#sow(first);
  }

  /**
   * What a person chooses: a sowing, or its hole where a place is asked for. False if nothing may be chosen.
   * @param {Sowing} sowing
   */
  sow(sowing) {
    if (!this.isOpen) return false;
    return this.asksForPlace ? this.call(sowing.hole) : this.#sow(sowing);
  }

  /** Names the place where the last seed will fall, null for the bank; then it is sown. @param {number | null} hole */
  call(hole) {
    if (!this.isOpen) return false;
    this.#called = hole;
    return this.#sow(this.#puzzle.line[0]);
  }

  /** What was to be shown has been shown. */
  shown() {
    if (!this.#isShowing) return;
    if (this.#isOver) this.#judge();
    this.#isShowing = false;
    this.#tell("change", {});
    const next = this.#verdict ? undefined : this.#script?.shift();
    if (next) this.#sow(next);
  }

  destroy() {
    this.#game.free();
  }

  /** @param {Sowing[] | null} script */
  #begin(script) {
    this.#verdict = null;
    this.#made = [];
    this.#called = null;
    this.#script = script;
    this.#isShowing = false;
    this.#game.free();
    this.#game = this.#newGame();
    this.#view = this.#start = this.#game.view();
    this.#tell("change", {});
  }

  #newGame() {
    const { variant, position } = this.#puzzle;
    return new this.#api.Game(variant, { position });
  }

  /** @param {Sowing} sowing */
  #sow(sowing) {
    const before = this.#view;
    try {
      const summary = this.#game.summary(sowing);
      const trace = this.#game.play(sowing);
      this.#made.push(sowing);
      this.#view = this.#game.view();
      this.#isShowing = true;
      this.#tell("trace", { before, after: this.#view, trace, by: before.mover, sowing, summary });
      return true;
    } catch (error) {
      const { code = "unknown", detail = {} } = /** @type {{ code?: string, detail?: object }} */ (error);
      this.#tell("refused", { code, detail });
      return false;
    }
  }

  /** Most questions are about one sowing, one about a whole turn. */
  get #isOver() {
    const { mover, outcome } = this.#view;
    return this.#puzzle.kind !== "largestCapture" || outcome !== null || mover !== near;
  }

  #judge() {
    const shown = this.#script !== null;
    const worth = this.#worth;
    const right = this.asksForPlace ? this.#called === this.#puzzle.falls : worth === this.#puzzle.best;
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
    this.#tell("verdict", this.#verdict);
  }

  get #worth() {
    const [{ hole, way }] = this.#made;
    const { kind, choices } = this.#puzzle;
    if (kind === "largestCapture") return this.#view.banks[near] - this.#start.banks[near];
    return choices.find(({ sowing }) => sowing.hole === hole && sowing.way === way)?.worth ?? 0;
  }

  /** @param {string} type @param {object} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
