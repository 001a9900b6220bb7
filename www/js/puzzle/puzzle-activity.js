/**
 * A puzzle as it is solved at the board: the question, what is marked, and what can be done. The game that is going
 * on is not touched.
 */

import { Narrator } from "../table/narrator.js";
import { PuzzleFacts } from "./facts.js";
import { PuzzlePanel } from "./puzzle-panel.js";
import { PuzzleSession } from "./puzzle-session.js";

/**
 * @typedef {import("../text/later.js").AllWords} Words
 * @typedef {import("../../ali_guli_mane.js").Puzzle} Puzzle
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../table/activity.js").State} State
 * @typedef {import("../table/activity.js").Action} Action
 * @typedef {{ api: import("./puzzle-session.js").Api, games: VariantInfo[], words: Words, mode:
 *   Pick<import("./mode.js").PuzzleMode, "number" | "next" | "stop" | "note" | "account"> }} Parts
 * @typedef {{ other: () => void, back: () => void }} Ways   `other`: to a puzzle of another sort; `back`: to the game
 */

/** @param {unknown} error */
const codeOf = (error) => /** @type {{ code?: string }} */ (error)?.code;

export class PuzzleActivity extends EventTarget {
  #session;
  #facts;
  #panel;
  #parts;
  #ways;
  #narrator;
  /** Is the next puzzle being made? */
  #isComing = false;

