/**
 * The coat of a tamarind seed: hard, polished, dark red-brown, paler towards its edge; on each face a large field that
 * is darker and duller, with a fine pale line closed round it. By its pale edge and the dark close round it, a seed
 * stands out from any place in its hollow.
 */

import { parseColour } from "./colour.js";
import { HALFWAY, LIGHT, mix, smoothstep } from "./lighting.js";
import { FRAME, INSIDE, KNOWN, OUT, place, SLOPE_X, SLOPE_Y, sample, TONE } from "./seed-surface.js";

/** @typedef {import("./colour.js").Colour} Colour */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("./seed-surface.js").SeedSurface} SeedSurface */
/** @typedef {import("./seed-surface.js").Sample} Sample */
/** @typedef {{ wide: number, strength: number }} Band */
/** @typedef {(seen: Sample, cos: number, sin: number, margin: Band, rgb: Colour) => void} Coat
 *   the colour of a point of the surface when the seed is turned */

const SHADOW = { x: 0.07, y: 0.09, depth: 0.6 }; // where it falls beside a seed that lies, and how dark it is
const FIELD = 0.66; // how far out the line on the face runs

/**
 * The pale edge, and the dark close round a seed: how wide they are, in lengths and at least in pixels; how strong, and
 * how much stronger where a seed is but a few pixels long.
 */
const MARGIN = { wide: 0.135, least: 3.6, strength: 0.6, small: 0.28 };
const CLOSE = { wide: 0.135, least: 4, strength: 0.66, small: 0.31 };
const SMALL = { from: 0.012, to: 0.042 }; // lengths that a pixel is

/** @param {typeof MARGIN} band @param {number} pixel  in lengths */
function bandFor({ wide, least, strength, small }, pixel) {
  const more = small * smoothstep(SMALL.from, SMALL.to, pixel);
  return { wide: Math.max(wide, least * pixel), strength: strength + more };
}

/**
 * @param {Theme} theme
 * @returns {(surface: SeedSurface, turn: number, side: number) => ImageData}   a picture of `side` pixels
 */
export function seedPainter(theme) {
  const coat = theme.plain ? plainCoat(theme) : glossyCoat(theme);
  const shadow = theme.plain ? 0 : SHADOW.depth;
  const here = new Float64Array(KNOWN);
  const above = new Float64Array(KNOWN);
  const rgb = /** @type {Colour} */ ([0, 0, 0]);
  return (surface, turn, side) => {
    const image = new ImageData(side, side);
    const pixel = FRAME / side;
    const margin = bandFor(MARGIN, pixel);
    const close = bandFor(CLOSE, pixel);
    if (theme.plain) close.strength = 0;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const castTo = { x: SHADOW.x * cos + SHADOW.y * sin, y: SHADOW.y * cos - SHADOW.x * sin };
    for (let i = 0; i < side * side; i++) {
      const right = place(i % side, side);
      const down = place(Math.floor(i / side), side);
      const x = right * cos + down * sin;
      const y = down * cos - right * sin;
      sample(surface, x, y, here, 1);
      const inside = here[INSIDE];
      if (inside < -0.32) continue;
      const cover = smoothstep(-pixel / 2, pixel / 2, inside);
      if (cover > 0) {
        sample(surface, x, y, here, KNOWN);
        coat(here, cos, sin, margin, rgb);
      }
      if (cover < 1) sample(surface, x - castTo.x, y - castTo.y, above, 1);
      const cast = cover < 1 ? shadow * smoothstep(-0.17, 0.09, above[INSIDE]) : 0;
      const near = close.strength * smoothstep(-close.wide, -0.2 * close.wide, inside);
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

const SHEEN = [255, 236, 212];
const SKY = [255, 205, 160];

/** @param {Theme} theme @returns {Coat} */
function glossyCoat(theme) {
  const [dark, mid, light] = [theme.seedDark, theme.seedMid, theme.seedLight].map(parseColour);
  return (seen, cos, sin, margin, rgb) => {
    const right = seen[SLOPE_X] * cos - seen[SLOPE_Y] * sin;
    const down = seen[SLOPE_X] * sin + seen[SLOPE_Y] * cos;
    const out = seen[OUT];
    const n = 1 / Math.sqrt(right * right + down * down + 1);
    const facing = Math.max(0, (right * LIGHT[0] + down * LIGHT[1] + LIGHT[2]) * n);
    const glance = Math.max(0, (right * HALFWAY[0] + down * HALFWAY[1] + HALFWAY[2]) * n);
    const field = smoothstep(FIELD + 0.02, FIELD - 0.02, out);
    const line = smoothstep(0.055, 0.02, Math.abs(out - FIELD));
    const tone = seen[TONE] - 0.12 * field;
    const back = Math.max(0, 0.6 * right + 0.66 * down) * n; // what the lit side of the hollow gives back
    const lit = 0.42 + 0.8 * facing + 0.5 * back * back;
    const pale = smoothstep(margin.wide, 0.15 * margin.wide, seen[INSIDE]) * (margin.strength + 0.2 * facing);
    const lamp = smoothstep(0.965, 0.992, glance) * (1 - 0.9 * field);
    const sky = glance ** 10 * (0.1 - 0.04 * field);
    for (let c = 0; c < 3; c++) {
      const own = mix(mix(dark[c], mid[c], tone), light[c], 0.5 * line);
      rgb[c] = mix(own * lit, light[c], pale) + SHEEN[c] * 0.62 * lamp + SKY[c] * sky;
    }
  };
}

/** @param {Theme} theme @returns {Coat} */
function plainCoat(theme) {
  const body = parseColour(theme.seedMid);
  const edge = parseColour(theme.seedLight);
  return (seen, _cos, _sin, _margin, rgb) => {
    const own = seen[INSIDE] > 0.07 ? body : edge;
    for (let c = 0; c < 3; c++) rgb[c] = own[c];
  };
}
