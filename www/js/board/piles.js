/** Heaps as pictures, drawn anew only when their number of seeds changes. */

import { MOST, sizeAt } from "./ground.js";
import { LAMP } from "./light.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./ground.js").Spot} Spot */
/** @typedef {import("./seeds.js").SeedSheet} SeedSheet */

export class Pile {
  #drawn = 0;

  /**
   * @param {import("./heaps.js").Heap} heap @param {SeedSheet} seeds @param {number} dpr
   * @param {number} gloom  how dark the hollow's shadow is
   */
  constructor(heap, seeds, dpr, gloom) {
    this.heap = heap;
    this.seeds = seeds;
    this.dpr = dpr;
    this.gloom = gloom;
    const { r, dx, dy } = heap.ground;
    this.halfWidth = (r + dx + 0.7) * seeds.length;
    this.halfHeight = (r + dy + 0.7) * seeds.length;
    this.picture = sheet(2 * this.halfWidth * dpr, 2 * this.halfHeight * dpr);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} count
   * @param {number} [size]
   */
  draw(ctx, x, y, count, size = 1) {
    const shown = Math.min(MOST, count);
    if (!(shown > 0)) return;
    if (shown !== this.#drawn) this.#redraw(shown);
    const {
      halfWidth,
      halfHeight,
      picture: { canvas },
    } = this;
    const across = (canvas.width / this.dpr) * size;
    ctx.drawImage(canvas, x - halfWidth * size, y - halfHeight * size, across, (canvas.height / this.dpr) * size);
  }

  /** @param {number} count */
  #redraw(count) {
    const {
      picture: { canvas, ctx },
      seeds,
      heap,
      dpr,
    } = this;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    ctx.setTransform(dpr, 0, 0, dpr, this.halfWidth * dpr, this.halfHeight * dpr);
    let shaded = false;
    for (let index = 0; index < count; index++) {
      const place = heap.place(index);
      if (!shaded && place.z > heap.ground.depth) shaded = this.#shade();
      seeds.draw(ctx, place.x * seeds.length, place.y * seeds.length, place, sizeAt(place.z));
    }
    if (!shaded) this.#shade();
    this.#drawn = count;
  }

  /** The rim's shadow lies on the seeds that are below it. */
  #shade() {
    const {
      picture: { ctx },
      gloom,
      halfWidth,
      halfHeight,
    } = this;
    if (gloom === 0) return true;
    const reach = Math.min(halfWidth, halfHeight) * 0.8;
    const dark = ctx.createLinearGradient(LAMP[0] * reach, LAMP[1] * reach, -LAMP[0] * reach, -LAMP[1] * reach);
    dark.addColorStop(0, `rgba(16, 6, 2, ${gloom})`);
    dark.addColorStop(0.7, "rgba(16, 6, 2, 0)");
    ctx.globalCompositeOperation = "source-atop";
    ctx.fillStyle = dark;
    ctx.fillRect(-halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight);
    ctx.globalCompositeOperation = "source-over";
    return true;
  }
}
