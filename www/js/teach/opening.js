/** Whom a position favours, and by how much: found out while one looks, ever better. */

import { ponder } from "../engine/ponder.js";
import { mark, say } from "../table/dom.js";
import { bestOf } from "./worth.js";

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Thought} Thought
 * @typedef {Pick<import("../engine/engine.js").EngineClient, "think">} Asked
 * @typedef {Pick<View, "variant" | "text" | "mover" | "banks">} Position
 * @typedef {{ lead: number, exact: boolean }} Lead   seeds that South wins by with best play
 */

/** So long somebody may look: some minutes. */
const portions = 600;

/**
 * By how many seeds South wins with best play; null where there is nothing left to choose.
 * @param {Asked} engine @param {Position} position @param {AbortSignal} signal
 * @param {(lead: Lead) => void} [heard] what is thought so far
 */
export async function leadFrom(engine, position, signal, heard = () => {}) {
  const { variant, text } = position;
  const ask = (/** @type {number} */ nodes) => {
    signal.throwIfAborted();
    return engine.think(variant, text, { nodes, level: "perfect" }); // the best sowing is enough
  };
  const thought = await ponder(ask, {
    portions,
    heard: (so) => {
      const lead = leadOf(so, position);
      if (lead) heard(lead);
    },
  });
  return leadOf(thought, position);
}

/** @param {Thought} thought @param {Position} position @returns {Lead | null} */
function leadOf(thought, { mover, banks: [south, north] }) {
  const best = bestOf(thought);
  if (!best) return null;
  return { lead: south - north + (mover === 0 ? best.margin : -best.margin), exact: best.exact && thought.exact };
}

/** A line that says it of one position after another. */
export class Favour {
  #line;
  /** What it was last asked about. @type {Position | null} */
  #position = null;
  /** The question being asked. */
  #question = new AbortController();

  /** @param {HTMLElement} line @param {Asked} engine @param {import("../text/index.js").Words["fair"]["favour"]} words */
  constructor(line, engine, words) {
    this.#line = line;
    this.engine = engine;
    this.words = words;
  }

  /** Answers with what was found out in the end; null if that is nothing. @param {Position} position @returns {Promise<Lead | null>} */
  async show(position) {
    this.stop();
    const { signal } = (this.#question = new AbortController());
    if (this.#position !== position) this.#say(this.words.looking, true);
    this.#position = position;
    const hear = (/** @type {Lead} */ { lead, exact }) =>
      signal.aborted || this.#say(this.words.known(lead, exact), true);
    try {
      const found = await leadFrom(this.engine, position, signal, hear);
      if (!signal.aborted) this.#say(found ? this.words.known(found.lead, found.exact) : this.words.unknown, false);
      return found;
    } catch {
      if (!signal.aborted) this.#say(this.words.unknown, false);
      return null;
    }
  }

  /** @param {string} text @param {boolean} busy is there more to come? Then it is not read aloud yet. */
  #say(text, busy) {
    mark(this.#line, "aria-busy", busy && "true");
    say(this.#line, text);
  }

  stop() {
    this.#question.abort();
  }
}
