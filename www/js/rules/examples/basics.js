/** Examples of what holds in every game, and of how games are written down. */

/** @typedef {import("./types.js").Example} Example */

const AGM = "ali-guli-mane";

/** @type {Record<string, Example>} */
export const basics = {
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

  // --- how it is written ---
  written: { game: AGM, position: "0,0,1,7,7,7,7/8,0,8,2,7,1,0 15-0 S+", total: 70 },
};
