/** The pictures on the buttons: strokes in a square of 24, drawn in the colour of the words beside them. */

import { svg } from "./svg.js";

const strokes = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  pause: "M9 5v14M15 5v14",
  resume: "M8 5v14l11-7z",
  step: "M6 5v14l9-7zM19 5v14",
  skip: "M4 5v14l8-7zM12 5v14l8-7z",
  fresh: "M12 5v14M5 12h14",
  resign: "M6 21V4M6 5h11l-2.5 4L17 13H6",
  records: "M7 3h8l4 4v14H7zM15 3v4h4M10 12h6M10 16h6",
  puzzles: "M5 6h5a2 2 0 1 1 4 0h5v5a2 2 0 1 0 0 4v5H5z",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01",
  hint: "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  worth: "M4 8h8M8 4v8M13 18h7M19 5 6 20",
  first: "M6 5v14M18 5v14l-9-7z",
  earlier: "m15 5-7 7 7 7",
  later: "m9 5 7 7-7 7",
  last: "M18 5v14M6 5v14l9-7z",
  close: "m6 6 12 12M18 6 6 18",
};

/** @typedef {keyof typeof strokes} IconName */

/** @param {IconName} name */
export function icon(name) {
  return svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", class: "icon" }, svg("path", { d: strokes[name] }));
}
