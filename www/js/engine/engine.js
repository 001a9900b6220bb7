/**
 * Asks the engine for a move without holding up the page.
 *
 * A worker is best. Where a page may not start one from an address (a sandboxed frame), one is made from text and
 * handed the compiled module; where no worker may be at all, the engine thinks on the main thread.
 */

/**
 * @typedef {import("../../ali_guli_mane.js").Thought} Thought
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("./wasm.js").Api} Api
 * @typedef {Parameters<InstanceType<Api["Engine"]>["think"]>[1]} Options
 * @typedef {import("../../ali_guli_mane.js").FairStarts} FairStarts
 * @typedef {import("../../ali_guli_mane.js").Swap} Swap
 * @typedef {import("../../ali_guli_mane.js").Cut} Cut
 * @typedef {import("../../ali_guli_mane.js").Puzzle} Puzzle
 * @typedef {Pick<Puzzle, "kind" | "seed" | "grade">} Wanted   a puzzle
 * @typedef {{ id: number, variant: VariantId, position: string, options?: Options, turns?: 1 | 2, ask?: "think" | "swap" | "cut",
 *   puzzle?: Wanted }} Question
 *   `turns`: it is asked for fair starts of so many; `ask`: for what the swap rule leaves open; `puzzle`: for a puzzle; else for
 *   a thought
 * @typedef {{ ready: true } | { dead: string } | { id: number, answer: any } | { id: number, error: Coded }} Answer
 * @typedef {{ code: string, detail?: unknown, message: string }} Coded
 *
 * @typedef {{
 *   postMessage(message: any): void,
 *   onmessage: ((event: MessageEvent) => any) | null,
 *   onmessageerror?: ((event: MessageEvent) => any) | null,
 *   onerror?: ((event: any) => any) | null,
 * }} Port
 * @typedef {{ port: Port, close: () => void }} Line  somebody to ask, and how to hang up
 * @typedef {{ question: Question, resolve: (answer: any) => void, reject: (error: Error) => void, asked: number }} Waiting
 */

/** How often a question is asked of an engine that dies of it. */
const mostTimes = 2;

/**
 * Answers questions that come through a port. Its text is also what a worker made from text runs, so it uses nothing
 * but what it is given.
 * @param {Port} port @param {Promise<{ Engine: Api["Engine"] }>} ready
 */
export function serve(port, ready) {
  /** @type {{ variant: VariantId, engine: InstanceType<Api["Engine"]> } | null} */
  let kept = null;

  /** @param {Question} question @param {Api["Engine"]} Engine */
  const answer = ({ variant, position, options, turns, puzzle, ask = "think" }, Engine) => {
    if (kept?.variant !== variant) {
      kept?.engine.free();
      kept = null;
      kept = { variant, engine: new Engine(variant) };
    }
    if (puzzle) return kept.engine.puzzle(puzzle.kind, puzzle.seed, puzzle.grade);
    return turns ? kept.engine.fairStarts(position, turns, options) : kept.engine[ask](position, options);
  };

  port.onmessage = async ({ data }) => {
    const { Engine } = await ready;
    try {
      port.postMessage({ id: data.id, answer: answer(data, Engine) });
    } catch (/** @type {any} */ error) {
      // A coded error is an answer. Any other means that the module is not to be trusted any more.
      const { code, detail, message } = error;
      port.postMessage(code ? { id: data.id, error: { code, detail, message } } : { dead: String(error) });
    }
  };
  ready.then(() => port.postMessage({ ready: true }), (error) => port.postMessage({ dead: String(error) }));
}

/** @typedef {new (url: string | URL, options?: WorkerOptions) => Worker} WorkerMaker */

