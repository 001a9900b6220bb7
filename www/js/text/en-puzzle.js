/** English words about puzzles. */

import { capital, count, dayName, number } from "./en-grammar.js";

/**
 * @typedef {"keepTheWin" | "largestCapture" | "longestRelay" | "callThePit"} Kind
 * @typedef {{ kind: Kind, best: number, ring: boolean, several: boolean, banks: [number, number],
 *   answer: string[], falls: string | null }} Facts
 *   `several`: may a turn have several sowings? `answer`: the names of its sowings; `falls`: null for the bank
 * @typedef {Facts & { right: boolean, shown: boolean, worth: number, chosen: string[], called: string | null,
 *   second: { name: string, worth: number } | null }} Outcome   `second`: the best of the others
 */

/** @type {Record<Kind, string>} */
const kinds = {
  keepTheWin: "Keep the win",
  largestCapture: "The largest capture",
  longestRelay: "The longest relay",
  callThePit: "Where it ends",
};

/** @type {Record<Kind, (facts: Facts & { again: boolean }) => string>} */
const questions = {
  keepTheWin: ({ banks: [yours, others] }) =>
    `You sow the near row. You have ${yours} in the bank, North has ${others}. Which is the only sowing that keeps the win?`,
  largestCapture: ({ several, again }) =>
    again
      ? "You sow once more: how many more can you bring in?"
      : `You sow the near row. Bring in as many seeds as you can in ${several ? "this one turn" : "one sowing"}.`,
  longestRelay: () => "You sow the near row. Which hole runs for the most laps?",
  callThePit: ({ answer, ring }) =>
    `${answer[0]} is about to be sown. Where will the very last seed fall? Tap that hole${ring ? ", or choose the bank" : ""}.`,
};

/** @param {number} lead at the end, of the person who solves it */
const end = (lead) =>
  lead === 0 ? "it ends in a draw" : `you ${lead > 0 ? "win" : "lose"} by ${number(Math.abs(lead))}`;

/** @type {Record<Kind, (outcome: Outcome) => string>} */
const answers = {
  keepTheWin: ({ answer, best, second }) =>
    `${answer[0]} keeps the win: with best play ${end(best)}.${second ? ` With ${second.name}, the next best, ${end(second.worth)}.` : ""}`,
  largestCapture: ({ answer, best, second }) =>
    `${answer.join(", then ")} brings in ${count(best, "seed", "seeds")}, and nothing brings in more.${second ? ` The next best, ${second.name}, comes to ${number(second.worth)}.` : ""}`,
  longestRelay: ({ answer, best, second }) =>
    `${answer[0]} runs for ${count(best, "lap", "laps")}.${second ? ` The next best, ${second.name}, has ${number(second.worth)}.` : ""}`,
  callThePit: ({ falls, best }) =>
    `The last seed falls into ${falls ?? "the bank"}, after ${count(best, "lap", "laps")}.`,
};

/** @type {Record<Kind, (outcome: Outcome) => string>} */
const misses = {
  keepTheWin: ({ chosen, worth }) => `${chosen[0]} lets the win go: with best play ${end(worth)}.`,
  largestCapture: ({ chosen, worth }) =>
    `${chosen.join(", then ")} brings in ${worth ? count(worth, "seed", "seeds") : "nothing"}. There is more to be had.`,
  longestRelay: ({ chosen, worth }) => `${chosen[0]} has ${count(worth, "lap", "laps")}. Another hole runs longer.`,
  callThePit: ({ called, ...outcome }) =>
    `You said ${called ?? "the bank"}. ${answers.callThePit({ called, ...outcome })}`,
};

const grades = ["gentle", "easy", "medium", "hard", "very hard"];

export const puzzle = {
  title: "Puzzles",
  kinds,
  /** @param {Facts & { again: boolean }} facts */
  ask: (facts) => questions[facts.kind](facts),
  /** @param {Outcome} outcome */
  verdict: (outcome) => {
    if (!outcome.right) return misses[outcome.kind](outcome);
    return `${outcome.shown ? "" : "Yes! "}${answers[outcome.kind](outcome)}`;
  },
  making: "Making the puzzle …",
  /** Of the hole that is sown when a place is asked for. */
  sown: "about to be sown",
  /** Written on holes. */
  marks: { left: "← sow", right: "sow →", hit: "✓", miss: "×" },
  buttons: {
    again: "Try again",
    reveal: "Show me",
    onward: "Next",
    bank: "Into the bank",
    back: "Back to the game",
  },
  dialog: {
    today: "Today’s puzzle",
    practice: "Practice",
    game: "Game",
    kind: "Question",
    grade: "How hard?",
    solve: "Solve it",
    again: "Look at it again",
    begin: "Practise",
    damaged: "Some of what you have solved could not be read. It has been put aside; the rest is here.",
    /** @param {number} time in milliseconds, midnight in UTC */
    date: dayName,
    /** @param {number} n from 1 */
    gradeName: (n) => `${"●".repeat(n)}${"○".repeat(5 - n)} ${grades[n - 1]}`,
    /** @param {string} game @param {string} kind @param {number} grade */
    about: (game, kind, grade) => `${game}: ${kind.charAt(0).toLowerCase()}${kind.slice(1)}, ${grades[grade - 1]}.`,
    /** @param {number} solved @param {number} first */
    count: (solved, first) =>
      solved
        ? `${capital(number(solved))} solved here, ${number(first)} at the first try.`
        : "You have solved none of these yet.",
  },
  /** Of a board on which a place is asked for. */
  label: "The board. Arrow keys move, Enter names a hole.",
  /** @param {string} game @param {number} grade @param {number | null} n null: it is the day’s */
  caption: (game, grade, n) =>
    `${n === null ? `Today’s puzzle: ${game}` : `${game}, puzzle ${n}`}, ${grades[grade - 1]}`,
  /**
   * How a puzzle was solved before, and on how many days in a row those of the day were.
   * @param {"first" | "later" | null} mark @param {number} run
   */
  account: (mark, run) => {
    const how = mark === null ? "" : mark === "first" ? "Solved at the first try." : "Solved.";
    return [how, run > 1 ? `${capital(number(run))} days in a row.` : ""].filter(Boolean).join(" ");
  },
};
