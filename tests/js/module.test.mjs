/** The page's headless half on the engine itself, as a build leaves it in dist. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import { bookUrls } from "../../www/js/engine/books.js";
import { EngineClient } from "../../www/js/engine/client.js";
import { EngineQueue } from "../../www/js/engine/queue.js";
import { Session } from "../../www/js/game/session.js";
import { openStore } from "../../www/js/game/store.js";
import { wordsFor } from "../../www/js/text/index.js";
import { sceneOf, seedsIn } from "../../www/js/trace/scene.js";
import { timeline } from "../../www/js/trace/timeline.js";
import { randomness, Shelf } from "./helpers.mjs";

const dist = new URL("../../dist/", import.meta.url);
const module = new WebAssembly.Module(await readFile(new URL("ali_guli_mane_bg.wasm", dist)));
const glue = await import(new URL("ali_guli_mane.js", dist).href);
glue.initSync({ module });
const api = { ...glue, module };
const games = api.variants();

/** What of a view a scene must equal. */
const board = ({ holes, closed, banks, mover }) => ({ holes, closed, banks, mover });

/** Plays on at random: a sowing, seldom a resignation, or the next round. Null when the match is over. */
function randomAct(game, random) {
  const { legal, matchOutcome, outcome } = game.view();
  if (matchOutcome) return null;
  if (outcome) return () => game.nextRound();
  if (random.below(60) === 0) return () => game.resign();
  const sowing = random.pick(legal);
  assert.deepEqual(game.preview(sowing), game.preview(sowing));
  return () => game.play(sowing);
}

function optionsFor({ openings, matches }, random) {
  const openingSeeds = random.pick(openings);
  return matches ? { openingSeeds, rounds: 4 } : { openingSeeds };
}

describe("the trace of every game", () => {
  for (const info of games) {
    it(`folds to the board, seed for seed: ${info.id}`, () => {
      const random = randomness(info.id.length);
      const kinds = new Set();
      for (let run = 0; run < 30; run++) {
        const game = new api.Game(info.id, optionsFor(info, random));
        const total = seedsIn(sceneOf(game.view()));
        for (let act; (act = randomAct(game, random)); ) {
          const before = sceneOf(game.view());
          const trace = act();
          const frames = timeline(before, trace);
          const { to } = frames.at(-1);
          assert.deepEqual([to.hand, board(to)], [0, board(game.view())]);
          assert.ok(frames.every(({ to }) => seedsIn(to) === total));
          const shown = frames.map(({ event }) => event).filter(({ kind }) => kind !== "look" && kind !== "breath");
          assert.deepEqual(shown, trace);
          for (const { kind } of trace) kinds.add(kind);
        }
        game.free();
      }
      const { ring, matches, dials } = info;
      const expected = {
        bankDrop: ring,
        refill: matches,
        saada: dials.relay === "fromNext",
        ripe: dials.ripe !== "never",
        keep: dials.keep === "ownRow",
      };
      for (const [kind, must] of Object.entries(expected)) assert.equal(kinds.has(kind), must, kind);
    });
  }

  it("is shown in good time, however long the sowing", () => {
    const random = randomness(3);
    let longest = { drops: 0, seconds: 0 };
    for (const { id } of games) {
      for (let run = 0; run < 30; run++) {
        const game = new api.Game(id);
        for (let act; !game.view().outcome && (act = randomAct(game, random)); ) {
          const frames = timeline(sceneOf(game.view()), act());
          const drops = frames.filter(({ event }) => event.kind === "drop").length;
          const seconds = (frames.at(-1).at + frames.at(-1).ms) / 1000;
          if (drops <= 336) assert.ok(seconds < 30, `${id}: ${drops} drops in ${seconds} s`);
          if (drops > longest.drops) longest = { drops, seconds, id };
        }
        game.free();
      }
    }
    assert.ok(longest.drops > 100, "no long sowing was among them");
  });
});

describe("opening books", () => {
  it("are there for the games that have one, and are read by the engine", async () => {
    const withBook = games.filter(({ book }) => book).map(({ id }) => id);
    assert.deepEqual(Object.keys(bookUrls).sort(), withBook.sort());
    for (const [id, url] of Object.entries(bookUrls)) new api.Engine(id).loadBook(await readFile(new URL(url), "utf8"));
  });
});

