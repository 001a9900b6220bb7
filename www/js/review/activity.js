/** A finished round on a board of its own: any moment of it, other lines than were played, and back again. */

import { Session } from "../game/session.js";
import { memoryStorage, openStore } from "../game/store.js";
import { passOn, sessionActions, sessionState } from "../play/session-state.js";
import { Narrator } from "../table/narrator.js";
import { Advisor } from "../teach/advisor.js";
import { CoachLine } from "../teach/coach-line.js";
import { momentsOf } from "./moments.js";
import { ReviewPanel } from "./panel.js";
import { Report } from "./report.js";

/**
 * @typedef {import("../engine/client.js").EngineClient} EngineClient
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {{ api: import("../engine/wasm.js").Api, engine: EngineClient, analyst: EngineClient, wait: (ms: number)
 *   => Promise<unknown>,
 *   words: import("../text/index.js").Words, prefs: import("../game/prefs.js").Prefs }} ReviewParts
 */

export class ReviewActivity extends EventTarget {
  #record;
  #session;
  #advisor;
  #parts;
  #coach;
  #report;
  #panel;
  #back;
  #signal;

  /**
   * @param {string} record of the match whose last round is looked at @param {ReviewParts} parts
   * @param {() => void} back @param {AbortSignal} signal
   */
  constructor(record, { api, engine, analyst, wait, words, prefs }, back, signal) {
    super();
    this.#record = record;
    this.#back = back;
    this.#signal = signal;
    this.analyst = analyst;
    const session = new Session({ api, engine, store: openStore(memoryStorage()), wait });
    this.#session = session;
    session.load(record);
    this.#advisor = new Advisor({ session, prefs, words: words.teach, engine: analyst, learned: () => this.#update() });
    this.#parts = { session, advisor: this.#advisor, prefs, narrator: new Narrator(words) };
    this.#coach = new CoachLine(words, this.#advisor, (sentence) => this.#tell("spoken", { sentence }));
    const { id, names, ways } = session.info;
    this.#report = new Report(id, momentsIn(record, api));
    const visit = (/** @type {number} */ at) => this.#visit(at);
    this.#panel = new ReviewPanel(words, { report: this.#report, names, both: ways === "both", visit }, signal);
    session.addEventListener("change", () => this.#panel.show(this.#here), { signal });
    signal.addEventListener("abort", () => session.destroy());
    passOn(this.#parts, this, signal);
  }

  get state() {
    const back = { can: true, run: this.#back };
    return sessionState(this.#parts, { ...sessionActions(this.#parts, () => this.#update(true)), back });
  }

  /** @returns {import("../table/activity.js").Panel} */
  get panel() {
    const render = () => {
      this.#coach.show();
      return false;
    };
    return { below: this.#coach.element, cards: [this.#panel.element], isLarge: true, render };
  }

  /** Begins at the beginning, while the round is looked into from its end. */
  enter() {
    this.#visit(0);
    const show = () => this.#panel.show();
    this.#report.fill(this.analyst, show, this.#signal).catch(() => {}); // left, or no engine: what is known stays
    this.#tell("focus", {});
  }

  /** @param {Sowing} sowing */
  sow(sowing) {
    this.#session.sow(sowing);
  }

  shown() {
    this.#session.shown();
  }

  /** @param {Sowing} sowing */
  preview(sowing) {
    return this.#session.preview(sowing);
  }

  /** @param {import("../table/activity.js").SideOf} sideOf */
  highlights(sideOf) {
    return this.#advisor.highlights(sideOf);
  }

  /** @param {import("../game/seats.js").Seats} seats */
  reseat(seats) {
    this.#session.setSeats(seats);
  }

  /** Puts a moment on the board. @param {number} at */
  #visit(at) {
    this.#session.load(this.#record, this.#report.moments.length - 1 - at);
  }

  /** The moment on the board; -1 in a line that was not played. */
  get #here() {
    const { view, history } = this.#session;
    const moment = this.#report.moments[history.length];
    return moment?.text === view.text && String(moment.history) === String(history) ? history.length : -1;
  }

  #update(asked = false) {
    this.#tell("update", { asked });
  }

  /** @param {string} type @param {object} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
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
