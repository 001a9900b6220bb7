/** What English sentences are built from: numbers, plurals, lists, and what the players are called. */

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const plural = new Intl.PluralRules("en");
const conjunction = new Intl.ListFormat("en", { type: "conjunction" });

export const players = ["South", "North"];

/** Up to twelve in words, then in figures. @param {number} n */
export const number = (n) => small[n] ?? String(n);

/** @param {number} n @param {string} one @param {string} other */
export const count = (n, one, other) => `${number(n)} ${plural.select(n) === "one" ? one : other}`;

/** @param {number} n */
export const seeds = (n) => count(n, "seed", "seeds");

/** Dates are written one way: the day, the month in full, the year. */
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

/** A day of the calendar. @param {number} time in milliseconds, midnight in UTC */
export const dayName = (time) => day.format(time);

/** A moment, where the person is. @param {number} time in milliseconds */
export const momentName = (time) => moment.format(time);

/** @param {string[]} items */
export const list = (items) => conjunction.format(items);

/** @param {string} sentence */
export const capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
