/** What a sowing would come to, added up from its trace. */

/**
 * @typedef {import("../../ali_guli_mane.js").Event} Event
 * @typedef {{ ends: number | null, takes: number[], wins: number, again: boolean }} Preview
 *   `ends`: the hole in which the last seed falls; null in a bank. `takes`, `wins`: what the sower gets by it.
 */

/** @param {Event[]} trace @param {0 | 1} player @returns {Preview} */
export function previewOf(trace, player) {
  /** @type {Preview} */
  const sum = { ends: null, takes: [], wins: 0, again: false };
  for (const event of trace) {
    if (event.kind === "drop") sum.ends = event.hole;
    if (event.kind === "bankDrop") sum.ends = null;
    if (!("player" in event) || event.player !== player) continue;
    if (event.kind === "bankDrop") sum.wins += 1;
    if (event.kind === "again") sum.again = true;
    if (event.kind === "ripe") win(sum, [event.hole], event.seeds);
    if (event.kind === "capture") win(sum, event.holes, event.seeds);
  }
  return sum;
}

/** @param {Preview} sum @param {number[]} holes @param {number} seeds */
function win(sum, holes, seeds) {
  sum.wins += seeds;
  sum.takes = [...new Set([...sum.takes, ...holes])];
}
