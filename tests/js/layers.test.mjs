// The page's imports are those that the table in docs/design.md allows, and none goes round in a circle.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, normalize } from "node:path/posix";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The built module, as files of www/js name it. */
const module = "../ali_guli_mane.js";

// --- the table ---

const plain = (cell) => cell.trim().replaceAll("`", "").replace(/^js\//, "").replace(/\/$/, "");
const namesIn = (cell) => cell.split(",").map(plain);

/** The rows of the page's table: what each is about, and what it may use. @param {string} text of design.md */
function rowsOf(text) {
  const table = text.split("\n| folder | knows | may use |\n|---|---|---|\n")[1]?.split("\n\n")[0];
  assert.ok(table, "docs/design.md has a table of folders");
  const known = [];
  return table.split("\n").map((line) => {
    const [, names, , uses] = line.split("|");
    const row = { names: namesIn(names), used: usedIn(uses, known), known: [...known] };
    known.push(...row.names);
    return row;
  });
}

/** @param {string} cell @param {string[]} above */
function usedIn(cell, above) {
  if (plain(cell) === "nothing") return [];
  return plain(cell) === "all above" ? [...above] : namesIn(cell);
}

// --- the files ---

const files = readdirSync(`${root}www/js`, { recursive: true })
  .filter((file) => file.endsWith(".js"))
  .sort();

const ways = [
  /\bfrom\s*"(?<to>[^"]+)"/g,
  /\bimport\s*"(?<to>[^"]+)"/g,
  /\bimport\(\s*"(?<to>[^"]+)"\s*\)/g,
  /\bnew URL\(\s*["`](?<to>[^"`$]+)[^,]*,\s*import\.meta\.url/g,
];

/** What a text names by a path, in a script or in a type. @param {string} text */
function namedIn(text) {
  return ways.flatMap((way) => [...text.matchAll(way)].map(({ groups }) => groups.to));
}

/** A text without its JSDoc, where the types are. @param {string} text */
const scriptOf = (text) => text.replaceAll(/\/\*\*[\s\S]*?\*\//g, "");

/** @type {Map<string, string>} */
const texts = new Map(files.map((file) => [file, readFileSync(`${root}www/js/${file}`, "utf8")]));
const pathFrom = (file, to) => normalize(`${dirname(file)}/${to}`);
const importsOf = (file, text = texts.get(file)) => [...new Set(namedIn(text).map((to) => pathFrom(file, to)))];
const unitOf = (file) => file.split("/")[0];

/** The first way that leads from a file back to itself. @param {Map<string, string[]>} graph */
function circleIn(graph) {
  const done = new Set();
  const follow = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const to of graph.get(file) ?? []) {
      const circle = follow(to, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return null;
}

describe("the layers of the page", () => {
  const rows = rowsOf(readFileSync(`${root}docs/design.md`, "utf8"));
  const rowNamed = new Map(rows.flatMap((row) => row.names.map((name) => [name, row])));

  it("are those of the table: each folder and each file beside them has its row", () => {
    assert.deepEqual([...rowNamed.keys()].sort(), [...new Set(files.map(unitOf))].sort());
  });

  it("use only what stands above them in the table", () => {
    for (const { names, used, known } of rows)
      assert.deepEqual(
        used.filter((name) => !known.includes(name)),
        [],
        names.join(", "),
      );
  });

  it("import what the table allows, types included", () => {
    const forbidden = files.flatMap((file) => {
      const row = rowNamed.get(unitOf(file));
      const away = importsOf(file).filter((to) => !to.startsWith("../") && !row?.names.includes(unitOf(to)));
      return away.filter((to) => !row?.used.includes(unitOf(to))).map((to) => `${file} -> ${to}`);
    });
    assert.deepEqual(forbidden, []);
  });

  it("import only files that are there", () => {
    for (const file of files)
      for (const to of importsOf(file)) assert.ok(to.startsWith("../") || texts.has(to), `${file} -> ${to}`);
  });

  it("leave it to engine/ to load the module; its types are for everybody", () => {
    const loading = files.filter((file) => importsOf(file, scriptOf(texts.get(file))).includes(module));
    assert.deepEqual([...new Set(loading.map(unitOf))], ["engine"]);
  });
});

describe("no file imports itself through others", () => {
  it("neither in scripts nor in types", () => {
    const graph = new Map(files.map((file) => [file, importsOf(file).filter((to) => texts.has(to))]));
    assert.equal(circleIn(graph)?.join(" -> "), undefined);
  });
});

describe("what is looked for is found", () => {
  it("imports of every kind", () => {
    const text = `import { a } from "./a.js";\nimport "./b.js";\nconst c = await import("./c.js");
      /** @typedef {import("./d.js").D} D */
      new URL("./e.js", import.meta.url); new URL(\`./f/\${name}\`, import.meta.url);
      import {\n  g,\n} from "./g.js"; export * from "./h.js";`;
    assert.deepEqual(namedIn(text).sort(), [
      "./a.js",
      "./b.js",
      "./c.js",
      "./d.js",
      "./e.js",
      "./f/",
      "./g.js",
      "./h.js",
    ]);
    assert.deepEqual(namedIn(scriptOf(text)).includes("./d.js"), false);
  });

  it("circles of two files and of three, and none where two ways lead to one file", () => {
    const graph = (pairs) => new Map(Object.entries(pairs));
    assert.deepEqual(circleIn(graph({ a: ["b"], b: ["a"] })), ["a", "b", "a"]);
    assert.deepEqual(circleIn(graph({ a: ["b"], b: ["c"], c: ["d"], d: ["b"] })), ["b", "c", "d", "b"]);
    assert.equal(circleIn(graph({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] })), null);
  });
});
