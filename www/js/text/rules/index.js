/** The languages of the rules page. A new one is one more file and one more line here. */

import { en } from "./en.js";

/** @typedef {typeof en} RulesWords */

/** @type {Record<string, RulesWords>} */
export const languages = { en };

/**
 * The words of a language, by its tag ("en", "en-IN"); English where we do not speak it.
 * @param {string} [tag]
 * @returns {RulesWords}
 */
export function rulesText(tag = "") {
  return languages[tag.toLowerCase()] ?? languages[tag.toLowerCase().split("-")[0]] ?? en;
}
