/** The languages of the page. A new one is one more file and one more line here. */

import { en } from "./en.js";

/** @typedef {typeof en} Words */

/** @type {Record<string, Words>} */
export const languages = { en };

/**
 * The words of a language, by its tag ("en", "en-IN"); English where we do not speak it.
 * @param {string} [tag]
 * @returns {Words}
 */
export function text(tag = "") {
  return languages[tag.toLowerCase()] ?? languages[tag.toLowerCase().split("-")[0]] ?? en;
}
