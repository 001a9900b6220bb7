/**
 * What a caller may pass who means ill or knows nothing: for the tests in Node.js and for those in a browser,
 * so it imports nothing, and its name ends in what every server takes for a script.
 */
const OPENING = "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S";
export const MEGABYTE = 1 << 20;

/** What a call does: returns something or throws something. @param {() => unknown} call @returns {any} */
export function outcomeOf(call) {
  try {
    return { returned: call() };
  } catch (thrown) {
    return { thrown };
  }
}

/** An object whose memory was given back. @param {any} Game */
export function freed(Game) {
  const game = new Game("kalah");
  game.free();
  return game;
}

/** What a getter throws; it has to come through as it is. */
const OWN_ERROR = new Error("mine");
const throwing = () => { throw OWN_ERROR; };

/** @returns {any} */
function cycle() {
  /** @type {any} */
  const ring = { hole: null, way: null };
  ring.hole = ring.way = ring.position = ring.rounds = ring.openingSeeds = ring.level = ring.self = ring;
  return ring;
}

/** A proxy that answers every question with `answer`. @param {() => unknown} answer @param {object} [target] */
const sphinx = (answer, target = {}) =>
  new Proxy(target, { get: answer, has: answer, getPrototypeOf: () => null, ownKeys: throwing });

