/** What lay on the table before, in the same round. */

import { repeat } from "./steps.js";

/** @typedef {import("./steps.js").Steps & { view(): import("../../ali_guli_mane.js").View }} Game */

/**
 * The earlier positions of the round as texts, the first one first. The game is as it was afterwards.
 * @param {Game} game
 */
export function pastOf(game) {
  const { round } = game.view();
  /** @type {string[]} */
  const texts = [];
  let steps = 0;
  for (let view = back(); view?.round === round; view = back()) texts.unshift(view.text);
  repeat(steps, () => game.redo());
  return texts;

  function back() {
    if (!game.canUndo) return null;
    steps += 1;
    return game.undo();
  }
}
