/** The matches of one board: new ones, recorded ones, and those that are saved or set aside. */

import { playDrawnStart } from "./drawn-start.js";
import { MatchState } from "./match-state.js";
import { MatchStore } from "./match-store.js";
import { savedSeats } from "./seats.js";

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../../ali_guli_mane.js").GameOptions} GameOptions
 * @typedef {import("./match-state.js").Game} Game
 * @typedef {import("./seats.js").Seats} Seats
 * @typedef {import("./types.js").NewMatch} NewMatch
 * @typedef {Pick<import("../engine/wasm.js").Api, "Game" | "variants">} Api
 * @typedef {{ number: number, view: View, seats: Seats | null, at: number | null }} EarlierMatch
 *   a match set aside, who sat where, and when that was, as far as known, in milliseconds since 1970
 */

export class Matches {
  #api;
  #store;

  /** @param {Api} api @param {import("./store.js").Store} store @param {() => number} now */
  constructor(api, store, now) {
    this.#api = api;
    this.#store = new MatchStore(store, now);
  }

  /** A match of the first game, as it usually begins. @param {Seats} seats */
  usual(seats) {
    return new MatchState(new this.#api.Game(this.#api.variants()[0].id), seats);
  }

  /**
   * A new match, and what is to be shown of its start. Throws the engine's coded error if there is no such match.
   * @param {{ variant: string, options: GameOptions, seats: Seats }} game @param {NewMatch} agreed
   */
  begin({ variant, options, seats }, { sowings = [], margin = null, swap = false }) {
    const game = new this.#api.Game(/** @type {VariantId} */ (variant), options);
    const toShow = playDrawnStart(game, sowings, margin);
    const agreement = { drawn: sowings.length, margin, swap: swap && { choice: null } };
    return { match: new MatchState(game, [...seats], agreement), toShow };
  }

  /**
   * A recorded match, some steps before its end. Throws the engine's coded error if it cannot be read.
   * @param {string} record @param {number} back @param {Seats} seats
   */
  recorded(record, back, seats) {
    const game = this.#api.Game.fromRecord(record);
    for (let steps = 0; steps < back; steps += 1) game.undo();
    return new MatchState(game, seats);
  }

  /**
   * How a match would look before it is begun, or gone on with. Throws the engine's coded error if there is no
   * such match.
   * @param {{ record: string } | { variant: string, options?: GameOptions }} match
   */
  imagine(match) {
    if ("record" in match) return viewAndFree(this.#api.Game.fromRecord(match.record));
    return viewAndFree(new this.#api.Game(/** @type {VariantId} */ (match.variant), match.options ?? {}));
  }

  // --- what is saved ---

  /** False if it could not be stored. @param {MatchState} match */
  save(match) {
    return this.#store.write(match.saved);
  }

  /** Keeps what is saved, unless nobody has played in it: another match begins. */
  setAside() {
    this.#store.setAside();
  }

  /**
   * The match that was saved; a usual one if nobody can read what was; null if nothing was.
   * @param {Seats} seats who sits there if nothing is saved of that
   */
  restore(seats) {
    const saved = this.#store.read();
    if (saved === null) return { match: null, isDamaged: false };
    const match = this.#read(saved, seats);
    if (match) return { match, isDamaged: false };
    this.#store.setDamagedAside();
    return { match: this.usual(savedSeats(saved.seats) ?? seats), isDamaged: true };
  }

  /** The match that another window of this browser has saved; null if it has not. @param {Seats} seats */
  follow(seats) {
    const news = this.#store.takeNews();
    const match = news && this.#read(news, seats);
    if (news && !match) this.#store.setDamagedAside();
    return match;
  }

  /** Matches set aside, the newest first, as far as they can be read. @returns {EarlierMatch[]} */
  get earlier() {
    return this.#store.aside().flatMap(({ number, value }) => {
      const seated = savedSeats(value.seats);
      const match = this.#read(value, ["person", "person"]);
      if (!match) return [];
      const { seats, game } = match;
      return [{ number, view: viewAndFree(game), seats: seated && seats, at: isMoment(value.at) ? value.at : null }];
    });
  }

  /**
   * Takes back a match that was set aside, and sets aside the one that is saved. Null if no match has that number.
   * @param {number} number @param {Seats} seats
   */
  resume(number, seats) {
    const found = this.#store.aside().find((copy) => copy.number === number);
    const match = found ? this.#read(found.value, seats) : null;
    if (!found || !match) return null;
    this.#store.takeBack(found);
    this.#store.setAside();
    return match;
  }

  /** Null if it is no match. @param {any} saved @param {Seats} seats */
  #read(saved, seats) {
    const game = this.#gameOf(saved.record);
    return game && new MatchState(game, savedSeats(saved.seats) ?? seats, saved);
  }

  /** Null if it is no record. @param {any} record */
  #gameOf(record) {
    try {
      return this.#api.Game.fromRecord(record);
    } catch {
      return null;
    }
  }
}

/** The view of a match that will not be played on. @param {Game} game */
function viewAndFree(game) {
  const view = game.view();
  game.free();
  return view;
}

/** Can it be told as a date? @param {unknown} at milliseconds since 1970 */
function isMoment(at) {
  return typeof at === "number" && !Number.isNaN(new Date(at).getTime());
}
