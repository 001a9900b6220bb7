/** Under the board while puzzles are solved: the verdict, how far somebody has come, and what can be done next. */

import { button, h, mark, say } from "../ui/elements.js";

/**
 * @typedef {import("../text/later.js").AllWords} Words
 * @typedef {import("./puzzle-session.js").PuzzleSession} PuzzleSession
 * @typedef {import("./facts.js").PuzzleFacts} PuzzleFacts
 */

export class PuzzlePanel {
  #words = h("p", { class: "verdict", hidden: true });
  #account = h("p", { class: "note", hidden: true });
  #buttons;
  /** What was said last. */
  #said = "";

  /** @param {Words} words @param {PuzzleFacts} facts @param {(sentence: string) => void} speak */
  constructor({ puzzle }, facts, speak) {
    this.facts = facts;
    this.speak = speak;
    const { again, reveal, onward, bank, back } = puzzle.buttons;
    this.#buttons = {
      bank: button("bank", bank),
      again: button("again", again),
      reveal: button("reveal", reveal),
      onward: button("onward", onward),
      back: button("back", back),
    };
    this.element = h(
      "section",
      { class: "puzzle", "aria-label": puzzle.title },
      this.#words,
      this.#account,
      h("div", { class: "choices" }, ...Object.values(this.#buttons)),
    );
  }

  /** What is new is said aloud once. @param {string} account @param {boolean} isComing is the next being made? */
  show(account, isComing) {
    const { verdict, question, session } = this.facts;
    say(this.#words, verdict);
    this.#words.hidden = !verdict;
    mark(this.element, "data-done", session.verdict !== null);
    say(this.#account, account);
    this.#account.hidden = !account;
    this.#offer(session);
    mark(this.#buttons.onward, "aria-disabled", isComing ? "true" : undefined);
    const sentence = verdict || question;
    if (sentence && sentence !== this.#said) this.speak(sentence);
    if (sentence) this.#said = sentence;
  }

  /** Once the answer is told, in whatever way, there is nothing more to be shown. @param {PuzzleSession} session */
  #offer({ verdict, isOpen, asksForPlace }) {
    const { bank, again, onward, reveal } = this.#buttons;
    const isTold = verdict !== null && (verdict.right || asksForPlace);
    bank.hidden = !(isOpen && asksForPlace && this.facts.info.ring);
    again.hidden = !verdict || (verdict.right && !verdict.shown);
    reveal.hidden = isTold;
    onward.hidden = !verdict;
    onward.className = isTold ? "chief" : "";
    again.className = isTold ? "" : "chief";
    mark(reveal, "aria-disabled", isOpen || verdict !== null ? undefined : "true");
  }
}
