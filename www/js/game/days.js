/** Days as text, `2026-11-29`: a puzzle belongs to the day that it is where the person is. */

/** @param {Date} date */
export function dayOf(date) {
  return written(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** The day before. @param {string} day */
export function dayBefore(day) {
  const before = new Date(timeOf(day) - 86_400_000);
  return written(before.getUTCFullYear(), before.getUTCMonth() + 1, before.getUTCDate());
}

/** Is it a day? @param {string} text */
export function isDay(text) {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text));
}

/** Days have no time of day: this one is for reckoning and for telling dates, in UTC. @param {string} day */
export function timeOf(day) {
  return Date.parse(`${day}T00:00:00Z`);
}

/** @param {number} year @param {number} month @param {number} day */
function written(year, month, day) {
  return [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}
