/**
 * What a whole round is worth, before it is played and after: its moments, what each was worth, and the graph; on the
 * engine itself.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { leadFrom } from "../../www/js/analysis/lead.js";
import { portionNodes } from "../../www/js/engine/portions.js";
import { momentAt, pointsOf } from "../../www/js/review/graph.js";
import { momentsOf } from "../../www/js/review/moments.js";
import { Report } from "../../www/js/review/report.js";
import { LeadLine } from "../../www/js/teach/lead-line.js";
import { wordsFor } from "../../www/js/text/index.js";
import { randomness } from "./helpers.mjs";

const dist = new URL("../../dist/", import.meta.url);
const api = await import(new URL("ali_guli_mane.js", dist).href);
api.initSync({ module: readFileSync(new URL("ali_guli_mane_bg.wasm", dist)) });
const games = api.variants();

/** Plays rounds at random; the last one ends by itself or is given up. */
function played(id, { rounds = 1, resign = false, random = randomness(id.length) } = {}) {
  const game = new api.Game(id);
  const sown = [];
  for (let round = 1; round <= rounds; round += 1) {
    if (round > 1) game.nextRound();
    sown.length = 0;
    while (!game.view().outcome) {
      const { legal } = game.view();
      if (resign && sown.length === 5) {
        game.resign();
        break;
      }
      sown.push(random.pick(legal));
      game.play(sown.at(-1));
    }
  }
  return { game, sown };
}

describe("the moments of a round", () => {
  for (const { id } of games) {
    it(`are its positions and sowings, in order: ${id}`, () => {
      const { game, sown } = played(id);
      const end = game.view();
      const moments = momentsOf(game);
      assert.deepEqual(
        moments.map(({ sowing }) => sowing && { hole: sowing.hole, way: sowing.way ?? "anticlockwise" }),
        [...sown.map(({ hole, way }) => ({ hole, way: way ?? "anticlockwise" })), null],
      );
      assert.deepEqual(moments.at(-1).outcome, end.outcome);
      const again = new api.Game(id);
      moments.forEach(({ text, mover, banks, history, sowing }, at) => {
        const view = again.view();
        assert.deepEqual([text, mover, banks, history.length], [view.text, view.mover, view.banks, at]);
        assert.deepEqual(history.at(-1), moments[at - 1]?.text);
        if (sowing) again.play(sowing);
      });
    });
  }

  it("are those of the last round of a match only, also where it was given up", () => {
    const { game, sown } = played("ali-guli-mane", { rounds: 2, resign: true });
    const moments = momentsOf(game);
    assert.deepEqual(
      moments.flatMap(({ sowing }) => (sowing ? [sowing.hole] : [])),
      sown.map(({ hole }) => hole),
    );
    assert.equal(moments.at(-1).outcome.reason, "resigned");
  });
});

describe("the report", () => {
  const think = (engine) => ({ think: async (_, text, options) => engine.think(text, options) });
  const live = new AbortController().signal;

  it("accounts for every seed: from one moment to the next the lead changes by what was given away", async () => {
    for (const id of ["ali-guli-mane", "pallanguzhi-traditional"]) {
      const { game } = played(id);
      const report = new Report(id, momentsOf(game));
      await report.fill(think(new api.Engine(id)), () => {}, live);
      assert.ok(report.complete);
      report.findings.slice(0, -1).forEach(({ lead, cost, exact, better }, at) => {
        const sign = report.moments[at].mover === 0 ? 1 : -1;
        assert.equal(exact, true);
        assert.equal(report.findings[at + 1].lead, lead - sign * cost, `${id}, sowing ${at + 1}`);
        assert.equal(better !== null, cost > 0);
      });
      const [south, north] = [report.account(0), report.account(1)];
      assert.equal(south.sowings + north.sowings, report.moments.length - 1);
      assert.equal(report.findings[0].lead - south.lost + north.lost, report.findings.at(-1).lead);
    }
  });

  it("says what is not certain", async () => {
    const { game } = played("ali-guli-mane");
    const report = new Report("ali-guli-mane", momentsOf(game));
    assert.deepEqual([report.account(0).exact, report.complete], [true, false], "nothing is said yet");
    const { sowing } = report.moments[0];
    const best = { sowing: { hole: sowing.hole === 13 ? 12 : 13 }, margin: 9, exact: true };
    for (const [exact, values] of [
      [true, [best, { sowing, margin: 2, exact: true }]],
      [true, [best, { sowing, margin: 2, exact: false }]],
      [false, [best, { sowing, margin: 2, exact: true }]],
    ]) {
      report.learn(0, { sowing: best.sowing, exact, nodes: 1, values, line: [] });
      const certain = exact && values.every((value) => value.exact);
      assert.deepEqual(
        [report.findings[0].exact, report.account(0)],
        [certain, { sowings: 1, best: 0, lost: 7, exact: certain }],
      );
      const { review } = wordsFor("en");
      const said = [
        review.cost(report.findings[0]),
        review.lead(report.findings[0], "B1"),
        review.account({ player: 0, ...report.account(0), complete: true }),
      ];
      for (const text of said) assert.equal(/≈|about|, as far as the computer can see/.test(text), !certain, text);
    }
  });

  it("opens at the worst mistake, the first of several; at none where nobody has made one", () => {
    const { game } = played("ali-guli-mane");
    const report = new Report("ali-guli-mane", momentsOf(game));
    assert.equal(report.worst, -1);
    const finding = report.findings[0];
    report.findings = [2, 7, null, 7].map((cost) => ({ ...finding, cost }));
    assert.equal(report.worst, 1);
    report.findings = [2, 0].map((cost) => ({ ...finding, cost }));
    assert.equal(report.worst, -1);
  });

  it("stops when nobody looks any more", async () => {
    const { game } = played("ali-guli-mane");
    const report = new Report("ali-guli-mane", momentsOf(game));
    const life = new AbortController();
    await assert.rejects(report.fill(think(new api.Engine("ali-guli-mane")), () => life.abort(), life.signal));
    assert.equal(report.complete, false);
  });
});