describe("a session on the engine", () => {
  /** The real engine in a hurry: this is about the session, and a test has no minute for every move. */
  function hasty() {
    const client = new EngineClient(new EngineQueue({ Worker: undefined, api: async () => api }));
    return {
      think: (variant, text, options) => client.think(variant, text, { ...options, nodes: 2_000 }),
      cancel: () => client.cancel(),
      destroy: () => client.destroy(),
    };
  }

  function sitDown(shelf = new Shelf()) {
    const engine = hasty();
    const session = new Session({ api, engine, store: openStore(shelf), wait: async () => {} });
    return { session, engine, shelf };
  }

  /** Shows every trace at once, and waits until nothing is thought any more. */
  async function watch(session) {
    for (;;) {
      if (session.phase === "showing") session.shown();
      else if (session.phase !== "thinking") return;
      else await new Promise((resolve) => session.addEventListener("trace", resolve, { once: true }));
    }
  }

  for (const { id } of games) {
    it(`plays a round between two computers to its end: ${id}`, async () => {
      const { session, engine } = sitDown();
      session.addEventListener("notice", ({ detail }) => assert.fail(detail.code));
      session.start({ variant: id, seats: ["child", "child"] });
      await watch(session);
      assert.ok(session.view.outcome);
      assert.match(session.phase, /over/i);
      session.destroy();
      engine.destroy();
    });

    it(`refuses, previews, takes back and comes back after a reload: ${id}`, async () => {
      const random = randomness(id.length + 9);
      const shelf = new Shelf();
      let { session, engine } = sitDown(shelf);
      session.start({ variant: id, seats: ["person", "child"] });
      for (let i = 0; i < 25 && session.phase !== "matchOver"; i++) {
        if (session.phase === "over") session.nextRound();
        else session.sow(random.pick(session.view.legal));
        if (random.below(4) === 0) ({ session, engine } = reload(session, engine, shelf));
        await watch(session);
        assert.equal(session.sow({ hole: 99 }), false);
        if (random.below(3) === 0 && session.undo()) await watch(session);
        for (const sowing of session.view.legal) checkPreview(session, sowing);
        assert.deepEqual(session.view, api.Game.fromRecord(session.record()).view());
      }
      session.destroy();
      engine.destroy();
    });
  }

  function reload(session, engine, shelf) {
    const view = session.view;
    session.destroy();
    engine.destroy();
    const again = sitDown(shelf);
    assert.equal(again.session.restore(), true);
    assert.deepEqual(again.session.view, view);
    return again;
  }

  /** A preview wins what the bank grows by, but for rows kept at the end. */
  function checkPreview(session, sowing) {
    const foreseen = session.preview(sowing);
    if (session.phase !== "choose") return assert.equal(foreseen, null);
    const game = api.Game.fromRecord(session.record());
    const { banks, mover } = game.view();
    const kept = game.play(sowing).filter(({ kind, player }) => kind === "keep" && player === mover);
    const grown = game.view().banks[mover] - banks[mover];
    assert.equal(foreseen.wins, grown - kept.reduce((sum, { seeds }) => sum + seeds, 0));
    assert.equal(foreseen.next.kind === "again", !game.view().outcome && game.view().mover === mover);
    game.free();
  }

  it("refuses with codes that name what is wrong", () => {
    const { session } = sitDown();
    const codes = [];
    session.addEventListener("refused", ({ detail }) => codes.push(detail.code));
    for (const hole of [0, 99, NaN, "x", undefined]) session.sow({ hole });
    session.sow(null);
    session.nextRound();
    assert.deepEqual(codes.slice(0, 2), ["notYourHole", "noSuchHole"]);
    assert.ok(codes.every((code) => code !== "unknown"));
    assert.equal(codes.at(-1), "roundRunning");
    session.destroy();
  });
});

describe("a sowing in a sentence", () => {
  const words = wordsFor("en");
  const told = (id, position, name) => {
    const summary = new api.Game(id, { position }).summary(api.sowing(id, name));
    return words.sowing(summary, name, games.find((game) => game.id === id).names);
  };

  it("is where the sowing rested last, after it went on from captures", () => {
    assert.equal(
      told("pallanguzhi", "4,0,3,1,0,1,0/0,3,1,5,0,0,1 0-0 S free", "B1"),
      "B1: three laps, five seeds; saada at A1; nine won. North’s turn.",
    );
  });

  it("counts what each player takes in passing", () => {
    assert.equal(
      told("pallanguzhi-traditional", "5,3,0,0,2,1,1/3,3,0,3,3,3,3 0-0 S free", "B6"),
      "B6: three seeds; four taken in passing; four to North; saada at A5; nothing won. North’s turn.",
    );
  });

  it("says whether the last seed fell into an empty hole", () => {
    assert.equal(
      told("avalanche", "0,2,3,1,0,4/1,4,4,2,1,1 0-0 S free", "B5"),
      "B5: two laps, seven seeds; the last seed in A2, which was empty. North’s turn.",
    );
  });

  it("says that the round is over and who keeps what", () => {
    assert.equal(
      told("kalah", "3,0,0,2,0,1/1,0,0,0,0,0 24-17 S", "B6"),
      "B6: one seed; the last seed in the bank. North keeps six seeds. The round is over.",
    );
  });
});
