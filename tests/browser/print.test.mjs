// On paper: a board that was drawn for a window of another shape is still round.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { screenshot, withPage } from "./harness.mjs";

/** In the page: how wide and how high the blue disc of a picture is. */
async function discIn(bytes) {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const [xs, ys] = [new Set(), new Set()];
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] > 40 || data[i + 1] > 40 || data[i + 2] < 215) continue;
    xs.add((i / 4) % picture.width);
    ys.add(Math.floor(i / 4 / picture.width));
  }
  return [xs.size, ys.size];
}

for (const window of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`a board drawn for ${window.width} x ${window.height} prints round`, () =>
    withPage({ ...window, reducedMotion: true }, async (page) => {
      await sitDown(page);
      await page.evaluate(() => {
        const canvas = document.querySelector("ali-guli-mane").shadowRoot.querySelector(".stage > canvas");
        const print = canvas.cloneNode(); // a picture that is not drawn anew, as when a page is printed
        canvas.replaceWith(print);
        const context = print.getContext("2d");
        context.fillStyle = "#00f";
        context.arc(print.width / 2, print.height / 2, print.height / 4, 0, 7);
        context.fill();
      });
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize({ width: 718, height: 1047 });
      await screenshot(page, `print-${window.width}`);
      const [width, height] = await page.evaluate(discIn, [...(await page.screenshot())]);
      assert.ok(width > 50 && Math.abs(width - height) <= 2, `${width} x ${height}`);
      assert.equal(await page.locator("ali-guli-mane .controls").isVisible(), false);
    }));
}
