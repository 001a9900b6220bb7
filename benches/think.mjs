/**
 * How long does the engine think in the browser? `node benches/think.mjs [positions [game...]]` after `cargo xtask
 * build`: so many positions of each game (200 if not said), of these games (of all). Chromium is found at
 * /usr/bin/chromium or by CHROME.
 *
 * The page's worker, from its sources, is asked as the page asks it, in portions (`askInPortions`). The positions are
 * those of games between two middling levels, the same in every run. `warm`: by an engine that has followed the game,
 * as it does on the page, with less quiet between two sowings than the shortest of them takes to be shown; `fresh`: by
 * one that knows nothing, its tables included. `open`: positions where the page would have had to do with an answer
 * that is not exact.
 */

import { loadavg } from "node:os";
import { withPage } from "../tests/browser/harness.mjs";
import { megabytes, takenBy } from "../tests/browser/memory.mjs";

const [count = "200", ...chosen] = process.argv.slice(2);
const COLD_STARTS = 7;

/**
 * In the page: from nothing to the exact worth of every first sowing. The worker is started, and fetches and compiles
 * the module.
 * @param {string} variant
 */
async function coldStart(variant) {
  const { EngineClient } = await import("/sources/js/engine/client.js");
  const { Game } = await (await import("/sources/js/engine/wasm.js")).ready;
  const { text } = new Game(variant).view();
  const began = performance.now();
  const { values } = await new EngineClient().think(variant, text);
  if (!values.every(({ exact }) => exact)) throw new Error("not exact");
  return { engine: performance.now() - began, page: performance.now() };
}

/** In the page: plays games, and has every position analysed. @param {{ variant: string, count: number }} asked */
async function measure({ variant, count }) {
  const { EngineClient } = await import("/sources/js/engine/client.js");
  const { askInPortions } = await import("/sources/js/engine/portions.js");
  const { connectors, pageEnvironment } = await import("/sources/js/engine/connection.js");
  const { Game } = await (await import("/sources/js/engine/wasm.js")).ready;
  const follower = new EngineClient();
  const timed = { warmBest: [], warmAll: [], freshBest: [], freshAll: [] };
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 250));
  const open = { warmBest: 0, warmAll: 0, freshBest: 0, freshAll: 0 };
  const positions = [];

  const ask = (engine, { text, past }, options) =>
    askInPortions((nodes) => engine.think(variant, text, { ...options, history: past, nodes }));
  const best = { level: "perfect" };
  const isExact = { Best: ({ exact }) => exact, All: ({ values }) => values.every(({ exact }) => exact) };

  async function time(name, engine, position, options) {
    const began = performance.now();
    const analysis = await ask(engine, position, options);
    timed[name].push(performance.now() - began);
    if (!isExact[name.replace(/fresh|warm/, "")](analysis)) open[name] += 1;
  }

  async function timeFresh(name, position, options) {
    const connection = await connectors(pageEnvironment)[0]();
    await connection.receive(60_000); // loaded
    const think = async (...[variant, position, options]) => {
      connection.send({ variant, position, options });
      return (await connection.receive(60_000)).answer;
    };
    await time(name, { think }, position, options);
    connection.close("measured");
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
      await quiet();
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

/** @param {number[]} times @param {number} part */
function quantile(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(Math.ceil(sorted.length * part), sorted.length) - 1] ?? NaN;
}

/** @param {number[]} times */
const said = (times) => [0.5, 0.99].map((part) => inShort(quantile(times, part))).join(" / ");

/** @param {number} ms */
const inShort = (ms) => ms.toFixed(ms < 10 ? 1 : 0);

/** @param {(string | number)[]} cells */
const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);

/** @type {{ id: string }[]} */
let games = [];
/** @type {{ engine: number, page: number }[]} */
const cold = [];
for (let time = 0; time < COLD_STARTS; time += 1) {
  const atOnce = (page) => page.addInitScript(`globalThis.cold = (${coldStart})("ali-guli-mane")`);
  await withPage({ before: atOnce }, async (page) => {
    const { page: ms } = await page.evaluate(() => globalThis.cold);
    games = await page.evaluate(async () => (await (await import("/sources/js/engine/wasm.js")).ready).variants());
    cold.push({ engine: NaN, page: ms });
  });
  await withPage({}, async (page) => {
    await page.waitForFunction(() => document.querySelector("ali-guli-mane")?.session?.phase);
    Object.assign(cold[time], { engine: (await page.evaluate(coldStart, "ali-guli-mane")).engine });
  });
}
const coldest = (what) => said(cold.map((start) => start[what]));
console.log(
  "Cold start to exact values of all first sowings of Ali Guli Mane, milliseconds, median / worst of",
  COLD_STARTS,
);
console.log(`- from the first question, the worker and its module still to be started: ${coldest("engine")}`);
console.log(`- from the address of the page, while the board is laid: ${coldest("page")}\n`);

const four = ["warmBest", "warmAll", "freshBest", "freshAll"];
row("milliseconds, median / 99th percentile", "best, warm", "all, warm", "best, fresh", "all, fresh", "open", "memory");
row("---", ...four.map(() => "--:"), "--:", "--:");
for (const { id } of games.filter(({ id }) => !chosen.length || chosen.includes(id))) {
  await withPage({}, async (page) => {
    const { timed, open } = await page.evaluate(measure, { variant: id, count: Number(count) });
    const { workers } = await takenBy(page);
    row(
      id,
      ...four.map((name) => said(timed[name])),
      four.map((name) => open[name]).join(" "),
      `${workers.map(megabytes)} MB`,
    );
  });
}
console.log(
  `\n${count} positions of each. Load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}.`,
);
process.exit(); // the harness's browser and server would stay
