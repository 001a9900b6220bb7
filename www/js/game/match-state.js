/**
 * A match and who plays it: its sowings and, where the swap rule was agreed, the moment at which sides may be changed.
 *
 * The game knows South and North, and not who sits there. So a change of sides stands beside the record: it is a step
 * of its own, taken back and made again where it was made, and saved with the game.
 */

import { exchanged } from "./seats.js";

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("./seats.js").Seats} Seats
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {InstanceType<import("../engine/wasm.js").Api["Game"]>} Game
 * @typedef {{ seat: string, isDrawn: boolean }} Moment
 *   `seat`: who is to move. `isDrawn`: the next sowing was drawn, and nobody takes it back
 * @typedef {{ name: string | null, by: 0 | 1, won: number | null, isPlace: boolean }} Move
 *   `name`: of the sowing; null where the round was given up. `won`: seeds that came into the
 *   bank; null where more came into it. `isPlace`: can a person go back to the moment before it?
 * @typedef {{ changed: boolean, at: number }} SideChoice   `at`: after how many sowings
 * @typedef {{ drawn: number, margin: number | null, swap: { choice: SideChoice | null } | null }} Agreement
 *   `drawn`: how many sowings were drawn before anybody could choose; nobody takes them back. `margin`: by how much
 *   South wins after them with best play. `swap`: null without the swap rule.
 */

export class MatchState {
  #id;
  #game;
  /** Who sat where before sides were changed, if they were. @type {Seats} */
  #seated;
  #drawn;
  #margin;
  #swap;
  /** A choice that was taken back. @type {SideChoice | null} */
  #undone = null;
  /** Sides were chosen again: what had been taken back after that is gone, though the game still knows it. */
  #isAnew = false;

  /** @param {Game} game @param {Seats} seated @param {any} [saved] what was agreed, as far as it makes sense */
  constructor(game, seated, saved) {
    this.#id = typeof saved?.id === "string" ? saved.id : newId();
    this.#game = game;
    this.#seated = seated;
    this.#drawn = isCount(saved?.drawn, this.#sowings) ? saved.drawn : 0;
    this.#margin =
      this.#drawn && Number.isInteger(saved.margin) && Math.abs(saved.margin) <= seedsOf(game.view())
        ? saved.margin
        : null;
    this.#swap = saved?.swap ? { choice: choiceOf(saved.swap.choice, this.#sowings) } : null;
  }

  get game() {
    return this.#game;
  }

  /** @returns {Agreement} */
  get agreement() {
    return { drawn: this.#drawn, margin: this.#margin, swap: this.#swap };
  }

  /** All that is saved. */
  get saved() {
    return {
      id: this.#id,
      record: this.#game.record(),
      seats: this.#seated,
      played: this.#game.canUndo,
      ...this.agreement,
    };
  }

  /** The earlier positions of this round, as texts. */
  get history() {
    const { round } = this.#game.view();
    return this.#game.history(round).map(({ position }) => position);
  }

  // --- who sits where ---

  /** @returns {Seats} */
  get seats() {
    return this.sidesChanged ? exchanged(this.#seated) : this.#seated;
  }

  set seats([south, north]) {
    this.#seated = this.sidesChanged ? [north, south] : [south, north];
  }

  /** Who sits where in the next match, if they take turns beginning. */
  get seatsExchanged() {
    return exchanged(this.#seated);
  }

  /** Is there something for a person to decide? @param {View} view */
  isForPerson({ outcome, mover }) {
    return outcome !== null || this.seats[mover] === "person";
  }

  /** A place to go back to: a person's choice, and not one that was drawn before anybody chose. @param {View} view */
  #isPlace = (view) => this.isForPerson(view) && !this.#isDrawn;

  get #isDrawn() {
    return this.#isFirstRound && this.#sowings < this.#drawn;
  }

  // --- the swap rule ---

  /** May the second player change sides now? */
  get isSwapDue() {
    return this.#isOpen && !this.#isFirstTurn;
  }

  /** Is it the turn after which the other may change sides? */
  get isCutting() {
    return this.#isOpen && this.#isFirstTurn;
  }

  /** Have sides been changed? */
  get sidesChanged() {
    return this.#swap?.choice?.changed ?? false;
  }

  /** @param {boolean} changed */
  chooseSides(changed) {
    this.#swap = { choice: { changed, at: this.#sowings } };
    this.#undone = null;
    this.#isAnew = true;
  }

  get #isOpen() {
    return this.#swap?.choice === null && this.#isFirstRound && this.#game.view().outcome === null;
  }

  get #isFirstTurn() {
    return this.#game.view().mover === this.#game.rounds[0].beginner;
  }

