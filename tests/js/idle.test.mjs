/** Long work in pieces: every step is done, in order, and nothing after it was ended. */

import assert from "node:assert/strict";
import { afterEach, describe, it, mock } from "node:test";
import { stepsInIdleTime } from "../../www/js/board/idle.js";

/** Steps that note what they do. */
function* counting(to, seen) {
  for (let i = 0; i < to; i++) yield seen.push(i);
  return "done";
}

/** A browser that is idle for so many steps at a time; it says when it is asked by `idle.ask`. */
function browserIdleFor(steps) {
  const asked = [];
  globalThis.requestIdleCallback = (go) => asked.push(go);
  globalThis.cancelIdleCallback = (id) => asked.splice(id - 1, 1, () => {});
  return () => {
    let left = steps;
    for (const go of asked.splice(0)) go({ didTimeout: false, timeRemaining: () => (left-- > 0 ? 10 : 0) });
  };
}

afterEach(() => {
  delete globalThis.requestIdleCallback;
  mock.timers.reset();
});

describe("long work", () => {
  it("is left when the browser has no time, and gone on with when it has", () => {
    const seen = [];
    const idle = browserIdleFor(2);
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

  it("can be ended, and says nothing then", () => {
    const seen = [];
    const idle = browserIdleFor(2);
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
