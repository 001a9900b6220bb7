/**
 * A match being played: whose choice it is, person or engine; what is shown, and when it goes on; undo. No DOM, no
 * clock.
 *
 * What a move does is the engine's business; here it is only known who may act now. Whoever keeps the match is told of
 * every state before it is shown, so that a page closed in the middle of an animation opens at the position after it.
 */

import { Opponent } from "./opponent.js";
import { checkSeats } from "./seats.js";

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").Event} Event
 * @typedef {import("../../ali_guli_mane.js").Summary} Summary
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("./match-state.js").MatchState} MatchState
 * @typedef {import("./seats.js").Seats} Seats
 * @typedef {import("./types.js").Jump} Jump
 * @typedef {import("./types.js").Phase} Phase
 * @typedef {import("./types.js").ShownSowing} ShownSowing
 */

/**
 * Events, each a CustomEvent with a `detail`:
 * - `trace` `ShownSowing`: to be shown; `shown()` is expected in answer, or something that makes it void (then a
 *   `change` comes at once)
 * - `sides` `{ changed, by, seat }`: the second player, who sat there, has changed sides or stayed; a `change` follows
 * - `change` `{ view, phase, jump }`: how things stand now, nothing moving. `jump`: how the match came here, if nobody
 *   was shown the way
 * - `thinking` `{ known, of }`: how many sowings the computer has evaluated, of how many
 * - `refused` `{ code, detail }`: what was asked for may not be done; nothing has changed
 * - `notice` `{ code }`: "engineFailed"
 */
export class MatchPlay extends EventTarget {
  #opponent;
  #infos;
  #match;
  /** @type {View} */
  #view;
  /** Read once for every view. @type {string[] | null} */
  #history = null;
  /**
   * There may be thousands: read once for every round.
   * @type {import("../../ali_guli_mane.js").RoundInfo[] | null}
   */
  #rounds = null;
  /** @type {Phase} */
  #phase = "choose";
  /** What was drawn and is still to be shown. @type {ShownSowing[]} */
  #toShow = [];
  /** While it is held, the computer's answer waits for this. */
  #held = Promise.resolve();
  #letGo = () => {};
  /** Is the computer being asked, or has it failed? */
  #isAsking = false;
  /** Grows with every change, so that an answer to an older question is known as stale. */
  #age = 0;

  /**
   * @param {MatchState} match @param {VariantInfo[]} infos of all games
   * @param {{ engine: import("./opponent.js").Engine, wait: (ms: number) => Promise<unknown> }} computer
   */
  constructor(match, infos, { engine, wait }) {
    super();
    this.#opponent = new Opponent(engine, wait);
    this.#infos = infos;
    this.#match = match;
    this.#view = match.game.view();
  }

  /** What is played, and who plays it: to be looked at, and changed only here. */
  get match() {
    return this.#match;
  }

  get view() {
    return this.#view;
  }

  /** What there is to know about the game that is played. */
  get info() {
    return this.#infos.find(({ id }) => id === this.#view.variant) ?? this.#infos[0];
  }

  get seats() {
    return this.#match.seats;
  }

  /** Who sits where in the next match, if they take turns beginning. */
  get seatsExchanged() {
    return this.#match.seatsExchanged;
  }

  /** What was agreed to make this match a fair one, and what came of it. */
  get agreement() {
    return this.#match.agreement;
  }

  /** What was agreed before this match. */
  get options() {
    return this.#match.game.options;
  }

