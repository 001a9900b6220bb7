/**
 * The examples of the rules page: a position, what is sown in it, and what the words beside it claim.
 *
 * Every claim is data, in no language, and a test replays each example and compares. So nothing here is worked out on
 * the page, and no sentence of any language can tell what the engine does not do.
 */

/**
 * @typedef {{
 *   sow: string, seeds: number, lifts: string[], ends: string, fresh: boolean, saada: string, rests: string[],
 *   takes: string[], won: number, ripe: { hole: string, seeds: number, to: 0 | 1 }[], inBank: number, bare: 0 | 1,
 *   next: "again" | "turn" | "over" | "round",
 *   over: { reason: string, winner: 0 | 1 | null, totals: [number, number] }, kept: [number, number], left: number,
 *   matchWon: 0 | 1, closed: string[], banks: [number, number], begins: 0 | 1,
 * }} Step  one sowing, by the name of its hole; or with `next: "round"` the laying out of another round
 *   `lifts`: the holes lifted, the first one included. `saada`: the last empty hole met, `rests`: all of them.
 *   `fresh`: the last seed falls into an empty hole. `inBank`: seeds sown into the bank. `bare`: the player whose row is
 *   empty then; without those kept by players. `left`: seeds on the board at the end of the round.
 * @typedef {{
 *   game: import("../../../ali_guli_mane.js").VariantId, position?: string, openingSeeds?: number,
 *   mirror?: boolean, numbered?: boolean, tell?: string, total?: number, endless?: string, shut?: string[],
 *   steps?: Partial<Step>[] }} Example
 *   `position` left out: the opening. `mirror`, `numbered`: drawn with left and right changed over, with hole numbers.
 *   `tell`: whose caption it shares. `total`, `endless`, `shut` (closed holes): what is claimed of the position itself.
 */

const AGM = "ali-guli-mane";
const EITHER = "ali-guli-mane-either-way";
const PALLANGUZHI = "pallanguzhi";
const COW = "pallanguzhi-traditional";
const KALAH = "kalah";
const AVALANCHE = "avalanche";

