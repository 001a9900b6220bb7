/**
 * English. Another language has the same files and keys, its own words and its own grammar.
 *
 * Numbers up to twelve are written in words, larger ones in figures, so that what is read and what is heard are the
 * same sentence.
 */

import { commentary } from "./en-commentary.js";
import { dials } from "./en-dials.js";
import { errors, later, loading, notices } from "./en-errors.js";
import { fair } from "./en-fair.js";
import { capital, count, list, number, players, seeds } from "./en-grammar.js";
import { match, newMatch } from "./en-match.js";
import { moves } from "./en-moves.js";
import { computer, review, seats, teach } from "./en-teach.js";

/** @type {Record<string, string>} */
const ways = { anticlockwise: "anticlockwise", clockwise: "clockwise" };

/** Why the same player sows again. @type {Record<string, (player: string) => string>} */
const again = {
  secondSowing: (player) => `${player} sows once more.`,
  ownBank: (player) => `${player} sows again.`,
};

/**
 * Why a round is over; the player is the one who cannot go on, or gave up.
 * @type {Record<string, (player: string) => string>}
 */
const reasons = {
  stuck: (player) => `${player} has no hole left to sow from.`,
  rowEmpty: () => "One row is empty.",
  repetition: () => "The same position has come up for the third time.",
  resigned: (player) => `${player} has given up.`,
};

/** Why a match is over; the player is the one who has lost it. @type {Record<string, (player: string) => string>} */
const matchReasons = {
  cannotFill: (player) => `${player} has too few seeds left to fill a hole.`,
  rounds: () => "All the rounds have been played.",
  resigned: (player) => `${player} has given up the last round.`,
  tooFewHoles: () => "Too few holes could be filled for another round.",
};

const kannada = { lang: "kn", name: "ಅಳಿ ಗುಳಿ ಮಣೆ" };
const tamil = { lang: "ta", name: "பல்லாங்குழி" };

/**
 * Each game: its name, also in its own script, and one sentence about it.
 * @type {Record<string, { name: string, script?: { lang: string, name: string }, tale: string }>}
 */
const variants = {
  "ali-guli-mane": {
    script: kannada,
    name: "Ali Guli Mane",
    tale: "Karnataka’s game: sow lap after lap until the next hole is empty. What lies beyond it is yours.",
  },
  "ali-guli-mane-either-way": {
    script: kannada,
    name: "Ali Guli Mane, either way",
    tale: "The same game, but you choose which way round you sow.",
  },
  pallanguzhi: {
    script: tamil,
    name: "Pallanguzhi",
    tale: "Tamil Nadu’s game of great heaps: a hole that reaches six is yours at once.",
  },
  "pallanguzhi-traditional": {
    script: tamil,
    name: "Pallanguzhi with the cow",
    tale: "A hole that reaches four is a cow. It goes to the player whose row it is in.",
  },
  kalah: {
    name: "Kalah",
    tale: "The modern game: you sow into your bank too, and if you end there you sow again.",
  },
  avalanche: {
    name: "Avalanche",
    tale: "Banks as in Kalah and long relays, but no captures. It moves fast.",
  },
};

/**
 * @typedef {import("../../ali_guli_mane.js").Summary} Summary  of a sowing
 * @typedef {{ name: string, seeds: number, closed: boolean, endless: boolean, own: boolean, worth?: string }} HoleFacts
 */

/** @param {HoleFacts} hole */
function hole({ name, seeds: n, closed, endless, own, worth }) {
  if (closed) return `${name}, closed`;
  const parts = [name, seeds(n)];
  if (own) parts.push("your hole");
  if (endless) parts.push("endless");
  if (worth) parts.push(worth);
  return parts.join(", ");
}

/**
 * A sowing in a sentence.
 * @param {Summary} summary @param {string} name of the sowing @param {string[]} names of the holes
 */
function sowing(summary, name, names) {
  const sown = [summary.laps > 1 ? count(summary.laps, "lap", "laps") : "", seeds(summary.sown)];
  const parts = [sown.filter(Boolean).join(", "), ...takings(summary), rest(summary, names), winnings(summary)];
  return capital(`${name}: ${parts.filter(Boolean).join("; ")}.${next(summary)}`);
}

/** @param {Summary} summary */
function takings({ player, passing }) {
  const [own, given] = [passing[player], passing[1 - player]];
  return [own ? `${number(own)} taken in passing` : "", given ? `${number(given)} to ${players[1 - player]}` : ""];
}

/** Where the hand was left empty. @param {Summary} summary @param {string[]} names */
function rest({ saada, ends, alone }, names) {
  if (saada !== null) return `saada at ${names[saada]}`;
  if (ends === null) return "the last seed in the bank";
  return `the last seed in ${names[ends]}${alone ? ", which was empty" : ""}`;
}

