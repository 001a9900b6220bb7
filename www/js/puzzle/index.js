/** Puzzles, as they come when one is asked for. */

export { withLater } from "../text/later.js";
export { PuzzleMode } from "./mode.js";
export { PuzzleActivity } from "./puzzle-activity.js";
