/**
 * A game in progress: whose choice it is, person or engine, taking back, rounds, saving. No DOM, no clock.
 *
 * What a move does is the engine's business; the session only knows who may act now. Its state is saved before it is
 * shown, so that a page closed in the middle of an animation opens at the position after it.
 */

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").Event} Event
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../../ali_guli_mane.js").GameOptions} GameOptions
 * @typedef {import("../engine/wasm.js").Api} Api
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./seats.js").Seats} Seats
 * @typedef {"choose" | "swap" | "showing" | "thinking" | "over" | "matchOver" | "answered"} Phase
 *   `swap`: a person may change sides; `answered`: a puzzle has been tried
 * @typedef {{ variant?: string, options?: GameOptions, seats?: Seats, sowings?: Sowing[], margin?: number | null, swap?: boolean }} Wish
 *   `sowings`: made before anybody may choose, and `margin`: by how much South wins after them with best play. `swap`:
 *   may the second player change sides after the first turn?
 * @typedef {import("./foresight.js").Foresight} Foresight
 * @typedef {{ sowings: Sowing[], margin: number | null, last: boolean }} Drawn
 * @typedef {{ before: View, after: View, trace: Event[], by: 0 | 1, sowing: Sowing | null, drawn?: Drawn }} Played
 *   `drawn`: all that was drawn, if this is part of it, and whether it is the last
 * @typedef {{
 *   api: Pick<Api, "Game" | "variants">,
 *   engine: import("./opponent.js").Asked,
 *   store: Store,
 *   wait: (ms: number) => Promise<unknown>,
 *   now?: () => number,
 * }} Outside
 */

import { Course } from "./course.js";
import { drawnOut } from "./drawn.js";
import { foreseen } from "./foresight.js";
import { Keeper } from "./keeper.js";
import { Opponent } from "./opponent.js";
import { earlierOf, imagined, recorded } from "./readings.js";
import { checkSeats, savedSeats } from "./seats.js";

/**
 * Events, each a CustomEvent with a `detail`:
 * - `trace` `Played`: to be shown; `shown()` is expected in answer, or something that makes it void (then a `change`
 *   comes at once)
 * - `sides` `{ changed, by, seat }`: the second player, who sat there, has changed sides or stayed; a `change` follows
 * - `change` `{ view, phase }`: how things stand now, nothing moving
 * - `thinking` `{ known, of }`: so many sowings the computer has found out about, of so many
 * - `refused` `{ code, detail }`: what was asked for may not be done; nothing has changed
 * - `notice` `{ code }`: "storageBlocked", "savedDamaged", "engineFailed"
 */
export class Session extends EventTarget {
  #api;
  #opponent;
  #keeper;
  #infos;
  /** @type {Course} */
  #course;
  /** @type {View} */
  #view;
  /** @type {Phase} */
  #phase = "choose";
  /** What was drawn and is still to be shown. @type {Played[]} */
  #toShow = [];
  /** Grows with every change, so that an answer to an older question is known as stale. */
  #age = 0;
  #saves = true;

  /** @param {Outside} outside */
  constructor({ api, engine, store, wait, now = () => Date.now() }) {
    super();
    this.#api = api;
    this.#opponent = new Opponent(engine, wait);
    this.#keeper = new Keeper(store, now);
    this.#infos = api.variants();
    this.#course = new Course(new api.Game(this.#infos[0].id), ["person", "person"]);
    this.#view = this.#course.game.view();
  }

  get view() {
    return this.#view;
  }

  /** What there is to know about the game that is played. */
  get info() {
    return this.#infos.find(({ id }) => id === this.#view.variant) ?? this.#infos[0];
  }

  get seats() {
    return this.#course.seats;
  }

  /** Who sits where in the next match, if they take turns beginning. */
  get turned() {
    return this.#course.turned;
  }

  /** What was agreed to make this match a fair one, and what came of it. */
  get agreed() {
    return this.#course.agreed;
  }

  /** What was agreed before this match. */
  get options() {
    return this.#course.game.options;
  }

  /** The rounds of this match, the running one included. */
  get rounds() {
    return this.#course.game.rounds;
  }

  /** Would somebody miss this match, were it gone? */
  get inProgress() {
    return this.#course.game.canUndo && this.#view.matchOutcome === null;
  }

  get phase() {
    return this.#phase;
  }

  /** The earlier positions of this round, as texts. */
  get past() {
    return this.#course.past;
  }

