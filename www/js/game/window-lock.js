/**
 * Which of several windows of one site plays a match: only that one asks the computer, and shows its sowings.
 *
 * It is the one in which a person acted last. When it is closed, one of the others goes on. The browser's locks know
 * that; where it has none, each window believes it is the only one, and what they save is still set aside, not lost.
 */

/** For a match that no other window has. */
export const alone = { held: true, take() {}, onChange: (/** @type {boolean} */ _held) => {}, release() {} };

/** @typedef {typeof alone} PlayedIn */

/** @implements {PlayedIn} */
export class WindowLock {
  #name;
  #locks;
  /** Gives up waiting for the lock. */
  #waiting = new AbortController();
  /** Gives the lock back. */
  #let = () => {};
  #isOver = false;
  held = false;
  /** Hears when this window begins to play, and when it no longer does. @param {boolean} _held */
  onChange(_held) {}

  /** @param {string} name @param {Pick<LockManager, "request">} locks */
  constructor(name, locks) {
    this.#name = name;
    this.#locks = locks;
    this.#wait();
  }

  /** A person acts here: it is taken from whichever window has it. */
  take() {
    if (this.held || this.#isOver) return;
    this.#waiting.abort();
    this.#set(true);
    this.#locks.request(this.#name, { steal: true }, () => this.#keep()).catch((error) => this.#lose(error));
  }

  /** Another window may go on. */
  release() {
    this.#isOver = true;
    this.#waiting.abort();
    this.#let();
  }

  #wait() {
    const { signal } = (this.#waiting = new AbortController());
    const asked = this.#locks.request(this.#name, { signal }, () => this.#keep());
    asked.catch((error) => signal.aborted || this.#lose(error));
  }

  /** It is held as long as this promise lasts. @returns {Promise<void> | undefined} */
  #keep() {
    if (this.#isOver) return undefined;
    this.#set(true);
    return new Promise((resolve) => {
      this.#let = resolve;
    });
  }

  /** Another window has taken it; or this page may have no locks. @param {Error} error */
  #lose(error) {
    if (this.#isOver) return;
    if (error.name !== "AbortError") return this.#set(true);
    this.#set(false);
    this.#wait();
  }

  /** @param {boolean} held */
  #set(held) {
    if (held === this.held) return;
    this.held = held;
    this.onChange(held);
  }
}

/** @param {string} name of the match */
export function windowLock(name) {
  const { locks } = navigator;
  return locks ? new WindowLock(`agm.play.${name}`, locks) : alone;
}
