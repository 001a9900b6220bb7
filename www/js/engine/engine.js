/** Asks the engine without holding up the page. */

import { Desk } from "./desk.js";

/**
 * @typedef {import("../../ali_guli_mane.js").Thought} Thought
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../../ali_guli_mane.js").FairStarts} FairStarts
 * @typedef {import("../../ali_guli_mane.js").Swap} Swap
 * @typedef {import("../../ali_guli_mane.js").Cut} Cut
 * @typedef {import("../../ali_guli_mane.js").Puzzle} Puzzle
 * @typedef {import("./serve.js").Options} Options
 * @typedef {import("./serve.js").Wanted} Wanted
 */

const thisPages = new Desk();

/** One who asks: taking its questions back leaves everybody else's alone. */
export class EngineClient {
  #desk;
  #asker;

  /** @param {Desk} [desk] */
  constructor(desk = thisPages) {
    this.#desk = desk;
    this.#asker = desk.join();
  }

  /**
   * What the engine thinks of a position. Rejects with an error that has a `code`: the engine's own, "cancelled",
   * or "engineFailed".
   * @param {VariantId} variant @param {string} position @param {Options} [options] @returns {Promise<Thought>}
   */
  think(variant, position, options = {}) {
    return this.#desk.ask(this.#asker, { variant, position, options });
  }

  /**
   * The fairest beginnings of so many turns, as far as they are known. Rejects as `think` does.
   * @param {VariantId} variant @param {string} position @param {1 | 2} turns @param {{ nodes?: number }} [options] @returns {Promise<FairStarts>}
   */
  fairStarts(variant, position, turns, options = {}) {
    return this.#desk.ask(this.#asker, { variant, position, turns, options });
  }

  /** Would the player to move rather sit on the other side? @param {VariantId} variant @param {string} position @param {Options} [options] @returns {Promise<Swap>} */
  swap(variant, position, options = {}) {
    return this.#desk.ask(this.#asker, { variant, position, options, ask: "swap" });
  }

  /** How to sow if the other may change sides after it. @param {VariantId} variant @param {string} position @param {Options} [options] @returns {Promise<Cut>} */
  cut(variant, position, options = {}) {
    return this.#desk.ask(this.#asker, { variant, position, options, ask: "cut" });
  }

  /**
   * A puzzle of the engine's making. Rejects as `think` does.
   * @param {VariantId} variant @param {Wanted} puzzle @returns {Promise<Puzzle>}
   */
  puzzle(variant, puzzle) {
    return this.#desk.ask(this.#asker, { variant, position: "", puzzle });
  }

  /** Takes back all its questions. */
  cancel() {
    this.#desk.takeBack(this.#asker);
  }

  /** Will ask nothing more. */
  destroy() {
    this.#desk.leave(this.#asker);
  }
}
