/** What is to be known of a match, for as long as it is so. */

/**
 * Until the session tells one of these, a notice is true; of the others, until anything is done.
 * @type {Record<string, string[]>}
 */
const lasting = { storageBlocked: ["kept"], savedDamaged: ["trace"] };
const passing = ["trace", "change"];

export class Notices {
  /** The code of what is to be known now; "" if there is nothing. */
  code = "";

  /** @param {EventTarget} session @param {(code: string) => void} show @param {AbortSignal} signal */
  constructor(session, show, signal) {
    this.show = show;
    const hear = (/** @type {Event} */ event) => this.tell(/** @type {CustomEvent} */ (event).detail.code);
    session.addEventListener("notice", hear, { signal });
    for (const type of ["kept", ...passing]) session.addEventListener(type, () => this.#pass(type), { signal });
  }

  /** @param {string} code */
  tell(code) {
    this.code = code;
    this.show(code);
  }

  /** @param {string} type of what has happened */
  #pass(type) {
    if (this.code && (lasting[this.code] ?? passing).includes(type)) this.tell("");
  }
}
