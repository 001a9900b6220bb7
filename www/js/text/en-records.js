/** English words about records: bringing games in and out, and what may be wrong with a text. */

/**
 * @typedef {{ found?: string | number, expected?: string | number }} Fault  what stands there, and what should
 */

/** @param {string | number | undefined} found */
const quote = (found) => (found === undefined || found === "" ? "This" : `“${found}”`);

/** What is wrong with a record. @type {Record<string, (fault: Fault) => string>} */
const recordFaults = {
  tooLong: () => "No game is as long as this.",
  noGame: () => "No line says which game it is, such as “game: ali-guli-mane”.",
  noSuchVariant: ({ found }) => `There is no game called ${quote(found)} here.`,
  notAHeading: () => "Above the first round stand only game, opening, rounds and start, each once.",
  notAnOpening: ({ found }) => `This game is not begun with ${found ?? "that many"}.`,
  notRounds: ({ found }) => `${quote(found)} is not a number of rounds for this game.`,
  badStart: () => "The position in which it starts cannot be read.",
  wrongRound: ({ expected }) => `Round ${expected} should begin here.`,
  roundRunning: () => "The round before this one is not over.",
  matchOver: () => "The match is over before this round.",
  wrongTurn: ({ expected }) => `Turn ${expected} should stand here.`,
  turnNotOver: () => "The player of the turn before sows again; that belongs to the same line.",
  turnOver: () => "The turn is over before this; the next player’s turn begins a line of its own.",
  notASowing: ({ found }) => `${quote(found)} is not the name of a sowing of this game.`,
  noSuchHole: ({ found }) => `${quote(found)} is no hole of this board.`,
  notYourHole: ({ found }) => `${quote(found)} lies in the other player’s row.`,
  closedHole: ({ found }) => `${quote(found)} is closed in this round.`,
  emptyHole: ({ found }) => `${quote(found)} is empty at this point.`,
  wayNotAllowed: ({ found }) => `${quote(found)}: this game is sown anticlockwise only.`,
  endlessSowing: ({ found }) => `${quote(found)} would go round for ever, so it may not be sown.`,
  roundOver: () => "The round is over before this.",
  afterTheEnd: () => "Nothing may stand here: the round is over above.",
  wrongResult: ({ expected }) =>
    expected ? `The sowings lead to another result: ${expected}.` : "The sowings do not end the round yet.",
};

/** What is wrong with a position. @type {Record<string, (fault: Fault) => string>} */
const positionFaults = {
  tooLong: () => "No position is as long as this.",
  notTwoRows: () => "Two rows should stand here, with a slash between them.",
  holesInRow: ({ found, expected }) => `This row has ${found} holes; it needs ${expected}.`,
  notSeeds: ({ found }) => `${quote(found)} is neither a number of seeds nor x for a closed hole.`,
  tooManyHere: () => "No more than 255 seeds can lie in one place.",
  notTwoBanks: () => "The two banks should stand here, such as 12-9.",
  noPlayer: () => "Who sows next is missing: S or N.",
  notAPlayer: ({ found }) => `${quote(found)} is no player; S or N should stand here.`,
  noSecondSowing: () => "The plus has no meaning here: this game has no second sowing.",
  noClosedHoles: () => "This game has no closed holes.",
  tooFewOpenHoles: ({ found }) => `Only ${found} holes are open; it takes four.`,
  tooManySeeds: ({ found }) => `These are ${found} seeds; no more than 255 can be counted.`,
  wrongTotal: ({ found, expected }) =>
    `These are ${found} seeds, and the game is played with ${expected}. Write “free” at the end to play it all the same.`,
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
  select: "This browser does not let the page copy. The text is selected: copy it yourself.",
  into: "Go on with another",
  /** @param {string} game */
  paste: (game) => `A record, or a position of ${game}`,
  pasteHint: "Paste it here, or open a file.",
  open: "Open a file",
  bring: "Bring it in",
  bringAnyway: "Set it aside, bring this in",
  inProgress: "A game is going on. It will be kept under “Earlier games”.",
  nothing: "There is nothing to bring in yet.",
  unreadable: "That file cannot be read.",
  /** @param {{ line: number | null, column: number }} place @param {string} what */
  fault: ({ line, column }, what) =>
    line === null ? `Character ${column}: ${what}` : `Line ${line}, character ${column}: ${what}`,
  earlier: "Earlier games",
  noneEarlier: "Games that are not played to their end are kept here when you begin another.",
  recall: "Go on with it",
  /** @param {{ game: string, round: number, totals: [number, number], over: boolean, at: number | null }} match */
  earlierMatch: ({ game, round, totals, over, at }) => ({
    name: game,
    tale: `${round ? `Round ${round}, ` : ""}${over ? "over" : "under way"}, ${totals[0]} to ${totals[1]} in the banks`,
    when: at === null ? "" : when.format(at),
  }),
  recordFaults,
  positionFaults,
};

const when = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
