/**
 * Writes `www/fonts/`: the letters that the page needs, out of the typefaces that npm brings: `node xtask/fonts/index.mjs`.
 *
 * They are kept with the sources, so that the page needs nothing from npm. A test holds them to what this makes.
 */

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { made } from "./subsets.mjs";

const folder = fileURLToPath(new URL("../../www/fonts/", import.meta.url));

if (argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of await made()) await writeFile(join(folder, name), content);
}
