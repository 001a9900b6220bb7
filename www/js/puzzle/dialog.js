/** The window in which a puzzle is chosen: today's, or one to practise on. It stays until the puzzle is made. */

import { timeOf } from "../game/days.js";
import { dialogButtons, dialogOf, openDialog } from "../ui/dialog.js";
import { h, say } from "../ui/elements.js";

/**
 * @typedef {import("../text/later.js").AllWords} Words
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../../ali_guli_mane.js").DailyPuzzle} DailyPuzzle
 * @typedef {import("./progress.js").Progress} Progress
 * @typedef {import("./progress.js").Series} Series
 * @typedef {import("./progress.js").Task} Task
 * @typedef {import("../../ali_guli_mane.js").Puzzle} Puzzle
 * @typedef {{ games: VariantInfo[], progress: Progress, today: string, daily: DailyPuzzle, series: Series }} Offer
 *   `series`: what is practised now
 */

export const grades = /** @type {const} */ ([1, 2, 3, 4, 5]);

/**
 * Asks for a puzzle and has it made; null if the window is closed before.
 * @param {ParentNode & Node} root @param {Words} words @param {Offer} offer
 * @param {{ make: (task: Task) => Promise<Puzzle>, stop: () => void }} maker   `stop`: it is not wanted any more
 * @returns {Promise<Puzzle | null>}
 */
export async function askForPuzzle(root, words, offer, maker) {
  const form = new PuzzleForm(words, offer);
  const buttons = dialogButtons(["", words.controls.close], ["practice", words.puzzle.dialog.begin]);
  const dialog = dialogOf("small puzzle-dialog", words.puzzle.title, ...form.parts, buttons);
  /** @type {Puzzle | null} */
  let made = null;
  dialog.addEventListener("submit", (event) => {
    const task = form.taskOf(event.submitter);
    if (!task) return;
    event.preventDefault();
    if (form.isWaiting) return;
    form.waitFor(maker.make(task)).then((puzzle) => {
      made = puzzle;
      if (puzzle) dialog.close();
    });
  });
  await openDialog(root, dialog);
  form.close();
  if (!made) maker.stop();
  return made;
}

class PuzzleForm {
  #game = h("select", { name: "game" });
  #kind = h("select", { name: "kind" });
  #grade = h("select", { name: "grade" });
  #count = h("p", { class: "note", "aria-live": "polite" });
  /** That the puzzle is being made; or that none could be made. */
  #status = h("p", { class: "note", role: "status" });
  /** Is a puzzle being made? */
  isWaiting = false;
  /** Until the window is closed. */
  #life = new AbortController();

  /** @param {Words} words @param {Offer} offer */
  constructor(words, offer) {
    this.words = words;
    this.offer = offer;
    const { variant, kind, grade } = offer.series;
    fill(
      this.#game,
      offer.games.map(({ id }) => [id, words.variants[id].name]),
      variant,
    );
    fill(
      this.#grade,
      grades.map((n) => [String(n), words.puzzle.dialog.gradeName(n)]),
      String(grade),
    );
    this.#offerKinds(kind);
    const mended = offer.progress.damaged
      ? [h("p", { class: "note", role: "status" }, words.puzzle.dialog.damaged)]
      : [];
    this.parts = [...mended, this.#today(), this.#practice(), this.#status];
    const { signal } = this.#life;
    this.#game.addEventListener("change", () => this.#offerKinds(this.#kind.value), { signal });
    for (const select of [this.#kind, this.#grade]) select.addEventListener("change", () => this.#tell(), { signal });
  }

  close() {
    this.#life.abort();
  }

  /**
   * What a button asks for; null if it only closes the window.
   * @param {HTMLElement | null} button @returns {Task | null}
   */
  taskOf(button) {
    const { value } = /** @type {HTMLButtonElement} */ (button ?? {});
    if (value === "today") return { day: this.offer.today };
    if (value !== "practice") return null;
    return { ...this.series, number: this.offer.progress.next(this.series) };
  }

  /**
   * Says that a puzzle is being made, and why there is none if that fails.
   * @param {Promise<Puzzle>} making @returns {Promise<Puzzle | null>}
   */
  async waitFor(making) {
    const { puzzle, notices } = this.words;
    this.isWaiting = true;
    say(this.#status, puzzle.making);
    try {
      return await making;
    } catch {
      say(this.#status, notices.puzzleFailed);
      return null;
    } finally {
      this.isWaiting = false;
    }
  }

  /** @returns {Series} */
  get series() {
    const info = this.#info;
    const kind = info.puzzles.find((kind) => kind === this.#kind.value) ?? info.puzzles[0];
    return { variant: info.id, kind, grade: grades[this.#grade.selectedIndex] ?? 1 };
  }

  get #info() {
    return this.offer.games.find(({ id }) => id === this.#game.value) ?? this.offer.games[0];
  }

  #today() {
    const { dialog, kinds, account } = this.words.puzzle;
    const {
      progress,
      today,
      daily: { variant, kind, grade },
    } = this.offer;
    const mark = progress.mark({ day: today });
    const told = account(mark, progress.daysInARow(today));
    return h(
      "section",
      { class: "today", "aria-label": dialog.today },
      h("h3", {}, dialog.today),
      h(
        "div",
        {},
        h("p", {}, dialog.about(this.words.variants[variant].name, kinds[kind], grade)),
        h("p", { class: "note" }, [dialog.date(timeOf(today)), told].filter(Boolean).join(". ")),
      ),
      h(
        "div",
        { class: "choices" },
        h(
          "button",
          { value: "today", class: mark ? "" : "chief", autofocus: true },
          mark ? dialog.again : dialog.solve,
        ),
      ),
    );
  }

  #practice() {
    const { dialog } = this.words.puzzle;
    return h(
      "section",
      { class: "practice", "aria-label": dialog.practice },
      h("h3", {}, dialog.practice),
      h(
        "div",
        { class: "fields" },
        field(dialog.game, this.#game),
        field(dialog.kind, this.#kind),
        field(dialog.grade, this.#grade),
      ),
      this.#count,
    );
  }

  /** Not every game asks everything. @param {string} wanted */
  #offerKinds(wanted) {
    const { puzzles } = this.#info;
    const chosen = puzzles.find((kind) => kind === wanted) ?? puzzles[0];
    fill(
      this.#kind,
      puzzles.map((kind) => [kind, this.words.puzzle.kinds[kind]]),
      chosen,
    );
    this.#tell();
  }

  #tell() {
    const { solved, first } = this.offer.progress.count(this.series);
    say(this.#count, this.words.puzzle.dialog.count(solved, first));
  }
}

/** @param {HTMLSelectElement} select @param {[string, string][]} offered @param {string} chosen */
function fill(select, offered, chosen) {
  select.replaceChildren(...offered.map(([value, name]) => h("option", { value, selected: value === chosen }, name)));
}

/** @param {string} label @param {HTMLElement} control */
function field(label, control) {
  return h("label", { class: "field" }, h("span", {}, label), control);
}
