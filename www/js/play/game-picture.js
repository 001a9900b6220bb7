/**
 * A game in a small picture, which shows what sets it apart: the seeds it begins with, which way round they go and
 * whether a sowing runs on, what is won beside an empty hole or in passing, and the banks in the ring.
 */

import { svg } from "../ui/svg.js";

/**
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {{ x: number, y: number, seeds: number, won?: boolean, empty?: boolean, ripe?: boolean }} Hollow
 */

/** Of two holes from each other, and how large they are. */
const [pitch, radius] = [20, 8];
/** The places of the banks, and of the two rows. */
const [end, far, near] = [22, 22, 44];
const height = 66;

/** The angle by which seeds in a heap follow each other, so that they never lie in lines. */
const turn = Math.PI * (3 - Math.sqrt(5));

/**
 * @param {VariantInfo} info @param {readonly number[]} holes the seeds at the start, by hole number
 * @param {boolean} mirror
 */
export function gamePicture(info, holes, mirror) {
  const width = info.row * pitch + 2 * end;
  const flip = mirror ? `translate(${width} 0) scale(-1 1)` : "translate(0 0)";
  const parts = [
    svg("rect", { class: "plank", width, height, rx: 9 }),
    ...hollowsOf(info, holes).map(hollow),
    ...banks(info, width),
    ...paths(info, width),
  ];
  const box = { class: "picture", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" };
  return svg("svg", box, svg("g", { transform: flip }, ...parts));
}

/**
 * South's holes from left to right, then North's above them.
 * @param {VariantInfo} info @param {readonly number[]} holes
 */
function hollowsOf({ row, dials }, holes) {
  const at = (/** @type {number} */ column, /** @type {number} */ y) => ({ x: end + (column + 0.5) * pitch, y });
  const south = Array.from({ length: row }, (_, column) => ({
    ...at(column, near),
    seeds: holes[2 * row - 1 - column],
  }));
  const north = Array.from({ length: row }, (_, column) => ({ ...at(column, far), seeds: holes[row - 1 - column] }));
  showCapture(dials.capture, south, north);
  if (dials.ripe !== "never") mark(south[1], { ripe: true, seeds: dials.ripe === "sixToSower" ? 6 : 4 });
  return [...south, ...north];
}

/**
 * Something is about to be won near the right end.
 * @param {string} rule @param {Hollow[]} south @param {Hollow[]} north
 */
function showCapture(rule, south, north) {
  const won = south.length - 2;
  if (rule === "nothing") return;
  if (rule === "landingAndOpposite") mark(south[won], { won: true, seeds: 1 });
  else {
    mark(south[won - 1], { empty: true, seeds: 0 });
    mark(south[won], { won: true });
  }
  if (rule === "landingAndOpposite" || rule === "nextAndOpposite") mark(north[won], { won: true });
}

/** @param {Hollow} hollow @param {Partial<Hollow>} facts */
const mark = (hollow, facts) => Object.assign(hollow, facts);

/** @param {Hollow} hollow */
function hollow({ x, y, seeds, won = false, empty = false, ripe = false }) {
  const kind = won ? "taken" : ripe ? "ripe" : empty ? "empty" : "hollow";
  return svg("g", { class: kind }, svg("circle", { cx: x, cy: y, r: radius }), ...heap(x, y, seeds));
}

/** @param {number} x @param {number} y @param {number} seeds */
function heap(x, y, seeds) {
  return Array.from({ length: seeds }, (_, n) => {
    const away = 0.78 * radius * Math.sqrt((n + 0.35) / Math.max(seeds, 4));
    const [cx, cy] = [x + away * Math.cos(n * turn), y + away * Math.sin(n * turn)];
    return svg("circle", { class: "seed", cx: cx.toFixed(1), cy: cy.toFixed(1), r: 1.6 });
  });
}

/**
 * Where banks lie in the ring, a seed of the sowing has fallen into South's.
 * @param {VariantInfo} info @param {number} width
 */
function banks({ ring }, width) {
  const [top, tall] = [far - radius, near - far + 2 * radius];
  const bank = (/** @type {number} */ x) =>
    svg("rect", { class: "bank", x: x - 7, y: top, width: 14, height: tall, rx: 7 });
  const right = width - end / 2;
  return [bank(end / 2), bank(right), ...(ring ? [svg("circle", { class: "seed", cx: right, cy: near, r: 1.6 })] : [])];
}

/** The way of the seeds, below the near row and above the far one. @param {VariantInfo} info @param {number} width */
function paths({ ways, ring, dials }, width) {
  const both = ways === "both";
  const hops = dials.relay === "never" ? 1 : 3;
  const reach = ring ? width - end / 2 : width - end - pitch / 2;
  return [
    svg("path", { class: "way", d: path(end + pitch / 2, reach, near + radius + 3, hops, 1, both) }),
    svg("path", { class: "way", d: path(width - end - pitch / 2, end + pitch / 2, far - radius - 3, hops, -1, both) }),
  ];
}

/**
 * An arrow in as many hops as it takes to be seen that a sowing goes on.
 * @param {number} from @param {number} to @param {number} y @param {number} hops
 * @param {number} out which way it bends, away from the row @param {boolean} both
 */
function path(from, to, y, hops, out, both) {
  const step = (to - from) / hops;
  const arcs = Array.from({ length: hops }, () => `q${step / 2} ${out * 9} ${step} 0`).join("");
  const head = tip(to, y, Math.sign(from - to));
  return `M${from} ${y}${arcs}${head}${both ? tip(from, y, Math.sign(to - from)) : ""}`;
}

/**
 * The two strokes at the head of an arrow.
 * @param {number} x @param {number} y @param {number} back to where it comes from
 */
function tip(x, y, back) {
  const out = y > (far + near) / 2 ? 1 : -1;
  return `M${x + back * 5.5} ${y - out * 1}L${x} ${y}L${x + back * 1.5} ${y + out * 5.5}`;
}
