/** Lines, dots and petals cut into wood with a chisel held in a hand: deepest in their middle, and never quite even. */

import { smoothNoise } from "./noise.js";

/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {import("./layout.js").Point} Point */
/** @typedef {Point & { nx: number, ny: number }} LinePoint   a point on a line, and which way is out */
/** @typedef {{ length: number, at: (s: number) => LinePoint }} Line */

const STEP = 2; // CSS pixels between the points of a line
const UNEVEN = 0.32; // how much wider and narrower a cut becomes on its way
/** A chisel's cut: wide and shallow at the top, narrow and deep below. */
const V_SHAPE = [
  { wide: 2.1, deep: 0.36 },
  { wide: 1, deep: 0.52 },
];

const pressure = smoothNoise(61);

/**
 * The points of a line, or of one that runs beside it.
 * @param {(s: number) => Point} at @param {number} from @param {number} to
 */
export function pointsOf(at, from, to) {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => at(from + ((to - from) * step) / steps));
}

/**
 * A cut along these points, of changing width.
 * @param {Ctx} ctx @param {Point[]} points @param {number} width
 */
export function cutLine(ctx, points, width) {
  const last = points.length - 1;
  const sides = points.map(({ x, y }, i) => {
    const [before, after] = [points[Math.max(0, i - 1)], points[Math.min(last, i + 1)]];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const half = (width / 2 / Math.max(1e-6, Math.hypot(dx, dy))) * (1 + UNEVEN * pressure(x / 9, y / 9));
    return { x, y, outX: -dy * half, outY: dx * half };
  });
  for (const { wide, deep } of V_SHAPE) {
    ctx.fillStyle = `rgba(255, 255, 255, ${deep})`;
    ctx.beginPath();
    for (const { x, y, outX, outY } of sides) ctx.lineTo(x + wide * outX, y + wide * outY);
    for (let i = last; i >= 0; i--) ctx.lineTo(sides[i].x - wide * sides[i].outX, sides[i].y - wide * sides[i].outY);
    ctx.fill();
  }
}

/**
 * The outline of a petal or a leaf, from one point to another, `broad` in its middle.
 * @param {Ctx} ctx @param {Point} from @param {Point} to @param {number} broad @param {number} width
 */
export function cutLeaf(ctx, from, to, broad, width) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1e-6, Math.hypot(dx, dy));
  for (const side of [-broad / 2 / length, broad / 2 / length]) {
    const bowed = (/** @type {number} */ s) => {
      const out = side * Math.sin(Math.PI * (s / length) ** 0.85);
      return { x: from.x + (dx * s) / length - dy * out, y: from.y + (dy * s) / length + dx * out };
    };
    cutLine(ctx, pointsOf(bowed, 0, length), width);
  }
}

/** @param {Ctx} ctx @param {Point} at @param {number} r */
export function cutDot(ctx, { x, y }, r) {
  for (const [wide, deep] of [
    [1.5, 0.3],
    [1, 0.5],
  ]) {
    ctx.fillStyle = `rgba(255, 255, 255, ${deep})`;
    ctx.beginPath();
    ctx.arc(x, y, r * wide, 0, 2 * Math.PI);
    ctx.fill();
  }
}