/** @param {Summary} summary */
function winnings({ captured, saada }) {
  if (captured) return `${number(captured)} won`;
  return saada === null ? "" : "nothing won";
}

/** Whose turn it is now, or that the round is over: why, stands on the card. @param {Summary} summary */
function next({ next, kept }) {
  const player = players[next.player];
  if (next.kind === "turn") return ` ${player}’s turn.`;
  if (next.kind === "again") return ` ${again[next.reason](player)}`;
  const keeping = kept.flatMap((n, keeper) => (n ? [` ${players[keeper]} keeps ${seeds(n)}.`] : []));
  return `${keeping.join("")} The round is over.`;
}

/**
 * Who wins because the other has given up may have fewer seeds; then there is no score to be proud of.
 * @param {{ totals: [number, number], winner: 0 | 1 | null, you: boolean }} outcome
 *   `you`: is the winner the only person who plays?
 */
function result({ totals, winner, you }) {
  if (winner === null) return `A draw, ${totals[0]} all.`;
  const [more, fewer] = [totals[winner], totals[1 - winner]];
  return `${you ? "You win" : `${players[winner]} wins`}${more > fewer ? `, ${more} to ${fewer}` : ""}.`;
}

/** @param {{ stocks: [number, number], winner: 0 | 1 | null }} outcome */
function matchResult({ stocks, winner }) {
  if (winner === null) return `The match is a draw, ${stocks[0]} all.`;
  return `${players[winner]} wins the match, ${stocks[winner]} to ${stocks[1 - winner]}.`;
}

/**
 * Seeds left in the rows. They count for nobody in this round.
 * @param {number} n @param {[number, number] | null} stocks what each player has in the next round, if there is one
 */
function left(n, stocks) {
  const lying = `${capital(count(n, "seed is", "seeds are"))} left on the board`;
  if (!stocks) return `${lying} and ${n === 1 ? "counts" : "count"} for nobody.`;
  const [south, north] = stocks;
  return `${lying}. In the next round ${players[0]} has ${south} seeds, ${players[1]} ${north}.`;
}

/**
 * How a new round is laid out; `closed`: the names of the holes closed, by player.
 * @param {{ round: number, beginner: 0 | 1, closed: string[][] }} facts
 */
function laidOut({ round, beginner, closed }) {
  const shut = closed.flatMap((names, player) =>
    names.length
      ? [` ${players[player]} cannot fill ${list(names)}, so ${names.length === 1 ? "it is" : "they are"} closed.`]
      : [],
  );
  return `Round ${round}. ${players[beginner]} begins.${shut.join("")}`;
}

/** Whose turn it is in a position to which nobody was shown the way. */
const arrivedAt = {
  yours: "It is your turn.",
  /** @param {0 | 1} player */
  turn: (player) => `${players[player]}’s turn.`,
  over: "The round is over.",
};

/** How the match came there; `now` is one of the above. */
const arrived = {
  /** @param {string} now */
  undo: (now) => `Taken back. ${now}`,
  /** @param {string} now */
  redo: (now) => `Played again. ${now}`,
  /** @param {string} now */
  record: (now) => `This is the game of the record. ${now}`,
  /** @param {string} now */
  resume: (now) => `Back to this game. ${now}`,
  /** @param {string} now */
  follow: (now) => `Played on in another window. ${now}`,
};

/**
 * @param {{
 *   name: string, way: string | null, ends: string | null, saada: string | null, wins: number, again: boolean }} facts
 */
function preview({ name, way, ends, saada, wins, again: more }) {
  const gain = wins ? `wins ${number(wins)}` : "wins nothing";
  const last = ends === null ? "ends in the bank" : `ends in ${ends}`;
  const where = saada === null ? last : `comes to saada at ${saada}`;
  return `${name}${way ? ` ${ways[way]}` : ""} ${where} and ${gain}${more ? ", then sows again" : ""}.`;
}

/**
 * What a player's plate says beside the name; `known` of `all` sowings are evaluated.
 * @type {Record<string, (facts: { alone: boolean, known?: number, all?: number }) => string>}
 */
const turn = {
  choose: ({ alone }) => (alone ? "Your turn" : "To sow"),
  again: ({ alone }) => (alone ? "Sow once more" : "To sow once more"),
  swap: ({ alone }) => (alone ? "Your choice" : "To choose"),
  showing: () => "Sowing",
  thinking: ({ known = 0, all = 0 }) => (known ? `Thinking … ${known} of ${all}` : "Thinking …"),
};

