/**
 * A game in progress: whose choice it is, person or engine, taking back, rounds, saving. No DOM, no clock.
 *
 * What a move does is the engine's business; the session only knows who may act now. Its state is saved before it is
 * shown, so that a page closed in the middle of an animation opens at the position after it.
 */

/**
 * @typedef {import("../ali_guli_mane.js").View} View
 * @typedef {import("../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../ali_guli_mane.js").Event} Event
 * @typedef {import("../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../ali_guli_mane.js").GameOptions} GameOptions
 * @typedef {import("./wasm.js").Api} Api
 * @typedef {InstanceType<Api["Game"]>} Game
 * @typedef {import("./engine.js").EngineClient} EngineClient
 * @typedef {import("./store.js").Store} Store
 *
 * @typedef {"person" | string} Seat  who sits there: a person, or a level of the engine
 * @typedef {[Seat, Seat]} Seats      by player
 * @typedef {"choose" | "showing" | "thinking" | "over" | "matchOver"} Phase
 * @typedef {{ variant?: string, options?: GameOptions, seats?: Seats }} Wish
 * @typedef {{ ends: number | null, takes: number[], wins: number, again: boolean }} Foresight
 *   `ends`: the hole in which the last seed falls; null in a bank. `takes`, `wins`: what the sower gets by it.
 * @typedef {{
 *   api: Pick<Api, "Game" | "variants">,
 *   engine: Pick<EngineClient, "think" | "cancel">,
 *   store: Pick<Store, "read" | "write" | "setAside">,
 *   wait: (ms: number) => Promise<unknown>,
 * }} Outside
 */

import { DAMAGED } from "./store.js";

/** What is saved lies under this key: `{ record, options, seats, played }`. */
const key = "game";

/** The computer takes at least so long, in milliseconds, so that its move is seen to begin. */
const beat = 400;

/**
 * Events, each a CustomEvent with a `detail`:
 * - `trace` `{ before, after, trace, by, sowing }`: to be shown; `shown()` is expected in answer, or something that
 *   makes it void (then a `change` comes at once)
 * - `change` `{ view, phase }`: how things stand now, nothing moving
 * - `refused` `{ code, detail }`: what was asked for may not be done; nothing has changed
 * - `notice` `{ code }`: "storageBlocked", "savedDamaged", "engineFailed"
 */
export class Session extends EventTarget {
  #api;
  #engine;
  #store;
  #wait;
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
  /** @type {GameOptions} */
  #options = {};
  /** Grows with every change, so that an answer to an older question is known as stale. */
  #age = 0;
  #saves = true;

