import { afterEach, beforeEach, describe, it } from "node:test";
import assert from "node:assert/strict";
import { EngineClient, serve } from "../../www/js/engine/engine.js";
import { randomness } from "./helpers.mjs";

const tick = () => new Promise((resolve) => setImmediate(resolve));
/** Waits until something is so; a test that waits in vain runs into its time limit. */
const until = async (isSo) => { while (!isSo()) await tick(); };
const thoughtOf = (position) => ({ sowing: { hole: Number(position) } });

/** An engine that answers with the position, and errs or breaks on request. */
class FakeEngine {
  static alive = 0;

  constructor(variant) {
    if (variant === "unheard") throw Object.assign(new Error("unheard"), { code: "noSuchVariant", detail: {} });
    FakeEngine.alive += 1;
  }

  think(position, options) {
    if (position === "bad") throw Object.assign(new Error("not a position"), { code: "badPosition", detail: { column: 3 } });
    if (position === "trap") throw new WebAssembly.RuntimeError("unreachable");
    return { ...thoughtOf(position), options };
  }

  puzzle(kind, seed, grade) {
    return { kind, seed, grade };
  }

  free() {
    FakeEngine.alive -= 1;
  }
}

const api = async () => ({ Engine: FakeEngine, module: "the compiled module" });

/** Workers that exist only here; `behave` says what each does with a message. */
function workers(behave = () => {}) {
  const made = [];
  class FakeWorker {
    sent = [];
    ended = false;
    constructor(url, options) {
      Object.assign(this, { url: String(url), options });
      made.push(this);
      behave(this, null);
    }
    postMessage(message) {
      this.sent.push(message);
      behave(this, message);
    }
    terminate() {
      this.ended = true;
    }
    say(data) {
      this.onmessage?.({ data });
    }
    break(message = "gone") {
      this.onerror?.({ message, preventDefault() {} });
    }
  }
  return { made, Worker: FakeWorker };
}

/** A worker that is ready at once, and answers. */
function able(worker, message) {
  if (message === null) setImmediate(() => worker.say({ ready: true }));
  else setImmediate(() => worker.say({ id: message.id, answer: thoughtOf(message.position) }));
}

/** A worker that is ready, and then waits to be told what to do. */
function patient(worker, message) {
  if (message === null) setImmediate(() => worker.say({ ready: true }));
}

const glue = async () => "export class Engine {}\nfunction initSync() {}";

let client;
beforeEach(() => (FakeEngine.alive = 0));
afterEach(() => client?.destroy());

function clientOf(behave, more = {}) {
  const { made, Worker } = workers(behave);
  client = new EngineClient({ Worker, api, glue, ...more });
  return made;
}

describe("asking a worker", () => {
  it("makes none before there is a question, and one for all of them", async () => {
    const made = clientOf(able);
    assert.equal(made.length, 0);
    const thoughts = await Promise.all([client.think("v", "5"), client.think("v", "6", { level: "child" })]);
    assert.deepEqual(thoughts, [thoughtOf("5"), thoughtOf("6")]);
    assert.equal(made.length, 1);
    assert.match(made[0].url, /www\/js\/engine\/worker\.js$/);
    assert.deepEqual(made[0].options, { type: "module" });
    const [{ id: first, ...question }, { id: second, options }] = made[0].sent;
    assert.deepEqual([question, options], [{ variant: "v", position: "5", options: {} }, { level: "child" }]);
    assert.notEqual(first, second);
  });

  it("asks for fair starts, sides and divisions as well", async () => {
    const made = clientOf(patient);
    const asked = [client.fairStarts("v", "5", 1, { nodes: 3 }), client.swap("v", "5"), client.cut("v", "5", { seed: 2 })];
    await until(() => made[0]?.sent.length === 3);
    const common = { variant: "v", position: "5" };
    assert.deepEqual(made[0].sent.map(({ id, ...question }) => question), [
      { ...common, turns: 1, options: { nodes: 3 } },
      { ...common, ask: "swap", options: {} },
      { ...common, ask: "cut", options: { seed: 2 } },
    ]);
    for (const { id } of made[0].sent) made[0].say({ id, answer: id });
    assert.deepEqual(await Promise.all(asked), made[0].sent.map(({ id }) => id));
  });

  it("has puzzles made as well", async () => {
    client = new EngineClient({ Worker: undefined, api, glue });
    const wanted = { kind: "longestRelay", seed: 7, grade: 3 };
    assert.deepEqual(await client.puzzle("v", wanted), wanted);
  });

  it("gives each answer to its question, whatever the order, and others to nobody", async () => {
    const made = clientOf(patient);
    const thoughts = ["1", "2", "3"].map((position) => client.think("v", position));
    await until(() => made[0]?.sent.length === 3);
    made[0].say({ id: 999, answer: thoughtOf("999") });
    for (const { id, position } of made[0].sent.toReversed()) made[0].say({ id, answer: thoughtOf(position) });
    for (const { id } of made[0].sent) made[0].say({ id, answer: thoughtOf("999") });
    assert.deepEqual(await Promise.all(thoughts), ["1", "2", "3"].map(thoughtOf));
  });

  it("passes on the engine's own refusal", async () => {
    const made = clientOf(patient);
    const thought = client.think("v", "bad");
    await until(() => made[0]?.sent.length === 1);
    made[0].say({ id: made[0].sent[0].id, error: { code: "badPosition", detail: { column: 3 }, message: "no" } });
    await assert.rejects(thought, { code: "badPosition", detail: { column: 3 }, message: "no" });
  });
});

