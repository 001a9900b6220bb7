// Matches set aside, brought back, and shared between the windows of one browser.

import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { Session } from "../../www/js/game/session.js";
import { memoryStorage, mostCopies, openStore } from "../../www/js/game/store.js";
import { FakeGame, fakeApi } from "./fake-game.mjs";
import { Shelf } from "./helpers.mjs";

const persons = ["person", "person"];
const nobody = { think: () => new Promise(() => {}), cancel() {} };

/** A window of a browser whose storage is this shelf. */
function open(shelf, clock = () => 0) {
  const session = new Session({
    api: fakeApi,
    engine: nobody,
    store: openStore(shelf),
    wait: async () => {},
    now: clock,
  });
  const notices = [];
  session.addEventListener("notice", ({ detail }) => notices.push(detail.code));
  const sow = (...holes) =>
    holes.forEach((hole) => {
      assert.equal(session.sow({ hole }), true);
      session.shown();
    });
  return { session, sow, notices };
}

const earlier = ({ session }) => session.earlierMatches.map(({ view }) => view.text);

beforeEach(() => FakeGame.alive.clear());

describe("matches set aside", () => {
  it("are listed, the newest first, with how they stood and when", () => {
    const table = open(new Shelf(), () => 7);
    table.session.start({ variant: "usual", seats: persons });
    table.sow(3);
    const first = table.session.view;
    table.session.start({ variant: "other" });
    table.sow(2);
    const second = table.session.view;
    table.session.start({ variant: "usual" });
    assert.deepEqual(
      table.session.earlierMatches.map(({ view, at }) => [view, at]),
      [
        [second, 7],
        [first, 7],
      ],
    );
    assert.equal(FakeGame.alive.size, 1, "games looked at are let go");
  });

  it("are gone on with as they were, and the present one takes their place", () => {
    const table = open(new Shelf());
    table.session.start({ variant: "other", options: { rounds: 3 }, seats: ["child", "person"] });
    table.session.setSeats(persons);
    table.sow(3);
    const left = table.session.record();
    table.session.start({ variant: "usual", seats: ["person", "child"] });
    table.session.resign();
    table.session.shown();
    const present = table.session.view.text;
    const [{ number }] = table.session.earlierMatches;
    assert.equal(table.session.resumeMatch(number), true);
    assert.deepEqual(
      [table.session.record(), table.session.options, table.session.seats],
      [left, { rounds: 3 }, persons],
    );
    assert.deepEqual(earlier(table), [present]);
    assert.equal(table.session.resumeMatch(99), false);
  });

  it("tell of an evening: who sat where, and how each came out; looked at again, a game keeps its date", () => {
    let hour = 0;
    const table = open(new Shelf(), () => hour);
    for (hour = 1; hour <= 3; hour += 1) {
      table.session.start({ variant: "usual", seats: persons });
      table.session.resign();
      table.session.shown();
      table.session.setSeats(["person", "child"]);
    }
    table.session.start({ variant: "usual" });
    const list = () => table.session.earlierMatches.map(({ at, seats, view }) => [at, seats, view.outcome.winner]);
    const evening = [3, 2, 1].map((at) => [at, ["person", "child"], 1]);
    assert.deepEqual(list(), evening);
    hour = 9;
    assert.equal(table.session.resumeMatch(table.session.earlierMatches[1].number), true);
    assert.equal(table.session.phase, "over");
    table.session.start({ variant: "usual" });
    assert.deepEqual(
      list().sort(([a], [b]) => b - a),
      evening,
    );
  });

  it("are no more than so many: the oldest goes", () => {
    const table = open(new Shelf());
    for (let n = 0; n < mostCopies + 5; n += 1) {
      table.session.start({ variant: "usual", seats: persons });
      table.sow(3);
    }
    table.session.start({ variant: "usual" });
    assert.equal(table.session.earlierMatches.length, mostCopies);
  });

  it("that nobody can read are passed over, not lost", () => {
    const shelf = new Shelf({ "agm.game.aside.1": "{", "agm.game.aside.2": '{"record":"chess"}' });
    const table = open(shelf);
    assert.deepEqual(earlier(table), []);
    assert.equal(table.session.resumeMatch(2), false);
    assert.deepEqual(
      [shelf.getItem("agm.game.aside.1"), shelf.getItem("agm.game.aside.2")],
      ["{", '{"record":"chess"}'],
    );
  });

  it("may hold anything: what is no match is passed over, and a time that is none is not told", () => {
    const odd = ["null", "1", "[]", "{}", '{"record":7}', '"usual:3"', '{"record":null,"at":1}'];
    const times = ['"abc"', "1e300", "{}", "null", "-9e15"];
    const matches = times.map((at) => `{"record":"usual:3","at":${at}}`);
    const copies = [...odd, ...matches].map((text, number) => [`agm.game.aside.${number}`, text]);
    const table = open(new Shelf(Object.fromEntries([...copies, ["agm.game.aside.9007199254740993", "{}"]])));
    assert.deepEqual(
      table.session.earlierMatches.map(({ at }) => at),
      times.map(() => null),
    );
    assert.equal(table.session.resumeMatch(0), false);
  });

  it("hold no match that has not been played in", () => {
    const table = open(new Shelf());
    table.session.start({ variant: "usual", seats: persons });
    table.session.start({ variant: "other" });
    assert.deepEqual(earlier(table), []);
  });
});

