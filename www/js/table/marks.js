/** What is marked on the board: what the activity highlights, and what a hand or the focus points at. */

import { wayToward } from "../board/layout.js";

/**
 * @typedef {import("../board/layout.js").Layout} Layout
 * @typedef {import("./activity.js").Activity} Activity
 * @typedef {import("./activity.js").State} State
 * @typedef {import("./activity.js").SideOf} SideOf
 */

/**
 * The board shows what the sowing pointed at would do. If there is none, it shows that of a highlighted sowing.
 * @param {State} state @param {Activity} activity @param {import("./target.js").Target} target @param {Layout} layout
 * @param {import("../text/index.js").Words["board"]["legend"]} legend
 * @returns {Omit<import("../board/canvas.js").Marks, "counts">}
 */
export function marksOf({ legal, endless, info, phase, view }, activity, target, layout, legend) {
  const { values, hole, sowing } = activity.highlights(sideOn(layout));
  const shown = target.at ? null : sowing;
  return {
    legal,
    endless,
    values,
    focus: target.focused,
    hover: shown?.hole ?? target.hovered ?? hole,
    preview: foreseen(shown ? activity.preview(shown) : target.preview, legend),
    names: info.names,
    winner: phase === "over" || phase === "matchOver" ? (view.matchOutcome ?? view.outcome)?.winner : undefined,
  };
}

/**
 * What the board shows of what would happen, and what its marks mean.
 * @param {import("./activity.js").Summary | null} summary
 * @param {import("../text/index.js").Words["board"]["legend"]} legend
 */
function foreseen(summary, { ends, saada, takes: taken }) {
  if (!summary) return null;
  const { takes, wins } = summary;
  const legend = { ends: summary.saada === null ? ends : saada, takes: taken };
  return { ends: summary.saada ?? summary.ends, takes, wins, legend };
}

/** On which side of its hole a sowing sets out. @param {Layout} layout @returns {SideOf} */
const sideOn = (layout) => (sowing) => {
  const { hole, way = "anticlockwise" } = sowing;
  return wayToward(layout, hole, "left") === way ? "left" : "right";
};
