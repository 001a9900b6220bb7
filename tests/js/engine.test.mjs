import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { EngineClient } from "../../www/js/engine/client.js";
import { EngineQueue } from "../../www/js/engine/queue.js";
import { serve } from "../../www/js/engine/serve.js";
import { FakeEngine, thoughtOf, tick } from "./fake-engine.mjs";
import { able, deaf, patient, workers } from "./fake-worker.mjs";
import { randomness } from "./helpers.mjs";

/** Waits until something is so; a test that waits in vain runs into its time limit. */
const until = async (isSo) => {
  while (!isSo()) await tick();
};
const api = async () => ({
  Engine: FakeEngine,
  variants: () => [],
  book: async () => null,
  module: "the compiled module",
});

const glue = async () => "export class Engine {}\nfunction initSync() {}";

/** The fake workers; the first client of the queue, and another. */
let client, other;
beforeEach(() => (FakeEngine.alive = 0));
afterEach(() => {
  client?.destroy();
  other?.destroy();
});

function clientOf(behave, more = {}) {
  const { made, Worker } = workers(behave);
  const queue = new EngineQueue({ Worker, api, glue, ...more });
  client = new EngineClient(queue);
  other = new EngineClient(queue);
  return made;
}

/** What workers were asked, in order. */
const positionsOf = (worker) => worker.sent.map(({ position }) => position);

/** Waits until a worker has been asked so many questions, and has said that it heard them if it does. */
const asked = async (made, worker, times) => {
  await until(() => made[worker]?.sent.length === times);
  await tick();
  await tick();
};

describe("asking a worker", () => {
  it("makes none before there is a question, and one for all of them", async () => {
    const made = clientOf(able);
    assert.equal(made.length, 0);
    const thoughts = await Promise.all([client.think("v", "5"), client.think("v", "6", { level: "child" })]);
    assert.deepEqual(thoughts, [thoughtOf("5"), thoughtOf("6")]);
    assert.equal(made.length, 1);
    assert.match(made[0].url, /www\/js\/engine\/worker\.js$/);
    assert.deepEqual(made[0].options, { type: "module" });
    const [question, { options }] = made[0].sent;
    assert.deepEqual([question, options], [{ variant: "v", position: "5", options: {} }, { level: "child" }]);
  });

  it("asks for fair starts, swaps and cuts as well", async () => {
    const made = clientOf(able);
    await Promise.all([
      client.fairStarts("v", "5", 1, { nodes: 3 }),
      client.swap("v", "5"),
      client.cut("v", "5", { seed: 2 }),
    ]);
    const common = { variant: "v", position: "5" };
    assert.deepEqual(made[0].sent, [
      { ...common, turns: 1, options: { nodes: 3 } },
      { ...common, ask: "swap", options: {} },
      { ...common, ask: "cut", options: { seed: 2 } },
    ]);
  });

  it("has puzzles made as well", async () => {
    clientOf(undefined, { Worker: undefined });
    const wanted = { kind: "longestRelay", seed: 7, grade: 3 };
    assert.deepEqual(await client.puzzle("v", wanted), wanted);
  });

  it("asks one question at a time, in their order, whoever asks", async () => {
    const made = clientOf(patient);
    const thoughts = [client.think("v", "1"), other.think("v", "2"), client.think("v", "3")];
    for (const [i, position] of ["1", "2", "3"].entries()) {
      await asked(made, 0, i + 1);
      await tick();
      assert.equal(made[0].sent.length, i + 1);
      made[0].say({ answer: thoughtOf(position) });
      made[0].say({ answer: thoughtOf("999") }); // what nobody has asked
    }
    assert.deepEqual(await Promise.all(thoughts), ["1", "2", "3"].map(thoughtOf));
    assert.deepEqual(positionsOf(made[0]), ["1", "2", "3"]);
  });

  it("lets two who ask in portions take turns", async () => {
    const made = clientOf(able);
    const inPortions = async (who, position) => {
      for (let i = 0; i < 4; i += 1) await who.think("v", position);
    };
    await Promise.all([inPortions(client, "1"), inPortions(other, "2")]);
    assert.deepEqual(positionsOf(made[0]), ["1", "2", "1", "2", "1", "2", "1", "2"]);
  });

  it("passes on the engine's own refusal", async () => {
    const made = clientOf(patient);
    const thought = client.think("v", "bad");
    await asked(made, 0, 1);
    made[0].say({ error: { code: "badPosition", detail: { column: 3 }, message: "no" } });
    await assert.rejects(thought, { code: "badPosition", detail: { column: 3 }, message: "no" });
  });
});

