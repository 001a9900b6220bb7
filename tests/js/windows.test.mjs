// Windows of one site: which of them plays, and what they choose and solve.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Prefs } from "../../www/js/game/prefs.js";
import { Session } from "../../www/js/game/session.js";
import { openStore } from "../../www/js/game/store.js";
import { WindowLock } from "../../www/js/game/window-lock.js";
import { Progress } from "../../www/js/puzzle/progress.js";
import { fakeApi } from "./fake-game.mjs";
import { Shelf } from "./helpers.mjs";
import { SlowEngine, settled } from "./session.mjs";

/** As much of a browser's locks as is used. */
class Locks {
  /** @type {Map<string, { reject: (error: Error) => void }>} */
  #held = new Map();
  #waiting = [];

  request(name, { steal = false, signal }, go) {
    return new Promise((resolve, reject) => {
      const request = { name, go, resolve, reject };
      signal?.addEventListener("abort", () => {
        this.#waiting = this.#waiting.filter((each) => each !== request);
        reject(new DOMException("", "AbortError"));
      });
      if (steal) this.#held.get(name)?.reject(new DOMException("", "AbortError"));
      if (steal) this.#held.delete(name);
      if (steal) this.#waiting.unshift(request);
      else this.#waiting.push(request);
      queueMicrotask(() => this.#grant());
    });
  }

  #grant() {
    const next = this.#waiting.find(({ name }) => !this.#held.has(name));
    if (!next) return;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.#held.set(next.name, next);
    Promise.resolve(next.go()).then(() => {
      next.resolve();
      if (this.#held.get(next.name) === next) this.#held.delete(next.name);
      this.#grant();
    });
  }
}

function open(shelf, locks) {
  const engine = new SlowEngine();
  const lock = new WindowLock("m", locks);
  const session = new Session({ api: fakeApi, engine, store: openStore(shelf), wait: async () => {}, lock });
  const traces = [];
  session.addEventListener("trace", () => {
    traces.push(session.record());
    session.shown();
  });
  return { session, engine, traces };
}

describe("of two windows with one match", () => {
  /** A person has just sown here, and it is the computer's turn. */
  async function begun() {
    const [shelf, locks] = [new Shelf(), new Locks()];
    const [here, there] = [open(shelf, locks), open(shelf, locks)];
    await settled();
    here.session.start({ variant: "usual", seats: ["person", "child"] });
    there.session.restore();
    await settled();
    here.session.sow({ hole: 3 });
    there.session.follow();
    await settled();
    return { here, there };
  }

  it("only the one that is played in asks the computer, and shows what it sows", async () => {
    const { here, there } = await begun();
    assert.deepEqual([here.engine.asked.length, there.engine.asked.length], [1, 0]);
    assert.equal(there.session.phase, "thinking");
    await here.engine.answer(1);
    there.session.follow();
    assert.deepEqual([here.session.record(), there.session.record()], ["usual:3,1", "usual:3,1"]);
    assert.deepEqual([here.traces.length, there.traces.length], [2, 0]);
  });

  it("the other asks as soon as somebody acts in it, and the first no longer does", async () => {
    const { here, there } = await begun();
    there.session.sow({ hole: 2 }); // it is not their turn: but here they are
    await settled();
    assert.deepEqual([here.engine.cancels > 0, there.engine.asked.length], [true, 1]);
    await here.engine.answer(1); // too late
    assert.equal(here.session.record(), "usual:3");
    await there.engine.answer(1);
    here.session.follow();
    assert.equal(here.session.record(), "usual:3,1");
  });

  it("the other goes on where the first is closed", async () => {
    const { here, there } = await begun();
    here.session.destroy();
    await settled();
    await there.engine.answer(1);
    assert.equal(there.session.record(), "usual:3,1");
  });
});

it("where there are no locks, every window plays", async () => {
  const refuses = { request: () => Promise.reject(new DOMException("", "SecurityError")) };
  const { session, engine } = open(new Shelf(), refuses);
  session.start({ variant: "usual", seats: ["child", "person"] });
  await settled();
  assert.equal(engine.asked.length, 1);
});

it("what one window chooses is not undone by another that knows nothing of it", () => {
  const shelf = new Shelf({ "agm.prefs": '{"fromALaterRelease":1}' });
  const [here, there] = [new Prefs(openStore(shelf)), new Prefs(openStore(shelf))];
  const heard = [];
  there.addEventListener("change", ({ detail }) => heard.push(detail.name));
  here.set("speed", 2);
  there.set("counts", false);
  assert.deepEqual(JSON.parse(shelf.getItem("agm.prefs")), { fromALaterRelease: 1, speed: 2, counts: false });
  assert.equal(there.values.speed, 2);
  assert.deepEqual(heard, ["counts", "speed"]);
});

it("what one window has solved is not forgotten by another", () => {
  const shelf = new Shelf();
  const [here, there] = [openStore(shelf), openStore(shelf)].map((store) => new Progress(store));
  const series = { variant: "kalah", kind: "keepTheWin", grade: 2 };
  assert.equal(there.mark({ ...series, number: 1 }), null);
  shelf.room = 0;
  assert.equal(here.solve({ ...series, number: 1 }, "first"), false);
  shelf.room = Infinity;
  there.solve({ day: "2026-11-29" }, "later");
  there.practise(series);
  here.solve({ ...series, number: 2 }, "later");
  for (const window of [here, there]) {
    assert.equal(window.mark({ day: "2026-11-29" }), "later");
    assert.deepEqual(window.count(series), { solved: 2, first: 1 });
    assert.deepEqual(window.last([series]), series);
  }
});
