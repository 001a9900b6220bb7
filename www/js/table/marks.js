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
 * @returns {Omit<import("../board/canvas.js").Marks, "counts">}
 */
export function marksOf({ legal, endless, info, phase, view }, activity, target, layout) {
  const { values, hole, sowing } = activity.highlights(sideOn(layout));
  const shown = target.at ? null : sowing;
  return {
    legal,
    endless,
    values,
    focus: target.focused,
    hover: shown?.hole ?? target.hovered ?? hole,
    preview: shown ? activity.preview(shown) : target.preview,
    names: info.names,
    winner: phase === "over" || phase === "matchOver" ? (view.matchOutcome ?? view.outcome)?.winner : undefined,
  };
}

/** On which side of its hole a sowing sets out. @param {Layout} layout @returns {SideOf} */
const sideOn = (layout) => (sowing) => {
  const { hole, way = "anticlockwise" } = sowing;
  return wayToward(layout, hole, "left") === way ? "left" : "right";
};
