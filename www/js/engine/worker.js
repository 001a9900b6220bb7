/** The worker in which the engine runs. */

import { engineWithBooks } from "./books.js";
import { serve } from "./serve.js";
import { ready } from "./wasm.js";

/**
 * Takes a lock that is free again when the worker ends, however it ends: so whoever waits for it learns at once.
 * @returns {Promise<string | undefined>} its name; nothing where the browser has no locks
 */
function holdWhileAlive() {
  const name = `agm.engine.${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
  return new Promise((resolve) => {
    const hold = () => new Promise(() => resolve(name));
    if (!navigator.locks) return resolve(undefined);
    navigator.locks.request(name, hold).catch(() => resolve(undefined));
  });
}

void holdWhileAlive().then((life) => serve(self, ready.then(engineWithBooks), { life }));
