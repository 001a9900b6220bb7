/**
 * How long does it take to carve a board? `node benches/carve.mjs` after `cargo xtask build`. Chromium is found at
 * /usr/bin/chromium or by CHROME.
 *
 * The coarse wood and the seeds are made before a board is first seen, the fine wood afterwards, in short pieces. Each
 * is made five times, the first time in a page that has run none of it; told are the first time and the best.
 */

import { loadavg } from "node:os";
import { withPage } from "../tests/browser/harness.mjs";

const SCREENS = [
  { width: 390, density: 2 },
  { width: 1200, density: 2 },
];
const TIMES = 5;

/** In the page: milliseconds for the coarse wood, the seeds and the fine wood. */
async function carveOften({ width, density, times }) {
  const load = (/** @type {string} */ name) => import(`./js/board/${name}.js`);
  const { layoutOf, idealHeight } = await load("layout");
  const { Wood } = await load("carving");
  const { carve } = await load("wood");
  const { SeedSprites, TURNS } = await load("seed-sprites");
  const { SHAPES } = await load("heap");
  const { TEAK } = await load("theme");
  const layout = layoutOf({ width, height: idealHeight(width, { row: 7 }), row: 7, ring: false });
  const timed = (/** @type {() => void} */ work) => {
    const began = performance.now();
    work();
    return performance.now() - began;
  };
  const fine = () => {
    const carving = carve(layout, density, TEAK, 2e6);
    while (!carving.next().done);
  };
  const ctx = document.createElement("canvas").getContext("2d");
  const everySeed = (/** @type {any} */ seeds) => {
    for (let i = 0; i < SHAPES * TURNS; i++)
      seeds.draw(ctx, 0, 0, { shape: i % SHAPES, turn: (Math.floor(i / SHAPES) / TURNS) * 2 * Math.PI });
  };
  return Array.from({ length: times }, () => [
    timed(() => new Wood(layout, density, TEAK, () => {}).stop()),
    timed(() => everySeed(new SeedSprites(layout.seed, density, TEAK))),
    timed(fine),
  ]);
}

for (const { width, density } of SCREENS) {
  await withPage({ path: "sources/rules.html" }, async (page) => {
    const rounds = await page.evaluate(carveOften, { width, density, times: TIMES });
    const told = ["coarse wood", "seeds", "fine wood"].map((what, i) => {
      const times = rounds.map((round) => round[i]);
      return `${what} ${times[0].toFixed(0)} ms, at best ${Math.min(...times).toFixed(0)}`;
    });
    console.log(`${width} at density ${density}: ${told.join("; ")}`);
  });
}
console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}.`);
process.exit(0); // the browser is closed with it
