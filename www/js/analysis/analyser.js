/** Computes what the sowings of a position are worth, better and better, and remembers it. */

import { askInPortions } from "../engine/portions.js";

/**
 * @typedef {import("../../ali_guli_mane.js").Analysis} Analysis
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {{ variant: VariantId, text: string, history: string[] }} Position
 * @typedef {{ analysis: Analysis, done: boolean }} Knowledge   `done`: the search has ended
 */

/** A position is searched for this many portions: some minutes. */
const portions = 600;

/** The most positions that are remembered. */
const most = 500;

export class Analyser {
  #engine;
  #learned;
  /** @type {Map<string, Knowledge>} */
  #known = new Map();
  /** The key of the position being searched. */
  #subject = "";

  /**
   * @param {Pick<import("../engine/client.js").EngineClient, "think">} engine
   * @param {() => void} learned called when more is known
   */
  constructor(engine, learned) {
    this.#engine = engine;
    this.#learned = learned;
  }

  /** @param {Position} position @returns {Knowledge | null} */
  about(position) {
    return this.#known.get(keyOf(position)) ?? null;
  }

  /** Searches a position, and stops searching any other. @param {Position} position */
  async analyse(position) {
    const key = keyOf(position);
    if (key === this.#subject || this.#known.get(key)?.done) return;
    this.#subject = key;
    try {
      const analysis = await askInPortions((nodes) => this.#ask(position, nodes), {
        maxPortions: portions,
        onProgress: (so) => this.#learn(key, so, false),
      });
      this.#learn(key, analysis, true);
    } catch {
      // Left for another position; or the engine has failed, and there is nothing to be told.
    }
    if (this.#subject === key) this.#subject = "";
  }

  /** Stops searching. What is known stays. */
  stop() {
    this.#subject = "";
  }

  /** @param {Position} position @param {number} nodes */
  async #ask(position, nodes) {
    if (this.#subject !== keyOf(position)) throw new Error("the question is void");
    return this.#engine.think(position.variant, position.text, { history: position.history, nodes });
  }

  /** @param {string} key @param {Analysis} analysis @param {boolean} done */
  #learn(key, analysis, done) {
    this.#known.delete(key);
    this.#known.set(key, { analysis, done });
    const [oldest] = this.#known.keys();
    if (this.#known.size > most) this.#known.delete(oldest);
    this.#learned();
  }
}

/** Repetition makes the history part of the position. @param {Position} position */
const keyOf = ({ variant, text, history }) => [variant, text, ...history].join("|");
