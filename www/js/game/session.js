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
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../../ali_guli_mane.js").GameOptions} GameOptions
 * @typedef {import("../../ali_guli_mane.js").RoundInfo} RoundInfo
 * @typedef {import("../engine/wasm.js").Api} Api
 * @typedef {InstanceType<Api["Game"]>} Game
 * @typedef {import("../engine/engine.js").EngineClient} EngineClient
 * @typedef {import("./store.js").Store} Store
 *
 * @typedef {import("./seats.js").Seats} Seats
 * @typedef {"choose" | "showing" | "thinking" | "over" | "matchOver"} Phase
 * @typedef {{ variant?: string, options?: GameOptions, seats?: Seats, sowings?: Sowing[] }} Wish   `sowings`: made before anybody may choose
 * @typedef {import("./foresight.js").Foresight} Foresight
 * @typedef {{ number: number, view: View, at: number | null }} Earlier   a match set aside, and when, as far as known
 * @typedef {{
 *   api: Pick<Api, "Game" | "variants">,
 *   engine: Pick<EngineClient, "think" | "cancel">,
 *   store: Store,
 *   wait: (ms: number) => Promise<unknown>,
 *   now?: () => number,
 * }} Outside
 */

import { foreseen } from "./foresight.js";
import { Keeper } from "./keeper.js";
import { areSeats, checkSeats } from "./seats.js";
import { goForward, repeat, stepsBack } from "./steps.js";
import { Opponent } from "./opponent.js";
import { pastOf } from "./past.js";

/**
 * Events, each a CustomEvent with a `detail`:
 * - `trace` `{ before, after, trace, by, sowing }`: to be shown; `shown()` is expected in answer, or something that
 *   makes it void (then a `change` comes at once)
 * - `change` `{ view, phase }`: how things stand now, nothing moving
 * - `thinking` `{ known, of }`: so many sowings the computer has found out about, of so many
 * - `refused` `{ code, detail }`: what was asked for may not be done; nothing has changed
 * - `notice` `{ code }`: "storageBlocked", "savedDamaged", "engineFailed"
 */
