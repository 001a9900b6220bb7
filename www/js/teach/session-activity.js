/** What a match and the review of a round have in common: a session is played at the board, and an advisor looks on. */

import { Narrator } from "../table/narrator.js";
import { Advisor } from "./advisor.js";
import { CoachLine } from "./coach-line.js";

/**
 * @typedef {import("../game/session.js").Session} Session
 * @typedef {{ session: Session, prefs: import("../game/prefs.js").Prefs, words: import("../text/index.js").Words,
 *   analysisClient: import("../engine/client.js").EngineClient }} SessionParts
 *   `analysisClient`: is asked what positions are worth, apart from the opponent
 */

export class SessionActivity extends EventTarget {
  /** @param {SessionParts} parts */
  constructor({ session, prefs, words, analysisClient }) {
    super();
    const learned = () => this.update();
    this.session = session;
    this.advisor = new Advisor({ session, prefs, words: words.teach, engine: analysisClient, learned });
    this.narrator = new Narrator(words);
    this.coach = new CoachLine(words, this.advisor, (sentence) => this.tell("spoken", { sentence }));
    this.parts = { session, advisor: this.advisor, prefs, narrator: this.narrator };
  }

  /** @param {import("../../ali_guli_mane.js").Sowing} sowing */
  sow(sowing) {
    this.session.sow(sowing);
  }

  shown() {
    this.session.shown();
  }

  /** @param {boolean} isHeld */
  hold(isHeld) {
    this.session.hold(isHeld);
  }

  /** @param {import("../../ali_guli_mane.js").Sowing} sowing */
  preview(sowing) {
    return this.session.preview(sowing);
  }

  /** @param {import("../table/activity.js").SideOf} sideOf */
  highlights(sideOf) {
    return this.advisor.highlights(sideOf);
  }

  /** Asks the table to draw the state anew. @param {boolean} [asked] has a person asked for what has changed? */
  update(asked = false) {
    this.tell("update", { asked });
  }

  /** @param {string} type @param {object} detail */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
