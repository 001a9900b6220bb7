/**
 * Numbers and names in the wood: each is drawn once as text, and from then on as a picture. They are laid into it, like
 * bone into teak: flush, with a fine dark joint, and a little shadow at the edge that is towards the lamp.
 */

import { offscreen } from "./offscreen.js";

/** @typedef {{ text: string, size: number, colour: string, bold?: boolean, edge?: string, plate?: string }} Label
 *   `edge`: the joint between inlaid letters and the wood; `plate`: a rounded plate behind others */
/** @typedef {{ canvas: HTMLCanvasElement, width: number, height: number }} Picture */
/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {import("./layout.js").Point} Point */

const DEEP = 0.032; // how broad the shadow at the edge is, in sizes; what is less than half a pixel is left out

export class TextSprites {
  /** @type {Map<string, Picture>} */
  #sprites = new Map();
  /** @type {Set<string>} the typefaces that have been asked for */
  #asked = new Set();

  /**
   * @param {number} dpr @param {string} family  the typefaces, the best first
   * @param {() => void} changed  a typeface has come, and all looks different
   */
  constructor(dpr, family, changed) {
    this.dpr = dpr;
    this.family = family;
    this.changed = changed;
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

  /** @param {Label} label @returns {Picture} */
  #draw({ text, size, colour, bold = false, edge, plate }) {
    const font = `${bold ? 600 : 400} ${size}px ${this.family}`;
    this.#fetch(font);
    const { wide, tall } = measure(font, text, size);
    const pad = plate ? 0.42 * size : 0.22 * size;
    const { canvas, ctx } = offscreen((wide + 2 * pad) * this.dpr, (size * 1.02 + 1.6 * pad) * this.dpr);
    const [width, height] = [canvas.width / this.dpr, canvas.height / this.dpr];
    ctx.scale(this.dpr, this.dpr);
    if (plate) drawPlate(ctx, width, height, plate);
    ctx.font = font;
    ctx.textAlign = "center";
    ctx.textBaseline = "alphabetic";
    ctx.lineJoin = "round";
    const at = { x: width / 2, y: height / 2 + tall / 2 };
    if (edge) inlay(ctx, text, at, { size, colour, bold, edge, shade: DEEP * size * this.dpr > 0.6 ? DEEP * size : 0 });
    else write(ctx, text, at, colour);
    return { canvas, width, height };
  }

  /** A typeface that is not there yet is fetched; until then letters have another. @param {string} font */
  #fetch(font) {
    const { fonts } = document;
    if (!fonts || this.#asked.has(font) || fonts.check(font)) return;
    this.#asked.add(font);
    const come = () => {
      this.#sprites.clear();
      this.changed();
    };
    fonts.load(font).then(come, () => {});
  }
}

/**
 * How wide a text is, and how tall its figures are.
 * @param {string} font @param {string} text @param {number} size
 */
function measure(font, text, size) {
  const { ctx } = offscreen(1, 1);
  ctx.font = font;
  return { wide: ctx.measureText(text).width, tall: ctx.measureText("0").actualBoundingBoxAscent ?? 0.7 * size };
}

/** @param {Ctx} ctx @param {string} text @param {Point} at @param {string} colour */
function write(ctx, text, { x, y }, colour) {
  ctx.fillStyle = colour;
  ctx.fillText(text, x, y);
}

/**
 * @param {Ctx} ctx @param {string} text @param {Point} at
 * @param {{ size: number, colour: string, bold: boolean, edge: string, shade: number }} look   `shade`: how broad
 */
function inlay(ctx, text, at, { size, colour, bold, edge, shade }) {
  write(ctx, text, at, `color-mix(in srgb, ${colour} 68%, ${edge})`);
  ctx.globalCompositeOperation = "source-atop";
  write(ctx, text, { x: at.x + shade, y: at.y + shade }, colour);
  ctx.globalCompositeOperation = "destination-over";
  ctx.strokeStyle = edge;
  ctx.lineWidth = bold ? Math.max(1.2, 0.075 * size) : Math.max(0.5, 0.045 * size);
  ctx.strokeText(text, at.x, at.y);
  ctx.globalCompositeOperation = "source-over";
}

/**
 * @param {CanvasRenderingContext2D} ctx @param {number} width @param {number} height @param {string} colour
 */
function drawPlate(ctx, width, height, colour) {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(0.5, 0.5, width - 1, height - 1, height / 2);
  ctx.fill();
}
