/** Long work in pieces: every step is done, in order, and nothing after it was ended. */

import assert from "node:assert/strict";
import { afterEach, describe, it, mock } from "node:test";
import { stepsInIdleTime } from "../../www/js/board/idle.js";

/** Steps that note what they do. */
function* counting(to, seen) {
  for (let i = 0; i < to; i++) yield seen.push(i);
  return "done";
}

/** A browser that is idle for so many milliseconds when the answer is called; reading the clock takes it one. */
function browserIdleFor(ms) {
  let now = 0;
  mock.method(performance, "now", () => now++);
  const asked = [];
  globalThis.requestIdleCallback = (go) => asked.push(go);
  globalThis.cancelIdleCallback = (id) => asked.splice(id - 1, 1, () => {});
  return () => {
    for (const go of asked.splice(0)) go({ didTimeout: false, timeRemaining: () => ms });
  };
}

afterEach(() => {
  delete globalThis.requestIdleCallback;
  mock.timers.reset();
  mock.restoreAll();
});

describe("long work", () => {
  it("is left when the browser has no time, and gone on with when it has", () => {
    const seen = [];
    const idle = browserIdleFor(3);
    let result = "";
    stepsInIdleTime(counting(7, seen), (told) => (result = told));
    assert.deepEqual(seen, [], "nothing is done at once");
    idle();
    assert.deepEqual(seen, [0, 1, 2]);
    assert.equal(result, "");
    idle();
    idle();
    assert.deepEqual(seen, [0, 1, 2, 3, 4, 5, 6]);
    assert.equal(result, "done");
  });

  it("gets on, if slowly, where the browser says that it has no time; and takes little of what it has", () => {
    for (const [ms, fewest, most] of [
      [0, 1, 2],
      [50, 5, 10],
    ]) {
      const seen = [];
      const idle = browserIdleFor(ms);
      stepsInIdleTime(counting(100, seen), () => {});
      idle();
      assert.ok(seen.length >= fewest && seen.length <= most, `${seen.length} steps`);
      mock.restoreAll();
    }
  });

  it("can be ended, and says nothing then", () => {
    const seen = [];
    const idle = browserIdleFor(3);
    const end = stepsInIdleTime(counting(7, seen), () => assert.fail("it was ended"));
    idle();
    end();
    for (let i = 0; i < 5; i++) idle();
    assert.deepEqual(seen, [0, 1, 2]);
  });

  it("is done where the browser has no idle callbacks, too", () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const seen = [];
    let result = "";
    stepsInIdleTime(counting(7, seen), (told) => (result = told));
    mock.timers.runAll();
    assert.deepEqual([seen.length, result], [7, "done"]);
  });
});
