/**
 * Seeds as little pictures in one sheet, drawn once for every shape and turn, so that every seed shines towards the
 * lamp.
 */

import { SHAPES } from "./heap.js";
import { offscreen } from "./offscreen.js";
import { seedPainter } from "./seed-coat.js";
import { FRAME, seedSurfaces } from "./seed-surface.js";

export const TURNS = 14; // pictures of one shape, each turned a little further
const LARGEST = 128; // pixels: larger seeds are these, drawn larger

/** @type {import("./seed-surface.js").SeedSurface[] | undefined} the same for every board, so made once */
let surfaces;

export class SeedSprites {
  /** @param {number} length  in CSS pixels @param {number} dpr @param {import("./theme.js").Theme} theme */
  constructor(length, dpr, theme) {
    this.length = length;
    this.side = Math.max(4, Math.min(LARGEST, Math.ceil(length * dpr * FRAME)));
    this.sheet = offscreen(this.side * TURNS, this.side * (SHAPES + 1));
    const paint = seedPainter(theme);
    surfaces ??= seedSurfaces(SHAPES);
    surfaces.forEach((surface, row) => {
      for (let column = 0; column < TURNS; column++) {
        const sprite = paint(surface, (column / TURNS) * 2 * Math.PI, this.side);
        this.sheet.ctx.putImageData(sprite, column * this.side, row * this.side);
      }
    });
    this.#drawSoftShadow();
  }

  /** One more sprite, after the last shape: the blurred shadow of something in the air. */
  #drawSoftShadow() {
    const {
      side,
      sheet: { ctx },
    } = this;
    const [x, y] = [side / 2, (SHAPES + 0.5) * side];
    const fade = ctx.createRadialGradient(x, y, 0, x, y, side / 2);
    fade.addColorStop(0, "rgba(12, 5, 2, 0.55)");
    fade.addColorStop(0.45, "rgba(12, 5, 2, 0.3)");
    fade.addColorStop(1, "rgba(12, 5, 2, 0)");
    ctx.fillStyle = fade;
    ctx.fillRect(0, SHAPES * side, side, side);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y
   * @param {{ shape: number, turn: number }} look @param {number} [size]  1 is a seed on the board
   */
  draw(ctx, x, y, { shape, turn }, size = 1) {
    const column = Math.round((turn / (2 * Math.PI)) * TURNS) % TURNS;
    this.#blit(ctx, (column + TURNS) % TURNS, shape, x, y, this.length * FRAME * size);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} size  in seeds
   */
  drawShadow(ctx, x, y, size) {
    this.#blit(ctx, 0, SHAPES, x, y, this.length * FRAME * size);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {number} column @param {number} row @param {number} x
   * @param {number} y @param {number} side
   */
  #blit(ctx, column, row, x, y, side) {
    const from = this.side;
    ctx.drawImage(this.sheet.canvas, column * from, row * from, from, from, x - side / 2, y - side / 2, side, side);
  }
}
