/** The engine's end of a line: one question in, one answer out. */

/**
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../../ali_guli_mane.js").Puzzle} Puzzle
 * @typedef {import("./wasm.js").Api} Api
 * @typedef {InstanceType<Api["Engine"]>} Engine
 * @typedef {Parameters<Engine["think"]>[1]} Options
 * @typedef {Pick<Puzzle, "kind" | "seed" | "grade">} Wanted   a puzzle
 * @typedef {{ variant: VariantId, position: string, options?: Options, turns?: 1 | 2, ask?: "think" | "swap" | "cut",
 *   puzzle?: Wanted }} Question
 *   `turns`: it is asked for fair starts of so many; `ask`: for what the swap rule leaves open; `puzzle`: for a puzzle; else for
 *   a thought
 * @typedef {Question & { asker: number }} Asked
 * @typedef {{ leaves: number }} Farewell   of somebody who will ask nothing more
 * @typedef {{ ready: true } | { dead: string } | { answer: any } | { error: Coded }} Word
 * @typedef {{ code: string, detail?: unknown, message: string }} Coded
 *
 * @typedef {{
 *   postMessage(message: any): void,
 *   onmessage: ((event: MessageEvent) => any) | null,
 *   onmessageerror?: ((event: MessageEvent) => any) | null,
 *   onerror?: ((event: any) => any) | null,
 * }} Port
 */

/**
 * Answers what comes through a port, until the function that it gives back is called. Its text is also what a worker
 * made from text runs, so it uses nothing but what it is given.
 * @param {Port} port @param {Promise<{ Engine: Api["Engine"] }>} ready
 */
export function serve(port, ready) {
  /**
   * Each asker's engine, for the game asked about last. Engines of one game share what they have found out, and it is
   * forgotten with the last of them: so a game that nobody asks about any more takes no room.
   * @type {Map<number, { variant: VariantId, engine: Engine }>}
   */
  const engines = new Map();

  /** @param {number} asker */
  const dismiss = (asker) => {
    engines.get(asker)?.engine.free();
    engines.delete(asker);
  };

  /** @param {Asked} question @param {Api["Engine"]} Engine */
  const engineFor = ({ asker, variant }, Engine) => {
    const known = engines.get(asker);
    if (known?.variant === variant) return known.engine;
    dismiss(asker); // first: there may be no room for two
    const engine = new Engine(variant);
    engines.set(asker, { variant, engine });
    return engine;
  };

  /** @param {Question} question @param {Engine} engine */
  const answer = ({ position, options, turns, puzzle, ask = "think" }, engine) => {
    if (puzzle) return engine.puzzle(puzzle.kind, puzzle.seed, puzzle.grade);
    return turns ? engine.fairStarts(position, turns, options) : engine[ask](position, options);
  };

  /** @param {{ data: Asked | Farewell }} message */
  port.onmessage = async ({ data }) => {
    if ("leaves" in data) return dismiss(data.leaves);
    const { Engine } = await ready;
    try {
      port.postMessage({ answer: answer(data, engineFor(data, Engine)) });
    } catch (/** @type {any} */ error) {
      // A coded error is an answer. Any other means that the module is not to be trusted any more.
      const { code, detail, message } = error;
      port.postMessage(code ? { error: { code, detail, message } } : { dead: String(error) });
    }
  };
  ready.then(() => port.postMessage({ ready: true }), (error) => port.postMessage({ dead: String(error) }));
  return () => [...engines.keys()].forEach(dismiss);
}
