// The sowings of a round, listed while it is played, and the way back to one's own.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Session } from "../../www/js/game/session.js";
import { openStore } from "../../www/js/game/store.js";
import { api } from "./api.mjs";
import { randomness } from "./helpers.mjs";

const silent = { think: () => new Promise(() => {}), cancel() {} };

function sessionOf(wanted) {
  const session = new Session({ api, engine: silent, store: openStore(null), wait: async () => {} });
  session.start({ seats: ["person", "person"], options: {}, ...wanted });
  return session;
}

const settle = (session) => {
  while (session.phase === "showing") session.shown();
};

describe("the list of sowings", () => {
  for (const { id } of api.variants()) {
    it(`names each, who sowed it and what it won, as the engine says: ${id}`, () => {
      const session = sessionOf({ variant: id });
      const random = randomness(id.length);
      const expected = [];
      while (!session.view.outcome) {
        const sowing = random.pick(session.view.legal);
        const { wins, player } = session.preview(sowing);
        expected.push({ by: player, wins });
        session.sow(sowing);
        settle(session);
      }
      const { moves } = session;
      assert.equal(moves.length, expected.length);
      moves.forEach(({ name, by, won, isPlace }, at) => {
        assert.deepEqual([by, isPlace], [expected[at].by, true]);
        assert.equal(api.sowing(id, name).hole, session.match.game.history(1)[at].sowing.hole);
        if (won !== null) assert.equal(won, expected[at].wins, `${at}: ${name}`);
      });
      assert.deepEqual(
        moves.flatMap(({ won }, at) => (won === null ? [at] : [])),
        [moves.length - 1],
        "of the sowing that ends the round it is not known apart from what is kept",
      );
    });
  }

  it("leads back to the moment before a sowing, and forward again", () => {
    const session = sessionOf({ variant: "kalah" });
    const texts = [];
    for (let n = 0; n < 6; n += 1) {
      texts.push(session.view.text);
      session.sow(session.view.legal[0]);
      settle(session);
    }
    assert.equal(session.goTo(2), true);
    assert.deepEqual([session.view.text, session.moves.length, session.phase], [texts[2], 2, "choose"]);
    while (session.canRedo) session.redo();
    assert.equal(session.moves.length, 6);
    assert.equal(session.goTo(6), false, "nothing was sown there");
  });

  it("leads to no choice of the computer", () => {
    const session = sessionOf({ variant: "ali-guli-mane", seats: ["person", "person"] });
    for (let n = 0; n < 5; n += 1) {
      session.sow(session.view.legal[0]);
      settle(session);
    }
    session.setSeats(["person", "child"]);
    const { moves } = session;
    assert.ok(moves.some(({ by }) => by === 1));
    assert.deepEqual(
      moves.map(({ isPlace }) => isPlace),
      moves.map(({ by }) => by === 0),
    );
    assert.equal(session.goTo(moves.findIndex(({ by }) => by === 1)), false);
  });

  it("is that of the running round: the way does not lead into the one before", () => {
    const session = sessionOf({ variant: "ali-guli-mane" });
    while (!session.view.outcome) {
      session.sow(session.view.legal[0]);
      settle(session);
    }
    session.nextRound();
    settle(session);
    assert.deepEqual(session.moves, []);
    session.sow(session.view.legal[0]);
    settle(session);
    session.goTo(0);
    assert.equal(session.view.round, 2);
  });
});
