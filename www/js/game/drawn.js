/** A start that was drawn: made before anybody may choose, and shown as any other sowings are. */

/**
 * @typedef {import("./session.js").Played} Played
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 */

/**
 * Makes the sowings; says what there is to be shown. Throws the engine's coded error where one may not be made.
 * @param {import("./course.js").Game} game @param {Sowing[]} sowings @param {number | null} margin @returns {Played[]}
 */
export function drawnOut(game, sowings, margin) {
  return sowings.map((sowing, index) => {
    const before = game.view();
    const trace = game.play(sowing);
    const drawn = { sowings, margin, last: index + 1 === sowings.length };
    return { before, after: game.view(), trace, by: before.mover, sowing, drawn };
  });
}
