/** A closed hole is marked as at the table: with a twig laid across. */

import { random } from "./noise.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./theme.js").Theme} Theme */

/**
 * @param {number} seed  which twig @param {number} r  the hole's radius, in CSS pixels @param {number} dpr @param {Theme} theme
 * @returns {HTMLCanvasElement}   2.6 radii wide, the hole in its middle
 */
export function twigOf(seed, r, dpr, theme) {
  const next = random(seed * 31 + 5);
  const side = 2.6 * r;
  const { canvas, ctx } = sheet(side * dpr, side * dpr);
  ctx.scale(dpr, dpr);
  ctx.translate(side / 2, side / 2);
  ctx.rotate(-0.5 + 0.35 * next() + (seed % 2) * 0.6);
  ctx.lineCap = "round";
  if (!theme.plain) {
    ctx.shadowColor = "rgba(10, 4, 0, 0.6)";
    ctx.shadowBlur = 0.1 * r * dpr;
    ctx.shadowOffsetX = 0.06 * r * dpr;
    ctx.shadowOffsetY = 0.09 * r * dpr;
  }
  const bend = (next() - 0.5) * 0.3 * r;
  sprig(ctx, theme, { x: 0.15 * r, y: bend * 0.5, angle: -0.75 - 0.3 * next(), length: 0.5 * r, thick: 0.07 * r });
  sprig(ctx, theme, { x: -0.35 * r, y: bend * 0.3, angle: 0.7 + 0.3 * next(), length: 0.4 * r, thick: 0.06 * r });
  stem(ctx, theme, r, bend);
  return canvas;
}

/** @param {CanvasRenderingContext2D} ctx @param {Theme} theme @param {number} r @param {number} bend */
function stem(ctx, theme, r, bend) {
  const run = () => {
    ctx.beginPath();
    ctx.moveTo(-1.12 * r, 0);
    ctx.bezierCurveTo(-0.5 * r, bend, 0.3 * r, bend, 1.1 * r, -0.08 * r);
  };
  ctx.strokeStyle = theme.bark;
  ctx.lineWidth = 0.14 * r;
  run();
  ctx.stroke();
  ctx.shadowColor = "transparent";
  if (theme.plain) return;
  ctx.translate(-0.01 * r, -0.025 * r);
  ctx.strokeStyle = "rgba(255, 226, 180, 0.4)";
  ctx.lineWidth = 0.035 * r;
  run();
  ctx.stroke();
}

/** A side shoot with a leaf at its end. @param {CanvasRenderingContext2D} ctx @param {Theme} theme @param {{ x: number, y: number, angle: number, length: number, thick: number }} shoot */
function sprig(ctx, theme, { x, y, angle, length, thick }) {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.strokeStyle = theme.bark;
  ctx.lineWidth = thick;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(length, 0);
  ctx.stroke();
  ctx.fillStyle = theme.leaf;
  ctx.beginPath();
  ctx.moveTo(length * 0.8, 0);
  ctx.quadraticCurveTo(length * 1.25, -length * 0.42, length * 1.75, 0);
  ctx.quadraticCurveTo(length * 1.25, length * 0.42, length * 0.8, 0);
  ctx.fill();
  ctx.restore();
}
