/** Where puzzles are solved, on a board of their own: the game that is going on is not touched. */

import { memoryStorage, openStore } from "../game/store.js";
import { Table } from "../table/table.js";
import { dayOf } from "./days.js";
import { Guide } from "./guide.js";
import { askForPuzzle, grades } from "./lobby.js";
import { Progress } from "./progress.js";
import { Riddle } from "./riddle.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../../ali_guli_mane.js").Puzzle} Puzzle
 * @typedef {import("../game/prefs.js").Prefs} Prefs
 * @typedef {import("./progress.js").Task} Task
 * @typedef {import("./progress.js").Series} Series
 * @typedef {import("../engine/client.js").EngineClient} EngineClient
 * @typedef {{ root: ShadowRoot, games: VariantInfo[], prefs: Prefs, words: Words, tutor: EngineClient,
 *   api: import("../engine/wasm.js").Api, engine: EngineClient, wait: (ms: number) => Promise<unknown> }} Outside
 */

/** @typedef {Record<string, [boolean, () => void]>} Actions */

/** What cannot be done here. */
const gamesOnly = ["review", "fresh", "match", "records", "resign", "settings", "undo", "redo"];

/** @param {boolean} can @param {() => void} act @returns {[boolean, () => void]} */
const action = (can, act) => [can, act];

/** @param {unknown} error */
export const codeOf = (error) => /** @type {{ code?: string }} */ (error)?.code;

/** An easy puzzle to begin with. */
const usual = 2;

export class Corner {
  #outside;
  #progress;
  /** @type {Task} */
  #task;
  /** @type {Series} what is practised */
  #series;

  /** @param {Outside} outside @param {VariantId} variant the game that is played */
  constructor(outside, variant) {
    this.#outside = outside;
    this.#progress = new Progress(openStore());
    const kinds = outside.games.find(({ id }) => id === variant)?.puzzles ?? [];
    const offered = kinds.flatMap((kind) => grades.map((grade) => ({ variant, kind, grade })));
    this.#series = this.#progress.last(offered) ?? { variant, kind: kinds[0], grade: usual };
    this.#task = { day: this.#today };
  }

