/** Canvases that are drawn on out of sight. */

/** @typedef {{ canvas: HTMLCanvasElement, ctx: CanvasRenderingContext2D }} Offscreen */

/**
 * @param {number} width @param {number} height   in its own pixels
 * @param {{ readBack?: boolean }} [options]       `readBack`: its pixels will be read
 * @returns {Offscreen}
 */
export function offscreen(width, height, { readBack = false } = {}) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const ctx = canvas.getContext("2d", { willReadFrequently: readBack });
  if (!ctx) throw new Error("this browser cannot draw on a canvas");
  return { canvas, ctx };
}
