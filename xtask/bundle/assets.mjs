/** Files in `assets/`, with a hash of what is in them in their names. */

import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";

/** @typedef {(assets: Assets, path: string) => Promise<string | Uint8Array>} Maker  of what is shipped of a file */

export class Assets {
  #makers;
  /** By the path of what they were made from. @type {Map<string, Promise<string>>} */
  #names = new Map();

  /** @param {string} dist @param {[kind: RegExp, make: Maker][]} makers  what is of no such kind is only moved */
  constructor(dist, makers) {
    this.dist = dist;
    this.#makers = makers;
  }

  /** @param {string} path from `dist` */
  read(path) {
    return readFile(join(this.dist, path));
  }

  /** Ships a file; says what it is called in `assets/`. @param {string} path from `dist` @returns {Promise<string>} */
  place(path) {
    const name = this.#names.get(path) ?? this.#make(path);
    this.#names.set(path, name);
    return name;
  }

  /** @param {string} path */
  async #make(path) {
    const [, make] = this.#makers.find(([kind]) => kind.test(path)) ?? [];
    return this.add(path, make ? await make(this, path) : await this.read(path));
  }

  /** @param {string} path that gives it its name @param {string | Uint8Array} content */
  async add(path, content) {
    const ending = extname(path);
    const name = `${basename(path, ending)}-${hashOf(content)}${ending}`;
    await mkdir(join(this.dist, "assets"), { recursive: true });
    await writeFile(join(this.dist, "assets", name), content);
    return name;
  }
}

/** @param {string | Uint8Array} content */
const hashOf = (content) => createHash("sha256").update(content).digest("base64url").slice(0, 8);
