/** English words about the sowings of a round, listed while it is played. */

import { players } from "./en-grammar.js";

export const moves = {
  open: "Moves",
  title: "The sowings of this round",
  note: "Choose one of your own to go back to the moment before it. Redo brings back what you leave.",
  columns: ["Sowing", "By", "Won"],
  players,
  resigned: "Given up",
  /** Said of the button. @param {string} name */
  back: (name) => `Back to before ${name}`,
};