describe("two windows", () => {
  it("show one match: what is done in one is followed in the other", () => {
    const shelf = new Shelf();
    const [here, there] = [open(shelf), open(shelf)];
    here.session.start({ variant: "usual", seats: persons });
    there.session.restore();
    here.sow(3);
    there.session.follow();
    assert.deepEqual([there.session.record(), there.session.view], [here.session.record(), here.session.view]);
    there.sow(1);
    here.session.follow();
    assert.equal(here.session.record(), "usual:3,1");
    assert.deepEqual(earlier(here), []);
  });

  it("write nothing of what they follow: the other may have gone on meanwhile", () => {
    const shelf = new Shelf();
    const [here, there] = [open(shelf), open(shelf)];
    here.session.start({ variant: "usual", seats: persons });
    here.sow(3);
    const { setItem } = shelf;
    shelf.setItem = () => assert.fail("it was written");
    there.session.restore();
    there.session.follow();
    shelf.setItem = setItem;
    here.sow(1);
    shelf.setItem = () => assert.fail("it was written");
    there.session.follow();
    assert.equal(there.session.record(), "usual:3,1");
  });

  it("follow a change of seats, too", () => {
    const shelf = new Shelf();
    const [here, there] = [open(shelf), open(shelf)];
    here.session.start({ variant: "usual", seats: persons });
    here.sow(3);
    there.session.restore();
    here.session.setSeats(["learner", "person"]);
    there.session.follow();
    assert.deepEqual(there.session.seats, ["learner", "person"]);
    assert.deepEqual(earlier(here), []);
  });

  it("have nothing to follow where nothing has changed", () => {
    const table = open(new Shelf());
    table.session.start({ variant: "usual", seats: persons });
    table.sow(3);
    let changes = 0;
    table.session.addEventListener("change", () => (changes += 1));
    table.session.follow();
    assert.equal(changes, 0);
  });

  it("never overwrite each other's match, even if one has slept through", () => {
    const shelf = new Shelf();
    const [here, there] = [open(shelf), open(shelf)];
    here.session.start({ variant: "usual", seats: persons });
    here.sow(3);
    there.session.restore();
    there.session.start({ variant: "other" });
    there.sow(2);
    assert.equal(here.session.sow({ hole: 1 }), false, "it shows first what was played elsewhere");
    assert.equal(here.session.record(), "other:2");
    const all = [...shelf.entries().map(([, text]) => JSON.parse(text).record ?? "")];
    assert.ok(all.includes("other:2") && all.includes("usual:3"), all.join(" "));
  });

  it("know two matches apart that began, and went on, alike", () => {
    const shelf = new Shelf();
    const [here, there] = [open(shelf), open(shelf)];
    for (const table of [here, there]) {
      table.session.start({ variant: "usual", seats: persons });
      table.sow(3);
    }
    here.session.follow();
    assert.equal(here.session.earlierMatches.length, 1, "its own lies aside once");
    here.sow(1);
    there.session.follow();
    assert.equal(there.session.record(), "usual:3,1");
    assert.equal(there.session.earlierMatches.length, 1);
  });

  it("do not do what was asked for before it was seen what the other has played", () => {
    const acts = {
      sow: (session) => session.sow({ hole: 1 }),
      resign: (session) => session.resign(),
      undo: (session) => session.undo(),
      seats: (session) => session.setSeats(["child", "person"]),
    };
    for (const [name, act] of Object.entries(acts)) {
      const shelf = new Shelf();
      const [here, there] = [open(shelf), open(shelf)];
      here.session.start({ variant: "usual", seats: persons });
      here.sow(3);
      there.session.restore();
      there.sow(1);
      act(here.session);
      assert.equal(here.session.record(), "usual:3,1", name);
      assert.deepEqual(here.session.seats, persons, name);
      assert.deepEqual(earlier(here), [], name);
    }
  });

  it("lose nothing though both save at the same moment, before either has seen the other's", () => {
    const shelf = new Shelf();
    const [here, there] = [open(shelf), open(shelf)];
    here.session.start({ variant: "usual", seats: persons });
    there.session.start({ variant: "other", seats: persons });
    const theirs = shelf.getItem("agm.game");
    here.session.start({ variant: "usual", seats: persons });
    here.sow(3);
    const played = here.session.view.text;
    shelf.setItem("agm.game", theirs);
    here.session.follow();
    assert.deepEqual([here.session.view.variant, earlier(here)], ["other", [played]]);
    here.session.follow();
    assert.deepEqual(earlier(here), [played]);
  });

  it("set nothing aside in which nobody has played", () => {
    const shelf = new Shelf();
    const [here, there] = [open(shelf), open(shelf)];
    here.session.start({ variant: "usual", seats: persons });
    there.session.start({ variant: "other", seats: persons });
    here.session.follow();
    assert.deepEqual([here.session.view.variant, earlier(here)], ["other", []]);
  });

  it("overwrite nothing that nobody can read, if they have come across it", () => {
    const shelf = new Shelf();
    const table = open(shelf);
    table.session.start({ variant: "usual", seats: persons });
    shelf.setItem("agm.game", "{ torn");
    table.session.follow();
    table.sow(3);
    assert.ok(shelf.entries().some(([, text]) => text === "{ torn"));
  });

  it("go on with nothing that is no match, and lose it neither", () => {
    const shelf = new Shelf();
    const table = open(shelf);
    table.session.start({ variant: "usual", seats: persons });
    table.sow(3);
    for (const text of ["{", '{"record":"chess"}', "7"]) {
      shelf.setItem("agm.game", text);
      table.session.follow();
      assert.equal(table.session.record(), "usual:3");
    }
    table.sow(1);
    assert.ok(shelf.entries().some(([, text]) => text === '{"record":"chess"}'));
  });
});

