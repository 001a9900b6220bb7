/**
 * Loads the engine's module, once for the page and once for each worker.
 *
 * A load can fail for reasons a person may do something about, so a failure says which it was, and can be retried.
 */

/**
 * @typedef {typeof import("../../ali_guli_mane.js")} Glue
 * @typedef {Pick<Glue, "Game" | "Engine" | "variants" | "daily" | "perft" | "watch"> & { module: WebAssembly.Module }} Api
 * @typedef {"wasmUnsupported" | "wasmBlocked" | "wasmMissing" | "wasmBroken"} LoadCode
 *   no WebAssembly in this browser; forbidden by the page's security rules; not to be fetched; fetched, but of no use
 */

export const glueUrl = new URL("../../ali_guli_mane.js", import.meta.url);
const wasmUrl = new URL("../../ali_guli_mane_bg.wasm", import.meta.url);

export class LoadError extends Error {
  /** @param {LoadCode} code @param {unknown} [cause] */
  constructor(code, cause) {
    super(`the engine cannot be loaded: ${code}`, { cause });
    this.name = "LoadError";
    this.code = code;
  }
}

/** The smallest module there is, to learn whether any may be compiled here. */
const smallest = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

let tries = 0;

/** @type {{ glue: () => Promise<Glue>, wasm: () => Promise<ArrayBuffer> }} */
const fromThisServer = {
  // Browsers may remember that a module failed; one of another address is asked for anew.
  glue: () => import(tries === 1 ? glueUrl.href : `${glueUrl.href}?try=${tries}`),
  wasm: async () => {
    const response = await fetch(wasmUrl);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return response.arrayBuffer();
  },
};

/** Everything the engine can do. Read it anew after a `retry`. @type {Promise<Api>} */
export let ready = begin();

/** Begins again after a failure. */
export function retry() {
  ready = begin();
  return ready;
}

function begin() {
  tries += 1;
  const api = load(fromThisServer);
  api.catch(() => {}); // whoever needs the engine hears of it; until then it is no unhandled failure
  return api;
}

/** @param {typeof fromThisServer} from @returns {Promise<Api>} */
export async function load(from) {
  if (typeof WebAssembly !== "object") throw new LoadError("wasmUnsupported");
  await asked("wasmBlocked", () => WebAssembly.compile(smallest));
  const [glue, bytes] = await asked("wasmMissing", () => Promise.all([from.glue(), from.wasm()]));
  return asked("wasmBroken", async () => {
    const module = await WebAssembly.compile(bytes);
    await glue.default({ module_or_path: module });
    const { Game, Engine, variants, daily, perft, watch } = glue;
    return { Game, Engine, variants, daily, perft, watch, module };
  });
}

/**
 * Does one part of the loading, and gives its failure a name. Text that is no script has been fetched, but is of no use.
 * @template T @param {LoadCode} code @param {() => Promise<T>} part @returns {Promise<T>}
 */
async function asked(code, part) {
  try {
    return await part();
  } catch (error) {
    throw new LoadError(error instanceof SyntaxError ? "wasmBroken" : code, error);
  }
}
