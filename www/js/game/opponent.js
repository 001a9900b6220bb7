/** The computer as a player: it takes its time, says how far it has thought, and errs as its level does. */

import { askInPortions } from "../engine/portions.js";

/**
 * @typedef {import("../../ali_guli_mane.js").Analysis} Analysis
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {Pick<import("./match-state.js").MatchState, "seats" | "history" | "isSwapDue" | "isCutting">} MatchState
 * @typedef {{ variant: VariantId, text: string, level: any }} Decision  what is to be decided, and by whom
 * @typedef {{ known: number, of: number }} Progress  sowings whose worth is certain, of all there are
 * @typedef {Pick<import("../engine/client.js").EngineClient, "think" | "swap" | "cut" | "cancel">} Engine
 */

/** A perfect player thinks for up to this many portions: a few seconds at most. */
const perfectPortions = 60;

/**
 * Positions that are looked at before and after a first turn by whoever sees only some turns ahead: a second at most.
 */
const lookNodes = 1_200_000;

/** It takes at least so long, in milliseconds, to read which holes are closed in a new round. */
const readingTime = 4000;

/** The seed that errors are drawn from is below this. */
const seedLimit = 2 ** 32;

export class Opponent {
  #engine;
  #wait;
  #seed = 0;
  /** Grows when a question is void. */
  #age = 0;
  /** The least time for the move it is deciding on. */
  #least = 0;
  /** It takes at least so long, in milliseconds, so that its move is seen to begin; with 0 it never waits. */
  beat = 400;

  /** @param {Engine} engine @param {(ms: number) => Promise<unknown>} wait */
  constructor(engine, wait) {
    this.#engine = engine;
    this.#wait = wait;
    this.renew();
  }

  /** Another match: in the same position it may choose otherwise now. */
  renew() {
    this.#seed = Math.floor(Math.random() * seedLimit);
  }

  /**
   * Whether it changes sides, if that is asked now; else what it sows, null if it finds nothing.
   * @param {MatchState} match @param {View} view @param {(progress: Progress) => void} heard
   * @returns {Promise<{ change: boolean } | { sowing: Sowing | null }>}
   */
  async decide({ seats, history, isSwapDue, isCutting }, { variant, text, mover, closed }, heard) {
    const decision = { variant, text, level: seats[mover] };
    const isToRead = history.length === 0 && closed.includes(true);
    this.#least = isToRead && this.beat > 0 ? Math.max(this.beat, readingTime) : this.beat;
    if (isSwapDue) return { change: await this.#swap(decision) };
    return { sowing: isCutting ? await this.#cut(decision) : await this.#choose(decision, history, heard) };
  }

  /** @param {Decision} decision @param {string[]} history @param {(progress: Progress) => void} heard */
  async #choose({ variant, text, level }, history, heard) {
    const options = { level, history, seed: this.#seed };
    const ask = (/** @type {number} */ nodes) => this.#engine.think(variant, text, { ...options, nodes });
    const portions = level === "perfect" ? perfectPortions : undefined;
    const { sowing } = await this.#ponder(ask, { maxPortions: portions, onProgress: (so) => heard(progressOf(so)) });
    return sowing;
  }

  /** What it sows in a turn after which the other may change sides. @param {Decision} decision */
  async #cut({ variant, text, level }) {
    const options = { level, seed: this.#seed };
    const ask = (/** @type {number} */ nodes) => this.#engine.cut(variant, text, { ...options, nodes });
    const { sowing } = await this.#look(level, ask);
    return sowing;
  }

  /** Would it rather sit on the other side? @param {Decision} decision */
  async #swap({ variant, text, level }) {
    const ask = (/** @type {number} */ nodes) => this.#engine.swap(variant, text, { level, nodes });
    const { change } = await this.#look(level, ask);
    return change;
  }

  /**
   * Who plays perfectly asks in portions; who sees some turns ahead remembers nothing of them, and looks once.
   * @template {{ nodes: number }} T
   * @param {string} level @param {(nodes: number) => Promise<T>} ask
   */
  #look(level, ask) {
    if (level === "perfect") return this.#ponder(ask);
    return this.#ponder(() => ask(lookNodes), { maxPortions: 1 });
  }

  /**
   * @template {{ nodes: number }} T
   * @param {(nodes: number) => Promise<T>} ask @param {Parameters<typeof askInPortions<T>>[1]} [more]
   */
  async #ponder(ask, more) {
    const age = this.#age;
    const asking = async (/** @type {number} */ nodes) => {
      if (age !== this.#age) throw new Error("the question is void");
      return ask(nodes);
    };
    const [answer] = await Promise.all([askInPortions(asking, more), this.#wait(this.#least)]);
    return answer;
  }

  /** Whatever it was asked is void. */
  cancel() {
    this.#age += 1;
    this.#engine.cancel();
  }
}

/** @param {Analysis} analysis @returns {Progress} */
function progressOf({ values }) {
  return { known: values.filter(({ exact }) => exact).length, of: values.length };
}
