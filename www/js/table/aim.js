/** What a player points at and may choose, and so what is marked on the board. It asks the session for all of it. */

/**
 * @typedef {import("../game/session.js").Session} Session
 * @typedef {import("../game/session.js").Preview} Preview
 * @typedef {import("../game/prefs.js").Prefs} Prefs
 * @typedef {import("./twin.js").Twin} Twin
 * @typedef {import("./input.js").Way} Way
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {{ hole: number, way: Way | null }} At   `way`: null where it cannot be told
 */

export class Aim {
  /** @type {At | null} where a hand points */
  #hand = null;

  /** After a sowing what happened is worth more than what might: no foresight until somebody points anew. */
  #resting = false;

  /** @param {Session} session @param {VariantInfo[]} games @param {Twin} twin @param {Prefs} prefs */
  constructor(session, games, twin, prefs) {
    this.session = session;
    this.games = games;
    this.twin = twin;
    this.prefs = prefs;
  }

  /** What there is to know about the game being played. */
  get info() {
    const { variant } = this.session.view;
    return this.games.find(({ id }) => id === variant) ?? this.games[0];
  }

  /** Is it a person's choice now? */
  get open() {
    return this.session.phase === "choose";
  }

  get legal() {
    return this.open ? holesOf(this.session.view.legal) : [];
  }

  /** Holes that cannot be sown at all, as they would go round for ever. */
  get endless() {
    const { legal } = this;
    return this.open ? holesOf(this.session.view.endless).filter((hole) => !legal.includes(hole)) : [];
  }

  /** Something has happened: let it be read. */
  rest() {
    this.#resting = true;
  }

  wake() {
    this.#resting = false;
  }

  /** Points a hand at a hole, or at none. Says whether it pointed elsewhere before. @param {number | null} hole @param {Way | null} way */
  point(hole, way) {
    const before = this.#hand;
    this.#hand = hole === null ? null : { hole, way };
    const moved = before?.hole !== this.#hand?.hole || before?.way !== this.#hand?.way;
    if (moved) this.wake();
    return moved;
  }

  /** The hole pointed at by a hand or, failing that, by the focus, and the way; null if there is nothing to choose. */
  get target() {
    if (this.#resting || !this.open) return null;
    const focus = this.twin.focused;
    return this.#hand ?? (focus === null ? null : { hole: focus, way: /** @type {Way} */ ("anticlockwise") });
  }

  /** The way is part of a choice only where there is one. @param {At} at @returns {Sowing} */
  sowing({ hole, way }) {
    return this.info.ways === "both" && way ? { hole, way } : { hole };
  }

  /** Must the way be chosen, and has it not been? @param {At | null} at */
  isUndecided(at) {
    return at !== null && at.way === null && this.info.ways === "both";
  }

  /** What the sowing pointed at would come to, if a person wants to know. @returns {Preview | null} */
  get foresight() {
    const { target } = this;
    return target && !this.isUndecided(target) && this.prefs.values.preview
      ? this.session.preview(this.sowing(target))
      : null;
  }

  /** @returns {import("../board/canvas.js").Marks} */
  get decor() {
    return {
      legal: this.legal,
      endless: this.endless,
      focus: this.twin.focused,
      hover: this.open ? (this.#hand?.hole ?? null) : null,
      preview: this.foresight,
      counts: this.prefs.values.counts,
      names: this.info.names,
    };
  }
}

/** @param {Sowing[]} sowings */
const holesOf = (sowings) => [...new Set(sowings.map(({ hole }) => hole))];
