import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutOf } from "../../www/js/board/layout.js";
import { neighbour, rowsAsSeen } from "../../www/js/table/grid.js";

const board = (more) => rowsAsSeen(layoutOf({ width: 1000, height: 400, row: 7, ring: false, ...more }));
const plain = board();
const mirrored = board({ mirror: true });
const turned = board({ turn: true });

test("rows are read as the eye sees them", () => {
  assert.deepEqual(plain, [
    [6, 5, 4, 3, 2, 1, 0],
    [13, 12, 11, 10, 9, 8, 7],
  ]);
  assert.deepEqual(mirrored, [
    [0, 1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12, 13],
  ]);
  assert.deepEqual(turned, [
    [7, 8, 9, 10, 11, 12, 13],
    [0, 1, 2, 3, 4, 5, 6],
  ]);
  assert.deepEqual(board({ row: 6, ring: true }), [
    [5, 4, 3, 2, 1, 0],
    [11, 10, 9, 8, 7, 6],
  ]);
  assert.deepEqual(board({ width: 320 }), plain, "on a slim board, too");
});

test("arrows move as the eye sees the board, mirrored, turned or not", () => {
  for (const rows of [plain, mirrored, turned]) {
    const [upper, lower] = rows;
    assert.equal(neighbour(rows, lower[2], "ArrowRight"), lower[3]);
    assert.equal(neighbour(rows, lower[2], "ArrowLeft"), lower[1]);
    assert.equal(neighbour(rows, lower[2], "ArrowUp"), upper[2]);
    assert.equal(neighbour(rows, upper[2], "ArrowDown"), lower[2]);
  }
});

test("at an edge an arrow stays where it is", () => {
  const [upper, lower] = plain;
  assert.equal(neighbour(plain, lower[0], "ArrowLeft"), lower[0]);
  assert.equal(neighbour(plain, lower[6], "ArrowRight"), lower[6]);
  assert.equal(neighbour(plain, upper[3], "ArrowUp"), upper[3]);
  assert.equal(neighbour(plain, lower[3], "ArrowDown"), lower[3]);
});

test("Home and End lead to the ends of the row, other keys nowhere", () => {
  const [upper] = plain;
  assert.equal(neighbour(plain, upper[3], "Home"), upper[0]);
  assert.equal(neighbour(plain, upper[3], "End"), upper[6]);
  assert.equal(neighbour(plain, upper[3], "Enter"), null);
});
