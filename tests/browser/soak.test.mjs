// Round after round on one page, by computers that wait for nobody: nothing may grow. A thousand of them where there is
// time (`cargo xtask test --long browser`).

import { test } from "node:test";
import assert from "node:assert/strict";
import { withPage } from "./harness.mjs";
import { sitDown } from "./board.mjs";
import { megabytes, takenBy } from "./memory.mjs";

const [rounds, looks] = process.env.AGM_LONG ? [1000, 10] : [24, 1];
/** By then every game has been played twice, and all levels were there: whatever is kept is kept by now. */
const settled = 12;

const MB = 2 ** 20;
/** All that one page may ever take for engines: the tables of the games it has seen. */
const most = 64 * MB;

test(`${rounds} rounds by computers leave nothing behind`, (context) =>
  withPage({ width: 480, height: 360, reducedMotion: true }, async (page) => {
    await sitDown(page);
    await page.evaluate(hurry);
    const playedTo = async (from, to) => {
      await page.evaluate(playRounds, { from, to });
      const taken = await takenBy(page);
      context.diagnostic(`${to} rounds: ${said(taken)}`);
      return taken;
    };
    const before = await playedTo(0, settled);
    let now = before;
    for (let look = 0; look < looks; look += 1) {
      const [from, to] = [look, look + 1].map((part) => settled + Math.round(((rounds - settled) * part) / looks));
      now = await playedTo(from, to);
    }
    assert.ok(now.heap < before.heap + MB, "the heap has grown");
    assert.ok(now.nodes < before.nodes + 100, "nodes are left over");
    assert.equal(now.listeners, before.listeners);
    assert.equal(now.module, before.module, "the page's games were not freed");
    assert.equal(now.workers.length, 1);
    assert.ok(now.workers[0] < before.workers[0] + MB, "the engine's memory has grown");
    assert.ok(now.workers[0] < most);
  }));

const said = ({ heap, nodes, listeners, module, workers }) =>
  `heap ${megabytes(heap)} MB, ${nodes} nodes, ${listeners} listeners, module ${megabytes(module)} MB, in workers ${workers.map(megabytes)} MB`;

/** In the page: the computer does not wait, and every sowing is brought to its end at once, as a person may. */
function hurry() {
  const { session, shadowRoot } = document.querySelector("ali-guli-mane");
  const skip = () => shadowRoot.querySelector("[data-hole]").dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
  session.beat = 0;
  session.addEventListener("trace", skip);
}

/** In the page: rounds of all games in turn, by all levels in turn. With banks in the ring only the second half is played. */
async function playRounds({ from, to }) {
  const { session } = document.querySelector("ali-guli-mane");
  const infos = (await (await import("./js/engine/wasm.js")).ready).variants();
  const levels = ["first-game", "child", "learner", "player", "expert", "perfect"];
  const half = "2,2,2,2,2,2/2,2,2,2,2,2 12-12 S";
  for (let round = from; round < to; round += 1) {
    const { id, ring } = infos[round % infos.length];
    const turn = Math.floor(round / infos.length);
    const seats = [levels[(round + turn) % levels.length], levels[(round + 2 * turn + 1) % levels.length]];
    const over = new Promise((resolve) => {
      session.addEventListener("change", function end({ detail: { view } }) {
        if (!view.outcome) return;
        session.removeEventListener("change", end);
        resolve();
      });
    });
    session.start({ variant: id, seats, options: ring ? { position: half } : {} });
    await over;
  }
}
