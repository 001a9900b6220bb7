/** The page keeps to what the browsers understand that README.md names; package.json says which they are. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { ownNames, tooNewInScript, tooNewInStyle } from "./browsers.mjs";

const root = new URL("../../", import.meta.url);
const files = (folder, ending) =>
  readdirSync(new URL(folder, root), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => [`${folder}/${name}`, readFileSync(new URL(`${folder}/${name}`, root), "utf8")]);

/** Where a browser does not know it, nothing but the looks is a little plainer. */
const looksPlainer = [
  "text-wrap:",
  "text-wrap-style:",
  "accent-color:",
  "forced-color-adjust:",
  "field-sizing:",
  "resize:",
  "outline:", // known, but not round
  "-webkit-touch-callout:",
  "-webkit-tap-highlight-color:",
];

/** Asked for before it is used, and done without. */
const doneWithout = ["requestIdleCallback", "cancelIdleCallback", "didTimeout", "Symbol.dispose", "detached"];

const own = ownNames(
  [...files("www/js", ".js"), ...files("dist", ".ts"), ...files("dist", ".js")].map(([, text]) => text),
);

describe("what is too new for the oldest browsers is not used", () => {
  for (const [what, folder] of Object.entries({ "the sources": "www/js", "what is shipped": "dist/assets" }))
    it(`in scripts: ${what}`, () => {
      const scripts = files(folder, ".js");
      assert.ok(scripts.length > 3);
      for (const [name, text] of scripts)
        assert.deepEqual(
          tooNewInScript(text, own).filter((found) => !doneWithout.includes(found)),
          [],
          name,
        );
    });

  it("in styles, as they are shipped", () => {
    const styles = files("dist/assets", ".css");
    assert.ok(styles.length > 2);
    for (const [name, text] of styles)
      assert.deepEqual(
        tooNewInStyle(text).filter((found) => !looksPlainer.includes(found)),
        [],
        name,
      );
  });
});

describe("what is too new is found", () => {
  for (const [text, name] of Object.entries({
    "AbortSignal.any([a, b])": "AbortSignal.any",
    "list.toSorted()": "toSorted",
    "Object.groupBy(list, how)": "Object.groupBy",
    "Promise.withResolvers()": "Promise.withResolvers",
    "element.showPopover()": "showPopover",
    "document.startViewTransition(change)": "Document.startViewTransition",
    "globalThis.scheduler": "scheduler",
    "new CloseWatcher()": "CloseWatcher",
    "a?.b.c.checkVisibility()": "checkVisibility",
  }))
    it(text, () => assert.deepEqual(tooNewInScript(text), [name]));

  for (const [text, name] of Object.entries({
    ".a { view-transition-name: b }": "view-transition-name:",
    "@starting-style { a { top: 0 } }": "@starting-style",
    "a:user-valid { top: 0 }": ":user-valid",
    "a { color: light-dark(red, blue) }": "light-dark(",
    "a { anchor-name: --b; top: 0 }": "anchor-name:",
  }))
    it(text, () => assert.deepEqual(tooNewInStyle(text), [name]));
});

it("what is old enough is not complained of", () => {
  for (const text of [
    "AbortSignal.timeout(5)",
    "structuredClone(a)",
    "list.findLast(is)",
    "list.at(-1)",
    "new ResizeObserver(a)",
    "Promise.any(all)",
    "crypto.randomUUID()",
  ])
    assert.deepEqual(tooNewInScript(text), [], text);
  const style = "@container (min-width: 40rem) { a:has(> b)::part(c) { max-height: calc(100svh - 1rem); inset: 0 } }";
  assert.deepEqual(tooNewInStyle(style), []);
});
