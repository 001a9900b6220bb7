/** What a person may learn at the board: the best hole, the worth of every hole, and what the last sowing cost. */

import { Analyser } from "../analysis/analyser.js";
import { bestOf, costOf, isBestExact, marksOf } from "../analysis/worth.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../game/session.js").Session} Session
 * @typedef {import("../game/prefs.js").Prefs} Prefs
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../analysis/analyser.js").Position} Position
 * @typedef {import("../analysis/analyser.js").Knowledge} Knowledge
 * @typedef {{ position: Position, mover: 0 | 1, sowing: Sowing }} PersonsSowing   a sowing that a person has made
 * @typedef {{ text: string, seeds: number } | null} Verdict   `seeds`: what the sowing has given away
 */

export class Advisor {
  /** The position, as text, whose best hole is asked for. */
  #hinted = "";
  /** @type {PersonsSowing | null} */
  #judged = null;

  /**
   * @param {{ session: Session, prefs: Prefs, words: Words["teach"], engine:
   *   Pick<import("../engine/client.js").EngineClient, "think">, learned: () => void }} parts
   */
  constructor({ session, prefs, words, engine, learned }) {
    this.session = session;
    this.prefs = prefs;
    this.words = words;
    this.analyser = new Analyser(engine, learned);
  }

  /** Is there something for a person to choose, and so to learn? */
  get isOpen() {
    return this.session.phase === "choose";
  }

  get isHinting() {
    return this.isOpen && this.#hinted === this.session.view.text;
  }

  get #position() {
    const { view, history } = this.session;
    return { variant: view.variant, text: view.text, history };
  }

  get #names() {
    return this.session.info.names;
  }

  /** @returns {Knowledge | null} */
  get #now() {
    return this.isOpen ? this.analyser.about(this.#position) : null;
  }

  /** Something has changed: computes what is wanted now. */
  look() {
    const { worth, coach } = this.prefs.values;
    this.#forgetWhatIsUndone();
    if (this.isOpen && (worth || coach || this.isHinting)) void this.analyser.analyse(this.#position);
    else if (!coach) this.analyser.stop();
  }

  /** Shows the best hole, or hides it again. */
  toggleHint() {
    this.#hinted = this.isHinting ? "" : this.session.view.text;
    this.look();
  }

  // --- the best hole ---

  /** The best sowing, if it is asked for and known. */
  get best() {
    return this.isHinting ? (this.#now?.analysis.sowing ?? null) : null;
  }

  /** The best hole with its reason; that it is being looked for; or nothing. */
  get hint() {
    if (!this.isHinting) return "";
    const best = this.#now && bestOf(this.#now.analysis);
    if (!best) return this.words.looking;
    const wins = this.session.preview(best.sowing)?.wins ?? 0;
    return this.words.hint({
      name: this.#name(best.sowing),
      wins,
      rest: best.margin - wins,
      exact: isBestExact(this.#now.analysis),
      other: this.session.view.mover === 0 ? 1 : 0,
    });
  }

  /** Is the hint as good as it will get? */
  get isHintFinal() {
    return this.isHinting && (this.#now?.done ?? false);
  }

  // --- the worth of every hole ---

  get #shown() {
    return this.prefs.values.worth ? (this.#now?.analysis ?? null) : null;
  }

  /**
   * What is marked on the board: the worth of the holes, and the best sowing.
   * @param {import("../table/activity.js").SideOf} sideOf @returns {import("../table/activity.js").Highlights}
   */
  highlights(sideOf) {
    const side = this.session.info.ways === "both" ? sideOf : () => null;
    const values = this.#shown ? marksOf(this.#shown, this.words.margin, side) : [];
    return { values, hole: null, sowing: this.best };
  }

  /** What is read aloud of a hole. @param {number} hole */
  reading(hole) {
    const values = this.#shown?.values.filter(({ sowing }) => sowing.hole === hole) ?? [];
    return values.map((value) => this.words.worth(value)).join(", ");
  }

  // --- the last sowing of a person ---

  /**
   * A sowing has been made.
   * @param {{ before: import("../../ali_guli_mane.js").View, by: 0 | 1, sowing: Sowing | null, drawn?: object }} played
   */
  watch({ before, by, sowing, drawn }) {
    if (!sowing || drawn || this.session.seats[by] !== "person") return;
    const history = this.session.history.slice(0, -1);
    this.#judged = { position: { variant: before.variant, text: before.text, history }, mover: by, sowing };
    if (this.prefs.values.coach) void this.analyser.analyse(this.#judged.position);
  }

  #forgetWhatIsUndone() {
    if (this.#judged && !this.session.history.includes(this.#judged.position.text)) this.#judged = null;
  }

  /** What the last sowing of a person has cost, and what was better. @returns {Verdict} */
  get verdict() {
    const judged = this.prefs.values.coach ? this.#judged : null;
    const analysis = judged && this.analyser.about(judged.position)?.analysis;
    const cost = analysis && costOf(analysis, judged.sowing);
    if (!cost) return null;
    const better = this.#name(/** @type {Sowing} */ (analysis.sowing));
    return { seeds: cost.seeds, text: this.words.verdict({ ...cost, name: this.#name(judged.sowing), better }) };
  }

  /** Takes that sowing back and shows the better one. */
  retry() {
    const text = this.#judged?.position.text;
    while (text && this.session.view.text !== text && this.session.undo());
    this.#hinted = this.session.view.text;
    this.look();
  }

  /** @param {Sowing} sowing */
  #name({ hole, way }) {
    return this.words.name(this.#names[hole], this.session.info.ways === "both" ? (way ?? "anticlockwise") : null);
  }
}