  get #today() {
    return dayOf(new Date());
  }

  /** Asks which puzzle it is to be and has it made; null if none is wanted. Rejects if the engine has failed. @returns {Promise<Puzzle | null>} */
  async choose() {
    const { root, words, games, api } = this.#outside;
    const today = this.#today;
    const offer = { games, progress: this.#progress, today, daily: api.daily(today), series: this.#series };
    const task = await askForPuzzle(root, words, offer);
    return task ? this.#turnTo(task) : null;
  }

  /** @param {Task} task */
  async #turnTo(task) {
    const { variant, kind, grade, seed } = this.#asked(task);
    this.#outside.tutor.cancel(); // whatever else was asked is void
    const puzzle = await this.#outside.tutor.puzzle(variant, { kind, seed, grade });
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
    return "day" in task ? this.#outside.api.daily(task.day) : { ...task, seed: task.number };
  }

  /** After the puzzle of the day others like it; else the next of the series. */
  #next() {
    const { variant, kind, grade } = this.#asked(this.#task);
    const series = { variant, kind, grade };
    return this.#turnTo({
      ...series,
      number: this.#progress.next(series, "day" in this.#task ? 0 : this.#task.number),
    });
  }

  /**
   * Sits down at a puzzle. `other` is called when a puzzle of another sort is wanted, `back` to go back to the game.
   * @param {Puzzle} puzzle @param {AbortSignal} signal @param {{ other: () => void, back: () => void }} leave
   */
  sit(puzzle, signal, { other, back }) {
    const { api, engine, wait, words, tutor, games, root } = this.#outside;
    const riddle = new Riddle({ api, engine, store: openStore(memoryStorage()), wait });
    signal.addEventListener("abort", () => riddle.destroy());
    riddle.addEventListener("verdict", () => this.#note(riddle), { signal });
    riddle.lay(puzzle);
    const lesson = new Guide({ riddle, words, account: () => this.#account(riddle) });
    const own = this.#wordsFor(words, riddle, lesson);
    const actions = this.#actions(riddle, { other, back }, () => table);
    const table = new Table({
      root,
      session: riddle,
      prefs: quiet(this.#outside.prefs),
      words: own,
      tutor,
      signal,
      games: riddle.asksForPlace ? games.map(oneWay) : games,
      extra: { lesson, actions },
    });
    table.refresh();
    table.twin.focus();
    return table;
  }

  /**
   * What the buttons and keys do here; what belongs to a game they leave alone.
   * @param {Riddle} riddle @param {{ other: () => void, back: () => void }} leave @param {() => Table} table
   * @returns {Actions}
   */
  #actions(riddle, { other, back }, table) {
    /** @type {Actions} */
    const idle = Object.fromEntries(gamesOnly.map((name) => [name, [false, () => {}]]));
    /** @param {() => void} act */
    const atBoard = (act) => () => {
      act();
      table().twin.focus();
    };
    const onward = () => void this.#goOn(riddle, table());
    return {
      ...idle,
      back: [true, back],
      puzzles: [true, other],
      get again() {
        return action(
          riddle.verdict !== null,
          atBoard(() => riddle.again()),
        );
      },
      get reveal() {
        return action(
          riddle.isOpen || riddle.verdict !== null,
          atBoard(() => riddle.reveal()),
        );
      },
      get bank() {
        return action(
          riddle.isOpen,
          atBoard(() => riddle.call(null)),
        );
      },
      get onward() {
        return action(riddle.verdict !== null, onward);
      },
      get next() {
        return action(riddle.verdict !== null, onward);
      },
    };
  }

  /** @param {Riddle} riddle @param {Table} table */
  async #goOn(riddle, table) {
    try {
      riddle.lay(await this.#next());
      table.twin.focus();
    } catch (error) {
      if (codeOf(error) !== "cancelled") table.notice("puzzleFailed");
    }
  }

  /** @param {Riddle} riddle */
  #note({ verdict }) {
    if (verdict?.right && !verdict.shown) this.#progress.solve(this.#task, verdict.first ? "first" : "later");
  }

  /** How far somebody has come, said when a puzzle is done. @param {Riddle} riddle */
  #account({ verdict }) {
    const run = "day" in this.#task ? this.#progress.run(this.#today) : 0;
    return verdict?.right ? this.#words.account(this.#progress.mark(this.#task), run) : "";
  }

  get #words() {
    return this.#outside.words.puzzle;
  }

  /** At this table things are called otherwise; who comes to the board hears the question first. @param {Words} words @param {Riddle} riddle @param {Guide} guide @returns {Words} */
  #wordsFor(words, riddle, guide) {
    const task = () => ("day" in this.#task ? null : this.#task.number);
    const { board, puzzle, turn } = words;
    const label = (/** @type {string} */ usual) => `${guide.hint} ${riddle.asksForPlace ? puzzle.label : usual}`.trim();
    return {
      ...words,
      board: {
        ...board,
        start: "",
        caption: (game) => puzzle.caption(game, riddle.puzzle.grade, task()),
        get label() {
          return label(board.label);
        },
        get labelBoth() {
          return label(board.labelBoth);
        },
      },
      turn: { ...turn, choose: () => "", again: () => turn.again({ alone: true }) },
    };
  }
}

/** Where a place is asked for, no way round is to be chosen. @param {VariantInfo} info @returns {VariantInfo} */
const oneWay = (info) => ({ ...info, ways: "anticlockwise" });

/** What would give the answer away is not shown; what is chosen here holds elsewhere, too. @param {Prefs} prefs @returns {Prefs} */
function quiet(prefs) {
  return Object.create(prefs, {
    values: { get: () => ({ ...prefs.values, preview: false, worth: false, coach: false }) },
    set: { value: prefs.set.bind(prefs) },
  });
}
