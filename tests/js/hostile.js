/**
 * What a caller may pass who means ill or knows nothing: for the tests in Node.js and for those in a browser,
 * so it imports nothing, and its name ends in what every server takes for a script.
 */
const OPENING = "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S";
const ALMOST_OVER = "0,0,0,0,0,1/0,0,0,0,1,0 0-46 S";
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
const throwing = () => {
  throw OWN_ERROR;
};

/** The keys that anything is ever asked for. */
const KEYS = ["hole", "way", "position", "rounds", "openingSeeds", "level", "nodes", "seed", "history"];

/** An object that answers alike, whichever key it is asked for. @param {(key: string) => unknown} answer */
const withKeys = (answer) => Object.fromEntries(KEYS.map((key) => [key, answer(key)]));

/** The same, but asked anew each time. @param {(this: any, key: string) => unknown} answer */
const withGetters = (answer) =>
  Object.defineProperties(
    {},
    withKeys((key) => ({
      get() {
        return answer.call(this, key);
      },
    })),
  );

function cycle() {
  /** @type {any} */
  const ring = {};
  return Object.assign(
    ring,
    withKeys(() => ring),
  );
}

/** A proxy that answers every question with `answer`. @param {() => unknown} answer @param {object} [target] */
const sphinx = (answer, target = {}) =>
  new Proxy(target, { get: answer, has: answer, getPrototypeOf: () => null, ownKeys: throwing });

function revoked() {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** @type {Record<string, () => unknown>} */
const PRIMITIVES = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  false: () => false,
  NaN: () => NaN,
  Infinity: () => Infinity,
  "-Infinity": () => -Infinity,
  "-0": () => -0,
  "-1": () => -1,
  0.5: () => 0.5,
  "1e300": () => 1e300,
  "5e-324": () => 5e-324,
  "2**53": () => 2 ** 53,
  "2**32": () => 2 ** 32,
  "2**32 + 13": () => 2 ** 32 + 13,
  "-2**31": () => -(2 ** 31),
  256: () => 256,
  269: () => 269,
  "a bigint": () => 13n,
  "a huge bigint": () => 2n ** 4096n,
  "a symbol": () => Symbol("hole"),
  "a well-known symbol": () => Symbol.iterator,
  "no text": () => "",
  "a space": () => " ",
  "a number as text": () => "13",
  NUL: () => "\0",
  constructor: () => "constructor",
  __proto__: () => "__proto__",
  "a lone surrogate": () => "\ud800",
  "surrogates the wrong way round": () => "\udc00\ud800",
  "a megabyte": () => "5,".repeat(MEGABYTE / 2),
  "sixteen megabytes": () => "x".repeat(16 * MEGABYTE),
  "a megabyte of astral planes": () => "\u{1f330}".repeat(MEGABYTE / 2),
  "a megabyte of lone surrogates": () => "\ud800".repeat(MEGABYTE),
};

/** @type {Record<string, () => unknown>} */
const OBJECTS = {
  "a function": () => () => 13,
  "an empty object": () => ({}),
  "no prototype": () => Object.create(null),
  "an array": () => [],
  "an array of holes": () => [13, "clockwise"],
  "a nested array": () => [[[13]]],
  "a sparse array": () => {
    const list = [];
    list[2 ** 32 - 2] = 1;
    return list;
  },
  "a boxed number": () => new Number(13),
  "a boxed text": () => new String("kalah"),
  "a boxed symbol": () => Object(Symbol("hole")),
  arguments: () =>
    (function () {
      // biome-ignore lint/complexity/noArguments: the old list of arguments is the hostile value
      return arguments;
    })(),
  "a number to most": () => ({ valueOf: () => 13, toString: () => "kalah", [Symbol.toPrimitive]: () => 13 }),
  "a date": () => new Date(NaN),
  "a pattern": () => /13/g,
  "an error": () => new RangeError("13"),
  "a map": () => new Map([["hole", 13]]),
  "a set": () => new Set([13]),
  "a weak map": () => new WeakMap(),
  "a promise": () => Promise.resolve(13),
  "a generator": () =>
    (function* () {
      yield 13;
    })(),
  bytes: () => new Uint8Array(MEGABYTE),
  "a buffer": () => new ArrayBuffer(16),
  "the world": () => globalThis,
};

