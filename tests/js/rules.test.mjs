// The rules page tells the truth: every example is replayed by the built engine and compared with what is claimed of
// it, and every rule set, dial, clause and source has its words.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { ajji, examples, sampleRecord } from "../../www/js/rules/examples/index.js";
import { basics, disputes, endings, games, matches, sources } from "../../www/js/rules/outline.js";
import { languages, rulesWordsFor } from "../../www/js/text/rules/index.js";

const dist = new URL("../../dist/", import.meta.url);
const api = await import(new URL("ali_guli_mane.js", dist).href);
api.initSync({ module: readFileSync(new URL("ali_guli_mane_bg.wasm", dist)) });

const infos = Object.fromEntries(api.variants().map((info) => [info.id, info]));
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const begin = ({ game, position, openingSeeds }) => new api.Game(game, { position, openingSeeds });

/** The sowing of that name, which has to be written as the engine would write it. */
function sowingNamed(name, { id }) {
  const sowing = api.sowing(id, name);
  assert.equal(api.name(id, sowing), name);
  return sowing;
}

/** Everything that can be claimed of a step: from its summary, its trace and the view after it. */
function factsOf(summary, trace, after, { names, row }) {
  const of = (kind) => trace.filter((event) => event.kind === kind);
  const captures = of("capture");
  const saadas = of("saada").map(({ hole }) => names[hole]);
  const scoops = of("scoop");
  const over = of("roundOver")[0];
  const refills = of("refill");
  return {
    seeds: scoops[0]?.seeds,
    lifts: scoops.map(({ hole }) => names[hole]),
    ends: names[summary?.ends],
    intoEmpty: summary?.alone,
    saada: saadas.at(-1),
    rests: saadas,
    takes: captures.flatMap(({ holes }) => holes.map((hole) => names[hole])),
    won: sum(captures.map(({ seeds }) => seeds)),
    ripe: of("ripe").map(({ hole, seeds, player }) => ({ hole: names[hole], seeds, to: player })),
    inBank: of("bankDrop").length,
    emptyRow: [after.holes.slice(row), after.holes.slice(0, row)].map(sum),
    next: refills.length ? "round" : over ? "over" : of("again").length ? "again" : "turn",
    over: over && { reason: over.reason, winner: over.winner, totals: over.totals },
    kept: [0, 1].map((side) =>
      sum(
        of("keep")
          .filter(({ player }) => player === side)
          .map(({ seeds }) => seeds),
      ),
    ),
    left: sum(after.holes),
    matchWon: after.matchOutcome?.winner,
    closed: refills.flatMap(({ closed }) => closed.map((hole) => names[hole])),
    banks: after.banks,
    begins: after.mover,
  };
}

/** The order in which holes are taken is no claim. */
const settled = (value) => (Array.isArray(value) && typeof value[0] === "string" ? [...value].sort() : value);

function isSo(claim, facts, where) {
  for (const [key, value] of Object.entries(claim)) {
    if (key === "sow") continue;
    if (key === "emptyRow") assert.equal(facts.emptyRow[value], 0, `${where}: the row is not empty`);
    else if (["lifts", "rests"].includes(key)) assert.deepEqual(facts[key], value, `${where}: ${key}`);
    else assert.deepEqual(settled(facts[key]), settled(value), `${where}: ${key}`);
  }
}

function replay(name, { steps = [], ...example }) {
  const info = infos[example.game];
  const game = begin(example);
  for (const [index, step] of steps.entries()) {
    const sowing = step.sow ? sowingNamed(step.sow, info) : null;
    const summary = sowing && game.summary(sowing);
    const trace = sowing ? game.play(sowing) : game.nextRound();
    isSo(step, factsOf(summary, trace, game.view(), info), `${name}, step ${index + 1}`);
  }
}

