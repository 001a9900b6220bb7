/** The page around the board: its words. */

import "./element.js";
import { wordsFor } from "./text/index.js";

const words = wordsFor(navigator.language);

for (const element of document.querySelectorAll("[data-text]")) {
  const key = element.getAttribute("data-text") ?? "";
  element.textContent = /** @type {Record<string, string>} */ (words.page)[key];
}
