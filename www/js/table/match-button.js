/** How a match of several rounds stands, in one line above the board; pressed, it opens the rounds. */

import { h, say } from "../ui/elements.js";
import { matchChart } from "./match-chart.js";

export class MatchButton {
  element = h("button", { type: "button", class: "strip", "data-do": "match", hidden: true });
  #label = h("span");
  /** What the chart was drawn from. */
  #charted = "";

  /** @param {import("../text/index.js").Words["match"]} words */
  constructor(words) {
    this.words = words;
    this.element.append(this.#label);
  }

  /** @param {import("./activity.js").State["match"]} match nothing is shown where there is only one round */
  show(match) {
    this.element.hidden = match === null;
    if (!match) return;
    say(this.#label, this.words.label(match.agreed ?? null));
    const played = match.rounds.filter(({ outcome }) => outcome);
    const key = played.map(({ stocks }) => stocks.join("-")).join(" ");
    if (key === this.#charted) return;
    this.#charted = key;
    this.element.querySelector("svg")?.remove();
    if (played.length) this.element.append(matchChart(played, { width: 72, height: 22, most: 12 }));
  }
}
