// Notices of a match: each is shown for as long as it is so.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Notices } from "../../www/js/game/notices.js";

function noticed() {
  const session = new EventTarget();
  const life = new AbortController();
  const shown = [];
  const notices = new Notices(session, (code) => shown.push(code), life.signal);
  const tell = (type, detail) => session.dispatchEvent(new CustomEvent(type, { detail }));
  return { notices, shown, life, tell, notice: (code) => tell("notice", { code }) };
}

describe("a notice", () => {
  for (const [code, stays, leaves] of [
    ["storageBlocked", ["change", "trace"], "kept"],
    ["savedDamaged", ["change", "kept"], "trace"],
    ["engineFailed", ["kept"], "change"],
    ["engineFailed", ["kept"], "trace"],
    ["noSuchVariant", ["kept"], "change"],
  ])
    it(`that tells ${code} is true through ${stays}, and leaves with ${leaves}`, () => {
      const { notices, shown, tell, notice } = noticed();
      notice(code);
      for (const type of stays) tell(type);
      assert.deepEqual([notices.code, shown], [code, [code]]);
      tell(leaves);
      assert.deepEqual([notices.code, shown], ["", [code, ""]]);
      tell(leaves);
      assert.equal(shown.length, 2, "there is nothing more to take away");
    });

  it("is not heard after the board was taken away", () => {
    const { shown, life, notice } = noticed();
    life.abort();
    notice("engineFailed");
    assert.deepEqual(shown, []);
  });
});
