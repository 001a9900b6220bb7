/**
 * The accessible board: a grid of real buttons, lying unseen over the hollows of the picture.
 *
 * What is tapped, focused and read aloud are these buttons; the canvas below them is only a picture.
 */

import { wayToward } from "../board/layout.js";
import { h, mark } from "../ui/elements.js";

/** @typedef {import("../board/layout.js").Layout} Layout */
/** @typedef {import("../text/index.js").Words} Words */

/**
 * The holes as the eye sees them: two rows, upper first, each from left to right.
 * @param {Layout} layout
 * @returns {[number[], number[]]}
 */
export function rowsAsSeen({ holes }) {
  const middle = holes.reduce((sum, hole) => sum + hole.y, 0) / holes.length;
  const all = holes.map((_, hole) => hole).sort((a, b) => holes[a].x - holes[b].x);
  return [all.filter((hole) => holes[hole].y < middle), all.filter((hole) => holes[hole].y >= middle)];
}

/**
 * Where an arrow key leads from a hole; null for a key that leads nowhere.
 * @param {[number[], number[]]} rows @param {number} hole @param {string} key
 */
export function neighbour(rows, hole, key) {
  const row = rows[0].includes(hole) ? 0 : 1;
  const column = rows[row].indexOf(hole);
  const last = rows[row].length - 1;
  switch (key) {
    case "ArrowLeft":
      return rows[row][Math.max(column - 1, 0)];
    case "ArrowRight":
      return rows[row][Math.min(column + 1, last)];
    case "ArrowUp":
      return rows[0][column];
    case "ArrowDown":
      return rows[1][column];
    case "Home":
      return rows[row][0];
    case "End":
      return rows[row][last];
    default:
      return null;
  }
}

/**
 * What is read aloud of a position.
 * @typedef {{ holes: number[], closed: boolean[], endless: number[], legal: number[], names: string[], mine: 0 | 1 |
 *   null, readings: string[] }} Reading
 *   `mine`: the player, if a person, whose turn it is.
 */

export class HoleGrid {
  /** @type {HTMLButtonElement[]} by hole number */
  #buttons = [];
  /** @type {[number[], number[]]} */
  #rows = [[], []];
  #current = 0;
  /** @type {Reading | null} */
  #reading = null;

  /** @param {Words} words @param {AbortSignal} signal */
  constructor(words, signal) {
    this.words = words;
    this.element = h("div", { role: "grid", class: "twin", "aria-label": words.board.label });
    this.element.addEventListener("keydown", (event) => this.#walk(event), { signal });
    this.element.addEventListener("focusin", (event) => this.#arrive(event), { signal });
  }

  /**
   * Lays the buttons over a layout. If the order of the holes has changed, they are built again.
   * @param {Layout} layout
   */
  place(layout) {
    const rows = rowsAsSeen(layout);
    if (String(rows) !== String(this.#rows)) this.#build(rows);
    for (const [hole, button] of this.#buttons.entries()) {
      const { x, y, width, height } = layout.cells[hole];
      for (const [side, pixels] of Object.entries({ left: x, top: y, width, height })) {
        button.style.setProperty(side, `${pixels}px`);
      }
    }
  }

  /** @param {[number[], number[]]} rows */
  #build(rows) {
    this.#rows = rows;
    this.#buttons = [...rows[0], ...rows[1]].map(() => h("button", { type: "button", tabindex: -1 }));
    this.element.replaceChildren(...rows.map((row, index) => this.#row(row, index)));
    this.#stop(rows[1][0]);
    if (this.#reading) this.read(this.#reading);
  }

  /** @param {number[]} row @param {number} index upper row first */
  #row(row, index) {
    const cells = row.map((hole) => {
      const button = this.#buttons[hole];
      button.dataset.hole = String(hole);
      return h("div", { role: "gridcell" }, button);
    });
    return h("div", { role: "row", "aria-label": this.words.board.rows[index] }, ...cells);
  }

  /** Labels every hole. @param {Reading} reading */
  read(reading) {
    this.#reading = reading;
    const { holes, closed, endless, legal, names, mine, readings } = reading;
    for (const [hole, button] of this.#buttons.entries()) {
      const facts = {
        name: names[hole],
        seeds: holes[hole],
        closed: closed[hole],
        endless: endless.includes(hole),
        own: mine === ownerOf(hole, holes.length),
        worth: readings[hole],
      };
      mark(button, "aria-label", this.words.hole(facts));
      mark(button, "aria-disabled", legal.includes(hole) ? undefined : "true");
    }
  }

  /**
   * Marks the side of a hole on which its seeds would set out; both, where that is not decided.
   * @param {{ hole: number, way: string | null } | null} at @param {Layout} layout
   */
  aim(at, layout) {
    for (const [hole, button] of this.#buttons.entries()) {
      const sides = at?.hole === hole ? sidesOf(layout, hole, at.way) : [];
      mark(button, "data-side", sides.join(" ") || undefined);
    }
  }

  /** The hole an event happened on. @param {Event} event */
  holeOf(event) {
    const target = event.target instanceof Element ? event.target.closest("[data-hole]") : null;
    return target instanceof HTMLElement ? Number(target.dataset.hole) : null;
  }

  /** The hole the focus is seen on, or null. */
  get focused() {
    const hole = this.#buttons.findIndex((button) => button.matches(":focus-visible"));
    return hole < 0 ? null : hole;
  }

  /** Moves the focus to a hole. @param {number} [hole] */
  focus(hole = this.#current) {
    this.#buttons[hole]?.focus();
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const hole = this.holeOf(event);
    if (hole === null || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = neighbour(this.#rows, hole, event.key);
    if (next === null) return;
    event.preventDefault();
    this.focus(next);
  }

  /** @param {FocusEvent} event */
  #arrive(event) {
    const hole = this.holeOf(event);
    if (hole !== null) this.#stop(hole);
  }

  /** Makes a hole the one that Tab comes to. @param {number} hole */
  #stop(hole) {
    this.#buttons[this.#current]?.setAttribute("tabindex", "-1");
    this.#current = hole;
    mark(this.#buttons[hole], "tabindex", 0);
  }
}

/**
 * The sides of a hole that lead this way round.
 * @param {Layout} layout @param {number} hole @param {string | null} way null: any
 */
function sidesOf(layout, hole, way) {
  const sides = /** @type {const} */ (["left", "right"]);
  return sides.filter((side) => way === null || wayToward(layout, hole, side) === way);
}

/** @param {number} hole @param {number} holes how many there are: the first half is North's */
const ownerOf = (hole, holes) => (hole < holes / 2 ? 1 : 0);
