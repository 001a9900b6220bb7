import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { serve } from "../../www/js/engine/serve.js";
import { FakeEngine, thoughtOf, tick } from "./fake-engine.mjs";

const api = { Engine: FakeEngine, book: async () => null };

beforeEach(() => (FakeEngine.alive = 0));

describe("serve", () => {
  /** Both ends of a line to the engine. */
  function line(ready = Promise.resolve(api), how = {}) {
    const answers = [];
    const port = { onmessage: null, postMessage: (answer) => answers.push(answer) };
    const end = serve(port, ready, how);
    return { answers, end, ask: (data) => port.onmessage({ data }) };
  }
  const question = (position, variant = "v") => ({ variant, position, options: {} });

  it("says when it is ready, then answers", async () => {
    const { answers, ask } = line();
    await tick();
    await ask(question("4"));
    assert.deepEqual(answers, [{ ready: true }, { heard: true }, { answer: { ...thoughtOf("4"), options: {} } }]);
  });

  it("says that it has heard a question before it works on it, whatever comes of that", async () => {
    for (const position of ["4", "bad", "trap"]) {
      const { answers, ask } = line();
      const answered = ask(question(position));
      assert.deepEqual(answers, [{ heard: true }]);
      await answered;
      assert.equal(answers.length, 3);
    }
  });

  it("says by which lock it is known to live", async () => {
    const { answers } = line(Promise.resolve(api), { life: "a lock" });
    await tick();
    assert.deepEqual(answers, [{ ready: true, life: "a lock" }]);
  });

  it("says so where the engine cannot be loaded", async () => {
    const { answers } = line(Promise.reject(new Error("LoadError")));
    await tick();
    assert.deepEqual(answers, [{ fatal: "Error: LoadError" }]);
  });

  it("answers with the engine's coded errors, and goes on", async () => {
    const { answers, ask } = line();
    await ask(question("bad"));
    await ask(question("4", "unheard"));
    await ask(question("4"));
    const told = answers.filter((answer) => !("heard" in answer));
    assert.deepEqual(told.slice(1, 3), [
      { error: { code: "badPosition", detail: { column: 3 }, message: "not a position" } },
      { error: { code: "noSuchVariant", detail: {}, message: "unheard" } },
    ]);
    assert.deepEqual(told[3].answer.sowing, { hole: 4 });
  });

  it("sends a fatal message where the module broke", async () => {
    const { answers, ask } = line();
    await ask(question("trap"));
    assert.deepEqual(answers.at(-1), { fatal: "RuntimeError: unreachable" });
  });

  it("gives an engine the book of its game, once, and goes without one that is missing or damaged", async () => {
    FakeEngine.books = [];
    const asked = [];
    const books = { a: "the book of a", b: null, c: "damaged" };
    const book = async (variant) => {
      asked.push(variant);
      if (!(variant in books)) throw new TypeError("Failed to fetch");
      return books[variant];
    };
    const { answers, ask } = line(Promise.resolve({ Engine: FakeEngine, book }));
    for (const variant of ["a", "a", "b", "c", "d"]) await ask(question("4", variant));
    assert.deepEqual(asked, ["a", "b", "c", "d"]);
    assert.deepEqual(FakeEngine.books, ["the book of a"]);
    assert.equal(answers.filter(({ answer }) => answer?.sowing.hole === 4).length, 5);
  });

  it("keeps an engine of each game, until it is told to end", async () => {
    const { ask, end } = line();
    for (const variant of ["a", "a", "b", "unheard", "b", "a"]) await ask(question("4", variant));
    assert.equal(FakeEngine.alive, 2);
    end();
    assert.equal(FakeEngine.alive, 0);
  });

  describe("in idle time", () => {
    beforeEach(() => {
      FakeEngine.endgames = 120_000;
      mock.timers.enable({ apis: ["setTimeout"] });
    });
    afterEach(() => {
      FakeEngine.endgames = 0;
      mock.timers.reset();
    });

    it("solves endgames, step by step until all are solved", async () => {
      const { ask } = line();
      await ask(question("4"));
      mock.timers.tick(49);
      assert.equal(FakeEngine.endgames, 120_000);
      for (const left of [70_000, 20_000, 0, 0]) {
        mock.timers.tick(1);
        assert.equal(FakeEngine.endgames, left);
      }
    });

    it("is ready for the next question between two steps, and waits until it is idle again", async () => {
      const { ask } = line();
      await ask(question("4"));
      mock.timers.tick(50);
      await ask(question("5"));
      mock.timers.tick(49);
      assert.equal(FakeEngine.endgames, 70_000);
      mock.timers.tick(1);
      assert.equal(FakeEngine.endgames, 20_000);
    });

    it("takes a step after every portion of a search that goes on, which leaves no idle time", async () => {
      const { ask } = line();
      for (const left of [70_000, 20_000, 0]) {
        await ask({ variant: "v", position: "hard", options: { nodes: 3 } });
        assert.equal(FakeEngine.endgames, left);
      }
    });

    it("does nothing where it may not prepare, nor after the end", async () => {
      const onThePage = line(undefined, { prepares: false });
      await onThePage.ask(question("4"));
      const ended = line();
      await ended.ask(question("4"));
      ended.end();
      mock.timers.tick(1000);
      assert.equal(FakeEngine.endgames, 120_000);
    });
  });
});