describe("every example is true", () => {
  for (const [name, example] of Object.entries(examples)) {
    it(`${name}`, () => {
      replay(name, example);
      const { holes, banks, closed, endless } = begin(example).view();
      const { names } = infos[example.game];
      const named = (flags) => names.filter((_, hole) => flags[hole]);
      if (example.total) assert.equal(sum([...holes, ...banks]), example.total);
      assert.deepEqual(named(closed).sort(), [...(example.closed ?? named(closed))].sort());
      assert.deepEqual(
        endless.map(({ hole }) => names[hole]),
        example.endless ? [example.endless] : [],
      );
    });
  }

  it("a false claim would be found", () => {
    const { agmCapture } = examples;
    const lies = [
      { won: 8 },
      { takes: ["A3"] },
      { ends: "A6" },
      { next: "turn" },
      { saada: "A3" },
      { seeds: 5 },
      { lifts: ["B5"] },
      { emptyRow: 0 },
      { intoEmpty: false },
    ];
    for (const lie of lies) {
      const example = { ...agmCapture, steps: [{ ...agmCapture.steps[0], ...lie }] };
      assert.throws(() => replay("lie", example), assert.AssertionError, JSON.stringify(lie));
    }
  });

  it("every claim is one that is looked at", () => {
    const known = ["sow", ...Object.keys(factsOf(null, [], { holes: [], banks: [] }, infos.kalah))];
    for (const [name, { steps = [] }] of Object.entries(examples)) {
      for (const step of steps)
        assert.deepEqual(
          Object.keys(step).filter((key) => !known.includes(key)),
          [],
          name,
        );
    }
  });
});

describe("Ajji aata", () => {
  it("is refused as a sowing, and watched it comes back to where it began, and not before", () => {
    const { game, position, sow, period, onBoard } = ajji;
    const sowing = sowingNamed(sow, infos[game]);
    const view = new api.Game(game, { position }).view();
    assert.throws(() => new api.Game(game, { position }).play(sowing), { code: "endlessSowing" });
    assert.equal(sum(view.holes), onBoard);
    const trace = api.watch(game, position, sowing, 3 * period);
    const laps = lapsOf(view.holes, trace);
    assert.equal(laps.length, 3 * period);
    laps.forEach((lap, i) => assert.equal(lap === laps[0], i % period === 0, `lap ${i}`));
  });

  /** Each lap as the seeds in the holes before it, and the hole it lifts. */
  function lapsOf(start, trace) {
    const holes = [...start];
    const laps = [];
    for (const { kind, hole } of trace) {
      if (kind === "scoop") laps.push(`${holes} ${hole}`);
      holes[hole] = kind === "scoop" ? 0 : holes[hole] + 1;
    }
    return laps;
  }
});

describe("what is said of writing games down", () => {
  it("the record is one that can be gone on with", () => {
    const game = api.Game.fromRecord(sampleRecord);
    assert.equal(game.record(), sampleRecord);
    assert.ok(game.view().legal.length > 0);
  });

  it("the position is the one after B4 from the opening", () => {
    const game = new api.Game(examples.written.game);
    game.play(sowingNamed("B4", infos[examples.written.game]));
    assert.equal(game.view().text, examples.written.position);
  });
});

const rulesOf = (id) => games[id];
const everyRule = [...basics, ...Object.values(games).flat(), ...matches, ...endings];

/** docs/rules.md: which clauses hold in each game, and which of them hold a ruling of ours. */
const house = readFileSync(new URL("../../docs/rules.md", import.meta.url), "utf8").split("\n## ");
const houseSection = (heading) => house.find((section) => section.startsWith(`${heading}\n`));
const clausesOf = Object.fromEntries(
  [...houseSection("Which clauses hold where").matchAll(/^\| `(.+)` \| (.+) \|$/gm)].map(([, id, ids]) => [
    id,
    ids.split(" "),
  ]),
);
const rulings = [...houseSection("Where we had to decide").matchAll(/\[([A-Z]\d)\]/g)].map(([, clause]) => clause);
const told = (...rules) => [...new Set(rules.flat().flatMap((rule) => rule.clauses))];

