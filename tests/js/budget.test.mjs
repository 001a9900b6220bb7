/**
 * What the first view weighs, on its way: as a browser finds it that reads `dist/index.html`, compressed by Brotli.
 *
 * The goals are 45 kB of scripts, 8 kB of styles, 75 kB of module and twelve requests. What is held is what has been
 * reached, so that nothing is lost again unnoticed; the requests are counted in tests/browser/start.test.mjs.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, it } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const dist = new URL("../../dist/", import.meta.url);
const read = (path) => readFileSync(new URL(path, dist));
const html = read("index.html").toString();

/** What the page names at once, by how it ends. */
const named = (ending) =>
  [...html.matchAll(/(?:src|href)="(assets\/[^"]+)"/g)].map(([, path]) => path).filter((path) => path.endsWith(ending));
const weight = (ending) => named(ending).reduce((sum, path) => sum + statSync(new URL(`${path}.br`, dist)).size, 0);

describe("the first view", () => {
  for (const [ending, most] of Object.entries({ ".js": 52_000, ".css": 8_000, ".wasm": 75_000 }))
    it(`has no more than ${most / 1000} kB of ${ending}`, () => {
      assert.ok(named(ending).length > 0);
      assert.ok(weight(ending) <= most, `${weight(ending)} bytes`);
    });

  it("has one script with all that it imports, beside the module's own and the guard", () => {
    const scripts = named(".js")
      .map((path) => path.replace(/^assets\/|-[^-]*$/g, ""))
      .sort();
    assert.deepEqual(
      scripts.map((name) => name.split("-")[0]),
      ["ali_guli_mane", "element", "guard"],
    );
  });
});

describe("what is shipped", () => {
  const files = readdirSync(dist, { recursive: true });

  it("is there compressed, too, and is the same then", () => {
    const texts = files.filter((name) => /\.(html|css|js|wasm|svg|txt|ts)$/.test(name));
    assert.ok(texts.length > 10);
    for (const name of texts) {
      assert.ok(brotliDecompressSync(read(`${name}.br`)).equals(read(name)), name);
      assert.ok(gunzipSync(read(`${name}.gz`)).equals(read(name)), name);
    }
  });

  it("has a hash in its name, but for what others link to", () => {
    const plain = files.filter(
      (name) => /\.\w+$/.test(name) && !/\.(br|gz)$/.test(name) && !/^assets\/.+-[\w-]{8}\.\w+$/.test(name),
    );
    const stable = [
      "ali_guli_mane.d.ts",
      "ali_guli_mane.js",
      "ali_guli_mane_bg.wasm",
      "index.html",
      "js/element.js",
      "rules.html",
    ];
    assert.deepEqual(plain.sort(), stable);
  });

  it("names in its pages only what is there", () => {
    for (const page of ["index.html", "rules.html"])
      for (const [, path] of read(page)
        .toString()
        .matchAll(/(?:src|href)="((?!https?:|#|\.\/)[^"#]+)"/g))
        assert.ok(files.includes(path), `${page}: ${path}`);
  });
});
