/**
 * The shape of a tamarind seed: a flat, thick tablet with a rounded, uneven quadrilateral for an outline. Most lie on
 * their faces, some lean, and one stands nearly on its edge.
 */

import { random, smoothNoise } from "./noise.js";

/**
 * @typedef {{ x: number, y: number }} Side   a side of the outline: the way out to it, divided by how far it is
 * @typedef {{ sides: Side[], corners: number, tilt: number, tint: number }} Shape
 *   `corners`: how sharp they are; `tilt`: how far its face leans to the right, in radians
 * @typedef {{ px: number, py: number, pz: number, least: number }} Seen
 *   the point that is seen, from the seed's own middle; `least`: how near the line of sight comes to that middle
 * @typedef {Float32Array} SeedSurface   what is known of every point of a grid; read it with `insideOf` and `sampleOf`
 * @typedef {Float64Array} Sample        what is known of one point, in the order of the names below
 */

export const INSIDE = 0; // how far inside the outline, in lengths of the seed; outside it is negative
export const SLOPE_X = 1;
export const SLOPE_Y = 2;
export const OUT = 3; // how far out on the face: 0 in its middle, 1 on the outline of the seed
export const TONE = 4; // from dark to light, a little different all over
export const KNOWN = 5;

export const FRAME = 1.56; // a picture's side, in lengths of a seed: room for the shadow
const GRID = 64; // points across a surface
const HALF = 0.21; // half of a seed's thickness, in lengths
const MEAN = 0.44; // from the middle to the outline, in lengths
const MOST = 0.53;
const NEAR = 0.62; // farther from its middle a seed is never seen
const FAR = 0.76; // nor its shadow
const STEEP = 3; // the steepest slope that still catches light

/** How far the faces lean, in radians. Which seed takes which shape is decided in `heap.js`. */
const TILTS = [0, 0, 0, 0, 0, 0.36, 0.55, 0.85];

/** What makes each seed another. @param {number} count @returns {Shape[]} */
export function seedShapes(count) {
  const next = random(44);
  const about = (/** @type {number} */ middle, /** @type {number} */ spread) => middle + spread * (2 * next() - 1);
  return Array.from({ length: count }, (_, i) => {
    const corners = about(3, 0.3);
    const sides = [0.48, 0.4, 0.46, 0.4].map((far, quarter) =>
      sideOf((quarter * Math.PI) / 2 + about(0, 0.25), about(far, 0.025)),
    );
    return { sides: grown(sides, corners), corners, tilt: TILTS[i % TILTS.length], tint: next() };
  });
}

/** @param {number} angle @param {number} far @returns {Side} */
const sideOf = (angle, far) => ({ x: Math.cos(angle) / far, y: Math.sin(angle) / far });

/** The outline in the size that all seeds have. @param {Side[]} sides @param {number} corners */
function grown(sides, corners) {
  const reaches = Array.from({ length: 64 }, (_, i) => {
    const angle = (i * Math.PI) / 32;
    return 1 / outOf(sides, corners, Math.cos(angle), Math.sin(angle));
  });
  const mean = reaches.reduce((sum, reach) => sum + reach, 0) / reaches.length;
  const size = Math.min(MEAN / mean, MOST / Math.max(...reaches));
  return sides.map(({ x, y }) => ({ x: x / size, y: y / size }));
}

/**
 * How far out a point lies between the seed's middle (0) and its outline (1).
 * @param {Side[]} sides @param {number} corners @param {number} x @param {number} y
 */
function outOf(sides, corners, x, y) {
  let sum = 0;
  for (const side of sides) {
    const over = x * side.x + y * side.y;
    if (over > 0) sum += over ** corners;
  }
  return sum ** (1 / corners);
}

/** @param {Shape} shape @returns {SeedSurface} */
export function surfaceOf({ sides, corners, tilt, tint }) {
  const outline = new Float32Array(GRID * GRID);
  for (let i = 0; i < GRID * GRID; i++) {
    const x = place(i % GRID, GRID);
    const y = row(i);
    outline[i] = Math.hypot(x, y) < FAR ? outOf(sides, corners, x, y) : 2;
  }
  const mottle = smoothNoise(31);
  const surface = new Float32Array(KNOWN * GRID * GRID);
  for (let i = 0; i < GRID * GRID; i++) {
    const x = place(i % GRID, GRID);
    const y = row(i);
    const seen = tilt && Math.hypot(x, y) < NEAR ? leaning(outline, tilt, x, y) : lying(outline[i], x, y);
    surface[KNOWN * i + INSIDE] = 0.43 * (1 - Math.cbrt(seen.least));
    if (seen.least > 1.6) continue;
    slopeAt(outline, tilt, seen, surface, KNOWN * i);
    surface[KNOWN * i + OUT] = 0.65 * touch(outline, seen.px, seen.py) + (0.35 * Math.hypot(seen.px, seen.py)) / MEAN;
    surface[KNOWN * i + TONE] = 0.25 + 0.6 * tint + 0.13 * mottle(x * 7 + 50 * tint, y * 7);
  }
  return surface;
}

