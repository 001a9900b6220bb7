// The typeface that is shipped: made from what npm brings, and with a glyph for every letter on the page.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { convert } from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import { made } from "../../xtask/fonts/subsets.mjs";

const www = new URL("../../www/", import.meta.url);
const read = (path) => readFileSync(new URL(path, www));
const shipped = readdirSync(new URL("fonts/", www));
const bytes = shipped.map((name) => read(`fonts/${name}`));

/** The code points that a font has glyphs for. */
async function pointsOf(font) {
  return [...new Face(new Blob(await convert(font, "truetype")), 0).collectUnicodes()];
}

describe("the typeface", () => {
  it("is what npm brings: else write it anew, `node xtask/fonts/index.mjs`", async () => {
    const fresh = new Map(await made());
    assert.deepEqual([...fresh.keys()].sort(), [...shipped].sort());
    for (const [i, name] of shipped.entries()) assert.ok(fresh.get(name).equals(bytes[i]), name);
  });

  it("has every letter of every word on the page", async () => {
    const fonts = bytes.filter((_, i) => shipped[i].endsWith(".woff2"));
    const known = new Set();
    for (const font of fonts) for (const point of await pointsOf(font)) known.add(point);
    const texts = readdirSync(new URL("js/text/", www), { recursive: true })
      .filter((name) => name.endsWith(".js"))
      .map((name) => `js/text/${name}`);
    assert.ok(texts.length > 3);
    for (const path of ["index.html", "rules.html", ...texts])
      for (const letter of read(path).toString().replace(/\s/g, ""))
        assert.ok(known.has(letter.codePointAt(0)), `${path}: ${letter}`);
  });

  it("weighs no more than 25 kB for what every page has, and 20 for the rest", () => {
    const weight = (wanted) => bytes.reduce((sum, { length }, i) => sum + (wanted(shipped[i]) ? length : 0), 0);
    const isFirst = (name) => name === "serif.woff2" || name === "kannada.woff2";
    assert.ok(weight(isFirst) <= 25_000, `${weight(isFirst)} bytes`);
    assert.ok(weight((name) => name.endsWith(".woff2") && !isFirst(name)) <= 20_000);
  });
});
