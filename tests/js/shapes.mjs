/** The shapes of the API, written down a second time: what crosses has exactly these keys, and plain values. */
import assert from "node:assert/strict";
import { VARIANTS } from "./api.mjs";

/** @typedef {(value: any, at: string) => void} Shape */

/** @param {(value: any) => boolean} holds @param {string} name @returns {Shape} */
const that = (holds, name) => (value, at) => assert.ok(holds(value), `${at}: ${String(value)} is not ${name}`);

const margin = that((value) => Number.isSafeInteger(value) && !Object.is(value, -0), "a number of seeds");
export const whole = that((value) => Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0), "whole");
export const truth = that((value) => typeof value === "boolean", "true or false");
export const text = that((value) => typeof value === "string", "a text");
/** @param {...unknown} values */
export const oneOf = (...values) => that((value) => values.includes(value), values.join(" or "));
/** @param {Shape} shape @returns {Shape} */
export const orNull = (shape) => (value, at) => value === null || shape(value, at);
/** @param {Shape} shape @returns {Shape} */
export const listOf = (shape) => (value, at) => {
  assert.ok(Array.isArray(value), `${at}: no array`);
  value.forEach((each, index) => shape(each, `${at}[${index}]`));
};
/** @param {Shape} shape @returns {Shape} */
export const pairOf = (shape) => (value, at) => {
  listOf(shape)(value, at);
  assert.equal(value.length, 2, at);
};

/** A plain object with these keys, all of them, and no other. @param {Record<string, Shape>} shapes @returns {Shape} */
export const exactly = (shapes) => (value, at) => {
  assert.equal(Object.getPrototypeOf(value), Object.prototype, `${at}: no plain object`);
  assert.deepEqual(Object.keys(value).sort(), Object.keys(shapes).sort(), at);
  for (const [key, shape] of Object.entries(shapes)) shape(value[key], `${at}.${key}`);
};

/** The way stands there only where both are allowed. @param {boolean} bothWays */
export const sowing = (bothWays) =>
  exactly(bothWays ? { hole: whole, way: oneOf("anticlockwise", "clockwise") } : { hole: whole });

export const player = oneOf(0, 1);
const winner = oneOf(0, 1, null);
const reason = oneOf("stuck", "rowEmpty", "repetition", "resigned");
const outcome = { reason, winner, totals: pairOf(whole) };
const matchReason = oneOf("cannotFill", "rounds", "resigned", "tooFewHoles");

/** @param {boolean} bothWays */
export const view = (bothWays) =>
  exactly({
    variant: oneOf(...VARIANTS),
    holes: listOf(whole),
    closed: listOf(truth),
    banks: pairOf(whole),
    mover: player,
    secondSowing: truth,
    legal: listOf(sowing(bothWays)),
    endless: listOf(sowing(bothWays)),
    round: whole,
    outcome: orNull(exactly(outcome)),
    matchOutcome: orNull(exactly({ reason: matchReason, winner, stocks: pairOf(whole) })),
    text,
  });

/** @type {Record<string, Record<string, Shape>>} */
const EVENTS = {
  scoop: { hole: whole, seeds: whole },
  drop: { hole: whole },
  bankDrop: { player },
  ripe: { hole: whole, seeds: whole, player },
  saada: { hole: whole },
  capture: { holes: listOf(whole), seeds: whole, player },
  again: { player, reason: oneOf("secondSowing", "ownBank") },
  turn: { player },
  keep: { player, holes: listOf(whole), seeds: whole },
  roundOver: outcome,
  refill: { player, closed: listOf(whole), bank: whole, filled: listOf(exactly({ hole: whole, seeds: whole })) },
};
export const EVENT_KINDS = Object.keys(EVENTS);

/** @type {Shape} */
export const event = (value, at) => {
  const shape = EVENTS[value.kind];
  assert.ok(shape, `${at}: no event is called ${value.kind}`);
  exactly({ kind: text, ...shape })(value, at);
};

