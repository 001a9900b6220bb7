/** Numbers and names on the wood: each is drawn once as text, and from then on as a picture. */

import { offscreen } from "./offscreen.js";

/** @typedef {{ text: string, size: number, colour: string, bold?: boolean, edge?: string, plate?: string }} Label
 *   `edge`: a thin dark line round the letters; `plate`: a rounded plate behind them */

export class TextSprites {
  /** @type {Map<string, { canvas: HTMLCanvasElement, width: number, height: number }>} */
  #sprites = new Map();

  /** @param {number} dpr */
  constructor(dpr) {
    this.dpr = dpr;
  }

  /** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {Label} label */
  draw(ctx, x, y, label) {
    const { canvas, width, height } = this.#sprite(label);
    const snap = (/** @type {number} */ at) => Math.round(at * this.dpr) / this.dpr;
    ctx.drawImage(canvas, snap(x - width / 2), snap(y - height / 2), width, height);
  }

  /** @param {Label} label */
  #sprite(label) {
    const key = Object.values(label).join("|");
    let sprite = this.#sprites.get(key);
    if (!sprite) {
      if (this.#sprites.size > 600) this.#sprites.clear();
      sprite = this.#draw(label);
      this.#sprites.set(key, sprite);
    }
    return sprite;
  }

  /** @param {Label} label */
  #draw({ text, size, colour, bold = false, edge, plate }) {
    const font = `${bold ? 650 : 500} ${size}px system-ui, sans-serif`;
    const probe = offscreen(1, 1).ctx;
    probe.font = font;
    const pad = plate ? 0.42 * size : 0.22 * size;
    const pixels = {
      width: Math.ceil((probe.measureText(text).width + 2 * pad) * this.dpr),
      height: Math.ceil((size * 1.02 + 2 * pad * 0.8) * this.dpr),
    };
    const { canvas, ctx } = offscreen(pixels.width, pixels.height);
    const [width, height] = [canvas.width / this.dpr, canvas.height / this.dpr];
    ctx.scale(this.dpr, this.dpr);
    if (plate) this.#plate(ctx, width, height, plate);
    ctx.font = font;
    ctx.textAlign = "center";
    ctx.textBaseline = "alphabetic";
    ctx.lineJoin = "round";
    const [x, y] = [width / 2, height / 2 + 0.36 * size];
    if (edge) {
      ctx.strokeStyle = edge;
      ctx.lineWidth = Math.max(1.5, 0.11 * size);
      ctx.strokeText(text, x, y);
    }
    ctx.fillStyle = colour;
    ctx.fillText(text, x, y);
    return { canvas, width, height };
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {number} width @param {number} height @param {string} colour
   */
  #plate(ctx, width, height, colour) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.roundRect(0.5, 0.5, width - 1, height - 1, height / 2);
    ctx.fill();
  }
}
