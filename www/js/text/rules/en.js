/**
 * The rules page in English. Another language has the same keys, and its own words.
 *
 * `*words*` between asterisks are terms of the game.
 */

import { en as common } from "../en.js";
import { players } from "../en-grammar.js";
import { captions } from "./en-captions.js";
import { rules } from "./en-rules.js";
import { disputes, sources } from "./en-sources.js";

const notation = {
  title: "How it is written",
  sowings:
    "A sowing is written as its hole: B4. Where both ways are allowed, B4+ goes anticlockwise and B4- clockwise.",
  position:
    "A position is one line: North’s row / South’s row, both from right to left as you see them (A7 to A1, B7 to B1), then South’s bank - North’s bank, then S or N for the player to sow. An x is a closed hole, a + the second sowing of a turn. A line that ends in *free* may have fewer or more seeds than the game.",
  record:
    "A whole game is a few lines that you can read, change and send to a friend: the game, its opening, and a numbered line for each turn.",
};

const ajji = {
  title: "Ajji aata, the game that never ends",
  says: [
    "In Kannada *ajji* is a grandmother and *aata* a game. Grandmothers in South India lay this one out on purpose.",
    "Nine seeds lie in eight holes. Lift B1: wherever your hand runs empty, there are seeds in the next hole. Nobody wins and nobody loses. After 98 laps every seed is back where it began, and so it goes on for as long as anybody cares to watch.",
    "In a game you cannot choose it, because your turn would never end. Here you can.",
  ],
  start: "Let it go round",
  stop: "Stop",
  /** @param {number} laps @param {number} rounds */
  count: (laps, rounds) =>
    `Lap ${laps.toLocaleString("en")}${rounds ? `; all as at first ${rounds === 1 ? "once" : rounds === 2 ? "twice" : `${rounds.toLocaleString("en")} times`}` : ""}`,
  /** @param {number} laps */
  stopped: (laps) => `Stopped in lap ${laps.toLocaleString("en")}. It would have gone on.`,
};

const page = {
  title: "The rules",
  lead: "Six games, and where each of their rules comes from. Every board can be played.",
  back: "Back to the game",
  skip: "Skip to the rules",
  contents: "Contents",
  basics: "For every game",
  basicsLead:
    "On each board the lit hole is about to be sown. A full ring shows where the sowing ends, and broken rings show what it wins. Play it and see.",
  matches: "Matches of several rounds",
  matchesLead: "The seven-hole games go on for as many rounds as both players can fill holes.",
  endings: "What would never end",
  disputes: "Where the texts disagree",
  disputesLead:
    "We play by four texts. They leave gaps and contradict each other, and sometimes themselves. This is what we made of it.",
  texts: "The texts",
  from: "From",
  ours: "Our ruling",
  why: "Why",
  weDo: "What we do",
  part: (/** @type {string} */ heading) => (heading ? `, “${heading}”` : ""),
  noEngine: "The boards could not be loaded, so here are the words alone.",
};

const board = {
  play: "Play it",
  finish: "To the end",
  again: "Again",
  /**
   * What a board shows, for those who hear it.
   * @param {{ rows: { name: string, seeds: number, closed: boolean }[][], banks: number[], mover: 0 | 1 }} facts
   */
  picture: ({ rows, banks, mover }) =>
    `A board. ${rows.map((row, player) => `${players[1 - player]}: ${row.map(place).join(", ")}; bank ${banks[1 - player]}.`).join(" ")} ${players[mover]} to sow.`,
};

/** @param {{ name: string, seeds: number, closed: boolean }} hole */
const place = ({ name, seeds: held, closed }) => `${name} ${closed ? "closed" : held}`;

export const en = { common, rules, captions, disputes, sources, notation, ajji, page, board };
