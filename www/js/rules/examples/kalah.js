/** Examples of Kalah and Avalanche. */

/** @typedef {import("./types.js").Example} Example */

const KALAH = "kalah";
const AVALANCHE = "avalanche";

/** @type {Record<string, Example>} */
export const kalah = {
  // --- Kalah ---
  kalahOpening: { caption: "opening", game: KALAH, total: 48 },
  kalahSow: { game: KALAH, steps: [{ sow: "B5", seeds: 4, ends: "A5", inBank: 1, won: 0, next: "turn" }] },
  kalahSkip: {
    game: KALAH,
    position: "2,0,3,1,0,2/9,0,0,0,2,1 0-0 S free",
    steps: [{ sow: "B6", seeds: 9, ends: "B2", inBank: 1, won: 0, next: "turn" }],
  },
  kalahRound: {
    game: KALAH,
    position: "1,0,2,0,1,3/1,0,2,0,13,1 0-0 S free",
    steps: [
      { sow: "B2", seeds: 13, ends: "B2", intoEmpty: true, inBank: 1, takes: ["B2", "A2"], won: 3, next: "turn" },
    ],
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
    steps: [{ sow: "B1", seeds: 3, ends: "B4", intoEmpty: true, takes: ["B4", "A4"], won: 6, next: "turn" }],
  },
  kalahNothing: {
    game: KALAH,
    position: "2,0,0,3,0,2/1,2,0,1,0,3 0-0 S free",
    steps: [{ sow: "B1", seeds: 3, ends: "B4", intoEmpty: true, takes: [], won: 0, next: "turn" }],
  },
  kalahTheirs: {
    game: KALAH,
    position: "0,0,4,1,3,2/3,2,0,1,0,3 0-0 S free",
    steps: [{ sow: "B6", seeds: 3, ends: "A5", intoEmpty: true, takes: [], won: 0, next: "turn" }],
  },
  kalahEnd: {
    caption: "lastRow",
    game: KALAH,
    position: "3,0,0,2,0,1/1,0,0,0,0,0 24-17 S",
    steps: [
      {
        sow: "B6",
        inBank: 1,
        emptyRow: 0,
        kept: [0, 6],
        next: "over",
        over: { reason: "rowEmpty", winner: 0, totals: [25, 23] },
      },
    ],
  },

  // --- Avalanche ---
  avalancheOpening: { caption: "opening", game: AVALANCHE, total: 48 },
  avalancheRelay: {
    game: AVALANCHE,
    position: "0,2,3,1,0,4/1,4,4,2,1,1 0-0 S free",
    steps: [{ sow: "B5", seeds: 4, lifts: ["B5", "A5"], ends: "A2", intoEmpty: true, inBank: 1, won: 0, next: "turn" }],
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
    steps: [{ sow: "B1", seeds: 3, lifts: ["B1"], ends: "B4", intoEmpty: true, takes: [], won: 0, next: "turn" }],
  },
  avalancheAgain: {
    game: AVALANCHE,
    position: "2,4,3,0,0,0/1,2,2,2,2,0 0-0 S free",
    steps: [{ sow: "B2", seeds: 2, lifts: ["B2", "B4"], inBank: 1, next: "again" }],
  },
  avalancheEnd: {
    caption: "lastRow",
    game: AVALANCHE,
    position: "2,1,2,0,0,0/2,0,0,0,0,0 24-17 S",
    steps: [
      {
        sow: "B6",
        lifts: ["B6", "A6"],
        ends: "A3",
        emptyRow: 0,
        kept: [0, 6],
        next: "over",
        over: { reason: "rowEmpty", winner: 0, totals: [25, 23] },
      },
    ],
  },
};
