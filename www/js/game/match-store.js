/**
 * The saved matches of one board: the one going on, and those set aside.
 *
 * A match is never overwritten by another one. That holds for two windows of one browser too, which share their
 * storage: what another window has saved is set aside before we save ours. And if both save in the same
 * moment, before either sees what the other does, the one whose match is gone sets it aside when it follows.
 */

import { DAMAGED } from "./store.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./match-state.js").Agreement & { id: string, record: string, seats: string[], played: boolean,
 *   at: number }} SavedMatch
 *   `id`: no other match has it. `seats`: as they were before sides were changed, if they were. `played`: has anybody
 *   sown in it? `at`: when it was saved, in milliseconds since 1970.
 */

/** A match lies under this key. */
const key = "game";

export class MatchStore {
  #store;
  #now;
  /** What we last wrote or read: what lies there is ours as long as it is this. @type {any} */
  #ours = null;
  /** A match that was taken back: as long as it is as it was, it keeps its date. @type {any} */
  #takenBack = null;
  /** Is what we last wrote stored, or only remembered? */
  #isStored = true;

  /**
   * @param {Pick<Store, "read" | "write" | "setAside" | "putAside" | "aside" | "forget">} store
   * @param {() => number} now
   */
  constructor(store, now) {
    this.#store = store;
    this.#now = now;
  }

  /** What was saved last; null if nothing was, `DAMAGED` if nobody can read it. @returns {any} */
  read() {
    return (this.#ours = this.#store.read(key));
  }

  /**
   * False if it could not be stored. What was just read is not written again: meanwhile another window may have
   * gone on.
   * @param {Omit<SavedMatch, "at">} match
   */
  write(match) {
    if (isSame(match, this.#ours) && this.#isStored) return true;
    const there = this.#store.read(key);
    if (there !== null && !isSame(there, this.#ours)) this.setAside();
    const at = isSame(match, this.#takenBack) ? this.#takenBack.at : this.#now();
    const kept = { ...match, at };
    this.#isStored = this.#store.write(key, kept);
    this.#ours = kept;
    return this.#isStored;
  }

  /** Another window's match, if it has saved one since; it is ours from now on. @returns {SavedMatch | null} */
  takeNews() {
    const ours = this.#ours;
    const kept = this.read();
    if (!kept || kept === DAMAGED || isSame(kept, ours)) return null;
    if (kept.id !== ours?.id) this.#rescue(ours);
    return kept;
  }

  /** Sets a match aside that lies nowhere any more, unless nobody has played in it. @param {any} match */
  #rescue(match) {
    if (inShort(match) === null || match.played === false) return;
    const isKept = this.aside().some(({ value }) => isSame(value, match));
    if (!isKept) this.#store.putAside(key, match);
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

  /** It lies aside no more, since somebody goes on with it. @param {{ number: number, value: any }} copy */
  takeBack({ number, value }) {
    this.#takenBack = value;
    this.#store.forget(key, number);
  }
}

/** What tells a match from another, or from what it was before; null for what is none. @param {any} kept */
function inShort(kept) {
  return kept?.record ? JSON.stringify([kept.id ?? null, kept.record, kept.seats, kept.swap?.choice ?? null]) : null;
}

/** Are both the same match, as far as it has come? @param {any} kept @param {any} other */
const isSame = (kept, other) => inShort(kept) !== null && inShort(kept) === inShort(other);
