/**
 * `<ali-guli-mane>`: the game on any page, as often as wanted.
 *
 * Attributes: `variant` (the game it opens with), `seats` ("person child": South, then North), `lang`. A game in
 * progress is remembered under the element's `id`; of several elements without one, only the first remembers.
 */

import { EngineClient } from "./engine/client.js";
import { ready, retry } from "./engine/wasm.js";
import { Prefs } from "./game/prefs.js";
import { namedSeats } from "./game/seats.js";
import { Session } from "./game/session.js";
import { memoryStorage, openStore } from "./game/store.js";
import { Corner, codeOf } from "./puzzle/corner.js";
import { Table } from "./table/table.js";
import { actionsOfStudy, Study } from "./teach/study.js";
import { wordsFor } from "./text/index.js";
import { h } from "./ui/elements.js";

/** @typedef {import("./engine/wasm.js").Api} Api */
/** @typedef {import("./text/index.js").Words} Words */
/** @typedef {Omit<import("./table/table.js").Setting, "signal" | "extra">} Room   all that a table needs but its time */
/** @typedef {Omit<import("./teach/study.js").Outside, "signal">} Tools */

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
    const waiting = h("p", { class: "waiting", role: "status" }, words.loading.wait);
    this.#root.replaceChildren(waiting);
    try {
      const [api] = await Promise.all([ready, dressed(this.#root)]);
      if (signal.aborted) return;
      waiting.remove();
      this.#lay(api, words, signal);
    } catch (error) {
      if (!signal.aborted) this.#fail(/** @type {{ code?: string }} */ (error), words);
    }
  }

  /** @param {Api} api @param {Words} words @param {AbortSignal} signal */
  #lay(api, words, signal) {
    const [engine, tutor] = [new EngineClient(), new EngineClient()];
    this.#games = api.variants();
    const session = new Session({ api, engine, store: this.#store(signal), wait });
    const room = { root: this.#root, games: this.#games, prefs: new Prefs(openStore()), words, tutor };
    this.#session = session;
    this.#sitDown({ ...room, session }, { api, engine, tutor, wait, words }, signal);
    if (!session.restore()) this.#begin(this.#seats());
    this.#table?.refresh();
    followOthers(session, signal);
    signal.addEventListener("abort", () => {
      session.destroy();
      engine.destroy();
      tutor.destroy();
    });
  }

  /** The game on the board; from its end there is a way to look back at the round, and from there a way back. @param {Room} room @param {Tools} tools @param {AbortSignal} life */
  #sitDown(room, tools, life) {
    const { session } = room;
    const { signal, leave } = stayWithin(life);
    const again = () => {
      this.#sitDown(room, tools, life);
      this.#table?.refresh();
      session.shown(); // what was under way when the table was left
    };
    const lookBack = () => {
      leave();
      this.#lookBack(room, tools, life, again);
    };
    /** @type {Record<string, [boolean, () => void]>} */
    const always = {
      puzzles: [
        true,
        () =>
          void this.#toPuzzles(new Corner({ ...room, ...tools }, session.view.variant), life, { leave, signal, again }),
      ],
    };
    const actions = { ...always, review: /** @type {[boolean, () => void]} */ ([true, lookBack]) };
    this.#table = new Table({
      ...room,
      signal,
      extra: {
        get actions() {
          return session.view.outcome ? actions : always;
        },
      },
    });
  }

  /**
   * Asks for a puzzle and sits down at it; from there to another, or back.
   * @param {Corner} corner @param {AbortSignal} life
   * @param {{ leave: () => void, signal: AbortSignal, again: () => void }} here   the table that is left; `again` goes back to the game
   */
  async #toPuzzles(corner, life, { leave, signal, again }) {
    try {
      const puzzle = await corner.choose();
      if (!puzzle || signal.aborted) return;
      leave();
      const stay = stayWithin(life);
      const other = () => void this.#toPuzzles(corner, life, { ...stay, again });
      const back = () => {
        stay.leave();
        again();
      };
      this.#table = corner.sit(puzzle, stay.signal, { other, back });
    } catch (error) {
      if (codeOf(error) !== "cancelled") this.#table?.notice("puzzleFailed");
    }
  }

  /** @param {Room} room @param {Tools} tools @param {AbortSignal} life @param {() => void} again goes back to the game */
  #lookBack(room, tools, life, again) {
    const { signal, leave } = stayWithin(life);
    const study = new Study(room.session.record(), { ...tools, signal });
    const back = () => {
      leave();
      again();
    };
    this.#table = new Table({
      ...room,
      session: study.session,
      signal,
      extra: { panel: study.panel.element, actions: actionsOfStudy(back) },
    });
    this.#table?.refresh();
    this.#table?.twin.focus();
  }

  /** Where this element keeps its game; only in memory if another on this page has the name. @param {AbortSignal} signal */
  #store(signal) {
    const name = this.id;
    if (taken.has(name)) return openStore(this.#memory);
    taken.add(name);
    signal.addEventListener("abort", () => taken.delete(name));
    return name ? openStore().under(name) : openStore();
  }

  /** @param {{ code?: string }} error @param {Words} words */
  #fail(error, words) {
    const { title, again: label, unknown } = words.loading;
    const why = /** @type {Record<string, string>} */ (words.loading)[error.code ?? ""] ?? unknown;
    const again = h("button", { type: "button", class: "chief" }, label);
    again.addEventListener("click", () => this.#tryAgain(), { once: true });
    const card = h("div", { class: "failed", role: "alert" }, h("h2", {}, title), h("p", {}, why), again);
    this.#root.querySelector(".waiting")?.replaceWith(card);
    if (!error.code) console.error(error);
  }

  #tryAgain() {
    void retry();
    this.#reopen();
  }

  #words() {
    return wordsFor(this.lang || this.closest("[lang]")?.getAttribute("lang") || navigator.language);
  }

  /** Begins the game that the attribute names, or the first of the house; says so where none has that name. @param {[string, string]} [seats] */
  #begin(seats) {
    const variant = this.getAttribute("variant") ?? this.#games[0].id;
    if (seats) this.#session?.setSeats(seats);
    try {
      this.#session?.start({ variant, options: {} });
    } catch (error) {
      this.#table?.notice(/** @type {{ code?: string }} */ (error).code ?? "unknown");
    }
  }

  #seats() {
    return namedSeats(this.getAttribute("seats"));
  }
}

/** Puts the looks in, and waits for them: a board must not be measured before it has its size. @param {ShadowRoot} root @returns {Promise<void>} */
function dressed(root) {
  const link = h("link", { rel: "stylesheet", href: new URL("../css/element.css", import.meta.url).href });
  return new Promise((resolve) => {
    for (const type of ["load", "error"]) link.addEventListener(type, () => resolve(), { once: true });
    root.prepend(link);
  });
}

/** Windows of one browser share a game: the one that is looked at goes on with what another has played. @param {Session} session @param {AbortSignal} signal */
function followOthers(session, signal) {
  const follow = () => document.hidden || session.follow();
  addEventListener("storage", follow, { signal });
  document.addEventListener("visibilitychange", follow, { signal });
}

/** A time within another that can be ended sooner. @param {AbortSignal} life */
function stayWithin(life) {
  const stay = new AbortController();
  return { signal: AbortSignal.any([life, stay.signal]), leave: () => stay.abort() };
}

/** @param {number} ms @returns {Promise<void>} */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

customElements.define("ali-guli-mane", AliGuliMane);
