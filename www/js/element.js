/**
 * `<ali-guli-mane>`: the game on any page, as often as wanted.
 *
 * Attributes: `variant` (the game it opens with), `seats` ("person child": South, then North), `lang`,
 * `keys` ("page": shortcuts work wherever the focus is on the page; else only with the focus on the board). A game in
 * progress is remembered under the element's `id`; of several elements without one, only the first remembers. What
 * stands in the element is seen until the board is laid, and is gone then.
 */

import { EngineClient } from "./engine/client.js";
import { ready, retry } from "./engine/wasm.js";
import { Notices } from "./game/notices.js";
import { Prefs } from "./game/prefs.js";
import { namedSeats } from "./game/seats.js";
import { Session } from "./game/session.js";
import { memoryStorage, openStore } from "./game/store.js";
import { alone, windowLock } from "./game/window-lock.js";
import { GameActivity } from "./play/game-activity.js";
import { Table } from "./table/table.js";
import { wordsFor } from "./text/index.js";
import { h } from "./ui/elements.js";
import { bring } from "./ui/later.js";
import { bringTypeface } from "./ui/typeface.js";

/**
 * @typedef {import("./engine/wasm.js").Api} Api
 * @typedef {import("./text/index.js").Words} Words
 * @typedef {import("./play/game-activity.js").GameParts & import("./review/review-activity.js").ReviewParts
 *   & Omit<import("./puzzle/mode.js").PuzzleParts, "words"> & { life: AbortSignal }} Parts
 *   what activities are made of. `life`: of the element
 */

/** Names under which an element on this page saves its game. @type {Set<string>} */
const taken = new Set();

export class AliGuliMane extends HTMLElement {
  static observedAttributes = ["variant", "seats", "lang"];

  #root = this.attachShadow({ mode: "open" });
  /** @type {AbortController | null} from being put on a page until being taken away */
  #life = null;
  /** @type {Session | null} */
  #session = null;
  /** @type {Table | null} */
  #table = null;
  /** What is to be known of the match. @type {Notices | null} */
  #notices = null;
  /** Ends the activity at the table. */
  #stay = new AbortController();
  /** @type {import("../ali_guli_mane.js").VariantInfo[]} */
  #games = [];
  /** For a game that is not saved: it outlives being moved about on the page. */
  #memory = memoryStorage();

  /** The game being played, for the page around it; null until it is loaded. */
  get session() {
    return this.#session;
  }

  connectedCallback() {
    this.#life = new AbortController();
    void this.#open(this.#life.signal);
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = this.#session = this.#table = null;
    this.#root.replaceChildren();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.#life) return;
    if (name === "lang") return this.#reopen();
    if (name === "seats") return this.#session?.setSeats(this.#seats());
    this.#begin();
  }

