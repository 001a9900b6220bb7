import { test } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { agreedIn } from "../../www/js/agreed.js";

test("what was agreed is read off the heading alone", () => {
  assert.deepEqual(agreedIn("game: kalah\nopening: 4\n\nround 1\n1. B1\n"), { openingSeeds: 4 });
  assert.deepEqual(agreedIn("game: pallanguzhi\nopening: 146\nrounds: 3\nstart: 1,x/1,2 0-0 S+ free\n\nround 1\n"),
    { openingSeeds: 146, rounds: 3, position: "1,x/1,2 0-0 S+ free" });
  assert.deepEqual(agreedIn("game: kalah\n\nround 1\nrounds: 7\n"), {});
  assert.deepEqual(agreedIn(""), {});
});

test("the heading is the one that the engine writes", () => {
  const written = readFileSync(new URL("../../src/record.rs", import.meta.url), "utf8");
  for (const key of ["opening: ", "rounds: ", "start: "]) assert.ok(written.includes(key), key);
});
