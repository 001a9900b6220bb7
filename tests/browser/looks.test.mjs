// What the board looks like, as far as it can be measured.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
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
