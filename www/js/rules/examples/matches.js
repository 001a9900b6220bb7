/** Examples of matches, of rounds that would never end, and of what the texts disagree about. */

/** @typedef {import("./types.js").Example} Example */

const AGM = "ali-guli-mane";
const EITHER = "ali-guli-mane-either-way";
const PALLANGUZHI = "pallanguzhi";

/** @type {Record<string, Example>} */
export const matches = {
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
    closed: ["A5", "A4"],
    position: "0,1,x,x,5,0,2/0,2,5,0,4,3,1 0-0 S free",
    steps: [{ sow: "B5", seeds: 5, ends: "A3", saada: "A2", takes: ["A1", "B1"], won: 3, next: "again" }],
  },
  landingTaken: {
    game: AGM,
    closed: ["A1", "B7"],
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
};
