/** English words about a fair game: whom a game favours, fair starts, the swap rule, and taking turns. */

import { number, players } from "./en-grammar.js";

/** Who is favoured, and by how much. */
const favour = {
  looking: "With best play …",
  unknown: "It could not be worked out who wins with best play.",
  /** @param {number} lead of South @param {boolean} exact */
  known: (lead, exact) => {
    const end = lead
      ? `${players[lead > 0 ? 0 : 1]} wins by ${exact ? "" : "about "}${number(Math.abs(lead))}`
      : "it is a draw";
    return exact ? `With best play ${end}.` : `So far it looks as if, with best play, ${end}.`;
  },
};

const start = {
  drawing: "Looking for a fair start …",
  none: "No fair start was found, so the game begins as usual.",
  /** @param {string[]} names of the holes sown @param {number | null} lead of South after them */
  told: (names, lead) => `A fair start: ${names.join(", ")}.${lead === null ? "" : ` ${favour.known(lead, true)}`}`,
};

/**
 * What players may agree on, so that beginning is no advantage.
 * @type {Record<string, [string, string]>} its name, and what it means
 */
const ways = {
  none: ["Nothing: play as usual", "South chooses the first hole, as the rules say."],
  one: [
    "Draw South’s first turn by lot",
    "Only turns that leave the game almost even are drawn. You will see who is ahead, and by how much.",
  ],
  two: [
    "Draw the first turn of both by lot",
    "Only turns that leave the game almost even are drawn. You will see who is ahead, and by how much.",
  ],
  swap: [
    "Let North change sides",
    "South plays the first turn. Then North may take South’s place. This is called the swap rule.",
  ],
};

/** The question after the first turn. */
const sides = {
  ask: "Change sides?",
  /** @param {[number, number]} banks */
  tale: ([south, north]) =>
    `North may now take South’s place. South has ${south} in the bank, North ${north}. North sows next.`,
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
        ? "You have changed sides. The player who was South is North now, and sows next."
        : "Nobody changes sides. North sows.";
    if (!changed) return computer ? "The computer stays North." : "You stay North.";
    return computer ? "The computer changes sides: you are North now." : "You have changed sides: you are South now.";
  },
};

export const fair = {
  favour,
  start,
  sides,
  offer: "To make it fairer",
  ways,
  turns: "Change places, so that the other player begins",
  /** What stands beside the board for as long as the round lasts. @param {number} lead of South */
  started: (lead) => `Fair start: ${lead ? `${players[lead > 0 ? 0 : 1]} +${Math.abs(lead)}` : "even"}`,
  /** The same of the swap rule. @param {boolean | null} changed */
  swapped: (changed) => (changed === null ? "Swap rule" : changed ? "Sides changed" : "Sides kept"),
  /** A remark in a record. */
  recorded: "Swap rule: after the first turn the players changed sides.",
};
