/**
 * Loads the engine's module, once for the page and once for each worker.
 *
 * A person can do something about some failures, so a failure names its cause, and loading can be tried again.
 */

/**
 * @typedef {typeof import("../../ali_guli_mane.js")} Glue
 * @typedef {{ module: WebAssembly.Module }
 *   & Pick<Glue, "Game" | "Engine" | "variants" | "sowing" | "daily" | "perft" | "watch">} Api
 * @typedef {"wasmUnsupported" | "wasmBlocked" | "wasmMissing" | "wasmBroken"} LoadCode
 *   this browser has no WebAssembly; the page's security policy forbids it; it cannot be fetched; what was fetched is
 *   broken
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

/** The smallest valid module. Compiling it shows whether any may be compiled here. */
const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

let tries = 0;

/** @type {{ glue: () => Promise<Glue>, wasm: () => Promise<ArrayBuffer> }} */
const pageSources = {
  // Browsers may remember that a module failed; one with another address is fetched again.
  glue: () => import(tries === 1 ? glueUrl.href : `${glueUrl.href}?try=${tries}`),
  wasm: async () => {
    const response = await fetch(wasmUrl, { cache: tries === 1 ? "default" : "reload" });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return response.arrayBuffer();
  },
};

/** The engine's API. Read this variable again after a `retry`. @type {Promise<Api>} */
export let ready = begin();

/** Loads again after a failure. */
export function retry() {
  ready = begin();
  return ready;
}

function begin() {
  tries += 1;
  const api = load(pageSources);
  api.catch(() => {}); // whoever awaits `ready` hears of a failure; until then it is not an unhandled one
  return api;
}

/** @param {typeof pageSources} sources @returns {Promise<Api>} */
export async function load(sources) {
  if (typeof WebAssembly !== "object") throw new LoadError("wasmUnsupported");
  await attempt("wasmBlocked", () => WebAssembly.compile(emptyModule));
  const [glue, bytes] = await attempt("wasmMissing", () => Promise.all([sources.glue(), sources.wasm()]));
  return attempt("wasmBroken", async () => {
    const module = await WebAssembly.compile(bytes);
    await glue.default({ module_or_path: module });
    const { Game, Engine, variants, sowing, daily, perft, watch } = glue;
    return { Game, Engine, variants, sowing, daily, perft, watch, module };
  });
}

/**
 * Does one step of loading; its failure gets this code. A syntax error means that what was fetched is no script.
 * @template T @param {LoadCode} code @param {() => Promise<T>} step @returns {Promise<T>}
 */
async function attempt(code, step) {
  try {
    return await step();
  } catch (error) {
    throw new LoadError(error instanceof SyntaxError ? "wasmBroken" : code, error);
  }
}
