/** A match of several rounds: a strip above the board that says how it stands, and the window with its history. */

import { dialogButtons, dialogOf, openDialog } from "../ui/dialog.js";
import { h, mark, say } from "../ui/elements.js";
import { planOf } from "./plan.js";
import { shareChart } from "./shares.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../../ali_guli_mane.js").RoundInfo} RoundInfo
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {{
 *   info: VariantInfo, rounds: RoundInfo[], agreed: number | undefined, mirror: boolean, result: string[] }} Match
 *   `agreed`: the number of rounds, if one was agreed on. `result`: what is to be said of its end, if it has come.
 */

/** How the match stands, in one line; pressed, it opens the history. */
export class Strip {
  element = h("button", { type: "button", class: "strip", "data-do": "match", hidden: true });
  #label = h("span");
  /** What the chart was drawn from. */
  #drawn = "";

  /** @param {Words["match"]} words */
  constructor(words) {
    this.words = words;
    this.element.append(this.#label);
  }

  /**
   * Nothing where there is only one round.
   * @param {Pick<Match, "info" | "agreed">} match @param {() => RoundInfo[]} rounds
   */
  show({ info, agreed }, rounds) {
    this.element.hidden = !info.matches;
    if (!info.matches) return;
    say(this.#label, this.words.label(agreed ?? null));
    const played = rounds().filter(({ outcome }) => outcome);
    const key = played.map(({ stocks }) => stocks.join("-")).join(" ");
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.element.querySelector("svg")?.remove();
    if (played.length) this.element.append(shareChart(played, { width: 72, height: 22, most: 12 }));
  }
}

/** @param {ParentNode & Node} root @param {Words} words @param {Match} match */
export function showMatch(root, words, match) {
  const { rounds, until, stocks } = words.match;
  const agreed = match.agreed ? rounds(match.agreed) : until;
  return openDialog(
    root,
    dialogOf(
      "wide match",
      words.match.title,
      ...match.result.map((sentence) => h("p", { class: "result" }, sentence)),
      chart(words.match, match),
      table(words.match, match),
      h("p", { class: "note" }, `${stocks} ${agreed}`),
      dialogButtons(["", words.controls.close]),
    ),
  );
}

/**
 * Who holds how much after every round; the table says the same in figures.
 * @param {Words["match"]} words @param {Match} match
 */
function chart(words, { rounds }) {
  const picture = shareChart(rounds, { width: 720, height: 130, most: 400 });
  mark(picture, "role", "img");
  mark(picture, "aria-label", words.chart);
  picture.removeAttribute("aria-hidden");
  const [south, north] = words.columns.stocks;
  const key = h("p", { class: "key", "aria-hidden": "true" }, h("span", {}, north), h("span", {}, south));
  return h("div", { class: "shares" }, picture, key);
}

/** @param {Words["match"]} words @param {Match} match */
function table(words, match) {
  const { round, story, stocks } = words.columns;
  const head = [round, story, ...stocks].map((name) => h("th", { scope: "col" }, name));
  const rows = match.rounds.map((info, index) => row(words, match, info, index));
  return h("table", { class: "rounds" }, h("thead", {}, h("tr", {}, ...head)), h("tbody", {}, ...rows));
}

/** @param {Words["match"]} words @param {Match} match @param {RoundInfo} round @param {number} index */
function row(words, { info, mirror }, round, index) {
  const { row: length, ring, names } = info;
  const closed = names.filter((_, hole) => round.closed[hole]);
  const plan = planOf({ row: length, ring, mirror }, round.closed);
  const says = `${words.began(round.beginner)} ${story(words, round)} ${words.closed(closed)}`;
  return h(
    "tr",
    { "data-running": !round.outcome },
    h("th", { scope: "row" }, String(index + 1)),
    h("td", {}, h("div", { class: "story" }, plan, h("span", {}, says))),
    ...round.stocks.map((stock) => h("td", { class: "stock" }, String(stock))),
  );
}

/** @param {Words["match"]} words @param {RoundInfo} round */
function story(words, { outcome }) {
  if (!outcome) return words.running;
  const { winner, totals, reason } = outcome;
  return words.ended({ winner, reason, by: winner === null ? 0 : totals[winner] - totals[1 - winner] });
}
