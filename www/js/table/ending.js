/** The end of a round or a match, said on a card below the board, so that the board itself stays in view. */

import { button, h } from "../ui/elements.js";

/**
 * @typedef {import("./telling.js").Telling} Telling
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 */

export class Ending {
  element = h("section", { class: "ending", hidden: true });

  /** @param {Telling} telling */
  constructor(telling) {
    this.telling = telling;
  }

  /** Says whether the focus was on the card, and is now nowhere. */
  hide() {
    const focused = this.element.contains(/** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement);
    this.element.hidden = true;
    return focused;
  }

  /** @param {View} view @param {VariantInfo} info */
  show(view, info) {
    const [result, ...tale] = this.telling.ending(view, info);
    const { controls } = this.telling.words;
    const buttons = view.matchOutcome ? [button("fresh", controls.fresh)] : [button("next", controls.next)];
    buttons[0].className = "chief";
    buttons.unshift(button("review", this.telling.words.review.open));
    this.element.replaceChildren(
      h("div", {}, h("h2", {}, result), h("p", {}, tale.join(" "))),
      h("div", { class: "choices" }, ...buttons),
    );
    this.element.hidden = false;
    return false;
  }
}