describe("a worker that dies", () => {
  for (const [name, die] of [
    ["of an error", (worker) => worker.break()],
    ["by its own word", (worker) => worker.say({ dead: "unreachable" })],
    ["by an answer that cannot be read", (worker) => worker.onmessageerror?.({})],
  ]) {
    it(`${name} is followed by another, which is asked again`, async () => {
      const made = clientOf((worker, message) => {
        if (message && made.length === 1) die(worker);
        else able(worker, message);
      });
      assert.deepEqual(await client.think("v", "4"), thoughtOf("4"));
      assert.deepEqual([made.length, made[0].ended, made[1].ended], [2, true, false]);
      assert.deepEqual(await client.think("v", "5"), thoughtOf("5"));
      assert.equal(made.length, 2);
    });
  }

  it("twice over one question costs that question, not the next", async () => {
    const made = clientOf((worker, message) => (message?.position === "13" ? worker.break() : able(worker, message)));
    await assert.rejects(client.think("v", "13"), { code: "engineFailed" });
    assert.deepEqual(await client.think("v", "4"), thoughtOf("4"));
    assert.equal(made.length, 3);
  });
});

describe("where workers are refused", () => {
  const isText = (worker) => worker.url.startsWith("blob:");
  /** Addresses are refused, texts are not. */
  const refusals = {
    "when one is made": (worker) => { if (!isText(worker)) throw new Error("SecurityError"); },
    "later": (worker) => { if (!isText(worker)) setImmediate(() => worker.break()); },
    "by failing to load the engine": (worker) => { if (!isText(worker)) setImmediate(() => worker.say({ dead: "LoadError" })); },
  };
  for (const [name, refuse] of Object.entries(refusals)) {
    it(`${name}, one is made from text and given the compiled module`, async () => {
      const made = clientOf((worker, message) => {
        if (message === null) refuse(worker);
        else if (message === "the compiled module") setImmediate(() => worker.say({ ready: true }));
        else able(worker, message);
      });
      assert.deepEqual(await client.think("v", "4"), thoughtOf("4"));
      assert.equal(made.filter(isText).length, 1);
      assert.deepEqual(await client.think("v", "5"), thoughtOf("5"));
      assert.equal(made.length, 2);
    });
  }

  it("the text has the engine, the answering and the start in it", async () => {
    const made = clientOf((worker, message) => {
      if (message === null && !isText(worker)) throw new Error("SecurityError");
    });
    const make = URL.createObjectURL;
    let text;
    URL.createObjectURL = (blob) => ((text = blob.text()), make(blob));
    client.think("v", "4").catch(() => {});
    await until(() => made.length === 2);
    URL.createObjectURL = make;
    assert.ok((await text).startsWith(await glue()));
    assert.ok((await text).includes(serve.toString()));
  });

  for (const [name, outside] of Object.entries({
    "no workers": { Worker: undefined },
    "workers that all fail": {},
    "no way to get the text": { Worker: undefined, glue: async () => { throw new TypeError("Failed to fetch"); } },
  })) {
    it(`altogether (${name}), the engine thinks on this thread`, async () => {
      clientOf((worker) => setImmediate(() => worker.break()), outside);
      assert.deepEqual(await client.think("v", "4", { level: "child" }), { ...thoughtOf("4"), options: { level: "child" } });
      await assert.rejects(client.think("v", "bad"), { code: "badPosition", detail: { column: 3 } });
    });
  }

  it("and no engine either, the question fails, and the next tries everything again", async () => {
    let broken = true;
    const late = async () => {
      if (broken) throw new Error("LoadError");
      return api();
    };
    clientOf(undefined, { Worker: undefined, api: late });
    await assert.rejects(client.think("v", "4"), { code: "engineFailed" });
    broken = false;
    assert.deepEqual((await client.think("v", "4")).sowing, { hole: 4 });
  });
});

