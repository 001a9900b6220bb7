/** The question of the swap rule, on a card below the board: stay, or change sides? */

import { button, h, mark, say } from "./dom.js";
import { Favour } from "../teach/opening.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../../ali_guli_mane.js").View} View
 */

export class Sides {
  #tale = h("p", { id: "sides-tale" });
  #favoured = h("p", { "aria-live": "polite" });
  /** The position of which it is asked, as text. */
  #asked = "";

  /** @param {Words} words @param {import("../teach/opening.js").Asked} tutor @param {AbortSignal} signal */
  constructor({ fair }, tutor, signal) {
    this.words = fair.sides;
    this.favour = new Favour(this.#favoured, tutor, fair.favour);
    const { ask, stay, change } = fair.sides;
    this.element = h("section", { class: "sides", role: "group", tabindex: -1, hidden: true, "aria-labelledby": "sides-ask", "aria-describedby": "sides-tale" },
      h("div", {}, h("h2", { id: "sides-ask" }, ask), this.#tale, this.#favoured),
      h("div", { class: "choices" }, button("stay", stay), button("change", change)));
    signal.addEventListener("abort", () => this.favour.stop());
  }

  /** Is somebody at it with the keyboard? */
  get #focused() {
    return this.element.contains(/** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement);
  }

  /** Says whether the focus was on the card, and is now nowhere. */
  hide() {
    const focused = this.#focused;
    this.element.hidden = true;
    this.#asked = "";
    this.favour.stop();
    return focused;
  }

  /** What is to be said aloud, if that is not done by the focus. @param {View} view @param {boolean} worth is it shown whom the position favours? */
  show(view, worth) {
    this.#value(view, worth);
    if (this.#asked === view.text) return "";
    this.#asked = view.text;
    say(this.#tale, this.words.tale(view.banks));
    this.element.hidden = false;
    const { activeElement } = /** @type {ShadowRoot} */ (this.element.getRootNode());
    activeElement?.isConnected && this.element.focus();
    return this.#focused ? "" : `${this.words.ask} ${this.#tale.textContent}`;
  }

  /** @param {View} view @param {boolean} worth */
  #value(view, worth) {
    const shown = !this.#favoured.hidden && this.#asked === view.text;
    this.#favoured.hidden = !worth;
    if (!worth) this.favour.stop();
    else if (!shown) void this.favour.show(view);
    mark(this.element, "data-worth", worth);
  }
}
