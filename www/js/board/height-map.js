/** The shape of the board: how high its surface is at every pixel. */

import { smoothstep } from "./lighting.js";
import { facets, smoothNoise } from "./noise.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Point} Point */
/**
 * @typedef {{
 *   width: number, height: number, heights: Float32Array, edge: Float32Array, patina: Float32Array }} HeightMap
 *   by pixel: the height (0 is the top of the board), the distance to its outline (inside is positive), and what years
 *   have left: dark in the cuts (up to 1), pale and polished where hands have been (down to -1) */

const DEPTH = 0.6; // of a hole, in its radii
const TRAY = 0.5; // of a bank, in its radii
const LIP = 0.13; // how softly a hollow meets the top, in radii of a hole
const WEAR = 0.016; // how far a hollow is from a true circle, worn by hands
const POLISH = 0.14; // how far from its rim a hollow is polished by hands, in its radii
const GOUGE = { wide: 0.36, deep: 0.1 }; // the marks of the gouge: how far apart, in radii of a hollow, and how steep

/**
 * Made in steps.
 * @param {Layout} layout
 * @param {number} scale   pixels for each pixel of the layout
 * @returns {Generator<void, HeightMap>}
 */
export function* heightMapOf(layout, scale) {
  const width = Math.max(1, Math.round(layout.width * scale));
  const height = Math.max(1, Math.round(layout.height * scale));
  const size = width * height;
  const heightMap = {
    width,
    height,
    heights: new Float32Array(size),
    edge: new Float32Array(size),
    patina: new Float32Array(size),
  };
  yield* carveOutline(heightMap, layout, scale);
  for (const hollow of hollowsOf(layout)) yield carveHollow(heightMap, hollow, layout, scale);
  if (layout.ring) for (const channel of channelsOf(layout)) yield carveChannel(heightMap, channel, scale);
  return heightMap;
}

/**
 * The plank itself with its rounded edge, a row in a step.
 * @param {HeightMap} heightMap @param {Layout} layout @param {number} scale
 */
function* carveOutline({ width, height, heights, edge, patina }, { board, pitch }, scale) {
  const noise = smoothNoise(11);
  const bevel = 0.11 * pitch * scale;
  const halfWidth = (board.width / 2) * scale;
  const halfHeight = (board.height / 2) * scale;
  const centre = { x: board.x * scale + halfWidth, y: board.y * scale + halfHeight };
  const corner = board.r * scale;
  const grain = 1.6 / (pitch * scale);
  for (let y = 0, i = 0; y < height; y++) {
    yield;
    const down = Math.abs(y + 0.5 - centre.y) - halfHeight + corner;
    for (let x = 0; x < width; x++, i++) {
      const over = Math.abs(x + 0.5 - centre.x) - halfWidth + corner;
      const outside = over > 0 && down > 0 ? Math.sqrt(over * over + down * down) : Math.max(over, down);
      const inside = corner - outside;
      edge[i] = inside;
      if (inside > bevel * 1.5) continue;
      const touched = noise(x * grain, y * grain);
      const worn = bevel * (1 + 0.35 * touched);
      const t = Math.max(0, 1 - inside / worn);
      patina[i] = -smoothstep(0, 0.35, t) * smoothstep(1, 0.4, t) * (0.45 + 0.4 * touched);
      if (t > 0) heights[i] = -worn * (1 - Math.sqrt(1 - Math.min(1, t) ** 2)) * 0.75;
    }
  }
}

/** @typedef {{ x: number, y: number, dx: number, dy: number, r: number, depth: number }} Trough
 *   a hollow swept from (x - dx, y - dy) to (x + dx, y + dy) */

/** @param {Layout} layout @returns {Trough[]} */
function hollowsOf({ holes, banks }) {
  const round = holes.map(({ x, y, rx, ry }) => {
    const r = Math.min(rx, ry);
    return { x, y, dx: rx - r, dy: ry - r, r, depth: DEPTH * r };
  });
  const long = banks.map(({ x, y, width, height, r }) => ({
    x: x + width / 2,
    y: y + height / 2,
    dx: width / 2 - r,
    dy: height / 2 - r,
    r,
    depth: TRAY * r,
  }));
  return [...round, ...long];
}

