/**
 * Seeds as little pictures, one for every shape and turn, so that every seed shines towards the lamp. Each is painted
 * when it is first drawn: a board at its opening shows half of them.
 */

import { SHAPES } from "./heap.js";
import { offscreen } from "./offscreen.js";
import { seedPainter } from "./seed-coat.js";
import { FRAME, seedShapes, surfaceOf } from "./seed-surface.js";

export const TURNS = 14; // pictures of one shape, each turned a little further
const LARGEST = 128; // pixels: larger seeds are these, drawn larger

/** The same for every board, so each is made once. @type {import("./seed-surface.js").Shape[]} */
let shapes;
/** @type {import("./seed-surface.js").SeedSurface[]} */
const surfaces = [];

export class SeedSprites {
  #paint;
  /** By shape and turn. @type {Map<number, HTMLCanvasElement>} */
  #pictures = new Map();

  /** @param {number} length  in CSS pixels @param {number} dpr @param {import("./theme.js").Theme} theme */
  constructor(length, dpr, theme) {
    this.length = length;
    this.side = Math.max(4, Math.min(LARGEST, Math.ceil(length * dpr * FRAME)));
    this.#paint = seedPainter(theme);
    this.shadow = softShadow(this.side);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y
   * @param {{ shape: number, turn: number }} look @param {number} [size]  1 is a seed on the board
   */
  draw(ctx, x, y, { shape, turn }, size = 1) {
    const column = Math.round((turn / (2 * Math.PI)) * TURNS) % TURNS;
    this.#lay(ctx, this.#pictureOf(shape, (column + TURNS) % TURNS), x, y, size);
  }

  /**
   * Of something in the air.
   * @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} size  in seeds
   */
  drawShadow(ctx, x, y, size) {
    this.#lay(ctx, this.shadow, x, y, size);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {HTMLCanvasElement} picture @param {number} x @param {number} y
   * @param {number} size
   */
  #lay(ctx, picture, x, y, size) {
    const side = this.length * FRAME * size;
    ctx.drawImage(picture, x - side / 2, y - side / 2, side, side);
  }

  /** @param {number} shape @param {number} column */
  #pictureOf(shape, column) {
    const key = shape * TURNS + column;
    const picture = this.#pictures.get(key) ?? this.#painted(shape, column);
    this.#pictures.set(key, picture);
    return picture;
  }

  /** @param {number} shape @param {number} column */
  #painted(shape, column) {
    const { canvas, ctx } = offscreen(this.side, this.side);
    ctx.putImageData(this.#paint(surfaceOnce(shape), (column / TURNS) * 2 * Math.PI, this.side), 0, 0);
    return canvas;
  }
}

/** @param {number} shape */
function surfaceOnce(shape) {
  shapes ??= seedShapes(SHAPES);
  surfaces[shape] ??= surfaceOf(shapes[shape]);
  return surfaces[shape];
}

/** @param {number} side */
function softShadow(side) {
  const { canvas, ctx } = offscreen(side, side);
  const r = side / 2;
  const fade = ctx.createRadialGradient(r, r, 0, r, r, r);
  fade.addColorStop(0, "rgba(12, 5, 2, 0.55)");
  fade.addColorStop(0.45, "rgba(12, 5, 2, 0.3)");
  fade.addColorStop(1, "rgba(12, 5, 2, 0)");
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, side, side);
  return canvas;
}
