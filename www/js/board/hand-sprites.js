/** The hand as pictures, seen from above: the open palm that carries seeds, and the finger that wipes an empty hole. */

import { offscreen } from "./offscreen.js";

/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {{ canvas: HTMLCanvasElement, reach: number }} Picture   `reach`: from its middle to its edge */

/** The fingers of an open palm, thumb first: where each begins and ends, and how thick it is, in palms. */
const FINGERS = /** @type {const} */ ([
  [-0.36, 0.3, -0.7, 0.0, 0.3],
  [-0.36, -0.1, -0.5, -0.62, 0.28],
  [-0.13, -0.16, -0.17, -0.84, 0.29],
  [0.12, -0.16, 0.16, -0.8, 0.28],
  [0.35, -0.08, 0.45, -0.58, 0.25],
]);
const REACH = 1.15; // palms from the middle of the picture to its edge

const SIZES = { palm: 0.5, finger: 0.62 }; // pitches that a palm is, in either picture

/** @typedef {keyof typeof SIZES} Kind */

export class HandSprites {
  #palm;
  #finger;

  /** @param {number} pitch @param {number} dpr @param {import("./theme.js").Theme} theme  a plain one has no hand */
  constructor(pitch, dpr, theme) {
    this.theme = theme;
    this.#palm = this.#picture(SIZES.palm * pitch, dpr, (ctx) => this.#drawPalm(ctx));
    this.#finger = this.#picture(SIZES.finger * pitch, dpr, (ctx) => this.#drawFinger(ctx));
  }

  /**
   * The open palm; it reaches in from the side of its player.
   * @param {Ctx} ctx @param {number} x @param {number} y @param {0 | 1} player
   */
  palm(ctx, x, y, player) {
    place(ctx, this.#palm, { x, y, turn: player * Math.PI + 0.16 });
  }

  /**
   * A finger; its tip is at the point.
   * @param {Ctx} ctx @param {number} x @param {number} y @param {0 | 1} player
   */
  finger(ctx, x, y, player) {
    place(ctx, this.#finger, { x, y, turn: player * Math.PI - 0.35 });
  }

  /** @param {number} size @param {number} dpr @param {(ctx: Ctx) => void} draw @returns {Picture | null} */
  #picture(size, dpr, draw) {
    if (this.theme.plain) return null;
    const reach = REACH * size;
    const { canvas, ctx } = offscreen(2 * reach * dpr, 2 * reach * dpr);
    ctx.setTransform(size * dpr, 0, 0, size * dpr, reach * dpr, reach * dpr);
    ctx.lineCap = ctx.lineJoin = "round";
    draw(ctx);
    return { canvas, reach };
  }

  /** @param {Ctx} ctx */
  #drawPalm(ctx) {
    for (const finger of FINGERS) this.#limb(ctx, finger);
    this.#limb(ctx, [0.02, 0.4, 0.04, 1.2, 0.74]);
    const { skin, skinDark } = this.theme;
    const light = ctx.createRadialGradient(-0.12, -0.05, 0.1, 0, 0.12, 0.62);
    light.addColorStop(0, skinDark);
    light.addColorStop(0.5, skin);
    light.addColorStop(1, skinDark);
    ctx.fillStyle = light;
    ctx.beginPath();
    ctx.ellipse(0, 0.12, 0.55, 0.54, 0, 0, 2 * Math.PI);
    ctx.fill();
    fade(ctx, 0.4, 0.95);
  }

  /** @param {Ctx} ctx */
  #drawFinger(ctx) {
    this.#limb(ctx, [0, 0.17, 0, 1.3, 0.36]);
    ctx.fillStyle = this.theme.nail;
    ctx.beginPath();
    ctx.ellipse(0, 0.17, 0.1, 0.13, 0, 0, 2 * Math.PI);
    ctx.fill();
    fade(ctx, 0.35, 1.05);
  }

  /** A finger or a wrist: round, and lit from the upper left. @param {Ctx} ctx @param {readonly number[]} limb */
  #limb(ctx, [x0, y0, x1, y1, thick]) {
    const { skin, skinDark } = this.theme;
    const stroke = (/** @type {string} */ colour, /** @type {number} */ width, /** @type {number} */ aside) => {
      ctx.strokeStyle = colour;
      ctx.lineWidth = width;
      ctx.beginPath();
      ctx.moveTo(x0 + aside, y0 + aside);
      ctx.lineTo(x1 + aside, y1 + aside);
      ctx.stroke();
    };
    stroke(skinDark, thick, 0);
    stroke(skin, 0.68 * thick, -0.06 * thick);
  }
}

/** @param {Ctx} ctx @param {Picture | null} picture @param {{ x: number, y: number, turn: number }} at */
function place(ctx, picture, { x, y, turn }) {
  if (!picture) return;
  const { canvas, reach } = picture;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.drawImage(canvas, -reach, -reach, 2 * reach, 2 * reach);
  ctx.restore();
}

/** Towards the arm the picture ends softly. @param {Ctx} ctx @param {number} from @param {number} to */
function fade(ctx, from, to) {
  const soft = ctx.createLinearGradient(0, from, 0, to);
  soft.addColorStop(0, "#000f");
  soft.addColorStop(1, "#0000");
  ctx.globalCompositeOperation = "destination-in";
  ctx.fillStyle = soft;
  ctx.fillRect(-2, -2, 4, 4);
}
