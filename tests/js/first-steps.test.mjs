// The first game ever: three steps that follow what a person really does.

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { Prefs } from "../../www/js/game/prefs.js";
import { Session } from "../../www/js/game/session.js";
import { memoryStorage, openStore } from "../../www/js/game/store.js";
import { FirstSteps } from "../../www/js/teach/first-steps.js";
import { wordsFor } from "../../www/js/text/index.js";
import { api } from "./api.mjs";
import { fakeDocument } from "./fake-dom.mjs";

const words = wordsFor("en");
const { first } = words.teach;
const silent = { think: () => new Promise(() => {}), cancel() {} };

/** Somebody who has never played, at a board. */
function beginner({
  variant = "ali-guli-mane",
  seats = ["person", "person"],
  storage = memoryStorage(),
  ...options
} = {}) {
  const prefs = new Prefs(openStore(storage));
  const session = new Session({ api, engine: silent, store: openStore(null), wait: async () => {} });
  session.start({ variant, seats, options });
  const said = [];
  const life = new AbortController();
  const steps = new FirstSteps({ session, prefs, words, speak: (sentence) => said.push(sentence) }, life.signal);
  const text = () => {
    steps.render();
    return steps.element.hidden ? "" : steps.element.textContent;
  };
  return { session, prefs, steps, said, text, storage };
}

describe("the first steps", () => {
  beforeEach(() => (globalThis.document = fakeDocument));
  afterEach(() => delete globalThis.document);

  it("go on as the person sows, looks on and has seen the saada", () => {
    const { session, said, text } = beginner();
    assert.equal(text(), `${first.sow} ${first.skip}`);
    session.sow({ hole: 10 });
    assert.equal(text(), `${first.look} ${first.skip}`);
    session.shown();
    assert.match(text(), /^A7 was empty: saada\. What lay beyond it is yours: 15 seeds from A6 and B6\. .* Got it$/);
    assert.deepEqual(said.length, 2, "each is said as it comes");
    session.sow(session.view.legal[0]);
    assert.equal(text(), "", "who sows once more has understood");
  });

  it("tell what the engine tells, whatever the opening and the sowing", () => {
    for (const { id, dials, openings } of api.variants()) {
      for (const openingSeeds of openings) {
        const game = new api.Game(id, { openingSeeds });
        for (const sowing of game.view().legal) {
          const { session, text } = beginner({ variant: id, openingSeeds });
          const { saada, captured } = game.summary(sowing);
          session.sow(sowing);
          session.shown();
          const names = api.variants().find((info) => info.id === id).names;
          if (dials.relay !== "fromNext") assert.equal(text(), "");
          else if (saada === null) assert.match(text(), /^Choose/);
          else {
            assert.ok(text().startsWith(`${names[saada]} was empty`), text());
            if (!captured) assert.match(text(), /nothing is yours/);
          }
        }
      }
    }
  });

  it("wait for a person: what the computer sows is no step", async () => {
    const { session, text } = beginner({ seats: ["child", "person"] });
    session.addEventListener("trace", () => assert.fail("the engine never answers here"));
    assert.equal(session.phase, "thinking");
    assert.match(text(), /^Choose/);
  });

  it("begin again when the sowing is taken back before it has been seen", () => {
    const { session, text } = beginner();
    session.sow({ hole: 10 });
    session.undo();
    assert.match(text(), /^Choose/);
  });

  it("are told once, whether they were skipped or seen, and again for who asks", () => {
    const seen = beginner();
    seen.session.sow({ hole: 10 });
    seen.session.shown();
    assert.equal(beginner(seen).text(), "");
    const skipped = beginner();
    skipped.steps.end();
    assert.equal(skipped.text(), "");
    const later = beginner(skipped);
    assert.equal(later.text(), "");
    later.steps.begin();
    assert.deepEqual([later.text(), later.said], [`${first.sow} ${first.skip}`, [first.sow]]);
  });
});
