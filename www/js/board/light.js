/** One lamp for everything on the board: it hangs to the upper left, in front of the picture. */

/** @typedef {[number, number, number]} Vector */
/** @typedef {[number, number, number]} Colour  red, green and blue from 0 to 255 */

/** @param {Vector} v @returns {Vector} */
function unit([x, y, z]) {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** From the board towards the lamp; y grows downwards, z towards the one who looks. */
export const LAMP = unit([-0.52, -0.66, 0.68]);

/** Halfway between lamp and eye: where a surface faces, its gloss shows. */
export const GLOSS = unit([LAMP[0], LAMP[1], LAMP[2] + 1]);

/** Where a shadow falls that is cast from the height of 1. */
export const FALL = { x: -LAMP[0] / LAMP[2], y: -LAMP[1] / LAMP[2] };

/** @param {number} from @param {number} to @param {number} x */
export function smoothstep(from, to, x) {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** @param {number} a @param {number} b @param {number} t */
export const mix = (a, b, t) => a + (b - a) * t;
