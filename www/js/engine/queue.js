/**
 * One engine for everything on the page. What it computes for one client serves the others, and its tables lie in
 * memory once.
 *
 * Questions are answered one at a time, in the order in which they come. A client with much to ask asks in portions
 * (see `portions.js`), and so takes turns with the others.
 */

import { connectors, pageEnvironment } from "./connection.js";

/**
 * @typedef {import("./connection.js").Connection} Connection
 * @typedef {import("./serve.js").Question} Question
 * @typedef {import("./serve.js").VariantId} VariantId
 * @typedef {import("./serve.js").Message} Message
 * @typedef {{ client: number, question: Question, resolve: (answer: any) => void, reject: (error: Error) => void,
 *   tries: number }} Entry
 */

/** How often a question is tried, if the engine dies of it or cannot be started. */
const maxTries = 2;

// Timeouts in milliseconds, for the slowest phone that is also busy with other things:

/** to load the engine; */
const loadTimeout = 120_000;
/** to fill its tables for another game; */
const tablesTimeout = 40_000;
/** to send a message, or to say that one was heard; */
const messageTimeout = 3000;
/** to search one position; */
const positionTimeout = 0.1;
/** and how many positions are allowed for, where a question does not limit them. */
const unlimitedNodes = 1_000_000;

/** A cancelled question may still be answered for so long: the engine's tables are worth more than a moment. */
const cancelTimeout = 1000;

const noClients = "no clients";

export class EngineQueue {
  #connectors;
  /** The way to connect that is in use: the first that works is kept. */
  #connector = 0;
  /** @type {Promise<Connection> | null} */
  #connection = null;
  /** The same, even before the engine has answered on it. @type {Connection | null} */
  #latest = null;
  #lastClient = 0;
  /** @type {Set<number>} */
  #clients = new Set();
  /** The games for which the engine has tables in memory. @type {Set<VariantId>} */
  #games = new Set();
  /** @type {Entry[]} the oldest first */
  #entries = [];
  /** What is being answered. @type {{ entry: Entry, connection: Connection } | null} */
  #current = null;
  #running = false;

  /** @param {Partial<import("./connection.js").Environment>} [environment] */
  constructor(environment = {}) {
    this.#connectors = connectors({ ...pageEnvironment, ...environment });
  }

  /** The number that this gives has to come with every question of the client. */
  addClient() {
    this.#clients.add(++this.#lastClient);
    return this.#lastClient;
  }

