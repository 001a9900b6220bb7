/** From the engine's coded errors about a text to places in that text. It knows lines and columns, and no rule. */

/**
 * @typedef {{ what: string, found?: string | number, expected?: string | number }} Fault
 * @typedef {Fault & { line: number | null, column: number, position: boolean }} Found
 *   `line`: null in a text of one line. `position`: is it a fault of a position, or of a record?
 * @typedef {{ text: string, wrong: boolean }} Piece
 */

/** Where a word of a text ends: at any space or dash, also one that is not seen. */
const edge = /[\s,/:]|\p{Dash}|\p{Cf}/u;

/** So many letters of a line are shown, and so many before the first fault. */
const shown = { most: 300, before: 40 };

/**
 * The faults that an error tells of, in the order of the text. None if it is no error about a text.
 * @param {{ code?: string, detail?: any }} error @param {string} text
 * @returns {Found[]}
 */
export function faultsOf({ code, detail }, text) {
  if (code === "badPosition") return (detail?.faults ?? []).map(aloneFault);
  if (code !== "badRecord" || !detail?.what) return [];
  const { line, column, what, expected, position } = detail;
  if (position?.faults) return position.faults.map((/** @type {any} */ fault) => startFault(fault, detail));
  return [{ line, column, what, expected, found: wordAt(lineOf(text, line), column), position: false }];
}

/** A fault in a position that stands alone. @param {any} fault @returns {Found} */
const aloneFault = (fault) => ({ ...fault, line: null, position: true });

/**
 * A fault in the position that a record starts with; its columns begin where the position does.
 * @param {any} fault @param {any} detail
 */
function startFault(fault, { line, column, position }) {
  return { ...fault, line, column: column + fault.column - position.faults[0].column, position: true };
}

/** @param {string} text @param {number | null} line counted from 1 */
export const lineOf = (text, line) => text.split(/\r?\n/)[(line ?? 1) - 1] ?? "";

/** The word that stands at a column. @param {string} line @param {number} column counted from 1, in characters */
export function wordAt(line, column) {
  const from = line.slice(unitsBefore(line, column));
  const end = from.search(edge);
  return end < 0 ? from : from.slice(0, end);
}

/** How much of a line lies before a column, in UTF-16 units. @param {string} line @param {number} column */
function unitsBefore(line, column) {
  let units = 0;
  for (let at = 1; at < column && units < line.length; at += 1) {
    units += (line.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  }
  return units;
}

/**
 * As much of a line as can be shown, and the columns in it.
 * @param {string} line @param {number[]} columns
 */
export function excerptOf(line, columns) {
  const left = Math.max(Math.min(...columns) - 1 - shown.before, 0);
  const part = [...line.slice(unitsBefore(line, left + 1)).slice(0, 2 * shown.most)].slice(0, shown.most);
  const inPart = columns.map((column) => column - left).filter((column) => column <= part.length + 1);
  return { line: part.join(""), columns: inPart };
}

/**
 * A line cut up, so that the wrong words can be marked.
 * @param {string} line @param {number[]} columns @returns {Piece[]}
 */
export function marked(line, columns) {
  const letters = [...line];
  /** @type {Piece[]} */
  const pieces = [];
  let at = 0;
  for (const column of [...new Set(columns)].sort((a, b) => a - b)) {
    const start = Math.min(column - 1, letters.length);
    if (start < at) continue;
    if (start > at) pieces.push({ text: letters.slice(at, start).join(""), wrong: false });
    at = Math.max(endOf(letters, start), start + 1);
    pieces.push({ text: letters.slice(start, at).join("") || " ", wrong: true });
  }
  if (at < letters.length) pieces.push({ text: letters.slice(at).join(""), wrong: false });
  return pieces;
}

/** @param {string[]} letters @param {number} start */
function endOf(letters, start) {
  let end = start;
  while (end < letters.length && !edge.test(letters[end])) end += 1;
  return end;
}

/**
 * Where a fault begins and ends in the whole text, for a field to select.
 * @param {string} text @param {Found} fault @returns {[number, number]}
 */
export function rangeOf(text, { line, column }) {
  const before = text
    .split("\n")
    .slice(0, (line ?? 1) - 1)
    .reduce((sum, each) => sum + each.length + 1, 0);
  const its = lineOf(text, line);
  const start = before + unitsBefore(its, column);
  return [start, start + Math.max(wordAt(its, column).length, 1)];
}

/** Is this a position rather than a record: one line, with two rows in it? @param {string} text */
export function isPosition(text) {
  const trimmed = text.trim();
  return trimmed.includes("/") && !trimmed.includes("\n") && !/^\w+:/.test(trimmed);
}
