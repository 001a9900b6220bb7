/** The board as a picture: carved from one plank, and lit by one lamp. */

import { onFloor } from "./floor.js";
import { Grain } from "./grain.js";
import { heightMapOf } from "./height-map.js";
import { HALFWAY, LIGHT, smoothstep } from "./lighting.js";
import { offscreen } from "./offscreen.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("./height-map.js").HeightMap} HeightMap */
/** @typedef {import("./colour.js").Colour} Colour */

const SOFT = 0.18; // a lamp is not a point: surfaces that just turn away from it still get some light
const BOUNCE = 0.27; // light that the bright side of a hollow gives back to the dark one

/**
 * Carves the board, step by step: between two steps the page may do something else.
 * @param {Layout} layout @param {number} dpr @param {Theme} theme
 * @param {number} pixels  at most; a larger picture is made in this size and drawn larger
 * @returns {Generator<void, HTMLCanvasElement>}
 */
export function* carve(layout, dpr, theme, pixels) {
  if (theme.plain) return outlines(layout, dpr, theme);
  const scale = Math.min(dpr, Math.sqrt(pixels / (layout.width * layout.height)));
  const heightMap = yield* heightMapOf(layout, scale);
  const plank = offscreen(heightMap.width, heightMap.height);
  plank.ctx.putImageData(yield* shaded(heightMap, layout, scale, theme), 0, 0);
  yield;
  return onFloor(plank.canvas, layout, dpr, theme);
}

/**
 * No wood: only outlines.
 * @param {Layout} layout @param {number} dpr @param {Theme} theme
 */
function outlines({ width, height, board, holes, banks, pitch }, dpr, theme) {
  const { canvas, ctx } = offscreen(width * dpr, height * dpr);
  ctx.scale(dpr, dpr);
  ctx.strokeStyle = theme.line;
  ctx.lineWidth = Math.max(1.5, 0.014 * pitch);
  const shape = (/** @type {string} */ fill, /** @type {() => void} */ path) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    path();
    ctx.fill();
    ctx.stroke();
  };
  shape(theme.woodMid, () => ctx.roundRect(board.x, board.y, board.width, board.height, board.r));
  for (const { x, y, rx, ry } of holes)
    shape(theme.hollow, () => ctx.roundRect(x - rx, y - ry, 2 * rx, 2 * ry, Math.min(rx, ry)));
  for (const bank of banks) shape(theme.hollow, () => ctx.roundRect(bank.x, bank.y, bank.width, bank.height, bank.r));
  return canvas;
}

/**
 * A row in a step.
 * @param {HeightMap} heightMap @param {Layout} layout @param {number} scale @param {Theme} theme
 * @returns {Generator<void, ImageData>}
 */
function* shaded(heightMap, layout, scale, theme) {
  const { width, height, heights, edge, patina } = heightMap;
  const image = new ImageData(width, height);
  const { data } = image;
  const grain = new Grain(theme, 1 / (layout.pitch * scale), width);
  const deepest = 0.6 * layout.holes[0].rx * scale;
  const rgb = /** @type {Colour} */ ([0, 0, 0]);
  for (let y = 1; y < height - 1; y++) {
    yield;
    grain.startRow(y);
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (edge[i] < -0.5) continue;
      grain.colour(x, heights[i], patina[i], rgb);
      const { lit, gloss } = lightAt(heightMap, i, x, y, deepest);
      const near = 1.09 - 0.1 * (x / width) - 0.12 * (y / height);
      for (let c = 0; c < 3; c++) data[4 * i + c] = rgb[c] * lit * near * WARM[c] + gloss * SHINE[c];
      data[4 * i + 3] = 255 * Math.min(1, edge[i] + 0.5);
    }
  }
  return image;
}

const WARM = [1.01, 1, 0.97];
const SHINE = [255, 238, 214];
const square = (/** @type {number} */ x) => x * x;
const light = { lit: 1, gloss: 0 };

/** @param {HeightMap} heightMap @param {number} i @param {number} x @param {number} y @param {number} deepest */
function lightAt(heightMap, i, x, y, deepest) {
  const { width, heights, patina } = heightMap;
  const slopeX = (heights[i - 1] - heights[i + 1]) / 2;
  const slopeY = (heights[i - width] - heights[i + width]) / 2;
  const n = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
  const facing = Math.max(0, (slopeX * LIGHT[0] + slopeY * LIGHT[1] + LIGHT[2]) * n + SOFT) / (1 + SOFT);
  const depth = Math.min(1, -heights[i] / deepest);
  const open = depth > 0.06 ? shadowAt(heightMap, x, y) : 1;
  const glance = Math.max(0, (slopeX * HALFWAY[0] + slopeY * HALFWAY[1] + HALFWAY[2]) * n);
  const sky = 0.42 * (1 - 0.36 * depth);
  const away = Math.max(0, -(slopeX * LIGHT[0] + slopeY * LIGHT[1]) * n);
  light.lit = sky + facing * open + BOUNCE * depth * away * (1.4 - open);
  const broad = square(square(square(glance)));
  const narrow = square(square(broad)) * broad * broad;
  const polish = 1 - 1.2 * Math.min(0, patina[i]);
  light.gloss = open * polish * (0.14 * narrow + 0.045 * broad) * (1 - 0.5 * depth);
  return light;
}

const FLAT = Math.hypot(LIGHT[0], LIGHT[1]);
const TOWARD = { x: LIGHT[0] / FLAT, y: LIGHT[1] / FLAT, rise: LIGHT[2] / FLAT };

/**
 * How much of the lamp is seen from a point. It follows the ray to the lamp over the height map.
 * @param {HeightMap} heightMap @param {number} x @param {number} y
 */
function shadowAt({ width, heights }, x, y) {
  const start = heights[y * width + x];
  const far = Math.min(-start / TOWARD.rise, x, y);
  const step = Math.max(1, far / 8);
  let least = 1;
  for (let gone = step; gone < far; gone += step) {
    const at = Math.round(y + TOWARD.y * gone) * width + Math.round(x + TOWARD.x * gone);
    const clear = TOWARD.rise + (start - heights[at]) / gone;
    if (clear < least) least = clear;
  }
  return smoothstep(-0.3, 0.34, least);
}
