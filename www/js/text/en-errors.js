/** English words about what cannot be done, and about what has gone wrong. */

/**
 * What a refusal says. `hole` is the name of the hole in question, if there is one.
 * @type {Record<string, (detail: { hole?: string, line?: number, column?: number }) => string>}
 */
export const errors = {
  notYourHole: ({ hole }) => `${hole ?? "That hole"} is in the other row. Sow from your own.`,
  emptyHole: ({ hole }) => `${hole ?? "That hole"} is empty. Choose one with seeds.`,
  closedHole: ({ hole }) => `${hole ?? "That hole"} is closed for this round.`,
  endlessSowing: ({ hole }) => `${hole ?? "That hole"} would go round for ever, so you cannot sow it.`,
  noSuchHole: () => "There is no such hole on this board.",
  wayNotAllowed: () => "This game is sown anticlockwise only.",
  roundOver: () => "The round is over.",
  roundRunning: () => "This round is not over yet.",
  matchOver: () => "The match is over.",
  badPosition: (detail) => `That is not a position of this game${place(detail)}.`,
  badBook: () => "That is not the opening book of this game.",
  badRecord: (detail) => `That is not the record of a game${place(detail)}.`,
  badOption: () => "This game cannot be set up like that.",
  noSuchVariant: () => "There is no game of that name here.",
  noSuchWay: () => "Seeds are sown anticlockwise or clockwise.",
  noSuchSowing: () => "This game has no sowing of that name.",
  noSuchLevel: () => "There is no such player here.",
  noSuchPuzzle: () => "This game has no such puzzles.",
  noSuchDay: () => "There is no such day in the calendar.",
  whichSide: () => "Tap the left or the right half of a hole to choose which way the seeds go.",
  notYourTurn: () => "It is the other player’s turn.",
  sidesFirst: () => "First decide who is South and who is North.",
  unknown: () => "That cannot be done.",
};

/** @param {{ line?: number, column?: number }} detail */
function place({ line, column }) {
  if (column === undefined) return "";
  return line === undefined ? `: look at character ${column}` : `: look at line ${line}, character ${column}`;
}

/** Messages of the page about itself. @type {Record<string, string>} */
export const notices = {
  storageBlocked: "This browser cannot save your game. It will be lost when you leave the page.",
  savedDamaged: "Your saved game could not be read. It has been put aside, and a new one has begun.",
  puzzleFailed: "A puzzle could not be made just now. Please try again.",
  engineFailed: "The computer has stopped playing. Undo, or let a person take its place.",
};

/** Why the board could not be set up. @type {Record<string, string>} */
export const loading = {
  title: "The board could not be loaded",
  wait: "Loading the board …",
  again: "Try again",
  wasmUnsupported: "This browser cannot run WebAssembly, which the game needs. A newer one can.",
  wasmBlocked: "The security rules of this page do not allow WebAssembly, which the game needs.",
  wasmMissing: "Part of the game did not arrive. Are you still connected?",
  wasmBroken: "Part of the game arrived damaged. Trying again may help.",
  styleMissing: "The style of the page did not arrive. Are you still connected?",
  styleBroken: "The style of the page arrived damaged. Trying again may help.",
  unknown: "Something went wrong while the board was being set up.",
};

/** What is said when a part of the page does not come that somebody has asked for. */
export const later = {
  title: "That could not be loaded",
  why: "Are you still connected? Your game is not lost.",
  again: "Try again",
  still: "It still does not arrive. Reloading the page may help; your game will still be there.",
  anew: "Reload the page",
  leave: "Not now",
};
