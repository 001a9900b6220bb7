/** A graph of a round: South's lead at every moment, with the mistakes and the moment looked at. */

import { svg } from "../ui/svg.js";
import { mistake } from "./report.js";

/**
 * @typedef {import("./report.js").Finding} Finding
 * @typedef {{ width: number, height: number }} Box
 * @typedef {{ x: number, y: number, at: number }} Point
 */

/** Room for the dots at the edges. */
const edge = 8;

/** Fewer seeds than this do not stretch the graph to its height. */
const least = 10;

/** How many seeds reach from the middle to the edge. @param {Finding[]} findings */
export const scaleOf = (findings) => Math.max(least, ...findings.map(({ lead }) => Math.abs(lead ?? 0)));

/** Where each moment that is known lies. @param {Finding[]} findings @param {Box} box @returns {Point[]} */
export function pointsOf(findings, { width, height }) {
  const most = scaleOf(findings);
  const step = (width - 2 * edge) / Math.max(findings.length - 1, 1);
  return findings.flatMap(({ lead }, at) =>
    lead === null ? [] : [{ at, x: edge + at * step, y: height / 2 - (lead / most) * (height / 2 - edge) }],
  );
}

/**
 * The moment nearest to a place across the graph, from 0 to 1.
 * @param {number} place @param {number} moments @param {number} width
 */
export function momentAt(place, moments, width) {
  const at = ((place * width - edge) / (width - 2 * edge)) * (moments - 1);
  return Math.min(Math.max(Math.round(at), 0), moments - 1);
}

/** @param {Finding[]} findings @param {Box} box @param {number} now the moment on the board; -1 for none */
export function graphOf(findings, box, now) {
  const { width, height } = box;
  const points = pointsOf(findings, box);
  const line = points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const zero = svg("path", { class: "zero", d: `M0 ${height / 2}H${width}` });
  const dots = points.flatMap((point) => dotsAt(point, (findings[point.at].cost ?? 0) >= mistake, point.at === now));
  return svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "graph", "aria-hidden": "true", preserveAspectRatio: "none" },
    zero,
    svg("path", { class: "lead", d: line }),
    ...dots,
  );
}

/**
 * Ends of strokes stay round however the graph is stretched.
 * @param {Point} point @param {boolean} isMistake @param {boolean} isNow
 */
function dotsAt({ x, y }, isMistake, isNow) {
  const kinds = [...(isMistake ? ["mistake"] : []), ...(isNow ? ["now", "now inner"] : [])];
  return kinds.map((kind) => svg("path", { class: `dot ${kind}`, d: `M${x.toFixed(1)} ${y.toFixed(1)}h0` }));
}
