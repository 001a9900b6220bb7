/** What may be agreed so that a game is fair: whom its opening favours, and what can be done about it. */

import { drawFairStart } from "../analysis/fair-start.js";
import { LeadLine } from "../teach/lead-line.js";
import { dialogButtons, dialogOf, openDialog } from "../ui/dialog.js";
import { h, say } from "../ui/elements.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../../ali_guli_mane.js").GameOptions} GameOptions
 * @typedef {{ variant: VariantInfo["id"], seats: [string, string], options: GameOptions,
 *   sowings?: import("../../ali_guli_mane.js").Sowing[], margin?: number, swap?: boolean, told?: string }} NewMatch
 *   `sowings`, `margin`: a start that was drawn. `told`: that none could be
 * @typedef {Pick<import("../engine/client.js").EngineClient, "think" | "fairStarts" | "cancel">} Engine
 */

/** For how many turns each way draws a start. @type {Record<string, 1 | 2>} */
const drawnTurns = { one: 1, two: 2 };

export class FairnessFields {
  #favoured = h("p", { class: "note", "aria-live": "polite" });
  #way = h("select", { name: "fair" });
  #meaning = h("p", { class: "note meaning" });

  /**
   * @param {Words} words @param {Engine} engine @param {string} chosen the way chosen last
   * @param {AbortSignal} signal
   */
  constructor({ fair, fresh }, engine, chosen, signal) {
    this.words = fair;
    this.chosen = chosen;
    this.favour = new LeadLine(this.#favoured, engine, fair.favour);
    this.element = h(
      "div",
      { class: "fairness" },
      h("div", { class: "favoured" }, h("p", { class: "note" }, fresh.begins), this.#favoured),
      h("div", {}, h("label", { class: "field" }, h("span", {}, fair.offer), this.#way), this.#meaning),
    );
    this.#way.addEventListener("change", () => this.#choose(), { signal });
    signal.addEventListener("abort", () => this.favour.stop());
  }

  /** The way that is chosen. */
  get way() {
    return this.#way.value;
  }

  #choose() {
    this.chosen = this.way;
    this.#explain();
    this.#meaning.scrollIntoView({ block: "nearest" });
  }

  /** Offers what the game allows. @param {VariantInfo} info */
  offer({ book }) {
    // Where rounds are so long that there is a book, it knows what every first turn is worth, but not every second.
    const isProved = (/** @type {string} */ way) => !book || way !== "two";
    const ways = Object.keys(this.words.ways).filter(isProved);
    const kept = ways.includes(this.chosen) ? this.chosen : ways[0];
    this.#way.replaceChildren(
      ...ways.map((way) => h("option", { value: way, selected: way === kept }, this.words.ways[way][0])),
    );
    this.#explain();
  }

  #explain() {
    say(this.#meaning, this.words.ways[this.way][1]);
  }

  /** @param {View} view */
  show(view) {
    void this.favour.show(view);
  }
}

/**
 * The match with what its way to fairness asks for: a start drawn, while a window says so; or the swap rule. Null if
 * the drawing takes somebody too long.
 * @param {ParentNode & Node} root @param {Words["fair"]["start"] & { cancel: string }} words
 * @param {{ engine: Engine, imagine: (match: NewMatch) => View }} offer @param {NewMatch} match
 * @param {string} way @returns {Promise<NewMatch | null>}
 */
export async function withFairness(root, words, { engine, imagine }, match, way) {
  if (!(way in drawnTurns)) return { ...match, swap: way === "swap" };
  const window = dialogOf("small", words.drawing, dialogButtons(["", words.cancel]));
  const life = new AbortController();
  const given = openDialog(root, window).then(() => life.abort());
  life.signal.addEventListener("abort", () => engine.cancel());
  try {
    const start = await drawFairStart(engine, imagine(match), drawnTurns[way], life);
    return start ? { ...match, ...start } : { ...match, told: words.none };
  } catch {
    return life.signal.aborted ? null : { ...match, told: words.none };
  } finally {
    window.close();
    await given;
  }
}
