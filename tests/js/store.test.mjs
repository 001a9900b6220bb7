import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { DAMAGED, mostCopies, openStore } from "../../www/js/game/store.js";
import { Shelf } from "./helpers.mjs";

describe("a store", () => {
  it("gives back what was written, also to the next visit", () => {
    const shelf = new Shelf();
    const value = { record: "…\n", seats: ["person", "child"], played: true };
    assert.equal(openStore(shelf).write("game", value), true);
    assert.deepEqual(openStore(shelf).read("game"), value);
    assert.equal(openStore(shelf).persistent, true);
  });

  it("knows nothing of what was never written, and leaves no trace of its own", () => {
    const shelf = new Shelf();
    assert.equal(openStore(shelf).read("game"), null);
    assert.equal(shelf.length, 0);
  });

  it("keeps to its own keys", () => {
    const shelf = new Shelf({ game: "another's" });
    const store = openStore(shelf);
    store.write("game", 1);
    store.setAside("game");
    assert.equal(shelf.getItem("game"), "another's");
  });

  it("keeps what lies under a name apart", () => {
    const shelf = new Shelf();
    const store = openStore(shelf);
    const other = store.under("second");
    store.write("game", 1);
    other.write("game", 2);
    other.setAside("game");
    assert.deepEqual([store.read("game"), other.read("game")], [1, null]);
    assert.equal(openStore(shelf).under("second").read("game.aside.1"), 2);
  });

  it("marks what nobody can read, in a way that reads as no settings", () => {
    for (const text of ["", "{", "undefined", "\u0000", "[1,"]) {
      const read = openStore(new Shelf({ "agm.game": text })).read("game");
      assert.equal(read, DAMAGED);
      assert.equal(read.speed, undefined);
    }
  });
});

describe("setting aside", () => {
  const copies = (shelf) =>
    shelf
      .entries()
      .filter(([key]) => key.startsWith("agm.game.aside."))
      .map(([, text]) => text);

  it("moves the text as it is, readable or not", () => {
    for (const text of ["{ torn", '{"a":1}', ""]) {
      const shelf = new Shelf({ "agm.game": text });
      assert.equal(openStore(shelf).setAside("game"), true);
      assert.deepEqual([copies(shelf), shelf.getItem("agm.game")], [[text], null]);
    }
  });

  it("does nothing where there is nothing", () => {
    const shelf = new Shelf();
    assert.equal(openStore(shelf).setAside("game"), true);
    assert.equal(shelf.length, 0);
  });

  it("keeps every copy, up to a bound; then the oldest goes", () => {
    const shelf = new Shelf();
    for (let i = 1; i <= mostCopies + 5; i++) {
      const store = openStore(shelf);
      store.write("game", i);
      store.setAside("game");
    }
    const kept = copies(shelf)
      .map(Number)
      .sort((a, b) => a - b);
    assert.deepEqual(
      kept,
      Array.from({ length: mostCopies }, (_, i) => i + 6),
    );
  });

  it("finds room for the copy where there was room for the text", () => {
    const text = "x".repeat(100);
    const shelf = new Shelf({ "agm.game": text });
    shelf.room = shelf.size() + 20;
    assert.equal(openStore(shelf).setAside("game"), true);
    assert.deepEqual(copies(shelf), [text]);
  });
});

describe("a store that is refused", () => {
  const refusing = {
    "no storage at all": () => null,
    "storage that throws at everything": () =>
      new Proxy(
        {},
        {
          get() {
            throw new Error("SecurityError");
          },
        },
      ),
    "storage that is full": () => Object.assign(new Shelf(), { room: 0 }),
  };
  for (const [name, make] of Object.entries(refusing)) {
    it(`works in memory and says so: ${name}`, () => {
      const store = openStore(make());
      assert.equal(store.persistent, false);
      assert.equal(store.write("game", { a: 1 }), false);
      assert.deepEqual(store.read("game"), { a: 1 });
      assert.equal(store.setAside("game"), false);
      assert.equal(store.read("game"), null);
      assert.equal(store.persistent, false);
    });
  }

  it("still reads what a full storage holds, and lets newer text hide it", () => {
    const shelf = new Shelf({ "agm.game": "1" });
    shelf.room = shelf.size();
    const store = openStore(shelf);
    assert.equal(store.read("game"), 1);
    assert.equal(store.write("game", 1234567), false);
    assert.equal(store.read("game"), 1234567);
  });

  it("stores what it remembered as soon as there is room", () => {
    const shelf = Object.assign(new Shelf(), { room: 0 });
    const store = openStore(shelf);
    store.write("game", "g");
    store.write("settings", "s");
    shelf.room = Infinity;
    assert.equal(store.write("game", "h"), true);
    assert.equal(store.persistent, true);
    assert.deepEqual([openStore(shelf).read("game"), openStore(shelf).read("settings")], ["h", "s"]);
  });

  it("opens where even the name of localStorage is an error", () => {
    const found = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get() {
        throw new Error("SecurityError");
      },
    });
    try {
      assert.equal(openStore().persistent, false);
    } finally {
      if (found) Object.defineProperty(globalThis, "localStorage", found);
      else delete globalThis.localStorage;
    }
  });
});

describe("two windows of one storage", () => {
  it("change what is saved by key, whoever wrote it", () => {
    const shelf = new Shelf();
    const [here, there] = [openStore(shelf), openStore(shelf)];
    here.update("prefs", (saved) => ({ ...saved, speed: 2 }));
    there.update("prefs", (saved) => ({ ...saved, calm: true }));
    assert.deepEqual(here.read("prefs"), { speed: 2, calm: true });
  });

  it("make a change that could not be stored again, on what the other has written meanwhile", () => {
    const shelf = new Shelf();
    const [here, there] = [openStore(shelf), openStore(shelf)];
    shelf.room = 0;
    assert.equal(
      here.update("prefs", (saved) => ({ ...saved, speed: 2 })),
      false,
    );
    assert.deepEqual(here.read("prefs"), { speed: 2 });
    shelf.room = Infinity;
    there.write("prefs", { calm: true });
    assert.deepEqual(here.read("prefs"), { calm: true, speed: 2 });
    here.write("other", 1);
    assert.deepEqual(there.read("prefs"), { calm: true, speed: 2 });
    assert.deepEqual(here.aside("prefs"), []);
  });

  it("set aside what the other has written, where a whole text was to be stored and could not be", () => {
    const shelf = new Shelf();
    const [here, there] = [openStore(shelf), openStore(shelf)];
    shelf.room = 0;
    here.write("game", "here");
    shelf.room = Infinity;
    there.write("game", "there");
    here.write("other", 1);
    assert.equal(there.read("game"), "here");
    assert.deepEqual(
      there.aside("game").map(({ value }) => value),
      ["there"],
    );
  });
});
