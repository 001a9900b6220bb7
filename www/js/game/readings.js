/** Matches that are read but not played: from a record, a wish, or what was set aside. */

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("./course.js").Game} Game
 * @typedef {Pick<import("../engine/wasm.js").Api, "Game">} Api
 * @typedef {{ number: number, view: View, at: number | null }} Earlier   a match set aside, and when, as far as known
 */

/** The match of a record; null if it is none. @param {Api} api @param {any} record */
export function recorded(api, record) {
  try {
    return api.Game.fromRecord(record);
  } catch {
    return null;
  }
}

/**
 * How a match would look before it is begun, or gone on with. Throws the engine's coded error if there is none such.
 * @param {Api} api @param {{ record: string } | { variant: string, options?: import("./session.js").GameOptions }} wish
 */
export function imagined(api, wish) {
  return glance(
    "record" in wish
      ? api.Game.fromRecord(wish.record)
      : new api.Game(/** @type {VariantId} */ (wish.variant), wish.options ?? {}),
  );
}

/** Those set aside, as far as they can be read. @param {Api} api @param {{ number: number, value: any }[]} aside @returns {Earlier[]} */
export function earlierOf(api, aside) {
  return aside.flatMap(({ number, value }) => {
    const game = recorded(api, value.record);
    return game ? [{ number, view: glance(game), at: isMoment(value.at) ? value.at : null }] : [];
  });
}

/** How a match stands that is not gone on with. @param {Game} game */
function glance(game) {
  const view = game.view();
  game.free();
  return view;
}

/** Can it be told as a date? @param {unknown} at milliseconds since 1970 */
function isMoment(at) {
  return typeof at === "number" && !Number.isNaN(new Date(at).getTime());
}
