/** The board stands on a floor: its front is seen below its edge, and it casts a shadow. */

import { engrave } from "./engraving.js";
import { SHADOW_OFFSET } from "./lighting.js";
import { random } from "./noise.js";
import { offscreen } from "./offscreen.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {CanvasRenderingContext2D} Ctx */

/** Wide and soft to close and dark: how blurred a shadow is, how far off, both in pitches, and how dark. */
const SHADOWS = [
  { blur: 0.15, off: 0.045, dark: 0.34 },
  { blur: 0.06, off: 0.018, dark: 0.36 },
  { blur: 0.02, off: 0.006, dark: 0.5 },
];

/**
 * The plank seen from above, stood on the floor. The picture has the pixels of the screen, so that it is drawn without
 * being scaled.
 * @param {HTMLCanvasElement} plank @param {Layout} layout @param {number} dpr @param {Theme} theme
 */
export function onFloor(plank, layout, dpr, theme) {
  const { width, height } = layout;
  const { canvas, ctx } = offscreen(width * dpr, height * dpr);
  ctx.scale(dpr, dpr);
  castShadow(ctx, layout, dpr);
  fadeToBorder(ctx, layout);
  drawFront(ctx, layout, theme);
  ctx.drawImage(plank, 0, 0, width, height);
  engrave(ctx, layout, dpr, theme);
  return canvas;
}

/** @param {Ctx} ctx @param {Layout} layout @param {number} dpr */
function castShadow(ctx, { board, pitch, front }, dpr) {
  const inset = 0.03 * pitch;
  for (const { blur, off, dark } of SHADOWS) {
    ctx.shadowColor = `rgba(20, 10, 4, ${dark})`;
    ctx.shadowBlur = blur * pitch * dpr;
    ctx.shadowOffsetX = off * SHADOW_OFFSET.x * pitch * dpr;
    ctx.shadowOffsetY = off * SHADOW_OFFSET.y * pitch * dpr;
    ctx.beginPath();
    ctx.roundRect(board.x + inset, board.y + inset, board.width - 2 * inset, board.height + front - inset, board.r);
    ctx.fill();
  }
  ctx.shadowColor = "transparent";
}

/**
 * The shadow has gone where the picture ends.
 * @param {Ctx} ctx @param {Layout} layout
 */
function fadeToBorder(ctx, { width, height, board, front }) {
  const [side, below] = [board.x, height - board.y - board.height - front];
  ctx.globalCompositeOperation = "destination-out";
  for (const [x, y, toX, toY] of [
    [0, 0, side, 0],
    [width, 0, width - side, 0],
    [0, 0, 0, board.y],
    [0, height, 0, height - below],
  ]) {
    const fade = ctx.createLinearGradient(x, y, toX, toY);
    fade.addColorStop(0, "#000f");
    fade.addColorStop(0.35, "#0008");
    fade.addColorStop(1, "#0000");
    ctx.fillStyle = fade;
    ctx.fillRect(0, 0, width, height);
  }
  ctx.globalCompositeOperation = "source-over";
  ctx.fillStyle = "black";
}

/**
 * The side that faces the player: away from the lamp, with the fibres of the plank along it, and a little light from
 * the floor at its foot.
 * @param {Ctx} ctx @param {Layout} layout @param {Theme} theme
 */
function drawFront(ctx, { board, front, pitch }, theme) {
  const bottom = board.y + board.height + front;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(board.x, board.y + front, board.width, board.height, board.r);
  ctx.clip();
  const shade = ctx.createLinearGradient(0, bottom - 2.2 * front, 0, bottom);
  shade.addColorStop(0, theme.woodMid);
  shade.addColorStop(0.55, theme.woodDark);
  shade.addColorStop(0.86, theme.line);
  shade.addColorStop(1, theme.woodDark);
  ctx.fillStyle = shade;
  ctx.fillRect(board.x, board.y, board.width, board.height + front);
  drawFibres(ctx, { ...board, y: bottom - 2 * front, height: 2 * front }, pitch);
  ctx.restore();
}

/** @param {Ctx} ctx @param {import("./layout.js").Box} strip @param {number} pitch */
function drawFibres(ctx, { x, y, width, height }, pitch) {
  const next = random(71);
  for (let fibre = 0; fibre < 90; fibre++) {
    const from = x + width * next() - 0.5 * pitch;
    const at = y + height * next();
    ctx.strokeStyle = next() < 0.6 ? "rgba(15, 6, 2, 0.35)" : "rgba(190, 120, 70, 0.16)";
    ctx.lineWidth = (0.004 + 0.008 * next()) * pitch;
    ctx.beginPath();
    ctx.moveTo(from, at);
    ctx.lineTo(from + (0.4 + 1.6 * next()) * pitch, at + 0.01 * pitch * (next() - 0.5));
    ctx.stroke();
  }
}
