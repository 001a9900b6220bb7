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

export class Store {
  #storage;
  #prefix;
  #isStored = false;
  /** What the storage has not taken, the newest text by key. @type {Map<string, string>} */
  #unstored = new Map();

  /** @param {StorageLike | null} storage @param {string} [prefix] */
  constructor(storage, prefix = home) {
    this.#storage = storage;
    this.#prefix = prefix;
    this.#put("trial", "");
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
    const text = this.#text(key);
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch {
      return DAMAGED;
    }
  }

  /**
   * Writes whatever JSON can hold. False if it could not be stored and is only remembered until the page is left.
   * @param {string} key @param {unknown} value
   */
  write(key, value) {
    return this.#put(key, JSON.stringify(value));
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
    return this.#put(copyOf(key, (copies.at(-1) ?? 0) + 1), text);
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

  /** @param {string} key @param {string} text */
  #put(key, text) {
    this.#unstored.set(key, text);
    for (const [waiting, its] of this.#unstored) {
      this.#isStored = attempt(false, () => {
        if (!this.#storage) return false;
        this.#storage.setItem(this.#prefix + waiting, its);
        return true;
      });
      if (this.#isStored) this.#unstored.delete(waiting);
    }
    return !this.#unstored.has(key);
  }

  /** @param {string} key */
  #drop(key) {
    this.#unstored.delete(key);
    attempt(undefined, () => this.#storage?.removeItem(this.#prefix + key));
  }

  /** @param {string} key */
  #text(key) {
    return this.#unstored.get(key) ?? attempt(null, () => this.#storage?.getItem(this.#prefix + key) ?? null);
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

/** What an action gives, or something else where it throws. @template T @param {T} otherwise @param {() => T} action */
function attempt(otherwise, action) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
