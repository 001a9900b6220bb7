/**
 * Turns `dist/`, as Trunk leaves it, into what is shipped: `node xtask/bundle/index.mjs [folder]`.
 *
 * Scripts and styles are bundled, split and made small. They move into `assets/` with a hash in their names, so that a
 * browser may keep them for ever, and two releases never mix. What others link to stays where it is: the pages, the
 * bare engine, and `js/element.js`.
 *
 * | file | one idea |
 * |---|---|
 * | `assets` | files with a hash in their names |
 * | `scripts`, `styles`, `pages` | how each kind is bundled |
 * | `compress` | `.br` and `.gz` beside each file |
 * | `browsers` | the oldest ones that it has to run in |
 */

import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { Assets } from "./assets.mjs";
import { compressAll } from "./compress.mjs";
import { rewritePage } from "./pages.mjs";
import { bundleScript, bundleWorker, shortened } from "./scripts.mjs";
import { bundleStyle } from "./styles.mjs";

const dist = resolve(argv[2] ?? "dist");
const assets = new Assets(dist, [
  [/\.css$/, bundleStyle],
  [/worker\.js$/, bundleWorker],
  [/^ali_guli_mane\.js$|guard\.js$/, shortened],
]);

const element = await bundleScript(assets, "js/element.js");
const rules = await bundleScript(assets, "js/rules.js");
const scripts = new Map([element, rules].map((script) => [script.source, script]));
await assets.place("fonts/OFL.txt"); // the licence of the typeface goes with it
for (const page of ["index.html", "rules.html"]) await rewritePage(assets, page, scripts);

const folders = (await readdir(dist, { withFileTypes: true })).filter((entry) => entry.isDirectory());
for (const { name } of folders) if (name !== "assets") await rm(join(dist, name), { recursive: true });
await mkdir(join(dist, "js"));
await writeFile(join(dist, "js/element.js"), `export * from "../assets/${element.name}";\n`);
await compressAll(dist);
