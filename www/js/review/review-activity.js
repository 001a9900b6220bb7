/** A finished round on a board of its own: any moment of it, other lines than were played, and back again. */

import { EngineClient } from "../engine/client.js";
import { Session } from "../game/session.js";
import { memoryStorage, openStore } from "../game/store.js";
import { SessionActivity } from "../teach/session-activity.js";
import { passOn, sessionActions, sessionState } from "../teach/session-state.js";
import { momentsOf } from "./moments.js";
import { Report } from "./report.js";
import { ReviewPanel } from "./review-panel.js";

/**
 * @typedef {Omit<import("../teach/session-activity.js").SessionParts, "session"> & {
 *   api: import("../engine/wasm.js").Api, wait: (ms: number) => Promise<unknown> }} ReviewParts
 */

export class ReviewActivity extends SessionActivity {
  #record;
  #report;
  #panel;
  #back;
  #signal;

  /**
   * @param {string} record of the match whose last round is looked at @param {ReviewParts} parts
   * @param {() => void} back @param {AbortSignal} signal
   */
  constructor(record, { api, analysisClient, wait, words, prefs }, back, signal) {
    const engine = new EngineClient(); // of its own: what a session cancels are the questions of its client
    const session = new Session({ api, engine, store: openStore(memoryStorage()), wait });
    session.load(record);
    super({ session, prefs, words, analysisClient });
    this.#record = record;
    this.#back = back;
    this.#signal = signal;
    this.analysisClient = analysisClient;
    const { id, names, ways } = session.info;
    this.#report = new Report(id, momentsIn(record, api));
    const visit = (/** @type {number} */ at) => this.#visit(at);
    this.#panel = new ReviewPanel(words, { report: this.#report, names, both: ways === "both", visit }, signal);
    session.addEventListener("change", () => this.#panel.show(this.#here), { signal });
    signal.addEventListener("abort", () => {
      session.destroy();
      engine.destroy();
    });
    passOn(this.parts, this, () => ({ told: "", spoken: "" }), signal);
  }

  get state() {
    const back = { can: true, run: this.#back };
    return sessionState(this.parts, { ...sessionActions(this.parts, () => this.update(true)), back });
  }

  /** @returns {import("../table/activity.js").Panel} */
  get panel() {
    const render = () => {
      this.coach.show();
      return false;
    };
    return { below: this.coach.element, cards: [this.#panel.element], isLarge: true, render };
  }

  /** Begins at the beginning, while the round is looked into from its end. */
  enter() {
    this.#visit(0);
    const show = () => this.#panel.show();
    // Left, or without an engine: what is known stays.
    this.#report.fill(this.analysisClient, show, this.#signal).catch(() => {});
    this.tell("focus", {});
  }

  /** Puts a moment on the board. @param {number} at */
  #visit(at) {
    this.session.load(this.#record, this.#report.moments.length - 1 - at);
  }

  /** The moment on the board; -1 in a line that was not played. */
  get #here() {
    const { view, history } = this.session;
    const moment = this.#report.moments[history.length];
    return moment?.text === view.text && String(moment.history) === String(history) ? history.length : -1;
  }
}

/**
 * The moments of the last round of a record.
 * @param {string} record @param {import("../engine/wasm.js").Api} api
 */
function momentsIn(record, api) {
  const game = api.Game.fromRecord(record);
  const moments = momentsOf(game);
  game.free();
  return moments;
}
