/**
 * Saving that may be refused.
 *
 * Storage can be forbidden, full, or hold what nobody can read. None of that may cost more than the saving: what
 * cannot be stored is kept in memory, and what cannot be read is set aside, not thrown away.
 */

const home = "agm.";

/** Copies set aside under one key; beyond that the oldest goes. */
export const mostCopies = 20;

/**
 * What `read` answers for text that is no JSON. It is empty, so that those who only want their settings need not
 * ask; the others compare.
 */
export const DAMAGED = Object.freeze({});

/**
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} StorageLike
 *   as much of a Storage as is used
 */

/** @param {StorageLike | null} [storage] null: memory only */
export function openStore(storage = storageOfThisPage()) {
  return new Store(storage);
}

/** In some frames it is an error even to look at localStorage. */
function storageOfThisPage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** A storage that lasts as long as the page, for a board that is not meant to remember. @returns {StorageLike} */
export function memoryStorage() {
  /** @type {Map<string, string>} */
  const texts = new Map();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

/**
 * @typedef {(text: string | null) => string} Change   from what is stored by then to what is to be stored
 * @typedef {{ changes: Change[], whole: boolean, seen: string | null }} Unstored
 *   changes that are still to be made, the oldest first. `whole`: nothing stays of what is there. `seen`: what was
 *   there when it was first tried
 */

export class Store {
  #storage;
  #prefix;
  #isStored = false;
  /** What the storage has not taken, by key. @type {Map<string, Unstored>} */
  #unstored = new Map();

  /** @param {StorageLike | null} storage @param {string} [prefix] */
  constructor(storage, prefix = home) {
    this.#storage = storage;
    this.#prefix = prefix;
    this.#put("trial", () => "");
    this.#drop("trial");
  }

  /** A store of the same storage for keys of another's, as two boards on a page must have. @param {string} name */
  under(name) {
    return new Store(this.#storage, `${this.#prefix}${name}/`);
  }

  /** Is all that was written stored, so that it will be there after a reload? */
  get persistent() {
    return this.#isStored && this.#unstored.size === 0;
  }

  /**
   * What was written under a key; null if nothing was, `DAMAGED` if nobody can read it.
   * @param {string} key @returns {any}
   */
  read(key) {
    return parsed(this.#text(key));
  }

  /**
   * Writes whatever JSON can hold. False if it could not be stored and is only remembered until the page is left.
   * @param {string} key @param {unknown} value
   */
  write(key, value) {
    const text = JSON.stringify(value);
    return this.#put(key, () => text);
  }

  /**
   * Changes what is stored by then, whichever window has written it, and leaves the rest alone. False if it could not
   * be stored; then the change is made again whenever something is written.
   * @param {string} key @param {(saved: any) => unknown} change  of what `read` answers; it may be called again
   */
  update(key, change) {
    return this.#put(key, (text) => JSON.stringify(change(parsed(text))), false);
  }

  /**
   * Moves what is under a key, readable or not, to a key of its own. False if the copy could not be stored.
   * @param {string} key
   */
  setAside(key) {
    const text = this.#text(key);
    if (text === null) return true;
    this.#drop(key); // first, since a full storage has no room for both
    return this.#copy(key, text);
  }

  /**
   * Sets aside what is not, or no more, under a key. False if it could not be stored.
   * @param {string} key @param {unknown} value
   */
  putAside(key, value) {
    return this.#copy(key, JSON.stringify(value));
  }

  /** @param {string} key @param {string} text */
  #copy(key, text) {
    const copies = this.#copies(key);
    if (copies.length >= mostCopies) this.#drop(copyOf(key, copies[0]));
    return this.#put(copyOf(key, (copies.at(-1) ?? 0) + 1), () => text);
  }

  /**
   * What was set aside under a key, the newest first.
   * @param {string} key @returns {{ number: number, value: any }[]}
   */
  aside(key) {
    return this.#copies(key)
      .reverse()
      .map((number) => ({ number, value: this.read(copyOf(key, number)) }));
  }

  /** Throws a copy away. @param {string} key @param {number} number */
  forget(key, number) {
    this.#drop(copyOf(key, number));
  }

  /** The numbers of the copies of a key, oldest first. @param {string} key */
  #copies(key) {
    const start = copyOf(key, "");
    const copies = this.#keys().filter((name) => name.startsWith(start));
    return copies
      .map((name) => Number(name.slice(start.length)))
      .filter(Number.isSafeInteger)
      .sort((a, b) => a - b);
  }

  /** @param {string} key @param {Change} change @param {boolean} [whole] */
  #put(key, change, whole = true) {
    const before = this.#unstored.get(key);
    const changes = whole ? [change] : [...(before?.changes ?? []), change];
    const seen = before ? before.seen : this.#stored(key);
    this.#unstored.set(key, { changes, whole: whole || (before?.whole ?? false), seen });
    for (const [waiting, its] of [...this.#unstored]) this.#isStored = this.#try(waiting, its);
    return !this.#unstored.has(key);
  }

  /**
   * Tries to store what waits. If another window has written the same key meanwhile, that is set aside, unless it is
   * only changed.
   * @param {string} key @param {Unstored} its
   */
  #try(key, { changes, whole, seen }) {
    const there = this.#stored(key);
    const isTaken = attempt(false, () => {
      if (!this.#storage) return false;
      this.#storage.setItem(this.#prefix + key, /** @type {string} */ (changed(there, changes)));
      return true;
    });
    if (!isTaken) return false;
    this.#unstored.delete(key);
    if (whole && there !== null && there !== seen) this.#copy(key, there);
    return true;
  }

  /** @param {string} key */
  #drop(key) {
    this.#unstored.delete(key);
    attempt(undefined, () => this.#storage?.removeItem(this.#prefix + key));
  }

  /** What is stored, with what is still to be. @param {string} key */
  #text(key) {
    return changed(this.#stored(key), this.#unstored.get(key)?.changes ?? []);
  }

  /** @param {string} key */
  #stored(key) {
    return attempt(null, () => this.#storage?.getItem(this.#prefix + key) ?? null);
  }

  #keys() {
    const storage = this.#storage;
    const names = attempt([], () => Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? ""));
    const ours = names.filter((name) => name.startsWith(this.#prefix)).map((name) => name.slice(this.#prefix.length));
    return [...new Set([...ours, ...this.#unstored.keys()])];
  }
}

/** @param {string} key @param {number | ""} number */
function copyOf(key, number) {
  return `${key}.aside.${number}`;
}

/** @param {string | null} text @param {Change[]} changes */
function changed(text, changes) {
  let now = text;
  for (const change of changes) now = change(now);
  return now;
}

/** @param {string | null} text */
function parsed(text) {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return DAMAGED;
  }
}

/** What an action gives, or something else where it throws. @template T @param {T} otherwise @param {() => T} action */
function attempt(otherwise, action) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
