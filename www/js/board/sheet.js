/** Drawing surfaces out of sight. */

/** @typedef {{ canvas: HTMLCanvasElement, ctx: CanvasRenderingContext2D }} Sheet */

/**
 * @param {number} width @param {number} height   in its own pixels
 * @param {{ readBack?: boolean }} [use]          `readBack` where its pixels will be asked for
 * @returns {Sheet}
 */
export function sheet(width, height, { readBack = false } = {}) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const ctx = canvas.getContext("2d", { willReadFrequently: readBack });
  if (!ctx) throw new Error("this browser cannot draw on a canvas");
  return { canvas, ctx };
}

/**
 * Any colour the browser understands, as red, green and blue.
 * @param {string} css
 * @returns {import("./light.js").Colour}
 */
export function colour(css) {
  const { ctx } = sheet(1, 1, { readBack: true });
  ctx.fillStyle = css;
  ctx.fillRect(0, 0, 1, 1);
  const [red, green, blue] = ctx.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
