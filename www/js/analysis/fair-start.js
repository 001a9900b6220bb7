/** A fair start: the first turn, or the first turn of each, is drawn from those that leave the game nearly even. */

import { askInPortions } from "../engine/portions.js";

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {Pick<import("../engine/client.js").EngineClient, "fairStarts">} Engine
 */

/** After this many portions, some seconds, a start is drawn from those proved by then. */
const portions = 30;

/** What is less even than this is no fair start, as long as there may be fairer ones. */
const nearlyEven = 2;

/**
 * Draws one; null where none could be proved to be nearly even, or as even as there are.
 * @param {Engine} engine @param {View} opening @param {1 | 2} turns
 * @param {{ signal?: AbortSignal, random?: () => number }} [more] `random`: from 0 to 1
 */
export async function drawFairStart(engine, { variant, text }, turns, { signal, random = Math.random } = {}) {
  const { starts, complete } = await askInPortions(
    (nodes) => {
      signal?.throwIfAborted();
      return engine.fairStarts(variant, text, turns, { nodes });
    },
    { maxPortions: portions },
  );
  if (!complete && Math.abs(starts[0]?.margin ?? 0) > nearlyEven) return null;
  return starts[Math.floor(random() * starts.length)] ?? null;
}
