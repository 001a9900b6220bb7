/** `.br` and `.gz` beside each file of text and the module, for servers that hand them out. */

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressed = /\.(html|css|js|ts|json|svg|txt|wasm|webmanifest)$/;

/** @param {string} folder */
export async function compressAll(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && compressed.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
