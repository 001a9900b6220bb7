/** A drawn start: sowings made before anybody may choose, and shown as any other sowings are. */

/**
 * @typedef {import("./types.js").ShownSowing} ShownSowing
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 */

/**
 * Plays the sowings and returns what is to be shown. Throws the engine's coded error where one may not be made.
 * @param {import("./match-state.js").Game} game @param {Sowing[]} sowings @param {number | null} margin
 * @returns {ShownSowing[]}
 */
export function playDrawnStart(game, sowings, margin) {
  return sowings.map((sowing, index) => {
    const before = game.view();
    const summary = game.summary(sowing);
    const trace = game.play(sowing);
    const drawn = { sowings, margin, last: index + 1 === sowings.length };
    return { before, after: game.view(), trace, by: before.mover, sowing, summary, drawn };
  });
}
