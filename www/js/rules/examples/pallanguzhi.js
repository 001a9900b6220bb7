/** Examples of both Pallanguzhis. */

/** @typedef {import("./types.js").Example} Example */

const PALLANGUZHI = "pallanguzhi";
const COW = "pallanguzhi-traditional";

/** @type {Record<string, Example>} */
export const pallanguzhi = {
  // --- Pallanguzhi ---
  pallanguzhi148: { game: PALLANGUZHI, total: 148 },
  pallanguzhi146: { game: PALLANGUZHI, openingSeeds: 146, total: 146 },
  pallanguzhiSow: {
    caption: "oneLap",
    game: PALLANGUZHI,
    position: "0,2,1,4,0,3,2/0,3,1,2,0,4,1 0-0 S free",
    steps: [{ sow: "B2", seeds: 4, lifts: ["B2"], ends: "B6", saada: "B7", won: 0, next: "turn" }],
  },
  pallanguzhiRelay: {
    caption: "relayed",
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
    caption: "bare",
    game: PALLANGUZHI,
    position: "0,0,3,0,0,0,5/0,5,0,0,5,1,5 0-0 S free",
    steps: [{ sow: "B6", seeds: 5, ends: "A4", saada: "A3", takes: [], won: 0, next: "turn" }],
  },
  pallanguzhiEnd: {
    caption: "banked",
    game: PALLANGUZHI,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 108-38 S",
    steps: [
      { sow: "B4", emptyRow: 1, kept: [2, 0], next: "over", over: { reason: "stuck", winner: 0, totals: [110, 38] } },
    ],
  },
  pallanguzhiRound: {
    caption: "laidOut",
    game: PALLANGUZHI,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 108-38 S",
    steps: [
      { sow: "B4", next: "over", over: { reason: "stuck", winner: 0, totals: [110, 38] } },
      { next: "round", closed: ["A3", "A2", "A1"], banks: [36, 0], begins: 1 },
    ],
  },

  // --- Pallanguzhi with the cow ---
  cowOpening: { caption: "opening", game: COW, total: 84 },
  cowSow: {
    caption: "oneLap",
    game: COW,
    position: "0,2,1,3,0,3,2/0,1,1,2,0,4,1 0-0 S free",
    steps: [{ sow: "B2", seeds: 4, lifts: ["B2"], ends: "B6", saada: "B7", won: 0, next: "turn" }],
  },
  cowRelay: {
    caption: "relayed",
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
    caption: "bare",
    game: COW,
    position: "0,0,2,0,0,0,5/0,5,0,0,5,1,5 0-0 S free",
    steps: [{ sow: "B6", seeds: 5, ends: "A4", saada: "A3", takes: [], won: 0, next: "turn" }],
  },
  cowEnd: {
    caption: "banked",
    game: COW,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 52-30 S",
    steps: [
      { sow: "B4", emptyRow: 1, kept: [2, 0], next: "over", over: { reason: "stuck", winner: 0, totals: [54, 30] } },
    ],
  },
  cowRound: {
    caption: "laidOut",
    game: COW,
    position: "0,0,0,0,0,0,0/0,0,0,2,0,0,0 52-30 S",
    steps: [
      { sow: "B4", next: "over", over: { reason: "stuck", winner: 0, totals: [54, 30] } },
      { next: "round", closed: ["A2", "A1"], banks: [12, 0], begins: 1 },
    ],
  },
};
