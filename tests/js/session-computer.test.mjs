/** The computer as a player in a session. */

import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { Session } from "../../www/js/game/session.js";
import { openStore } from "../../www/js/game/store.js";
import { FakeGame, fakeApi } from "./fake-game.mjs";
import { againstNorth, againstSouth, persons, SlowEngine, settled, table } from "./session.mjs";

beforeEach(() => FakeGame.alive.clear());

describe("the computer", () => {
  it("is asked only when all has been shown, about the position and at its level", async () => {
    const { session, engine } = table({ seats: againstNorth });
    session.sow({ hole: 3 });
    await settled();
    assert.equal(engine.asked.length, 0);
    session.shown();
    const [{ variant, position, options }] = engine.asked;
    const { level, history } = options;
    assert.deepEqual([variant, position, level, history], ["usual", session.view.text, "child", session.history]);
  });

  it("sows as a person does, and again if it may", async () => {
    const { session, engine, seen, sow } = table({ seats: againstNorth });
    sow(3);
    seen();
    await engine.answer(0);
    assert.deepEqual(
      seen().map(({ type, by, sowing }) => [type, by, sowing]),
      [["trace", 1, { hole: 0 }]],
    );
    session.shown();
    await engine.answer(1);
    session.shown();
    assert.deepEqual([session.record(), session.phase], ["usual:3,0,1", "choose"]);
  });

  it("lets its move be expected for a moment", async () => {
    let go;
    const engine = new SlowEngine();
    const wait = () => new Promise((resolve) => (go = resolve));
    const session = new Session({ api: fakeApi, engine, store: openStore(null), wait });
    session.start({ seats: againstSouth });
    await engine.answer(3);
    assert.equal(session.phase, "thinking");
    go();
    await settled();
    assert.equal(session.phase, "showing");
  });

  it("plays against itself while a person looks on", async () => {
    const { session, engine } = table({ seats: ["child", "child"] });
    session.addEventListener("trace", () => session.shown());
    for (const hole of [3, 1, 2]) await engine.answer(hole);
    assert.deepEqual([session.phase, session.record()], ["over", "usual:3,1,2"]);
  });

  it("is asked once, even if what is told of the change changes something", () => {
    const { session, engine } = table();
    session.addEventListener("change", () => session.setSeats(againstSouth), { once: true });
    session.start({ seats: againstSouth });
    assert.deepEqual([session.phase, engine.asked.length], ["thinking", 1]);
  });

  it("opens a game if it sits in the South", () => {
    assert.equal(table({ seats: againstSouth }).session.phase, "thinking");
  });

  for (const [name, fail] of [
    ["fails", (engine) => engine.fail()],
    ["sows nothing", (engine) => engine.answer(null)],
    ["answers what may not be sown", (engine) => engine.answer(3)],
    [
      "answers nonsense",
      async (engine) => {
        engine.asked.at(-1).resolve(undefined);
        await settled();
      },
    ],
  ]) {
    it(`that ${name} costs a notice; a change of seats asks anew or frees the seat, undo goes back`, async () => {
      for (const [mend, phase] of [
        [(session) => session.setSeats(againstNorth), "thinking"],
        [(session) => session.setSeats(persons), "choose"],
        [(session) => session.undo(), "choose"],
      ]) {
        const { session, engine, seen, sow } = table({ seats: againstNorth });
        sow(3);
        seen();
        await fail(engine);
        assert.deepEqual(seen(), [{ type: "notice", code: "engineFailed" }]);
        assert.equal(session.record(), "usual:3");
        mend(session);
        assert.equal(session.phase, phase);
        assert.equal(engine.asked.length, phase === "thinking" ? 2 : 1);
      }
    });
  }

  it("waits with its answer while it is held, and for nothing else", async () => {
    const { session, engine, seen, sow } = table({ seats: againstNorth });
    sow(3);
    seen();
    session.hold(true);
    await engine.answer(1);
    assert.deepEqual([seen(), session.phase], [[], "thinking"]);
    session.hold(false);
    await settled();
    assert.deepEqual(
      seen().map(({ type }) => type),
      ["trace"],
    );
    session.shown();
    session.hold(true);
    assert.equal(session.undo(), true, "a person may act");
    session.hold(false);
  });

  it("is not listened to after anything has changed", async () => {
    const changes = {
      undo: (session) => session.undo(),
      start: (session) => session.start(),
      load: (session) => session.load("usual:3"),
      setSeats: (session) => session.setSeats(againstNorth),
      destroy: (session) => session.destroy(),
    };
    for (const [name, change] of Object.entries(changes)) {
      for (const late of [(engine) => engine.answer(1, 0), (engine) => engine.fail(0)]) {
        const { session, engine, seen, sow } = table({ seats: againstNorth });
        sow(3);
        change(session);
        assert.equal(engine.cancels, 1, name);
        seen();
        const view = session.view;
        await late(engine);
        assert.deepEqual([seen(), session.view], [[], view], name);
      }
    }
  });
});
