/** The window with the sowings of a round: who sowed what, and what it won. A person's own ones lead back to them. */

import { dialogButtons, dialogOf, openDialog } from "../ui/dialog.js";
import { h } from "../ui/elements.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../game/match-state.js").Move} Move
 */

/**
 * Answers with the sowing before which somebody wants to be, 0 for the first; null for none.
 * @param {ParentNode & Node} root @param {Words} words @param {Move[]} moves
 */
export async function openMovesDialog(root, words, moves) {
  const { title, note, columns } = words.moves;
  const head = columns.map((name) => h("th", { scope: "col" }, name));
  const rows = moves.map((move, at) => row(words.moves, move, at));
  const table = h("table", { class: "rounds" }, h("thead", {}, h("tr", {}, ...head)), h("tbody", {}, ...rows));
  const explained = moves.some(({ isPlace }) => isPlace) ? [h("p", { class: "note" }, note)] : [];
  const dialog = dialogOf("small moves", title, ...explained, table, dialogButtons(["", words.controls.close]));
  const opened = openDialog(root, dialog);
  table.querySelector("tr:last-child")?.scrollIntoView({ block: "nearest" });
  const answer = await opened;
  return answer === "" ? null : Number(answer);
}

/** @param {Words["moves"]} words @param {Move} move @param {number} at */
function row(words, { name, by, won, isPlace }, at) {
  const text = name ?? words.resigned;
  const what = isPlace && name ? h("button", { value: at, "aria-label": words.back(name) }, name) : text;
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, `${at + 1}. `, what),
    h("td", {}, words.players[by]),
    h("td", { class: "stock" }, won ? `+${won}` : ""),
  );
}
