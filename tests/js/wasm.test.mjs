import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { LoadError, load, ready, retry } from "../../www/js/engine/wasm.js";

const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0).buffer;
const glue = { Game: class {}, Engine: class {}, variants() {}, perft() {}, default: async () => {} };

/** A server that has everything, but for what is told. */
const server = (but = {}) => ({ glue: async () => glue, wasm: async () => emptyModule, ...but });
const fails = (error) => async () => {
  throw error;
};
const failsWith = (promise, code) =>
  assert.rejects(promise, (error) => error instanceof LoadError && error.code === code);

describe("loading the engine", () => {
  const original = globalThis.WebAssembly;
  afterEach(() => (globalThis.WebAssembly = original));

  it("gives the engine's exports and the compiled module", async () => {
    const started = [];
    const api = await load(server({ glue: async () => ({ ...glue, default: async (from) => started.push(from) }) }));
    assert.ok(api.module instanceof WebAssembly.Module);
    assert.deepEqual(started, [{ module_or_path: api.module }]);
    assert.equal(api.Game, glue.Game);
  });

  it("says so where there is no WebAssembly", async () => {
    globalThis.WebAssembly = undefined;
    await failsWith(load(server()), "wasmUnsupported");
  });

  it("says so where the page forbids it, even if everything could be fetched", async () => {
    globalThis.WebAssembly = { compile: fails(new Error("blocked by CSP")) };
    await failsWith(load(server()), "wasmBlocked");
  });

  it("says so where a part cannot be fetched", async () => {
    const lost = fails(new TypeError("Failed to fetch"));
    await failsWith(load(server({ wasm: lost })), "wasmMissing");
    await failsWith(load(server({ glue: lost })), "wasmMissing");
  });

  it("says so where what came is of no use", async () => {
    await failsWith(load(server({ wasm: async () => Uint8Array.of(1, 2, 3).buffer })), "wasmBroken");
    await failsWith(load(server({ glue: fails(new SyntaxError("<!doctype")) })), "wasmBroken");
    await failsWith(
      load(server({ glue: async () => ({ ...glue, default: fails(new WebAssembly.LinkError("")) }) })),
      "wasmBroken",
    );
  });

  it("keeps the cause for those who look into the console", async () => {
    const cause = new TypeError("Failed to fetch");
    await assert.rejects(load(server({ wasm: fails(cause) })), (error) => error.cause === cause);
  });

  it("may be tried again; here, from files, it cannot succeed", async () => {
    const first = ready;
    await failsWith(first, "wasmMissing");
    const again = retry();
    assert.ok(ready === again && again !== first);
    await failsWith(again, "wasmMissing");
  });
});
