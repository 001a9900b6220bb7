/** Puzzles, as they come when one is asked for. */

export { PuzzleMode } from "./mode.js";
export { PuzzleActivity } from "./puzzle-activity.js";
