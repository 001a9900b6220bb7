/** How the teacher is seen and heard: marks on the board, a line below it, and what is said aloud, each once. */

import { wayToward } from "../board/layout.js";
import { button, h, mark, say } from "../ui/elements.js";
import { Teacher } from "./teacher.js";

/**
 * @typedef {import("../board/canvas.js").Marks} Marks
 * @typedef {import("../board/layout.js").Layout} Layout
 * @typedef {import("../table/aim.js").Aim} Aim
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 */

export class Lesson {
  #words = h("span");
  #retry;
  /** What was said last. */
  #said = "";

  /** @param {import("../text/index.js").Words} words @param {Omit<ConstructorParameters<typeof Teacher>[0], "words">} outside */
  constructor({ teach, controls }, outside) {
    this.teacher = new Teacher({ ...outside, words: teach });
    this.#retry = button("retry", controls.retry);
    this.element = h("p", { class: "coach", hidden: true }, this.#words, " ", this.#retry);
  }

  /** What is marked on the board, the teacher's marks included; whoever points at a hole sees what that would do. @param {Aim} aim @param {Layout} layout @returns {Marks} */
  decor({ decor, target, info }, layout) {
    const { best, session } = this.teacher;
    const side = (/** @type {Sowing} */ { hole, way }) =>
      info.ways !== "both" ? null : wayToward(layout, hole, "left") === way ? "left" : "right";
    const values = this.teacher.marks(side);
    return best && !target
      ? { ...decor, values, hover: best.hole, preview: session.preview(best) }
      : { ...decor, values };
  }

  /** Says what the last sowing has cost; offers what was better, if anything was. @param {import("../table/announcer.js").Announcer} voice */
  show(voice) {
    const { verdict } = this.teacher;
    this.element.hidden = !verdict;
    say(this.#words, verdict?.text ?? "");
    this.#retry.hidden = !verdict?.seeds;
    mark(this.element, "data-lost", Boolean(verdict?.seeds));
    this.#speak(voice);
  }

  /** @param {import("../table/announcer.js").Announcer} voice */
  #speak(voice) {
    const { isHintFinal, hint, verdict, open } = this.teacher;
    const sentence = isHintFinal ? hint : open ? (verdict?.text ?? "") : "";
    if (sentence && sentence !== this.#said) voice.say(sentence);
    this.#said = sentence;
  }
}
