/** The claims of the examples on the rules page, in no language. Captions are made from them. */

/**
 * @typedef {{
 *   sow: string, seeds: number, lifts: string[], ends: string, intoEmpty: boolean, saada: string, rests: string[],
 *   takes: string[], won: number, ripe: { hole: string, seeds: number, to: 0 | 1 }[], inBank: number, emptyRow: 0 | 1,
 *   next: "again" | "turn" | "over" | "round",
 *   over: { reason: string, winner: 0 | 1 | null, totals: [number, number] }, kept: [number, number], left: number,
 *   matchWon: 0 | 1, closed: string[], banks: [number, number], begins: 0 | 1,
 * }} Step  one sowing, by the name of its hole; or with `next: "round"` the laying out of another round
 *   `lifts`: the holes lifted, the first one included. `saada`: the last empty hole met, `rests`: all of them.
 *   `intoEmpty`: the last seed falls into an empty hole. `inBank`: seeds sown into the bank.
 *   `emptyRow`: the player whose row is empty afterwards. `left`: seeds on the board at the end of the round.
 * @typedef {{ total: number, endless: string, closed: string[], steps: Step[] }} Claims  of one example
 */

export {}; // a module of types only
