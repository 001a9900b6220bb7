/** Says sentences aloud: a polite live region for screen readers. */

import { h } from "../ui/elements.js";

/** So many sentences stay: a screen reader that is still speaking loses none of them. */
const kept = 3;

export class Announcer {
  constructor() {
    this.element = h("div", { class: "unseen", "aria-live": "polite", "aria-relevant": "additions" });
  }

  /** @param {string} sentence */
  say(sentence) {
    this.element.append(h("p", {}, sentence));
    while (this.element.childElementCount > kept) this.element.firstElementChild?.remove();
  }
}
