/** Seeds as little pictures, drawn once for every shape and turn, so that their gloss always faces the lamp. */

import { SHAPES } from "./heaps.js";
import { sheet } from "./sheet.js";
import { FRAME, mouldsOf, painterFor } from "./tamarind.js";

const TURNS = 16;
const LARGEST = 128; // pixels: larger seeds are these, drawn larger

/** @type {import("./tamarind.js").Mould[] | undefined} the same for every board, so made once */
let moulds;

export class SeedSheet {
  /** @param {number} length  in CSS pixels @param {number} dpr @param {import("./theme.js").Theme} theme */
  constructor(length, dpr, theme) {
    this.length = length;
    this.side = Math.max(4, Math.min(LARGEST, Math.ceil(length * dpr * FRAME)));
    this.pictures = sheet(this.side * TURNS, this.side * (SHAPES + 1));
    const paint = painterFor(theme);
    moulds ??= mouldsOf(SHAPES);
    moulds.forEach((mould, row) => {
      for (let column = 0; column < TURNS; column++) {
        const picture = paint(mould, (column / TURNS) * 2 * Math.PI, this.side);
        this.pictures.ctx.putImageData(picture, column * this.side, row * this.side);
      }
    });
    this.softShadow();
  }

  /** One more picture, after the last shape: the blurred shadow of something in the air. */
  softShadow() {
    const {
      side,
      pictures: { ctx },
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
    this.blit(ctx, (column + TURNS) % TURNS, shape, x, y, this.length * FRAME * size);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} size  in seeds
   */
  drawShadow(ctx, x, y, size) {
    this.blit(ctx, 0, SHAPES, x, y, this.length * FRAME * size);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {number} column @param {number} row @param {number} x
   * @param {number} y @param {number} side
   */
  blit(ctx, column, row, x, y, side) {
    const from = this.side;
    ctx.drawImage(this.pictures.canvas, column * from, row * from, from, from, x - side / 2, y - side / 2, side, side);
  }
}
