/** A match as it is played at the board: what can be done in it, and the cards and windows that belong to it. */

import { FirstSteps } from "../teach/first-steps.js";
import { SessionActivity } from "../teach/session-activity.js";
import { passOn, sessionActions, sessionState } from "../teach/session-state.js";
import { h } from "../ui/elements.js";
import { bring } from "../ui/later.js";
import { askToResign } from "./resign-dialog.js";
import { ResultCard } from "./result-card.js";
import { SwapCard } from "./swap-card.js";

/**
 * @typedef {import("../table/activity.js").Action} Action
 * @typedef {import("../teach/session-activity.js").SessionParts & { root: ShadowRoot,
 *   games: import("../../ali_guli_mane.js").VariantInfo[] }} GameParts
 * @typedef {import("../game/types.js").Jump} Jump
 * @typedef {{ puzzles: () => void, review: () => void }} Ways   where else one can go from here
 */

export class GameActivity extends SessionActivity {
  #given;
  #ways;
  #result;
  #swap;
  #steps;
  #lessons;
  /** The position, as text, in which the same player sows again. */
  #again = "";
  /** How far the computer has thought. */
  #progress = {};
  /** That no fair start could be drawn for the match that begins. */
  #unfair = "";

  /** @param {GameParts} given @param {Ways} ways @param {AbortSignal} signal */
  constructor(given, ways, signal) {
    super(given);
    this.#given = given;
    this.#ways = ways;
    this.#result = new ResultCard(this.narrator);
    const speak = (/** @type {string} */ sentence) => this.tell("spoken", { sentence });
    this.#swap = new SwapCard(given.words, given.analysisClient, speak, signal);
    this.#steps = new FirstSteps({ ...this.parts, words: given.words, speak }, signal);
    this.#lessons = h("div", { class: "lessons" }, this.#steps.element, this.coach.element);
    this.#hear(signal);
  }