export class Session extends EventTarget {
  #api;
  #opponent;
  #keeper;
  /** @type {VariantInfo[]} */
  #infos;
  /** @type {Game} */
  #game;
  /** @type {View} */
  #view;
  /** @type {Phase} */
  #phase = "choose";
  /** @type {Seats} */
  #seats = ["person", "person"];
  /** So many sowings were drawn before anybody might choose; nobody takes them back. */
  #drawn = 0;
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
    this.#game = new api.Game(this.#infos[0].id);
    this.#view = this.#game.view();
  }

  get view() {
    return this.#view;
  }

  /** What there is to know about the game that is played. */
  get info() {
    return this.#infos.find(({ id }) => id === this.#view.variant) ?? this.#infos[0];
  }

  get seats() {
    return this.#seats;
  }

  /** What was agreed before this match. */
  get options() {
    return this.#game.options;
  }

  /** The rounds of this match, the running one included. @returns {RoundInfo[]} */
  get rounds() {
    return this.#game.rounds;
  }

  /** Would somebody miss this match, were it gone? */
  get inProgress() {
    return this.#game.canUndo && this.#view.matchOutcome === null;
  }

  get phase() {
    return this.#phase;
  }

  /** The earlier positions of this round, as texts. */
  get past() {
    return pastOf(this.#game);
  }

  /** How long the computer lets its move be expected, in milliseconds. @param {number} ms */
  set beat(ms) {
    this.#opponent.beat = ms;
  }

  get canUndo() {
    return stepsBack(this.#game, this.#isChoice) > 0;
  }

  get canRedo() {
    return this.#game.canRedo;
  }

  // --- beginning and going on ---

  /**
   * Begins a new match; the old one is set aside. What is left out stays as it was.
   * Throws the engine's coded error, and changes nothing, if there is no such match.
   * @param {Wish} [wish]
   */
  start({ variant = this.#view.variant, options, seats = this.#seats, sowings = [] } = {}) {
    checkSeats(seats);
    const agreed = options ?? (variant === this.#view.variant ? this.options : {});
    const game = new this.#api.Game(/** @type {VariantId} */ (variant), agreed);
    for (const sowing of sowings) game.play(sowing);
    this.#keeper.setAside();
    this.#seats = [...seats];
    this.#begin(game, sowings.length);
  }

  /** Goes on with what was saved. False if nothing was, or nobody can read it; then a new match of the usual game begins. */
  restore() {
    const saved = this.#keeper.read();
    return saved !== null && (this.#goOn(saved) || this.#startOver());
  }

  /** Goes on with what another window of this browser has saved meanwhile, if it has. */
  follow() {
    const news = this.#keeper.news();
    if (news && !this.#goOn(news)) this.#keeper.setDamagedAside();
  }

  /** False if it is no match. @param {any} saved */
  #goOn(saved) {
    const game = this.#recorded(saved.record);
    this.#sit(saved.seats);
    if (game) this.#begin(game, saved.drawn);
    return game !== null;
  }

  /** Seats as they were saved, if they make sense. @param {any} seats */
  #sit(seats) {
    if (areSeats(seats)) this.#seats = seats;
  }

  /** @param {any} record */
  #recorded(record) {
    try {
      return this.#api.Game.fromRecord(record);
    } catch {
      return null;
    }
  }

  #startOver() {
    this.#keeper.setDamagedAside();
    this.#begin(new this.#api.Game(this.#infos[0].id));
    this.#tell("notice", { code: "savedDamaged" });
    return false;
  }

  /** The whole match as text. */
  record() {
    return this.#game.record();
  }

  /** Goes on with a recorded match, so many steps before its end. Throws the engine's coded error, and changes nothing, if it cannot be read. @param {string} record */
  load(record, back = 0) {
    const game = this.#api.Game.fromRecord(record);
    repeat(back, () => game.undo());
    this.#keeper.setAside();
    this.#begin(game);
  }

  /** How a match would look before it is begun, or gone on with. Throws the engine's coded error if there is none such. @param {{ record: string } | Wish} wish */
  imagine(wish) {
    const game = "record" in wish
      ? this.#api.Game.fromRecord(wish.record)
      : new this.#api.Game(/** @type {VariantId} */ (wish.variant ?? this.#view.variant), wish.options ?? {});
    return glance(game);
  }

  /** Matches set aside, the newest first, as far as they can be read. @returns {Earlier[]} */
  get earlier() {
    return this.#keeper.aside().flatMap(({ number, value }) => {
      const game = this.#recorded(value.record);
      return game ? [{ number, view: glance(game), at: isMoment(value.at) ? value.at : null }] : [];
    });
  }

  /** Goes on with a match that was set aside; this one is set aside for it. False if there is none such. @param {number} number */
  recall(number) {
    const found = this.#keeper.aside().find((copy) => copy.number === number)?.value;
    const game = this.#recorded(found?.record);
    if (!game) return false;
    this.#keeper.forget(number);
    this.#keeper.setAside();
    this.#sit(found.seats);
    this.#begin(game, found.drawn);
    return true;
  }

  /** Lets go of everything; answers still on their way are dropped. */
  destroy() {
    this.#halt();
    this.#phase = "over";
    this.#game.free();
  }

  // --- what people do ---

  /** A person's choice. False if it was refused. @param {Sowing} sowing */
  sow(sowing) {
    return this.#attempt(sowing, () => this.#game.play(sowing));
  }

  /** The player to move gives the round up. */
  resign() {
    return this.#attempt(null, () => this.#game.resign());
  }

  nextRound() {
    return this.#attempt(null, () => this.#game.nextRound());
  }

  /** What a sowing would come to; null where it may not be made now. @param {Sowing} sowing @returns {Foresight | null} */
  preview(sowing) {
    if (this.#phase !== "choose") return null;
    try {
      return foreseen(this.#game.preview(sowing), this.#view.mover);
    } catch {
      return null;
    }
  }

  /** What was to be shown has been shown. */
  shown() {
    if (this.#phase === "showing") this.#rest();
  }

  /** Back to the last choice of a person. What is being shown or thought is void. */
  undo() {
    const steps = stepsBack(this.#game, this.#isChoice);
    if (steps > 0) this.#travel(() => repeat(steps, () => this.#game.undo()));
    return steps > 0;
  }

  /** Forward to the next choice of a person, or as far as it was played. */
  redo() {
    if (!this.canRedo) return false;
    this.#travel(() => goForward(this.#game, this.#isChoice));
    return true;
  }

  /** Who sits where. It also asks an engine anew that has failed. @param {Seats} seats */
  setSeats(seats) {
    checkSeats(seats);
    this.#seats = [...seats];
    this.#save();
    if (this.#phase === "showing") return;
    this.#halt();
    this.#rest();
  }

  // --- how it goes on ---

  /** @param {Game} game @param {unknown} [drawn] */
  #begin(game, drawn) {
    const old = this.#game;
    this.#drawn = Number.isInteger(drawn) ? Number(drawn) : 0;
    this.#opponent.renew();
    this.#travel(() => (this.#game = game));
    old.free();
  }

  /** Moves to another position without showing the way. @param {() => void} move */
  #travel(move) {
    this.#halt();
    move();
    this.#view = this.#game.view();
    this.#save();
    this.#rest();
  }

  /**
   * Does what a person asks for, or says why not.
   * @param {Sowing | null} sowing @param {() => Event[]} act
   */
  #attempt(sowing, act) {
    if (this.#phase === "thinking" || this.#phase === "showing") return this.#refuse({ code: "notYourTurn" });
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
    this.#view = this.#game.view();
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
    return this.#isPersons(this.#view) ? "choose" : "thinking";
  }

  async #think() {
    const age = this.#age;
    const { variant, text, mover } = this.#view;
    const question = { variant, text, level: this.#seats[mover], past: this.past };
    try {
      const sowing = await this.#opponent.choose(question, (progress) => this.#tell("thinking", progress));
      if (age !== this.#age) return;
      this.#perform(sowing, this.#game.play(/** @type {Sowing} */ (sowing)));
    } catch {
      if (age === this.#age) this.#tell("notice", { code: "engineFailed" });
    }
  }

  /** Whatever was going on is void. */
  #halt() {
    this.#age += 1;
    if (this.#phase === "thinking") this.#opponent.cancel();
  }

  /** Is there something for a person to decide? @param {View} view */
  #isPersons = ({ outcome, mover }) => outcome !== null || this.#seats[mover] === "person";

  /** A place to go back to: a person's choice, and not one that was drawn before anybody chose. @param {View} view */
  #isChoice = (view) => this.#isPersons(view) && !this.#isDrawn();

  #isDrawn() {
    if (this.#drawn === 0) return false;
    const [first, second] = this.#game.rounds;
    return !second && first.sowings < this.#drawn;
  }

  // --- saving and telling ---

  #save() {
    const played = this.#game.canUndo;
    const saved = this.#keeper.write({ record: this.record(), seats: this.#seats, played, drawn: this.#drawn });
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

/** How a match stands that is not gone on with. @param {Game} game */
function glance(game) {
  const view = game.view();
  game.free();
  return view;
}

/** Can it be told as a date? @param {unknown} at milliseconds since 1970 */
function isMoment(at) {
  return typeof at === "number" && !Number.isNaN(new Date(at).getTime());
}
