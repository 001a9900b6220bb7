/** A plan of a board, no larger than a word: which holes are open, and on which a twig lies. */

import { layoutOf } from "../board/layout.js";
import { svg } from "../ui/svg.js";

/** So large that the holes of a row lie close together; only their places count. */
const size = { width: 1000, height: 400 };

/** @param {{ row: number, ring: boolean, mirror: boolean }} shape @param {boolean[]} closed by hole number */
export function boardPlan(shape, closed) {
  const { holes, pitch } = layoutOf({ ...size, ...shape });
  const [xs, ys] = [holes.map(({ x }) => x), holes.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - pitch / 2, Math.min(...ys) - pitch / 2];
  const [width, height] = [Math.max(...xs) + pitch / 2 - left, Math.max(...ys) + pitch / 2 - top];
  const marks = holes.map(({ x, y, rx: r }, hole) =>
    closed[hole] ? twig(x, y, r) : svg("circle", { cx: x, cy: y, r }),
  );
  return svg("svg", { class: "plan", viewBox: `${left} ${top} ${width} ${height}`, "aria-hidden": "true" }, ...marks);
}

/** @param {number} x @param {number} y @param {number} r */
function twig(x, y, r) {
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) => `${x + dx * r} ${y + dy * r}`;
  const stem = `M${at(-1.1, -0.4)}L${at(1.1, 0.5)}`;
  const leaves = `M${at(-0.1, 0)}L${at(0.5, -0.7)}M${at(0.1, 0.1)}L${at(-0.3, 0.8)}`;
  return svg("g", { class: "twig" }, svg("circle", { cx: x, cy: y, r }), svg("path", { d: stem + leaves }));
}