  /** The rounds of this match; the running one, too, as it began. */
  get rounds() {
    return (this.#rounds ??= this.#match.game.rounds);
  }

  /** Would somebody miss this match, were it gone? */
  get inProgress() {
    return this.#match.game.canUndo && this.#view.matchOutcome === null;
  }

  get phase() {
    return this.#phase;
  }

  /** The earlier positions of this round, as texts. */
  get history() {
    return (this.#history ??= this.#match.history);
  }

  /** How long the computer lets its move be expected, in milliseconds. @param {number} ms */
  set beat(ms) {
    this.#opponent.beat = ms;
  }

  get canUndo() {
    return this.#match.stepsToUndo > 0;
  }

  get canRedo() {
    return this.#match.canRedo;
  }

  /** Lets go of everything; answers still on their way are dropped. */
  destroy() {
    this.#halt();
    this.#phase = "over";
    this.#match.game.free();
  }

  // --- what people do ---

  /** A person's choice. False if it was refused. @param {Sowing} sowing */
  sow(sowing) {
    return this.#attempt(() => this.#play(sowing));
  }

  /** The player to move gives the round up. */
  resign() {
    return this.#attempt(() => this.#perform(this.#match.resign()));
  }

  nextRound() {
    return this.#attempt(() => this.#perform(this.#match.nextRound()));
  }

  /**
   * The second player changes sides after the first turn, or stays. False if nobody is asked.
   * @param {boolean} change
   */
  chooseSide(change) {
    if (!this.act() || this.#phase !== "swap") return false;
    this.#settle(change);
    return true;
  }

  /**
   * What a sowing would come to; null where it may not be made now.
   * @param {Sowing} sowing @returns {Summary | null}
   */
  preview(sowing) {
    if (this.#phase !== "choose") return null;
    try {
      return this.#match.game.summary(sowing);
    } catch {
      return null;
    }
  }

  /**
   * The computer may think but does not play while it is held: whoever plays looks elsewhere.
   * @param {boolean} isHeld
   */
  hold(isHeld) {
    this.#letGo();
    if (isHeld) this.#held = new Promise((resolve) => (this.#letGo = resolve));
  }

  /** What was to be shown has been shown. */
  shown() {
    if (this.#phase !== "showing") return;
    const next = this.#toShow.shift();
    if (next) this.tell("trace", next);
    else this.#rest();
  }

  /** What has been done in this round. */
  get moves() {
    return this.#match.moves;
  }

  /** Back to the moment before a person's sowing of this round. @param {number} at  0 for the first */
  goTo(at) {
    if (!this.moves[at]?.isPlace || !this.act()) return false;
    this.#travel(() => this.#match.goTo(at), "undo");
    return true;
  }

  /** Back to the last choice of a person. What is being shown or thought is void. */
  undo() {
    if (!this.act()) return false;
    const steps = this.#match.stepsToUndo;
    if (steps > 0) this.#travel(() => this.#match.goBack(steps), "undo");
    return steps > 0;
  }

  /** Forward to the next choice of a person, or as far as it was played. */
  redo() {
    if (!this.act() || !this.canRedo) return false;
    this.#travel(() => this.#match.goForward(), "redo");
    return true;
  }

  /** Decides who sits where. An engine that has failed is asked again. @param {Seats} seats */
  setSeats(seats) {
    checkSeats(seats);
    if (!this.act()) return;
    this.#match.seats = seats;
    this.keep();
    if (this.#phase === "showing") return;
    this.#halt();
    this.#rest();
  }

  // --- how it goes on ---

  /**
   * Another match takes the place of this one.
   * @param {MatchState} match
   * @param {Jump} jump @param {ShownSowing[]} [toShow] how it came about, if that is to be seen
   */
  begin(match, jump, toShow) {
    const old = this.#match.game;
    this.#opponent.renew();
    this.#rounds = null;
    this.#travel(() => (this.#match = match), jump, toShow);
    old.free();
  }

  /**
   * Moves to another position without showing the way, unless there is one to be shown.
   * @param {() => void} move @param {Jump} jump @param {ShownSowing[]} [toShow]
   */
  #travel(move, jump, toShow = []) {
    this.#halt();
    move();
    this.#look();
    this.keep();
    this.#toShow = toShow;
    if (!toShow.length) return this.#rest(jump);
    this.#phase = "showing";
    this.shown();
  }

  /** Does what a person asks for, or says why not. @param {() => void} act */
  #attempt(act) {
    if (!this.act()) return false;
    const busy = { thinking: "notYourTurn", showing: "notYourTurn", swap: "sidesFirst" };
    if (this.#phase in busy) return this.#refuse({ code: busy[/** @type {keyof typeof busy} */ (this.#phase)] });
    try {
      act();
      return true;
    } catch (error) {
      return this.#refuse(error);
    }
  }

  /** @param {Sowing} sowing */
  #play(sowing) {
    const summary = this.#match.game.summary(sowing);
    this.#perform(this.#match.play(sowing), sowing, summary);
  }

  /**
   * Takes over what the game has just played: saved first, shown afterwards.
   * @param {Event[]} trace @param {Sowing | null} [sowing] @param {Summary | null} [summary]
   */
  #perform(trace, sowing = null, summary = null) {
    const before = this.#view;
    this.#halt();
    this.#look();
    this.keep();
    this.#phase = "showing";
    this.tell("trace", { before, after: this.#view, trace, by: before.mover, sowing, summary });
  }

  /** Takes over how the match stands. */
  #look() {
    const { round, outcome } = this.#view;
    this.#view = this.#match.game.view();
    this.#history = null;
    if (this.#view.round !== round || (this.#view.outcome === null) !== (outcome === null)) this.#rounds = null;
  }

  /** Nothing moves: says how things stand, and asks the computer where it is its turn. @param {Jump | null} jump */
  #rest(jump = null) {
    const age = this.#age;
    this.#phase = this.#phaseAtRest();
    this.tell("change", { view: this.#view, phase: this.#phase, jump });
    if (age === this.#age) this.goOn();
  }

  /** The computer is asked, if it is its turn and this is where it is asked. */
  goOn() {
    if (this.#phase !== "thinking" || this.#isAsking || !this.isPlayedHere) return;
    void this.#think();
  }

  /** The computer is asked elsewhere: what it is asked here is void. */
  standBack() {
    if (this.#phase === "thinking") this.#halt();
  }

  /** @returns {Phase} */
  #phaseAtRest() {
    const { outcome, matchOutcome } = this.#view;
    if (matchOutcome) return "matchOver";
    if (outcome) return "over";
    if (!this.#match.isForPerson(this.#view)) return "thinking";
    return this.#match.isSwapDue ? "swap" : "choose";
  }

  async #think() {
    const age = this.#age;
    this.#isAsking = true;
    try {
      const answer = await this.#opponent.decide(this.#match, this.#view, (progress) =>
        this.tell("thinking", progress),
      );
      await this.#held;
      if (age !== this.#age) return;
      if ("change" in answer) this.#settle(answer.change);
      else this.#play(/** @type {Sowing} */ (answer.sowing));
    } catch {
      if (age === this.#age) this.tell("notice", { code: "engineFailed" });
    }
  }

  /** The second player has decided on which side to sit. @param {boolean} changed */
  #settle(changed) {
    const by = this.#view.mover;
    const seat = this.seats[by];
    this.#halt();
    this.#match.chooseSides(changed);
    this.keep();
    this.tell("sides", { changed, by, seat });
    this.#rest();
  }

  /** Whatever was going on is void. */
  #halt() {
    this.#age += 1;
    this.#isAsking = false;
    if (this.#phase === "thinking") this.#opponent.cancel();
  }

  // --- keeping and telling ---

  /** Is it here that the computer is asked? */
  get isPlayedHere() {
    return true;
  }

  /** A person acts here. False if the match has gone on elsewhere, and they have not yet seen how. */
  act() {
    return true;
  }

  /** The match has changed: whoever keeps it does so now. */
  keep() {}

  /** @param {any} error */
  #refuse({ code = "unknown", detail = {} }) {
    this.tell("refused", { code, detail });
    return false;
  }

  /** @param {string} type @param {object} detail */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