/** @type {Record<string, Record<string, Shape>>} */
const NEXT = {
  turn: {},
  again: { reason: oneOf("secondSowing", "ownBank") },
  over: { reason: oneOf("stuck", "rowEmpty", "repetition") },
};

/** @type {Shape} */
const next = (value, at) => exactly({ kind: oneOf(...Object.keys(NEXT)), player, ...NEXT[value.kind] })(value, at);

export const summary = exactly({
  player,
  laps: whole,
  sown: whole,
  ends: orNull(whole),
  alone: truth,
  saada: orNull(whole),
  banked: whole,
  passing: pairOf(whole),
  captured: whole,
  takes: listOf(whole),
  wins: whole,
  kept: pairOf(whole),
  next,
});

/** @param {boolean} bothWays @returns {Shape} */
export const step = (bothWays) => (value, at) => {
  const sown = value.kind === "sow";
  exactly({
    kind: oneOf("sow", "resign", "nextRound"),
    round: whole,
    position: text,
    mover: player,
    banks: pairOf(whole),
    sowing: sown ? sowing(bothWays) : oneOf(null),
    name: sown ? text : oneOf(null),
  })(value, at);
};

export const round = exactly({
  beginner: player,
  holes: listOf(whole),
  closed: listOf(truth),
  banks: pairOf(whole),
  sowings: whole,
  outcome: orNull(exactly(outcome)),
  stocks: pairOf(whole),
});

/** @param {boolean} bothWays */
export const thought = (bothWays) =>
  exactly({
    sowing: orNull(sowing(bothWays)),
    exact: truth,
    nodes: whole,
    values: listOf(exactly({ sowing: sowing(bothWays), margin, exact: truth })),
    line: listOf(sowing(bothWays)),
  });

/** @param {boolean} bothWays */
export const fairStarts = (bothWays) =>
  exactly({
    starts: listOf(exactly({ sowings: listOf(sowing(bothWays)), margin })),
    complete: truth,
    nodes: whole,
  });
export const swap = exactly({ change: truth, exact: truth, nodes: whole });
/** @param {boolean} bothWays */
export const cut = (bothWays) => exactly({ sowing: orNull(sowing(bothWays)), exact: truth, nodes: whole });

const puzzleKind = oneOf("keepTheWin", "largestCapture", "longestRelay", "callThePit");
const grade = oneOf(1, 2, 3, 4, 5);

/** @param {boolean} bothWays */
export const puzzle = (bothWays) =>
  exactly({
    variant: oneOf(...VARIANTS),
    kind: puzzleKind,
    seed: whole,
    grade,
    position: text,
    choices: listOf(exactly({ sowing: sowing(bothWays), worth: margin })),
    best: whole,
    line: listOf(sowing(bothWays)),
    falls: orNull(whole),
  });

export const daily = exactly({ variant: oneOf(...VARIANTS), kind: puzzleKind, seed: whole, grade });

const dials = exactly({
  ways: oneOf("anticlockwise", "both"),
  ring: oneOf("beside", "ownBank"),
  relay: oneOf("never", "fromNext", "fromLanding"),
  ripe: oneOf("never", "sixToSower", "fourToRowOwner"),
  capture: oneOf("nothing", "nextAndOpposite", "next", "nextAndSowOn", "landingAndOpposite"),
  again: oneOf("never", "onceAfterCapture", "ownBank"),
  end: oneOf("stuck", "rowEmpty"),
  keep: oneOf("nobody", "ownRow"),
  rounds: oneOf("one", "untilNoHole", "untilFewerThanSix"),
});

export const variantInfo = exactly({
  id: oneOf(...VARIANTS),
  row: oneOf(6, 7),
  opening: listOf(whole),
  openings: listOf(whole),
  ways: oneOf("anticlockwise", "both"),
  ring: truth,
  matches: truth,
  book: truth,
  names: listOf(text),
  puzzles: listOf(puzzleKind),
  dials,
});
