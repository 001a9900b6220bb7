/** English words about choosing a game, and about a match of several rounds. */

import { list, players } from "./en-grammar.js";

/** Why a round ended, in a few words. @type {Record<string, string>} */
const reasons = {
  stuck: "One player had no hole left to sow from.",
  rowEmpty: "One row was empty.",
  repetition: "The same position came up for the third time.",
  resigned: "The other player gave up.",
};

export const match = {
  title: "The match",
  /** On the button that opens it. @param {number | null} rounds as many as were agreed */
  label: (rounds) => (rounds ? `Match of ${rounds === 1 ? "one round" : `${rounds} rounds`}` : "The match"),
  chart: "Seeds of each player after every round",
  /** @param {number} round @param {number} south @param {number} north */
  bar: (round, south, north) => `Round ${round}: South ${south}, North ${north}`,
  columns: { round: "Round", story: "How it went", stocks: players },
  /** @param {number} player */
  began: (player) => `${players[player]} began.`,
  /**
   * @param {{ winner: 0 | 1 | null, by: number, reason: string }} end `by`: seeds more than the other has; fewer where
   *   the other has given up
   */
  ended: ({ winner, by, reason }) => {
    const who = winner === null ? "A draw." : `${players[winner]} won${by > 0 ? ` by ${by}` : ""}.`;
    return `${who} ${reasons[reason] ?? ""}`.trim();
  },
  running: "In progress.",
  reasons,
  /** @param {string[]} names of the closed holes */
  closed: (names) => (names.length ? `${list(names)} ${names.length === 1 ? "was" : "were"} closed.` : ""),
  stocks: "The figures show what each player takes into the next round.",
  until: "The match goes on until one player can no longer fill a hole.",
  /** @param {number} n */
  rounds: (n) =>
    n === 1 ? "The match lasts one round." : `The match lasts ${n} rounds. Whoever has more seeds then wins it.`,
};

export const newMatch = {
  rules: "Rules",
  /** @param {string} game */
  rulesOf: (game) => `Rules of ${game}`,
};
