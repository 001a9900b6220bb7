/** The wood of a board: a coarse picture at once, the fine one as soon as the page has time to spare. */

import { atOnce, stepsInIdleTime } from "./idle.js";
import { carve } from "./wood.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */

/** What is carved at once: it takes a frame or two, on a slow phone too. */
const COARSE_PIXELS = 3e4;
const FINE_PIXELS = 2e6;

export class Wood {
  /** Ends the carving of the fine picture. */
  stop = () => {};

  /**
   * @param {Layout} layout @param {number} dpr @param {Theme} theme
   * @param {() => void} finer  called when the fine picture is there, unless that was the first
   */
  constructor(layout, dpr, theme, finer) {
    const fineAtOnce = theme.plain || layout.width * layout.height * dpr * dpr <= COARSE_PIXELS;
    this.picture = atOnce(carve(layout, fineAtOnce ? dpr : Math.min(1, dpr), theme, COARSE_PIXELS));
    if (fineAtOnce) return;
    this.stop = stepsInIdleTime(carve(layout, dpr, theme, FINE_PIXELS), (fine) => {
      this.picture = fine;
      finer();
    });
  }
}
