/** The oldest browsers that the page has to run in, as `browserslist` in package.json names them. */

import { readFile } from "node:fs/promises";

const { browserslist } = JSON.parse(await readFile(new URL("../../package.json", import.meta.url), "utf8"));

/** @type {[name: string, major: number, minor: number][]} */
const oldest = browserslist.map((/** @type {string} */ line) => {
  const [, name, major, minor] = line.match(/^(\w+) >= (\d+)(?:\.(\d+))?$/) ?? [];
  return [name, Number(major), Number(minor ?? 0)];
});

/** As Rolldown wants them. */
export const scriptTargets = oldest.map(
  ([name, ...version]) => `${name.replace("ios_saf", "ios")}${version.join(".")}`,
);

/** As Lightning CSS wants them. */
export const styleTargets = Object.fromEntries(
  oldest.map(([name, major, minor]) => [name, (major << 16) | (minor << 8)]),
);
