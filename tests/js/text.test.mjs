import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { seatKinds } from "../../www/js/game/seats.js";
import { languages, wordsFor } from "../../www/js/text/index.js";
import { laterLanguages, withLater } from "../../www/js/text/later.js";
import { rulesWordsFor } from "../../www/js/text/rules/index.js";

const words = withLater(wordsFor("en"));
const source = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const types = source("src/wasm/types.d.ts");
const quoted = (code) => [...code.matchAll(/"([^"]+)"/g)].map(([, name]) => name);

/** The strings that one field of the API's types may hold. */
function codesOf(field, within = types) {
  const found = new RegExp(`\\b${field}:([^;]*);`).exec(within);
  assert.ok(found, `no ${field} in the types`);
  return quoted(found[1]);
}

/** The part of the types from one declaration to its end. */
function declaration(name) {
  const begin = types.indexOf(`${name} {`);
  assert.ok(begin >= 0, `no ${name} in the types`);
  return types.slice(begin, types.indexOf("\n}", begin));
}

/** A language's keys, all levels of them, with the kind of thing under each. */
function keysOf(value, path = "") {
  if (Array.isArray(value) || typeof value !== "object")
    return [`${path}: ${Array.isArray(value) ? "list" : typeof value}`];
  return Object.entries(value)
    .flatMap(([key, inner]) => keysOf(inner, `${path}/${key}`))
    .sort();
}

function everyCodeHasWords(codes, table) {
  assert.ok(codes.length > 0, "there are codes to look for");
  assert.deepEqual(
    codes.filter((code) => !(code in table)),
    [],
  );
}

test("no language lacks a key, or has one too many", () => {
  assert.deepEqual(Object.keys(laterLanguages), Object.keys(languages));
  for (const [tag, language] of Object.entries(laterLanguages))
    assert.deepEqual(keysOf(language), keysOf(laterLanguages.en), tag);
  for (const [tag, language] of Object.entries(languages))
    assert.deepEqual(keysOf(language), keysOf(languages.en), tag);
});

