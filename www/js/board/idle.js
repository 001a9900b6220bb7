/** Long work in short pieces, so that nothing a person does has to wait for it. */

/** Milliseconds of a piece at most, since whatever a person does has to wait for it; and at least, to get on. */
const LONGEST = 8;
const SHORTEST = 1;
/** A browser is never idle while something moves: then a piece is done all the same. */
const PATIENCE = 200;

/** @typedef {Pick<IdleDeadline, "timeRemaining">} Idle */

/**
 * Goes through all steps while nothing else is to be done.
 * @template T @param {Generator<void, T>} steps @param {(result: T) => void} done
 * @returns {() => void} ends it; then `done` is never called
 */
export function stepsInIdleTime(steps, done) {
  const { ask, cancel } = "requestIdleCallback" in globalThis ? idleCallbacks : timers;
  /** @param {Idle} idle */
  const go = (idle) => {
    const end = performance.now() + Math.min(LONGEST, Math.max(SHORTEST, idle.timeRemaining()));
    let step = steps.next();
    while (!step.done && performance.now() < end) step = steps.next();
    if (step.done) done(step.value);
    else asked = ask(go);
  };
  let asked = ask(go);
  return () => cancel(asked);
}

const idleCallbacks = {
  /** @param {(idle: Idle) => void} go */
  ask: (go) => requestIdleCallback((idle) => go(idle.didTimeout ? unhurried : idle), { timeout: PATIENCE }),
  /** @param {number} asked */
  cancel: (asked) => cancelIdleCallback(asked),
};

/** Safari has no idle callbacks. */
const timers = {
  /** @param {(idle: Idle) => void} go @returns {any} */
  ask: (go) => setTimeout(() => go(unhurried), LONGEST),
  /** @param {any} asked */
  cancel: (asked) => clearTimeout(asked),
};

/** Where nobody says how long the browser is idle. @type {Idle} */
const unhurried = { timeRemaining: () => LONGEST };

/** Goes through all steps now. @template T @param {Generator<void, T>} steps @returns {T} */
export function atOnce(steps) {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