/**
 * Where the middle of a pixel lies in the frame, in lengths from its middle.
 * @param {number} i @param {number} count
 */
export const place = (i, count) => ((i + 0.5) / count - 0.5) * FRAME;

/** @param {number} i */
const row = (i) => place(Math.floor(i / GRID), GRID);

/**
 * The body of a seed is where this is at most 1.
 * @param {number} out @param {number} z  above the middle of the seed
 */
const bodyAt = (out, z) => out * out * out + (z / HALF) ** 2;

/**
 * What is seen of a seed that lies on its face.
 * @param {number} out @param {number} x @param {number} y @returns {Seen}
 */
function lying(out, x, y) {
  const least = bodyAt(out, 0);
  return { px: x, py: y, pz: HALF * Math.sqrt(Math.max(0, 1 - least)), least };
}

/**
 * What is seen of a seed that leans, along a line of sight straight down.
 * @param {Float32Array} outline @param {number} tilt @param {number} x @param {number} y @returns {Seen}
 */
function leaning(outline, tilt, x, y) {
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const body = (/** @type {number} */ z) => bodyAt(touch(outline, x * cos - z * sin, y), x * sin + z * cos);
  let low = -0.6;
  let high = 0.6;
  for (let step = 0; step < 8; step++) {
    const third = (high - low) / 3;
    if (body(low + third) < body(high - third)) high -= third;
    else low += third;
  }
  let z = (low + high) / 2;
  const least = body(z);
  high = 0.7;
  for (let step = 0; least < 1 && step < 8; step++) {
    const middle = (z + high) / 2;
    if (body(middle) < 1) z = middle;
    else high = middle;
  }
  return { px: x * cos - z * sin, py: y, pz: x * sin + z * cos, least };
}

/**
 * The slope of what is seen there.
 * @param {Float32Array} outline @param {number} tilt @param {Seen} seen @param {SeedSurface} into @param {number} at
 */
function slopeAt(outline, tilt, { px, py, pz }, into, at) {
  const hair = FRAME / GRID;
  const out = touch(outline, px, py);
  const swell = (3 * out * out) / (2 * hair);
  const nx = (touch(outline, px + hair, py) - touch(outline, px - hair, py)) * swell;
  const ny = (touch(outline, px, py + hair) - touch(outline, px, py - hair)) * swell;
  const nz = (2 * pz) / HALF ** 2;
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const up = Math.max(1e-3, nz * cos - nx * sin);
  const u = (nx * cos + nz * sin) / up;
  const v = ny / up;
  const kept = Math.min(1, STEEP / Math.max(1e-6, Math.hypot(u, v)));
  into[at + SLOPE_X] = u * kept;
  into[at + SLOPE_Y] = v * kept;
}

/** @param {number} x in lengths @returns {number} in points of the grid */
const toGrid = (x) => Math.min(GRID - 1.001, Math.max(0, (x / FRAME + 0.5) * GRID - 0.5));

/**
 * A map's value at a point, between the points of its grid.
 * @param {Float32Array} map @param {number} x @param {number} y
 */
function touch(map, x, y) {
  const u = toGrid(x);
  const v = toGrid(y);
  const i = Math.floor(v) * GRID + Math.floor(u);
  const right = u % 1;
  const down = v % 1;
  const upper = map[i] + (map[i + 1] - map[i]) * right;
  return upper + (map[i + GRID] + (map[i + GRID + 1] - map[i + GRID]) * right - upper) * down;
}

/**
 * The first `count` things known of a point.
 * @param {SeedSurface} surface @param {number} x @param {number} y  in lengths from the seed's middle
 * @param {Sample} into @param {number} count
 */
export function sample(surface, x, y, into, count) {
  const u = toGrid(x);
  const v = toGrid(y);
  const i = KNOWN * (Math.floor(v) * GRID + Math.floor(u));
  const right = u % 1;
  const down = v % 1;
  for (let k = 0; k < count; k++) {
    const at = i + k;
    const below = at + KNOWN * GRID;
    const upper = surface[at] + (surface[at + KNOWN] - surface[at]) * right;
    into[k] = upper + (surface[below] + (surface[below + KNOWN] - surface[below]) * right - upper) * down;
  }
}
