/**
 * What a tamarind seed looks like: a flat, rounded, uneven lozenge with a hard polished coat, dark red-brown, and on
 * its face a large oval that is a shade duller, with a fine line round it.
 */

import { parseColour } from "./colour.js";
import { HALFWAY, LIGHT, mix, smoothstep } from "./lighting.js";
import { random, smoothNoise } from "./noise.js";

/** @typedef {import("./colour.js").Colour} Colour */
/** @typedef {import("./theme.js").Theme} Theme */
/**
 * @typedef {{ long: number, broad: number, square: number, slant: number, bumps: number[], tint: number }} Shape
 */
/** @typedef {{ within: Float32Array, slopeX: Float32Array, slopeY: Float32Array, tint: number }} SeedSurface
 *   for each point of a grid: how far inside the outline it lies, in lengths of the seed, and how steep its back is
 *   there
 */

export const FRAME = 1.56; // a picture's side, in lengths of a seed: room for the shadow
const GRID = 88; // points across a surface
const HAIR = 0.012; // lengths: slopes are taken over this distance to both sides
const STEEP = 2.4; // the steepest slope that still catches light
const TALL = 0.36; // a seed's thickness in its lengths
const SHADOW = { x: 0.075, y: 0.1, depth: 0.6 }; // where it falls beside a seed that lies, and how dark it is

/** @param {number} count @returns {SeedSurface[]} */
export function seedSurfaces(count) {
  const next = random(44);
  const about = (/** @type {number} */ middle, /** @type {number} */ spread) => middle + spread * (2 * next() - 1);
  return Array.from({ length: count }, () =>
    surfaceOf({
      long: about(0.48, 0.025),
      broad: about(0.395, 0.035),
      square: about(2.55, 0.35),
      slant: about(0, 0.16),
      bumps: [about(0, 0.05), about(0, 0.045), about(0, 0.035), about(0, 3)],
      tint: next(),
    }),
  );
}

/** @param {Shape} shape @returns {SeedSurface} */
function surfaceOf(shape) {
  const grid = (/** @type {(x: number, y: number) => number} */ of) =>
    Float32Array.from({ length: GRID * GRID }, (_, i) => of(place(i % GRID, GRID), place(Math.floor(i / GRID), GRID)));
  /** @type {(dx: number, dy: number) => (x: number, y: number) => number} */
  const fall = (dx, dy) => (x, y) => {
    if (outOf(shape, x, y) > 1.1) return 0;
    const slope = (backOf(shape, x - dx, y - dy) - backOf(shape, x + dx, y + dy)) / (2 * HAIR);
    return Math.min(STEEP, Math.max(-STEEP, slope));
  };
  return {
    within: grid((x, y) => 0.45 * (1 - outOf(shape, x, y))),
    slopeX: grid(fall(HAIR, 0)),
    slopeY: grid(fall(0, HAIR)),
    tint: shape.tint,
  };
}

/**
 * Where the middle of a pixel lies in the frame, in lengths from its middle.
 * @param {number} i @param {number} count
 */
const place = (i, count) => ((i + 0.5) / count - 0.5) * FRAME;

/** 0 in the middle, 1 on the outline. @param {Shape} shape @param {number} x @param {number} y */
const outOf = (shape, x, y) => Math.hypot(x, y) / rimOf(shape, Math.atan2(y, x));

/** How high the seed's back stands, in lengths. @param {Shape} shape @param {number} x @param {number} y */
function backOf(shape, x, y) {
  const out = Math.min(1, outOf(shape, x, y));
  const crease = smoothstep(0.05, 0, Math.abs(out - 0.64));
  return TALL * (1 - out ** 2.3) ** 0.55 - 0.0045 * crease;
}

/**
 * The outline: how far the rim is from the middle in a direction, in lengths.
 * @param {Shape} shape @param {number} angle
 */
function rimOf({ long, broad, square, slant, bumps }, angle) {
  const c = Math.abs(Math.cos(angle) + slant * Math.sin(angle)) / long;
  const s = Math.abs(Math.sin(angle)) / broad;
  const lozenge = (c ** square + s ** square) ** (-1 / square);
  return (
    lozenge *
    (1 +
      bumps[0] * Math.cos(angle) +
      bumps[1] * Math.cos(2 * angle + bumps[3]) +
      bumps[2] * Math.cos(3 * angle - bumps[3]))
  );
}

