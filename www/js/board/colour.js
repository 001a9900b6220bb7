/** Colours as numbers. */

import { offscreen } from "./offscreen.js";

/** @typedef {[number, number, number]} Colour  red, green and blue from 0 to 255 */

/**
 * Any colour the browser understands.
 * @param {string} css
 * @returns {Colour}
 */
export function parseColour(css) {
  const { ctx } = offscreen(1, 1, { readBack: true });
  ctx.fillStyle = css;
  ctx.fillRect(0, 0, 1, 1);
  const [red, green, blue] = ctx.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
