/** One lamp lights everything on the board, from the upper left, in front of the picture. */

/** @typedef {[number, number, number]} Vector */

/** @param {Vector} v @returns {Vector} */
function unit([x, y, z]) {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** The direction from the board to the lamp; y grows downwards, z towards the viewer. */
export const LIGHT = unit([-0.52, -0.66, 0.68]);

/** Halfway between lamp and eye: a surface that faces this way shines most. */
export const HALFWAY = unit([LIGHT[0], LIGHT[1], LIGHT[2] + 1]);

/** How far from an object at height 1 its shadow falls. */
export const SHADOW_OFFSET = { x: -LIGHT[0] / LIGHT[2], y: -LIGHT[1] / LIGHT[2] };

/** @param {number} from @param {number} to @param {number} x */
export function smoothstep(from, to, x) {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** @param {number} a @param {number} b @param {number} t */
export const mix = (a, b, t) => a + (b - a) * t;
