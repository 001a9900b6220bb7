/** A finished round on a board of its own: any moment of it, other lines than were played, and back again. */

import { Session } from "../game/session.js";
import { memoryStorage, openStore } from "../game/store.js";
import { momentsOf } from "./replay.js";
import { Report } from "./report.js";
import { ReviewPanel } from "./review.js";

/**
 * @typedef {import("../engine/client.js").EngineClient} EngineClient
 * @typedef {{ api: import("../engine/wasm.js").Api, engine: EngineClient, tutor: EngineClient, wait: (ms: number) => Promise<unknown>,
 *   words: import("../text/index.js").Words, signal: AbortSignal }} Outside
 */

export class Study {
  #record;

  /** @param {string} record of the match whose last round is looked at @param {Outside} outside */
  constructor(record, { api, engine, tutor, wait, words, signal }) {
    this.#record = record;
    this.session = new Session({ api, engine, store: openStore(memoryStorage()), wait });
    this.session.load(record);
    const { names, ways } = this.session.info;
    const game = api.Game.fromRecord(record);
    this.report = new Report(momentsOf(game, names));
    game.free();
    this.panel = new ReviewPanel(
      words,
      { report: this.report, names, both: ways === "both", visit: (at) => this.visit(at) },
      signal,
    );
    this.session.addEventListener("change", () => this.panel.show(this.here), { signal });
    signal.addEventListener("abort", () => this.session.destroy());
    this.report.fill(tutor, () => this.panel.show(), signal).catch(() => {}); // closed, or no engine: what is known stays
    this.visit(0);
  }

  /** Puts a moment on the board. @param {number} at */
  visit(at) {
    this.session.load(this.#record, this.report.moments.length - 1 - at);
  }

  /** The moment on the board; -1 in a line that was not played. */
  get here() {
    const { view, history: past } = this.session;
    const at = past.length;
    const moment = this.report.moments[at];
    return moment?.view.text === view.text && String(moment.past) === String(past) ? at : -1;
  }
}

/** What is done otherwise while a round is looked at: it is nobody's game. @param {() => void} back @returns {Record<string, [boolean, () => void]>} */
export function actionsOfStudy(back) {
  const nothing = () => {};
  return {
    back: [true, back],
    review: [false, nothing],
    next: [false, nothing],
    fresh: [false, nothing],
    match: [false, nothing],
    records: [false, nothing],
    resign: [false, nothing],
  };
}