describe("taking a question back", () => {
  it("rejects it, and stops the engine at work on it", async () => {
    const made = clientOf(patient);
    const thought = client.think("v", "4");
    await until(() => made[0]?.sent.length === 1);
    client.cancel();
    await assert.rejects(thought, { code: "cancelled" });
    await until(() => made[0].ended);
    const next = client.think("v", "5");
    await until(() => made[1]?.sent.length === 1);
    made[0].say({ id: made[1].sent[0].id, answer: thoughtOf("999") });
    made[1].say({ id: made[1].sent[0].id, answer: thoughtOf("5") });
    assert.deepEqual(await next, thoughtOf("5"));
  });

  it("leaves an idle engine alone", async () => {
    const made = clientOf(able);
    await client.think("v", "4");
    client.cancel();
    await client.think("v", "5");
    assert.equal(made.length, 1);
  });

  it("before the engine was there costs only the question", async () => {
    const made = clientOf(able);
    const thought = client.think("v", "4");
    client.cancel();
    await assert.rejects(thought, { code: "cancelled" });
    assert.deepEqual(await client.think("v", "5"), thoughtOf("5"));
    assert.deepEqual([made.length, made[0].sent.length], [1, 1]);
  });
});

describe("destroy", () => {
  it("ends the worker, also one that is only starting, and rejects what is open", async () => {
    for (const ready of [true, false]) {
      const made = clientOf(patient);
      const thought = client.think("v", "4");
      if (ready) await until(() => made[0]?.sent.length === 1);
      client.destroy();
      await assert.rejects(thought, { code: "cancelled" });
      await until(() => made.every(({ ended }) => ended));
    }
  });
});

describe("serve", () => {
  /** Both ends of a line to the engine. */
  function line(ready = api()) {
    const answers = [];
    const port = { onmessage: null, postMessage: (answer) => answers.push(answer) };
    serve(port, ready);
    return { answers, ask: (data) => port.onmessage({ data }) };
  }
  const question = (position, variant = "v", id = 1) => ({ id, variant, position, options: {} });

  it("says when it is ready, then answers", async () => {
    const { answers, ask } = line();
    await tick();
    await ask(question("4"));
    assert.deepEqual(answers, [{ ready: true }, { id: 1, answer: { ...thoughtOf("4"), options: {} } }]);
  });

  it("says so where the engine cannot be loaded", async () => {
    const { answers } = line(Promise.reject(new Error("LoadError")));
    await tick();
    assert.deepEqual(answers, [{ dead: "Error: LoadError" }]);
  });

  it("answers with the engine's coded errors, and goes on", async () => {
    const { answers, ask } = line();
    await ask(question("bad"));
    await ask(question("4", "unheard"));
    await ask(question("4"));
    assert.deepEqual(answers.slice(1, 3), [
      { id: 1, error: { code: "badPosition", detail: { column: 3 }, message: "not a position" } },
      { id: 1, error: { code: "noSuchVariant", detail: {}, message: "unheard" } },
    ]);
    assert.deepEqual(answers[3].answer.sowing, { hole: 4 });
  });

  it("gives itself up where the module broke", async () => {
    const { answers, ask } = line();
    await ask(question("trap"));
    assert.deepEqual(answers.at(-1), { dead: "RuntimeError: unreachable" });
  });

  it("keeps one engine, and frees it for another game's", async () => {
    const { ask } = line();
    for (const variant of ["a", "a", "b", "unheard", "b", "a"]) await ask(question("4", variant));
    assert.equal(FakeEngine.alive, 1);
  });
});

it("whatever is asked, taken back and broken: every question is answered once, rightly or not at all", async () => {
  const random = randomness(11);
  for (let run = 0; run < 40; run++) {
    const made = clientOf((worker, message) => {
      if (message !== null && random.below(4) === 0) setImmediate(() => worker.break());
      else able(worker, message);
    });
    const open = [];
    for (let i = 0; i < 12; i++) {
      const act = random.below(6);
      if (act === 0) client.cancel();
      else if (act === 1) made.at(-1)?.break();
      else if (act === 2) await tick();
      else open.push(answered(String(i)));
    }
    for (const { position, thought, error } of await Promise.all(open)) {
      if (thought) assert.deepEqual(thought, thoughtOf(position));
      else assert.ok(["cancelled", "engineFailed"].includes(error.code), error);
    }
    client.destroy();
  }

  function answered(position) {
    return client.think("v", position).then((thought) => ({ position, thought }), (error) => ({ position, error }));
  }
});
