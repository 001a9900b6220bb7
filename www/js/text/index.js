/** The languages of the page. A new one is one more file and one more line here. */

import { en } from "./en.js";
import { inLanguage } from "./language.js";

/** @typedef {typeof en} Words */

/** @type {Record<string, Words> & { en: Words }} */
export const languages = { en };

/** @param {string} [tag] such as "en" or "en-IN" */
export const wordsFor = (tag = "") => inLanguage(languages, tag);
