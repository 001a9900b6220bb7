/**
 * How fast is the engine in wasm, beside itself native? `node benches/perft.mjs` after `cargo xtask build`.
 *
 * Both count the same sequences, turn and turn about in one run, and the best of each is compared: machines are
 * noisy, ratios less so.
 */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (/** @type {string} */ path) => new URL(`../${path}`, import.meta.url);
const build = ["build", "--quiet", "--release", "--example", "perft", "--target-dir", "target"];
execFileSync("cargo", build, { cwd: fileURLToPath(here(".")), stdio: "inherit" });
const tool = fileURLToPath(here("target/release/examples/perft"));
const engine = await import(here("dist/ali_guli_mane.js").href);
engine.initSync({ module: readFileSync(here("dist/ali_guli_mane_bg.wasm")) });

/** Depths that take a good part of a second. */
const DEPTHS = {
  "ali-guli-mane": 9,
  "ali-guli-mane-either-way": 6,
  pallanguzhi: 10,
  "pallanguzhi-traditional": 8,
  kalah: 8,
  avalanche: 8,
};
const TIMES = 5;

/** @param {string} variant @param {number} depth @returns {[number, number]} sequences, milliseconds */
function native(variant, depth) {
  const lines = execFileSync(tool, [variant, String(depth)], { encoding: "utf8" })
    .trim()
    .split("\n");
  const [, count, ms] = (lines.at(-1) ?? "").split(" ").map(Number);
  return [count ?? NaN, ms ?? NaN];
}

/** @param {string} variant @param {number} depth @param {string} position @returns {[number, number]} */
function inWasm(variant, depth, position) {
  const start = performance.now();
  const count = engine.perft(variant, position, depth);
  return [count, performance.now() - start];
}

console.log("variant".padEnd(26), "depth", "sequences".padStart(12), "native ms", "wasm ms", "wasm speed");
for (const [variant, depth] of Object.entries(DEPTHS)) {
  const game = new engine.Game(variant);
  const position = game.view().text;
  game.free();
  let [sequences, nativeMs, wasmMs] = [0, Infinity, Infinity];
  for (let time = 0; time < TIMES; time += 1) {
    const [count, ms] = native(variant, depth);
    const [countInWasm, msInWasm] = inWasm(variant, depth, position);
    if (count !== countInWasm) throw new Error(`${variant}: ${count} native, ${countInWasm} in wasm`);
    [sequences, nativeMs, wasmMs] = [count, Math.min(nativeMs, ms), Math.min(wasmMs, msInWasm)];
  }
  const speed = `${Math.round((100 * nativeMs) / wasmMs)} %`;
  console.log(
    variant.padEnd(26),
    String(depth).padStart(5),
    String(sequences).padStart(12),
    nativeMs.toFixed(0).padStart(9),
    wasmMs.toFixed(0).padStart(7),
    speed.padStart(10),
  );
}
