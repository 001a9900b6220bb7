/** English words about a fair game: whom a game favours, fair starts, the swap rule, and taking turns. */

import { number, players } from "./en-grammar.js";

/** Who is favoured, and by how much. */
const favour = {
  looking: "With best play …",
  unknown: "Who wins with best play could not be worked out.",
  /** @param {number} lead of South @param {boolean} exact */
  known: (lead, exact) => {
    const sofar = exact ? "" : ", as far as can be seen yet,";
    if (lead === 0) return `With best play${sofar} it is a draw.`;
    return `With best play${sofar} ${players[lead > 0 ? 0 : 1]} wins it by ${exact ? "" : "about "}${number(Math.abs(lead))}.`;
  },
};

const start = {
  drawing: "A fair start is being drawn …",
  none: "No fair start could be found; the game begins as usual.",
  /** @param {string[]} names of the holes sown @param {number | null} lead of South after them */
  told: (names, lead) => `A fair start: ${names.join(", ")}.${lead === null ? "" : ` ${favour.known(lead, true)}`}`,
};

/**
 * What players may agree on, so that beginning is no advantage.
 * @type {Record<string, [string, string]>} its name, and what it means
 */
const ways = {
  none: ["No, as the rules say", ""],
  one: ["First turn drawn", "It is drawn from the turns that leave the game nearly even. By how much is said."],
  two: ["First turn of each drawn", "They are drawn from those that leave the game nearly even. By how much is said."],
  swap: ["Swap rule", "South plays the first turn. Then North may change sides."],
};

/** The question after the first turn. */
const sides = {
  ask: "Change sides?",
  /** @param {[number, number]} banks */
  tale: ([south, north]) =>
    `North may take South’s place now. In the banks: South ${south}, North ${north}. North sows next.`,
  stay: "Stay North",
  change: "Become South",
  /**
   * @param {{ changed: boolean, computer: boolean, people: number }} facts `computer`: it decided. `people`: how many
   *   sit there
   */
  told: ({ changed, computer, people }) => {
    if (people === 0) return changed ? "North has changed sides." : "North stays.";
    if (people === 2)
      return changed
        ? "You have changed sides: who was South is North now, and sows."
        : "Nobody changes sides. North sows.";
    if (!changed) return computer ? "The computer stays North." : "You stay North.";
    return computer ? "The computer changes sides: you are North now." : "You have changed sides: you are South now.";
  },
};

export const fair = {
  favour,
  start,
  sides,
  offer: "A fair game?",
  ways,
  turns: "Take turns beginning: change places",
  /** What stands beside the board for as long as the round lasts. @param {number} lead of South */
  started: (lead) => `Fair start: ${lead ? `${players[lead > 0 ? 0 : 1]} +${Math.abs(lead)}` : "even"}`,
  /** The same of the swap rule. @param {boolean | null} changed */
  swapped: (changed) => (changed === null ? "Swap rule" : changed ? "Sides changed" : "Sides kept"),
  /** A remark in a record. */
  recorded: "Swap rule: after the first turn the players changed sides.",
};