describe("whom an opening favours", () => {
  const live = new AbortController().signal;
  const known = readFileSync(new URL("../vectors/values.tsv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^ali|^pallan/.test(line))
    .map((line) => line.split("\t"));

  for (const [id, , values] of known.filter(([id, text]) => new api.Game(id).view().text === text)) {
    it(`is the worth of its best sowing: ${id}`, async () => {
      const best = Math.max(...values.split(" ").map((value) => Number(value.split(":")[1])));
      const engine = new api.Engine(id);
      const found = await leadFrom(
        { think: async (_, text, options) => engine.think(text, options) },
        new api.Game(id).view(),
        live,
      );
      assert.deepEqual(found, { lead: best, exact: true });
    });
  }

  it("counts what is in the banks already, for either player to move", async () => {
    const engine = new api.Engine("ali-guli-mane");
    const ask = { think: async (_, text, options) => engine.think(text, options) };
    const ahead = { variant: "ali-guli-mane", text: "5,5,5,5,5,5,5/5,5,5,5,5,5,5 6-2 S free", mover: 0, banks: [6, 2] };
    assert.deepEqual(await leadFrom(ask, ahead, live), { lead: 22, exact: true });
    const turned = { ...ahead, text: ahead.text.replace("S", "N"), mover: 1 };
    assert.deepEqual(await leadFrom(ask, turned, live), { lead: -14, exact: true });
  });

  it("is said of the opening chosen last, better and better, and aloud when it is certain", async () => {
    const answers = [];
    const busy = new Map();
    const line = {
      textContent: "",
      getAttribute: (name) => busy.get(name) ?? null,
      setAttribute: (name, value) => busy.set(name, value),
      removeAttribute: (name) => busy.delete(name),
    };
    const words = {
      looking: "?",
      unknown: "unknown",
      known: (lead, exact) => `South ${lead}${exact ? "" : " so far"}`,
    };
    const favour = new LeadLine(line, { think: () => new Promise((resolve) => answers.push(resolve)) }, words);
    const thought = (margin, exact, nodes = 1) => ({
      sowing: { hole: 1 },
      exact,
      nodes,
      values: [{ sowing: { hole: 1 }, margin, exact }],
      line: [],
    });
    const first = favour.show({ mover: 0, banks: [0, 0] });
    const second = favour.show({ mover: 1, banks: [0, 0] });
    answers[1](thought(4, true));
    await second;
    answers[0](thought(9, true));
    await first;
    assert.deepEqual([line.textContent, busy.size], ["South -4", 0]);
    const third = favour.show({ mover: 0, banks: [0, 0] });
    assert.deepEqual([line.textContent, busy.get("aria-busy")], ["?", "true"]);
    answers[2](thought(7, false, portionNodes));
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual([line.textContent, busy.get("aria-busy")], ["South 7 so far", "true"]);
    answers[3](thought(8, true));
    await third;
    assert.deepEqual([line.textContent, busy.size], ["South 8", 0]);
    const fourth = favour.show({ mover: 0, banks: [0, 0] });
    answers[4]({ ...thought(0, true), sowing: null, values: [] });
    await fourth;
    assert.equal(line.textContent, "unknown");
  });
});

describe("the graph", () => {
  const box = { width: 200, height: 100 };
  const finding = (lead) => ({ lead, exact: true, cost: 0, better: null });

  it("goes up where South is ahead, and leaves out what is not known", () => {
    const points = pointsOf([finding(0), finding(null), finding(20), finding(-20)], box);
    assert.deepEqual(
      points.map(({ at }) => at),
      [0, 2, 3],
    );
    const [even, ahead, behind] = points.map(({ y }) => y);
    assert.ok(even === 50 && ahead < even && behind > even && ahead >= 0 && behind <= 100);
  });

  it("is pressed where a moment lies", () => {
    const points = pointsOf([finding(1), finding(2), finding(3), finding(4)], box);
    for (const { x, at } of points) assert.equal(momentAt(x / box.width, 4, box.width), at);
    assert.deepEqual([momentAt(-1, 4, 200), momentAt(2, 4, 200)], [0, 3]);
  });
});
