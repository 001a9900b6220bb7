/**
 * The coat of a tamarind seed: hard, polished, dark red-brown; on each face a large field that is a shade duller, with a
 * fine paler line closed round it. Light that comes back from the wood edges the seed, so that it stands out even in the
 * shadow of its hollow.
 */

import { parseColour } from "./colour.js";
import { HALFWAY, LIGHT, mix, smoothstep } from "./lighting.js";
import { FRAME, INSIDE, KNOWN, OUT, place, SLOPE_X, SLOPE_Y, sample, TONE } from "./seed-surface.js";

/** @typedef {import("./colour.js").Colour} Colour */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("./seed-surface.js").SeedSurface} SeedSurface */
/** @typedef {import("./seed-surface.js").Sample} Sample */
/** @typedef {(seen: Sample, cos: number, sin: number, rgb: Colour) => void} Coat
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
  const here = new Float64Array(KNOWN);
  const above = new Float64Array(KNOWN);
  const rgb = /** @type {Colour} */ ([0, 0, 0]);
  return (surface, turn, side) => {
    const image = new ImageData(side, side);
    const edge = FRAME / side / 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const castTo = { x: SHADOW.x * cos + SHADOW.y * sin, y: SHADOW.y * cos - SHADOW.x * sin };
    for (let i = 0; i < side * side; i++) {
      const [right, down] = [place(i % side, side), place(Math.floor(i / side), side)];
      const [x, y] = [right * cos + down * sin, down * cos - right * sin];
      sample(surface, x, y, here, 1);
      const inside = here[INSIDE];
      if (inside < -0.32) continue;
      const cover = smoothstep(-edge, edge, inside);
      if (cover > 0) {
        sample(surface, x, y, here, KNOWN);
        coat(here, cos, sin, rgb);
      }
      if (cover < 1) sample(surface, x - castTo.x, y - castTo.y, above, 1);
      const cast = cover < 1 ? shadow * smoothstep(-0.17, 0.09, above[INSIDE]) : 0;
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
  return (seen, cos, sin, rgb) => {
    const [u, v, out] = [seen[SLOPE_X], seen[SLOPE_Y], seen[OUT]];
    const [right, down] = [u * cos - v * sin, u * sin + v * cos];
    const n = 1 / Math.sqrt(right * right + down * down + 1);
    const facing = Math.max(0, (right * LIGHT[0] + down * LIGHT[1] + LIGHT[2]) * n);
    const glance = Math.max(0, (right * HALFWAY[0] + down * HALFWAY[1] + HALFWAY[2]) * n);
    const field = smoothstep(FIELD + 0.02, FIELD - 0.02, out);
    const line = smoothstep(0.055, 0.02, Math.abs(out - FIELD));
    const tone = seen[TONE] + 0.08 * field;
    const lit = 0.42 + 0.8 * facing;
    const back = Math.max(0, 0.6 * right + 0.66 * down) * n; // what the lit side of the hollow gives back
    const rim = smoothstep(0.075, 0, seen[INSIDE]) * (0.4 + 0.4 * facing) + 0.35 * back * back;
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
  return (seen, _cos, _sin, rgb) => {
    const own = seen[INSIDE] > 0.07 ? body : edge;
    for (let c = 0; c < 3; c++) rgb[c] = own[c];
  };
}
