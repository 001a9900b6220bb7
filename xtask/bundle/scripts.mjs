/** Scripts: a bundle for a page, with what it imports later in files of their own; a worker in one file. */

import { posix, relative } from "node:path";
import { rolldown } from "rolldown";
import { minify } from "rolldown/utils";
import { scriptTargets } from "./browsers.mjs";

/**
 * @typedef {import("./assets.mjs").Assets} Assets
 * @typedef {{ source: string, name: string, imports: string[] }} Script
 *   `imports`: the other scripts in `assets/` that it cannot do without
 */

/**
 * Bundles a script and all that it cannot do without into one file; what it imports later has files of its own.
 * @param {Assets} assets @param {string} path @returns {Promise<Script>}
 */
export async function bundleScript(assets, path) {
  /** @type {Set<string>} */
  const first = new Set();
  const input = inputOf(assets, path);
  const bundle = await rolldown({
    ...input,
    plugins: [input.plugins, noting(first)],
    preserveEntrySignatures: false, // else the script would be a second file that imports the one below
  });
  const named = "[name]-[hash].js";
  const { output } = await bundle.write({
    dir: posix.join(assets.dist, "assets"),
    entryFileNames: named,
    chunkFileNames: named,
    codeSplitting: { groups: [{ name: posix.basename(path, ".js"), test: (id) => first.has(id) }] },
    minify: true,
  });
  await bundle.close();
  const { fileName, imports } = output[0];
  return { source: path, name: fileName, imports };
}

/** Notes which modules a script imports at once. @param {Set<string>} first @returns {import("rolldown").Plugin} */
function noting(first) {
  return {
    name: "noting",
    buildEnd() {
      const add = (/** @type {string} */ id) => {
        if (first.has(id)) return;
        first.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(add);
      };
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) add(id);
    },
  };
}

/** All of a worker in one file. @param {Assets} assets @param {string} path */
export async function bundleWorker(assets, path) {
  const bundle = await rolldown(inputOf(assets, path));
  const { output } = await bundle.generate({ minify: true, codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** Without comments and spaces, but with the names that others know it by. @param {Assets} assets @param {string} path */
export async function shortened(assets, path) {
  const script = (await assets.read(path)).toString();
  const { code, errors } = await minify(path, script, { module: true, mangle: { toplevel: false } });
  if (errors.length) throw new Error(errors[0].message);
  return code;
}

/** @param {Assets} assets @param {string} path @returns {import("rolldown").InputOptions} */
function inputOf(assets, path) {
  return {
    input: posix.join(assets.dist, path),
    transform: { target: scriptTargets },
    plugins: [addresses(assets)],
    checks: { ineffectiveDynamicImport: false }, // a module may be wanted at once here and later there
  };
}

/** `new URL("file", import.meta.url)` names a file beside the script; in a bundle both have other places. */
const address = /new URL\((["`])(\.[^"`#$]+)/g;

/** @param {Assets} assets @returns {import("rolldown").Plugin} */
function addresses(assets) {
  return {
    name: "addresses",
    async transform(code, id) {
      if (!code.includes("import.meta.url")) return null;
      const folder = posix.dirname(relative(assets.dist, id));
      const found = [...code.matchAll(address)].map(([, , path]) => posix.join(folder, path));
      const places = await Promise.all(found.map((path) => placeOf(assets, path)));
      return { code: code.replace(address, (_, quote) => `new URL(${quote}${places.shift()}`), map: null };
    },
  };
}

/** Where a file is, seen from `assets/`; pages stay where they are. @param {Assets} assets @param {string} path */
async function placeOf(assets, path) {
  return path.endsWith(".html") ? `../${path}` : `./${await assets.place(path)}`;
}
