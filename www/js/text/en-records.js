/** English words about records: bringing games in and out, and what may be wrong with a text. */

import { momentName, players } from "./en-grammar.js";

/**
 * @typedef {{ found?: string | number, expected?: string | number }} Fault  what stands there, and what should
 */

/**
 * @typedef {{ game: string, round: number, seated: string[] | null, stage: "match" | "round" | "running",
 *   resigned: boolean, winner: 0 | 1 | null, totals: [number, number], at: number | null }} EarlierGame
 *   `seated`: who was South and who North. `stage`: what of it is over. `totals`: what each has
 */

/** @param {string | number | undefined} found */
const quote = (found) => (found === undefined || found === "" ? "This" : `“${found}”`);

/** What is wrong with a record. @type {Record<string, (fault: Fault) => string>} */
const recordFaults = {
  tooLong: () => "No game is as long as this.",
  noGame: () => "No line says which game it is, such as “game: ali-guli-mane”.",
  noSuchVariant: ({ found }) => `There is no game called ${quote(found)} here.`,
  notAHeading: () => "Only game, opening, rounds and start may stand above the first round, each of them once.",
  notAnOpening: ({ found }) => `This game cannot begin with ${found ?? "that many"}.`,
  notRounds: ({ found }) => `${quote(found)} is not a number of rounds for this game.`,
  badStart: () => "The position it starts from cannot be read.",
  wrongRound: ({ expected }) => `Round ${expected} should begin here.`,
  roundRunning: () => "The round before this one is not over.",
  matchOver: () => "The match is over before this round.",
  wrongTurn: ({ expected }) => `Turn ${expected} should stand here.`,
  turnNotOver: () => "The same player sows again here, so this belongs to the line above.",
  turnOver: () => "The turn is over before this. The next player’s turn begins a new line.",
  notASowing: ({ found }) => `${quote(found)} is not the name of a sowing of this game.`,
  noSuchHole: ({ found }) => `${quote(found)} is not a hole on this board.`,
  notYourHole: ({ found }) => `${quote(found)} lies in the other player’s row.`,
  closedHole: ({ found }) => `${quote(found)} is closed in this round.`,
  emptyHole: ({ found }) => `${quote(found)} is empty at this point.`,
  wayNotAllowed: ({ found }) => `${quote(found)}: this game is sown anticlockwise only.`,
  endlessSowing: ({ found }) => `${quote(found)} would go round for ever, so it cannot be sown.`,
  roundOver: () => "The round is over before this.",
  afterTheEnd: () => "Nothing may stand here: the round is already over.",
  wrongResult: ({ expected }) =>
    expected ? `The sowings lead to a different result: ${expected}.` : "The sowings do not end the round yet.",
};

/** What is wrong with a position. @type {Record<string, (fault: Fault) => string>} */
const positionFaults = {
  tooLong: () => "No position is as long as this.",
  notTwoRows: () => "Two rows should stand here, with a slash between them.",
  holesInRow: ({ found, expected }) => `This row has ${found} holes; it needs ${expected}.`,
  notSeeds: ({ found }) => `${quote(found)} is neither a number of seeds nor x for a closed hole.`,
  tooManyHere: () => "There can be no more than 255 seeds in one place.",
  notTwoBanks: () => "The two banks should stand here, such as 12-9.",
  noPlayer: () => "It does not say who sows next: S or N.",
  notAPlayer: ({ found }) => `${quote(found)} is not a player. It should be S or N.`,
  noSecondSowing: () => "The plus means nothing here: this game has no second sowing.",
  noClosedHoles: () => "This game has no closed holes.",
  tooFewOpenHoles: ({ found }) => `Only ${found} holes are open. There must be at least four.`,
  tooManySeeds: ({ found }) => `These are ${found} seeds. There can be no more than 255.`,
  wrongTotal: ({ found, expected }) =>
    `These are ${found} seeds, but the game has ${expected}. Write “free” at the end to play it anyway.`,
  unexpected: ({ found }) => `${quote(found)} should not stand here.`,
};

export const records = {
  title: "Records",
  out: "This game as text",
  record: "Record",
  position: "Position",
  copy: "Copy",
  copyRecord: "Copy the record",
  copyPosition: "Copy the position",
  save: "Save as a file",
  copied: "Copied.",
  select: "This browser does not allow copying from here. The text is selected, so you can copy it yourself.",
  into: "Load another game",
  /** @param {string} game */
  paste: (game) => `A record, or a position of ${game}`,
  pasteHint: "Paste it here, or open a file.",
  open: "Open a file",
  bring: "Load it",
  bringAnyway: "Put it aside and load this one",
  inProgress: "You are in the middle of a game. It will be kept under “Earlier games”.",
  nothing: "There is nothing to load yet.",
  unreadable: "That file cannot be read.",
  /** @param {{ line: number | null, column: number }} place @param {string} what */
  fault: ({ line, column }, what) =>
    line === null ? `Character ${column}: ${what}` : `Line ${line}, character ${column}: ${what}`,
  earlier: "Earlier games",
  noneEarlier: "When you begin another game, the one before it is kept here, finished or not.",
  /** @param {number} most */
  kept: (most) =>
    `The last ${most} games are kept, in this browser only. To keep one for longer, save its record as a file.`,
  recall: "Go on with it",
  look: "Look at it again",
  /** @param {EarlierGame} game */
  earlierMatch: ({ game, round, seated, stage, resigned, winner, totals, at }) => {
    const who = seated ? `South: ${seated[0]}, North: ${seated[1]}. ` : "";
    const [more, fewer] = winner === 1 ? [totals[1], totals[0]] : totals;
    const won = (/** @type {0 | 1} */ player) =>
      resigned
        ? `${players[player]} won, since ${players[1 - player]} gave up`
        : `${players[player]} won, ${more} to ${fewer}`;
    const result = winner === null ? `a draw, ${more} all` : won(winner);
    const tales = {
      match: `The match is over: ${result}.`,
      round: `Round ${round}: ${result}.`,
      running: `Round ${round}, under way, ${totals[0]} to ${totals[1]} in the banks.`,
    };
    return { name: game, tale: `${who}${tales[stage]}`, when: at === null ? "" : momentName(at) };
  },
  recordFaults,
  positionFaults,
};
