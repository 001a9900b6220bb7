import assert from "node:assert/strict";
import { test } from "node:test";
import { Heap, SHAPES } from "../../www/js/board/heap.js";

const hole = { r: 2.3, dx: 0, dy: 0, depth: 1.4, tries: 26 };
const tray = { r: 2.4, dx: 0, dy: 3.1, depth: 1.2, tries: 26 };
const placesOf = (heap, count) => Array.from({ length: count }, (_, i) => ({ ...heap.place(i) }));

test("a seed that is added never moves the others", () => {
  const heap = new Heap(3, hole);
  const few = placesOf(heap, 5);
  heap.place(254);
  assert.deepEqual(placesOf(heap, 5), few);
});

test("the same hole has the same heap on every screen, and no two holes have", () => {
  assert.deepEqual(placesOf(new Heap(3, hole), 40), placesOf(new Heap(3, hole), 40));
  assert.notDeepEqual(placesOf(new Heap(3, hole), 5), placesOf(new Heap(4, hole), 5));
});

test("every seed lies inside its hollow, to 255", () => {
  for (const heaps of [hole, tray]) {
    for (const { x, y, z, shape } of placesOf(new Heap(9, heaps), 255)) {
      const out = Math.hypot(Math.max(0, Math.abs(x) - heaps.dx), Math.max(0, Math.abs(y) - heaps.dy));
      assert.ok(out + 0.5 < heaps.r, "no seed hangs over the rim");
      assert.ok(z >= 0 && Number.isInteger(shape) && shape >= 0 && shape < SHAPES);
    }
  }
});

test("the first seeds lie at the bottom, later ones outward and on top", () => {
  for (let seed = 1; seed <= 14; seed++) {
    const places = placesOf(new Heap(seed, hole), 60);
    const mean = (from, to, of) => places.slice(from, to).reduce((sum, place) => sum + of(place), 0) / (to - from);
    const out = ({ x, y }) => Math.hypot(x, y);
    assert.ok(mean(0, 4, out) < mean(4, 20, out), "outward");
    assert.ok(mean(0, 4, ({ z }) => z) < mean(4, 20, ({ z }) => z), "upward");
    assert.ok(mean(4, 20, ({ z }) => z) < mean(40, 60, ({ z }) => z), "and on top");
  }
});

test("two seeds at one height do not lie in each other", () => {
  for (let seed = 1; seed <= 14; seed++) {
    const places = placesOf(new Heap(seed, hole), 80);
    places.forEach((a, i) =>
      places.slice(i + 1).forEach((b) => {
        const apart = Math.hypot(a.x - b.x, a.y - b.y);
        assert.ok(apart > 0.6 || Math.abs(a.z - b.z) > 0.2, `${apart} apart`);
      }),
    );
  }
});

test("seeds won lie as a heap: it is highest in the middle of the bank, and does not fill its length", () => {
  for (let seed = 101; seed <= 110; seed++) {
    for (const count of [24, 40, 70]) {
      const places = placesOf(new Heap(seed, tray), count);
      const top = Math.max(...places.map(({ z }) => z));
      const highest = places.filter(({ z }) => z > 0.7 * top);
      const middle = highest.reduce((sum, { y }) => sum + y, 0) / highest.length;
      assert.ok(Math.abs(middle) < 0.25 * (tray.r + tray.dy), `highest ${middle} from the middle`);
      const ends = places.filter(({ y }) => Math.abs(y) > 0.75 * (tray.r + tray.dy));
      assert.ok(ends.length < 0.1 * count, `${ends.length} of ${count} at the ends`);
      assert.ok(top > 0.6, `${count} seeds are ${top} high: at least three lie on each other`);
    }
  }
});

test("a seed leans down the slope it lies on; on a level floor it lies on its face", () => {
  const bowl = { r: 4, dx: 0, dy: 0, depth: 4, tries: 1 };
  const level = { r: 40, dx: 0, dy: 0, depth: 0, tries: 1 };
  const flat = new Set(Array.from({ length: 40 }, (_, seed) => new Heap(seed, level).place(0).shape));
  let leaning = 0;
  for (let seed = 0; seed < 60; seed++) {
    const { x, y, shape, turn } = new Heap(seed, bowl).place(0);
    if (Math.hypot(x, y) < 1.5) continue;
    assert.ok(!flat.has(shape), "it leans");
    const down = Math.atan2(-y, -x);
    assert.ok(Math.cos(turn - down) > 0.8, "towards the middle");
    leaning += 1;
  }
  assert.ok(leaning > 20);
});
