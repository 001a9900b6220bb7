/**
 * The first game ever, in three steps at the board: lift and sow; look at the next hole; saada, and what is yours. They
 * follow what a person does, and are said once.
 */

import { button, h, mark, say } from "../ui/elements.js";

/**
 * @typedef {import("../game/types.js").ShownSowing} ShownSowing
 * @typedef {{ hole: number, takes: number[], captured: number }} Saada   the empty hole, and what was won
 * @typedef {{ session: import("../game/session.js").Session, prefs: import("../game/prefs.js").Prefs,
 *   words: import("../text/index.js").Words, speak: (sentence: string) => void }} FirstStepsParts
 */

export class FirstSteps {
  #parts;
  /** 0, 1, 2: sow, look, saada. */
  #step = 0;
  /** How the person's sowing ends. @type {Saada | null} */
  #saada = null;
  #words = h("span");
  #button = button("taught", "");

  /** @param {FirstStepsParts} parts @param {AbortSignal} signal */
  constructor(parts, signal) {
    this.#parts = parts;
    this.element = h("p", { class: "lesson", hidden: true }, this.#words, " ", this.#button);
    const { session } = parts;
    session.addEventListener("trace", (event) => this.#watch(/** @type {CustomEvent} */ (event).detail), { signal });
    session.addEventListener("change", () => this.#rest(), { signal });
  }

  /** Are they told now? Only where a sowing goes on from the next hole, since that is what they tell of. */
  get isOn() {
    const { session, prefs } = this.#parts;
    return FirstSteps.fits(session.info) && (!prefs.values.taught || this.#step === 2);
  }

  /** @param {import("../../ali_guli_mane.js").VariantInfo} info */
  static fits({ dials }) {
    return dials.relay === "fromNext";
  }

  /** Tells them from the first one on. */
  begin() {
    this.#step = 0;
    this.#parts.prefs.set("taught", false);
    this.#parts.speak(this.#sentence);
  }

  /** Whoever has had enough is not told again. */
  end() {
    this.#step = 0;
    this.#parts.prefs.set("taught", true);
  }

  /** Says whether the focus was here, and is now nowhere. */
  render() {
    const { isOn } = this;
    const root = /** @type {ShadowRoot} */ (this.element.getRootNode());
    const lost = !isOn && this.element.contains(root.activeElement);
    this.element.hidden = this.#button.hidden = !isOn;
    if (!isOn) return lost;
    const { skip, done } = this.#parts.words.teach.first;
    mark(this.element, "data-step", this.#step + 1);
    say(this.#words, this.#sentence);
    say(this.#button, this.#step === 2 ? done : skip);
    return false;
  }

  get #sentence() {
    const { words, session } = this.#parts;
    const { sow, look, saada } = words.teach.first;
    if (!this.#saada || this.#step < 2) return this.#step === 0 ? sow : look;
    const { names } = session.info;
    const { hole, takes, captured } = this.#saada;
    return saada({ hole: names[hole], takes: takes.map((each) => names[each]), captured });
  }

  /** A person sows: the next step is to look on; another sowing ends the last one. @param {ShownSowing} played */
  #watch({ by, sowing, trace }) {
    if (!this.isOn || !sowing || this.#parts.session.seats[by] !== "person") return;
    if (this.#step === 2) return this.end();
    this.#step = 1;
    this.#saada = saadaIn(trace);
    this.#parts.speak(this.#sentence);
  }

  /** What was sown has been seen. If it was taken back, or did not come to saada, there is more to try. */
  #rest() {
    if (this.#step !== 1) return;
    const { session, prefs, speak } = this.#parts;
    const isSeen = session.canUndo && this.#saada !== null;
    this.#step = isSeen ? 2 : 0;
    if (!isSeen) return;
    prefs.set("taught", true);
    speak(this.#sentence);
  }
}

/**
 * How a sowing comes to rest, if it does at an empty hole.
 * @param {ShownSowing["trace"]} trace @returns {Saada | null}
 */
function saadaIn(trace) {
  const at = trace.map(({ kind }) => kind).lastIndexOf("saada");
  const event = trace[at];
  if (event?.kind !== "saada") return null;
  const won = trace[at + 1];
  const [takes, captured] = won?.kind === "capture" ? [won.holes, won.seeds] : [[], 0];
  return { hole: event.hole, takes, captured };
}
