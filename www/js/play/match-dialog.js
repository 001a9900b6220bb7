/** The window with the rounds of a match: who won each, and who held how much. */

import { matchChart } from "../table/match-chart.js";
import { dialogButtons, dialogOf, openDialog } from "../ui/dialog.js";
import { h, mark } from "../ui/elements.js";
import { boardPlan } from "./board-plan.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../../ali_guli_mane.js").RoundInfo} RoundInfo
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {{
 *   info: VariantInfo, rounds: RoundInfo[], agreed: number | undefined, mirror: boolean, result: string[] }} Match
 *   `agreed`: the number of rounds, if one was agreed on. `result`: what is to be said of its end, if it has come.
 */

/** @param {ParentNode & Node} root @param {Words} words @param {Match} match */
export function openMatchDialog(root, words, match) {
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
  const picture = matchChart(rounds, { width: 720, height: 130, most: 400 });
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
  const plan = boardPlan({ row: length, ring, mirror }, round.closed);
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