  /** With its last client the engine ends. @param {number} client */
  removeClient(client) {
    if (!this.#clients.delete(client)) return;
    this.cancel(client);
    this.#closeIfUnused();
  }

  #closeIfUnused() {
    if (!this.#clients.size) this.#latest?.close(noClients);
  }

  /**
   * Rejects with an error that has a `code`: the engine's own, "cancelled", or "engineFailed".
   * @param {number} client @param {Question} question @returns {Promise<any>}
   */
  ask(client, question) {
    if (!this.#clients.has(client)) return Promise.reject(cancelled());
    return new Promise((resolve, reject) => {
      this.#entries.push({ client, question, resolve, reject, tries: 0 });
      void this.#run();
    });
  }

  /**
   * Cancels all questions of a client. An engine that goes on with one of them for long is stopped.
   * @param {number} client
   */
  cancel(client) {
    const isTheirs = (/** @type {Entry} */ entry) => entry.client === client;
    for (const entry of this.#entries.filter(isTheirs)) this.#settle(entry, ({ reject }) => reject(cancelled()));
    if (this.#current && isTheirs(this.#current.entry)) this.#current.connection.setDeadline(cancelTimeout);
  }

  /** Answers until the queue is empty. */
  async #run() {
    if (this.#running) return;
    this.#running = true;
    for (let next; (next = this.#entries[0]); ) await this.#answer(next);
    this.#running = false;
    this.#closeIfUnused(); // the last client may have left while a connection was being made
  }

  /**
   * Has the engine answer. If it dies of the question, the question stays the first in the queue, once.
   * @param {Entry} entry
   */
  async #answer(entry) {
    entry.tries += 1;
    try {
      await this.#freeMemoryFor(entry.question.variant);
      const connection = await this.#connected();
      if (!this.#entries.includes(entry)) return;
      this.#current = { entry, connection };
      const message = await this.#put(entry, connection);
      this.#settle(entry, (entry) => pass(message, entry));
    } catch (error) {
      if (entry.tries === maxTries) this.#settle(entry, ({ reject }) => reject(coded("engineFailed", String(error))));
    } finally {
      this.#current = null;
    }
  }

  /**
   * Puts a question: it is heard soon, answered in the end. A cancelled one may have been heard meanwhile.
   * @param {Entry} entry @param {Connection} connection
   */
  async #put(entry, connection) {
    const timeout = this.#timeoutFor(entry.question);
    this.#games.add(entry.question.variant);
    connection.send(entry.question);
    if (!connection.isApart) return this.#answered(connection, timeout);
    const heard = await connection.receive(messageTimeout);
    if (!("heard" in heard)) return heard;
    return connection.receive(this.#entries.includes(entry) ? timeout : cancelTimeout);
  }

  /**
   * The answer, though it may be said before that the question was heard.
   * @param {Connection} connection @param {number} timeout
   */
  async #answered(connection, timeout) {
    const message = await connection.receive(timeout);
    return "heard" in message ? connection.receive(timeout) : message;
  }

  /** @param {Question} question */
  #timeoutFor({ variant, options }) {
    const tables = this.#games.has(variant) ? 0 : tablesTimeout;
    return messageTimeout + tables + positionTimeout * (options?.nodes ?? unlimitedNodes);
  }

  /**
   * A module's memory never shrinks. So another game gets another engine, unless somebody still waits to hear about a
   * game for which this one has tables.
   * @param {VariantId} variant
   */
  async #freeMemoryFor(variant) {
    if (!this.#games.size || this.#games.has(variant)) return;
    await new Promise((resolve) => setTimeout(resolve)); // a client that asks in portions asks its next by then
    const asked = this.#entries.map(({ question }) => question.variant);
    if (asked.includes(variant) && !asked.some((game) => this.#games.has(game)))
      this.#latest?.close("another game is asked about");
  }

  /** Takes an entry out of the queue, once. @param {Entry} entry @param {(entry: Entry) => void} how */
  #settle(entry, how) {
    const at = this.#entries.indexOf(entry);
    if (at < 0) return; // an answer that nobody waits for any more
    this.#entries.splice(at, 1);
    how(entry);
  }

  async #connected() {
    const connection = await (this.#connection ?? this.#reconnect());
    return connection.closed ? this.#reconnect() : connection;
  }

  #reconnect() {
    this.#games.clear();
    const connection = (this.#connection = this.#connect());
    connection.catch(() => (this.#connection = null));
    return connection;
  }

  /** A connection on which the engine has said that it is ready. @returns {Promise<Connection>} */
  async #connect() {
    for (; this.#connector < this.#connectors.length; this.#connector += 1) {
      try {
        const connection = (this.#latest = await this.#connectors[this.#connector]());
        this.#closeIfUnused();
        await connection.receive(loadTimeout);
        return connection;
      } catch (error) {
        if (/** @type {Error} */ (error).message === noClients) throw error; // else the next way may work
      }
    }
    this.#connector = 0;
    throw new Error("no engine can be started");
  }
}

/** @param {Message} message @param {Entry} to */
function pass(message, { resolve, reject }) {
  if ("answer" in message) return resolve(message.answer);
  const { error } = /** @type {Extract<Message, { error: any }>} */ (message);
  reject(coded(error.code, error.message, error.detail));
}

const cancelled = () => coded("cancelled", "the question was cancelled");

/** @param {string} code @param {string} message @param {unknown} [detail] */
function coded(code, message, detail) {
  return Object.assign(new Error(message), { code, detail });
}
