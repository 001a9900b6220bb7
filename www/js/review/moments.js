/** The moments of a round: its positions in order, and what was sown in each. */

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {InstanceType<import("../engine/wasm.js").Api["Game"]>} Game
 * @typedef {Pick<View, "text" | "mover" | "banks" | "outcome"> & { history: string[], sowing: Sowing | null }} Moment
 *   `history`: the positions before it. `sowing`: what was sown then; null at the end, or where the round was given up
 */

/** The moments of the last round, its end included. @param {Game} game @returns {Moment[]} */
export function momentsOf(game) {
  const { round, text, mover, banks, outcome } = game.view();
  const steps = game.history(round);
  const texts = steps.map(({ position }) => position);
  const moments = steps.map((step, at) => ({
    text: step.position,
    mover: step.mover,
    banks: step.banks,
    outcome: null,
    history: texts.slice(0, at),
    sowing: step.sowing,
  }));
  return [...moments, { text, mover, banks, outcome, history: texts, sowing: null }];
}
