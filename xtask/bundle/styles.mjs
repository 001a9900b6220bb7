/** Styles: one file with all that it imports, in words that the oldest browsers understand. */

import { posix } from "node:path";
import { bundleAsync } from "lightningcss";
import { styleTargets } from "./browsers.mjs";

/** @param {import("./assets.mjs").Assets} assets @param {string} path */
export async function bundleStyle(assets, path) {
  const { code, dependencies } = await bundleAsync({
    filename: posix.join(assets.dist, path),
    minify: true,
    targets: styleTargets,
    analyzeDependencies: true,
  });
  let text = code.toString();
  for (const { url, placeholder, loc } of dependencies ?? []) {
    const named = posix.join(posix.dirname(posix.relative(assets.dist, loc.filePath)), url);
    text = text.replaceAll(placeholder, await assets.place(named));
  }
  return text;
}
