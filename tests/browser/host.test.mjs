// The board on pages that scale it, or are written from right to left.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { withPage } from "./harness.mjs";

const b4 = 10;

/** A game in which each side of a hole is a way of its own. */
async function eitherWay(page) {
  const seat = await sitDown(page);
  await page.evaluate(() =>
    document.querySelector("ali-guli-mane").session.start({
      variant: "ali-guli-mane-either-way",
      seats: ["person", "person"],
    }),
  );
  await seat.until("choose");
  return seat;
}

/** Sows B4 by its left or right half, as the eye sees it; says which way the seeds went. */
async function sowByHalf(page, seat, half) {
  await seat.hole(b4).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await seat.hole(b4).boundingBox();
  await page.mouse.click(x + width * (half === "left" ? 0.25 : 0.75), y + height / 2);
  await seat.until("showing");
  return page.evaluate(() => document.querySelector("ali-guli-mane").session.match.game.history(1).at(-1).sowing.way);
}

for (const scaling of ["transform: scale(.5); transform-origin: 0 0", "transform: scale(1.5)", "zoom: .5", "zoom: 2"]) {
  for (const [half, way] of Object.entries({ left: "clockwise", right: "anticlockwise" })) {
    test(`the ${half} half of a hole is its ${half} half where a page says "${scaling}"`, () =>
      withPage({ width: 1280, height: 800 }, async (page) => {
        const seat = await eitherWay(page);
        await page.evaluate((looks) => {
          for (const rule of looks.split("; ")) {
            const [name, value] = rule.split(": ");
            document.querySelector("main").style.setProperty(name, value);
          }
        }, scaling);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        assert.equal(await sowByHalf(page, seat, half), way);
      }));
  }
}

test("on a page from right to left names, counts and positions read as ever, and in their language", () =>
  withPage({ width: 1280, height: 800 }, async (page) => {
    const seat = await sitDown(page);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
      document.documentElement.lang = "ar";
      document.querySelector("ali-guli-mane").style.direction = "rtl";
    });
    await seat.button("records").click();
    await seat.dialog.waitFor();
    const read = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector("ali-guli-mane");
      const parts = [...shadowRoot.querySelectorAll(".table, .line, dialog, dialog textarea, dialog input[type=text]")];
      return parts.map((part) => [getComputedStyle(part).direction, part.closest("[lang]")?.lang]);
    });
    assert.ok(read.length > 4);
    for (const each of read) assert.deepEqual(each, ["ltr", "en"]);
  }));