  get #isFirstRound() {
    return this.#game.view().round === 1;
  }

  get #sowings() {
    return this.#game.rounds[0].sowings;
  }

  /** Was it just now that somebody chose a side? */
  get #isChoiceLast() {
    const { choice } = this.#swap ?? {};
    return Boolean(choice) && this.#isFirstRound && choice?.at === this.#sowings && this.#game.view().outcome === null;
  }

  // --- step by step ---

  /** @param {Sowing} sowing */
  play(sowing) {
    return this.#on(this.#game.play(sowing));
  }

  resign() {
    return this.#on(this.#game.resign());
  }

  nextRound() {
    return this.#on(this.#game.nextRound());
  }

  /** Something was played: what had been taken back is gone. @template T @param {T} trace */
  #on(trace) {
    this.#undone = null;
    this.#isAnew = false;
    return trace;
  }

  /** Steps back to the last choice of a person in this round; 0 if there is none: a round that is over stays over. */
  get stepsToUndo() {
    return this.#moments.reverse().findIndex(isChoice) + 1;
  }

  /** The moments of this round that undo leads back to, the first one first. @returns {Moment[]} */
  get #moments() {
    const { seats } = this;
    const { round } = this.#game.view();
    const moments = this.#game.history(round).map(({ mover }, sowings) => ({
      seat: seats[mover],
      isDrawn: round === 1 && sowings < this.#drawn,
    }));
    return round === 1 ? this.#withChoice(moments) : moments;
  }

  /** Before sides were chosen everybody sat where they sat first. @param {Moment[]} moments of the first round */
  #withChoice(moments) {
    const at = this.#swap?.choice?.at;
    if (at === undefined) return moments;
    const view = this.#game.view();
    const steps = [...this.#game.history(1), ...(view.outcome ? [] : [view])];
    const seated = steps
      .slice(0, at + 1)
      .map(({ mover }, sowings) => ({ seat: this.#seated[mover], isDrawn: sowings < this.#drawn }));
    return [...seated, ...moments.slice(at)];
  }

  /** What has been done in this round, the first one first. @returns {Move[]} */
  get moves() {
    const { round, outcome, banks } = this.#game.view();
    const keeps = outcome !== null; // then what is kept has been banked, too
    const steps = this.#game.history(round);
    const changedAt = round === 1 ? (this.#swap?.choice?.at ?? 0) : 0;
    return steps.map(({ name, mover, banks: before }, at) => {
      const seat = (at < changedAt ? this.#seated : this.seats)[mover];
      const after = steps[at + 1]?.banks ?? (keeps ? null : banks);
      const isPlace = isChoice({ seat, isDrawn: round === 1 && at < this.#drawn });
      return { name, by: mover, won: after && after[mover] - before[mover], isPlace };
    });
  }

  /** Takes back all but so many steps of this round. @param {number} steps */
  goTo(steps) {
    while (this.moves.length > steps && this.canUndo) this.undo();
  }

  /** Takes back steps. @param {number} steps */
  goBack(steps) {
    for (let step = 0; step < steps; step += 1) this.undo();
  }

  /** Forward to the next choice of a person, or as far as it was played. */
  goForward() {
    let view = this.redo();
    while (view && !this.#isPlace(view)) view = this.redo();
  }

  get canUndo() {
    return this.#game.canUndo;
  }

  get canRedo() {
    return this.isSwapDue ? this.#undone !== null : this.#game.canRedo && !(this.#isAnew && this.#isChoiceLast);
  }

  undo() {
    if (!this.#isChoiceLast) return this.#game.undo();
    this.#undone = this.#swap?.choice ?? null;
    this.#swap = { choice: null };
    return this.#game.view();
  }

  redo() {
    if (!this.canRedo) return null;
    if (!this.isSwapDue) return this.#game.redo();
    this.#swap = { choice: this.#undone };
    this.#undone = null;
    return this.#game.view();
  }
}

/** Did a person choose here? @param {Moment} moment */
const isChoice = ({ seat, isDrawn }) => seat === "person" && !isDrawn;

/** A name that no other match has, in whatever window it begins. Not `randomUUID`, which needs https. */
const newId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** Is it a number from 0 to `most`? @param {unknown} value @param {number} most */
const isCount = (value, most) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** All seeds there are. @param {View} view */
const seedsOf = ({ holes, banks }) => [...holes, ...banks].reduce((sum, seeds) => sum + seeds);

/**
 * @param {any} saved @param {number} sowings how many are made: nobody has chosen after more
 * @returns {SideChoice | null}
 */
function choiceOf(saved, sowings) {
  const isOne = typeof saved?.changed === "boolean" && isCount(saved.at, sowings);
  return isOne ? { changed: saved.changed, at: saved.at } : null;
}
