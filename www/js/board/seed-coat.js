/**
 * The coat of a tamarind seed: hard, polished, dark red-brown; on each face a large field that is a shade duller, with a
 * fine paler line closed round it. Light that comes back from the wood edges the seed, so that it stands out even in the
 * shadow of its hollow.
 */

import { parseColour } from "./colour.js";
import { HALFWAY, LIGHT, mix, smoothstep } from "./lighting.js";
import { FRAME, INSIDE, OUT, place, SLOPE_X, SLOPE_Y, TONE } from "./seed-surface.js";

/** @typedef {import("./colour.js").Colour} Colour */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("./seed-surface.js").SeedSurface} SeedSurface */
/** @typedef {import("./seed-surface.js").Sample} Sample */
/** @typedef {(sample: Sample, cos: number, sin: number, rgb: Colour) => void} Coat
 *   the colour of a point of the surface when the seed is turned */

const SHADOW = { x: 0.07, y: 0.09, depth: 0.62 }; // where it falls beside a seed that lies, and how dark it is
const CONTACT = 0.6; // how dark it is right where a seed touches what is under it
const FIELD = 0.7; // how far out the line on the face runs

/**
 * @param {Theme} theme
 * @returns {(surface: SeedSurface, turn: number, side: number) => ImageData}   a picture of `side` pixels
 */
export function seedPainter(theme) {
  const coat = theme.plain ? plainCoat(theme) : glossyCoat(theme);
  const [shadow, contact] = theme.plain ? [0, 0] : [SHADOW.depth, CONTACT];
  const here = new Float64Array(5);
  const above = new Float64Array(5);
  const rgb = /** @type {Colour} */ ([0, 0, 0]);
  return (surface, turn, side) => {
    const image = new ImageData(side, side);
    const edge = FRAME / side / 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const look = (/** @type {number} */ x, /** @type {number} */ y, /** @type {Sample} */ into) =>
      surface(x * cos + y * sin, y * cos - x * sin, into);
    for (let i = 0; i < side * side; i++) {
      const x = place(i % side, side);
      const y = place(Math.floor(i / side), side);
      const inside = look(x, y, here)[INSIDE];
      if (inside < -0.4) continue;
      const cover = smoothstep(-edge, edge, inside);
      if (cover > 0) coat(here, cos, sin, rgb);
      const cast = cover < 1 ? shadow * smoothstep(-0.17, 0.09, look(x - SHADOW.x, y - SHADOW.y, above)[INSIDE]) : 0;
      const near = contact * smoothstep(-0.13, 0, inside) ** 2;
      lay(image.data, 4 * i, rgb, cover, 1 - (1 - cast) * (1 - near));
    }
    return image;
  };
}

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

const SHEEN = [255, 232, 205];

/** @param {Theme} theme @returns {Coat} */
function glossyCoat(theme) {
  const [dark, mid, light] = [theme.seedDark, theme.seedMid, theme.seedLight].map(parseColour);
  return (sample, cos, sin, rgb) => {
    const [u, v, out] = [sample[SLOPE_X], sample[SLOPE_Y], sample[OUT]];
    const [right, down] = [u * cos - v * sin, u * sin + v * cos];
    const n = 1 / Math.sqrt(right * right + down * down + 1);
    const facing = Math.max(0, (right * LIGHT[0] + down * LIGHT[1] + LIGHT[2]) * n);
    const glance = Math.max(0, (right * HALFWAY[0] + down * HALFWAY[1] + HALFWAY[2]) * n);
    const field = smoothstep(FIELD + 0.02, FIELD - 0.02, out);
    const line = smoothstep(0.055, 0.02, Math.abs(out - FIELD));
    const tone = sample[TONE] + 0.08 * field;
    const lit = 0.42 + 0.8 * facing;
    const back = Math.max(0, 0.6 * right + 0.66 * down) * n; // what the lit side of the hollow gives back
    const rim = smoothstep(0.075, 0, sample[INSIDE]) * (0.4 + 0.4 * facing) + 0.35 * back * back;
    const lamp = smoothstep(0.965, 0.992, glance) * (1 - 0.68 * field);
    const sky = glance ** 10 * (0.16 - 0.05 * field);
    for (let c = 0; c < 3; c++) {
      const own = mix(mix(dark[c], mid[c], tone), light[c], 0.34 * line);
      rgb[c] = own * lit + light[c] * rim + SHEEN[c] * (0.62 * lamp + sky);
    }
  };
}

/** @param {Theme} theme @returns {Coat} */
function plainCoat(theme) {
  const body = parseColour(theme.seedMid);
  const edge = parseColour(theme.seedLight);
  return (sample, _cos, _sin, rgb) => {
    const own = sample[INSIDE] > 0.07 ? body : edge;
    for (let c = 0; c < 3; c++) rgb[c] = own[c];
  };
}
