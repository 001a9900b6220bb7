/**
 * The relief of a hand, lit by the same lamp as the board: limbs that taper and flow into each other. All lengths are
 * in palms; fingers point away from the arm, which is below.
 */

import { HALFWAY, LIGHT, mix, smoothstep } from "./lighting.js";

/** @typedef {import("./colour.js").Colour} Colour */
/** @typedef {readonly [x: number, y: number, z: number, r: number]} Joint   where it is, how high, and how thick */
/** @typedef {readonly (readonly [Joint, Joint])[]} Limbs */

/** @param {...Joint} joints @returns {[Joint, Joint][]} */
const limb = (...joints) => joints.slice(1).map((joint, i) => [joints[i], joint]);

/** A right hand, open upwards, its fingers a little curled round what it holds. @type {Limbs} */
export const PALM = [
  ...limb([0.02, 1.3, 0, 0.3], [0.02, 0.62, -0.02, 0.31]),
  ...limb([-0.02, 0.45, -0.04, 0.36], [0, 0.05, -0.1, 0.4]),
  ...limb([-0.24, 0.46, 0, 0.2], [-0.34, 0.02, 0.02, 0.2], [-0.43, -0.32, 0.05, 0.125], [-0.43, -0.54, 0.16, 0.1]),
  ...limb([-0.14, 0.0, 0, 0.2], [-0.19, -0.46, 0.04, 0.14], [-0.18, -0.76, 0.18, 0.115]),
  ...limb([0.09, -0.04, 0, 0.2], [0.11, -0.52, 0.04, 0.15], [0.09, -0.86, 0.2, 0.12]),
  ...limb([0.3, 0.04, 0, 0.2], [0.38, -0.42, 0.04, 0.145], [0.35, -0.7, 0.18, 0.115]),
  ...limb([0.2, 0.46, 0, 0.24], [0.4, 0.24, 0.04, 0.2], [0.66, 0.0, 0.1, 0.145], [0.7, -0.2, 0.2, 0.12]),
];

/** A finger seen from its back. @type {Limbs} */
export const FINGER = limb([0, 0.15, 0, 0.15], [0, 0.52, 0.03, 0.18], [0, 0.95, 0, 0.19], [0, 1.4, 0, 0.24]);

const ROUND = 0.8; // how high a limb bulges, in its thickness
const FLOW = 0.09; // how softly limbs meet

/**
 * A row in a step.
 * @param {Limbs} limbs @param {number} side  of the picture, in pixels
 * @param {number} reach  from its middle to its edge
 * @param {{ skin: Colour, dark: Colour }} colours
 * @returns {Generator<void, ImageData>}
 */
export function* paintRelief(limbs, side, reach, colours) {
  const pixel = (2 * reach) / side;
  const flatLimbs = flat(limbs);
  const relief = { side, pixel, heights: new Float32Array(side * side), inside: new Float32Array(side * side) };
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++)
      shape(relief, flatLimbs, row * side + column, (column + 0.5) * pixel - reach, (row + 0.5) * pixel - reach);
    yield;
  }
  const image = new ImageData(side, side);
  for (let i = side; i < side * (side - 1); i++) if (relief.inside[i] > -pixel) light(relief, i, colours, image.data);
  return image;
}

/** @typedef {{ side: number, pixel: number, heights: Float32Array, inside: Float32Array }} Relief
 *   by pixel: the height, and how far inside the outline it is, negative outside */

/**
 * @param {Relief} relief @param {Float64Array} limbs  as `flat` gives them
 * @param {number} i  which pixel @param {number} x @param {number} y
 */
function shape({ heights, inside }, limbs, i, x, y) {
  let height = -1;
  let most = -9;
  for (let k = 0; k < limbs.length; k += FLAT) {
    const fromX = x - limbs[k];
    const fromY = y - limbs[k + 1];
    const t = Math.min(1, Math.max(0, (fromX * limbs[k + 4] + fromY * limbs[k + 5]) / limbs[k + 8]));
    const acrossX = fromX - t * limbs[k + 4];
    const acrossY = fromY - t * limbs[k + 5];
    const r = limbs[k + 3] + t * limbs[k + 7];
    const away = Math.sqrt(acrossX * acrossX + acrossY * acrossY);
    const bulge = away < r ? ROUND * Math.sqrt(r * r - away * away) : 3 * (r - away);
    const own = limbs[k + 2] + t * limbs[k + 6] + bulge;
    const near = Math.max(0, FLOW - Math.abs(height - own)) / FLOW;
    height = Math.max(height, own) + 0.25 * near * near * FLOW;
    most = Math.max(most, r - away);
  }
  heights[i] = height;
  inside[i] = most;
}

const FLAT = 9; // numbers for a limb: its first joint, what leads to the second, and the square of its length

/** @param {Limbs} limbs */
function flat(limbs) {
  return Float64Array.from(
    limbs.flatMap(([from, to]) => {
      const way = to.map((end, i) => end - from[i]);
      return [...from, ...way, way[0] ** 2 + way[1] ** 2];
    }),
  );
}

/**
 * @param {Relief} relief @param {number} i @param {{ skin: Colour, dark: Colour }} colours
 * @param {Uint8ClampedArray} data
 */
function light({ side, pixel, heights, inside }, i, { skin, dark }, data) {
  const right = (heights[i - 1] - heights[i + 1]) / (2 * pixel);
  const down = (heights[i - side] - heights[i + side]) / (2 * pixel);
  const n = 1 / Math.hypot(right, down, 1);
  const facing = Math.max(0, (right * LIGHT[0] + down * LIGHT[1] + LIGHT[2]) * n);
  const gloss = 18 * Math.max(0, (right * HALFWAY[0] + down * HALFWAY[1] + HALFWAY[2]) * n) ** 14;
  const lit = smoothstep(0, 0.95, facing) * smoothstep(-0.02, 0.08, inside[i]);
  for (let c = 0; c < 3; c++) data[4 * i + c] = mix(dark[c], skin[c], lit) + gloss;
  data[4 * i + 3] = 255 * smoothstep(-pixel / 2, pixel, inside[i]);
}
