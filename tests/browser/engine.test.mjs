// The engine off the main thread: one worker for everybody on the page, and another where the browser has ended it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { withPage } from "./harness.mjs";

const small = { width: 480, height: 640, reducedMotion: true };

/** In the page, before it begins: remembers every worker, what it was asked and what it said. */
function watchWorkers() {
  globalThis.made = [];
  globalThis.Worker = class extends Worker {
    asked = [];
    said = [];
    ended = false;
    constructor(...how) {
      super(...how);
      globalThis.made.push(this);
      this.addEventListener("message", ({ data }) => this.said.push(Object.keys(data)[0]));
    }
    postMessage(message) {
      super.postMessage(message);
      this.asked.push(message);
      globalThis.atQuestion?.(this, message);
    }
    terminate() {
      this.ended = true;
      super.terminate();
    }
  };
}

const made = (page) =>
  page.evaluate(() => globalThis.made.map(({ asked, said, ended }) => ({ asked: asked.length, said, ended })));

test("a worker ended in mid-search is followed by another, and the computer sows all the same", () =>
  withPage({ ...small, before: (page) => page.addInitScript(watchWorkers) }, async (page) => {
    const seat = await sitDown(page);
    await page.evaluate(() => {
      globalThis.atQuestion = (worker) => {
        globalThis.atQuestion = null;
        setTimeout(() => worker.terminate(), 20); // as the browser does it: nobody is told
      };
      document
        .querySelector("ali-guli-mane")
        .session.start({ variant: "ali-guli-mane-either-way", seats: ["perfect", "person"] });
    });
    assert.equal((await seat.state()).phase, "thinking");
    await page.waitForFunction(() => globalThis.made[0].ended);
    const ended = Date.now();
    await page.waitForFunction(() => globalThis.made.length === 2);
    assert.ok(Date.now() - ended < 20_000, "its lock tells of it; silence would be waited for twice as long");
    await page.waitForFunction(() => document.querySelector("ali-guli-mane").session.view.banks[0] > 0);
    const [first, second, ...more] = await made(page);
    assert.equal(more.length, 0);
    assert.deepEqual(first.said, ["ready", "heard"], "it was ended before it could answer");
    assert.ok(first.asked > 0);
    assert.ok(first.ended && !second.ended && second.said.includes("answer"));
    assert.equal(await seat.notice.isHidden(), true);
  }));

test("several boards, their computers and their teachers share one worker, which ends with the last of them", () =>
  withPage({ ...small, before: (page) => page.addInitScript(watchWorkers) }, async (page) => {
    const seat = await sitDown(page);
    await seat.button("worth").click();
    await page.evaluate(() => {
      const other = document.createElement("ali-guli-mane");
      other.id = "second";
      other.setAttribute("seats", "child person");
      document.body.append(other);
    });
    await page.waitForFunction(() => document.querySelector("#second").session?.view.banks.some((seeds) => seeds > 0));
    await page.waitForFunction(() =>
      document
        .querySelector("ali-guli-mane")
        .shadowRoot.querySelector("[data-hole='13']")
        .getAttribute("aria-label")
        .includes("worth 18"),
    );
    assert.equal((await made(page)).length, 1);
    const levels = await page.evaluate(() => globalThis.made[0].asked.map(({ options }) => options.level));
    assert.ok(levels.includes("child") && levels.includes(undefined), "it was asked by a computer and by a teacher");
    await page.evaluate(() => document.querySelector("#second").remove());
    assert.equal((await made(page))[0].ended, false);
    await page.evaluate(() => document.querySelector("ali-guli-mane").remove());
    await page.waitForFunction(() => globalThis.made[0].ended);
  }));
