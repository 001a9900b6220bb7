/**
 * The engine's end of a connection: one question in, one answer out. That a question was heard is said before it is
 * worked on.
 */

/**
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("../../ali_guli_mane.js").Puzzle} Puzzle
 * @typedef {import("./wasm.js").Api} Api
 * @typedef {InstanceType<Api["Engine"]>} Engine
 * @typedef {Parameters<Engine["think"]>[1]} SearchOptions
 * @typedef {Pick<Puzzle, "kind" | "seed" | "grade">} PuzzleOptions
 * @typedef {{
 *   variant: VariantId, position: string, options?: SearchOptions, turns?: 1 | 2,
 *   ask?: "think" | "swap" | "cut", puzzle?: PuzzleOptions }} Question
 *   `turns`: asks for fair starts of so many turns. `puzzle`: asks for a puzzle. `ask`: which other function of the
 *   engine is called, "think" if left out.
 * @typedef {{ Engine: Api["Engine"], book: (variant: VariantId) => Promise<string | null> }} EngineWithBooks
 *   `book`: the opening book of a game, null where it has none
 * @typedef {{ ready: true, life?: string } | { heard: true } | { fatal: string } | { answer: any }
 *   | { error: CodedError }} Message  from the engine
 *   `life`: a lock that is held as long as the worker lives
 * @typedef {{ code: string, detail?: unknown, message: string }} CodedError
 *
 * @typedef {{
 *   postMessage(message: any): void,
 *   onmessage: ((event: MessageEvent) => any) | null,
 *   onmessageerror?: ((event: MessageEvent) => any) | null,
 *   onerror?: ((event: any) => any) | null,
 * }} Port
 */

/**
 * Answers what comes through a port, until the returned function is called.
 *
 * A worker made from text contains the source of this function, so it refers to nothing outside itself. That is why
 * its helpers stand inside it, and why it is longer than other functions.
 * @param {Port} port @param {Promise<EngineWithBooks>} ready
 * @param {{ prepares?: boolean, life?: string }} [options] `prepares`: the engine may use idle time to solve endgames
 */
export function serve(port, ready, { prepares = true, life } = {}) {
  /** Without a question for so many milliseconds, the engine is idle. */
  const idleAfter = 50;
  /** Endgames solved in one step. It takes a few hundredths of a second; then a question may come in. */
  const step = 50_000;
  const pauseBetweenSteps = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let nextStep;

  /**
   * Solves more endgames until there is another question. If the engine fails there, the other end of the port
   * hears of it as an error of the worker.
   * @param {Engine} engine @param {number} [pause]
   */
  const prepare = (engine, pause = idleAfter) => {
    clearTimeout(nextStep);
    nextStep = setTimeout(() => engine.prepare(step) && prepare(engine, pauseBetweenSteps), pause);
  };

  /** Engines are kept, with all they have in their tables. @type {Map<VariantId, Engine>} */
  const engines = new Map();

  /** @param {VariantId} variant @param {EngineWithBooks} source */
  const engineFor = async (variant, { Engine, book }) => {
    const known = engines.get(variant);
    if (known) return known;
    const engine = new Engine(variant);
    engines.set(variant, engine);
    try {
      const text = await book(variant);
      if (text) engine.loadBook(text);
    } catch {
      // Without its book the engine searches.
    }
    return engine;
  };

  /** @param {Question} question @param {Engine} engine */
  const answer = ({ position, options, turns, puzzle, ask = "think" }, engine) => {
    if (puzzle) return engine.puzzle(puzzle.kind, puzzle.seed, puzzle.grade);
    return turns ? engine.fairStarts(position, turns, options) : engine[ask](position, options);
  };

  /** @param {{ data: Question }} message */
  port.onmessage = async ({ data }) => {
    clearTimeout(nextStep);
    port.postMessage({ heard: true });
    const source = await ready;
    try {
      const engine = await engineFor(data.variant, source);
      const found = answer(data, engine);
      port.postMessage({ answer: found });
      // A question in portions is asked on at once. A long search has no idle time, but needs the endgames most.
      if ("nodes" in found && found.nodes >= (data.options?.nodes ?? Infinity)) engine.prepare(step);
      if (prepares) prepare(engine);
    } catch (/** @type {any} */ error) {
      // A coded error is an answer. After any other error the module can no longer be trusted.
      const { code, detail, message } = error;
      port.postMessage(code ? { error: { code, detail, message } } : { fatal: String(error) });
    }
  };
  ready.then(
    () => port.postMessage(life ? { ready: true, life } : { ready: true }),
    (error) => port.postMessage({ fatal: String(error) }),
  );
  return () => {
    clearTimeout(nextStep);
    engines.forEach((engine) => engine.free());
  };
}
