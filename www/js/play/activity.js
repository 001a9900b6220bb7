/** A match as it is played at the board: what can be done in it, and the cards and windows that belong to it. */

import { Narrator } from "../table/narrator.js";
import { Advisor } from "../teach/advisor.js";
import { CoachLine } from "../teach/coach-line.js";
import { openMatchDialog } from "./match-dialog.js";
import { askForMatch } from "./new-match-dialog.js";
import { openRecordsDialog } from "./records-dialog.js";
import { askToResign } from "./resign-dialog.js";
import { ResultCard } from "./result-card.js";
import { passOn, sessionActions, sessionState } from "./session-state.js";
import { SwapCard } from "./swap-card.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../game/session.js").Session} Session
 * @typedef {import("../table/activity.js").State} State
 * @typedef {import("../table/activity.js").Action} Action
 * @typedef {import("../engine/client.js").EngineClient} EngineClient
 * @typedef {{ root: ShadowRoot, words: Words, prefs: import("../game/prefs.js").Prefs, session: Session,
 *   games: import("../../ali_guli_mane.js").VariantInfo[], analyst: EngineClient }} GameParts
 *   `analyst`: who is asked what positions are worth, apart from the opponent
 * @typedef {{ puzzles: () => void, review: () => void }} Ways   where else one can go from here
 */

export class GameActivity extends EventTarget {
  #parts;
  #ways;
  #session;
  #advisor;
  #narrator;
  #coach;
  #result;
  #swap;
  /** The position, as text, in which the same player sows again. */
  #again = "";
  /** How far the computer has thought. */
  #progress = {};

  /** @param {GameParts} parts @param {Ways} ways @param {AbortSignal} signal */
  constructor(parts, ways, signal) {
    super();
    const { session, prefs, words, analyst } = parts;
    this.#parts = parts;
    this.#ways = ways;
    this.#session = session;
    this.#narrator = new Narrator(words);
    this.#advisor = new Advisor({ session, prefs, words: words.teach, engine: analyst, learned: () => this.#update() });
    const speak = (/** @type {string} */ sentence) => this.#tell("spoken", { sentence });
    this.#coach = new CoachLine(words, this.#advisor, speak);
    this.#result = new ResultCard(this.#narrator);
    this.#swap = new SwapCard(words, analyst, speak, signal);
    this.#hear(signal);
  }

  /** @param {AbortSignal} signal */
  #hear(signal) {
    /** @param {string} type @param {(detail: any) => void} hear */
    const on = (type, hear) =>
      this.#session.addEventListener(type, (event) => hear(/** @type {CustomEvent} */ (event).detail), { signal });
    on("trace", ({ trace, after }) => (this.#again = trace.at(-1)?.kind === "again" ? after.text : ""));
    on("change", () => (this.#progress = {}));
    on("thinking", (progress) => this.#think(progress));
    on("sides", (detail) => this.#announce(this.#narrator.sides(detail, this.#session.seats), true));
    passOn(this.#all, this, signal);
  }

  get #all() {
    const { prefs } = this.#parts;
    return { session: this.#session, advisor: this.#advisor, narrator: this.#narrator, prefs };
  }

  // --- as the table asks for it ---

  get state() {
    const again = this.#session.view.text === this.#again;
    return sessionState(this.#all, this.#actions, { again, ...this.#progress });
  }

  /** @returns {import("../table/activity.js").Panel} */
  get panel() {
    const cards = [this.#result.element, this.#swap.element];
    return { below: this.#coach.element, cards, isLarge: false, render: () => this.#render() };
  }

  /** What was under way when the board was left goes on. */
  enter() {
    this.#advisor.look();
    this.#tell("change", {});
    this.#session.shown();
  }

  /** @param {import("../../ali_guli_mane.js").Sowing} sowing */
  sow(sowing) {
    this.#session.sow(sowing);
  }

  shown() {
    this.#session.shown();
  }

  /** @param {import("../../ali_guli_mane.js").Sowing} sowing */
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

  // --- what can be done ---

  /** @returns {Record<string, Action>} */
  get #actions() {
    const { phase, view, info } = this.#session;
    const isAsked = phase === "swap";
    return {
      ...sessionActions(this.#all, () => this.#update(true)),
      next: { can: phase !== "showing", run: () => this.#next() },
      fresh: { can: true, run: () => void this.#begin() },
      resign: { can: phase === "choose", run: () => void this.#resign() },
      stay: { can: isAsked, run: () => void this.#session.chooseSide(false) },
      change: { can: isAsked, run: () => void this.#session.chooseSide(true) },
      match: { can: info.matches, run: () => void this.#openMatch() },
      records: { can: true, run: () => void openRecordsDialog(this.#parts.root, this.#parts.words, this.#session) },
      review: { can: view.outcome !== null, run: this.#ways.review },
      puzzles: { can: true, run: this.#ways.puzzles },
    };
  }

  #next() {
    if (this.#session.phase === "over") this.#session.nextRound();
    else void this.#begin();
  }

  async #begin() {
    const { root, words, games, prefs, analyst } = this.#parts;
    const { seats, options, phase, seatsExchanged, info } = this.#session;
    const wanted = await askForMatch(root, words, {
      games,
      now: { variant: info.id, seats, options },
      exchanged: phase === "matchOver" ? seatsExchanged : null,
      imagine: (match) => this.#session.imagine(match),
      prefs,
      engine: analyst,
    });
    if (!wanted) return;
    this.#announce(wanted.told ?? "", false);
    this.#session.start(wanted);
  }

  async #resign() {
    if (await askToResign(this.#parts.root, this.#parts.words)) this.#session.resign();
  }

  #openMatch() {
    const { root, words, prefs } = this.#parts;
    const { rounds, options, view, info } = this.#session;
    const result = view.matchOutcome ? this.#narrator.ending(view, info).slice(-2) : [];
    const match = { info, rounds, agreed: options.rounds, mirror: prefs.values.mirror, result };
    return openMatchDialog(root, words, match);
  }

  // --- what is seen and heard ---

  #render() {
    const { view, phase, info } = this.#session;
    const isOver = phase === "over" || phase === "matchOver";
    const lost = isOver ? this.#result.show(view, info) : this.#result.hide();
    const left = this.#swap.show(this.#session, this.#parts.prefs.values.worth);
    this.#coach.show();
    return lost || left;
  }

  /** @param {object} progress */
  #think(progress) {
    this.#progress = progress;
    this.#update();
  }

  #update(asked = false) {
    this.#tell("update", { asked });
  }

  /** @param {string} sentence @param {boolean} aloud */
  #announce(sentence, aloud) {
    this.#tell("told", { sentence, aloud });
  }

  /** @param {string} type @param {object} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
