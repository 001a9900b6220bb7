/** Matches that are read but not played: from a record, before they begin, or set aside. */

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("./match-state.js").Game} Game
 * @typedef {Pick<import("../engine/wasm.js").Api, "Game">} Api
 * @typedef {{ number: number, view: View, at: number | null }} EarlierMatch
 *   a match set aside, and when, as far as known
 */

/** The match of a record; null if it is none. @param {Api} api @param {any} record */
export function gameFromRecord(api, record) {
  try {
    return api.Game.fromRecord(record);
  } catch {
    return null;
  }
}

/**
 * How a match would look before it is begun, or gone on with. Throws the engine's coded error if there is none such.
 * @param {Api} api @param {{ record: string } | { variant: string, options?: import("./types.js").GameOptions }} match
 */
export function viewOfMatch(api, match) {
  return viewAndFree(
    "record" in match
      ? api.Game.fromRecord(match.record)
      : new api.Game(/** @type {VariantId} */ (match.variant), match.options ?? {}),
  );
}

/**
 * The matches set aside that can be read.
 * @param {Api} api @param {{ number: number, value: any }[]} aside @returns {EarlierMatch[]}
 */
export function readableMatches(api, aside) {
  return aside.flatMap(({ number, value }) => {
    const game = gameFromRecord(api, value.record);
    return game ? [{ number, view: viewAndFree(game), at: isMoment(value.at) ? value.at : null }] : [];
  });
}

/** The view of a match that will not be played on. @param {Game} game */
function viewAndFree(game) {
  const view = game.view();
  game.free();
  return view;
}

/** Can it be told as a date? @param {unknown} at milliseconds since 1970 */
function isMoment(at) {
  return typeof at === "number" && !Number.isNaN(new Date(at).getTime());
}