function revoked() {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/**
 * Values of every type and size, made anew for each call.
 * @param {any} api @param {WebAssembly.Memory} memory
 * @returns {Record<string, () => unknown>}
 */
export const values = ({ Game, Engine }, memory = new WebAssembly.Memory({ initial: 1 })) => ({
  undefined: () => undefined, null: () => null, true: () => true, false: () => false,
  NaN: () => NaN, Infinity: () => Infinity, "-Infinity": () => -Infinity, "-0": () => -0, "-1": () => -1, 0.5: () => 0.5,
  "1e300": () => 1e300, "5e-324": () => 5e-324, "2**53": () => 2 ** 53, "2**32": () => 2 ** 32, "2**32 + 13": () => 2 ** 32 + 13,
  256: () => 256, 269: () => 269, "-2**31": () => -(2 ** 31), "a bigint": () => 13n, "a huge bigint": () => 2n ** 4096n,
  "no text": () => "", "a space": () => " ", constructor: () => "constructor", __proto__: () => "__proto__", 13: () => "13",
  "NUL": () => "\0", "a lone surrogate": () => "\ud800", "surrogates the wrong way round": () => "\udc00\ud800",
  "a megabyte": () => "5,".repeat(MEGABYTE / 2), "a megabyte of astral planes": () => "\u{1f330}".repeat(MEGABYTE / 2),
  "a megabyte of lone surrogates": () => "\ud800".repeat(MEGABYTE), "sixteen megabytes": () => "x".repeat(16 * MEGABYTE),
  "a symbol": () => Symbol("hole"), "a well-known symbol": () => Symbol.iterator,
  "a function": () => () => 13, "a class": () => Game, "an array": () => [], "an array of holes": () => [13, "clockwise"],
  "a nested array": () => [[[13]]], "a sparse array": () => { const list = []; list[2 ** 32 - 2] = 1; return list; },
  "an empty object": () => ({}), "an object without prototype": () => Object.create(null), "a cycle": cycle,
  "a boxed number": () => new Number(13), "a boxed text": () => new String("kalah"), "a boxed symbol": () => Object(Symbol()),
  "an object that is a number to most": () => ({ valueOf: () => 13, toString: () => "kalah", [Symbol.toPrimitive]: () => 13 }),
  "a date": () => new Date(NaN), "a pattern": () => /13/g, "a map": () => new Map([["hole", 13]]), "a set": () => new Set([13]),
  "a weak map": () => new WeakMap(), "a promise": () => Promise.resolve(13), "a generator": () => (function* () { yield 13; })(),
  "bytes": () => new Uint8Array(MEGABYTE), "a buffer": () => new ArrayBuffer(16), "the module's own memory": () => memory,
  "a view of the module's own memory": () => new Uint8Array(memory.buffer),
  "an error": () => new RangeError("13"), "the world": () => globalThis, "arguments": () => (function () { return arguments; })(),
  "holes of a wrong type": () => ({ hole: "13", way: 1, position: 5, rounds: "2", openingSeeds: {}, level: [] }),
  "holes that are no numbers": () => ({ hole: NaN, way: NaN, position: NaN, rounds: NaN, openingSeeds: NaN, level: NaN }),
  "holes from far away": () => ({ hole: 2 ** 53, rounds: 2 ** 53, openingSeeds: 2 ** 53, position: "x".repeat(MEGABYTE) }),
  "holes below nothing": () => ({ hole: -1, rounds: -1, openingSeeds: -1, level: Symbol(), position: Symbol(), way: Symbol() }),
  "holes between holes": () => ({ hole: 12.5, rounds: 1.5, openingSeeds: 4.999, way: () => "clockwise" }),
  "getters that throw": () => ({ get hole() { return throwing(); }, get position() { return throwing(); }, get rounds() { return throwing(); },
    get openingSeeds() { return throwing(); }, get level() { return throwing(); } }),
  "a getter that throws late": () => ({ hole: 13, get way() { return throwing(); } }),
  "a getter that throws nothing": () => ({ get hole() { throw undefined; }, get position() { throw null; } }),
  "a getter that never returns to itself": () => ({ get hole() { return this.hole; }, get rounds() { return this.rounds; } }),
  "a proxy that throws": () => sphinx(throwing), "a proxy that answers undefined": () => sphinx(() => undefined),
  "a proxy that answers with itself": () => { const proxy = sphinx(() => proxy); return proxy; },
  "a proxy of a function": () => sphinx(() => Symbol(), () => {}), "a revoked proxy": revoked,
  "a game": () => new Game("kalah"), "a freed game": () => freed(Game), "an engine": () => new Engine("kalah"),
});

/** What the glue throws when it is asked about an object that was freed, or that is being asked already. */
const GLUE = /null pointer passed to rust|recursive use of an object|use a moved value/;

/**
 * What a refusal may be: an error of ours, what the caller's own getter threw, the language's own refusal. Not a
 * panic, which is a RuntimeError.
 * @param {any} thrown
 */
export function isSensible(thrown) {
  if (thrown === OWN_ERROR || thrown === undefined || thrown === null) return true;
  if (!(thrown instanceof Error) || thrown instanceof WebAssembly.RuntimeError) return false;
  const languages = thrown instanceof TypeError || /call stack/.test(thrown.message);
  return languages || typeof thrown.code === "string" || GLUE.test(thrown.message);
}

/** Every parameter of every function. @param {any} api @returns {Record<string, (value: any) => unknown>} */
export const parameters = ({ Game, Engine, perft, watch }) => ({
  "new Game(_)": (value) => new Game(value),
  "new Game(variant, _)": (value) => new Game("ali-guli-mane", value),
  "options.position": (value) => new Game("ali-guli-mane", { position: value }),
  "options.rounds": (value) => new Game("ali-guli-mane", { rounds: value }),
  "options.openingSeeds": (value) => new Game("ali-guli-mane", { openingSeeds: value }),
  "Game.fromRecord(_)": (value) => Game.fromRecord(value),
  "new Engine(_)": (value) => new Engine(value),
  "think(_)": (value) => new Engine("kalah").think(value),
  "think(position, _)": (value) => new Engine("kalah").think("0,0,0,0,0,1/0,0,0,0,1,0 0-46 S", value),
  "think(position, { level: _ })": (value) => new Engine("kalah").think("0,0,0,0,0,1/0,0,0,0,1,0 0-46 S", { level: value }),
  "perft(_, position, depth)": (value) => perft(value, OPENING, 1),
  "perft(variant, _, depth)": (value) => perft("ali-guli-mane", value, 1),
  "perft(variant, position, _)": (value) => perft("ali-guli-mane", OPENING, value),
  "watch(_, position, sowing, laps)": (value) => watch(value, OPENING, { hole: 13 }, 9),
  "watch(variant, _, sowing, laps)": (value) => watch("ali-guli-mane", value, { hole: 13 }, 9),
  "watch(variant, position, _, laps)": (value) => watch("ali-guli-mane", OPENING, value, 9),
  "watch(variant, position, sowing, _)": (value) => watch("ali-guli-mane", OPENING, { hole: 13 }, value),
});

/** Every parameter of a game's methods. @param {any} game @returns {Record<string, (value: any) => unknown>} */
export const methods = (game) => ({
  "play(_)": (value) => game.play(value),
  "preview(_)": (value) => game.preview(value),
  "play({ hole: _ })": (value) => game.play({ hole: value }),
  "preview({ hole: _ })": (value) => game.preview({ hole: value }),
  "play({ hole, way: _ })": (value) => game.play({ hole: 13, way: value ?? "clockwise" }),
  "preview({ hole, way: _ })": (value) => game.preview({ hole: 13, way: value ?? "clockwise" }),
});

/**
 * Passes every value to a parameter, and says with which of them something is amiss.
 * @param {(value: any) => unknown} call
 * @param {Record<string, () => unknown>} all
 * @param {(outcome: { thrown?: any, returned?: unknown }) => boolean} isRight
 */
export const amiss = (call, all, isRight) =>
  Object.keys(all).filter((name) => !isRight(outcomeOf(() => call(all[name]()))));
