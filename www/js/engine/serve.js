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
 * @typedef {{ Engine: Api["Engine"], book: (variant: VariantId) => Promise<string | null> }} Served
 *   `book`: the opening book of a game, null where it has none
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
 * @param {Port} port @param {Promise<Served>} ready
 * @param {{ prepares?: boolean }} [how] `prepares`: what is quiet time here, the engine may use
 */
export function serve(port, ready, { prepares = true } = {}) {
  /** Nobody has asked on for so long, in milliseconds. */
  const quiet = 50;
  /** So many endgames are found out in a few hundredths of a second; then a question may come in. */
  const step = 50_000;
  const breath = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;

  /**
   * Has the engine find out more endgames, until there is another question. If it breaks there, whoever holds the other end
   * hears it as the worker's own error.
   * @param {Engine} engine @param {number} [pause]
   */
  const prepare = (engine, pause = quiet) => {
    clearTimeout(next);
    next = setTimeout(() => engine.prepare(step) && prepare(engine, breath), pause);
  };

  /** They keep what they have found out. @type {Map<VariantId, Engine>} */
  const engines = new Map();

  /** @param {VariantId} variant @param {Served} api */
  const engineOf = async (variant, { Engine, book }) => {
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
    clearTimeout(next);
    const api = await ready;
    try {
      const engine = await engineOf(data.variant, api);
      const found = answer(data, engine);
      port.postMessage({ answer: found });
      // Whoever asks in portions asks on at once: a long search has no quiet, but needs the endgames most.
      if ("nodes" in found && found.nodes >= (data.options?.nodes ?? Infinity)) engine.prepare(step);
      if (prepares) prepare(engine);
    } catch (/** @type {any} */ error) {
      // A coded error is an answer. Any other means that the module is not to be trusted any more.
      const { code, detail, message } = error;
      port.postMessage(code ? { error: { code, detail, message } } : { dead: String(error) });
    }
  };
  ready.then(
    () => port.postMessage({ ready: true }),
    (error) => port.postMessage({ dead: String(error) }),
  );
  return () => {
    clearTimeout(next);
    engines.forEach((engine) => engine.free());
  };
}
