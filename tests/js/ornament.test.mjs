// The carving along the edge of the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutOf } from "../../www/js/board/layout.js";
import { border } from "../../www/js/board/ornament.js";

/** The dots that are cut, in order: each is the middle of a loop or of a flower. */
function dotsOf(layout) {
  const dots = [];
  const ctx = { beginPath() {}, lineTo() {}, fill() {}, arc: (x, y, r) => dots.push({ x, y, r }) };
  border(ctx, layout);
  return dots.filter((_, i) => i % 2 === 0); // each dot is two circles
}

const layout = (width, row = 7) => layoutOf({ width, height: width / 2.8, row, ring: false });
const distances = (dots) => dots.slice(1).map(({ x, y }, i) => Math.hypot(x - dots[i].x, y - dots[i].y));

test("no loop is squeezed or stretched, at the corners either, at any size", () => {
  for (const row of [4, 6, 7, 12]) {
    for (const width of [900, 1200, 1900]) {
      const board = layout(width, row);
      if (board.slim) continue;
      const dots = dotsOf(board);
      assert.ok(dots.length > 50);
      for (const distance of distances(dots).map((d) => d / board.pitch))
        assert.ok(distance > 0.12, `two dots ${distance} pitches apart`);
      const between = distances(dots).filter((d) => d < 0.3 * board.pitch);
      assert.ok(between.length > 0.85 * dots.length, "loops follow each other");
    }
  }
});

test("a hand cuts no two loops alike, and every time the same", () => {
  const board = layout(1200);
  const steps = distances(dotsOf(board)).filter((d) => d < 0.3 * board.pitch);
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  const spread = Math.sqrt(steps.reduce((sum, step) => sum + (step - mean) ** 2, 0) / steps.length);
  assert.ok(spread > 0.03 * mean && spread < 0.15 * mean, `${spread / mean}`);
  assert.deepEqual(dotsOf(board), dotsOf(board));
});
