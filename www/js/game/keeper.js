/**
 * What is kept of the matches played on one board: the one going on, and those set aside for it.
 *
 * A match is never overwritten by another one. That holds for two windows of one browser too, which share their
 * storage: what another window has saved meanwhile is set aside before we save ours.
 */

import { DAMAGED } from "./store.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./course.js").Agreed & { record: string, seats: string[], played: boolean, at: number }} Kept
 *   `seats`: as they were before sides were changed, if they were. `played`: has anybody sown in it? `at`: when it was
 *   saved, in milliseconds since 1970.
 */

/** A match lies under this key. */
const key = "game";

export class Keeper {
  #store;
  #now;
  /** What we last wrote or read, in short: what lies there is ours as long as it is this. @type {string | null} */
  #ours = null;

  /** @param {Pick<Store, "read" | "write" | "setAside" | "aside" | "forget">} store @param {() => number} now */
  constructor(store, now) {
    this.#store = store;
    this.#now = now;
  }

  /** What was saved last; null if nothing was, `DAMAGED` if nobody can read it. @returns {any} */
  read() {
    const kept = this.#store.read(key);
    this.#ours = inShort(kept);
    return kept;
  }

  /**
   * False if it could not be stored. What was just read is not written again: meanwhile another window may have gone on.
   * @param {Omit<Kept, "at">} match
   */
  write(match) {
    if (inShort(match) === this.#ours) return true;
    const there = this.#store.read(key);
    if (there !== null && inShort(there) !== this.#ours) this.setAside();
    const stored = this.#store.write(key, { ...match, at: this.#now() });
    if (stored) this.#ours = inShort(match);
    return stored;
  }

  /** Another window's match, if it has saved one since; it is ours from now on. @returns {Kept | null} */
  news() {
    const before = this.#ours;
    const kept = this.read();
    return kept && kept !== DAMAGED && this.#ours !== before ? kept : null;
  }

  /** Keeps what is saved, unless nobody has played in it. */
  setAside() {
    const kept = this.#store.read(key);
    if (kept === DAMAGED || (kept !== null && kept.played !== false)) this.setDamagedAside();
  }

  /** Keeps what is saved, also if it makes no sense. */
  setDamagedAside() {
    this.#store.setAside(key);
    this.#ours = null;
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

/** What tells a match from another, or from what it was before. @param {any} kept */
function inShort(kept) {
  return kept?.record ? JSON.stringify([kept.record, kept.seats, kept.swap?.choice ?? null]) : null;
}
