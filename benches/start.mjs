/**
 * How long until one can play? `node benches/start.mjs [times]` after `cargo xtask build`: so many first visits (5 if
 * not said) on a slow phone, whose processor is four times slower than this one and whose line brings 1.6 Mbit/s after
 * 150 ms; and on a desktop. Chromium is found at /usr/bin/chromium or by CHROME.
 *
 * `outline`: the outline of the board is painted. `board`: the board has taken its place, in coarse wood.
 * `sowing`: somebody may sow, and the page has nothing else to do before that. `fine`: the wood is fine. Blocked: the
 * time by which the page's own tasks were longer than 50 ms, until then; and the longest of them.
 */

import { loadavg } from "node:os";
import { withPage } from "../tests/browser/harness.mjs";

const [times = "5"] = process.argv.slice(2);

const SLOW = { cpu: 4, line: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 } };
const VISITS = {
  "slow phone": { window: { width: 390, height: 844, dpr: 3, touch: true }, ...SLOW },
  desktop: { window: { width: 1280, height: 800 }, cpu: 1, line: null },
};

/** In the page, before its own scripts: notes when what is seen for the first time. */
function watch() {
  const seen = (globalThis.seen = { blocked: 0, longest: 0 });
  const note = (name, is) => {
    if (is) seen[name] ??= performance.now();
  };
  const look = () => {
    const element = document.querySelector("ali-guli-mane");
    note("outline", document.querySelector(".plank i")?.clientWidth);
    note("board", element?.shadowRoot?.querySelector("canvas")?.width > 300);
    if (element?.session?.phase === "choose" && seen.board) setTimeout(() => note("sowing", true));
    note("fine", seen.sowing && !globalThis.idleWork.size);
    if (!seen.fine) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.blocked += Math.max(0, duration - 50);
      seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: "longtask", buffered: true });
}

/** @param {typeof VISITS["slow phone"]} how */
async function visit({ window, cpu, line }) {
  let requests = 0;
  let bytes = 0;
  let result = {};
  const before = async (page) => {
    await page.addInitScript(watch);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    session.on("Network.requestWillBeSent", () => (requests += 1));
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    if (line) await session.send("Network.emulateNetworkConditions", { offline: false, ...line });
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  };
  await withPage({ ...window, before }, async (page) => {
    await page.waitForFunction(() => globalThis.seen.fine);
    result = await page.evaluate(() => globalThis.seen);
  });
  return { ...result, requests, kilobytes: bytes / 1000 };
}

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const columns = ["outline", "board", "sowing", "fine", "blocked", "longest", "requests", "kilobytes"];
console.log(`| median of ${times}, milliseconds | ${columns.join(" | ")} |`);
console.log(`|---${"|--:".repeat(columns.length)}|`);
await visit(VISITS.desktop); // the browser itself starts
for (const [name, how] of Object.entries(VISITS)) {
  const visits = [];
  for (let time = 0; time < Number(times); time += 1) visits.push(await visit(how));
  const cells = columns.map((column) => median(visits.map((visit) => visit[column] ?? NaN)).toFixed(0));
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
console.log(`\nLoad of the machine: ${loadavg()[0].toFixed(1)}.`);
process.exit(0); // the browser is closed with it