describe("a worker that dies", () => {
  for (const [name, die] of [
    ["of an error", (worker) => worker.break()],
    ["by its own word", (worker) => worker.say({ fatal: "unreachable" })],
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

  it("while nobody asks is followed by another when somebody does", async () => {
    const made = clientOf(able);
    await client.think("v", "4");
    made[0].break();
    assert.deepEqual(await client.think("v", "5"), thoughtOf("5"));
    assert.equal(made.length, 2);
  });
});

describe("a worker that is ended without a word", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
  afterEach(() => mock.timers.reset());

  it("is followed by another, which is asked again, after a time that a slow one may take", async () => {
    const made = clientOf((worker, message) => (made.length === 1 ? patient : able)(worker, message));
    const thoughts = [client.think("v", "4", { nodes: 100_000 }), other.think("v", "5")];
    await asked(made, 0, 1);
    mock.timers.tick(52_999);
    await tick();
    assert.deepEqual([made.length, made[0].ended], [1, false]);
    mock.timers.tick(1);
    assert.deepEqual(await Promise.all(thoughts), [thoughtOf("4"), thoughtOf("5")]);
    assert.deepEqual([made.length, made[0].ended, made[1].ended], [2, true, false]);
  });

  it("before it heard its first question is noticed in seconds", async () => {
    const made = clientOf((worker, message) => (made.length === 1 ? deaf : able)(worker, message));
    const thought = client.think("v", "4");
    await asked(made, 0, 1);
    mock.timers.tick(3000);
    assert.deepEqual(await thought, thoughtOf("4"));
    assert.deepEqual([made.length, made[0].ended], [2, true]);
  });

  it("is not waited for so long where its tables were filled before", async () => {
    const made = clientOf((worker, message) => (message?.position === "5" ? patient : able)(worker, message));
    await client.think("v", "4", { nodes: 100_000 });
    const thought = client.think("v", "5", { nodes: 100_000 });
    await asked(made, 0, 2);
    mock.timers.tick(12_999);
    await tick();
    assert.equal(made[0].ended, false);
    mock.timers.tick(1);
    await until(() => made[0].ended);
    client.destroy();
    await assert.rejects(thought, { code: "cancelled" });
  });

  it("may take longer for more", async () => {
    const made = clientOf(patient);
    const thought = client.think("v", "4", { nodes: 1_000_000 });
    await asked(made, 0, 1);
    mock.timers.tick(142_999);
    made[0].say({ answer: thoughtOf("4") });
    assert.deepEqual(await thought, thoughtOf("4"));
  });

  it("while it is starting, is given up", async () => {
    const made = clientOf((worker, message) => made.length > 1 && typeof message !== "string" && able(worker, message));
    const thought = client.think("v", "4");
    await until(() => made.length === 1);
    await tick();
    mock.timers.tick(120_000);
    assert.deepEqual(await thought, thoughtOf("4"));
    assert.equal(made[0].ended, true);
  });

  it("twice over one question costs that question", async () => {
    const made = clientOf(patient);
    const thought = client.think("v", "4", { nodes: 0 });
    for (const worker of [0, 1]) {
      await asked(made, worker, 1);
      await tick();
      mock.timers.tick(43_000);
    }
    await assert.rejects(thought, { code: "engineFailed" });
  });
});

describe("where workers are refused", () => {
  const isText = (worker) => worker.url.startsWith("blob:");
  /** Addresses are refused, texts are not. */
  const refusals = {
    "when one is made": (worker) => {
      if (!isText(worker)) throw new Error("SecurityError");
    },
    later: (worker) => {
      if (!isText(worker)) setImmediate(() => worker.break());
    },
    "by failing to load the engine": (worker) => {
      if (!isText(worker)) setImmediate(() => worker.say({ fatal: "LoadError" }));
    },
  };
  for (const [name, refuse] of Object.entries(refusals)) {
    it(`${name}, one is made from text and given the compiled module`, async () => {
      const made = clientOf((worker, message) => {
        if (message === null) refuse(worker);
        else if (message.module === "the compiled module") setImmediate(() => worker.say({ ready: true }));
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
    URL.createObjectURL = (blob) => {
      text = blob.text();
      return make(blob);
    };
    client.think("v", "4").catch(() => {});
    await until(() => made.length === 2);
    URL.createObjectURL = make;
    assert.ok((await text).startsWith(await glue()));
    assert.ok((await text).includes(serve.toString()));
  });

  for (const [name, outside] of Object.entries({
    "no workers": { Worker: undefined },
    "workers that all fail": {},
    "no way to get the text": {
      Worker: undefined,
      glue: async () => {
        throw new TypeError("Failed to fetch");
      },
    },
  })) {
    it(`altogether (${name}), the engine thinks on this thread`, async () => {
      clientOf((worker) => setImmediate(() => worker.break()), outside);
      assert.deepEqual(await client.think("v", "4", { level: "child" }), {
        ...thoughtOf("4"),
        options: { level: "child" },
      });
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

describe("cancelling a question", () => {
  it("rejects it, and its answer is given to nobody", async () => {
    const made = clientOf(patient);
    const thought = client.think("v", "4");
    await asked(made, 0, 1);
    client.cancel();
    await assert.rejects(thought, { code: "cancelled" });
    const next = client.think("v", "5");
    await tick();
    assert.equal(made[0].sent.length, 1, "one at a time");
    made[0].say({ answer: thoughtOf("4") });
    await asked(made, 0, 2);
    made[0].say({ answer: thoughtOf("5") });
    assert.deepEqual(await next, thoughtOf("5"));
    assert.equal(made.length, 1);
  });

  it("stops an engine that goes on with it for long", async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const made = clientOf((worker, message) => (made.length === 1 ? patient : able)(worker, message));
    const thought = client.think("v", "4");
    await asked(made, 0, 1);
    const others = other.think("v", "6");
    client.cancel();
    await assert.rejects(thought, { code: "cancelled" });
    mock.timers.tick(1000);
    assert.equal(made[0].ended, true);
    assert.deepEqual(await others, thoughtOf("6"));
    mock.timers.reset();
  });

  it("leaves the questions of others alone", async () => {
    const made = clientOf(patient);
    const [void1, kept, void2] = [client.think("v", "1"), other.think("v", "2"), client.think("v", "3")];
    await asked(made, 0, 1);
    client.cancel();
    await Promise.all([void1, void2].map((thought) => assert.rejects(thought, { code: "cancelled" })));
    made[0].say({ answer: thoughtOf("1") });
    await asked(made, 0, 2);
    client.cancel();
    made[0].say({ answer: thoughtOf("2") });
    assert.deepEqual(await kept, thoughtOf("2"));
    assert.equal(made.length, 1);
  });

  it("leaves an idle engine alone", async () => {
    const made = clientOf(able);
    await client.think("v", "4");
    client.cancel();
    await client.think("v", "5");
    assert.equal(made.length, 1);
  });

  it("before the engine is there costs only the question", async () => {
    const made = clientOf(able);
    const thought = client.think("v", "4");
    client.cancel();
    await assert.rejects(thought, { code: "cancelled" });
    assert.deepEqual(await client.think("v", "5"), thoughtOf("5"));
    assert.deepEqual([made.length, made[0].sent.length], [1, 1]);
  });
});

describe("another game", () => {
  const inPortions = async (who, variant, portions) => {
    for (let i = 0; i < portions; i += 1) await who.think(variant, "5");
  };
  const gamesOf = (made) => made.map(({ sent }) => sent.map(({ variant }) => variant).join(""));

  it("has another worker, so that the memory of the first is given back", async () => {
    const made = clientOf(able);
    await inPortions(client, "a", 2);
    await inPortions(other, "b", 2);
    await inPortions(client, "a", 1);
    assert.deepEqual(gamesOf(made), ["aa", "bb", "a"]);
    assert.deepEqual(
      made.map(({ ended }) => ended),
      [true, true, false],
    );
  });

  it("is answered by the same while somebody waits to hear about the first, in portions, too", async () => {
    const made = clientOf(able);
    await Promise.all([inPortions(client, "a", 3), inPortions(other, "b", 2)]);
    assert.deepEqual(gamesOf(made), ["ababa"]);
    await inPortions(other, "b", 1);
    assert.equal(made.length, 1, "it knows that game, too");
  });

  it("asked about by a client that is destroyed costs nothing", async () => {
    const made = clientOf(able);
    await inPortions(client, "a", 1);
    const taken = assert.rejects(other.think("b", "5"), { code: "cancelled" });
    other.destroy();
    await taken;
    await inPortions(client, "a", 1);
    assert.deepEqual(gamesOf(made), ["aa"]);
  });
});

describe("destroying a client", () => {
  it("that is the last ends the worker, also one that is only starting, and rejects what is open", async () => {
    for (const state of ["asked", "starting", "not yet made"]) {
      const made = clientOf(state === "asked" ? patient : undefined);
      const thought = client.think("v", "4");
      if (state === "asked") await asked(made, 0, 1);
      if (state === "starting") await until(() => made.length === 1);
      other.destroy();
      client.destroy();
      await assert.rejects(thought, { code: "cancelled" });
      await until(() => made.every(({ ended }) => ended));
    }
  });

  it("while it is starting does not count against its way", async () => {
    const { made, Worker } = workers((worker, message) => made.length > 1 && able(worker, message));
    const queue = new EngineQueue({ Worker, api, glue });
    client = new EngineClient(queue);
    const taken = assert.rejects(client.think("v", "4"), { code: "cancelled" });
    await until(() => made.length === 1);
    client.destroy();
    await taken;
    other = new EngineClient(queue);
    assert.deepEqual(await other.think("v", "6"), thoughtOf("6"));
    assert.deepEqual(
      made.map(({ url, ended }) => [url, ended]),
      [
        [made[0].url, true],
        [made[0].url, false],
      ],
    );
  });

  it("while others stay rejects only its questions", async () => {
    const made = clientOf(able);
    await client.think("v", "4");
    const [own, others] = [client.think("v", "5"), other.think("v", "6")];
    client.destroy();
    await assert.rejects(own, { code: "cancelled" });
    assert.deepEqual(await others, thoughtOf("6"));
    assert.equal(made[0].ended, false);
  });

  it("means that nothing more is answered; the next client gets another worker", async () => {
    const { made, Worker } = workers(able);
    const queue = new EngineQueue({ Worker, api, glue });
    client = new EngineClient(queue);
    await client.think("v", "4");
    client.destroy();
    await assert.rejects(client.think("v", "5"), { code: "cancelled" });
    await until(() => made[0].ended);
    other = new EngineClient(queue);
    assert.deepEqual(await other.think("v", "6"), thoughtOf("6"));
    assert.equal(made.length, 2);
  });

  it("frees the engines on this thread", async () => {
    clientOf(undefined, { Worker: undefined });
    await Promise.all([client.think("v", "4"), other.think("w", "4")]);
    assert.equal(FakeEngine.alive, 1);
    client.destroy();
    other.destroy();
    await until(() => FakeEngine.alive === 0);
  });
});

it("whatever is asked, cancelled and broken: every question is answered once, rightly or not at all", async () => {
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
      else open.push(answered(random.below(2) ? client : other, String(i)));
    }
    for (const { position, thought, error } of await Promise.all(open)) {
      if (thought) assert.deepEqual(thought.sowing, thoughtOf(position).sowing);
      else assert.ok(["cancelled", "engineFailed"].includes(error.code), error);
    }
    client.destroy();
    other.destroy();
  }

  function answered(who, position) {
    return who.think("v", position).then(
      (thought) => ({ position, thought }),
      (error) => ({ position, error }),
    );
  }
});
