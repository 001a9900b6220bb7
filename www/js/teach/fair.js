/** A fair start: the first turn is drawn from those that leave the game nearly even. */

/**
 * @typedef {import("../../ali_guli_mane.js").FairStart} FairStart
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {Pick<import("../engine/engine.js").EngineClient, "fairStarts">} Asked
 */

/** A start may be so many seeds further from even than the fairest: there should be something to draw from. */
const near = 2;

/** @param {FairStart[]} starts the fairest first @returns {FairStart[]} */
export function fairest(starts) {
  return starts.filter(({ margin }) => Math.abs(margin) <= Math.abs(starts[0].margin) + near);
}

/**
 * Draws one; null where none could be proved.
 * @param {Asked} engine @param {View} opening @param {() => number} [random] from 0 to 1
 */
export async function drawFair(engine, { variant, text }, random = Math.random) {
  const starts = fairest(await engine.fairStarts(variant, text, 1));
  return starts[Math.floor(random() * starts.length)] ?? null;
}
