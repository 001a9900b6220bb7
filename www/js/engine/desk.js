/**
 * Where everybody on a page asks: one engine for all, so that what one has it find out serves the others, and there are
 * no more tables in memory than are used.
 *
 * Questions are answered one at a time, in the order in which they come. Whoever has much to ask asks in portions (see
 * `ponder`), and so takes turns with the others.
 */

import { fromThisServer, waysToAnEngine } from "./line.js";

/**
 * @typedef {import("./line.js").Line} Line
 * @typedef {import("./serve.js").Question} Question
 * @typedef {import("./serve.js").VariantId} VariantId
 * @typedef {import("./serve.js").Word} Word
 * @typedef {{ asker: number, question: Question, resolve: (answer: any) => void, reject: (error: Error) => void, tries: number }} Waiting
 */

/** How often a question is tried, if the engine dies of it or cannot be started. */
const mostTries = 2;

// How long it may take, in milliseconds, on the slowest telephone that has other things to do:

/** to load the engine; */
const loading = 120_000;
/** to fill its tables for another game; */
const settling = 40_000;
/** to be heard at all; */
const wayBack = 3000;
/** to look at a position; */
const look = 0.1;
/** and at so many, where none are counted. */
const uncounted = 1_000_000;

/** A question taken back may still be answered so long: what the engine has found out is worth more than a moment. */
const grace = 1000;

const nobodyAsks = "nobody asks";

export class Desk {
  #ways;
  /** The way in use: the first that works is kept. */
  #way = 0;
  /** @type {Promise<Line> | null} */
  #line = null;
  /** The same, before anybody has answered on it. @type {Line | null} */
  #latest = null;
  #lastAsker = 0;
  /** @type {Set<number>} */
  #askers = new Set();
  /** Those that the engine has been asked about, and has tables for. @type {Set<VariantId>} */
  #games = new Set();
  /** @type {Waiting[]} the longest first */
  #waiting = [];
  /** What is being answered. @type {{ waiting: Waiting, line: Line } | null} */
  #attended = null;
  #working = false;

  /** @param {Partial<import("./line.js").Outside>} [outside] */
  constructor(outside = {}) {
    this.#ways = waysToAnEngine({ ...fromThisServer, ...outside });
  }

  /** Somebody comes who will ask; the number is to be given with every question. */
  join() {
    this.#askers.add(++this.#lastAsker);
    return this.#lastAsker;
  }

  /** The last who goes turns off the light. @param {number} asker */
  leave(asker) {
    if (!this.#askers.delete(asker)) return;
    this.takeBack(asker);
    this.#closeIfEmpty();
  }

  #closeIfEmpty() {
    if (!this.#askers.size) this.#latest?.end(nobodyAsks);
  }

  /** Rejects with an error that has a `code`: the engine's own, "cancelled", or "engineFailed". @param {number} asker @param {Question} question @returns {Promise<any>} */
  ask(asker, question) {
    if (!this.#askers.has(asker)) return Promise.reject(takenBack());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asker, question, resolve, reject, tries: 0 });
      void this.#work();
    });
  }

  /** Whatever somebody has asked is void. An engine that goes on with it for long is stopped. @param {number} asker */
  takeBack(asker) {
    const isTheirs = (/** @type {Waiting} */ waiting) => waiting.asker === asker;
    for (const waiting of this.#waiting.filter(isTheirs)) this.#settle(waiting, ({ reject }) => reject(takenBack()));
    if (this.#attended && isTheirs(this.#attended.waiting)) this.#attended.line.expect(grace);
  }

  /** Answers until there is nothing to be answered. */
  async #work() {
    if (this.#working) return;
    this.#working = true;
    for (let next; (next = this.#waiting[0]); ) await this.#attend(next);
    this.#working = false;
    this.#closeIfEmpty(); // the last may have left while another line was begun
  }

  /** Has a question answered. If the engine dies of it, it stays the next, for once. @param {Waiting} waiting */
  async #attend(waiting) {
    waiting.tries += 1;
    try {
      await this.#makeRoomFor(waiting.question.variant);
      const line = await this.#connected();
      if (!this.#waiting.includes(waiting)) return;
      this.#attended = { waiting, line };
      const patience = this.#patienceFor(waiting.question);
      this.#games.add(waiting.question.variant);
      line.tell(waiting.question);
      const word = await line.word(patience);
      this.#settle(waiting, (waiting) => pass(word, waiting));
    } catch (error) {
      if (waiting.tries === mostTries)
        this.#settle(waiting, ({ reject }) => reject(coded("engineFailed", String(error))));
    } finally {
      this.#attended = null;
    }
  }

  /** @param {Question} question */
  #patienceFor({ variant, options }) {
    return wayBack + (this.#games.has(variant) ? 0 : settling) + look * (options?.nodes ?? uncounted);
  }

  /**
   * A module's memory never shrinks: so for another game's tables another engine is begun, unless somebody still waits
   * to hear about a game that this one knows.
   * @param {VariantId} variant
   */
  async #makeRoomFor(variant) {
    if (!this.#games.size || this.#games.has(variant)) return;
    await new Promise((resolve) => setTimeout(resolve)); // whoever asks in portions has asked on by then
    const asked = this.#waiting.map(({ question }) => question.variant);
    if (asked.includes(variant) && !asked.some((game) => this.#games.has(game)))
      this.#latest?.end("another game is asked about");
  }

  /** Once and for all. @param {Waiting} waiting @param {(waiting: Waiting) => void} how */
  #settle(waiting, how) {
    const at = this.#waiting.indexOf(waiting);
    if (at < 0) return; // an answer that nobody waits for any more
    this.#waiting.splice(at, 1);
    how(waiting);
  }

  async #connected() {
    const line = await (this.#line ?? this.#connect());
    return line.ended ? this.#connect() : line;
  }

  #connect() {
    this.#games.clear();
    const line = (this.#line = this.#begin());
    line.catch(() => (this.#line = null));
    return line;
  }

  /** A line on which somebody has answered. @returns {Promise<Line>} */
  async #begin() {
    for (; this.#way < this.#ways.length; this.#way += 1) {
      try {
        const line = (this.#latest = await this.#ways[this.#way]());
        this.#closeIfEmpty();
        await line.word(loading);
        return line;
      } catch (error) {
        if (/** @type {Error} */ (error).message === nobodyAsks) throw error; // else the next way may work
      }
    }
    this.#way = 0;
    throw new Error("no engine can be started");
  }
}

/** @param {Word} word @param {Waiting} to */
function pass(word, { resolve, reject }) {
  if ("answer" in word) return resolve(word.answer);
  const { code, message, detail } = /** @type {Extract<Word, { error: any }>} */ (word).error;
  reject(coded(code, message, detail));
}

const takenBack = () => coded("cancelled", "the question was taken back");

/** @param {string} code @param {string} message @param {unknown} [detail] */
function coded(code, message, detail) {
  return Object.assign(new Error(message), { code, detail });
}
