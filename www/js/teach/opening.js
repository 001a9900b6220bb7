/** Who is favoured before the first sowing, and by how much: found out while a game is being chosen. */

import { say } from "../table/dom.js";
import { ponder } from "../engine/ponder.js";
import { bestOf } from "./worth.js";

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {Pick<import("../engine/engine.js").EngineClient, "think">} Asked
 */

/**
 * By how many seeds South wins with best play from an opening; null if that takes too long to find out.
 * @param {Asked} engine @param {View} view @param {AbortSignal} signal
 */
export async function leadFrom(engine, { variant, text, mover }, signal) {
  const thought = await ponder((nodes) => {
    signal.throwIfAborted();
    return engine.think(variant, text, { nodes });
  });
  const best = bestOf(thought);
  if (!best?.exact) return null;
  return mover === 0 ? best.margin : -best.margin;
}

/** A line that says it of the opening chosen last. */
export class Favour {
  #line;
  /** The question being asked. */
  #question = new AbortController();

  /** @param {HTMLElement} line @param {Asked} engine @param {import("../text/index.js").Words["teach"]["favour"]} words */
  constructor(line, engine, words) {
    this.#line = line;
    this.engine = engine;
    this.words = words;
  }

  /** @param {View} view */
  async show(view) {
    this.stop();
    const { signal } = (this.#question = new AbortController());
    say(this.#line, this.words.looking);
    try {
      const lead = await leadFrom(this.engine, view, signal);
      if (!signal.aborted) say(this.#line, lead === null ? this.words.unknown : this.words.known(lead));
    } catch {
      if (!signal.aborted) say(this.#line, this.words.unknown);
    }
  }

  stop() {
    this.#question.abort();
  }
}
