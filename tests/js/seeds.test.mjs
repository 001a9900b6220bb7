// Seeds look like tamarind seeds: flat, of a rounded, uneven quadrilateral, with a line closed round the face.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SHAPES } from "../../www/js/board/heap.js";
import {
  INSIDE,
  KNOWN,
  OUT,
  SLOPE_X,
  SLOPE_Y,
  sample,
  seedShapes,
  surfaceOf,
} from "../../www/js/board/seed-surface.js";

const surfaces = seedShapes(SHAPES).map(surfaceOf);
const lying = surfaces.slice(0, 5);
const directions = Array.from({ length: 72 }, (_, i) => (i * Math.PI) / 36);

function at(surface, angle, far) {
  const known = new Float64Array(KNOWN);
  sample(surface, far * Math.cos(angle), far * Math.sin(angle), known, KNOWN);
  return known;
}

/** How far the outline is in a direction. */
function rimOf(surface, angle) {
  let [inside, outside] = [0, 0.75];
  while (outside - inside > 1e-4) {
    const middle = (inside + outside) / 2;
    if (at(surface, angle, middle)[INSIDE] > 0) inside = middle;
    else outside = middle;
  }
  return inside;
}

test("a seed is about a length long whichever way it is turned, and never leaves its picture", () => {
  for (const surface of surfaces) {
    for (const angle of directions) {
      const rim = rimOf(surface, angle);
      assert.ok(rim > 0.2 && rim < 0.56, `${rim} at ${angle}`);
    }
  }
});

/** How much turning is done where the outline turns most, in a third of it: by a circle a third, by a square all. */
function turnedAtCorners(outline) {
  const points = outline.map((far, i) => [far * Math.cos(directions[i]), far * Math.sin(directions[i])]);
  const steps = points.map(([x, y], i) => [points[(i + 1) % 72][0] - x, points[(i + 1) % 72][1] - y]);
  const turns = steps.map(([x, y], i) => {
    const [nextX, nextY] = steps[(i + 1) % 72];
    return { turn: Math.atan2(x * nextY - y * nextX, x * nextX + y * nextY), long: Math.hypot(nextX, nextY) };
  });
  turns.sort((one, other) => other.turn / other.long - one.turn / one.long);
  let room = turns.reduce((sum, { long }) => sum + long, 0) / 3;
  let turned = 0;
  for (const { turn, long } of turns) if ((room -= long) > 0) turned += turn;
  return turned / (2 * Math.PI);
}

test("its outline is squarish, not oval and not long, and no two seeds are alike", () => {
  const outlines = lying.map((surface) => directions.map((angle) => rimOf(surface, angle)));
  for (const outline of outlines) {
    assert.ok(turnedAtCorners(outline) > 0.5, `${turnedAtCorners(outline)} of it turns at corners`);
    const long = Math.max(...outline) / Math.min(...outline);
    assert.ok(long < 1.7, `its corners are ${long} times as far out as its sides`);
  }
  for (const [i, one] of outlines.entries())
    for (const other of outlines.slice(i + 1))
      assert.ok(Math.max(...one.map((far, k) => Math.abs(far - other[k]))) > 0.03);
});

test("its faces are flat, its edges round", () => {
  for (const surface of lying) {
    for (const angle of directions) {
      const slopes = [0.15, 0.95].map((part) => {
        const known = at(surface, angle, part * rimOf(surface, angle));
        return Math.hypot(known[SLOPE_X], known[SLOPE_Y]);
      });
      assert.ok(slopes[0] < 0.1, `a slope of ${slopes[0]} in the middle`);
      assert.ok(slopes[1] > 0.8, `a slope of ${slopes[1]} at the edge`);
    }
  }
});

test("the line on the face is closed: it is crossed once on the way out, whichever way that is", () => {
  for (const surface of lying) {
    for (const angle of directions) {
      const rim = rimOf(surface, angle);
      const outs = Array.from({ length: 50 }, (_, i) => at(surface, angle, (rim * i) / 50)[OUT] > 0.66);
      assert.equal(outs.filter((is, i) => i && is !== outs[i - 1]).length, 1);
    }
  }
});
