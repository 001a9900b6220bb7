/**
 * A timeline: the frames of a trace, one for each event and for the pauses between them, and how long each lasts.
 *
 * Long relays hurry: every lap has its own even beat, and the next one is faster. No frame is left out.
 */

import { after, seedsIn } from "./scene.js";

/**
 * @typedef {import("../../ali_guli_mane.js").Event} Event
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {{ kind: "look", hole: number }} Look  the pause in which the next hole is looked at; made here, not by the
 *   engine
 * @typedef {{ kind: "breath", hole: number | null, wins: number[], seeds: number, player: 0 | 1 }} Breath   the pause
 *   before what is captured leaves its holes, or after a saada at which nothing is; made here, too. `hole`: the empty
 *   hole that was met. `wins`: the holes that will be emptied
 *
 * @typedef {{ event: Event | Look | Breath, from: Scene, to: Scene, lap: number, still: number, at: number, ms: number
 *   }} Frame
 *   `at`, `ms`: when it begins and how long it lasts, in milliseconds at speed 1 from the start of the timeline.
 *   `still`: frames of the same number are one picture for those who want no motion: its last moment.
 */

/**
 * Milliseconds at speed 1 for each kind: at the beginning of a sowing, and the least, however long the relay.
 * @type {Record<string, [number, number]>}
 */
const times = {
  scoop: [420, 45],
  drop: [230, 25],
  bankDrop: [230, 25],
  look: [380, 40],
  ripe: [520, 130],
  saada: [900, 600],
  breath: [1100, 700],
  capture: [900, 450],
  again: [350, 350],
  turn: [250, 250],
  keep: [900, 900],
  roundOver: [500, 500],
  refill: [900, 900],
};

/** After so many drops a relay runs twice as fast. */
const dropsToDouble = 22;

/** Of the least time, what is enough where the same sowing goes on after it. */
const passing = 0.25;

/** @param {string} kind @param {number} drops sown before this lap @param {boolean} goesOn is more sown after it? */
function timeOf(kind, drops, goesOn) {
  const [full, least] = times[kind];
  return Math.max(full * 2 ** (-drops / dropsToDouble), goesOn ? passing * least : least);
}

/**
 * The frames of a trace: one for each event, for each look at the next hole, and for each breath before a capture.
 * Throws if a seed is lost, or if the hand is not empty at the end.
 * @param {Scene} scene @param {Event[]} trace @returns {Frame[]}
 */
export function timeline(scene, trace) {
  const laps = trace.filter(({ kind }) => kind === "scoop").length;
  const builder = new TimelineBuilder(scene, laps);
  trace.forEach((event, i) => {
    if (isLookedAt(event, builder.scene)) builder.add({ kind: "look", hole: event.hole }, builder.scene);
    builder.add(event, after(builder.scene, event));
    const breath = breathAfter(event, trace[i + 1], builder.scene);
    if (breath) builder.add(breath, builder.scene);
  });
  if (builder.scene.hand !== 0) throw new Error(`a trace leaves ${builder.scene.hand} seeds in the hand`);
  return builder.frames;
}

/**
 * Is the hole looked at before this happens there? The first scoop is the player's choice, so it is not.
 * @param {Event} event @param {Scene} before
 * @returns {event is Extract<Event, { kind: "scoop" | "saada" }>}
 */
function isLookedAt(event, before) {
  return event.kind === "saada" || (event.kind === "scoop" && before.lap > 0);
}

/**
 * What is about to be won is seen before it goes; and if it is nothing, that is seen as well.
 * @param {Event} event @param {Event | undefined} next @param {Scene} scene @returns {Breath | null}
 */
function breathAfter(event, next, { saada, mover }) {
  if (next?.kind === "capture") {
    const { holes, seeds, player } = next;
    return { kind: "breath", hole: saada, wins: holes, seeds, player };
  }
  return event.kind === "saada" ? { kind: "breath", hole: saada, wins: [], seeds: 0, player: mover } : null;
}

/** Puts frames one after the other. */
class TimelineBuilder {
  /** @type {Frame[]} */
  frames = [];
  #end = 0;
  #drops = 0;
  /** Drops before this lap. */
  #dropsBefore = 0;
  #still = 0;
  #total;

  /** @param {Scene} scene @param {number} laps of the sowing, if it is one */
  constructor(scene, laps) {
    this.scene = scene;
    this.laps = laps;
    this.#total = seedsIn(scene);
  }

  /** @param {Event | Look | Breath} event @param {Scene} to */
  add(event, to) {
    if (seedsIn(to) !== this.#total) throw new Error(`a ${event.kind} turns ${this.#total} seeds into ${seedsIn(to)}`);
    if (event.kind === "scoop") this.#dropsBefore = this.#drops;
    if (isNewStill(this.frames.at(-1), to)) this.#still += 1;
    if (event.kind === "drop" || event.kind === "bankDrop") this.#drops += 1;
    const goesOn =
      (event.kind === "saada" || event.kind === "breath" || event.kind === "capture") && to.lap < this.laps;
    const ms = timeOf(event.kind, this.#dropsBefore, goesOn);
    this.frames.push({ event, from: this.scene, to, lap: to.lap, still: this.#still, at: this.#end, ms });
    this.#end += ms;
    this.scene = to;
  }
}

/**
 * Does another still picture begin: with a lap, and after a breath?
 * @param {Frame | undefined} before @param {Scene} to
 */
const isNewStill = (before, { lap }) => before?.lap !== lap || before.event.kind === "breath";
