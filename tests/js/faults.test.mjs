// Where the engine's errors about a text lie in that text, and that each of them has words.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { excerptOf, faultsOf, isPosition, lineOf, marked, rangeOf, wordAt } from "../../www/js/play/faults.js";
import { wordsFor } from "../../www/js/text/index.js";
import { withLater } from "../../www/js/text/later.js";

const source = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const { records } = withLater(wordsFor("en"));

describe("faults", () => {
  it("of a position are told one by one", () => {
    const faults = [
      { column: 1, what: "holesInRow", found: 6, expected: 7 },
      { column: 9, what: "notSeeds", found: "y" },
    ];
    assert.deepEqual(
      faultsOf({ code: "badPosition", detail: { column: 1, faults } }, ""),
      faults.map((fault) => ({ ...fault, line: null, position: true })),
    );
  });

  it("of a record come with the word that stands there", () => {
    const record = "game: kalah\n\nround 1\n1. A9 B2";
    const [fault, ...more] = faultsOf(
      { code: "badRecord", detail: { line: 4, column: 4, what: "notASowing" } },
      record,
    );
    assert.deepEqual(more, []);
    assert.deepEqual(fault, {
      line: 4,
      column: 4,
      what: "notASowing",
      expected: undefined,
      found: "A9",
      position: false,
    });
  });

  it("of a record's start lie where the position lies in its line", () => {
    const position = {
      faults: [
        { column: 3, what: "notSeeds" },
        { column: 8, what: "noPlayer" },
      ],
    };
    const found = faultsOf(
      { code: "badRecord", detail: { line: 2, column: 10, what: "badStart", position } },
      "game: kalah\nstart: 4,y",
    );
    assert.deepEqual(
      found.map(({ line, column, position }) => [line, column, position]),
      [
        [2, 10, true],
        [2, 15, true],
      ],
    );
  });

  it("are none where an error is not about a text", () => {
    for (const error of [{}, { code: "roundOver", detail: {} }, { code: "badRecord" }, { code: "badPosition" }]) {
      assert.deepEqual(faultsOf(error, "x"), []);
    }
  });

  it("are marked in their line, each word once, and one beyond the end as a space", () => {
    const wrong = (line, columns) =>
      marked(line, columns)
        .map(({ text, wrong }) => (wrong ? `[${text}]` : text))
        .join("");
    assert.equal(wrong("1. B4 A9", [7]), "1. B4 [A9]");
    assert.equal(wrong("5,y,5 0-0 Q", [3, 11, 3]), "5,[y],5 0-0 [Q]");
    assert.equal(wrong("5,,5", [3]), "5,[,]5");
    assert.equal(wrong("abc", [4]), "abc[ ]");
    assert.equal(wrong("", [1]), "[ ]");
    assert.equal(wrong("ಅಳಿ x", [5]), "ಅಳಿ [x]");
    assert.equal(wrong("abcdef", [1, 3]), "[abcdef]");
  });

  it("can be selected in the whole text", () => {
    const record = "game: kalah\nround 1\n1. B9 B2";
    const [start, end] = rangeOf(record, { line: 3, column: 4, what: "notASowing", position: false });
    assert.equal(record.slice(start, end), "B9");
    const smiling = "🙂 y";
    assert.equal(smiling.slice(...rangeOf(smiling, { line: null, column: 3, what: "notSeeds", position: true })), "y");
  });

  it("are found in lines and words counted as people count characters", () => {
    assert.equal(lineOf("a\r\nb", 2), "b");
    assert.equal(lineOf("a", 7), "");
    assert.equal(wordAt("🙂 B9-", 3), "B9");
    for (const behind of ["\u2013", "\u2212", "\u00a0", "\u200e", "\ufeff"])
      assert.equal(wordAt(`🙂 B9${behind}`, 3), "B9");
  });

  it("are shown with as much of a line as can be shown, however long it is", () => {
    const line = `${"🙂".repeat(5_000)} y ${"x".repeat(5_000_000)}`;
    const { line: part, columns } = excerptOf(line, [5_002, 5_004]);
    assert.ok(part.length < 1000);
    assert.deepEqual(
      columns.map((column) => [...part][column - 1]),
      ["y", "x"],
    );
    assert.deepEqual(excerptOf("5,y,5", [3, 6]), { line: "5,y,5", columns: [3, 6] });
  });
});

describe("a pasted text", () => {
  it("is a position if it is one line with two rows", () => {
    assert.ok(isPosition("  5,5/5,5 0-0 S\n"));
    for (const text of ["game: kalah\nstart: 4/4 0-0 S", "game: a/b", "B4", ""]) assert.ok(!isPosition(text), text);
  });
});

/** The variants of an enum in Rust, as JavaScript gets their names. */
function variantsOf(path, name) {
  const [, body] = new RegExp(`pub enum ${name} \\{([\\s\\S]*?)\\n\\}`).exec(source(path));
  return [...body.matchAll(/^ {4}([A-Z]\w+)/gm)].map(([, variant]) => variant[0].toLowerCase() + variant.slice(1));
}

describe("words", () => {
  it("stand ready for every fault that a position can have", () => {
    const inText = variantsOf("src/text/position/fault.rs", "PositionFaultKind").filter((name) => name !== "setup");
    const codes = [...inText, ...variantsOf("src/play/setup.rs", "SetupError")];
    assert.ok(codes.length > 10);
    assert.deepEqual(Object.keys(records.positionFaults).sort(), codes.sort());
  });

  it("stand ready for every fault that a record can have", () => {
    const errors = source("src/wasm/errors.rs");
    const own = /fn what\([\s\S]*?\n\}/.exec(errors)[0];
    const codes = [
      ...errors.matchAll(/(?:PlayError|NextRoundError)::\w+(?:\(_\))? => Code::(\w+)/g),
      ...own.matchAll(/=> (?:"|Code::)(\w+)/g),
    ].map(([, code]) => code[0].toLowerCase() + code.slice(1));
    assert.ok(codes.length > 20);
    assert.deepEqual(Object.keys(records.recordFaults).sort(), [...new Set(codes)].sort());
  });

  it("say what was found and what should stand there", () => {
    assert.equal(records.positionFaults.holesInRow({ found: 6, expected: 7 }), "This row has 6 holes; it needs 7.");
    assert.equal(
      records.recordFaults.wrongResult({ expected: "South 48-0 stuck" }),
      "The sowings lead to a different result: South 48-0 stuck.",
    );
    assert.equal(records.recordFaults.wrongResult({}), "The sowings do not end the round yet.");
    assert.equal(records.fault({ line: 3, column: 7 }, "Oh."), "Line 3, character 7: Oh.");
    assert.equal(records.fault({ line: null, column: 7 }, "Oh."), "Character 7: Oh.");
    for (const tell of Object.values({ ...records.positionFaults, ...records.recordFaults })) {
      assert.match(tell({ found: "x", expected: 3 }), /^[A-Z“].*[.]$|play it all the same\.$/);
    }
  });
});
