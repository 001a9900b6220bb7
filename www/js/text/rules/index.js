/** The languages of the rules page. A new one is one more file and one more line here. */

import { inLanguage } from "../language.js";
import { en } from "./en.js";

/** @typedef {typeof en} RulesWords */

/** @type {Record<string, RulesWords> & { en: RulesWords }} */
export const languages = { en };

/** @param {string} [tag] such as "en" or "en-IN" */
export const rulesWordsFor = (tag = "") => inLanguage(languages, tag);
