/** The board as a picture: Indian teak, cut through its growth rings, oiled, and lit by one lamp. */

import { parseColour } from "./colour.js";
import { heightMapOf } from "./height-map.js";
import { HALFWAY, LIGHT, mix, SHADOW_OFFSET, smoothstep } from "./lighting.js";
import { smoothNoise } from "./noise.js";
import { offscreen } from "./offscreen.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("./height-map.js").HeightMap} HeightMap */
/** @typedef {import("./colour.js").Colour} Colour */

const SOFT = 0.18; // a lamp is not a point: surfaces that just turn away from it still get some light

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
  return onTable(plank.canvas, layout, dpr);
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
  for (const { x, y, rx } of holes) shape(theme.hollow, () => ctx.arc(x, y, rx, 0, 2 * Math.PI));
  for (const bank of banks) shape(theme.hollow, () => ctx.roundRect(bank.x, bank.y, bank.width, bank.height, bank.r));
  return canvas;
}

/**
 * The plank laid on a table, with a close dark shadow and a wide soft one. It has the pixels of the screen, so that it
 * is drawn without being scaled.
 * @param {HTMLCanvasElement} plank @param {Layout} layout @param {number} dpr
 */
function onTable(plank, { board, pitch, width, height }, dpr) {
  const { canvas, ctx } = offscreen(width * dpr, height * dpr);
  const inset = 0.02 * pitch;
  ctx.scale(dpr, dpr);
  for (const [blur, down, alpha] of [
    [0.075, 0.025, 0.45],
    [0.03, 0.012, 0.4],
  ]) {
    ctx.shadowColor = `rgba(15, 8, 3, ${alpha})`;
    ctx.shadowBlur = blur * pitch * dpr;
    ctx.shadowOffsetX = down * SHADOW_OFFSET.x * pitch * dpr;
    ctx.shadowOffsetY = down * SHADOW_OFFSET.y * pitch * dpr;
    ctx.beginPath();
    ctx.roundRect(board.x + inset, board.y + inset, board.width - 2 * inset, board.height - 2 * inset, board.r);
    ctx.fill();
  }
  ctx.shadowColor = "transparent";
  ctx.drawImage(plank, 0, 0, width, height);
  return canvas;
}

/**
 * A row in a step.
 * @param {HeightMap} heightMap @param {Layout} layout @param {number} scale @param {Theme} theme
 * @returns {Generator<void, ImageData>}
 */
function* shaded(heightMap, layout, scale, theme) {
  const { width, height, heights, edge, dirt } = heightMap;
  const image = new ImageData(width, height);
  const { data } = image;
  const grain = grainOf(theme, 1 / (layout.pitch * scale));
  const deepest = 0.6 * layout.holes[0].rx * scale;
  const rgb = /** @type {Colour} */ ([0, 0, 0]);
  for (let y = 1; y < height - 1; y++) {
    yield;
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (edge[i] < -0.5) continue;
      grain(x, y, heights[i], dirt[i], rgb);
      const { lit, gloss } = lightAt(heightMap, i, x, y, deepest);
      const near = 1.09 - 0.1 * (x / width) - 0.12 * (y / height);
      for (let c = 0; c < 3; c++) data[4 * i + c] = rgb[c] * lit * near * WARM[c] + gloss * SHINE[c];
      data[4 * i + 3] = 255 * Math.min(1, edge[i] + 0.5);
    }
  }
  return image;
}

const WARM = [1.02, 1, 0.96];
const SHINE = [255, 238, 214];
const square = (/** @type {number} */ x) => x * x;
const light = { lit: 1, gloss: 0 };

/** @param {HeightMap} heightMap @param {number} i @param {number} x @param {number} y @param {number} deepest */
function lightAt(heightMap, i, x, y, deepest) {
  const { width, heights } = heightMap;
  const slopeX = (heights[i - 1] - heights[i + 1]) / 2;
  const slopeY = (heights[i - width] - heights[i + width]) / 2;
  const n = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
  const facing = Math.max(0, (slopeX * LIGHT[0] + slopeY * LIGHT[1] + LIGHT[2]) * n + SOFT) / (1 + SOFT);
  const depth = Math.min(1, -heights[i] / deepest);
  const open = depth > 0.06 ? shadowAt(heightMap, x, y) : 1;
  const glance = Math.max(0, (slopeX * HALFWAY[0] + slopeY * HALFWAY[1] + HALFWAY[2]) * n);
  const sky = 0.4 * (1 - 0.25 * depth);
  light.lit = sky + 1.0 * facing * open;
  const broad = square(square(square(glance)));
  const narrow = square(square(broad)) * broad * broad;
  light.gloss = open * (0.14 * narrow + 0.045 * broad) * (1 - 0.5 * depth);
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

/**
 * The colour of the wood at a point of the block that the board was carved from. Deep hollows cut other rings than the
 * top does.
 * @param {Theme} theme @param {number} unit  pitches for a pixel
 */
function grainOf(theme, unit) {
  const [dark, mid, light, line] = [theme.woodDark, theme.woodMid, theme.woodLight, theme.line].map(parseColour);
  const bend = smoothNoise(3);
  const wave = smoothNoise(5);
  const fibre = smoothNoise(7);
  const pore = smoothNoise(9);
  return (
    /** @type {number} */ px,
    /** @type {number} */ py,
    /** @type {number} */ height,
    /** @type {number} */ dirt,
    /** @type {Colour} */ rgb,
  ) => {
    const x = px * unit;
    const y = py * unit;
    const z = height * unit;
    const drift = 0.42 * bend(x * 0.16, y * 0.4 + 7) + 0.07 * wave(x * 0.7, y * 1.7);
    const ring = 5.2 * (y * 0.8 + z * 0.55 + drift);
    const band = ring - Math.floor(ring);
    const late = smoothstep(0.2, 0.9, band) * (1 - smoothstep(0.9, 1, band));
    const threads = fibre(x * 2.2, (y + z * 0.6 + drift * 0.35) * 46);
    const fine = pore(x * 6, (y + z * 0.5 + drift * 0.3) * 105);
    const cloud = wave(x * 0.45 + 20, y * 0.6);
    let tone = 0.6 - 0.24 * late + 0.11 * threads + 0.14 * cloud;
    if (fine > 0.42) tone -= 0.45 * (fine - 0.42);
    tone = Math.min(1, Math.max(0, tone));
    const low = tone < 0.5;
    const t = low ? tone * 2 : tone * 2 - 1;
    for (let c = 0; c < 3; c++) {
      const plain = low ? mix(dark[c], mid[c], t) : mix(mid[c], light[c], t);
      rgb[c] = mix(plain, line[c], 0.6 * dirt);
    }
  };
}