/** @type {Record<string, Example>} */
export const examples = {
  // --- for every game ---
  names: { game: AGM, total: 70 },
  allRound: {
    game: AGM,
    position: "0,0,3,4,0,0,0/0,0,0,0,3,14,0 0-0 S free",
    steps: [
      {
        sow: "B2",
        seeds: 14,
        lifts: ["B2", "B3", "A7", "A5", "B1"],
        ends: "B2",
        saada: "B3",
        takes: ["A4", "B4"],
        won: 8,
        next: "again",
      },
    ],
  },

  // --- Ali Guli Mane ---
  agmOpening: { tell: "opening", game: AGM, total: 70 },
  agmSow: {
    tell: "oneLap",
    game: AGM,
    position: "0,2,1,4,0,3,2/0,3,1,2,0,4,1 0-0 S free",
    steps: [{ sow: "B2", seeds: 4, lifts: ["B2"], ends: "B6", saada: "B7", won: 0, next: "turn" }],
  },
  agmRelay: {
    tell: "relayed",
    game: AGM,
    position: "0,0,1,1,1,0,0/4,5,0,0,5,0,4 0-0 S free",
    steps: [{ sow: "B1", seeds: 4, lifts: ["B1", "B6", "A3"], ends: "A2", saada: "A1", won: 0, next: "turn" }],
  },
  agmCapture: {
    tell: "captured",
    game: AGM,
    position: "0,1,0,0,5,0,2/0,4,3,0,4,3,1 0-0 S free",
    steps: [{ sow: "B6", seeds: 4, ends: "A5", saada: "A4", takes: ["A3", "B3"], won: 9, next: "again" }],
  },
  agmAcross: {
    game: AGM,
    position: "1,0,0,0,0,3,0/0,4,0,0,6,0,1 0-0 S free",
    steps: [{ sow: "B6", seeds: 4, ends: "A5", saada: "A4", takes: ["B3"], won: 6, next: "again" }],
  },
  agmNothing: {
    game: AGM,
    position: "0,1,0,0,0,1,2/0,4,3,0,0,3,1 0-0 S free",
    steps: [{ sow: "B6", seeds: 4, ends: "A5", saada: "A4", takes: [], won: 0, next: "turn" }],
  },
  agmRowEnd: {
    tell: "captured",
    game: AGM,
    position: "5,0,3,5,0,0,5/0,1,0,1,3,3,0 0-0 S free",
    steps: [{ sow: "B3", seeds: 3, ends: "B6", saada: "B7", takes: ["A7"], won: 5, next: "again" }],
  },
  agmSecond: {
    game: AGM,
    position: "0,1,0,0,5,3,2/0,4,3,0,4,3,1 0-0 S free",
    steps: [
      { sow: "B6", ends: "A5", saada: "A4", takes: ["A3", "B3"], won: 9, next: "again" },
      { sow: "B5", ends: "A4", saada: "A3", takes: ["A2", "B2"], won: 6, next: "turn" },
    ],
  },
  agmNoSecond: {
    game: AGM,
    position: "0,0,5,0,2,0,3/1,0,0,0,0,0,0 0-0 S free",
    steps: [{ sow: "B7", ends: "A7", saada: "A6", takes: ["A5"], won: 5, bare: 0, next: "turn" }],
  },
  agmEnd: {
    tell: "bareRow",
    game: AGM,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 45-23 S",
    steps: [
      { sow: "B4", ends: "B6", bare: 1, next: "over", left: 2, over: { reason: "stuck", winner: 0, totals: [45, 23] } },
    ],
  },
  agmNotYet: {
    game: AGM,
    position: "0,0,0,5,0,0,0/3,0,0,4,0,0,1 40-17 S",
    steps: [
      { sow: "B1", ends: "B2", saada: "B3", takes: ["B4", "A4"], won: 9, bare: 1, next: "again" },
      { sow: "B7", seeds: 3, ends: "A5", next: "turn" },
    ],
  },
  agmRound: {
    tell: "laidOut",
    game: AGM,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 45-23 S",
    steps: [
      { sow: "B4", next: "over", left: 2, over: { reason: "stuck", winner: 0, totals: [45, 23] } },
      { next: "round", closed: ["A3", "A2", "A1"], banks: [12, 3], begins: 1 },
    ],
  },

  // --- Ali Guli Mane, either way ---
  eitherOpening: { tell: "opening", game: EITHER, total: 70 },
  eitherRight: {
    game: EITHER,
    position: "0,5,0,2,0,2,0/4,0,4,3,3,3,3 0-0 S free",
    steps: [{ sow: "B5+", seeds: 4, ends: "A6", saada: "A5", takes: ["A4", "B4"], won: 5, next: "again" }],
  },
  eitherLeft: {
    game: EITHER,
    position: "0,5,0,2,0,2,0/4,0,4,3,3,3,3 0-0 S free",
    steps: [{ sow: "B5-", seeds: 4, ends: "B1", saada: "A1", takes: ["A2", "B2"], won: 6, next: "again" }],
  },
  eitherRelay: {
    game: EITHER,
    position: "1,2,2,0,0,0,2/0,0,5,0,0,1,5 0-0 S free",
    steps: [
      {
        sow: "B1-",
        seeds: 5,
        lifts: ["B1", "A6"],
        ends: "B7",
        saada: "B6",
        takes: ["B5", "A5"],
        won: 8,
        next: "again",
      },
    ],
  },
  eitherText: {
    game: EITHER,
    position: "0,1,0,0,5,0,2/0,4,3,0,4,3,1 0-0 S free",
    steps: [{ sow: "B6+", seeds: 4, ends: "A5", saada: "A4", takes: ["A3", "B3"], won: 9, next: "again" }],
  },
  eitherRowEnd: {
    tell: "eitherRight",
    game: EITHER,
    position: "2,0,3,1,0,1,4/0,1,3,2,0,1,0 0-0 S free",
    steps: [{ sow: "B4-", ends: "B2", saada: "B1", takes: ["A1"], won: 4, next: "again" }],
  },
  eitherSecond: {
    game: EITHER,
    position: "0,5,0,2,0,2,0/4,0,4,3,3,3,3 0-0 S free",
    steps: [
      { sow: "B5+", won: 5, takes: ["A4", "B4"], next: "again" },
      { sow: "B3-", lifts: ["B3", "A2"], won: 7, saada: "A5", takes: ["A6", "B6"], next: "turn" },
    ],
  },
  eitherEnd: {
    tell: "bareRow",
    game: EITHER,
    position: "0,0,0,0,0,0,0/0,0,0,0,1,0,0 43-26 S",
    steps: [
      {
        sow: "B3-",
        ends: "B2",
        bare: 1,
        next: "over",
        left: 1,
        over: { reason: "stuck", winner: 0, totals: [43, 26] },
      },
    ],
  },
  eitherRound: {
    tell: "laidOut",
    game: EITHER,
    position: "0,0,0,0,0,0,0/0,0,0,0,1,0,0 43-26 S",
    steps: [
      { sow: "B3-", next: "over", left: 1, over: { reason: "stuck", winner: 0, totals: [43, 26] } },
      { next: "round", closed: ["A2", "A1"], banks: [9, 1], begins: 1 },
    ],
  },

  // --- Pallanguzhi ---
  pallanguzhi148: { game: PALLANGUZHI, total: 148 },
  pallanguzhi146: { game: PALLANGUZHI, openingSeeds: 146, total: 146 },
  pallanguzhiSow: {
    tell: "oneLap",
    game: PALLANGUZHI,
    position: "0,2,1,4,0,3,2/0,3,1,2,0,4,1 0-0 S free",
    steps: [{ sow: "B2", seeds: 4, lifts: ["B2"], ends: "B6", saada: "B7", won: 0, next: "turn" }],
  },
  pallanguzhiRelay: {
    tell: "relayed",
    game: PALLANGUZHI,
    position: "1,0,0,4,2,0,5/1,2,0,2,2,4,0 0-0 S free",
    steps: [{ sow: "B2", seeds: 4, lifts: ["B2", "B7"], ends: "A7", saada: "A6", won: 0, next: "turn" }],
  },
  sixInPassing: {
    game: PALLANGUZHI,
    position: "4,0,5,4,0,0,2/4,3,4,2,5,5,0 0-0 S free",
    steps: [{ sow: "B7", seeds: 4, ends: "A4", ripe: [{ hole: "A5", seeds: 6, to: 0 }], won: 0, next: "turn" }],
  },
  sixAtLast: {
    game: PALLANGUZHI,
    position: "0,5,2,3,1,0,0/0,2,1,4,3,5,1 0-0 S free",
    steps: [
      {
        sow: "B1",
        seeds: 1,
        lifts: ["B1", "B3"],
        ends: "B6",
        ripe: [{ hole: "B2", seeds: 6, to: 0 }],
        won: 0,
        next: "turn",
      },
    ],
  },
  goOn: {
    game: PALLANGUZHI,
    position: "4,0,3,1,0,1,0/0,3,1,5,0,0,1 0-0 S free",
    steps: [
      {
        sow: "B1",
        seeds: 1,
        lifts: ["B1", "B5", "A5"],
        ends: "A2",
        rests: ["B3", "B7", "A1"],
        takes: ["B4", "A7"],
        won: 9,
        next: "turn",
      },
    ],
  },
  twoEmpty: {
    tell: "bare",
    game: PALLANGUZHI,
    position: "0,0,3,0,0,0,5/0,5,0,0,5,1,5 0-0 S free",
    steps: [{ sow: "B6", seeds: 5, ends: "A4", saada: "A3", takes: [], won: 0, next: "turn" }],
  },
  pallanguzhiEnd: {
    tell: "banked",
    game: PALLANGUZHI,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 108-38 S",
    steps: [
      { sow: "B4", bare: 1, kept: [2, 0], next: "over", over: { reason: "stuck", winner: 0, totals: [110, 38] } },
    ],
  },
  pallanguzhiRound: {
    tell: "laidOut",
    game: PALLANGUZHI,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 108-38 S",
    steps: [
      { sow: "B4", next: "over", over: { reason: "stuck", winner: 0, totals: [110, 38] } },
      { next: "round", closed: ["A3", "A2", "A1"], banks: [36, 0], begins: 1 },
    ],
  },

  // --- Pallanguzhi, the cow ---
  cowOpening: { tell: "opening", game: COW, total: 84 },
  cowSow: {
    tell: "oneLap",
    game: COW,
    position: "0,2,1,3,0,3,2/0,1,1,2,0,4,1 0-0 S free",
    steps: [{ sow: "B2", seeds: 4, lifts: ["B2"], ends: "B6", saada: "B7", won: 0, next: "turn" }],
  },
  cowRelay: {
    tell: "relayed",
    game: COW,
    position: "0,0,0,4,0,0,3/2,5,2,1,2,0,1 0-0 S free",
    steps: [{ sow: "B3", seeds: 2, lifts: ["B3", "B6"], ends: "A4", saada: "A3", won: 0, next: "turn" }],
  },
  cowMine: {
    game: COW,
    position: "0,0,4,0,0,1,3/4,1,3,3,1,4,4 0-0 S free",
    steps: [{ sow: "B4", seeds: 3, ends: "B7", ripe: [{ hole: "B5", seeds: 4, to: 0 }], won: 0, next: "turn" }],
  },
  cowTheirs: {
    game: COW,
    position: "5,3,0,0,2,1,1/3,3,0,3,3,3,3 0-0 S free",
    steps: [
      {
        sow: "B6",
        seeds: 3,
        ends: "A6",
        ripe: [
          { hole: "B7", seeds: 4, to: 0 },
          { hole: "A6", seeds: 4, to: 1 },
        ],
        won: 0,
        next: "turn",
      },
    ],
  },
  cowCapture: {
    game: COW,
    position: "0,1,0,0,4,3,5/2,2,0,0,0,0,5 0-0 S free",
    steps: [{ sow: "B6", seeds: 2, lifts: ["B6", "A6"], ends: "A5", saada: "A4", takes: ["A3"], won: 4, next: "turn" }],
  },
  cowTwoEmpty: {
    tell: "bare",
    game: COW,
    position: "0,0,2,0,0,0,5/0,5,0,0,5,1,5 0-0 S free",
    steps: [{ sow: "B6", seeds: 5, ends: "A4", saada: "A3", takes: [], won: 0, next: "turn" }],
  },
  cowEnd: {
    tell: "banked",
    game: COW,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 52-30 S",
    steps: [{ sow: "B4", bare: 1, kept: [2, 0], next: "over", over: { reason: "stuck", winner: 0, totals: [54, 30] } }],
  },
  cowRound: {
    tell: "laidOut",
    game: COW,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 52-30 S",
    steps: [
      { sow: "B4", next: "over", over: { reason: "stuck", winner: 0, totals: [54, 30] } },
      { next: "round", closed: ["A2", "A1"], banks: [12, 0], begins: 1 },
    ],
  },

  // --- Kalah ---
  kalahOpening: { tell: "opening", game: KALAH, total: 48 },
  kalahSow: { game: KALAH, steps: [{ sow: "B5", seeds: 4, ends: "A5", inBank: 1, won: 0, next: "turn" }] },
  kalahSkip: {
    game: KALAH,
    position: "2,0,3,1,0,2/9,0,0,0,2,1 0-0 S free",
    steps: [{ sow: "B6", seeds: 9, ends: "B2", inBank: 1, won: 0, next: "turn" }],
  },
  kalahRound: {
    game: KALAH,
    position: "1,0,2,0,1,3/1,0,2,0,13,1 0-0 S free",
    steps: [{ sow: "B2", seeds: 13, ends: "B2", fresh: true, inBank: 1, takes: ["B2", "A2"], won: 3, next: "turn" }],
  },
  kalahAgain: { game: KALAH, steps: [{ sow: "B3", seeds: 4, inBank: 1, next: "again" }] },
  kalahChain: {
    game: KALAH,
    position: "2,0,3,1,0,2/1,2,0,0,1,3 0-0 S free",
    steps: [
      { sow: "B6", inBank: 1, next: "again" },
      { sow: "B5", inBank: 1, next: "again" },
      { sow: "B6", inBank: 1, next: "again" },
    ],
  },
  kalahCapture: {
    game: KALAH,
    position: "2,0,5,3,0,2/1,2,0,1,0,3 0-0 S free",
    steps: [{ sow: "B1", seeds: 3, ends: "B4", fresh: true, takes: ["B4", "A4"], won: 6, next: "turn" }],
  },
  kalahNothing: {
    game: KALAH,
    position: "2,0,0,3,0,2/1,2,0,1,0,3 0-0 S free",
    steps: [{ sow: "B1", seeds: 3, ends: "B4", fresh: true, takes: [], won: 0, next: "turn" }],
  },
  kalahTheirs: {
    game: KALAH,
    position: "0,0,4,1,3,2/3,2,0,1,0,3 0-0 S free",
    steps: [{ sow: "B6", seeds: 3, ends: "A5", fresh: true, takes: [], won: 0, next: "turn" }],
  },
  kalahEnd: {
    tell: "lastRow",
    game: KALAH,
    position: "3,0,0,2,0,1/1,0,0,0,0,0 24-17 S",
    steps: [
      {
        sow: "B6",
        inBank: 1,
        bare: 0,
        kept: [0, 6],
        next: "over",
        over: { reason: "rowEmpty", winner: 0, totals: [25, 23] },
      },
    ],
  },

  // --- Avalanche ---
  avalancheOpening: { tell: "opening", game: AVALANCHE, total: 48 },
  avalancheRelay: {
    game: AVALANCHE,
    position: "0,2,3,1,0,4/1,4,4,2,1,1 0-0 S free",
    steps: [{ sow: "B5", seeds: 4, lifts: ["B5", "A5"], ends: "A2", fresh: true, inBank: 1, won: 0, next: "turn" }],
  },
  avalancheLong: {
    game: AVALANCHE,
    steps: [
      {
        sow: "B1",
        lifts: ["B1", "B5", "A4", "B2", "A6", "B1", "B3", "A4", "A2", "B6", "B1", "B3", "B5", "A5"],
        ends: "B5",
        next: "turn",
      },
    ],
  },
  avalancheNothing: {
    game: AVALANCHE,
    position: "2,0,5,3,0,2/1,2,0,1,0,3 0-0 S free",
    steps: [{ sow: "B1", seeds: 3, lifts: ["B1"], ends: "B4", fresh: true, takes: [], won: 0, next: "turn" }],
  },
  avalancheAgain: {
    game: AVALANCHE,
    position: "2,4,3,0,0,0/1,2,2,2,2,0 0-0 S free",
    steps: [{ sow: "B2", seeds: 2, lifts: ["B2", "B4"], inBank: 1, next: "again" }],
  },
  avalancheEnd: {
    tell: "lastRow",
    game: AVALANCHE,
    position: "2,1,2,0,0,0/2,0,0,0,0,0 24-17 S",
    steps: [
      {
        sow: "B6",
        lifts: ["B6", "A6"],
        ends: "A3",
        bare: 0,
        kept: [0, 6],
        next: "over",
        over: { reason: "rowEmpty", winner: 0, totals: [25, 23] },
      },
    ],
  },

  // --- matches ---
  reopen: {
    game: AGM,
    position: "0,0,0,0,0,x,x/0,0,0,2,0,0,0 36-32 S",
    steps: [
      { sow: "B4", next: "over", left: 2, over: { reason: "stuck", winner: 0, totals: [36, 32] } },
      { next: "round", closed: ["A1"], banks: [3, 2], begins: 1 },
    ],
  },
  skipClosed: {
    game: AGM,
    shut: ["A5", "A4"],
    position: "0,1,x,x,5,0,2/0,2,5,0,4,3,1 0-0 S free",
    steps: [{ sow: "B5", seeds: 5, ends: "A3", saada: "A2", takes: ["A1", "B1"], won: 3, next: "again" }],
  },
  landingTaken: {
    game: AGM,
    shut: ["A1", "B7"],
    position: "0,5,4,0,5,0,x/x,0,2,2,0,5,0 0-0 S free",
    steps: [{ sow: "B4", seeds: 2, ends: "B6", saada: "A7", takes: ["A6", "B6"], won: 6, next: "again" }],
  },
  middleFirst: {
    game: PALLANGUZHI,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 130-16 S",
    steps: [
      { sow: "B4", next: "over", over: { reason: "stuck", winner: 0, totals: [132, 16] } },
      { next: "round", closed: ["A6", "A5", "A3", "A2", "A1"], banks: [58, 2], begins: 1 },
    ],
  },
  beaten: {
    game: AGM,
    position: "0,0,x,x,x,x,x/0,0,0,2,0,0,0 65-3 S",
    steps: [{ sow: "B4", next: "over", over: { reason: "stuck", winner: 0, totals: [65, 3] }, matchWon: 0 }],
  },

  // --- what would never end ---
  endless: { game: AGM, position: "1,0,1,0,1,0,1/0,1,0,1,0,1,2 61-0 S", endless: "B1" },
  repetition: {
    game: EITHER,
    position: "1,0,0,0,0,0,1/0,0,0,0,0,0,0 36-32 N",
    steps: [
      { sow: "A1+", ends: "B1", next: "turn" },
      { sow: "B1-", ends: "A1", next: "turn" },
      { sow: "A1+", ends: "B1", next: "turn" },
      { sow: "B1-", ends: "A1", next: "over", left: 2, over: { reason: "repetition", winner: 0, totals: [36, 32] } },
    ],
  },

  // --- where the texts disagree ---
  asDrawnInText: { game: AGM, mirror: true, numbered: true, steps: [{ sow: "B4", seeds: 5, saada: "A7", won: 15 }] },
  asDrawnHere: { game: AGM, numbered: true, steps: [{ sow: "B4", seeds: 5, saada: "A7", won: 15 }] },

  // --- how it is written ---
  written: { game: AGM, position: "0,0,1,7,7,7,7/8,0,8,2,7,1,0 15-0 S+", total: 70 },
};

/** *Ajji aata*: sown from `hole`, the same seeds lie in the same holes again after `period` laps. */
export const ajji = /** @type {const} */ ({
  game: AGM,
  position: "1,0,1,0,1,0,1/0,1,0,1,0,1,2 61-0 S",
  sow: "B1",
  period: 98,
  onBoard: 9,
});

/** A game as text, with which anybody may go on. */
export const record = `game: ${AGM}\nopening: 5\nrounds: 3\n\nround 1\n1. B4 B2\n2. A4\n`;
