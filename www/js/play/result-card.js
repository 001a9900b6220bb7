/** The end of a round or a match, said on a card below the board, so that the board itself stays in view. */

import { button, h } from "../ui/elements.js";

/**
 * @typedef {import("../table/narrator.js").Narrator} Narrator
 * @typedef {import("../../ali_guli_mane.js").View} View
 */

export class ResultCard {
  element = h("section", { class: "ending", hidden: true });
  /** What it says now. */
  #shown = "";

  /** @param {Narrator} narrator */
  constructor(narrator) {
    this.narrator = narrator;
  }

  /** Says whether the focus was on the card, and is now nowhere. */
  hide() {
    const focused = this.element.contains(/** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement);
    this.element.hidden = true;
    return focused;
  }

  /**
   * Says how it ended, and what can be done now.
   * @param {View} view @param {string[]} sentences
   */
  show(view, sentences) {
    const text = sentences.join(" ");
    if (text !== this.#shown) this.element.replaceChildren(...this.#parts(sentences, view.matchOutcome !== null));
    this.#shown = text;
    this.element.hidden = false;
    return false;
  }

  /** @param {string[]} sentences @param {boolean} isMatchOver */
  #parts([result, ...tale], isMatchOver) {
    const { controls, review } = this.narrator.words;
    const onward = isMatchOver ? button("fresh", controls.fresh) : button("next", controls.next);
    onward.className = "chief";
    return [
      h("div", {}, h("h2", {}, result), h("p", {}, tale.join(" "))),
      h("div", { class: "choices" }, button("review", review.open), onward),
    ];
  }
}
