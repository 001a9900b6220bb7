/** Examples of both Ali Guli Mane games. */

/** @typedef {import("./types.js").Example} Example */

const AGM = "ali-guli-mane";
const EITHER = "ali-guli-mane-either-way";

/** @type {Record<string, Example>} */
export const aliGuliMane = {
  // --- Ali Guli Mane ---
  agmOpening: { caption: "opening", game: AGM, total: 70 },
  agmSow: {
    caption: "oneLap",
    game: AGM,
    position: "0,2,1,4,0,3,2/0,3,1,2,0,4,1 0-0 S free",
    steps: [{ sow: "B2", seeds: 4, lifts: ["B2"], ends: "B6", saada: "B7", won: 0, next: "turn" }],
  },
  agmRelay: {
    caption: "relayed",
    game: AGM,
    position: "0,0,1,1,1,0,0/4,5,0,0,5,0,4 0-0 S free",
    steps: [{ sow: "B1", seeds: 4, lifts: ["B1", "B6", "A3"], ends: "A2", saada: "A1", won: 0, next: "turn" }],
  },
  agmCapture: {
    caption: "captured",
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
    caption: "captured",
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
    steps: [{ sow: "B7", ends: "A7", saada: "A6", takes: ["A5"], won: 5, emptyRow: 0, next: "turn" }],
  },
  agmEnd: {
    caption: "bareRow",
    game: AGM,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 45-23 S",
    steps: [
      {
        sow: "B4",
        ends: "B6",
        emptyRow: 1,
        next: "over",
        left: 2,
        over: { reason: "stuck", winner: 0, totals: [45, 23] },
      },
    ],
  },
  agmNotYet: {
    game: AGM,
    position: "0,0,0,5,0,0,0/3,0,0,4,0,0,1 40-17 S",
    steps: [
      { sow: "B1", ends: "B2", saada: "B3", takes: ["B4", "A4"], won: 9, emptyRow: 1, next: "again" },
      { sow: "B7", seeds: 3, ends: "A5", next: "turn" },
    ],
  },
  agmRound: {
    caption: "laidOut",
    game: AGM,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 45-23 S",
    steps: [
      { sow: "B4", next: "over", left: 2, over: { reason: "stuck", winner: 0, totals: [45, 23] } },
      { next: "round", closed: ["A3", "A2", "A1"], banks: [12, 3], begins: 1 },
    ],
  },

  // --- Ali Guli Mane, either way ---
  eitherOpening: { caption: "opening", game: EITHER, total: 70 },
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
    caption: "eitherRight",
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
    caption: "bareRow",
    game: EITHER,
    position: "0,0,0,0,0,0,0/0,0,0,0,1,0,0 43-26 S",
    steps: [
      {
        sow: "B3-",
        ends: "B2",
        emptyRow: 1,
        next: "over",
        left: 1,
        over: { reason: "stuck", winner: 0, totals: [43, 26] },
      },
    ],
  },
  eitherRound: {
    caption: "laidOut",
    game: EITHER,
    position: "0,0,0,0,0,0,0/0,0,0,0,1,0,0 43-26 S",
    steps: [
      { sow: "B3-", next: "over", left: 1, over: { reason: "stuck", winner: 0, totals: [43, 26] } },
      { next: "round", closed: ["A2", "A1"], banks: [9, 1], begins: 1 },
    ],
  },
};
