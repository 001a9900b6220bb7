/** A heap as a picture, drawn again only when its number of seeds changes. */

import { MAX_DRAWN, sizeAt } from "./board-heaps.js";
import { offscreen } from "./offscreen.js";

/** @typedef {import("./board-heaps.js").Spot} Spot */
/** @typedef {import("./seed-sprites.js").SeedSprites} SeedSprites */

export class HeapSprite {
  #drawn = 0;

  /** @param {import("./heap.js").Heap} heap @param {SeedSprites} seeds @param {number} dpr */
  constructor(heap, seeds, dpr) {
    this.heap = heap;
    this.seeds = seeds;
    this.dpr = dpr;
    const { r, dx, dy } = heap.hollow;
    this.halfWidth = (r + dx + 0.7) * seeds.length;
    this.halfHeight = (r + dy + 0.7) * seeds.length;
    this.picture = offscreen(2 * this.halfWidth * dpr, 2 * this.halfHeight * dpr);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} count
   * @param {number} [size]
   */
  draw(ctx, x, y, count, size = 1) {
    const shown = Math.min(MAX_DRAWN, count);
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
    for (let index = 0; index < count; index++) {
      const place = heap.place(index);
      seeds.draw(ctx, place.x * seeds.length, place.y * seeds.length, place, sizeAt(place.z));
    }
    this.#drawn = count;
  }
}
