/** The module as a build leaves it in dist, and what the tests of its API share. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { outcomeOf } from "./hostile.js";

const dist = new URL("../../dist/", import.meta.url);
export const types = readFileSync(new URL("ali_guli_mane.d.ts", dist), "utf8");
export const api = await import(new URL("ali_guli_mane.js", dist).href);
export const { memory } = api.initSync({ module: readFileSync(new URL("ali_guli_mane_bg.wasm", dist)) });

export const VARIANTS = [
  "ali-guli-mane",
  "ali-guli-mane-either-way",
  "pallanguzhi",
  "pallanguzhi-traditional",
  "kalah",
  "avalanche",
];

/** The module is alive: it still counts as it did. A panic would have left it dead. */
export function assertAlive() {
  assert.equal(api.perft("ali-guli-mane", "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S", 2), 36);
}

/** Not how a panic looks from outside. @param {unknown} thrown */
export function assertNoPanic(thrown) {
  assert.ok(!(thrown instanceof WebAssembly.RuntimeError), `a panic: ${thrown}`);
}

/** An error that the module throws on purpose. @param {any} thrown @param {string} code */
export function assertCoded(thrown, code) {
  assertNoPanic(thrown);
  assert.ok(thrown instanceof Error, String(thrown));
  assert.equal(thrown.code, code, thrown.message);
  assert.equal(Object.getPrototypeOf(thrown.detail), Object.prototype);
  assert.ok(thrown.message.length > 0);
}

/** @param {() => unknown} call @param {string} code @param {object} [detail] what has to be among the details */
export function refuses(call, code, detail = {}) {
  const { thrown } = outcomeOf(call);
  assertCoded(thrown, code);
  assert.deepEqual({ ...thrown.detail, ...detail }, thrown.detail);
}
