/** A fair start: the first turn, or the first turn of each, is drawn from those that leave the game nearly even. */

import { askInPortions } from "../engine/portions.js";

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {Pick<import("../engine/client.js").EngineClient, "fairStarts">} Engine
 */

/** After this many portions, some seconds, a start is drawn from those proved by then. */
const portions = 30;

/**
 * Draws one; null where none could be proved.
 * @param {Engine} engine @param {View} opening @param {1 | 2} turns
 * @param {{ signal?: AbortSignal, random?: () => number }} [more] `random`: from 0 to 1
 */
export async function drawFairStart(engine, { variant, text }, turns, { signal, random = Math.random } = {}) {
  const { starts } = await askInPortions(
    (nodes) => {
      signal?.throwIfAborted();
      return engine.fairStarts(variant, text, turns, { nodes });
    },
    { maxPortions: portions },
  );
  return starts[Math.floor(random() * starts.length)] ?? null;
}
