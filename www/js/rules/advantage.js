/** Under the name of each game, whom it favours. The engine computes it while somebody reads there. */

import { EngineClient } from "../engine/client.js";
import { LeadLine } from "../teach/lead-line.js";
import { h } from "../ui/elements.js";

/** A section is being read while it crosses this line: one at a time, because the engine knows one game at a time. */
const reading = { rootMargin: "-20% 0px -79% 0px" };

/**
 * @param {import("../engine/wasm.js").Api} api @param {import("../../ali_guli_mane.js").VariantId[]} games
 * @param {import("../text/index.js").Words["fair"]["favour"]} words
 */
export function showAdvantages({ Game }, games, words) {
  const engine = new EngineClient();
  /** @type {Map<Element, { favour: LeadLine, view: import("../../ali_guli_mane.js").View }>} */
  const sections = new Map();
  const observer = new IntersectionObserver((entries) => entries.forEach((entry) => void read(entry)), reading);
  for (const id of games) {
    const section = document.getElementById(id);
    const line = h("p", { class: "favoured", "aria-live": "polite" }, words.looking);
    section?.querySelector(".lead")?.after(line);
    const game = new Game(id);
    if (section) sections.set(section, { favour: new LeadLine(line, engine, words), view: game.view() });
    game.free();
  }
  for (const section of sections.keys()) observer.observe(section);

  /** @param {IntersectionObserverEntry} entry */
  async function read({ target, isIntersecting }) {
    const { favour, view } = /** @type {NonNullable<ReturnType<typeof sections.get>>} */ (sections.get(target));
    if (!isIntersecting) return favour.stop();
    const found = await favour.show(view);
    if (found?.exact) observer.unobserve(target);
  }
}
