/** Workers for the tests of whoever asks the engine in one. */

import { thoughtOf } from "./fake-engine.mjs";

/** Workers that exist only here; `behave` says what each does with a message. */
export function workers(behave = () => {}) {
  const made = [];
  class FakeWorker {
    sent = [];
    ended = false;
    constructor(url, options) {
      Object.assign(this, { url: String(url), options });
      made.push(this);
      behave(this, null);
    }
    postMessage(message) {
      this.sent.push(message);
      behave(this, message);
    }
    terminate() {
      this.ended = true;
    }
    say(data) {
      this.onmessage?.({ data });
    }
    break(message = "gone") {
      this.onerror?.({ message, preventDefault() {} });
    }
  }
  return { made, Worker: FakeWorker };
}

/** A worker that is ready at once, and answers. */
export function able(worker, message) {
  if (message === null) setImmediate(() => worker.say({ ready: true }));
  else if ("position" in message) {
    setImmediate(() => worker.say({ heard: true }));
    setImmediate(() => worker.say({ answer: thoughtOf(message.position) }));
  }
}

/** A worker that is ready, hears every question, and then waits to be told what to do. */
export function patient(worker, message) {
  if (message === null) setImmediate(() => worker.say({ ready: true }));
  else if ("position" in message) setImmediate(() => worker.say({ heard: true }));
}

/** A worker that is ready, and dies before it hears anything. */
export function deaf(worker, message) {
  if (message === null) setImmediate(() => worker.say({ ready: true }));
}
