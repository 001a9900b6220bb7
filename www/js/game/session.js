/**
 * Which match is played, and that it is kept: begun, restored, recorded, set aside and gone on with. No DOM, no clock.
 */

import { MatchPlay } from "./match-play.js";
import { Matches } from "./matches.js";
import { checkSeats } from "./seats.js";
import { alone } from "./window-lock.js";

/**
 * @typedef {import("../engine/wasm.js").Api} Api
 * @typedef {import("./types.js").NewMatch} NewMatch
 * @typedef {{
 *   api: Pick<Api, "Game" | "variants">,
 *   engine: import("./opponent.js").Engine,
 *   store: import("./store.js").Store,
 *   wait: (ms: number) => Promise<unknown>,
 *   now?: () => number,
 *   lock?: import("./window-lock.js").PlayedIn,
 * }} SessionOptions
 */

/**
 * Events: those of `MatchPlay`, and
 * - `notice` `{ code }`: "storageBlocked", "savedDamaged"
 * - `kept`: the match can be saved again
 */
export class Session extends MatchPlay {
  #matches;
  #lock;
  #saves = true;

  /** @param {SessionOptions} options */
  constructor({ api, engine, store, wait, now = () => Date.now(), lock = alone }) {
    const matches = new Matches(api, store, now);
    super(matches.usual(["person", "person"]), api.variants(), { engine, wait });
    this.#matches = matches;
    this.#lock = lock;
    if (lock !== alone) lock.onChange = (held) => (held ? this.goOn() : this.standBack());
  }

  get isPlayedHere() {
    return this.#lock.held;
  }

  /** From now on the match is played in this window; first it catches up with what another has played. */
  act() {
    this.#lock.take();
    return !this.follow();
  }

  /** Lets go of everything; another window may go on. */
  destroy() {
    this.#lock.release();
    super.destroy();
  }

  /**
   * Begins a new match; the old one is set aside. What is left out stays as it was.
   * Throws the engine's coded error, and changes nothing, if there is no such match.
   * @param {NewMatch} [wanted]
   */
  start(wanted = {}) {
    const { variant = this.view.variant, seats = this.seats } = wanted;
    const options = wanted.options ?? (variant === this.view.variant ? this.options : {});
    checkSeats(seats);
    const { match, toShow } = this.#matches.begin({ variant, options, seats }, wanted);
    this.#lock.take();
    this.#matches.setAside();
    this.begin(match, "start", toShow);
  }

  /** Goes on with what was saved. False if nothing was, or nobody can read it; then a usual match begins. */
  restore() {
    const { match, isDamaged } = this.#matches.restore(this.seats);
    if (match) this.begin(match, "restore");
    if (isDamaged) this.tell("notice", { code: "savedDamaged" });
    return match !== null && !isDamaged;
  }

  /** Goes on with what another window of this browser has saved. False if it has not. */
  follow() {
    const match = this.#matches.follow(this.seats);
    if (match) this.begin(match, "follow");
    return match !== null;
  }

  /** The whole match as text. */
  record() {
    return this.match.game.record();
  }

  /**
   * Goes on with a recorded match, `back` steps before its end; this one is set aside for it. Throws the engine's
   * coded error, and changes nothing, if it cannot be read.
   * @param {string} record
   */
  load(record, back = 0) {
    const match = this.#matches.recorded(record, back, this.seats);
    this.#lock.take();
    this.#matches.setAside();
    this.begin(match, "record");
  }

  /**
   * How a match would look before it is begun, or gone on with. Throws the engine's coded error if there is no
   * such match.
   * @param {{ record: string } | NewMatch} match
   */
  imagine(match) {
    return this.#matches.imagine("record" in match ? match : { variant: this.view.variant, ...match });
  }

  /** Matches set aside, the newest first, as far as they can be read. */
  get earlierMatches() {
    return this.#matches.earlier;
  }

  /**
   * Goes on with a match that was set aside; this one is set aside for it. False if no match has that number.
   * @param {number} number
   */
  resumeMatch(number) {
    this.#lock.take();
    const match = this.#matches.resume(number, this.seats);
    if (match) this.begin(match, "resume");
    return match !== null;
  }

  /** Saves the match; says so, once, if that cannot be done. */
  keep() {
    const saved = this.#matches.save(this.match);
    if (this.#saves && !saved) this.tell("notice", { code: "storageBlocked" });
    if (!this.#saves && saved) this.tell("kept", {});
    this.#saves = saved;
  }
}
