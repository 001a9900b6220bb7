/** Which puzzles somebody has solved, and how. What cannot be read is set aside, and costs nothing else. */

import { dayBefore, isDay } from "../game/days.js";

/**
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../../ali_guli_mane.js").PuzzleKind} PuzzleKind
 * @typedef {import("../../ali_guli_mane.js").Grade} Grade
 * @typedef {{ variant: VariantId, kind: PuzzleKind, grade: Grade }} Series   puzzles of one sort, numbered from 1
 * @typedef {{ day: string } | Series & { number: number }} Task   the puzzle of a day, or one of a series
 * @typedef {"first" | "later"} Mark   solved at the first try, or at a later one
 * @typedef {{ days: Record<string, Mark>, series: Record<string, Record<string, Mark>>, last?: string }} Known
 *   `last`: the series practised last
 */

const key = "puzzles";

export class Progress {
  #store;
  #damaged = false;

  /** @param {import("../game/store.js").Store} store */
  constructor(store) {
    this.#store = store;
  }

  /** Another window of this browser may have solved one, too: it is read each time. @returns {Known} */
  get #known() {
    const saved = this.#store.read(key);
    const known = soundOf(saved);
    if (saved !== null && !isSame(saved, known)) this.#mend(known);
    return known;
  }

  /** Sets aside what is partly damaged, and goes on with the rest. @param {Known} known */
  #mend(known) {
    this.#damaged = true;
    this.#store.setAside(key);
    this.#store.write(key, known);
  }

  /** Was something found that nobody can read? */
  get damaged() {
    return this.#damaged;
  }

  /**
   * A puzzle has been solved; how it was solved first is what counts. False if it could not be stored.
   * @param {Task} task @param {Mark} mark
   */
  solve(task, mark) {
    return this.#update((known) => {
      const { days, series } = known;
      if ("day" in task) days[task.day] ??= mark;
      else (series[nameOf(task)] ??= {})[task.number] ??= mark;
      return known;
    });
  }

  /** Remembers what is practised. @param {Series} series */
  practise(series) {
    this.#update((known) => ({ ...known, last: nameOf(series) }));
  }

  /** Changes what is saved by then, by whatever window. @param {(known: Known) => Known} change */
  #update(change) {
    void this.#known; // what is damaged is set aside first
    return this.#store.update(key, (saved) => ({ ...saved, ...change(soundOf(saved)) }));
  }

  /** The one of these that was practised last; none if it is none of them. @param {Series[]} offered */
  last(offered) {
    const { last } = this.#known;
    return offered.find((series) => nameOf(series) === last);
  }

  /** How it was solved; null if it was not. @param {Task} task @returns {Mark | null} */
  mark(task) {
    const { days, series } = this.#known;
    return ("day" in task ? days[task.day] : series[nameOf(task)]?.[task.number]) ?? null;
  }

  /** How many of a series are solved, and how many of them at the first try. @param {Series} series */
  count(series) {
    const marks = Object.values(this.#known.series[nameOf(series)] ?? {});
    return { solved: marks.length, first: marks.filter((mark) => mark === "first").length };
  }

  /**
   * The first of a series that is not solved, after that number if there is one.
   * @param {Series} series @param {number} [after] @returns {number}
   */
  next(series, after = 0) {
    const marks = this.#known.series[nameOf(series)] ?? {};
    let number = after + 1;
    while (number in marks) number += 1;
    return number;
  }

  /** On how many days in a row, up to today or yesterday, the puzzle of the day was solved. @param {string} today */
  daysInARow(today) {
    const { days } = this.#known;
    let day = today in days ? today : dayBefore(today);
    let run = 0;
    for (; day in days; day = dayBefore(day)) run += 1;
    return run;
  }
}

/** @param {Series} series */
const nameOf = ({ variant, kind, grade }) => [variant, kind, grade].join(" ");

/** What makes sense of what was saved. @param {any} saved @returns {Known} */
function soundOf(saved) {
  const days = sift(saved?.days, (day, mark) => isDay(day) && isMark(mark));
  const series = sift(saved?.series, (_, marks) => isTable(marks));
  const sifted = Object.entries(series).map(([name, marks]) => [
    name,
    sift(marks, (n, mark) => isNumber(n) && isMark(mark)),
  ]);
  const known = { days, series: Object.fromEntries(sifted) };
  return typeof saved?.last === "string" ? { ...known, last: saved.last } : known;
}

/** Whatever else was saved is left alone. @param {any} saved @param {Known} known */
function isSame(saved, { days, series, last }) {
  return [
    [saved?.days, days],
    [saved?.series, series],
    [saved?.last, last],
  ].every(([its, sound]) => JSON.stringify(its) === JSON.stringify(sound));
}

/**
 * The entries of a table that make sense; none if it is none.
 * @param {unknown} table @param {(key: string, value: any) => boolean} holds @returns {Record<string, any>}
 */
function sift(table, holds) {
  return isTable(table) ? Object.fromEntries(Object.entries(table).filter(([key, value]) => holds(key, value))) : {};
}

/** @param {unknown} value @returns {value is object} */
const isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} mark */
const isMark = (mark) => mark === "first" || mark === "later";

/** @param {string} text */
const isNumber = (text) => /^[1-9]\d{0,14}$/.test(text);
