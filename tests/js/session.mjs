/** A session to test, what it runs on, and what it has told. */

import assert from "node:assert/strict";
import { Session } from "../../www/js/game/session.js";
import { openStore } from "../../www/js/game/store.js";
import { fakeApi } from "./fake-game.mjs";
import { Shelf } from "./helpers.mjs";

export const persons = ["person", "person"];
export const againstNorth = ["person", "child"];
export const againstSouth = ["child", "person"];
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** An engine that answers when it is told to, also too late. */
export class SlowEngine {
  asked = [];
  cancels = 0;

  think(...question) {
    return this.#ask("think", question);
  }

  cut(...question) {
    return this.#ask("cut", question);
  }

  swap(...question) {
    return this.#ask("swap", question);
  }

  #ask(what, [variant, position, options]) {
    return new Promise((resolve, reject) => this.asked.push({ what, variant, position, options, resolve, reject }));
  }

  cancel() {
    this.cancels += 1;
  }

  /** Answers the latest question, or that of the number. */
  async answer(hole, which = this.asked.length - 1) {
    this.asked[which].resolve({ sowing: hole === null ? null : { hole }, nodes: 1, values: [] });
    await settled();
  }

  /** Answers whether it would change sides. */
  async side(change) {
    this.asked.at(-1).resolve({ change, exact: true, nodes: 1 });
    await settled();
  }

  async fail(which = this.asked.length - 1) {
    this.asked[which].reject(new Error("died"));
    await settled();
  }
}

/** A session, what it runs on, and what it has told. */
export function table({ shelf = new Shelf(), seats = persons, ...wish } = {}) {
  const engine = new SlowEngine();
  const session = new Session({ api: fakeApi, engine, store: openStore(shelf), wait: () => Promise.resolve() });
  const told = [];
  for (const type of ["trace", "change", "sides", "refused", "notice"]) {
    session.addEventListener(type, ({ detail }) => told.push({ type, ...detail }));
  }
  session.start({ seats, ...wish });
  const seen = () => told.splice(0);
  seen();
  /** Sows and lets it be shown. */
  const sow = (...holes) =>
    holes.forEach((hole) => {
      assert.equal(session.sow({ hole }), true);
      session.shown();
    });
  return { session, engine, shelf, seen, sow };
}

/** The same storage, visited again. */
export function revisit(shelf) {
  const engine = new SlowEngine();
  const session = new Session({ api: fakeApi, engine, store: openStore(shelf), wait: () => Promise.resolve() });
  const told = [];
  session.addEventListener("notice", ({ detail }) => told.push(detail.code));
  return { session, engine, told, restored: session.restore() };
}

export const saved = (shelf) => JSON.parse(shelf.getItem("agm.game"));
export const aside = (shelf) => shelf.entries().filter(([key]) => key.startsWith("agm.game.aside."));
