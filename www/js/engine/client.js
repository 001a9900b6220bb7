/** Asks the engine without holding up the page. */

import { EngineQueue } from "./queue.js";

/**
 * @typedef {import("../../ali_guli_mane.js").Analysis} Analysis
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../../ali_guli_mane.js").FairStarts} FairStarts
 * @typedef {import("../../ali_guli_mane.js").SwapDecision} SwapDecision
 * @typedef {import("../../ali_guli_mane.js").EvenSowing} EvenSowing
 * @typedef {import("../../ali_guli_mane.js").Puzzle} Puzzle
 * @typedef {import("./serve.js").SearchOptions} SearchOptions
 * @typedef {import("./serve.js").PuzzleOptions} PuzzleOptions
 */

const pageQueue = new EngineQueue();

/** Every client has questions of its own: cancelling them leaves those of other clients alone. */
export class EngineClient {
  #queue;
  #id;

  /** @param {EngineQueue} [queue] */
  constructor(queue = pageQueue) {
    this.#queue = queue;
    this.#id = queue.addClient();
  }

  /**
   * What the engine thinks of a position. Rejects with an error that has a `code`: the engine's own, "cancelled",
   * or "engineFailed".
   * @param {VariantId} variant @param {string} position @param {SearchOptions} [options] @returns {Promise<Analysis>}
   */
  think(variant, position, options = {}) {
    return this.#queue.ask(this.#id, { variant, position, options });
  }

  /**
   * The fairest beginnings of so many turns, as far as they are known. Rejects as `think` does.
   * @param {VariantId} variant @param {string} position @param {1 | 2} turns @param {{ nodes?: number }} [options]
   * @returns {Promise<FairStarts>}
   */
  fairStarts(variant, position, turns, options = {}) {
    return this.#queue.ask(this.#id, { variant, position, turns, options });
  }

  /**
   * Is it better for the player to move to change sides? Rejects as `think` does.
   * @param {VariantId} variant @param {string} position @param {SearchOptions} [options]
   * @returns {Promise<SwapDecision>}
   */
  swap(variant, position, options = {}) {
    return this.#queue.ask(this.#id, { variant, position, options, ask: "swap" });
  }

  /**
   * What to sow if the other player may change sides after it. Rejects as `think` does.
   * @param {VariantId} variant @param {string} position @param {SearchOptions} [options] @returns {Promise<EvenSowing>}
   */
  cut(variant, position, options = {}) {
    return this.#queue.ask(this.#id, { variant, position, options, ask: "cut" });
  }

  /**
   * A puzzle made by the engine. Rejects as `think` does.
   * @param {VariantId} variant @param {PuzzleOptions} puzzle @returns {Promise<Puzzle>}
   */
  puzzle(variant, puzzle) {
    return this.#queue.ask(this.#id, { variant, position: "", puzzle });
  }

  /** Cancels all its questions. */
  cancel() {
    this.#queue.cancel(this.#id);
  }

  /** Cancels all its questions, and asks no more. */
  destroy() {
    this.#queue.removeClient(this.#id);
  }
}
