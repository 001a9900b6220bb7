import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { namedSeats } from "../../www/js/game/seats.js";

describe("seats named by a page", () => {
  for (const [text, seats] of [
    [null, ["person", "child"]],
    ["", ["person", "child"]],
    ["person perfect", ["person", "perfect"]],
    [" expert  first-game ", ["expert", "first-game"]],
    ["player", ["player", "child"]],
    ["chlid person", ["person", "person"]], // the other keeps its place
    ["expert preson", ["expert", "child"]],
    ["person toString", ["person", "child"]],
    ["child learner player", ["child", "learner"]],
  ])
    it(JSON.stringify(text), () => assert.deepEqual(namedSeats(text), seats));
});
