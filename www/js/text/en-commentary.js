/** English words for single events, shown and said while a sowing is animated. */

import { players } from "./en-grammar.js";

/** @param {number} n */
const seeds = (n) => (n === 1 ? "1 seed" : `${n} seeds`);

/**
 * By rule: a hole that has the number of seeds at which it is taken, on the board and in a sentence.
 * @type {Record<string, { mark: string, name: string }>}
 */
const ripe = {
  never: { mark: "", name: "" },
  sixToSower: { mark: "six", name: "Six" },
  fourToRowOwner: { mark: "pasu", name: "Pasu, the cow," },
};

/** @type {Record<string, (player: number) => string>} */
const again = {
  secondSowing: (player) => `${players[player]} sows once more.`,
  ownBank: (player) => `The last seed in the bank: ${players[player]} sows again.`,
};

export const commentary = {
  ripe,
  again,
  /** @param {string} rule @param {string} hole @param {number} player */
  taken: (rule, hole, player) => `${ripe[rule].name} in ${hole}, for ${players[player]}.`,
  /** @param {string} hole */
  saada: (hole) => `Saada at ${hole}.`,
  /** @param {number} n @param {string[]} holes @param {number} player */
  won: (n, holes, player) => `${players[player]} wins ${seeds(n)} from ${holes.join(" and ")}.`,
  /** @param {number} n @param {number} player */
  kept: (n, player) => `${players[player]} keeps ${seeds(n)}.`,
};