  /** @param {Puzzle} puzzle @param {Parts} parts @param {Ways} ways @param {AbortSignal} signal */
  constructor(puzzle, parts, ways, signal) {
    super();
    this.#parts = parts;
    this.#ways = ways;
    const { api, games, words, mode } = parts;
    this.#session = new PuzzleSession(api, puzzle);
    this.#facts = new PuzzleFacts(this.#session, games, words);
    this.#panel = new PuzzlePanel(words, this.#facts, (sentence) => this.#tell("spoken", { sentence }));
    this.#narrator = new Narrator(words);
    this.#session.addEventListener("verdict", (event) => mode.note(/** @type {CustomEvent} */ (event).detail), {
      signal,
    });
    for (const type of ["trace", "change", "refused"]) {
      this.#session.addEventListener(type, (event) => this.#tell(type, /** @type {CustomEvent} */ (event).detail), {
        signal,
      });
    }
    signal.addEventListener("abort", () => {
      this.#stopNext();
      this.#session.destroy();
    });
  }

  // --- as the table asks for it ---

  /** @returns {State} */
  get state() {
    const { view, phase, puzzle, asksForPlace, isOpen, choices } = this.#session;
    const { words, mode } = this.#parts;
    const { info, question } = this.#facts;
    const legal = holesOf(choices);
    const endless = isOpen && !asksForPlace ? view.endless : [];
    return {
      info: asksForPlace ? { ...info, ways: "anticlockwise" } : info, // a place has no way round
      view: { ...view, endless },
      phase,
      seats: ["person", "person"],
      near: 0,
      legal,
      endless: holesOf(endless).filter((hole) => !legal.includes(hole)),
      mine: view.mover,
      turn: this.#turn,
      caption: words.puzzle.caption(words.variants[info.id].name, puzzle.grade, mode.number),
      note: "",
      label: `${question} ${this.#label}`.trim(),
      line: this.#isComing ? words.puzzle.making : question,
      invitation: "",
      readings: info.names.map((_, hole) => this.#reading(hole)),
      previews: false, // it would give the answer away
      match: null,
      pressed: [],
      actions: this.#actions,
    };
  }

  /** @returns {import("../table/activity.js").Panel} */
  get panel() {
    return { below: this.#panel.element, cards: [], isLarge: false, render: () => this.#render() };
  }

  enter() {
    this.#tell("change", {});
    this.#tell("focus", {});
  }

  /** @param {Sowing} sowing */
  sow(sowing) {
    this.#session.sow(sowing);
  }

  shown() {
    this.#session.shown();
  }

  /** Nothing goes on here but what is shown. */
  hold() {}

  /** What a sowing would come to is not told here. */
  preview() {
    return null;
  }

  /** Nobody else sits here. */
  reseat = null;

  /**
   * The hole that will be sown, and which way; then the one that was named; at last the one that was right.
   * @param {import("../table/activity.js").SideOf} sideOf @returns {import("../table/activity.js").Highlights}
   */
  highlights(sideOf) {
    const { puzzle, asksForPlace, isOpen, called, verdict } = this.#session;
    const [first] = puzzle.line;
    const { marks } = this.#parts.words.puzzle;
    if (!asksForPlace) return { values: [], hole: null, sowing: null };
    if (!isOpen) return { values: verdict ? this.#answerMarks(verdict) : [], hole: called, sowing: null };
    return { values: [{ hole: first.hole, text: marks[sideOf(first)], tone: 1 }], hole: null, sowing: null };
  }

  /** @param {import("./puzzle-session.js").Verdict} verdict */
  #answerMarks({ called, right }) {
    const { hit, miss } = this.#parts.words.puzzle.marks;
    const { falls } = this.#session.puzzle;
    return [
      ...(falls === null ? [] : [{ hole: falls, text: hit, tone: 1 }]),
      ...(called === null || right ? [] : [{ hole: called, text: miss, tone: -1 }]),
    ];
  }

  // --- in words ---

  /** Whose turn it is goes without saying, unless it is still the same. */
  get #turn() {
    const { phase, view, begun } = this.#session;
    const again = begun || view.secondSowing;
    if (phase === "choose") return again ? this.#parts.words.turn.again({ alone: true }) : "";
    return this.#narrator.turn(phase, view, ["person", "person"], { again });
  }

  get #label() {
    const { board, puzzle } = this.#parts.words;
    if (this.#session.asksForPlace) return puzzle.label;
    return this.#facts.info.ways === "both" ? board.labelBoth : board.label;
  }

  /** What is read aloud of a hole. @param {number} hole */
  #reading(hole) {
    const { puzzle, asksForPlace, isOpen } = this.#session;
    return asksForPlace && isOpen && puzzle.line[0].hole === hole ? this.#parts.words.puzzle.sown : "";
  }

  // --- what can be done ---

  /** @returns {Record<string, Action>} */
  get #actions() {
    const { verdict, isOpen } = this.#session;
    const isJudged = verdict !== null;
    /** @param {() => void} act */
    const atBoard = (act) => () => {
      this.#stopNext();
      act();
      this.#tell("focus", {});
    };
    const onward = { can: isJudged && !this.#isComing, run: () => void this.#goOn() };
    return {
      again: { can: isJudged, run: atBoard(() => this.#session.again()) },
      reveal: { can: isOpen || isJudged, run: atBoard(() => this.#session.reveal()) },
      bank: { can: isOpen, run: atBoard(() => void this.#session.call(null)) },
      onward,
      next: onward,
      puzzles: { can: true, run: atBoard(this.#ways.other) },
      back: { can: true, run: this.#ways.back },
    };
  }

  /** To the next puzzle, once it is made. Whatever else is done before makes it void. */
  async #goOn() {
    const coming = this.#parts.mode.next();
    this.#tell("notice", { code: "" });
    this.#wait(true);
    try {
      const puzzle = await coming;
      this.#isComing = false;
      this.#session.lay(puzzle);
      this.#tell("focus", {});
    } catch (error) {
      if (codeOf(error) === "cancelled") return;
      this.#wait(false);
      this.#tell("notice", { code: "puzzleFailed" });
    }
  }

  #stopNext() {
    if (!this.#isComing) return;
    this.#isComing = false;
    this.#parts.mode.stop();
  }

  /** @param {boolean} isComing */
  #wait(isComing) {
    this.#isComing = isComing;
    if (isComing) this.#tell("spoken", { sentence: this.#parts.words.puzzle.making });
    this.#tell("update", { asked: false });
  }

  #render() {
    this.#panel.show(this.#parts.mode.account(this.#session.verdict), this.#isComing);
    return false;
  }

  /** @param {string} type @param {object} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** @param {Sowing[]} sowings */
const holesOf = (sowings) => [...new Set(sowings.map(({ hole }) => hole))];