test("apostrophes and quotes are the printers’ kind wherever something is read", () => {
  const files = readdirSync(new URL("../../www/js/text/", import.meta.url), { recursive: true }).filter((name) =>
    name.endsWith(".js"),
  );
  assert.ok(files.length > 8, "there are texts to look at");
  const scripts = files.map((name) => [name, source(`www/js/text/${name}`).replace(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, "")]);
  const pages = ["index.html", "rules.html"].map((name) => [
    name,
    source(`www/${name}`).replace(/<!--.*?-->|<[^>]*>/gs, ""),
  ]);
  for (const [name, seen] of [...scripts, ...pages]) assert.deepEqual(seen.match(/.*(?:'|\\").*/g), null, name);
});

test("pages say without their scripts what they say with them", () => {
  const said = (name) => [...source(`www/${name}`).matchAll(/ data-text="(\w+)"[^>]*>([^<]*)</g)];
  for (const [name, page] of Object.entries({ "index.html": words.page, "rules.html": rulesWordsFor("en").page })) {
    const found = said(name);
    assert.ok(found.length > 0, name);
    for (const [, key, text] of found) assert.equal(text, page[key], `${name}: ${key}`);
  }
});

test("a language is found by its tag, and English stands in for one we do not speak", () => {
  assert.equal(wordsFor("en-IN"), languages.en);
  assert.equal(wordsFor("EN"), languages.en);
  assert.equal(wordsFor("tlh"), languages.en);
  assert.equal(wordsFor(), languages.en);
});

test("every error the engine throws has a sentence", () => {
  everyCodeHasWords(codesOf("code", declaration("interface EngineError extends Error")), words.errors);
});

test("every end of a round and of a match has a sentence", () => {
  everyCodeHasWords(codesOf("reason", declaration("interface Outcome")), words.reasons);
  everyCodeHasWords(codesOf("reason", declaration("interface MatchOutcome")), words.matchReasons);
});

test("every reason to sow again has a sentence", () => {
  everyCodeHasWords(quoted(/kind: "again".*?reason: ([^}]*)/.exec(types)[1]), words.again);
});

test("every setting of every dial has a sentence, and no sentence is left over", () => {
  const dials = [...declaration("interface Dials").matchAll(/(\w+): ([^;]+);/g)];
  const wanted = Object.fromEntries(dials.map(([, dial, settings]) => [dial, quoted(settings).sort()]));
  const said = Object.fromEntries(
    Object.entries(words.dials).map(([dial, settings]) => [dial, Object.keys(settings).sort()]),
  );
  assert.deepEqual(said, wanted);
});

test("every game has a name and a sentence", () => {
  everyCodeHasWords(quoted(/type VariantId =([^;]*);/.exec(types)[1]), words.variants);
});

test("every level has a name, the weakest first; the one that is there to be measured against plays with nobody", () => {
  const levels = quoted(/type LevelId =([^;]*);/.exec(types)[1]);
  assert.ok(levels.length > 4);
  assert.deepEqual(Object.keys(words.seats), ["person", ...levels]);
  assert.deepEqual(seatKinds, ["person", ...levels]);
});

test("every way in which loading fails has a sentence", () => {
  everyCodeHasWords(quoted(/@typedef \{([^}]*)\} LoadCode/.exec(source("www/js/engine/wasm.js"))[1]), words.loading);
});

test("small numbers are said in words, and things are counted as English counts them", () => {
  assert.deepEqual([0, 1, 5, 12, 13].map(words.seeds), [
    "no seeds",
    "one seed",
    "five seeds",
    "twelve seeds",
    "13 seeds",
  ]);
});

test("a hole is read as its name, its seeds and what is special about it", () => {
  const hole = { name: "B4", seeds: 5, closed: false, endless: false, own: false };
  assert.equal(words.hole(hole), "B4, five seeds");
  assert.equal(words.hole({ ...hole, seeds: 1, own: true }), "B4, one seed, your hole");
  assert.equal(words.hole({ ...hole, own: true, endless: true }), "B4, five seeds, your hole, endless");
  assert.equal(words.hole({ ...hole, seeds: 0, closed: true, own: true }), "B4, closed");
});

test("a refusal names the hole", () => {
  assert.match(words.errors.emptyHole({ hole: "B4" }), /^B4 is empty/);
  assert.match(words.errors.emptyHole({}), /^That hole is empty/);
  assert.match(words.errors.badRecord({ line: 3, column: 7 }), /line 3, character 7/);
});

// --- sentences about sowings ---

const names = ["A7", "A6", "A5", "A4", "A3", "A2", "A1", "B7", "B6", "B5", "B4", "B3", "B2", "B1"];

/** What the engine says of a sowing that drops a seed in B5 and leaves it at that, unless it is told otherwise. */
const summary = {
  player: 0,
  laps: 1,
  sown: 1,
  ends: 9,
  alone: false,
  saada: null,
  banked: 0,
  passing: [0, 0],
  captured: 0,
  takes: [],
  wins: 0,
  kept: [0, 0],
  next: { kind: "turn", player: 1 },
};
const said = (more, name = "B4") => words.sowing({ ...summary, ...more }, name, names);

test("a sowing is one sentence: laps, seeds, where it rested, what it won, and who is next", () => {
  const relay = { laps: 2, sown: 5, saada: 5, captured: 15 };
  assert.equal(said(relay), "B4: two laps, five seeds; saada at A2; 15 won. North’s turn.");
});

test("a sowing that wins nothing says so", () => {
  assert.equal(said({ saada: 8 }), "B4: one seed; saada at B6; nothing won. North’s turn.");
});

test("a second sowing is announced", () => {
  const next = { kind: "again", player: 0, reason: "secondSowing" };
  assert.match(said({ saada: 8, captured: 2, next }), /two won\. South sows once more\.$/);
});

test("a sowing has the name it is given", () => {
  assert.match(said({}, words.teach.name("B4", "clockwise")), /^B4 clockwise: /);
});

test("what is taken in passing is told apart from what is won, by whom", () => {
  assert.match(said({ passing: [4, 6] }), /; four taken in passing; six to North; /);
  assert.match(said({ passing: [4, 6], player: 1 }), /; six taken in passing; four to South; /);
});

test("a last seed in the bank earns another sowing, and both are said", () => {
  const next = { kind: "again", player: 0, reason: "ownBank" };
  assert.equal(
    said({ sown: 2, ends: null, banked: 1, next }, "B6"),
    "B6: two seeds; the last seed in the bank. South sows again.",
  );
});

test("a last seed says if it fell into an empty hole", () => {
  assert.match(said({ alone: true }), /the last seed in B5, which was empty\. North’s turn\.$/);
  assert.match(said({}), /the last seed in B5\. North’s turn\.$/);
});

test("the last sowing says that the round is over, and who keeps what; why, is said once, beside the result", () => {
  const rowEmpty = { ends: null, kept: [0, 8], next: { kind: "over", player: 1, reason: "rowEmpty" } };
  assert.match(said(rowEmpty), /the last seed in the bank\. North keeps eight seeds\. The round is over\.$/);
  const stuck = { saada: 2, next: { kind: "over", player: 1, reason: "stuck" } };
  assert.match(said(stuck), /; nothing won\. The round is over\.$/);
});

test("results say who won, and the score", () => {
  assert.equal(words.result({ totals: [41, 29], winner: 0, you: false }), "South wins, 41 to 29.");
  assert.equal(words.result({ totals: [25, 43], winner: 1, you: true }), "You win, 43 to 25.");
  assert.equal(words.result({ totals: [9, 0], winner: 1, you: false }), "North wins.", "South has given up");
  assert.equal(words.result({ totals: [9, 9], winner: 1, you: true }), "You win.");
  assert.equal(words.result({ totals: [35, 35], winner: null, you: false }), "A draw, 35 all.");
});

test("what is left on the board is told apart from what counts and from what the next round begins with", () => {
  assert.equal(words.left(1, null), "One seed is left on the board and counts for nobody.");
  assert.equal(words.left(2, null), "Two seeds are left on the board and count for nobody.");
  assert.equal(
    words.left(2, [45, 25]),
    "Two seeds are left on the board. In the next round South has 45 seeds, North 25.",
  );
});

test("a new round says who begins and which holes are closed", () => {
  assert.equal(
    words.laidOut({ round: 2, beginner: 1, closed: [["B6", "B7"], []] }),
    "Round 2. North begins. South cannot fill B6 and B7, so they are closed.",
  );
});

test("an earlier game says who played, and how it came out", () => {
  const game = { game: "Kalah", round: 1, seated: ["Person", "Child"], stage: "round", resigned: false, at: null };
  const said = (more) => words.records.earlierMatch({ ...game, ...more }).tale;
  assert.equal(said({ winner: 1, totals: [20, 28] }), "South: Person, North: Child. Round 1: North won, 28 to 20.");
  assert.equal(
    said({ winner: null, totals: [24, 24], stage: "match" }),
    "South: Person, North: Child. The match is over: a draw, 24 all.",
  );
  assert.match(said({ winner: 0, totals: [3, 9], resigned: true }), /South won, since North gave up\.$/);
  assert.equal(
    said({ winner: null, totals: [3, 9], stage: "running", seated: null }),
    "Round 1, under way, 3 to 9 in the banks.",
  );
});

test("a preview says where a sowing ends and what it wins", () => {
  assert.equal(
    words.preview({ name: "B4", way: null, ends: "B6", saada: "B7", wins: 15, again: true }),
    "B4 comes to saada at B7 and wins 15, then sows again.",
  );
  assert.equal(
    words.preview({ name: "B4", way: null, ends: "B6", saada: null, wins: 0, again: false }),
    "B4 ends in B6 and wins nothing.",
  );
  assert.equal(
    words.preview({ name: "B4", way: "clockwise", ends: null, saada: null, wins: 0, again: false }),
    "B4 clockwise ends in the bank and wins nothing.",
  );
});
