/**
 * A closed hole is marked as people do: with a twig laid across it, here of the tamarind tree with its feathered
 * leaves.
 */

import { random } from "./noise.js";
import { offscreen } from "./offscreen.js";

/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {CanvasRenderingContext2D} Ctx */

export const TWIG_SIZE = 2.7; // a twig's picture is so many radii of its hole wide, with the hole in its middle

/**
 * @param {number} seed  which twig @param {number} r  the hole's radius, in CSS pixels @param {number} dpr
 * @param {Theme} theme
 * @returns {HTMLCanvasElement}
 */
export function twigOf(seed, r, dpr, theme) {
  const next = random(seed * 31 + 5);
  const side = TWIG_SIZE * r;
  const { canvas, ctx } = offscreen(side * dpr, side * dpr);
  ctx.scale(dpr, dpr);
  ctx.translate(side / 2, side / 2);
  ctx.rotate(-0.55 + 0.3 * next() + (seed % 2) * 0.75);
  ctx.scale(r, r);
  if (!theme.plain) castShadow(ctx, r * dpr);
  feather(ctx, theme, { x: 0.12, y: 0, angle: -0.62 - 0.25 * next(), pairs: 5, next });
  feather(ctx, theme, { x: -0.42, y: 0, angle: 0.5 + 0.25 * next(), pairs: 4, next });
  stem(ctx, theme, 0.16 * (next() - 0.5), next);
  return canvas;
}

/** @param {Ctx} ctx @param {number} r  in pixels */
function castShadow(ctx, r) {
  ctx.shadowColor = "rgba(10, 4, 0, 0.55)";
  ctx.shadowBlur = 0.07 * r;
  ctx.shadowOffsetX = 0.06 * r;
  ctx.shadowOffsetY = 0.09 * r;
}

/**
 * The branch: thicker at one end, with knots, light along its upper side.
 * @param {Ctx} ctx @param {Theme} theme @param {number} bend @param {() => number} next
 */
function stem(ctx, theme, bend, next) {
  const points = Array.from({ length: 25 }, (_, i) => {
    const x = -1.14 + (2.26 * i) / 24;
    const knot = i % 6 === 3 ? 0.018 : 0;
    return { x, y: bend * (1 - x * x) + 0.012 * (next() - 0.5), half: 0.075 - 0.02 * (x + 1) + knot };
  });
  const outline = [
    ...points.map(({ x, y, half }) => [x, y - half]),
    ...points.reverse().map(({ x, y, half }) => [x, y + half]),
  ];
  ctx.fillStyle = theme.bark;
  ctx.beginPath();
  for (const [x, y] of outline) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fill();
  ctx.shadowColor = "transparent";
  if (theme.plain) return;
  const along = (/** @type {number} */ share, /** @type {string} */ style, /** @type {number} */ width) => {
    ctx.strokeStyle = style;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const { x, y, half } of points) ctx.lineTo(x, y + share * half);
    ctx.stroke();
  };
  along(0.62, "rgba(30, 14, 6, 0.5)", 0.045);
  along(0.1, "rgba(40, 20, 8, 0.25)", 0.012);
  along(-0.5, "rgba(255, 230, 190, 0.45)", 0.028);
}

/**
 * A leaf: a fine rib with small leaflets in pairs.
 * @param {Ctx} ctx @param {Theme} theme
 * @param {{ x: number, y: number, angle: number, pairs: number, next: () => number }} leaf
 */
function feather(ctx, theme, { x, y, angle, pairs, next }) {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.strokeStyle = theme.bark;
  ctx.lineWidth = 0.03;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(0.16 + 0.115 * pairs, 0);
  ctx.stroke();
  for (let pair = 0; pair < pairs; pair++) {
    for (const side of [-1, 1])
      leaflet(ctx, theme, 0.17 + 0.115 * pair, side * (1.05 + 0.25 * next()), 0.2 - 0.012 * pair);
  }
  ctx.restore();
}

/** @param {Ctx} ctx @param {Theme} theme @param {number} x @param {number} angle @param {number} length */
function leaflet(ctx, theme, x, angle, length) {
  ctx.save();
  ctx.translate(x, 0);
  ctx.rotate(angle);
  ctx.fillStyle = theme.leaf;
  ctx.beginPath();
  ctx.ellipse(0.02 + length / 2, 0, length / 2, 0.048, 0, 0, 2 * Math.PI);
  ctx.fill();
  if (!theme.plain) {
    ctx.shadowColor = "transparent";
    ctx.fillStyle = angle < 0 ? "rgba(255, 250, 200, 0.16)" : "rgba(20, 30, 0, 0.22)";
    ctx.beginPath();
    ctx.ellipse(0.02 + length / 2, 0.02, length / 2.2, 0.024, 0, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}
