/** By how much a position favours a player, with best play of both. */

import { askInPortions } from "../engine/portions.js";
import { bestOf, isBestExact } from "./worth.js";

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Analysis} Analysis
 * @typedef {Pick<import("../engine/client.js").EngineClient, "think">} Engine
 * @typedef {Pick<View, "variant" | "text" | "mover" | "banks">} Position
 * @typedef {{ lead: number, exact: boolean }} Lead   seeds that South wins by with best play
 */

/** The search stops after this many portions: some minutes. */
const portions = 600;

/**
 * By how many seeds South wins with best play; null where there is nothing left to choose.
 * @param {Engine} engine @param {Position} position @param {AbortSignal} signal
 * @param {(lead: Lead) => void} [heard] is told what the search has found so far
 */
export async function leadFrom(engine, position, signal, heard = () => {}) {
  const { variant, text } = position;
  const ask = (/** @type {number} */ nodes) => {
    signal.throwIfAborted();
    return engine.think(variant, text, { nodes, level: "perfect" }); // the best sowing is enough
  };
  const analysis = await askInPortions(ask, {
    maxPortions: portions,
    onProgress: (so) => {
      const lead = leadOf(so, position);
      if (lead) heard(lead);
    },
  });
  return leadOf(analysis, position);
}

/** @param {Analysis} analysis @param {Position} position @returns {Lead | null} */
function leadOf(analysis, { mover, banks: [south, north] }) {
  const best = bestOf(analysis);
  if (!best) return null;
  return { lead: south - north + (mover === 0 ? best.margin : -best.margin), exact: isBestExact(analysis) };
}
