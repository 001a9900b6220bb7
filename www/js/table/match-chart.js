/** A small chart of a match: a bar for every round, South's seeds from below, North's from above. */

import { svg } from "../ui/svg.js";

/**
 * @typedef {{ stocks: [number, number], outcome: object | null }} Round  what each held, and whether the round is over
 * @typedef {{ x: number, width: number, south: number, running: boolean }} Bar  `south`: how high South's part is
 */

const gap = 2;
const widest = 28;

/**
 * The bars of a match in a box; of a long match only the last ones.
 * @param {Round[]} rounds @param {{ width: number, height: number, most: number }} box
 * @returns {Bar[]}
 */
export function barsOf(rounds, { width, height, most }) {
  const shown = rounds.slice(-most);
  const each = Math.min(width / Math.max(shown.length, 1), widest);
  return shown.map(({ stocks: [south, north], outcome }, index) => ({
    x: index * each,
    width: Math.max(each - gap, each / 2),
    south: (height * south) / Math.max(south + north, 1),
    running: outcome === null,
  }));
}

/** @param {Round[]} rounds @param {{ width: number, height: number, most: number }} box */
export function matchChart(rounds, box) {
  const bars = barsOf(rounds, box);
  const last = bars.at(-1);
  const width = last ? last.x + last.width : box.width;
  const middle = svg("path", { class: "middle-line", d: `M0 ${box.height / 2}H${width}` });
  const parts = bars.flatMap((bar) => barOf(bar, box.height));
  const frame = { viewBox: `0 0 ${width} ${box.height}`, width, height: box.height };
  return svg("svg", { ...frame, "aria-hidden": "true", class: "chart" }, ...parts, middle);
}

/** @param {Bar} bar @param {number} height */
function barOf({ x, width, south, running }, height) {
  const north = height - south;
  const faint = running ? " running" : "";
  return [
    svg("rect", { class: `north${faint}`, x, y: 0, width, height: north }),
    svg("rect", { class: `south${faint}`, x, y: north, width, height: south }),
  ];
}