/**
 * @param {Theme} theme
 * @returns {(surface: SeedSurface, turn: number, side: number) => ImageData}   a picture of `side` pixels
 */
export function seedPainter(theme) {
  const coat = theme.plain ? plainCoat(theme) : glossyCoat(theme);
  const shadow = theme.plain ? 0 : SHADOW.depth;
  return (surface, turn, side) => {
    const image = new ImageData(side, side);
    const edge = FRAME / side / 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const within = (/** @type {number} */ x, /** @type {number} */ y) =>
      touch(surface.within, x * cos + y * sin, y * cos - x * sin);
    for (let i = 0; i < side * side; i++) {
      const x = place(i % side, side);
      const y = place(Math.floor(i / side), side);
      const cover = smoothstep(-edge, edge, within(x, y));
      const blocked = shadow * smoothstep(-0.18, 0.1, within(x - SHADOW.x, y - SHADOW.y));
      const rgb = cover > 0 ? coat(surface, x * cos + y * sin, y * cos - x * sin, cos, sin) : BLACK;
      lay(image.data, 4 * i, rgb, cover, blocked);
    }
    return image;
  };
}

/** @type {Colour} */
const BLACK = [0, 0, 0];

/**
 * @param {Uint8ClampedArray} data @param {number} at @param {Colour} rgb @param {number} cover
 * @param {number} blocked
 */
function lay(data, at, rgb, cover, blocked) {
  const alpha = cover + blocked * (1 - cover);
  const own = alpha > 0 ? cover / alpha : 0;
  data[at] = mix(14, rgb[0], own);
  data[at + 1] = mix(6, rgb[1], own);
  data[at + 2] = mix(2, rgb[2], own);
  data[at + 3] = 255 * alpha;
}

/**
 * A map's value at a point, between the points of its grid.
 * @param {Float32Array} map @param {number} x @param {number} y
 */
function touch(map, x, y) {
  const u = Math.min(GRID - 1.001, Math.max(0, (x / FRAME + 0.5) * GRID - 0.5));
  const v = Math.min(GRID - 1.001, Math.max(0, (y / FRAME + 0.5) * GRID - 0.5));
  const i = Math.floor(v) * GRID + Math.floor(u);
  return mix(mix(map[i], map[i + 1], u % 1), mix(map[i + GRID], map[i + GRID + 1], u % 1), v % 1);
}

/** @typedef {(surface: SeedSurface, x: number, y: number, cos: number, sin: number) => Colour} Coat
 *   the colour at a point of the surface, when the seed is turned */

/** @param {Theme} theme @returns {Coat} */
function glossyCoat(theme) {
  const [dark, mid, light] = [theme.seedDark, theme.seedMid, theme.seedLight].map(parseColour);
  const speck = smoothNoise(31);
  return ({ within, slopeX, slopeY, tint }, x, y, cos, sin) => {
    const [u, v] = [touch(slopeX, x, y), touch(slopeY, x, y)];
    const [right, down] = [u * cos - v * sin, u * sin + v * cos];
    const n = 1 / Math.hypot(right, down, 1);
    const facing = Math.max(0, (right * LIGHT[0] + down * LIGHT[1] + LIGHT[2]) * n);
    const glance = Math.max(0, (right * HALFWAY[0] + down * HALFWAY[1] + HALFWAY[2]) * n);
    const face = smoothstep(0.14, 0.18, touch(within, x, y));
    const tone = Math.min(1, 0.3 + 0.55 * tint + 0.12 * speck(x * 8 + 50 * tint, y * 8) + 0.1 * face);
    const lit = 0.34 + 0.95 * facing;
    const rim = (1 - n) ** 2 * (0.25 + facing);
    const sheen = (glance * glance * glance) ** 5;
    const gloss = 0.95 * sheen ** 6 + 0.2 * sheen * (1 - 0.4 * face);
    const shade = (/** @type {number} */ c) =>
      mix(dark[c], mid[c], tone) * lit + light[c] * rim * 0.5 + 255 * SHEEN[c] * gloss;
    return [shade(0), shade(1), shade(2)];
  };
}

const SHEEN = [1, 0.93, 0.85];

/** @param {Theme} theme @returns {Coat} */
function plainCoat(theme) {
  const body = parseColour(theme.seedMid);
  const edge = parseColour(theme.seedLight);
  return ({ within }, x, y) => (touch(within, x, y) > 0.07 ? body : edge);
}
