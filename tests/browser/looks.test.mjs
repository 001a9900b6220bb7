// What the board looks like, as far as it can be measured.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { withPage } from "./harness.mjs";

const sourceOf = (name) => readFile(new URL(name, import.meta.url), "utf8");

for (const colorScheme of ["light", "dark"]) {
  test(`a seed stands out wherever it lies, in ${colorScheme}`, () =>
    withPage({ path: "sources/" }, async (page) => {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(await sourceOf("seed-contrast.js"));
      for (const [width, density] of [
        [320, 2],
        [390, 3],
        [1200, 1],
        [1200, 2],
      ]) {
        const seen = await page.evaluate((size) => globalThis.seedContrast(...size), [width, density]);
        assert.ok(seen.taken > 3000, `${seen.taken} places round seeds were looked at`);
        assert.ok(seen.least >= 1.6, `contrast of ${seen.least} at ${width} pixels of density ${density}`);
      }
    }));
}

test("an empty bank is a trough, and no washboard", () =>
  withPage({ path: "sources/" }, async (page) => {
    await page.evaluate(await sourceOf("ripple.js"));
    for (const size of [
      [390, 2],
      [1200, 1],
      [1200, 2],
    ])
      for (const ripple of await page.evaluate((size) => globalThis.rippleOf(...size), size))
        assert.ok(ripple < 0.09, `lines leave their course by ${ripple} at ${size}`);
  }));

test("every board of one size is the same, to the pixel", () =>
  withPage({ path: "sources/" }, async (page) => {
    const [one, other] = await page.evaluate(async () => {
      const load = (name) => import(`./js/board/${name}.js`);
      const { layoutOf, idealHeight } = await load("layout");
      const { carve } = await load("wood");
      const { SeedSprites, TURNS } = await load("seed-sprites");
      const { SHAPES } = await load("heap");
      const { TEAK } = await load("theme");
      const layout = layoutOf({ width: 390, height: idealHeight(390, { row: 7 }), row: 7, ring: false });
      return [1, 2].map(() => {
        const carving = carve(layout, 2, TEAK, 2e6);
        let step = carving.next();
        while (!step.done) step = carving.next();
        const seeds = new SeedSprites(layout.seed, 2, TEAK);
        const sheet = Object.assign(document.createElement("canvas"), { width: 40 * TURNS, height: 40 * SHAPES });
        for (let shape = 0; shape < SHAPES; shape++)
          for (let turn = 0; turn < TURNS; turn++)
            seeds.draw(sheet.getContext("2d"), 40 * turn + 20, 40 * shape + 20, {
              shape,
              turn: (turn / TURNS) * 2 * Math.PI,
            });
        return [step.value, sheet].map((canvas) => canvas.toDataURL());
      });
    });
    assert.ok(one.every((picture) => picture.length > 50_000));
    assert.deepEqual(one, other);
  }));

test("every letter is the page's own, whatever typefaces the machine has", () =>
  withPage({ width: 390, height: 844 }, async (page) => {
    await sitDown(page);
    const widths = await page.evaluate(async () => {
      const { fontFamily } = getComputedStyle(document.querySelector("ali-guli-mane"));
      const [own] = fontFamily.split(",");
      const ctx = document.createElement("canvas").getContext("2d");
      const letters = "Ali Guli Mane: B4+ to A7, 43–25 ≈ ½ “Saada!” ← → ✓ ● ○ ಅಳಿ ಗುಳಿ ಮಣೆ பல்லாங்குழி";
      const widthIn = (font, family) => {
        ctx.font = `${font} 100px ${family}`;
        return ctx.measureText(letters).width;
      };
      await document.fonts.load(`600 100px ${own}`, letters);
      await document.fonts.load(`400 100px ${own}`, letters);
      return [400, 600].map((weight) =>
        [`${own}, monospace`, `${own}, sans-serif`, "monospace", "sans-serif"].map((family) => widthIn(weight, family)),
      );
    });
    for (const [beside, besideAnother, other, another] of widths) {
      assert.equal(beside, besideAnother);
      assert.notEqual(other, another);
    }
  }));

test("words stand in another typeface where the page's own does not come", () =>
  withPage({ path: null, forgive: (complaint) => complaint.includes("woff2") }, async (page, { origin }) => {
    await page.route(/woff2$/, (route) => route.abort());
    await page.goto(origin);
    const seat = await sitDown(page);
    const before = await seat.state();
    await seat.press(10);
    assert.notEqual((await seat.settle()).text, before.text);
  }));
