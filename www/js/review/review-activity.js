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
 * @typedef {import("../game/seats.js").Seats} Seats
 * @typedef {{ record: string, seats: Seats }} Played   a match, whose last round is looked at, and who played it
 */

export class ReviewActivity extends SessionActivity {
  #record;
  #seats;
  #report;
  #panel;
  #back;
  #signal;
  /** Has a person gone through the round? */
  #isGuided = true;
  /** Who played stays who he was. */
  reseat = null;

  /** @param {Played} played @param {ReviewParts} parts @param {() => void} back @param {AbortSignal} signal */
  constructor({ record, seats }, { api, analysisClient, wait, words, prefs }, back, signal) {
    const engine = new EngineClient(); // of its own: what a session cancels are the questions of its client
    const session = new Session({ api, engine, store: openStore(memoryStorage()), wait });
    session.load(record);
    super({ session, prefs, words, analysisClient });
    this.#record = record;
    this.#seats = seats;
    this.#back = back;
    this.#signal = signal;
    this.analysisClient = analysisClient;
    const { id, names, ways } = session.info;
    this.#report = new Report(id, momentsIn(record, api));
    const visit = (/** @type {number} */ at) => this.#go(at);
    this.#panel = new ReviewPanel(words, { report: this.#report, names, both: ways === "both", visit }, signal);
    signal.addEventListener("abort", () => {
      session.destroy();
      engine.destroy();
    });
    passOn(this.parts, this, () => ({ told: "", spoken: "" }), signal);
  }

  get state() {
    const actions = { ...sessionActions(this.parts, () => this.update(true)), ...this.#moves };
    return { ...sessionState(this.parts, actions), seats: this.#seats, invitation: "" };
  }

  /** Where one can go from the moment on the board. @returns {Record<string, import("../table/activity.js").Action>} */
  get #moves() {
    const last = this.#report.moments.length - 1;
    const here = this.#here;
    const to = (/** @type {boolean} */ can, /** @type {number} */ at) => ({ can, run: () => this.#go(at) });
    return {
      back: { can: true, run: this.#back },
      first: to(here !== 0, 0),
      earlier: to(here > 0, here - 1),
      later: to(here >= 0 && here < last, here + 1),
      last: to(here !== last, last),
    };
  }

  /**
   * The hole that was sown at this moment is ringed, unless something better is shown.
   * @param {import("../table/activity.js").SideOf} sideOf
   */
  highlights(sideOf) {
    const highlights = super.highlights(sideOf);
    const sown = this.#report.moments[this.#here]?.sowing?.hole ?? null;
    return { ...highlights, hole: highlights.hole ?? sown };
  }

  /** @returns {import("../table/activity.js").Panel} */
  get panel() {
    const render = () => {
      this.coach.show();
      this.#panel.show(this.#here);
      return false;
    };
    return { below: this.coach.element, cards: [this.#panel.element], isLarge: true, render };
  }

  /** At the beginning, while the round is looked into from its end; then at the worst mistake. */
  enter() {
    this.#visit(0);
    const show = () => this.#panel.show();
    const open = () => this.#isGuided && this.#report.worst >= 0 && this.#visit(this.#report.worst);
    // Left, or without an engine: what is known stays.
    this.#report.fill(this.analysisClient, show, this.#signal).then(open, () => {});
    this.#panel.focus();
  }

  /** A person goes to a moment. @param {number} at */
  #go(at) {
    this.#isGuided = false;
    this.#visit(at);
  }

  /** @param {import("../../ali_guli_mane.js").Sowing} sowing */
  sow(sowing) {
    this.#isGuided = false;
    super.sow(sowing);
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
