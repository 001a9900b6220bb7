/**
 * What the API refuses, and how: for every code the calls that raise it. Tests in Node.js and, as part of the module
 * that `wasm-pack test` builds, in browsers make these calls.
 */

const OPENING = "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S";
const AJJI_AATA = "1,0,1,0,1,0,1/0,1,0,1,0,1,2 61-0 S";
const STUCK = "3,0,0,0,0,0,0/0,0,0,0,0,0,0 37-30 S";
const BEATEN = "0,0,0,0,0,0,0/0,0,0,0,0,0,0 66-4 S";

/** The code, the call, and what has to be among the details. @typedef {[string, () => unknown, object?]} Refusal */

/** @param {any} api @returns {Refusal[]} */
export function refusals({ Game, Engine, daily, name, perft, sowing, watch }) {
  const ali = (/** @type {string | undefined} */ position) => new Game("ali-guli-mane", { position });
  return [
    ["noSuchVariant", () => new Game("oware")],
    ["noSuchVariant", () => new Engine("oware")],
    ["noSuchVariant", () => perft("oware", OPENING, 1)],
    ["noSuchHole", () => ali().play({ hole: 14 }), { hole: 14 }],
    ["noSuchHole", () => ali().play({ hole: 255 }), { hole: 255 }],
    ["noSuchHole", () => ali().play({ hole: 256 })],
    ["noSuchHole", () => ali().play({})],
    ["noSuchWay", () => ali().play({ hole: 13, way: "widdershins" })],
    ["wayNotAllowed", () => ali().play({ hole: 13, way: "clockwise" })],
    ["noSuchHole", () => name("kalah", { hole: 12 }), { hole: 12 }],
    ["noSuchHole", () => name("kalah", {}), { option: "hole" }],
    ["wayNotAllowed", () => name("kalah", { hole: 6, way: "clockwise" })],
    ["noSuchVariant", () => name("oware", { hole: 6 })],
    ["noSuchVariant", () => sowing("oware", "B1")],
    ["noSuchSowing", () => sowing("kalah", "B7"), { option: "name" }],
    ["noSuchSowing", () => sowing("kalah", "B1+"), { option: "name" }],
    ["noSuchSowing", () => sowing("ali-guli-mane-either-way", "B1"), { option: "name" }],
    ["noSuchSowing", () => sowing("kalah", 1), { option: "text" }],
    ["endlessSowing", () => ali(AJJI_AATA).summary({ hole: 13 }), { hole: 13 }],
    ["roundOver", () => ali(STUCK).summary({ hole: 7 })],
    ["notYourHole", () => ali().play({ hole: 6 }), { hole: 6 }],
    ["closedHole", () => ali("5,5,5,5,5,5,5/x,5,5,5,5,5,5 5-0 S").play({ hole: 7 }), { hole: 7 }],
    ["emptyHole", () => ali("5,5,5,5,5,5,5/0,5,5,5,5,5,5 5-0 S").play({ hole: 7 }), { hole: 7 }],
    ["endlessSowing", () => ali(AJJI_AATA).play({ hole: 13 }), { hole: 13 }],
    ["endlessSowing", () => ali(AJJI_AATA).preview({ hole: 13 }), { hole: 13 }],
    ["roundOver", () => ali(STUCK).play({ hole: 7 })],
    ["roundOver", () => ali(STUCK).preview({ hole: 7 })],
    ["roundOver", () => ali(STUCK).resign()],
    ["roundRunning", () => ali().nextRound()],
    ["matchOver", () => ali(BEATEN).nextRound()],
    ["badOption", () => new Game("kalah", { rounds: 2 }), { option: "rounds" }],
    ["badOption", () => new Game("pallanguzhi", { rounds: 1001 }), { option: "rounds" }],
    ["badOption", () => new Game("pallanguzhi", { openingSeeds: 12 }), { option: "openingSeeds" }],
    ["badOption", () => perft("kalah", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", -1), { option: "depth" }],
    ["badPosition", () => ali("5,5,5,5,5,5,5/5,5,5,five,5,5,5 0-0 S"), { column: 21 }],
    ["badPosition", () => ali("4,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S"), { column: 1 }],
    ["badPosition", () => perft("kalah", OPENING, 1), { column: 1 }],
    ["badPosition", () => new Engine("kalah").think(OPENING), { column: 1 }],
    ["badPosition", () => watch("kalah", OPENING, { hole: 7 }, 1), { column: 1 }],
    ["badRecord", () => Game.fromRecord("game: kalah\n\nround 1\n1. B9"), { line: 4, column: 4, what: "notASowing" }],
    ["badRecord", () => Game.fromRecord("game: kalah\nstart: 4"), { line: 2, column: 8, what: "badStart" }],
    ["badRecord", () => Game.fromRecord("game: kalah\n\nround 1\n2. B1"), { line: 4, column: 1, expected: "1" }],
    ["noSuchPuzzle", () => new Engine("kalah").puzzle("longestRelay", 1)],
    ["noSuchPuzzle", () => new Engine("kalah").puzzle("crossword", 1)],
    ["badOption", () => new Engine("kalah").puzzle("keepTheWin", -1), { option: "seed" }],
    ["badOption", () => new Engine("kalah").puzzle("keepTheWin"), { option: "seed" }],
    ["badOption", () => new Engine("kalah").puzzle("keepTheWin", 1, 6), { option: "grade" }],
    ["noSuchDay", () => daily("2026-02-29")],
    ["noSuchDay", () => daily("tomorrow")],
    ["badBook", () => new Engine("kalah").loadBook("kalah 47 B7=8"), { what: "notAChoice", entry: 1 }],
    ["badBook", () => new Engine("kalah").loadBook(""), { what: "notOfThisGame" }],
    ["badOption", () => new Engine("kalah").prepare(-1), { option: "positions" }],
    ["badOption", () => new Game("kalah").history(2), { option: "round" }],
    ["badOption", () => new Game("kalah").play("B1"), { option: "hole" }],
    ["badOption", () => watch("ali-guli-mane", OPENING, { hole: 7 }, 0), { option: "laps" }],
    ["badOption", () => new Engine("kalah").fairStarts("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", 3), { option: "turns" }],
    ["noSuchLevel", () => new Engine("kalah").think("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", { level: "granny" })],
  ];
}

/** What is wrong with how a call is refused; nothing if it is as it should be. @param {Refusal} refusal */
export function wrongWith([code, call, detail = {}]) {
  try {
    return `${call} returned ${JSON.stringify(call())}`;
  } catch (/** @type {any} */ thrown) {
    const told = { ...thrown.detail };
    const isTold = Object.entries(detail).every(([key, value]) => told[key] === value);
    const isOurs = thrown instanceof Error && thrown.code === code && thrown.message.length > 0;
    return isOurs && isTold ? "" : `${call} threw ${thrown} ${thrown?.code} ${JSON.stringify(told)}`;
  }
}

/** All that is wrong. @param {any} api @returns {string[]} */
export const wrongs = (api) => refusals(api).map(wrongWith).filter(Boolean);

/** The codes that are raised, each of them once, in order. @param {any} api @returns {string[]} */
export const raised = (api) => [...new Set(refusals(api).map(([code]) => code))].sort();
