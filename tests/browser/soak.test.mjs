// Round after round on one page, by computers that wait for nobody: nothing may grow. A thousand of them where there is
// time (`cargo xtask test --long browser`).

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { withPage } from "./harness.mjs";
import { megabytes, moduleMemories, takenBy } from "./memory.mjs";

/** Rounds of a game in a row, and how often all six games are played. */
const [inRow, times] = process.env.AGM_LONG ? [7, 24] : [2, 2];
const all = 6 * inRow;

const MB = 2 ** 20;
/** All that one page may ever take for engines. */
const most = 64 * MB;

test(`${all * times} rounds by computers leave nothing behind`, (context) =>
  withPage({ width: 480, height: 360, reducedMotion: true }, async (page) => {
    await sitDown(page);
    await page.evaluate(hurry);
    const playAll = async (time) => {
      let most = 0;
      for (let round = time * all; round < (time + 1) * all; round += inRow) {
        await page.evaluate(playRounds, { from: round, to: round + inRow, inRow });
        most = Math.max(most, ...(await moduleMemories(page)));
      }
      const taken = { ...(await takenBy(page)), most };
      context.diagnostic(`${(time + 1) * all} rounds: ${said(taken)}`);
      return taken;
    };
    const before = await playAll(0); // whatever is kept is kept by now
    let now = before;
    for (let time = 1; time < times; time += 1) now = await playAll(time);
    // now and then a megabyte waits for a later collection
    assert.ok(now.heap < before.heap + 2 * MB, "the heap has grown");
    assert.ok(now.nodes < before.nodes + 100, "nodes are left over");
    assert.equal(now.listeners, before.listeners);
    assert.equal(now.module, before.module, "the page's games were not freed");
    assert.equal(now.workers.length, 1);
    assert.ok(now.most < before.most + MB, "the engine's memory has grown");
    assert.ok(now.most < most);
  }));

const said = ({ heap, nodes, listeners, module, most }) =>
  `heap ${megabytes(heap)} MB, ${nodes} nodes, ${listeners} listeners, module ${megabytes(module)} MB, in the worker at most ${megabytes(most)} MB`;

/** In the page: the computer does not wait, and every sowing is brought to its end at once, as a person may. */
function hurry() {
  const { session, shadowRoot } = document.querySelector("ali-guli-mane");
  const skip = () =>
    shadowRoot
      .querySelector("[data-hole]")
      .dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true, composed: true }));
  session.beat = 0;
  session.addEventListener("trace", skip);
}

/**
 * In the page: rounds of all games in turn, by all levels in turn. With banks in the ring only the second half is
 * played.
 */
async function playRounds({ from, to, inRow }) {
  const { session } = document.querySelector("ali-guli-mane");
  const infos = (await globalThis.bareEngine()).variants();
  const levels = ["first-game", "child", "learner", "player", "expert", "perfect"];
  const half = "2,2,2,2,2,2/2,2,2,2,2,2 12-12 S";
  for (let round = from; round < to; round += 1) {
    const { id, ring } = infos[Math.floor(round / inRow) % infos.length];
    const seats = [levels[round % levels.length], levels[(2 * round + 1) % levels.length]];
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