describe("nothing is left out", () => {
  it("the engine's games are those of the page", () => {
    assert.deepEqual(Object.keys(games).sort(), Object.keys(infos).sort());
  });

  for (const { id, dials } of api.variants()) {
    it(`${id}: every dial is told, set as the engine has it`, () => {
      const settings = Object.assign({}, ...rulesOf(id).map((rule) => rule.dials ?? {}));
      assert.deepEqual(settings, dials);
    });

    it(`${id}: every rule has a board to play, and a text it comes from`, () => {
      for (const { rule, examples: shown = [], sources = {} } of rulesOf(id)) {
        assert.ok(shown.length > 0, `${rule} has no board`);
        assert.ok(Object.keys(sources).length > 0, `${rule} has no source`);
        for (const name of shown) assert.equal(examples[name].game, id, `${name} is another game's`);
      }
    });
  }

  for (const { id, dials } of api.variants()) {
    it(`${id}: every clause of the game is told, and none that does not hold in it`, () => {
      const rounds = dials.rounds === "one" ? [] : matches;
      const missing = (some, others) => some.filter((clause) => !others.includes(clause));
      assert.deepEqual(missing(clausesOf[id], told(basics, endings, rulesOf(id), rounds)), []);
      // those are told for all games at once
      const ofItsKind = clausesOf[id].filter((clause) => !/^[BSM]/.test(clause));
      assert.deepEqual(missing(ofItsKind, told(rulesOf(id))), []);
      assert.deepEqual(missing(told(rulesOf(id)), clausesOf[id]), []);
    });
  }

  it("what is told for all games holds in all of them", () => {
    for (const { id } of api.variants()) {
      for (const clause of told(basics, endings)) assert.ok(clausesOf[id].includes(clause), `${clause} in ${id}`);
    }
    assert.deepEqual(
      told(matches).filter((clause) => !Object.values(clausesOf).flat().includes(clause)),
      [],
    );
  });

  it("every example is shown somewhere, and every board shown is there", () => {
    const shown = [...everyRule, ...disputes].flatMap(({ examples: shown = [] }) => shown);
    assert.deepEqual([...new Set([...shown, "written"])].sort(), Object.keys(examples).sort());
  });
});

/**
 * A language's keys, all levels of them, with the kind of thing under each; the words it shares with the game aside.
 */
function keysOf(value, path = "") {
  if (typeof value !== "object" || Array.isArray(value))
    return [`${path}: ${Array.isArray(value) ? "list" : typeof value}`];
  return Object.entries(value)
    .flatMap(([key, inner]) => (key === "common" ? [] : keysOf(inner, `${path}/${key}`)))
    .sort();
}

describe("words", () => {
  const sameKeys = (table, keys) => assert.deepEqual(Object.keys(table).sort(), [...new Set(keys)].sort());

  it("a language is found by its tag, and English stands in for one we do not speak", () => {
    assert.equal(rulesWordsFor("en-IN"), languages.en);
    assert.equal(rulesWordsFor("tlh"), languages.en);
  });

  for (const [tag, words] of Object.entries(languages)) {
    it(`${tag}: no key is missing, none is left over`, () => {
      assert.deepEqual(
        keysOf(words).filter((key) => !/ours|why/.test(key)),
        keysOf(languages.en).filter((key) => !/ours|why/.test(key)),
      );
      sameKeys(
        words.rules,
        everyRule.map(({ rule }) => rule),
      );
      sameKeys(
        words.captions,
        Object.entries(examples).map(([name, { caption }]) => caption ?? name),
      );
      sameKeys(
        words.disputes,
        disputes.map(({ dispute }) => dispute),
      );
      sameKeys(words.sources, sources);
      for (const { sources = {} } of everyRule)
        for (const text of Object.keys(sources)) assert.ok(text in words.sources, text);
    });

    it(`${tag}: every ruling of ours is marked, with its reason`, () => {
      const marked = everyRule.filter(({ rule }) => words.rules[rule].ours);
      const found = new Set(marked.flatMap((rule) => rule.clauses));
      assert.ok(rulings.length > 0);
      assert.deepEqual(
        rulings.filter((clause) => !found.has(clause)),
        [],
      );
      for (const { rule } of marked) assert.ok(words.rules[rule].why, `${rule} gives no reason`);
    });

    it(`${tag}: a rule without a source is a ruling`, () => {
      for (const { rule, sources } of everyRule) assert.ok(sources || words.rules[rule].ours, rule);
    });

    for (const [name, example] of Object.entries(examples)) {
      it(`${tag}: ${name} is told from its claims alone`, () => {
        const caption = words.captions[example.caption ?? name](example);
        assert.match(caption, /^[\p{Lu}\p{N}].*[.!]$/u);
        assert.doesNotMatch(caption, /undefined|null|NaN|\[object/);
        assert.deepEqual(
          holesIn(caption).filter((hole) => !holesIn(JSON.stringify(example)).includes(hole)),
          [],
        );
      });
    }
  }

  const holesIn = (text) => text.match(/\b[AB][1-7]\b/g) ?? [];
});
