/**
 * A connection to an engine, and the ways to make one.
 *
 * A worker is best. Where a page may not start one from an address (a sandboxed frame), one is made from text and
 * is sent the compiled module. Where no worker is allowed at all, the engine runs on the main thread.
 */

import { bookUrls, engineWithBooks, fetchBook } from "./books.js";
import { serve } from "./serve.js";

/**
 * @typedef {import("./serve.js").Message} Message
 * @typedef {import("./serve.js").Port} Port
 * @typedef {import("./wasm.js").Api} Api
 * @typedef {new (url: string | URL, options?: WorkerOptions) => Worker} WorkerConstructor
 */

/**
 * Carries one question at a time. A browser may end a worker without a word. Where there are locks, the one that the
 * worker held tells of it; and a connection that is silent for too long is closed.
 */
export class Connection {
  #port;
  #release;
  /** @type {{ resolve: (message: Message) => void, reject: (error: Error) => void } | null} */
  #pending = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Why it is closed; empty while it is open. */
  #reason = "";

  /** No longer waits for the lock of the worker. */
  #life = new AbortController();

  /**
   * @param {Port} port @param {() => void} release  called once, when the connection is closed
   * @param {{ isApart?: boolean }} [how] `isApart`: the engine works while this page goes on, so it can say that it has
   *   heard a question before it answers
   */
  constructor(port, release, { isApart = true } = {}) {
    this.isApart = isApart;
    this.#port = port;
    this.#release = release;
    port.onmessage = ({ data }) => ("fatal" in data ? this.close(data.fatal) : this.#onMessage(data));
    port.onmessageerror = () => this.close("an answer that cannot be read");
    port.onerror = (event) => {
      event.preventDefault?.();
      this.close(event.message);
    };
  }

  get closed() {
    return this.#reason !== "";
  }

  /**
   * The next message. Rejects if the connection is closed, or if no message comes in time.
   * @param {number} timeout in milliseconds @returns {Promise<Message>}
   */
  receive(timeout) {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error(this.#reason));
      this.#pending = { resolve, reject };
      this.setDeadline(timeout);
    });
  }

  /** @param {any} message */
  send(message) {
    this.#port.postMessage(message);
  }

  /** If a message is awaited, it has to come within so many milliseconds from now. @param {number} timeout */
  setDeadline(timeout) {
    clearTimeout(this.#timer);
    if (this.#pending) this.#timer = setTimeout(() => this.close("silence"), timeout);
  }

  /** @param {Message} message */
  #onMessage(message) {
    if ("life" in message && message.life) this.#watch(message.life);
    clearTimeout(this.#timer);
    const pending = this.#pending;
    this.#pending = null;
    pending?.resolve(message);
  }

  /** Whoever gets the worker's lock knows that the worker has ended. @param {string} life */
  #watch(life) {
    const { signal } = this.#life;
    navigator.locks.request(life, { signal }, () => this.close("the worker has ended")).catch(() => {});
  }

  /** Closes it for good; whoever awaits a message is told why. @param {unknown} reason */
  close(reason) {
    if (this.closed) return;
    this.#reason = String(reason || "unknown");
    clearTimeout(this.#timer);
    this.#life.abort();
    this.#port.onmessage = this.#port.onerror = this.#port.onmessageerror = null;
    this.#release();
    this.#pending?.reject(new Error(this.#reason));
    this.#pending = null;
  }
}

/** What connections are made of on a page; tests bring their own. */
export const pageEnvironment = {
  Worker: globalThis.Worker,
  /** @returns {Promise<Api>} */
  api: async () => (await import("./wasm.js")).ready,
  glue: async () => (await fetch((await import("./wasm.js")).glueUrl)).text(),
};

/** @typedef {typeof pageEnvironment} Environment */

/**
 * The ways to connect, the best first.
 * @param {Environment} environment @returns {(() => Connection | Promise<Connection>)[]}
 */
export function connectors({ Worker, api, glue }) {
  return [() => toWorker(Worker), async () => toWorkerFromText(Worker, await api(), glue), () => toMainThread(api())];
}

/** @param {WorkerConstructor} Worker */
function toWorker(Worker) {
  return connect(new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
}

/** @param {WorkerConstructor} Worker @param {Api} api @param {() => Promise<string>} glue */
async function toWorkerFromText(Worker, { module }, glue) {
  // Named here: when scripts are made small, functions get other names.
  const functions = `const fetchBook = ${fetchBook}, serve = ${serve};`;
  const start = `self.onmessage = ({ data: { module, books } }) => {
    initSync({ module });
    serve(self, Promise.resolve({ Engine, book: (variant) => fetchBook(books, variant) }));
  };`;
  const text = [await glue(), functions, start].join("\n");
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    const connection = connect(new Worker(url, { type: "module" }));
    connection.send({ module, books: bookUrls });
    return connection;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @param {Worker} worker */
function connect(worker) {
  return new Connection(worker, () => worker.terminate());
}

/** @param {Promise<Api>} ready */
function toMainThread(ready) {
  const { port1, port2 } = new MessageChannel();
  const stopServing = serve(port2, ready.then(engineWithBooks), { prepares: false }); // idle time belongs to the page
  const release = () => {
    port1.close();
    stopServing();
  };
  return new Connection(port1, release, { isApart: false });
}
