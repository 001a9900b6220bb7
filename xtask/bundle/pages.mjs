/** Pages: whatever they link to has another name now, and what a script imports is fetched with it. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * @typedef {import("./assets.mjs").Assets} Assets
 * @typedef {import("./scripts.mjs").Script} Script
 */

/** Links to files of our own; those to pages, and to places in them, stay. */
const link = /\b(href|src)="(?!https?:|\.\/|#)([^"#]+\.(?!html)\w+)"/g;
const moduleScript = /^( *)<script type="module" src="([^"]+)">/m;

/** @param {Assets} assets @param {string} page @param {Map<string, Script>} scripts that are bundled */
export async function rewritePage(assets, page, scripts) {
  const html = withPreloads((await assets.read(page)).toString(), scripts);
  const paths = [...html.matchAll(link)].map(([, , path]) => path);
  const names = await Promise.all(paths.map((path) => nameOf(assets, path, scripts)));
  const rewritten = html.replace(link, (_, attribute) => `${attribute}="assets/${names.shift()}"`);
  await writeFile(join(assets.dist, page), rewritten);
}

/** @param {Assets} assets @param {string} path @param {Map<string, Script>} scripts */
function nameOf(assets, path, scripts) {
  return path.startsWith("assets/") ? path.slice("assets/".length) : (scripts.get(path)?.name ?? assets.place(path));
}

/** What the page's script imports is named too, so that all of it comes side by side. */
function withPreloads(/** @type {string} */ html, /** @type {Map<string, Script>} */ scripts) {
  return html.replace(moduleScript, (tag, indent, path) => {
    const imports = scripts.get(path)?.imports ?? [];
    const links = imports.map((name) => `${indent}<link rel="modulepreload" href="assets/${name}">\n`);
    return links.join("") + tag;
  });
}
