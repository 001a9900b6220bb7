// The small pictures of the games: what sets a game apart is seen in its picture.

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { gamePicture } from "../../www/js/play/game-picture.js";
import { api } from "./api.mjs";
import { fakeDocument } from "./fake-dom.mjs";

const games = api.variants();
const named = (id) => games.find((game) => game.id === id);
const pictureOf = (info, holes = info.opening, mirror = false) => gamePicture(info, holes, mirror);
const count = (picture, kind) => picture.all((part) => part.getAttribute("class") === kind).length;
const seedsIn = (group) => group.all((part) => part.getAttribute("class") === "seed").length;
const only = (picture, kind) => picture.all((part) => part.getAttribute("class") === kind);
const drawn = (picture) =>
  JSON.stringify(
    picture.all(() => true).map((part) => ["class", "d", "cx", "cy"].map((name) => part.getAttribute(name))),
  );

describe("the picture of a game", () => {
  beforeEach(() => (globalThis.document = fakeDocument));
  afterEach(() => delete globalThis.document);

  it("is like that of no other game", () => {
    assert.equal(new Set(games.map((game) => drawn(pictureOf(game)))).size, games.length);
  });

  it("shows what is won: one hole, two, or none", () => {
    const expected = { nothing: 0, next: 1, nextAndSowOn: 1, nextAndOpposite: 2, landingAndOpposite: 2 };
    for (const game of games) assert.equal(count(pictureOf(game), "taken"), expected[game.dials.capture], game.id);
  });

  it("shows an empty hole where that is what stops a sowing", () => {
    for (const game of games)
      assert.equal(count(pictureOf(game), "empty"), game.dials.capture.startsWith("next") ? 1 : 0, game.id);
  });

  it("shows a hole as full as one that is taken in passing", () => {
    const full = (id) => only(pictureOf(named(id)), "ripe").map(seedsIn);
    assert.deepEqual(full("pallanguzhi"), [6]);
    assert.deepEqual(full("pallanguzhi-traditional"), [4]);
    assert.deepEqual(full("kalah"), []);
  });

  it("shows the seeds that were chosen for the start", () => {
    const game = named("ali-guli-mane");
    const six = pictureOf(
      game,
      game.opening.map(() => 6),
    );
    for (const hollow of only(six, "hollow")) assert.equal(seedsIn(hollow), 6);
    assert.ok(only(six, "hollow").length > 8);
  });
});
