/** The computer as a player: it takes its time, says how far it has thought, and errs as its level does. */

import { ponder } from "../engine/ponder.js";

/**
 * @typedef {import("../../ali_guli_mane.js").Thought} Thought
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {{ variant: VariantId, text: string, level: any, past: string[] }} Choice  what is to be decided, and by whom
 * @typedef {{ known: number, of: number }} Progress  sowings whose worth is certain, of all there are
 */

/** Errors are drawn from a number below this. */
const fates = 2 ** 32;

export class Opponent {
  #engine;
  #wait;
  #seed = 0;
  /** Grows when a question is void. */
  #age = 0;
  /** It takes at least so long, in milliseconds, so that its move is seen to begin. */
  beat = 400;

  /** @param {Pick<import("../engine/engine.js").EngineClient, "think" | "cancel">} engine @param {(ms: number) => Promise<unknown>} wait */
  constructor(engine, wait) {
    this.#engine = engine;
    this.#wait = wait;
    this.renew();
  }

  /** Another match: in the same position it may choose otherwise now. */
  renew() {
    this.#seed = Math.floor(Math.random() * fates);
  }

  /**
   * What it sows; null if it finds nothing.
   * @param {Choice} choice @param {(progress: Progress) => void} heard
   */
  async choose({ variant, text, level, past }, heard) {
    const age = this.#age;
    const options = { level, history: past, seed: this.#seed };
    const ask = async (/** @type {number} */ nodes) => {
      if (age !== this.#age) throw new Error("the question is void");
      return this.#engine.think(variant, text, { ...options, nodes });
    };
    const thought = ponder(ask, { heard: (so) => heard(progressOf(so)) });
    const [{ sowing }] = await Promise.all([thought, this.#wait(this.beat)]);
    return sowing;
  }

  /** Whatever it was asked is void. */
  cancel() {
    this.#age += 1;
    this.#engine.cancel();
  }
}

/** @param {Thought} thought @returns {Progress} */
function progressOf({ values }) {
  return { known: values.filter(({ exact }) => exact).length, of: values.length };
}