/** @param {HeightMap} heightMap @param {Trough} trough @param {Layout} layout @param {number} scale */
function carveHollow({ width, height, heights, patina }, trough, layout, scale) {
  const noise = smoothNoise(23);
  const [cx, cy, dx, dy, r, depth] = [trough.x, trough.y, trough.dx, trough.dy, trough.r, trough.depth].map(
    (v) => v * scale,
  );
  const lip = LIP * layout.holes[0].rx * scale;
  const ring = 0.04 * layout.pitch * scale; // a fine groove runs round each hollow at this distance
  const line = Math.max(0.8, 0.013 * layout.pitch * scale);
  const reach = r + ring + 3 * line;
  const marks = facets(29);
  const facet = 1 / (GOUGE.wide * r);
  const right = Math.min(width, Math.ceil(cx + dx + reach));
  const bottom = Math.min(height, Math.ceil(cy + dy + reach));
  for (let y = Math.max(0, Math.floor(cy - dy - reach)); y < bottom; y++) {
    const fromY = Math.max(0, Math.abs(y + 0.5 - cy) - dy);
    for (let x = Math.max(0, Math.floor(cx - dx - reach)); x < right; x++) {
      const fromX = Math.max(0, Math.abs(x + 0.5 - cx) - dx);
      const hand = noise((2.2 * x) / r, (2.2 * y) / r);
      const away = Math.sqrt(fromX * fromX + fromY * fromY) * (1 + WEAR * hand);
      if (away > reach) continue;
      const i = y * width + x;
      const q = away / r;
      heights[i] += softMin(0, depth * (q * q - 1), lip);
      if (q < 1) heights[i] += GOUGE.deep * r * marks(x * facet, y * facet) * smoothstep(0, 0.7, q) * (1 - q ** 4);
      const groove = (1 - Math.abs(away - r - ring) / line) * (0.85 + 0.5 * hand);
      const worn = 1 - Math.abs(q - 0.99) / POLISH;
      if (worn > 0) patina[i] -= worn * worn * (0.75 + 0.5 * hand);
      if (groove <= 0) continue;
      heights[i] -= line * 0.8 * smoothstep(0, 1, groove);
      patina[i] = 0.55 * groove;
    }
  }
}

/** @typedef {{ from: Point, to: Point, r: number }} Channel */

/**
 * Where banks are in the ring: shallow channels from the last hole of a row into the bank and out to the next row.
 * @param {Layout} layout @returns {Channel[]}
 */
function channelsOf({ holes, banks, row, pitch }) {
  const ends = [
    [row, 0],
    [row - 1, 2 * row - 1],
  ];
  return ends.flatMap((pair, player) =>
    pair.map((hole) => {
      const { x, y, width, height, r } = banks[player];
      const to = { x: clamp(holes[hole].x, x + r, x + width - r), y: clamp(holes[hole].y, y + r, y + height - r) };
      return { from: holes[hole], to, r: 0.17 * pitch };
    }),
  );
}

/** @param {number} v @param {number} low @param {number} high */
const clamp = (v, low, high) => Math.min(high, Math.max(low, v));

/**
 * A shallow groove along a channel. What is deeper already stays.
 * @param {HeightMap} heightMap @param {Channel} channel @param {number} scale
 */
function carveChannel({ width, height, heights, patina }, { from, to, r }, scale) {
  const [ax, ay, bx, by, wide] = [from.x, from.y, to.x, to.y, r].map((v) => v * scale);
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const bottom = Math.min(height, Math.ceil(Math.max(ay, by) + 1.3 * wide));
  const right = Math.min(width, Math.ceil(Math.max(ax, bx) + 1.3 * wide));
  for (let y = Math.max(0, Math.floor(Math.min(ay, by) - 1.3 * wide)); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(ax, bx) - 1.3 * wide)); x < right; x++) {
      const along = clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length, 0, 1);
      const q = Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) / wide;
      if (q > 1.3) continue;
      const i = y * width + x;
      heights[i] = softMin(heights[i], 0.55 * wide * (q * q - 1), 0.2 * wide);
      if (q < 1) patina[i] *= 0.2;
    }
  }
}

/**
 * The lower of two heights, with the edge between them rounded.
 * @param {number} a @param {number} b @param {number} round
 */
function softMin(a, b, round) {
  const near = Math.max(0, round - Math.abs(a - b)) / round;
  return Math.min(a, b) - near * near * round * 0.25;
}
