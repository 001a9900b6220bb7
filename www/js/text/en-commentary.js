/** English words for single events, shown and said while a sowing is animated. */

import { list, players } from "./en-grammar.js";

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
  /** Written on the empty hole. */
  saadaMark: "saada",
  /** @param {string} hole */
  saada: (hole) => `Saada: ${hole} is empty.`,
  /**
   * What is about to be won. @param {string | null} empty the hole at which saada is @param {string[]} holes
   * @param {number} player
   */
  about: (empty, holes, player) => {
    const won = holes.length ? `What lies in ${list(holes)} is ${players[player]}’s.` : "Nothing is won.";
    return empty === null ? won : `Saada at ${empty}. ${won}`;
  },
  /** @param {number} n @param {string[]} holes @param {number} player */
  won: (n, holes, player) => `${players[player]} wins ${seeds(n)} from ${holes.join(" and ")}.`,
  /** @param {number} n @param {number} player */
  kept: (n, player) => `${players[player]} keeps ${seeds(n)}.`,
};
