/**
 * How much script does a frame of a sowing need? `node benches/frames.mjs` after `cargo xtask build`. Chromium is found
 * at /usr/bin/chromium or by CHROME.
 *
 * The first sowing of Ali Guli Mane, hole B4, is shown from its first seed to its last, on a wide screen and on a
 * phone, both at double density. What is counted is the time in callbacks of `requestAnimationFrame`, added up for each
 * frame.
 */

import { loadavg } from "node:os";
import { sitDown } from "../tests/browser/board.mjs";
import { withPage } from "../tests/browser/harness.mjs";

const SCREENS = [
  { width: 1280, height: 800, dpr: 2 },
  { width: 360, height: 740, dpr: 2, touch: true },
];
const B4 = 10;

/** In the page, before its own scripts: counts the milliseconds of script in each frame that runs any. */
function countFrames() {
  const ask = globalThis.requestAnimationFrame.bind(globalThis);
  /** @type {Map<number, number>} by the frame's own time */
  const spent = new Map();
  globalThis.framesSpent = spent;
  globalThis.requestAnimationFrame = (callback) =>
    ask((time) => {
      const began = performance.now();
      callback(time);
      spent.set(time, (spent.get(time) ?? 0) + performance.now() - began);
    });
}

/** @param {number[]} times @param {number} part */
function quantile(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(Math.ceil(sorted.length * part), sorted.length) - 1] ?? NaN;
}

for (const screen of SCREENS) {
  const before = (/** @type {import("playwright-core").Page} */ page) => page.addInitScript(countFrames);
  await withPage({ ...screen, before }, async (page) => {
    const seat = await sitDown(page);
    await page.evaluate(() => globalThis.framesSpent.clear());
    await seat.press(B4);
    await seat.until("showing");
    await seat.until("choose", "thinking");
    const times = await page.evaluate(() => [...globalThis.framesSpent.values()]);
    const [half, most] = [0.5, 0.95].map((part) => quantile(times, part).toFixed(1));
    console.log(
      `${screen.width} × ${screen.height}: ${half} ms at the median, ${most} at the 95th percentile, ${times.length} frames`,
    );
  });
}
console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}.`);
process.exit(0); // the browser is closed with it