  /** How long the computer lets its move be expected, in milliseconds. @param {number} ms */
  set beat(ms) {
    this.#opponent.beat = ms;
  }

  get canUndo() {
    return this.#course.steps > 0;
  }

  get canRedo() {
    return this.#course.canRedo;
  }

  // --- beginning and going on ---

  /**
   * Begins a new match; the old one is set aside. What is left out stays as it was.
   * Throws the engine's coded error, and changes nothing, if there is no such match.
   * @param {Wish} [wish]
   */
  start({ variant = this.#view.variant, options, seats = this.seats, sowings = [], margin = null, swap = false } = {}) {
    checkSeats(seats);
    const agreed = options ?? (variant === this.#view.variant ? this.options : {});
    const game = new this.#api.Game(/** @type {VariantId} */ (variant), agreed);
    const toShow = drawnOut(game, sowings, margin);
    this.#keeper.setAside();
    this.#begin(
      new Course(game, [...seats], { drawn: sowings.length, margin, swap: swap && { choice: null } }),
      toShow,
    );
  }

  /** Goes on with what was saved. False if nothing was, or nobody can read it; then a new match of the usual game begins. */
  restore() {
    const saved = this.#keeper.read();
    return saved !== null && (this.#goOn(saved) || this.#startOver(saved));
  }

  /** Goes on with what another window of this browser has saved meanwhile, if it has. */
  follow() {
    const news = this.#keeper.news();
    if (news && !this.#goOn(news)) this.#keeper.setDamagedAside();
  }

  /** False if it is no match. @param {any} saved */
  #goOn(saved) {
    const game = recorded(this.#api, saved.record);
    if (game) this.#begin(new Course(game, savedSeats(saved.seats) ?? this.seats, saved));
    return game !== null;
  }

  /** @param {any} saved what nobody can read, but perhaps who sat there */
  #startOver(saved) {
    this.#keeper.setDamagedAside();
    this.#begin(new Course(new this.#api.Game(this.#infos[0].id), savedSeats(saved.seats) ?? this.seats));
    this.#tell("notice", { code: "savedDamaged" });
    return false;
  }

  /** The whole match as text. */
  record() {
    return this.#course.game.record();
  }

  /** Goes on with a recorded match, so many steps before its end. Throws the engine's coded error, and changes nothing, if it cannot be read. @param {string} record */
  load(record, back = 0) {
    const game = this.#api.Game.fromRecord(record);
    for (let steps = 0; steps < back; steps += 1) game.undo();
    this.#keeper.setAside();
    this.#begin(new Course(game, this.seats));
  }

  /** How a match would look before it is begun, or gone on with. Throws the engine's coded error if there is none such. @param {{ record: string } | Wish} wish */
  imagine(wish) {
    return imagined(this.#api, "record" in wish ? wish : { variant: this.#view.variant, ...wish });
  }

  /** Matches set aside, the newest first, as far as they can be read. */
  get earlier() {
    return earlierOf(this.#api, this.#keeper.aside());
  }

  /** Goes on with a match that was set aside; this one is set aside for it. False if there is none such. @param {number} number */
  recall(number) {
    const found = this.#keeper.aside().find((copy) => copy.number === number)?.value;
    if (!this.earlier.some((match) => match.number === number)) return false;
    this.#keeper.forget(number);
    this.#keeper.setAside();
    return this.#goOn(found);
  }

  /** Lets go of everything; answers still on their way are dropped. */
  destroy() {
    this.#halt();
    this.#phase = "over";
    this.#course.game.free();
  }

  // --- what people do ---

  /** A person's choice. False if it was refused. @param {Sowing} sowing */
  sow(sowing) {
    return this.#attempt(sowing, () => this.#course.play(sowing));
  }

  /** The player to move gives the round up. */
  resign() {
    return this.#attempt(null, () => this.#course.resign());
  }

  nextRound() {
    return this.#attempt(null, () => this.#course.nextRound());
  }

  /** The second player changes sides after the first turn, or stays. False if nobody is asked. @param {boolean} change */
  chooseSide(change) {
    if (this.#phase !== "swap") return false;
    this.#settle(change);
    return true;
  }

  /** What a sowing would come to; null where it may not be made now. @param {Sowing} sowing @returns {Foresight | null} */
  preview(sowing) {
    if (this.#phase !== "choose") return null;
    try {
      return foreseen(this.#course.game.preview(sowing), this.#view.mover);
    } catch {
      return null;
    }
  }

  /** What was to be shown has been shown. */
  shown() {
    if (this.#phase !== "showing") return;
    const next = this.#toShow.shift();
    if (next) this.#tell("trace", next);
    else this.#rest();
  }

  /** Back to the last choice of a person. What is being shown or thought is void. */
  undo() {
    const { steps } = this.#course;
    if (steps > 0) this.#travel(() => this.#course.goBack(steps));
    return steps > 0;
  }

  /** Forward to the next choice of a person, or as far as it was played. */
  redo() {
    if (!this.canRedo) return false;
    this.#travel(() => this.#course.goForward());
    return true;
  }

  /** Who sits where. It also asks an engine anew that has failed. @param {Seats} seats */
  setSeats(seats) {
    checkSeats(seats);
    this.#course.seats = seats;
    this.#save();
    if (this.#phase === "showing") return;
    this.#halt();
    this.#rest();
  }

  // --- how it goes on ---

  /** @param {Course} course @param {Played[]} [toShow] how it came about, if that is to be seen */
  #begin(course, toShow) {
    const old = this.#course.game;
    this.#opponent.renew();
    this.#travel(() => (this.#course = course), toShow);
    old.free();
  }

  /** Moves to another position without showing the way, unless there is one to be shown. @param {() => void} move @param {Played[]} [toShow] */
  #travel(move, toShow = []) {
    this.#halt();
    move();
    this.#view = this.#course.game.view();
    this.#save();
    this.#toShow = toShow;
    if (!toShow.length) return this.#rest();
    this.#phase = "showing";
    this.shown();
  }

  /**
   * Does what a person asks for, or says why not.
   * @param {Sowing | null} sowing @param {() => Event[]} act
   */
  #attempt(sowing, act) {
    const busy = { thinking: "notYourTurn", showing: "notYourTurn", swap: "sidesFirst" };
    if (this.#phase in busy) return this.#refuse({ code: busy[/** @type {keyof typeof busy} */ (this.#phase)] });
    try {
      this.#perform(sowing, act());
      return true;
    } catch (error) {
      return this.#refuse(error);
    }
  }

  /** Takes over what the game has just played: saved first, shown afterwards. @param {Sowing | null} sowing @param {Event[]} trace */
  #perform(sowing, trace) {
    const before = this.#view;
    this.#halt();
    this.#view = this.#course.game.view();
    this.#save();
    this.#phase = "showing";
    this.#tell("trace", { before, after: this.#view, trace, by: before.mover, sowing });
  }

  /** Nothing moves: says how things stand, and asks the computer where it is its turn. */
  #rest() {
    const age = this.#age;
    this.#phase = this.#phaseAtRest();
    this.#tell("change", { view: this.#view, phase: this.#phase });
    if (age === this.#age && this.#phase === "thinking") void this.#think();
  }

  /** @returns {Phase} */
  #phaseAtRest() {
    const { outcome, matchOutcome } = this.#view;
    if (matchOutcome) return "matchOver";
    if (outcome) return "over";
    if (!this.#course.isPersons(this.#view)) return "thinking";
    return this.#course.asks ? "swap" : "choose";
  }

  async #think() {
    const age = this.#age;
    try {
      const answer = await this.#opponent.decide(this.#course, this.#view, (progress) =>
        this.#tell("thinking", progress),
      );
      if (age !== this.#age) return;
      if ("change" in answer) this.#settle(answer.change);
      else this.#perform(answer.sowing, this.#course.play(/** @type {Sowing} */ (answer.sowing)));
    } catch {
      if (age === this.#age) this.#tell("notice", { code: "engineFailed" });
    }
  }

  /** The second player has decided on which side to sit. @param {boolean} changed */
  #settle(changed) {
    const by = this.#view.mover;
    const seat = this.seats[by];
    this.#halt();
    this.#course.choose(changed);
    this.#save();
    this.#tell("sides", { changed, by, seat });
    this.#rest();
  }

  /** Whatever was going on is void. */
  #halt() {
    this.#age += 1;
    if (this.#phase === "thinking") this.#opponent.cancel();
  }

  // --- saving and telling ---

  #save() {
    const saved = this.#keeper.write(this.#course.kept);
    if (this.#saves && !saved) this.#tell("notice", { code: "storageBlocked" });
    this.#saves = saved;
  }

  /** @param {any} error */
  #refuse({ code = "unknown", detail = {} }) {
    this.#tell("refused", { code, detail });
    return false;
  }

  /** @param {string} type @param {object} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
