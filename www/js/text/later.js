/** Words of parts that come when they are asked for, and come with them. A new language is one more line here, too. */

import { puzzle } from "./en-puzzle.js";
import { records } from "./en-records.js";
import { inLanguage } from "./language.js";

const en = { puzzle, records };

/**
 * @typedef {typeof en} LaterWords
 * @typedef {import("./index.js").Words & LaterWords} AllWords
 */

/** @type {Record<string, LaterWords> & { en: LaterWords }} */
export const laterLanguages = { en };

/** @param {import("./index.js").Words} words @returns {AllWords} */
export const withLater = (words) => ({ ...words, ...inLanguage(laterLanguages, words.tag) });
