/** A round once more, sowing by sowing, from the record of its match. */

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {InstanceType<import("../engine/wasm.js").Api["Game"]>} Game
 * @typedef {{ view: View, past: string[], sowing: Sowing | null }} Moment
 *   a position of the round, those before it, and what was sown then; nothing at the end, or where the round was
 * given up
 */

/**
 * The moments of the last round, its end included.
 * @param {Game} game as it stands at its end; it is left at the start of that round
 * @param {string[]} names of the holes @returns {Moment[]}
 */
export function momentsOf(game, names) {
  const sowings = sowingsIn(game.record(), names);
  const views = [game.view()];
  const { round } = views[0];
  while (game.canUndo) {
    const view = game.undo();
    if (!view || view.round !== round) break;
    views.unshift(view);
  }
  return views.map((view, at) => ({
    view,
    past: views.slice(0, at).map(({ text }) => text),
    sowing: sowings[at] ?? null,
  }));
}

/**
 * What was sown in the last round of a record, in order.
 * @param {string} record @param {string[]} names @returns {Sowing[]}
 */
function sowingsIn(record, names) {
  const turns = record.slice(record.lastIndexOf("\nround ")).matchAll(/^\d+\. (.*)$/gm);
  const words = [...turns].flatMap(([, turn]) => turn.split(" "));
  return words.flatMap((word) => {
    const hole = names.indexOf(word.replace(/[-+]$/, ""));
    const way = ways[word.at(-1) ?? ""];
    return hole < 0 ? [] : [way ? { hole, way } : { hole }];
  });
}

/** What stands behind a hole where seeds may go either way. @type {Record<string, "anticlockwise" | "clockwise">} */
const ways = { "+": "anticlockwise", "-": "clockwise" };
