/**
 * What is kept of the matches played on one board: the one going on, and those set aside for it.
 *
 * A match is never overwritten by another one. That holds for two windows of one browser too, which share their
 * storage: what another window has saved meanwhile is set aside before we save ours.
 */

import { DAMAGED } from "./store.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {{ record: string, seats: string[], played: boolean, drawn: number, at: number }} Kept
 *   `played`: has anybody sown in it? `at`: when it was saved, in milliseconds since 1970.
 */

/** A match lies under this key. */
const key = "game";

export class Keeper {
  #store;
  #now;
  /** The record we last wrote or read: what lies there is ours as long as it is this one. @type {string | null} */
  #ours = null;

  /** @param {Pick<Store, "read" | "write" | "setAside" | "aside" | "forget">} store @param {() => number} now */
  constructor(store, now) {
    this.#store = store;
    this.#now = now;
  }

  /** What was saved last; null if nothing was, `DAMAGED` if nobody can read it. @returns {any} */
  read() {
    const kept = this.#store.read(key);
    this.#ours = kept?.record ?? null;
    return kept;
  }

  /** False if it could not be stored. @param {Omit<Kept, "at">} match */
  write(match) {
    const there = this.#store.read(key);
    if (there !== null && there.record !== this.#ours) this.setAside();
    this.#ours = match.record;
    return this.#store.write(key, { ...match, at: this.#now() });
  }

  /** Another window's match, if it has saved one since; it is ours from now on. @returns {Kept | null} */
  news() {
    const before = this.#ours;
    const kept = this.read();
    return kept && kept !== DAMAGED && kept.record !== before ? kept : null;
  }

  /** Keeps what is saved, unless nobody has played in it. */
  setAside() {
    const kept = this.#store.read(key);
    if (kept === DAMAGED || (kept !== null && kept.played !== false)) this.#store.setAside(key);
  }

  /** Keeps what is saved, also if it makes no sense. */
  setDamagedAside() {
    this.#store.setAside(key);
  }

  /** What was set aside and looks like a match, the newest first. @returns {{ number: number, value: any }[]} */
  aside() {
    return this.#store.aside(key).filter(({ value }) => typeof value?.record === "string");
  }

  /** @param {number} number */
  forget(number) {
    this.#store.forget(key, number);
  }
}
