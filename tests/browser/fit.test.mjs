// Everything has its room: nothing runs off the window or lies over another thing, whatever the window, zoom and text.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { withPage } from "./harness.mjs";

const widths = [280, 320, 360, 390, 480, 640, 667, 696, 768, 820, 1024, 1280, 1920, 2560, 3840];
const heights = [320, 360, 375, 480, 600, 740, 844, 1080, 1440, 2160];
const texts = [100, 150, 200];
const finger = 44;

/** Less than this, in pixels, is no overlap that an eye sees. */
const slight = 1;

/** In the page: what is wrong with where things lie, in words. */
function faultsOfFit({ finger, slight }) {
  const { shadowRoot } = document.querySelector("ali-guli-mane");
  const isSeen = (part) => part.checkVisibility({ visibilityProperty: true }) && part.offsetWidth > 1;
  const all = (selector) => [...shadowRoot.querySelectorAll(selector)].filter(isSeen);
  const nameOf = (part) => part.dataset.do ?? part.dataset.hole ?? part.className ?? part.localName;
  const things = all(".stage, .plate, .middle > .line, .controls button, .controls input, .head button");
  const boxes = things.map((part) => ({ name: nameOf(part), box: part.getBoundingClientRect() }));
  const { clientWidth, clientHeight } = document.documentElement;
  const outside = ({ box }) =>
    box.left < -slight || box.right > clientWidth + slight || box.top < -slight || box.bottom > clientHeight + slight;
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slight &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slight;
  const faults = boxes.filter(outside).map(({ name, box }) => `${name} leaves the window: ${JSON.stringify(box)}`);
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) if (over(a.box, b.box)) faults.push(`${a.name} and ${b.name} overlap`);
  });
  if (document.documentElement.scrollWidth > clientWidth) faults.push("the page scrolls sideways");
  if (finger)
    for (const button of all(".controls button")) {
      const { width, height } = button.getBoundingClientRect();
      if (Math.min(width, height) < finger - slight / 2) faults.push(`${nameOf(button)} is ${width} x ${height}`);
    }
  return faults;
}

/** Two frames on, everything has been laid out for the new size. */
const laidOut = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function fitAt(page, width, height, text, touch) {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), `${text}%`);
  await laidOut(page);
  return page.evaluate(faultsOfFit, { finger: touch ? finger : 0, slight });
}

test("where there is room, everything is inside the window, and nothing lies over another thing", () =>
  withPage({ width: 390, height: 844, touch: true }, async (page) => {
    await sitDown(page);
    const faults = [];
    for (const text of texts)
      for (const width of widths)
        for (const height of heights) {
          const found = await fitAt(page, width, height, text, true);
          if (found.length) faults.push(`${width} x ${height}, text ${text} %: ${found.join("; ")}`);
        }
    assert.deepEqual(faults, []);
  }));

for (const [width, height] of [
  [360, 740],
  [667, 375],
  [1280, 800],
])
  test(`the board does not move from the choice to the end of a sowing, hint and coach, at ${width} x ${height}`, () =>
    withPage({ width, height, prefs: { coach: true }, reducedMotion: true }, async (page) => {
      const seat = await sitDown(page);
      await laidOut(page);
      const boxOf = () => page.locator("ali-guli-mane canvas").boundingBox();
      const before = await boxOf();
      await page.locator('ali-guli-mane [data-do="hint"]').click();
      await page.locator("ali-guli-mane .lesson, ali-guli-mane .coach").filter({ visible: true }).first().waitFor();
      await laidOut(page);
      assert.deepEqual(await boxOf(), before, "a hint");
      await seat.press(10);
      await seat.until("choose", "over", "matchOver");
      await laidOut(page);
      assert.deepEqual(await boxOf(), before, "a sowing, and its answer");
    }));

test("whoever plays North alone sits in front of North's row; a setting turns the board for others", () =>
  withPage({ width: 1280, height: 800 }, async (page) => {
    const seat = await sitDown(page);
    const lookAt = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector("ali-guli-mane");
        const top = (part) => part.getBoundingClientRect().top;
        const rows = [...shadowRoot.querySelectorAll('[role="row"]')];
        return {
          northIsNear:
            top(shadowRoot.querySelector('[data-hole="0"]')) > top(shadowRoot.querySelector('[data-hole="7"]')),
          plates: [...shadowRoot.querySelectorAll(".plate")].map((plate) => plate.getAttribute("aria-label")),
          rows: rows.map((row) => [row.getAttribute("aria-label"), row.querySelector("[data-hole]").dataset.hole]),
        };
      });
    const asEver = {
      northIsNear: false,
      plates: ["North, far row", "South, near row"],
      rows: [
        ["Far row", "6"],
        ["Near row", "13"],
      ],
    };
    const turned = {
      northIsNear: true,
      plates: ["South, far row", "North, near row"],
      rows: [
        ["Far row", "7"],
        ["Near row", "0"],
      ],
    };
    const start = (seats) =>
      page.evaluate((seats) => document.querySelector("ali-guli-mane").session.start({ seats }), seats);
    await start(["person", "person"]);
    assert.deepEqual(await lookAt(), asEver);
    await start(["child", "person"]);
    assert.deepEqual(await lookAt(), turned);
    await start(["person", "child"]);
    assert.deepEqual(await lookAt(), asEver);
    await seat.button("settings").click();
    await seat.dialog.locator('[name="turn"]').check();
    assert.deepEqual(await lookAt(), turned);
  }));
