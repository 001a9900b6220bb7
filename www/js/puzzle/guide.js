/**
 * Who asks and answers at the board while puzzles are solved, in place of the teacher: the question in the line below
 * the board, what is marked on it, and under it the verdict with what can be done next.
 */

import { wayToward } from "../board/layout.js";
import { button, h, mark, say } from "../ui/elements.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("./riddle.js").Riddle} Riddle
 * @typedef {import("../board/layout.js").Layout} Layout
 * @typedef {import("../board/canvas.js").Marks} Marks
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {{ riddle: Riddle, words: Words, account: () => string }} Outside   `account`: how far somebody has come
 */

export class Guide {
  #words = h("p", { class: "verdict", hidden: true });
  #account = h("p", { class: "note", hidden: true });
  #buttons;
  /** What was said last. */
  #said = "";

  /** @param {Outside} outside */
  constructor({ riddle, words, account }) {
    this.riddle = riddle;
    this.words = words;
    this.account = account;
    const { again, reveal, onward, bank, back } = words.puzzle.buttons;
    this.#buttons = {
      bank: button("bank", bank),
      again: button("again", again),
      reveal: button("reveal", reveal),
      onward: button("onward", onward),
      back: button("back", back),
    };
    this.element = h(
      "section",
      { class: "puzzle", "aria-label": words.puzzle.title },
      this.#words,
      this.#account,
      h("div", { class: "choices" }, ...Object.values(this.#buttons)),
    );
  }

  // --- as the teacher would be asked ---

  get teacher() {
    return this;
  }

  /** There is no other help than the answer. */
  open = false;
  hints = false;
  look() {}
  watch() {}
  retry() {}
  toggleHint() {}

  /** The question, as long as it stands. */
  get hint() {
    const { isOpen, view } = this.riddle;
    return isOpen ? this.words.puzzle.ask({ ...this.#facts, again: view.secondSowing || this.riddle.begun }) : "";
  }

  /** What is read aloud of a hole. @param {number} hole */
  reading(hole) {
    const { puzzle, asksForPlace, isOpen } = this.riddle;
    return asksForPlace && isOpen && puzzle.line[0].hole === hole ? this.words.puzzle.sown : "";
  }

  /** The hole that will be sown, and which way; then the one that was named; at last the one that was right. @param {import("../table/aim.js").Aim} aim @param {Layout} layout @returns {Marks} */
  decor({ decor }, layout) {
    const { puzzle, asksForPlace, isOpen, called, verdict } = this.riddle;
    if (!asksForPlace) return decor;
    if (isOpen) return { ...decor, values: [{ ...this.#setsOut(puzzle.line[0], layout), tone: 1 }] };
    return { ...decor, hover: called, values: verdict ? this.#marks(verdict) : [] };
  }

  /** @param {import("./riddle.js").Verdict} verdict */
  #marks({ called, right }) {
    const { hit, miss } = this.words.puzzle.marks;
    const { falls } = this.riddle.puzzle;
    return [
      ...(falls === null ? [] : [{ hole: falls, text: hit, tone: 1 }]),
      ...(called === null || right ? [] : [{ hole: called, text: miss, tone: -1 }]),
    ];
  }

  /** @param {Sowing} sowing @param {Layout} layout */
  #setsOut({ hole, way }, layout) {
    const side = wayToward(layout, hole, "left") === (way ?? "anticlockwise") ? "left" : "right";
    return { hole, text: this.words.puzzle.marks[side] };
  }

  // --- what is seen and heard ---

  /** @param {import("../table/announcer.js").Announcer} voice */
  show(voice) {
    const { verdict, isOpen, asksForPlace } = this.riddle;
    const text = verdict ? this.words.puzzle.verdict({ ...this.#facts, ...verdict, ...this.#outcome }) : "";
    const account = this.account();
    say(this.#words, text);
    this.#words.hidden = !text;
    mark(this.element, "data-done", verdict !== null);
    say(this.#account, account);
    this.#account.hidden = !account;
    this.#offer(verdict, isOpen && asksForPlace && this.riddle.info.ring, isOpen || verdict !== null);
    const sentence = text || this.hint;
    if (sentence && sentence !== this.#said) voice.say(sentence);
    if (sentence) this.#said = sentence;
  }

  /** Once the answer is told, by whatever way, there is nothing more to be shown. @param {import("./riddle.js").Verdict | null} verdict @param {boolean} bank @param {boolean} atRest */
  #offer(verdict, bank, atRest) {
    const { again, onward, reveal } = this.#buttons;
    const isTold = verdict !== null && (verdict.right || this.riddle.asksForPlace);
    this.#buttons.bank.hidden = !bank;
    again.hidden = !verdict || (verdict.right && !verdict.shown);
    reveal.hidden = isTold;
    onward.hidden = !verdict;
    onward.className = isTold ? "chief" : "";
    again.className = isTold ? "" : "chief";
    mark(reveal, "aria-disabled", atRest ? undefined : "true");
  }

  /** What the question is about. */
  get #facts() {
    const {
      puzzle: { kind, line, falls, best },
      info,
      view: { banks },
    } = this.riddle;
    return {
      kind,
      best,
      banks,
      ring: info.ring,
      several: info.dials.again !== "never",
      answer: line.map((sowing) => this.#name(sowing)),
      falls: falls === null ? null : info.names[falls],
    };
  }

  /** What was done, and what comes next to the answer. */
  get #outcome() {
    const {
      puzzle: { choices, best },
      verdict,
      info,
    } = this.riddle;
    const others = choices.filter(({ worth }) => worth < best).sort((a, b) => b.worth - a.worth);
    return {
      chosen: verdict?.made.map((sowing) => this.#name(sowing)) ?? [],
      called: verdict?.called === null || !verdict ? null : info.names[verdict.called],
      second: others.length ? { name: this.#name(others[0].sowing), worth: others[0].worth } : null,
    };
  }

  /** @param {Sowing} sowing */
  #name({ hole, way }) {
    return this.words.teach.name(
      this.riddle.info.names[hole],
      this.riddle.info.ways === "both" ? (way ?? "anticlockwise") : null,
    );
  }
}
