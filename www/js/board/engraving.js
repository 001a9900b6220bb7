/** The ornament cut into the wood: dark with years in its depth, and bright where its lower side faces the lamp. */

import { SHADOW_OFFSET } from "./lighting.js";
import { offscreen } from "./offscreen.js";
import { ornament } from "./ornament.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */

const LIT = { off: 0.0085, strength: 0.8 }; // the bright side of a cut: how far beside it, in pitches
const DARK = 0.86;

/** @param {CanvasRenderingContext2D} ctx @param {Layout} layout @param {number} dpr @param {Theme} theme */
export function engrave(ctx, layout, dpr, theme) {
  const { width, height, pitch } = layout;
  const cuts = offscreen(width * dpr, height * dpr);
  cuts.ctx.scale(dpr, dpr);
  ornament(cuts.ctx, layout);
  cuts.ctx.globalCompositeOperation = "source-in";
  const draw = (/** @type {string} */ colour, /** @type {number} */ strength, /** @type {number} */ off) => {
    cuts.ctx.fillStyle = colour;
    cuts.ctx.fillRect(0, 0, width, height);
    ctx.globalAlpha = strength;
    ctx.drawImage(cuts.canvas, off * SHADOW_OFFSET.x, off * SHADOW_OFFSET.y, width, height);
  };
  draw(theme.woodLight, LIT.strength, Math.max(0.7 / dpr, LIT.off * pitch));
  draw(theme.line, DARK, 0);
  ctx.globalAlpha = 1;
}