/** @param {WorkerMaker} Worker @returns {Line} */
function workerAt(Worker) {
  return lineTo(new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
}

/** @param {WorkerMaker} Worker @param {Api} api @param {() => Promise<string>} glue @returns {Promise<Line>} */
async function workerFromText(Worker, { module }, glue) {
  const start = `self.onmessage = ({ data }) => { initSync({ module: data }); serve(self, Promise.resolve({ Engine })); };`;
  const text = [await glue(), serve, start].join("\n");
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    const line = lineTo(new Worker(url, { type: "module" }));
    line.port.postMessage(module);
    return line;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @param {Worker} worker @returns {Line} */
function lineTo(worker) {
  return { port: worker, close: () => worker.terminate() };
}

/** @param {Promise<Api>} ready @returns {Line} */
function mainThread(ready) {
  const { port1, port2 } = new MessageChannel();
  serve(port2, ready);
  return { port: port1, close: () => port1.close() };
}

const fromThisServer = {
  Worker: globalThis.Worker,
  /** @returns {Promise<Api>} */
  api: async () => (await import("./wasm.js")).ready,
  glue: async () => (await fetch((await import("./wasm.js")).glueUrl)).text(),
};

export class EngineClient {
  /** @type {(() => Line | Promise<Line>)[]} the best first */
  #ways;
  /** The way in use: the first that works is kept. */
  #way = 0;
  /** @type {Promise<Line> | null} */
  #line = null;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #lastId = 0;

  /** @param {Partial<typeof fromThisServer>} [outside] */
  constructor(outside = {}) {
    const { Worker, api, glue } = { ...fromThisServer, ...outside };
    this.#ways = [
      () => workerAt(Worker),
      async () => workerFromText(Worker, await api(), glue),
      () => mainThread(api()),
    ];
  }

  /**
   * What the engine thinks of a position. Rejects with an error that has a `code`: the engine's own, "cancelled",
   * or "engineFailed".
   * @param {VariantId} variant @param {string} position @param {Options} [options] @returns {Promise<Thought>}
   */
  think(variant, position, options = {}) {
    return this.#answer({ variant, position, options });
  }

  /**
   * The fairest beginnings of so many turns, as far as they are known. Rejects as `think` does.
   * @param {VariantId} variant @param {string} position @param {1 | 2} turns @param {{ nodes?: number }} [options] @returns {Promise<FairStarts>}
   */
  fairStarts(variant, position, turns, options = {}) {
    return this.#answer({ variant, position, turns, options });
  }

  /** Would the player to move rather sit on the other side? @param {VariantId} variant @param {string} position @param {Options} [options] @returns {Promise<Swap>} */
  swap(variant, position, options = {}) {
    return this.#answer({ variant, position, options, ask: "swap" });
  }

  /** How to sow if the other may change sides after it. @param {VariantId} variant @param {string} position @param {Options} [options] @returns {Promise<Cut>} */
  cut(variant, position, options = {}) {
    return this.#answer({ variant, position, options, ask: "cut" });
  }

  /**
   * A puzzle of the engine's making. Rejects as `think` does.
   * @param {VariantId} variant @param {Wanted} puzzle @returns {Promise<Puzzle>}
   */
  puzzle(variant, puzzle) {
    return this.#answer({ variant, position: "", puzzle });
  }

  /** @param {Omit<Question, "id">} asked @returns {Promise<any>} */
  #answer(asked) {
    return new Promise((resolve, reject) => {
      const question = { id: ++this.#lastId, ...asked };
      const waiting = { question, resolve, reject, asked: 0 };
      this.#waiting.set(question.id, waiting);
      this.#ask(waiting);
    });
  }

  /** Takes back all questions. An engine at work is stopped, so that the next question need not wait for it. */
  cancel() {
    const waiting = [...this.#waiting.values()];
    for (const { question, reject } of waiting) {
      this.#waiting.delete(question.id);
      reject(coded("cancelled", "the question was taken back"));
    }
    if (waiting.some(({ asked }) => asked > 0)) this.#hangUp();
  }

  destroy() {
    this.cancel();
    this.#hangUp();
  }

  /** @param {Waiting} waiting */
  async #ask(waiting) {
    const { question, reject } = waiting;
    try {
      const { port } = await this.#connected();
      if (!this.#waiting.has(question.id)) return;
      waiting.asked += 1;
      port.postMessage(question);
    } catch (error) {
      this.#waiting.delete(question.id);
      reject(coded("engineFailed", String(error)));
    }
  }

  #connected() {
    if (this.#line) return this.#line;
    const line = this.#connect();
    this.#line = line;
    line.catch(() => this.#line === line && (this.#line = null));
    return line;
  }

  async #connect() {
    for (; this.#way < this.#ways.length; this.#way += 1) {
      try {
        return await this.#greeted(await this.#ways[this.#way]());
      } catch {
        // The next way may work.
      }
    }
    this.#way = 0;
    throw new Error("no engine can be started");
  }

  /** The line, as soon as somebody answers. @param {Line} line @returns {Promise<Line>} */
  #greeted(line) {
    const { port, close } = line;
    return new Promise((resolve, reject) => {
      let alive = false;
      const hangUp = () => {
        port.onmessage = port.onerror = port.onmessageerror = null;
        close();
      };
      /** @param {unknown} why */
      const die = (why) => {
        hangUp();
        if (alive) this.#askAgain();
        else reject(new Error(String(why)));
      };
      /** @param {{ data: Answer }} message */
      port.onmessage = ({ data }) => {
        if ("dead" in data) return die(data.dead);
        if (!("ready" in data)) return this.#answered(data);
        alive = true;
        resolve({ port, close: hangUp });
      };
      port.onmessageerror = () => die("an answer that cannot be read");
      port.onerror = (event) => {
        event.preventDefault?.();
        die(event.message);
      };
    });
  }

  /** @param {Extract<Answer, { id: number }>} answer */
  #answered(answer) {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    if ("answer" in answer) return waiting.resolve(answer.answer);
    const { code, message, detail } = answer.error;
    waiting.reject(coded(code, message, detail));
  }

  /** The engine has died: another is asked what is still open, unless it has died of this very question before. */
  #askAgain() {
    this.#line = null;
    for (const waiting of this.#waiting.values()) {
      if (waiting.asked < mostTimes) {
        this.#ask(waiting);
      } else {
        this.#waiting.delete(waiting.question.id);
        waiting.reject(coded("engineFailed", "the engine has died twice over one question"));
      }
    }
  }

  #hangUp() {
    this.#line?.then(({ close }) => close(), () => {});
    this.#line = null;
  }
}

/** @param {string} code @param {string} message @param {unknown} [detail] */
function coded(code, message, detail) {
  return Object.assign(new Error(message), { code, detail });
}
