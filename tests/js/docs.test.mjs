// Every file that a document links is there, with the heading that the link names.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const documents = [root, join(root, "docs")]
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith(".md"));

/** What a document links that is not on the net, and where to in it. @param {string} text */
function linksIn(text) {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  return links.filter((target) => !/^[a-z]+:/.test(target)).map((target) => target.split("#"));
}

/** The anchors that a document has: of its headings, and those it sets itself. @param {string} text */
function anchorsIn(text) {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.toLowerCase());
  const slugs = headings.map((heading) => heading.replaceAll(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-"));
  return [...slugs, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id)];
}

describe("what documents link is there", () => {
  for (const path of documents) {
    it(path.slice(root.length), () => {
      for (const [file, anchor] of linksIn(readFileSync(path, "utf8"))) {
        const target = file ? join(dirname(path), file) : path;
        assert.ok(existsSync(target), `${file} is not there`);
        if (anchor)
          assert.ok(anchorsIn(readFileSync(target, "utf8")).includes(anchor), `${file}#${anchor} is not there`);
      }
    });
  }

  it("and links are found", () => {
    const text = "[a](docs/a.md) [b](https://example.org/) ![c](c.jpg) [d](#how-fast) [e](e.md#S1)";
    assert.deepEqual(linksIn(text), [["docs/a.md"], ["c.jpg"], ["", "how-fast"], ["e.md", "S1"]]);
    assert.deepEqual(anchorsIn('# How fast?\n<a id="S1"></a> text'), ["how-fast", "S1"]);
  });
});