describe("a match that is only imagined", () => {
  it("is seen and let go; the present one stays", () => {
    const table = open(new Shelf());
    assert.equal(table.session.imagine({ variant: "other" }).variant, "other");
    assert.equal(table.session.imagine({ record: "usual:3" }).mover, 1);
    assert.throws(() => table.session.imagine({ record: "chess" }), { code: "badRecord" });
    assert.throws(() => table.session.imagine({ options: { rounds: 0 } }), { code: "badOption" });
    assert.deepEqual([table.session.record(), FakeGame.alive.size], ["usual:", 1]);
  });
});

describe("a match", () => {
  it("is missed only if somebody has played in it and it is not over", () => {
    const { session, sow } = open(new Shelf());
    session.start({ seats: persons });
    assert.equal(session.inProgress, false);
    sow(3);
    assert.deepEqual([session.inProgress, session.rounds.length], [true, 1]);
    for (const step of ["resign", "nextRound", "resign"]) {
      session[step]();
      session.shown();
    }
    assert.deepEqual([session.inProgress, session.phase, session.rounds.length], [false, "matchOver", 2]);
  });
});

describe("a memoryStorage", () => {
  it("takes everything, so that nothing needs to be said, and is empty for the next", () => {
    const table = open(memoryStorage());
    table.session.start({ variant: "usual", seats: persons });
    table.sow(3);
    assert.deepEqual(table.notices, []);
    assert.equal(open(memoryStorage()).session.restore(), false);
  });
});