  #reopen() {
    this.disconnectedCallback();
    this.connectedCallback();
  }

  /** @param {AbortSignal} signal */
  async #open(signal) {
    const words = this.#words();
    const waiting = h("slot", {}, h("p", { class: "waiting", role: "status" }, words.loading.wait));
    this.#root.replaceChildren(waiting);
    this.removeAttribute("data-failed");
    try {
      const [api] = await Promise.all([ready, dressed(this.#root)]);
      if (signal.aborted) return;
      waiting.remove();
      this.#lay(api, words, signal);
      this.replaceChildren();
    } catch (error) {
      if (!signal.aborted) this.#fail(/** @type {{ code?: string }} */ (error), words);
    }
  }

  /** @param {Api} api @param {Words} words @param {AbortSignal} signal */
  #lay(api, words, signal) {
    bringTypeface();
    const [engine, analysisClient] = [new EngineClient(), new EngineClient()];
    this.#games = api.variants();
    const { store, lock } = this.#keeping(signal);
    const session = new Session({ api, engine, store, lock, wait });
    signal.addEventListener("abort", () => {
      session.destroy();
      engine.destroy();
      analysisClient.destroy();
    });
    const prefs = new Prefs(openStore());
    const shared = { root: this.#root, games: this.#games, words, prefs };
    this.#session = session;
    this.#notices = new Notices(session, (code) => this.#table?.notice(code), signal);
    const game = this.#play({ ...shared, session, api, analysisClient, wait, life: signal });
    if (!session.restore()) this.#begin(this.#seats());
    game.enter();
    followOthers(session, prefs, signal);
  }

  // --- what is done at the table ---

  /**
   * Another activity takes its place at the table. It still has to be entered.
   * @template {import("./table/activity.js").Activity} T @param {Parts} parts @param {(signal: AbortSignal) => T} make
   */
  #seat({ root, prefs, words, life }, make) {
    this.#stay.abort();
    const stay = (this.#stay = new AbortController());
    const { signal } = stay;
    life.addEventListener("abort", () => stay.abort(), { signal });
    const activity = make(signal);
    this.#table = new Table({ root, keys: this.#keys, prefs, words, activity, signal });
    this.#table.notice(this.#notices?.code ?? "");
    return activity;
  }

  /** From where keys are heard: from the whole page only where it says that it is the board's. */
  get #keys() {
    return this.getAttribute("keys") === "page" ? document : this.#root;
  }

  /** The match that is going on. @param {Parts} parts */
  #play(parts) {
    return this.#seat(parts, (signal) => {
      const ways = { puzzles: () => void this.#puzzles(parts, signal), review: () => void this.#review(parts, signal) };
      return new GameActivity(parts, ways, signal);
    });
  }

  /** With the focus on the board, since the button that was pressed is gone. @param {Parts} parts */
  #backToMatch(parts) {
    const game = this.#play(parts);
    game.enter();
    game.tell("focus", {});
  }

  /** A look back at its last round. @param {Parts} parts @param {AbortSignal} here */
  async #review(parts, here) {
    const { root, words, session } = parts;
    const review = await bring(root, words.later, () => import("./review/review-activity.js"));
    if (!review || here.aborted) return;
    const back = () => this.#backToMatch(parts);
    const record = session.record();
    const { seats } = session;
    this.#seat(parts, (signal) => new review.ReviewActivity({ record, seats }, parts, back, signal)).enter();
  }

  /** @param {Parts} parts @param {AbortSignal} here */
  async #puzzles(parts, here) {
    const { root, words, session } = parts;
    const puzzles = await bring(root, words.later, () => import("./puzzle/index.js"));
    if (!puzzles || here.aborted) return;
    const worded = { ...parts, words: puzzles.withLater(words) };
    const mode = new puzzles.PuzzleMode(worded, session.view.variant);
    await this.#solve(puzzles, mode, worded, here);
  }

  /**
   * A puzzle, once one is chosen; from there to another, or back.
   * @param {typeof import("./puzzle/index.js")} puzzles @param {import("./puzzle/mode.js").PuzzleMode} mode
   * @param {Parts & { words: import("./text/later.js").AllWords }} parts
   * @param {AbortSignal} here of the activity from which it is asked for
   */
  async #solve(puzzles, mode, parts, here) {
    const puzzle = await mode.choose();
    if (!puzzle || here.aborted) return;
    const back = () => this.#backToMatch(parts);
    this.#seat(parts, (signal) => {
      const other = () => void this.#solve(puzzles, mode, parts, signal);
      return new puzzles.PuzzleActivity(puzzle, { ...parts, mode }, { other, back }, signal);
    }).enter();
  }

  /**
   * Where this element keeps its game; only in memory if another on this page has the name. And how windows that keep
   * theirs there agree on who plays.
   * @param {AbortSignal} signal
   */
  #keeping(signal) {
    const name = this.id;
    if (taken.has(name)) return { store: openStore(this.#memory), lock: alone };
    taken.add(name);
    signal.addEventListener("abort", () => taken.delete(name));
    return { store: name ? openStore().under(name) : openStore(), lock: windowLock(name) };
  }

  /**
   * Says why there is no board, over what stands in the element.
   * @param {{ code?: string }} error @param {Words} words
   */
  #fail(error, words) {
    this.#life?.abort(); // half a board is none
    this.#session = this.#table = null;
    const { title, again: label, unknown } = words.loading;
    const why = /** @type {Record<string, any>} */ (words.loading)[error.code ?? ""] ?? unknown;
    const again = h("button", { type: "button", class: "chief" }, label);
    again.addEventListener("click", () => void this.#tryAgain(), { once: true });
    const texts = [h("h2", {}, title), h("p", {}, why)];
    const card = h("div", { class: "failed", part: "failed", role: "alert" }, ...texts, again);
    this.#root.querySelector(".table")?.remove();
    this.#root.append(h("slot", {}), card);
    this.setAttribute("data-failed", "");
    if (!error.code) console.error(error);
  }

  /** What came damaged would come from the browser's cache again. */
  async #tryAgain() {
    void retry();
    await fetch(looks, { cache: "reload" }).catch(() => {});
    if (this.isConnected) this.#reopen();
  }

  #words() {
    return wordsFor(this.lang || this.closest("[lang]")?.getAttribute("lang") || navigator.language);
  }

  /**
   * Begins the game that the attribute names, or the first game; says so where none has that name.
   * @param {[string, string]} [seats]
   */
  #begin(seats) {
    const variant = this.getAttribute("variant") ?? this.#games[0].id;
    if (seats) this.#session?.setSeats(seats);
    try {
      this.#session?.start({ variant, options: {} });
    } catch (error) {
      this.#notices?.tell(/** @type {{ code?: string }} */ (error).code ?? "unknown");
    }
  }

  #seats() {
    return namedSeats(this.getAttribute("seats"));
  }
}

const looks = new URL("../css/element.css", import.meta.url).href;

/**
 * Puts the looks in, and waits for them: a board must not be measured before it has its size.
 * @param {ShadowRoot} root @returns {Promise<void>} rejects with a `code` if they do not come, or not whole
 */
function dressed(root) {
  const link = h("link", { rel: "stylesheet", href: looks });
  return new Promise((resolve, reject) => {
    const isWhole = () => getComputedStyle(root.host).getPropertyValue("--whole").trim() === "1";
    const on = (/** @type {string} */ type, /** @type {() => void} */ then) =>
      link.addEventListener(type, then, { once: true });
    on("load", () => (isWhole() || !link.isConnected ? resolve() : reject({ code: "styleBroken" })));
    on("error", () => reject({ code: "styleMissing" }));
    root.prepend(link);
  });
}

/**
 * Windows of one browser share a game: the one that is looked at goes on with what another has played.
 * @param {Session} session @param {Prefs} prefs @param {AbortSignal} signal
 */
function followOthers(session, prefs, signal) {
  const follow = () => {
    if (document.hidden) return;
    prefs.follow();
    session.follow();
  };
  addEventListener("storage", follow, { signal });
  document.addEventListener("visibilitychange", follow, { signal });
}

/** @param {number} ms @returns {Promise<void>} */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

customElements.define("ali-guli-mane", AliGuliMane);
