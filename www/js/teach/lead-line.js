/** A line that says whom a position favours, and by how much, ever more certainly while the search goes on. */

import { leadFrom } from "../analysis/lead.js";
import { mark, say } from "../ui/elements.js";

/**
 * @typedef {import("../analysis/lead.js").Engine} Engine
 * @typedef {import("../analysis/lead.js").Lead} Lead
 * @typedef {import("../analysis/lead.js").Position} Position
 */

/** A line that says it of one position after another. */
export class LeadLine {
  #line;
  /** What it was last asked about. @type {Position | null} */
  #position = null;
  /** The question being asked. */
  #question = new AbortController();

  /**
   * @param {HTMLElement} line @param {Engine} engine
   * @param {import("../text/index.js").Words["fair"]["favour"]} words
   */
  constructor(line, engine, words) {
    this.#line = line;
    this.engine = engine;
    this.words = words;
  }

  /**
   * Answers with the last result of the search; null if there is none.
   * @param {Position} position @returns {Promise<Lead | null>}
   */
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
