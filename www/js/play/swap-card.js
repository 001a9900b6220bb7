/** The question of the swap rule, on a card below the board: stay, or change sides? */

import { LeadLine } from "../teach/lead-line.js";
import { button, h, say } from "../ui/elements.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../../ali_guli_mane.js").View} View
 */

export class SwapCard {
  #tale = h("p", { id: "sides-tale" });
  #favoured = h("p", { "aria-live": "polite" });
  /** The position of which it is asked, as text. */
  #asked = "";

  /**
   * @param {Words} words @param {import("../analysis/lead.js").Engine} engine
   * @param {(sentence: string) => void} speak @param {AbortSignal} signal
   */
  constructor({ fair }, engine, speak, signal) {
    this.speak = speak;
    this.words = fair.sides;
    this.favour = new LeadLine(this.#favoured, engine, fair.favour);
    const { ask, stay, change } = fair.sides;
    this.element = h(
      "section",
      {
        class: "sides",
        role: "group",
        tabindex: -1,
        hidden: true,
        "aria-labelledby": "sides-ask",
        "aria-describedby": "sides-tale",
      },
      h("div", {}, h("h2", { id: "sides-ask" }, ask), this.#tale, this.#favoured),
      h("div", { class: "choices" }, button("stay", stay), button("change", change)),
    );
    signal.addEventListener("abort", () => this.favour.stop());
  }

  /** Is somebody at it with the keyboard? */
  get #focused() {
    return this.element.contains(/** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement);
  }

  /**
   * Asks when that is due. Says whether the focus was on the card, and is now nowhere.
   * @param {Pick<import("../game/session.js").Session, "phase" | "view">} session
   * @param {boolean} worth is it shown whom the position favours?
   */
  show({ phase, view }, worth) {
    if (phase !== "swap") return this.#hide();
    this.#value(view, worth);
    if (this.#asked !== view.text) this.#ask(view);
    return false;
  }

  #hide() {
    const focused = this.#focused;
    this.element.hidden = true;
    this.#asked = "";
    this.favour.stop();
    return focused;
  }

  /** The focus comes to the card, which is read then; where there is no focus, it is said aloud. @param {View} view */
  #ask({ text, banks }) {
    this.#asked = text;
    say(this.#tale, this.words.tale(banks));
    this.element.hidden = false;
    if (/** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement) this.element.focus();
    if (!this.#focused) this.speak(`${this.words.ask} ${this.#tale.textContent}`);
  }

  /** @param {View} view @param {boolean} worth */
  #value(view, worth) {
    const shown = !this.#favoured.hidden && this.#asked === view.text;
    this.#favoured.hidden = !worth;
    if (!worth) this.favour.stop();
    else if (!shown) void this.favour.show(view);
  }
}
