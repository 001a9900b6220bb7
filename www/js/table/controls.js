/** The buttons under the board: those for the sowing being shown, and those for the game. */

import { button, h, mark, say } from "../ui/elements.js";
import { icon } from "../ui/icons.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {{ able: string[], pressed: string[], paused: boolean }} ControlFacts
 *   `able`: the actions that can be done now
 */

/** Speeds on the slider are steps of a quarter octave: each doubling is four steps away. */
const stepsPerDouble = 4;
/** @param {number} speed */
const stepOf = (speed) => Math.round(Math.log2(speed) * stepsPerDouble);
/** @param {number} step */
const speedOf = (step) => 2 ** (step / stepsPerDouble);

export class Controls {
  /** @type {Record<string, HTMLButtonElement>} */
  #buttons = {};
  #speed = h("input", { type: "range", min: stepOf(0.25), max: stepOf(8), step: 1 });
  #pace = h("output");

  /** @param {Words["controls"]} words */
  constructor(words) {
    this.words = words;
    const motion = [
      this.#make("pause", "pause"),
      this.#make("step", "step"),
      this.#make("skip", "skip"),
      this.#slider(),
    ];
    const game = [
      this.#make("undo", "undo"),
      this.#make("redo", "redo"),
      this.#make("fresh", "fresh"),
      this.#make("resign", "resign"),
      this.#make("puzzles", "puzzles"),
      this.#make("records", "records"),
      this.#make("settings", "settings"),
      this.#make("help", "help"),
    ];
    const learn = [this.#make("hint", "hint"), this.#make("worth", "worth")];
    this.element = h(
      "div",
      { class: "controls" },
      h("div", { class: "bar motion", role: "group", "aria-label": words.motion }, ...motion),
      h("div", { class: "bar learn", role: "group", "aria-label": words.learn }, ...learn),
      h("div", { class: "bar game", role: "group", "aria-label": words.game }, ...game),
    );
  }

  /** @param {string} action @param {import("../ui/icons.js").IconName} picture */
  #make(action, picture) {
    const label = this.#label(action);
    this.#buttons[action] = button(action, label, [icon(picture), h("span", { class: "word" }, label)]);
    return this.#buttons[action];
  }

  /** @param {string} action @returns {string} */
  #label(action) {
    return /** @type {Record<string, any>} */ (this.words)[action];
  }

  #slider() {
    return h("label", { class: "speed" }, h("span", {}, this.words.speed), this.#speed, this.#pace);
  }

  /**
   * Calls back with the new speed whenever the slider moves.
   * @param {(speed: number) => void} hear @param {AbortSignal} signal
   */
  onSpeed(hear, signal) {
    this.#speed.addEventListener("input", () => hear(speedOf(Number(this.#speed.value))), { signal });
  }

  /** @param {number} speed */
  showSpeed(speed) {
    this.#speed.value = String(stepOf(speed));
    const pace = this.words.pace(Math.round(speed * 100) / 100);
    mark(this.#speed, "aria-valuetext", pace);
    say(this.#pace, pace);
  }

  /** Where the focus has nowhere else to be. @param {string} action @param {Element | null} focused */
  keepFocus(action, focused) {
    if (!focused) this.#buttons[action].focus({ preventScroll: true });
  }

  /** @param {ControlFacts} facts */
  show({ able, pressed, paused }) {
    for (const [action, button] of Object.entries(this.#buttons)) {
      mark(button, "aria-disabled", able.includes(action) ? undefined : "true"); // disabled, it would drop the focus
    }
    for (const action of ["hint", "worth"]) {
      mark(this.#buttons[action], "aria-pressed", String(pressed.includes(action)));
    }
    this.#showPause(paused ? "resume" : "pause");
  }

  /** @param {"pause" | "resume"} shown */
  #showPause(shown) {
    const { pause } = this.#buttons;
    if (pause.dataset.shows === shown) return;
    pause.dataset.shows = shown;
    pause.replaceChildren(icon(shown), h("span", { class: "word" }, this.#label(shown)));
    for (const name of ["aria-label", "title"]) mark(pause, name, this.#label(shown));
  }
}
