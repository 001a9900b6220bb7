/** Which puzzle is solved, and how far somebody has come: the puzzle of the day, or one of a series after the other. */

import { dayOf } from "../game/days.js";
import { openStore } from "../game/store.js";
import { askForPuzzle, grades } from "./dialog.js";
import { Progress } from "./progress.js";

/**
 * @typedef {import("../text/later.js").AllWords} Words
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../../ali_guli_mane.js").Puzzle} Puzzle
 * @typedef {import("./progress.js").Task} Task
 * @typedef {import("./progress.js").Series} Series
 * @typedef {import("./puzzle-session.js").Verdict} Verdict
 * @typedef {{ root: ShadowRoot, words: Words, games: VariantInfo[], api: import("../engine/wasm.js").Api,
 *   analysisClient: Pick<import("../engine/client.js").EngineClient, "puzzle" | "cancel"> }} PuzzleParts
 */

/** An easy puzzle to begin with. */
const firstGrade = 2;

export class PuzzleMode {
  #parts;
  #progress;
  /** @type {Task} */
  #task;
  /** @type {Series} what is practised */
  #series;

  /** @param {PuzzleParts} parts @param {VariantId} variant the game that is played */
  constructor(parts, variant) {
    this.#parts = parts;
    this.#progress = new Progress(openStore());
    const kinds = parts.games.find(({ id }) => id === variant)?.puzzles ?? [];
    const offered = kinds.flatMap((kind) => grades.map((grade) => ({ variant, kind, grade })));
    this.#series = this.#progress.last(offered) ?? { variant, kind: kinds[0], grade: firstGrade };
    this.#task = { day: this.#today };
  }

  get #today() {
    return dayOf(new Date());
  }

  /** The number of the puzzle in its series; null if it is the puzzle of the day. */
  get number() {
    return "day" in this.#task ? null : this.#task.number;
  }

  /** Asks which puzzle it is to be, and has it made; null if none is wanted. @returns {Promise<Puzzle | null>} */
  async choose() {
    const { root, words, games, api } = this.#parts;
    const today = this.#today;
    const offer = { games, progress: this.#progress, today, daily: api.daily(today), series: this.#series };
    return askForPuzzle(root, words, offer, { make: (task) => this.#make(task), stop: () => this.stop() });
  }

  /** After the puzzle of the day others like it; otherwise the next of the series. Rejects as the engine does. */
  next() {
    const { variant, kind, grade } = this.#asked(this.#task);
    const series = { variant, kind, grade };
    return this.#make({ ...series, number: this.#progress.next(series, this.number ?? 0) });
  }

  /** The puzzle that is being made is not wanted any more: asking for it rejects with "cancelled". */
  stop() {
    this.#parts.analysisClient.cancel();
  }

  /** @param {Task} task */
  async #make(task) {
    const { variant, kind, grade, seed } = this.#asked(task);
    this.stop(); // whatever else was asked is void
    const puzzle = await this.#parts.analysisClient.puzzle(variant, { kind, seed, grade });
    this.#task = task;
    if (!("day" in task)) this.#practise({ variant, kind, grade });
    return puzzle;
  }

  /** @param {Series} series */
  #practise(series) {
    this.#series = series;
    this.#progress.practise(series);
  }

  /** What the engine is to be asked for. @param {Task} task */
  #asked(task) {
    return "day" in task ? this.#parts.api.daily(task.day) : { ...task, seed: task.number };
  }

  /** Remembers a puzzle that was solved. @param {Verdict} verdict */
  note({ right, shown, first }) {
    if (right && !shown) this.#progress.solve(this.#task, first ? "first" : "later");
  }

  /** How far somebody has come, in words; nothing unless the answer was right. @param {Verdict | null} verdict */
  account(verdict) {
    const days = "day" in this.#task ? this.#progress.daysInARow(this.#today) : 0;
    return verdict?.right ? this.#parts.words.puzzle.account(this.#progress.mark(this.#task), days) : "";
  }
}