/** @type {Record<string, () => unknown>} */
const ANSWERS = {
  "a cycle": cycle,
  "texts for numbers": () => withKeys((key) => (key === "way" || key === "level" || key === "position" ? 13 : "13")),
  "what is no number": () => withKeys(() => NaN),
  "what is far away": () => withKeys(() => 2 ** 53),
  "what is below nothing": () => withKeys(() => -1),
  "what lies between": () => withKeys(() => 12.5),
  symbols: () => withKeys((key) => Symbol(key)),
  floods: () => withKeys(() => "x".repeat(MEGABYTE)),
  "getters that throw": () => withGetters(throwing),
  "a getter that throws late": () => ({
    hole: 13,
    rounds: 1,
    get way() {
      return throwing();
    },
  }),
  "getters that throw nothing": () =>
    withGetters(() => {
      throw undefined;
    }),
  "getters that never end": () =>
    withGetters(function (key) {
      return this[key];
    }),
  "a proxy that throws": () => sphinx(throwing),
  "a proxy that answers undefined": () => sphinx(() => undefined),
  "a proxy that answers with itself": () => {
    const proxy = sphinx(() => proxy);
    return proxy;
  },
  "a proxy of a function": () =>
    sphinx(
      () => Symbol("hole"),
      () => {},
    ),
  "a revoked proxy": revoked,
};

/**
 * Values of every type and size, made anew for each call.
 * @param {any} api @param {WebAssembly.Memory} memory
 * @returns {Record<string, () => unknown>}
 */
export function values({ Game, Engine }, memory = new WebAssembly.Memory({ initial: 1 })) {
  const engine = new Engine("kalah"); // one for all: an engine takes much memory
  return {
    ...PRIMITIVES,
    ...OBJECTS,
    ...ANSWERS,
    "the module's memory": () => memory,
    "a view of the module's memory": () => new Uint8Array(memory.buffer),
    "a class": () => Game,
    "a game": () => new Game("kalah"),
    "a freed game": () => freed(Game),
    "an engine": () => engine,
  };
}

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
export const parameters = (
  { Game, Engine, perft, watch, daily, name, sowing },
  engine = new Engine("kalah"),
  game = new Game("kalah"),
) => ({
  "new Game(_)": (value) => new Game(value),
  "new Game(variant, _)": (value) => new Game("ali-guli-mane", value),
  "options.position": (value) => new Game("ali-guli-mane", { position: value }),
  "options.rounds": (value) => new Game("ali-guli-mane", { rounds: value }),
  "options.openingSeeds": (value) => new Game("ali-guli-mane", { openingSeeds: value }),
  "Game.fromRecord(_)": (value) => Game.fromRecord(value),
  "new Engine(_)": (value) => new Engine(value),
  "loadBook(_)": (value) => engine.loadBook(value),
  "prepare(_)": (value) => engine.prepare(value),
  "think(_)": (value) => engine.think(value),
  "think(position, _)": (value) => engine.think(ALMOST_OVER, value),
  "think(position, { level: _ })": (value) => engine.think(ALMOST_OVER, { level: value }),
  "think(position, { nodes: _ })": (value) => engine.think(ALMOST_OVER, { nodes: value }),
  "think(position, { seed: _ })": (value) => engine.think(ALMOST_OVER, { seed: value }),
  "think(position, { history: _ })": (value) => engine.think(ALMOST_OVER, { history: value }),
  "think(position, { history: [_] })": (value) => engine.think(ALMOST_OVER, { history: [value] }),
  "fairStarts(_, turns)": (value) => engine.fairStarts(value, 1),
  "fairStarts(position, _)": (value) => engine.fairStarts(ALMOST_OVER, value),
  "puzzle(_, seed)": (value) => engine.puzzle(value, 1),
  "puzzle(kind, _)": (value) => engine.puzzle("largestCapture", value),
  "puzzle(kind, seed, _)": (value) => engine.puzzle("largestCapture", 1, value),
  "daily(_)": (value) => daily(value),
  "fairStarts(position, turns, _)": (value) => engine.fairStarts(ALMOST_OVER, 1, value),
  "fairStarts(position, turns, { nodes: _ })": (value) => engine.fairStarts(ALMOST_OVER, 1, { nodes: value }),
  "swap(_)": (value) => engine.swap(value),
  "swap(position, _)": (value) => engine.swap(ALMOST_OVER, value),
  "swap(position, { level: _ })": (value) => engine.swap(ALMOST_OVER, { level: value }),
  "cut(_)": (value) => engine.cut(value),
  "cut(position, _)": (value) => engine.cut(ALMOST_OVER, value),
  "cut(position, { level: _ })": (value) => engine.cut(ALMOST_OVER, { level: value }),
  "cut(position, { seed: _ })": (value) => engine.cut(ALMOST_OVER, { seed: value }),
  "history(_)": (value) => game.history(value),
  "name(_, sowing)": (value) => name(value, { hole: 13 }),
  "name(variant, _)": (value) => name("kalah", value),
  "name(variant, { hole: _ })": (value) => name("kalah", { hole: value }),
  "name(variant, { hole, way: _ })": (value) => name("kalah", { hole: 9, way: value ?? "up" }),
  "sowing(_, name)": (value) => sowing(value, "B4"),
  "sowing(variant, _)": (value) => sowing("kalah", value),
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
  "summary(_)": (value) => game.summary(value),
  "summary({ hole: _ })": (value) => game.summary({ hole: value }),
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
