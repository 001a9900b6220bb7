/**
 * The shape of a tamarind seed: a flat, thick tablet with a rounded, uneven quadrilateral for an outline. Some lie on
 * their faces, some lean, and one stands nearly on its edge.
 */

import { random, smoothNoise } from "./noise.js";

/**
 * @typedef {{ x: number, y: number }} Side   a side of the outline: the way out to it, divided by how far it is
 * @typedef {{ sides: Side[], corners: number, tilt: number, tint: number }} Shape
 *   `corners`: how sharp they are; `tilt`: how far its face leans to the right, in radians
 * @typedef {Float64Array} Sample   what is known of a point: see the names below
 * @typedef {(x: number, y: number, into: Sample) => Sample} SeedSurface   in lengths from the seed's middle
 */

/** What a sample holds, by place. */
export const INSIDE = 0; // how far inside the outline, in lengths of the seed; outside it is negative
export const SLOPE_X = 1;
export const SLOPE_Y = 2;
export const OUT = 3; // how far out on the face: 0 in its middle, 1 on the outline of the seed
export const TONE = 4; // from dark to light, a little different all over
const KNOWN = 5;

export const FRAME = 1.56; // a picture's side, in lengths of a seed: room for the shadow
const GRID = 88; // points across a surface
const HALF = 0.21; // half of a seed's thickness, in lengths
const BLUNT = 3.1; // how flat the faces are: 2 is a lens
const MEAN = 0.44; // from the middle to the outline, in lengths
const MOST = 0.53;
const STEEP = 3; // the steepest slope that still catches light

/** How far a seed's face may lean, in radians; which of them lie and which lean is told in `heap.js`. */
const TILTS = [0.03, 0.07, 0.02, 0.09, 0.05, 0.4, 0.55, 1.02];

/** @param {number} count @returns {SeedSurface[]} */
export function seedSurfaces(count) {
  const next = random(44);
  const about = (/** @type {number} */ middle, /** @type {number} */ spread) => middle + spread * (2 * next() - 1);
  return Array.from({ length: count }, (_, i) => {
    const corners = about(2.75, 0.35);
    const sides = [0.48, 0.4, 0.46, 0.4].map((far, quarter) =>
      sideOf((quarter * Math.PI) / 2 + about(0, 0.25), about(far, 0.025)),
    );
    return surfaceOf({ sides: grown(sides, corners), corners, tilt: TILTS[i % TILTS.length], tint: next() });
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
function surfaceOf({ sides, corners, tilt, tint }) {
  const outline = gridOf((x, y) => outOf(sides, corners, x, y) ** BLUNT);
  const face = gridOf((x, y) => outOf(sides, Math.min(corners, 2.3), x, y));
  const mottle = smoothNoise(31);
  const known = new Float32Array(KNOWN * GRID * GRID);
  for (let i = 0; i < GRID * GRID; i++) {
    const [x, y] = [place(i % GRID, GRID), place(Math.floor(i / GRID), GRID)];
    const ray = rayThrough(outline, tilt, x, y);
    const at = meet(ray);
    known.set(seenAt(ray, at), KNOWN * i);
    known[KNOWN * i + OUT] = at.hit ? touch(face, at.px, at.py) : 2;
    known[KNOWN * i + TONE] = 0.25 + 0.6 * tint + 0.13 * mottle(x * 7 + 50 * tint, y * 7);
  }
  return (x, y, into) => sampled(known, x, y, into);
}

/**
 * Where the middle of a pixel lies in the frame, in lengths from its middle.
 * @param {number} i @param {number} count
 */
export const place = (i, count) => ((i + 0.5) / count - 0.5) * FRAME;

/** @param {(x: number, y: number) => number} of */
const gridOf = (of) =>
  Float32Array.from({ length: GRID * GRID }, (_, i) => of(place(i % GRID, GRID), place(Math.floor(i / GRID), GRID)));

/** @param {number} x in lengths @returns {number} in points of the grid */
const toGrid = (x) => Math.min(GRID - 1.001, Math.max(0, (x / FRAME + 0.5) * GRID - 0.5));

/** A map's value at a point, between the points of its grid. @param {Float32Array} map @param {number} x @param {number} y */
function touch(map, x, y) {
  const [u, v] = [toGrid(x), toGrid(y)];
  const i = Math.floor(v) * GRID + Math.floor(u);
  const [right, down] = [u % 1, v % 1];
  const upper = map[i] + (map[i + 1] - map[i]) * right;
  return upper + (map[i + GRID] + (map[i + GRID + 1] - map[i + GRID]) * right - upper) * down;
}

/** @param {Float32Array} known @param {number} x @param {number} y @param {Sample} into @returns {Sample} */
function sampled(known, x, y, into) {
  const [u, v] = [toGrid(x), toGrid(y)];
  const i = KNOWN * (Math.floor(v) * GRID + Math.floor(u));
  const [right, down] = [u % 1, v % 1];
  for (let k = i; k < i + KNOWN; k++) {
    const upper = known[k] + (known[k + KNOWN] - known[k]) * right;
    const below = k + KNOWN * GRID;
    into[k - i] = upper + (known[below] + (known[below + KNOWN] - known[below]) * right - upper) * down;
  }
  return into;
}

/**
 * A line of sight, straight down onto a seed that leans. The body of the seed is where `of` is at most 1.
 * @param {Float32Array} outline @param {number} tilt @param {number} x @param {number} y
 */
function rayThrough(outline, tilt, x, y) {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const at = (/** @type {number} */ z) => ({ px: x * cos - z * sin, py: y, pz: x * sin + z * cos });
  const of = (/** @type {number} */ z) => {
    const { px, py, pz } = at(z);
    return touch(outline, px, py) + (pz / HALF) ** 2;
  };
  return { at, of, outline, cos, sin };
}

/** @typedef {ReturnType<typeof rayThrough>} Ray */

/**
 * Where the line of sight meets the seed, or comes nearest to it; `least` is 1 on the outline.
 * @param {Ray} ray
 */
function meet({ at, of }) {
  let [low, high] = [-0.7, 0.7];
  for (let step = 0; step < 16; step++) {
    const third = (high - low) / 3;
    if (of(low + third) < of(high - third)) high -= third;
    else low += third;
  }
  const deepest = (low + high) / 2;
  const least = of(deepest);
  if (least >= 1) return { ...at(deepest), least, hit: false };
  [low, high] = [deepest, 0.8];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (of(middle) < 1) low = middle;
    else high = middle;
  }
  return { ...at(low), least, hit: true };
}

/**
 * How far inside a point is, and the slope of the surface that is seen there.
 * @param {Ray} ray @param {ReturnType<typeof meet>} point
 */
function seenAt({ outline, cos, sin }, { px, py, pz, least }) {
  const hair = FRAME / GRID;
  const nx = (touch(outline, px + hair, py) - touch(outline, px - hair, py)) / (2 * hair);
  const ny = (touch(outline, px, py + hair) - touch(outline, px, py - hair)) / (2 * hair);
  const nz = (2 * pz) / HALF ** 2;
  const up = Math.max(1e-3, nz * cos - nx * sin);
  const [u, v] = [(nx * cos + nz * sin) / up, ny / up];
  const flat = Math.min(1, STEEP / Math.max(1e-6, Math.hypot(u, v)));
  return [0.43 * (1 - least ** (1 / BLUNT)), u * flat, v * flat];
}
