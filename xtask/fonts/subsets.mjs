/** What each file of `www/fonts/` holds, and what it is made from. */

import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

const packages = new URL("../../node_modules/", import.meta.url);

/** Letters of European languages, with their marks; dashes, quotes, and what stands in sums. */
const latin = [...between(0x20, 0x7e), ...between(0xa0, 0xff), ..."–—‘’“”„…‹›•−"].join("");

/** Arrows and marks, which a typeface for reading has not. */
const signs = "←→↑↓≈○●✓";

/** Names of the games in their own script: the title, and what the rules page tells. */
const kannada = "ಅಳಿ ಗುಳಿ ಮಣೆ";
const tamil = "பல்லாங்குழி";

/** Semi-condensed: as narrow as most typefaces of books, so that words fit where a machine's own are shown first. */
const wdth = 87.5;

/** @type {[name: string, from: string, text: string, axes: Record<string, any>][]} */
const subsets = [
  [
    "serif.woff2",
    "@fontsource-variable/noto-serif/files/noto-serif-latin-standard-normal",
    latin,
    { wght: { min: 400, max: 700 }, wdth },
  ],
  [
    "serif-italic.woff2",
    "@fontsource-variable/noto-serif/files/noto-serif-latin-standard-italic",
    latin,
    { wght: 400, wdth },
  ],
  ["signs.woff2", "@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal", signs, {}],
  [
    "kannada.woff2",
    "@fontsource-variable/noto-serif-kannada/files/noto-serif-kannada-kannada-wght-normal",
    kannada,
    { wght: 600 },
  ],
  [
    "tamil.woff2",
    "@fontsource-variable/noto-serif-tamil/files/noto-serif-tamil-tamil-wght-normal",
    tamil,
    { wght: 400 },
  ],
];

/** All of them, with the licence under which they come. @returns {Promise<[name: string, content: Buffer][]>} */
export async function made() {
  const fonts = subsets.map(async ([name, from, text, variationAxes]) => {
    const whole = await readFile(new URL(`${from}.woff2`, packages));
    return /** @type {[string, Buffer]} */ ([
      name,
      await subsetFont(whole, text, { targetFormat: "woff2", variationAxes }),
    ]);
  });
  return [...(await Promise.all(fonts)), ["OFL.txt", Buffer.from(await licence())]];
}

/** One text for all: each names those who made it, and says the same then. */
async function licence() {
  const sources = new Set(subsets.map(([, from]) => from.replace(/files.*/, "LICENSE")));
  const texts = await Promise.all([...sources].map((path) => readFile(new URL(path, packages), "utf8")));
  const [, ...terms] = texts[0].split("\n");
  return [...texts.map((text) => text.split("\n")[0]), ...terms].join("\n");
}

/** @param {number} first @param {number} last code points */
function* between(first, last) {
  for (let point = first; point <= last; point++) yield String.fromCodePoint(point);
}