  /** @param {Outside} outside */
  constructor({ api, engine, store, wait }) {
    super();
    this.#api = api;
    this.#engine = engine;
    this.#store = store;
    this.#wait = wait;
    this.#infos = api.variants();
    this.#game = this.#usualGame();
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

  get phase() {
    return this.#phase;
  }

  get canUndo() {
    return this.#stepsBack() > 0;
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
  start({ variant = this.#view.variant, options, seats = this.#seats } = {}) {
    checkSeats(seats);
    const agreed = options ?? (variant === this.#view.variant ? this.#options : {});
    const game = new this.#api.Game(/** @type {VariantId} */ (variant), agreed);
    this.#setAside();
    this.#seats = [...seats];
    this.#begin(game, { ...agreed });
  }

  /** Goes on with what was saved. False if nothing was, or nobody can read it; then a new match of the usual game begins. */
  restore() {
    const saved = this.#store.read(key);
    if (saved === null) return false;
    if (areSeats(saved.seats)) this.#seats = saved.seats;
    const game = this.#recorded(saved.record);
    if (!game) return this.#startOver();
    this.#begin(game, Object(saved.options));
    return true;
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
    this.#store.setAside(key);
    this.#begin(this.#usualGame(), {});
    this.#tell("notice", { code: "savedDamaged" });
    return false;
  }

  /** The whole match as text. */
  record() {
    return this.#game.record();
  }

  /** Goes on with a recorded match. Throws the engine's coded error, and changes nothing, if it cannot be read. @param {string} record */
  load(record) {
    const game = this.#api.Game.fromRecord(record);
    this.#setAside();
    this.#begin(game, {});
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
    const steps = this.#stepsBack();
    if (steps > 0) this.#travel(() => repeat(steps, () => this.#game.undo()));
    return steps > 0;
  }

  /** Forward to the next choice of a person, or as far as it was played. */
  redo() {
    if (!this.canRedo) return false;
    this.#travel(() => {
      let view = this.#game.redo();
      while (view && !this.#isPersons(view)) view = this.#game.redo();
    });
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

  /** @param {Game} game @param {GameOptions} options */
  #begin(game, options) {
    const old = this.#game;
    this.#options = options;
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
    const options = { level: /** @type {any} */ (this.#seats[mover]) };
    try {
      const [{ sowing }] = await Promise.all([this.#engine.think(variant, text, options), this.#wait(beat)]);
      if (age !== this.#age) return;
      if (!sowing) throw new Error("the engine sows nothing");
      this.#perform(sowing, this.#game.play(sowing));
    } catch {
      if (age === this.#age) this.#tell("notice", { code: "engineFailed" });
    }
  }

  /** Whatever was going on is void. */
  #halt() {
    this.#age += 1;
    if (this.#phase === "thinking") this.#engine.cancel();
  }

  /** Is there something for a person to decide? @param {View} view */
  #isPersons({ outcome, mover }) {
    return outcome !== null || this.#seats[mover] === "person";
  }

  /** How many steps back lies a person's choice; 0 if none does. The game is as it was afterwards, redo included. */
  #stepsBack() {
    let steps = 0;
    let found = false;
    while (!found && this.#game.canUndo) {
      const view = this.#game.undo();
      steps += 1;
      found = view !== null && this.#isPersons(view);
    }
    repeat(steps, () => this.#game.redo());
    return found ? steps : 0;
  }

  // --- saving and telling ---

  #save() {
    const played = this.#game.canUndo;
    const saved = this.#store.write(key, { record: this.record(), options: this.#options, seats: this.#seats, played });
    if (this.#saves && !saved) this.#tell("notice", { code: "storageBlocked" });
    this.#saves = saved;
  }

  /** Keeps the old match, unless nobody has played in it. */
  #setAside() {
    const saved = this.#store.read(key);
    if (saved === DAMAGED || (saved !== null && saved.played !== false)) this.#store.setAside(key);
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

  #usualGame() {
    return new this.#api.Game(this.#infos[0].id);
  }
}

/** Reads off a trace what it does for a player. @param {Event[]} trace @param {0 | 1} player @returns {Foresight} */
function foreseen(trace, player) {
  /** @type {Foresight} */
  const sum = { ends: null, takes: [], wins: 0, again: false };
  for (const event of trace) {
    if (event.kind === "drop") sum.ends = event.hole;
    if (event.kind === "bankDrop") sum.ends = null;
    if (!("player" in event) || event.player !== player) continue;
    if (event.kind === "bankDrop") sum.wins += 1;
    if (event.kind === "again") sum.again = true;
    if (event.kind === "ripe") win(sum, [event.hole], event.seeds);
    if (event.kind === "capture") win(sum, event.holes, event.seeds);
  }
  return sum;
}

/** @param {Foresight} sum @param {number[]} holes @param {number} seeds */
function win(sum, holes, seeds) {
  sum.wins += seeds;
  sum.takes = [...new Set([...sum.takes, ...holes])];
}

/** @param {number} times @param {() => void} step */
function repeat(times, step) {
  for (let i = 0; i < times; i += 1) step();
}

/** @param {any} seats @returns {seats is Seats} */
function areSeats(seats) {
  return Array.isArray(seats) && seats.length === 2 && seats.every((seat) => typeof seat === "string");
}

/** @param {any} seats */
function checkSeats(seats) {
  if (!areSeats(seats)) throw new TypeError("seats are two names, South's first");
}
