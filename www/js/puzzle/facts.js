/** What there is to be said of a puzzle, as facts for the words. */

/**
 * @typedef {import("../text/later.js").AllWords} Words
 * @typedef {import("./puzzle-session.js").PuzzleSession} PuzzleSession
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 */

export class PuzzleFacts {
  /** @param {PuzzleSession} session @param {VariantInfo[]} games @param {Words} words */
  constructor(session, games, words) {
    this.session = session;
    this.games = games;
    this.words = words;
  }

  /** The game of the puzzle. */
  get info() {
    const { variant } = this.session.puzzle;
    return this.games.find(({ id }) => id === variant) ?? this.games[0];
  }

  /** The question, as long as it stands. */
  get question() {
    const { isOpen, view, begun } = this.session;
    return isOpen ? this.words.puzzle.ask({ ...this.#task, again: view.secondSowing || begun }) : "";
  }

  /** What is said of the answer; nothing while it is open. */
  get verdict() {
    const { verdict } = this.session;
    return verdict ? this.words.puzzle.verdict({ ...this.#task, ...verdict, ...this.#outcome(verdict) }) : "";
  }

  /** What the question is about. */
  get #task() {
    const { puzzle, view } = this.session;
    const { kind, line, falls, best } = puzzle;
    const { ring, dials, names } = this.info;
    return {
      kind,
      best,
      ring,
      banks: view.banks,
      several: dials.again !== "never",
      answer: line.map((sowing) => this.#name(sowing)),
      falls: falls === null ? null : names[falls],
    };
  }

  /** What was done, and what comes next to the answer. @param {import("./puzzle-session.js").Verdict} verdict */
  #outcome({ made, called }) {
    const { choices, best } = this.session.puzzle;
    const [second] = choices.filter(({ worth }) => worth < best).sort((a, b) => b.worth - a.worth);
    return {
      chosen: made.map((sowing) => this.#name(sowing)),
      called: called === null ? null : this.info.names[called],
      second: second ? { name: this.#name(second.sowing), worth: second.worth } : null,
    };
  }

  /** @param {Sowing} sowing */
  #name({ hole, way }) {
    const { names, ways } = this.info;
    return this.words.teach.name(names[hole], ways === "both" ? (way ?? "anticlockwise") : null);
  }
}
