/**
 * The line of the coach: what the last sowing cost, and a button for what was better. What is learned is said aloud
 * once.
 */

import { button, h, mark, say } from "../ui/elements.js";

export class CoachLine {
  #words = h("span");
  #retry;
  /** What was said last. */
  #said = "";

  /**
   * @param {import("../text/index.js").Words} words @param {import("./advisor.js").Advisor} advisor
   * @param {(sentence: string) => void} speak
   */
  constructor({ controls }, advisor, speak) {
    this.advisor = advisor;
    this.speak = speak;
    this.#retry = button("retry", controls.retry);
    this.element = h("p", { class: "coach", hidden: true }, this.#words, " ", this.#retry);
  }

  show() {
    const { verdict } = this.advisor;
    this.element.hidden = !verdict;
    say(this.#words, verdict?.text ?? "");
    this.#retry.hidden = !verdict?.seeds;
    mark(this.element, "data-lost", Boolean(verdict?.seeds));
    this.#speak();
  }

  #speak() {
    const { isHintFinal, hint, verdict, isOpen } = this.advisor;
    const sentence = isHintFinal ? hint : isOpen ? (verdict?.text ?? "") : "";
    if (sentence && sentence !== this.#said) this.speak(sentence);
    this.#said = sentence;
  }
}
