// Everything has its room: nothing runs off the window or lies over another thing, whatever the window, zoom and text.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sitDown } from "./board.mjs";
import { withPage } from "./harness.mjs";

/**
 * Windows in CSS pixels: a window of 1280 pixels at 400 % zoom is one of 320. Texts in percent of what a browser takes
 * by itself; the page measures in it.
 */
const [widths, heights, texts] = process.env.AGM_LONG
  ? [
      [280, 320, 360, 390, 480, 640, 667, 696, 768, 820, 1024, 1280, 1920, 2560, 3840],
      [320, 360, 375, 480, 568, 600, 740, 844, 1080, 1440, 2160],
      [100, 125, 150, 200],
    ]
  : [
      [280, 390, 667, 1280, 3840],
      [320, 568, 844, 2160],
      [100, 200],
    ];
const finger = 44;

/** Less than this, in pixels, is nothing that an eye sees. */
const slight = 1;

/** In the page: what is wrong with where things lie, in words. */
function faultsOfFit({ finger, slight }) {
  const root = document.documentElement;
  const { shadowRoot } = document.querySelector("ali-guli-mane");
  const isSeen = (part) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && part.offsetWidth > 2;
  const open = shadowRoot.querySelector("dialog[open]");
  const nameOf = (part) => part.dataset.do ?? part.dataset.hole ?? (part.className || part.localName);
  const within = open
    ? "dialog :is(button, input, select, h2, h3, p)"
    : ".stage, .plate > *, .middle > .line, .controls button, .controls input, .head button, .lesson, .steps, .ending";
  const things = [...shadowRoot.querySelectorAll(within)].filter(isSeen);
  const boxes = things.map((part) => ({ part, name: nameOf(part), box: part.getBoundingClientRect() }));
  const { clientWidth, scrollWidth, scrollHeight } = root;
  const faults = [];
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);
  for (const { name, box, part } of boxes) {
    if (box.left < -slight || box.right > clientWidth + slight) faults.push(`${name} runs off sideways`);
    if (!open && box.bottom + scrollY > scrollHeight + slight) faults.push(`${name} cannot be scrolled to`);
    if (part.localName === "button" && part.scrollWidth > part.clientWidth + slight) faults.push(`${name} is cut off`);
    // seven in a row, on what is narrower than any phone of today
    const least = Math.min(finger, clientWidth / 7);
    if (part.localName === "button" && Math.min(box.width, box.height) < least - slight / 2)
      faults.push(`${name} is ${box.width} x ${box.height}`);
  }
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slight &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slight;
  // for the card at the end nothing moves: it lies over the line and, where a window is low, over the board's edge
  const mayCover = (a, b) => b.part.matches(".ending") && !a.part.matches(".controls *");
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1))
      if (!a.part.contains(b.part) && !open && !mayCover(a, b) && over(a.box, b.box))
        faults.push(`${a.name} lies over ${b.name}`);
  });
  return faults;
}

/** Two frames on, everything has been laid out for the new size. */
const laidOut = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Goes through all sizes with one page, as it stands; says what is wrong at which. */
async function faultsAtAllSizes(page, touch) {
  const faults = [];
  for (const width of widths)
    for (const height of heights) {
      await page.setViewportSize({ width, height });
      await laidOut(page);
      const found = await page.evaluate(faultsOfFit, { finger: touch ? finger : 0, slight });
      if (found.length) faults.push(`${width} × ${height}: ${found.join("; ")}`);
    }
  return faults;
}

/** What lies before a person, and how it comes there. */
const situations = {
  "the opening": async () => {},
  "the first steps": { prefs: { taught: false } },
  "the end of a round": async (seat) => {
    const { hole } = await seat.nearEnd();
    await seat.press(hole);
    await seat.finish();
    await seat.ending.waitFor();
  },
  "the chooser": async (seat) => {
    await seat.button("fresh").click();
    await seat.dialog.waitFor();
  },
  settings: async (seat) => {
    await seat.button("settings").click();
    await seat.dialog.waitFor();
  },
};

describe("whatever the window, its zoom and the size of its text, nothing is out of reach or lies over another thing", () => {
  for (const [what, how] of Object.entries(situations))
    for (const text of texts)
      for (const touch of what === "the opening" ? [true, false] : [true])
        it(`${what}, by ${touch ? "finger" : "mouse"}, text of ${text} %`, () =>
          withPage({ width: 390, height: 844, text, touch, reducedMotion: true, ...how }, async (page) => {
            const seat = await sitDown(page);
            if (typeof how === "function") await how(seat);
            assert.deepEqual(await faultsAtAllSizes(page, touch), []);
          }));
});

for (const [width, height] of [
  [390, 740],
  [390, 844],
  [1280, 800],
])
  it(`the board does not move when something comes to be told below it, at ${width} × ${height}`, () =>
    withPage({ width, height, reducedMotion: true, prefs: { beat: 0, speed: 8, coach: true } }, async (page) => {
      const seat = await sitDown(page);
      const { hole } = await seat.nearEnd();
      const boxOf = () => page.locator("ali-guli-mane .stage").boundingBox();
      const before = await boxOf();
      const isStill = async (when) => {
        await laidOut(page);
        assert.deepEqual(await boxOf(), before, when);
      };
      await seat.button("hint").click();
      await page.locator("ali-guli-mane .controls [data-do='hint']:not([aria-busy='true'])").waitFor();
      await isStill("a hint");
      await seat.press(hole);
      await seat.finish();
      await seat.ending.waitFor();
      await isStill("the end of the round");
      await seat.button("undo").click();
      await seat.ending.waitFor({ state: "hidden" });
      await isStill("its undoing");
    }));
