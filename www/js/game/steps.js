/** How far back or forward in a match is the next place where somebody may choose. */

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {{ canUndo: boolean, undo: () => View | null, redo: () => View | null }} Steps  as much of a game as is used
 */

/**
 * How many steps back such a place lies; 0 if none does. The game is as it was afterwards, redo included.
 * @param {Steps} game @param {(view: View) => boolean} isPlace
 */
export function stepsBack(game, isPlace) {
  let steps = 0;
  let found = false;
  while (!found && game.canUndo) {
    const view = game.undo();
    steps += 1;
    found = view !== null && isPlace(view);
  }
  repeat(steps, () => game.redo());
  return found ? steps : 0;
}

/**
 * Goes forward to such a place, or as far as it was played.
 * @param {Steps} game @param {(view: View) => boolean} isPlace
 */
export function goForward(game, isPlace) {
  let view = game.redo();
  while (view && !isPlace(view)) view = game.redo();
}

/** @param {number} times @param {() => void} step */
export function repeat(times, step) {
  for (let i = 0; i < times; i += 1) step();
}
