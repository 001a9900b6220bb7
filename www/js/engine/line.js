/**
 * A line to an engine, and the ways to get one.
 *
 * A worker is best. Where a page may not start one from an address (a sandboxed frame), one is made from text and
 * handed the compiled module; where no worker may be at all, the engine thinks on the main thread.
 */

import { bookFrom, booksOf, served } from "./books.js";
import { serve } from "./serve.js";

/**
 * @typedef {import("./serve.js").Word} Word
 * @typedef {import("./serve.js").Port} Port
 * @typedef {import("./wasm.js").Api} Api
 * @typedef {new (url: string | URL, options?: WorkerOptions) => Worker} WorkerMaker
 */

/** Takes one question at a time. A worker that the browser ends says nothing, so a line that is silent too long is dead. */
export class Line {
  #port;
  #close;
  /** @type {{ resolve: (word: Word) => void, reject: (error: Error) => void } | null} */
  #awaited = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #clock;
  /** Why it is dead. */
  #end = "";

  /** @param {Port} port @param {() => void} close */
  constructor(port, close) {
    this.#port = port;
    this.#close = close;
    port.onmessage = ({ data }) => ("dead" in data ? this.end(data.dead) : this.#hear(data));
    port.onmessageerror = () => this.end("an answer that cannot be read");
    port.onerror = (event) => {
      event.preventDefault?.();
      this.end(event.message);
    };
  }

  get ended() {
    return this.#end !== "";
  }

  /** The next word from there. Rejects if the line is dead, or has been silent for so many milliseconds. @param {number} patience @returns {Promise<Word>} */
  word(patience) {
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(new Error(this.#end));
      this.#awaited = { resolve, reject };
      this.expect(patience);
    });
  }

  /** Says something to which there is no answer. @param {any} message */
  tell(message) {
    this.#port.postMessage(message);
  }

  /** If a word is awaited, it has to come within so many milliseconds from now. @param {number} patience */
  expect(patience) {
    clearTimeout(this.#clock);
    if (this.#awaited) this.#clock = setTimeout(() => this.end("silence"), patience);
  }

  /** @param {Word} word */
  #hear(word) {
    clearTimeout(this.#clock);
    const awaited = this.#awaited;
    this.#awaited = null;
    awaited?.resolve(word);
  }

  /** Hangs up, whoever was the cause. @param {unknown} why */
  end(why) {
    if (this.ended) return;
    this.#end = String(why || "unknown");
    clearTimeout(this.#clock);
    this.#port.onmessage = this.#port.onerror = this.#port.onmessageerror = null;
    this.#close();
    this.#awaited?.reject(new Error(this.#end));
    this.#awaited = null;
  }
}

export const fromThisServer = {
  Worker: globalThis.Worker,
  /** @returns {Promise<Api>} */
  api: async () => (await import("./wasm.js")).ready,
  glue: async () => (await fetch((await import("./wasm.js")).glueUrl)).text(),
};

/** @typedef {typeof fromThisServer} Outside */

/** The best first. @param {Outside} outside @returns {(() => Line | Promise<Line>)[]} */
export function waysToAnEngine({ Worker, api, glue }) {
  return [() => workerAt(Worker), async () => workerFromText(Worker, await api(), glue), () => mainThread(api())];
}

/** @param {WorkerMaker} Worker */
function workerAt(Worker) {
  return lineTo(new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
}

/** @param {WorkerMaker} Worker @param {Api} api @param {() => Promise<string>} glue */
async function workerFromText(Worker, { module, variants }, glue) {
  const start = `self.onmessage = ({ data: { module, books } }) => {
    initSync({ module });
    serve(self, Promise.resolve({ Engine, book: (variant) => bookFrom(books, variant) }));
  };`;
  const text = [await glue(), bookFrom, serve, start].join("\n");
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    const line = lineTo(new Worker(url, { type: "module" }));
    line.tell({ module, books: booksOf(variants()) });
    return line;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @param {Worker} worker */
function lineTo(worker) {
  return new Line(worker, () => worker.terminate());
}

/** @param {Promise<Api>} ready */
function mainThread(ready) {
  const { port1, port2 } = new MessageChannel();
  const endOf = serve(port2, ready.then(served), { prepares: false }); // the page has better things to do
  return new Line(port1, () => {
    port1.close();
    endOf();
  });
}
