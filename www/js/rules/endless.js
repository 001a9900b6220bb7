/** `<ali-guli-endless>`: *Ajji aata*, the sowing that never ends, for as long as anybody watches. */

import { SharedCanvas } from "../board/shared-canvas.js";
import { ready } from "../engine/wasm.js";
import { rulesWordsFor } from "../text/rules/index.js";
import { Player } from "../trace/player.js";
import { sceneOf } from "../trace/scene.js";
import { timeline } from "../trace/timeline.js";
import { h, mark, say } from "../ui/elements.js";
import { boardLabel } from "./board-label.js";
import { ajji } from "./examples/index.js";

/**
 * @typedef {import("../engine/wasm.js").Api} Api
 * @typedef {import("../trace/timeline.js").Frame} Frame
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../text/rules/index.js").RulesWords} RulesWords
 */

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds for each event: an even beat, because nobody waits for the end of this relay. */
const beat = 130;

export class AliGuliEndless extends HTMLElement {
  /** @type {AbortController | null} */
  #life = null;

  connectedCallback() {
    this.#life = new AbortController();
    void this.#open(this.#life.signal);
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = null;
    this.replaceChildren();
  }

  /** @param {AbortSignal} signal */
  async #open(signal) {
    const words = rulesWordsFor(this.closest("[lang]")?.getAttribute("lang") ?? "");
    const api = await ready.catch(() => null);
    if (!api || signal.aborted) return;
    new EndlessPlayer(this, api, words, signal).showStart();
  }
}

/** The sowing going round. */
class EndlessPlayer {
  #button = h("button", { type: "button" });
  #count = h("p", { class: "told" });
  #voice = h("p", { class: "unseen", role: "status" });
  #laps = 0;
  /** Has the viewer stopped it, or not yet started it? */
  #stopped = true;
  /**
   * One period of the sowing, after which every seed lies where it lay. It is played again and again.
   * @type {Frame[]}
   */
  #frames;

  /** @param {HTMLElement} host @param {Api} api @param {RulesWords} words @param {AbortSignal} signal */
  constructor(host, api, words, signal) {
    this.api = api;
    this.words = words;
    this.info = /** @type {VariantInfo} */ (api.variants().find(({ id }) => id === ajji.game));
    this.marks = { counts: true, names: this.info.names };
    this.#frames = this.#period();
    const { row, ring } = this.info;
    this.canvas = new SharedCanvas({ row, ring, mirror: false });
    this.player = new Player({
      draw: (frame, t) => this.canvas.show((board) => board.draw(frame, t, this.marks)),
      lap: () => this.#lap(),
      done: () => this.player.play(this.#frames),
    });
    host.append(
      h("figure", {}, this.canvas.element, h("div", { class: "playing" }, this.#button, this.#count, this.#voice)),
    );
    this.#listen(host, signal);
  }

  /** @param {HTMLElement} host @param {AbortSignal} signal */
  #listen(host, signal) {
    const inSight = new IntersectionObserver(([{ isIntersecting }]) => this.#setInSight(isIntersecting));
    inSight.observe(host);
    this.canvas.observe(signal);
    this.player.calm = calm.matches;
    calm.addEventListener("change", () => (this.player.calm = calm.matches), { signal });
    this.#button.addEventListener("click", () => this.#press(), { signal });
    signal.addEventListener("abort", () => {
      inSight.disconnect();
      this.player.stop();
    });
  }

  /** What is shown before anybody starts it. */
  showStart() {
    const { view } = this;
    this.canvas.show((board) => board.rest(sceneOf(view), { ...this.marks, hover: this.#sowing.hole }));
    mark(this.canvas.element, "aria-label", boardLabel(view, this.info, this.words));
    say(this.#button, this.words.ajji.start);
  }

  get view() {
    const game = new this.api.Game(ajji.game, { position: ajji.position });
    const view = game.view();
    game.free();
    return view;
  }

  get #sowing() {
    return this.api.sowing(ajji.game, ajji.sow);
  }

  #period() {
    const trace = this.api.watch(ajji.game, ajji.position, this.#sowing, ajji.period);
    return timeline(sceneOf(this.view), trace).map((frame, i) => ({ ...frame, at: i * beat, ms: beat }));
  }

  #press() {
    this.#stopped = !this.#stopped;
    say(this.#button, this.#stopped ? this.words.ajji.start : this.words.ajji.stop);
    say(this.#voice, this.#stopped ? this.words.ajji.stopped(this.#laps) : "");
    if (this.#stopped) this.player.pause();
    else if (this.player.playing) this.player.resume();
    else this.player.play(this.#frames);
  }

  /** Out of sight it pauses. @param {boolean} inSight */
  #setInSight(inSight) {
    if (this.#stopped) return;
    if (inSight) this.player.resume();
    else this.player.pause();
  }

  #lap() {
    this.#laps += 1;
    const rounds = Math.floor((this.#laps - 1) / ajji.period);
    say(this.#count, this.words.ajji.count(this.#laps, rounds));
  }
}

customElements.define("ali-guli-endless", AliGuliEndless);