const board = {
  label: "The board. Arrow keys move, Enter sows.",
  labelBoth: "The board. Arrow keys move, Enter sows anticlockwise, Shift and Enter clockwise.",
  rows: ["Far row", "Near row"],
  /** @param {string} name @param {boolean} near */
  place: (name, near) => `${name}, ${near ? "near" : "far"} row`,
  /** What marks a sowing that is only looked at. */
  legend: { ends: "ends here", saada: "saada", takes: "won" },
  start: "Choose a hole in your row to sow its seeds.",
  /** @param {number} n */
  bank: (n) => `${n} in the bank`,
  /** @param {number} n */
  hand: (n) => `${n} in the hand`,
  /** @param {number} n */
  lap: (n) => `Lap ${number(n)}`,
  /** What is being played. @param {string} game @param {number} round of a match; 0 where there is only one */
  caption: (game, round) => (round ? `${game}, round ${number(round)}` : game),
};

const controls = {
  game: "The game",
  motion: "While seeds are sown",
  undo: "Undo",
  redo: "Redo",
  fresh: "New game",
  resign: "Give up",
  puzzles: "Puzzles",
  records: "Records",
  settings: "Settings",
  help: "Help",
  learn: "Learning",
  hint: "Hint",
  worth: "Values",
  retry: "Show me",
  pause: "Pause",
  resume: "Go on",
  step: "Next lap",
  skip: "To the end",
  speed: "Speed",
  /** @param {number} factor */
  pace: (factor) => (factor === 1 ? "as a hand sows" : `${factor} times`),
  next: "Next round",
  close: "Close",
  cancel: "Cancel",
};

const fresh = {
  title: "A new game",
  games: "Which game?",
  who: "Who plays?",
  near: "South",
  far: "North",
  begins: "South begins the first round.",
  opening: "Seeds at the start",
  /** @param {number} n a hole's seeds, or all seeds where the holes differ */
  openingSeeds: (n) => (n > 12 ? `${n} in all` : `${capital(number(n))} in each hole`),
  how: "Seeds and rounds",
  rounds: "How long?",
  endless: "Until one side has lost",
  /** @param {number} n */
  roundCount: (n) => capital(count(n, "round", "rounds")),
  begin: "Begin",
};

const resign = {
  title: "Give up this round?",
  tale: "The other player wins it. You can still undo this.",
  yes: "Give up",
  no: "Play on",
};

const settings = {
  title: "Settings",
  preview: "Always show where a sowing would end and what it would win",
  counts: "Show the number of seeds at each hole",
  mirror: "Mirror the board, so that seeds go clockwise",
  turn: "Turn the board, and see it from the other side",
  calm: "Show each lap at once, without flying seeds",
  coach: "After my sowing, say what it cost and what was better",
  beat: "The computer sows",
  /** By how many milliseconds it waits. @type {[number, string][]} */
  beats: [
    [0, "at once"],
    [800, "after a moment"],
    [2500, "after a while"],
  ],
};

const help = {
  title: "How to play",
  keys: "Keys",
  /** @type {[string, string][]} */
  shortcuts: [
    ["← ↑ → ↓", "go to another hole"],
    ["Enter", "sow the hole"],
    ["Shift", "show where a sowing would end"],
    ["Shift Enter", "sow it clockwise, where both ways are allowed"],
    ["Space", "pause the sowing, or go on"],
    ["L", "go to the next lap"],
    ["S", "skip to the end of the sowing"],
    ["U", "undo"],
    ["R", "redo"],
    ["H", "a hint: the best hole"],
    ["V", "what each hole is worth"],
    ["N", "next round, or a new game"],
    ["?", "this help"],
  ],
  hands:
    "Tap a hole in your row to sow it. Hold it, or point at it with Shift, to see where the sowing would end; slide away to change your mind.",
  more: "All the rules, with their sources",
  teach: "Show me the first steps",
  handsBoth: "Tap the left or the right half of a hole in your row: the seeds go that way first.",
};

const page = {
  title: "Ali Guli Mane",
  tagline: "A South Indian game of sowing seeds",
  rules: "The rules",
  wait: "Loading the board …",
  failed: "The board could not be loaded",
  slow: "This is taking longer than it should. Are you still connected?",
  script: "Part of the page did not arrive, or arrived damaged. Trying again may help.",
  old: "This browser is too old for the game. A newer one will run it.",
  file: "This page was opened as a file. It needs a web server, even on your own computer.",
  again: "Try again",
  noScript: "The game needs JavaScript. Please allow it for this page.",
};

export const en = {
  name: "English",
  tag: "en",
  number,
  seeds,
  list,
  players,
  seats,
  computer,
  ways,
  again,
  reasons,
  matchReasons,
  errors,
  notices,
  loading,
  later,
  variants,
  dials,
  hole,
  sowing,
  result,
  matchResult,
  left,
  laidOut,
  arrived,
  arrivedAt,
  preview,
  turn,
  board,
  controls,
  teach,
  review,
  fair,
  fresh,
  resign,
  settings,
  help,
  page,
  newMatch,
  match,
  moves,
  commentary,
};
