/** `<ali-guli-endless>`: *Ajji aata*, the sowing that never ends, for as long as anybody watches. */

import { SharedCanvas } from "../board/shared-canvas.js";
import { ready } from "../engine/wasm.js";
import { ajji } from "../text/rules/examples.js";
import { rulesText } from "../text/rules/index.js";
import { Player } from "../trace/player.js";
import { sceneOf } from "../trace/scene.js";
import { timeline } from "../trace/timeline.js";
import { h, mark, say } from "../ui/elements.js";
import { boardLabel } from "./board-label.js";

/**
 * @typedef {import("../engine/wasm.js").Api} Api
 * @typedef {import("../trace/timeline.js").Frame} Frame
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../text/rules/index.js").RulesWords} RulesWords
 */

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds for each thing that happens: an even beat, for nobody waits for the end of this relay. */
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
    const words = rulesText(this.closest("[lang]")?.getAttribute("lang") ?? "");
    const api = await ready.catch(() => null);
    if (!api || signal.aborted) return;
    new Carousel(this, api, words, signal).rest();
  }
}

/** The sowing going round. */
class Carousel {
  #button = h("button", { type: "button" });
  #count = h("p", { class: "told" });
  #voice = h("p", { class: "unseen", role: "status" });
  #laps = 0;
  /** Has the viewer stopped it, or not yet begun? */
  #held = true;
  /** Once round, until every seed lies where it lay; that is all there is to see, again and again. @type {Frame[]} */
  #round;

  /** @param {HTMLElement} host @param {Api} api @param {RulesWords} words @param {AbortSignal} signal */
  constructor(host, api, words, signal) {
    this.api = api;
    this.words = words;
    this.info = /** @type {VariantInfo} */ (api.variants().find(({ id }) => id === ajji.game));
    this.decor = { counts: true, names: this.info.names };
    this.#round = this.#once();
    const { row, ring } = this.info;
    this.canvas = new SharedCanvas({ row, ring, mirror: false });
    this.player = new Player({
      draw: (frame, t) => this.canvas.show((board) => board.draw(frame, t, this.decor)),
      lap: () => this.#lap(),
      done: () => this.player.play(this.#round),
    });
    host.append(
      h("figure", {}, this.canvas.element, h("div", { class: "playing" }, this.#button, this.#count, this.#voice)),
    );
    this.#live(host, signal);
  }

  /** @param {HTMLElement} host @param {AbortSignal} signal */
  #live(host, signal) {
    const inSight = new IntersectionObserver(([{ isIntersecting }]) => this.#turn(isIntersecting));
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

  /** What it looks like before anybody touches it. */
  rest() {
    const { view } = this;
    this.canvas.show((board) => board.rest(sceneOf(view), { ...this.decor, hover: this.#hole }));
    mark(this.canvas.element, "aria-label", boardLabel(view, this.info, this.words));
    say(this.#button, this.words.ajji.start);
  }

  get view() {
    const game = new this.api.Game(ajji.game, { position: ajji.position });
    const view = game.view();
    game.free();
    return view;
  }

  get #hole() {
    return this.info.names.indexOf(ajji.sow);
  }

  #once() {
    const trace = this.api.watch(ajji.game, ajji.position, { hole: this.#hole }, ajji.period);
    return timeline(sceneOf(this.view), trace).map((frame, i) => ({ ...frame, at: i * beat, ms: beat }));
  }

  #press() {
    this.#held = !this.#held;
    say(this.#button, this.#held ? this.words.ajji.start : this.words.ajji.stop);
    say(this.#voice, this.#held ? this.words.ajji.stopped(this.#laps) : "");
    if (this.#held) this.player.pause();
    else if (this.player.playing) this.player.resume();
    else this.player.play(this.#round);
  }

  /** Out of sight it rests. @param {boolean} inSight */
  #turn(inSight) {
    if (this.#held) return;
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
