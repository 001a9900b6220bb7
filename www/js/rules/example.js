/**
 * `<ali-guli-example name="...">`: a board that shows a position and, when asked, what the engine makes of it.
 *
 * Before it is played, the board shows what the example claims. Played, it shows the engine's own trace.
 */

import { SharedCanvas } from "../board/shared-canvas.js";
import { ready } from "../engine/wasm.js";
import { Narrator } from "../table/narrator.js";
import { rulesWordsFor } from "../text/rules/index.js";
import { Player } from "../trace/player.js";
import { sceneOf } from "../trace/scene.js";
import { timeline } from "../trace/timeline.js";
import { h, mark, say } from "../ui/elements.js";
import { boardLabel } from "./board-label.js";
import { examples } from "./examples/index.js";

/**
 * @typedef {import("../engine/wasm.js").Api} Api
 * @typedef {import("../../ali_guli_mane.js").Game} Game
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("./examples/types.js").Example} Example
 * @typedef {import("../text/rules/claims.js").Step} Step
 * @typedef {import("../text/rules/index.js").RulesWords} RulesWords
 * @typedef {Partial<import("../board/canvas.js").Marks>} Marks
 */

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class AliGuliExample extends HTMLElement {
  /** @type {AbortController | null} from being put on a page until being taken away */
  #life = null;

  connectedCallback() {
    this.#life = new AbortController();
    const words = rulesWordsFor(this.closest("[lang]")?.getAttribute("lang") ?? "");
    const name = this.getAttribute("name") ?? "";
    const example = examples[name];
    if (!example) throw new Error(`there is no example named ${name}`);
    const caption = words.captions[example.caption ?? name](/** @type {any} */ (example));
    this.append(h("figure", {}, h("figcaption", {}, caption)));
    void this.#open(example, words, this.#life.signal);
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = null;
    this.replaceChildren();
  }

  /** @param {Example} example @param {RulesWords} words @param {AbortSignal} signal */
  async #open(example, words, signal) {
    const api = await ready.catch(() => null); // without the engine the words stand alone; the page says why
    if (!api || signal.aborted) return;
    new ExamplePlayer(this, api, example, words, signal).showClaims();
  }
}

/** An example on its board. */
class ExamplePlayer {
  #voice = h("p", { class: "told", role: "status" });
  #button = h("button", { type: "button" });
  /** @type {Game | null} while it is played, and after */
  #game = null;
  /** @type {Partial<Step>[]} still to be played */
  #steps = [];
  /** Is the rest shown at once? */
  #skipping = false;
  /** The sentence about the step being shown; it is said when the step has been seen. */
  #sentence = "";

  /**
   * @param {HTMLElement} host @param {Api} api @param {Example} example @param {RulesWords} words
   * @param {AbortSignal} signal
   */
  constructor(host, api, example, words, signal) {
    this.api = api;
    this.example = example;
    this.words = words;
    this.narrator = new Narrator(words.common);
    this.info = /** @type {VariantInfo} */ (api.variants().find(({ id }) => id === example.game));
    const { row, ring } = this.info;
    this.canvas = new SharedCanvas({ row, ring, mirror: example.mirror ?? false });
    this.player = new Player({
      draw: (frame, t) => this.canvas.show((board) => board.draw(frame, t, this.#marks)),
      done: () => this.#next(),
    });
    this.#assemble(host);
    this.#listen(signal);
  }

  /** @param {HTMLElement} host */
  #assemble(host) {
    const figure = /** @type {HTMLElement} */ (host.querySelector("figure"));
    figure.prepend(this.canvas.element);
    if (this.example.steps) figure.append(h("div", { class: "playing" }, this.#button, this.#voice));
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    this.canvas.observe(signal);
    this.player.calm = calm.matches;
    this.#button.addEventListener("click", () => this.#press(), { signal });
    calm.addEventListener("change", () => (this.player.calm = calm.matches), { signal });
    signal.addEventListener("abort", () => {
      this.player.stop();
      this.#game?.free();
    });
  }

  /** The position, and what is claimed about it. */
  showClaims() {
    const game = this.#newGame();
    const view = game.view();
    game.free();
    this.#showStill(view, { ...this.#marks, ...this.#claims(view) });
    say(this.#button, this.words.board.play);
  }

  #newGame() {
    const { position, openingSeeds } = this.example;
    return new this.api.Game(this.example.game, { position, openingSeeds });
  }

  /** A still picture, with its label for those who cannot see it. @param {View} view @param {Marks} marks */
  #showStill(view, marks) {
    this.canvas.show((board) => board.rest(sceneOf(view), marks));
    mark(this.canvas.element, "aria-label", boardLabel(view, this.info, this.words));
  }

  get #marks() {
    const { names } = this.info;
    return { counts: true, names: this.example.numbered ? names.map((_, hole) => String(hole)) : names };
  }

  /** The claims about the first sowing, as marks on the board. @param {View} view @returns {Marks} */
  #claims({ endless }) {
    const [step] = this.example.steps ?? [];
    if (!step?.sow) return { endless: endless.map(({ hole }) => hole) };
    const { takes = [], won = 0, ripe = [], ends = null } = step;
    const holes = [...takes, ...ripe.map(({ hole }) => hole)].map((name) => this.#hole(name));
    return {
      hover: this.#sowing(step.sow).hole,
      preview: { ends: ends === null ? null : this.#hole(ends), takes: holes, wins: won },
    };
  }

  /** @param {string} name */
  #hole(name) {
    return this.info.names.indexOf(name);
  }

  /** @param {string} name */
  #sowing(name) {
    return this.api.sowing(this.example.game, name);
  }

  #press() {
    if (!this.player.playing) return this.#start();
    this.#skipping = true;
    this.player.finish();
  }

  #start() {
    this.#game?.free();
    this.#game = this.#newGame();
    this.#steps = [...(this.example.steps ?? [])];
    this.#sentence = "";
    this.#skipping = false;
    say(this.#button, this.words.board.finish);
    this.#next();
  }

  #next() {
    const step = this.#steps.shift();
    const game = this.#game;
    say(this.#voice, this.#sentence);
    if (!game) return;
    if (!step) return this.#end(game);
    const before = game.view();
    const sowing = step.sow ? this.#sowing(step.sow) : null;
    const summary = sowing ? game.summary(sowing) : null;
    const trace = sowing ? game.play(sowing) : game.nextRound();
    this.#sentence = this.narrator.played(
      { before, after: game.view(), trace, by: before.mover, sowing, summary },
      this.info,
    );
    this.player.play(timeline(sceneOf(before), trace));
    if (this.#skipping) this.player.finish();
  }

  /** The last picture stays as the trace has left it, with its marks. @param {Game} game */
  #end(game) {
    mark(this.canvas.element, "aria-label", boardLabel(game.view(), this.info, this.words));
    say(this.#button, this.words.board.again);
  }
}

customElements.define("ali-guli-example", AliGuliExample);
