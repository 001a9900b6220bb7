/** The hand as pictures, seen from above: the open palm that carries seeds, and the finger that wipes an empty hole. */

import { parseColour } from "./colour.js";
import { FINGER, PALM, paintRelief } from "./hand-relief.js";
import { atOnce, stepsInIdleTime } from "./idle.js";
import { offscreen } from "./offscreen.js";

/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {import("./offscreen.js").Offscreen & { reach: number }} Picture   `reach`: from its middle to its edge */

const REACH = 1.15; // palms from the middle of the picture to its edge

const SIZES = { palm: 0.5, finger: 0.62 }; // pitches that a palm is, in either picture

const MOST = 144; // pixels: a larger hand is this one, drawn larger

/** @typedef {keyof typeof SIZES} Kind */

export class HandSprites {
  /** @type {Record<Kind, Picture> | null} empty until they are made */
  #pictures = null;
  /** @type {Set<Kind>} */
  #made = new Set();
  /** Ends the making of pictures that nobody has asked for yet. */
  stop = () => {};

  /** @param {number} pitch @param {number} dpr @param {import("./theme.js").Theme} theme  a plain one has no hand */
  constructor(pitch, dpr, theme) {
    this.theme = theme;
    this.colours = { skin: parseColour(theme.skin), dark: parseColour(theme.skinDark) };
    if (theme.plain) return;
    this.#pictures = { palm: emptyPicture(SIZES.palm * pitch, dpr), finger: emptyPicture(SIZES.finger * pitch, dpr) };
    this.stop = stepsInIdleTime(this.#makeAll(this.#pictures), () => {});
  }

  /** @param {Record<Kind, Picture>} pictures */
  *#makeAll(pictures) {
    yield* this.#making("palm", pictures.palm);
    yield* this.#making("finger", pictures.finger);
  }

  /**
   * The open palm; it reaches in from the side of its player.
   * @param {Ctx} ctx @param {number} x @param {number} y @param {0 | 1} player
   */
  palm(ctx, x, y, player) {
    place(ctx, this.#picture("palm"), { x, y, turn: player * Math.PI + 0.16 });
  }

  /**
   * A finger; its tip is at the point.
   * @param {Ctx} ctx @param {number} x @param {number} y @param {0 | 1} player
   */
  finger(ctx, x, y, player) {
    place(ctx, this.#picture("finger"), { x, y, turn: player * Math.PI - 0.35 });
  }

  /** @param {Kind} kind */
  #picture(kind) {
    const picture = this.#pictures?.[kind];
    if (picture && !this.#made.has(kind)) atOnce(this.#making(kind, picture));
    return picture;
  }

  /** @param {Kind} kind @param {Picture} picture @returns {Generator<void, void>} */
  *#making(kind, { canvas, ctx }) {
    const side = canvas.width;
    const relief = yield* paintRelief(kind === "palm" ? PALM : FINGER, side, REACH, this.colours);
    if (this.#made.has(kind)) return;
    this.#made.add(kind);
    ctx.putImageData(relief, 0, 0);
    ctx.setTransform(side / 2 / REACH, 0, 0, side / 2 / REACH, side / 2, side / 2);
    if (kind === "palm") this.#drawLines(ctx);
    else this.#drawNail(ctx);
    fade(ctx, 0.45, 1.05);
  }

  /** The lines of the palm. @param {Ctx} ctx */
  #drawLines(ctx) {
    ctx.strokeStyle = this.theme.skinDark;
    ctx.lineWidth = 0.018;
    ctx.lineCap = "round";
    ctx.globalAlpha = 0.5;
    for (const [x, y, overX, overY, toX, toY] of [
      [-0.44, 0.06, -0.1, 0.04, 0.12, -0.14],
      [-0.34, 0.26, 0.08, 0.18, 0.36, 0.04],
      [0.34, 0.08, 0.02, 0.18, 0.06, 0.6],
    ]) {
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(overX, overY, toX, toY);
      ctx.stroke();
    }
    ctx.globalAlpha = 1;
  }

  /** @param {Ctx} ctx */
  #drawNail(ctx) {
    ctx.fillStyle = this.theme.nail;
    ctx.globalAlpha = 0.8;
    ctx.beginPath();
    ctx.ellipse(0, 0.15, 0.085, 0.11, 0, 0, 2 * Math.PI);
    ctx.fill();
    ctx.globalAlpha = 1;
  }
}

/** @param {number} size  of a palm @param {number} dpr @returns {Picture} */
function emptyPicture(size, dpr) {
  const side = Math.max(3, Math.min(MOST, Math.ceil(2 * REACH * size * dpr)));
  return { ...offscreen(side, side), reach: REACH * size };
}

/** @param {Ctx} ctx @param {Picture | undefined} picture @param {{ x: number, y: number, turn: number }} at */
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
