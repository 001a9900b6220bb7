/**
 * How long does the engine think in the browser? `node benches/think.mjs [positions [game...]]` after `cargo xtask build`:
 * so many positions of each game (200 if not said), of these games (of all). Chromium is found at /usr/bin/chromium or by CHROME.
 *
 * The built page's own worker is asked as the page asks it, in portions (`ponder`). The positions are those of games
 * between two middling levels, the same in every run. `warm`: by an engine that has followed the game, as it does on the
 * page; `fresh`: by one that knows nothing, its tables included. `open`: positions where the page would have had to do
 * with an answer that is not exact.
 */

import { loadavg } from "node:os";
import { withPage } from "../tests/browser/harness.mjs";
import { megabytes, takenBy } from "../tests/browser/memory.mjs";

const [count = "200", ...chosen] = process.argv.slice(2);
const COLD_STARTS = 7;

/**
 * In the page, while it loads: from the navigation to the exact worth of every first sowing.
 * @param {string} variant
 */
function coldStart(variant) {
  globalThis.cold = (async () => {
    const { EngineClient } = await import("/js/engine/engine.js");
    const { ready } = await import("/js/engine/wasm.js");
    const { Game } = await ready;
    const { values } = await new EngineClient().think(variant, new Game(variant).view().text);
    if (!values.every(({ exact }) => exact)) throw new Error("not exact");
    return performance.now();
  })();
}

/** In the page: plays games, and has every position thought about. @param {{ variant: string, count: number }} asked */
async function measure({ variant, count }) {
  const { EngineClient } = await import("/js/engine/engine.js");
  const { ponder } = await import("/js/engine/ponder.js");
  const { Game, variants } = await (await import("/js/engine/wasm.js")).ready;
  const other = variants().find(({ id, ring }) => id !== variant && !ring);
  const follower = new EngineClient();
  const timed = { warmBest: [], warmAll: [], freshBest: [], freshAll: [] };
  const open = { warmBest: 0, warmAll: 0, freshBest: 0, freshAll: 0 };
  const positions = [];

  const ask = (engine, { text, past }, options) =>
    ponder((nodes) => engine.think(variant, text, { ...options, history: past, nodes }));
  const best = { level: "perfect" };
  const isExact = { Best: ({ exact }) => exact, All: ({ values }) => values.every(({ exact }) => exact) };

  async function time(name, engine, position, options) {
    const began = performance.now();
    const thought = await ask(engine, position, options);
    timed[name].push(performance.now() - began);
    if (!isExact[name.replace(/fresh|warm/, "")](thought)) open[name] += 1;
  }

  async function timeFresh(name, position, options) {
    await follower.think(other.id, new Game(other.id).view().text, { nodes: 0 }); // frees the engine of this game
    await time(name, follower, position, options);
  }

  async function playRound(seed) {
    const game = new Game(variant);
    const levels = seed % 2 ? ["learner", "player"] : ["player", "learner"];
    for (const past = []; !game.view().outcome && positions.length < count; ) {
      const { text, mover } = game.view();
      const position = { text, past: [...past] };
      positions.push(position);
      await time("warmBest", follower, position, best);
      await time("warmAll", follower, position, {});
      const { sowing } = await ask(follower, position, { level: levels[mover], seed });
      past.push(text);
      game.play(sowing);
    }
    game.free();
  }

  for (let seed = 1; positions.length < count; seed += 1) await playRound(seed);
  for (const position of positions) {
    await timeFresh("freshBest", position, best);
    await timeFresh("freshAll", position, {});
  }
  return { timed, open };
}

/** In the page: somebody tries every game, against the computer and with the teacher. */
async function tryAll() {
  const { EngineClient } = await import("/js/engine/engine.js");
  const { Game, variants } = await (await import("/js/engine/wasm.js")).ready;
  const both = [new EngineClient(), new EngineClient()];
  for (const { id } of variants()) {
    const { text } = new Game(id).view();
    for (const engine of both) await engine.think(id, text, { nodes: 100_000 });
  }
}

/** @param {number[]} times @param {number} part */
function quantile(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(Math.ceil(sorted.length * part), sorted.length) - 1] ?? NaN;
}

/** @param {number[]} times */
const said = (times) => `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.99).toFixed(0)}`;

/** @param {(string | number)[]} cells */
const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);

/** @type {{ id: string }[]} */
let games = [];
/** @type {number[]} */
const cold = [];
for (let time = 0; time < COLD_STARTS; time += 1) {
  const before = (page) => page.addInitScript(coldStart, "ali-guli-mane");
  await withPage({ before }, async (page) => {
    cold.push(await page.evaluate(() => globalThis.cold));
    games = await page.evaluate(async () => (await (await import("/js/engine/wasm.js")).ready).variants());
  });
}
console.log(`Cold start to exact values of all first sowings of Ali Guli Mane, page and all: median ${quantile(cold, 0.5).toFixed(0)} ms, worst ${Math.max(...cold).toFixed(0)} ms of ${COLD_STARTS}.\n`);

const four = ["warmBest", "warmAll", "freshBest", "freshAll"];
row("milliseconds, median / 99th percentile", "best, warm", "all, warm", "best, fresh", "all, fresh", "open", "memory");
row("---", ...four.map(() => "--:"), "--:", "--:");
for (const { id } of games.filter(({ id }) => !chosen.length || chosen.includes(id))) {
  await withPage({}, async (page) => {
    const { timed, open } = await page.evaluate(measure, { variant: id, count: Number(count) });
    const { workers } = await takenBy(page);
    row(id, ...four.map((name) => said(timed[name])), four.map((name) => open[name]).join(" "), `${workers.map(megabytes)} MB`);
  });
}
await withPage({}, async (page) => {
  await page.evaluate(tryAll);
  const { workers } = await takenBy(page);
  console.log(`\n${count} positions of each; after all games in one page: ${workers.map(megabytes)} MB. Load of the machine: ${loadavg().map((load) => load.toFixed(1)).join(" ")}.`);
});
process.exit(); // the harness's browser and server would stay
