/**
 * The typeface of the board and its pages, which looks alike on every machine. It belongs to the document, since fonts
 * that a shadow root names are not loaded; a browser fetches a file when there are letters for it.
 *
 * If a file does not come, words stand in a typeface that the machine has.
 */

/** As the styles call it: a name that no page round an element has. */
const family = "Ali Guli Mane Serif";

/** Faces are chosen by weight and style first, so all that stand beside each other in a word have the same. */
const upright = { weight: "400 700" };

/** @type {[url: URL, descriptors: FontFaceDescriptors][]} */
const faces = [
  [new URL("../../fonts/serif.woff2", import.meta.url), upright],
  [new URL("../../fonts/serif-italic.woff2", import.meta.url), { style: "italic" }],
  [
    new URL("../../fonts/signs.woff2", import.meta.url),
    { ...upright, unicodeRange: "U+2190-2193, U+2248, U+25CB, U+25CF, U+2713" },
  ],
  [new URL("../../fonts/kannada.woff2", import.meta.url), { ...upright, unicodeRange: "U+0C80-0CFF" }],
  [new URL("../../fonts/tamil.woff2", import.meta.url), { ...upright, unicodeRange: "U+0B80-0BFF" }],
];

let isBrought = false;

/** Tells the document where the typeface is; once is enough. */
export function bringTypeface() {
  if (isBrought || !document.fonts) return;
  isBrought = true;
  for (const [url, descriptors] of faces)
    document.fonts.add(new FontFace(family, `url("${url}")`, { display: "swap", ...descriptors }));
}
