// Biome and rustfmt keep code within their columns, but leave comments alone; so this looks at comments.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folders = ["www/js", "tests", "benches", "src", "examples", "xtask/src", "fuzz/src"];
const most = 120;

/** A line that is a comment, or ends in one. A string may be as long as its sentence. */
const hasComment = (line) => /^\s*(\/\*|\*|\/\/)|[;{},)\]] \/\/ |\/\*\* /.test(line);

/** The numbers of the lines with a comment that are too wide. @param {string} text */
function wideIn(text) {
  const lines = text.split("\n").map((line, i) => ({ line, number: i + 1 }));
  return lines.filter(({ line }) => [...line].length > most && hasComment(line)).map(({ number }) => number);
}

describe("comments keep within 120 columns", () => {
  for (const folder of folders) {
    it(folder, () => {
      const files = readdirSync(root + folder, { recursive: true }).filter((file) => /\.(m?js|rs)$/.test(file));
      const wide = files
        .map((file) => `${folder}/${file}`)
        .flatMap((file) => wideIn(readFileSync(root + file, "utf8")).map((number) => `${file}:${number}`));
      assert.ok(files.length > 0);
      assert.deepEqual(wide, []);
    });
  }

  it("a comment of any kind that is too wide is found", () => {
    const words = "word ".repeat(24);
    const text = [
      `/** ${words} */`,
      ` * ${words}`,
      `// ${words}`,
      `  f(); // ${words}`,
      `say("${words}");`,
      "// short",
    ];
    assert.deepEqual(wideIn(text.join("\n")), [1, 2, 3, 4]);
  });
});