  /** @param {AbortSignal} signal */
  #hear(signal) {
    /** @param {string} type @param {(detail: any) => void} hear */
    const on = (type, hear) =>
      this.session.addEventListener(type, (event) => hear(/** @type {CustomEvent} */ (event).detail), { signal });
    on("trace", ({ trace, after }) => (this.#again = trace.at(-1)?.kind === "again" ? after.text : ""));
    on("change", () => (this.#progress = {}));
    on("thinking", (progress) => this.#think(progress));
    on("sides", (detail) => this.#announce(this.narrator.sides(detail, this.session.seats), true));
    passOn(this.parts, this, (jump) => this.#arrived(jump), signal);
  }

  // --- as the table asks for it ---

  get state() {
    const again = this.session.view.text === this.#again;
    const state = sessionState(this.parts, this.#actions, { again, ...this.#progress });
    return this.#steps.isOn ? { ...state, invitation: "" } : state; // they invite in words of their own
  }

  /** @returns {import("../table/activity.js").Panel} */
  get panel() {
    const cards = [this.#result.element, this.#swap.element];
    return { below: this.#lessons, cards, isLarge: false, render: () => this.#render() };
  }

  /** What was under way when the board was left goes on. */
  enter() {
    this.advisor.look();
    this.tell("change", {});
    this.session.shown();
  }

  /** @param {import("../game/seats.js").Seats} seats */
  reseat(seats) {
    this.session.setSeats(seats);
  }

  // --- what can be done ---

  /** @returns {Record<string, Action>} */
  get #actions() {
    const { phase, view, info } = this.session;
    const isAsked = phase === "swap";
    return {
      ...sessionActions(this.parts, () => this.update(true)),
      next: { can: phase !== "showing", run: () => this.#next() },
      fresh: { can: true, run: () => void this.#begin() },
      resign: { can: phase === "choose", run: () => void this.#resign() },
      teach: { can: FirstSteps.fits(info), run: () => this.#teach() },
      taught: { can: this.#steps.isOn, run: () => this.#steps.end() },
      stay: { can: isAsked, run: () => void this.session.chooseSide(false) },
      change: { can: isAsked, run: () => void this.session.chooseSide(true) },
      match: { can: info.matches, run: () => void this.#openMatch() },
      moves: { can: this.session.history.length > 0, run: () => void this.#openMoves() },
      records: { can: true, run: () => void this.#openRecords() },
      review: { can: view.outcome !== null, run: this.#ways.review },
      puzzles: { can: true, run: this.#ways.puzzles },
    };
  }

  #teach() {
    this.#steps.begin();
    this.tell("focus", {});
  }

  #next() {
    if (this.session.phase === "over") this.session.nextRound();
    else void this.#begin();
  }

  /** A window that comes when it is asked for. @template T @param {() => Promise<T>} part */
  #bring(part) {
    return bring(this.#given.root, this.#given.words.later, part);
  }

  async #begin() {
    const window = await this.#bring(() => import("./new-match-dialog.js"));
    if (!window) return;
    const { root, words, games, prefs, analysisClient } = this.#given;
    const { seats, options, phase, seatsExchanged, info } = this.session;
    const wanted = await window.askForMatch(root, words, {
      games,
      now: { variant: info.id, seats, options },
      exchanged: phase === "matchOver" ? seatsExchanged : null,
      imagine: (match) => this.session.imagine(match),
      prefs,
      engine: analysisClient,
    });
    if (!wanted) return;
    this.#unfair = wanted.told ?? "";
    this.session.start(wanted);
  }

  async #resign() {
    if (await askToResign(this.#given.root, this.#given.words)) this.session.resign();
  }

  async #openRecords() {
    const window = await this.#bring(() => import("./records-dialog.js"));
    return window?.openRecordsDialog(this.#given.root, this.#given.words, this.session);
  }

  /** From there one can go back to an earlier choice. */
  async #openMoves() {
    const window = await this.#bring(() => import("./moves-dialog.js"));
    const at = await window?.openMovesDialog(this.#given.root, this.#given.words, this.session.moves);
    if (at != null && this.session.goTo(at)) this.tell("focus", {});
  }

  async #openMatch() {
    const window = await this.#bring(() => import("./match-dialog.js"));
    const { root, words, prefs } = this.#given;
    const { rounds, options, view, info } = this.session;
    const result = view.matchOutcome ? this.#ending.slice(-2) : [];
    const match = { info, rounds, agreed: options.rounds, mirror: prefs.values.mirror, result };
    return window?.openMatchDialog(root, words, match);
  }

  // --- what is seen and heard ---

  /** How the round came out, in sentences. */
  get #ending() {
    const { view, info, seats, rounds } = this.session;
    return this.narrator.ending(view, info, seats, rounds.at(-1)?.stocks);
  }

  #render() {
    const { view, phase } = this.session;
    const isOver = phase === "over" || phase === "matchOver";
    const lost = isOver ? this.#result.show(view, this.#ending) : this.#result.hide();
    const left = this.#swap.show(this.session, this.#given.prefs.values.worth);
    this.coach.show();
    const done = this.#steps.render();
    return lost || left || done;
  }

  /** What there is to tell of a position to which nobody was shown the way. @param {Jump} jump */
  #arrived(jump) {
    const { session, narrator } = this;
    const { view, info, phase, seats } = session;
    if (jump === "restore") return { told: "", spoken: "" };
    if (jump !== "start") {
      const told = narrator.arrived(jump, phase, view, seats);
      return { told, spoken: told };
    }
    const told = this.#unfair;
    this.#unfair = "";
    const { start } = narrator.words.board;
    return { told, spoken: [narrator.caption(view, info), told || (phase === "choose" ? start : "")].join(". ") };
  }

  /** @param {object} progress */
  #think(progress) {
    this.#progress = progress;
    this.update();
  }

  /** @param {string} sentence @param {boolean} aloud */
  #announce(sentence, aloud) {
    this.tell("told", { sentence, aloud });
  }
}
