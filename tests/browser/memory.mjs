// What a page takes of the machine.

/**
 * Everything that must not grow, after the garbage is gone: of the page, and of its engine's memory here and in the
 * worker.
 * @param {import("playwright-core").Page} page
 */
export async function takenBy(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  // what was reachable from garbage
  for (let time = 0; time < 2; time += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  const metric = (name) => metrics.find((metric) => metric.name === name).value;
  return {
    heap: metric("JSHeapUsedSize"),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    module: await moduleMemory(page),
    workers: await moduleMemories(page),
  };
}

/** Bytes of the engine's memory in each worker. @param {import("playwright-core").Page} page */
export function moduleMemories(page) {
  return Promise.all(page.workers().map(moduleMemory));
}

/**
 * Bytes of the engine's memory in a page or a worker that has loaded it.
 * @param {import("playwright-core").Page | import("playwright-core").Worker} where
 */
function moduleMemory(where) {
  return where.evaluate(async () => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    const glue = fetched.find((name) => /ali_guli_mane[^/]*\.js$/.test(name));
    const { memory } = await (await import(glue)).default(); // loaded already, so this only says where it is
    return memory.buffer.byteLength;
  });
}

/** @param {number} bytes */
export const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(1);
