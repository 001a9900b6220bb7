import assert from "node:assert/strict";
import { test } from "node:test";
import { holeAt, idealHeight, isBelow, layoutOf, sideOf, wayToward } from "../../www/js/board/layout.js";

const widths = [320, 360, 414, 568, 600, 768, 1024, 1280, 1920, 3840];
const rooms = widths.flatMap((width) =>
  [6, 7].flatMap((row) =>
    [false, true].flatMap((ring) =>
      [false, true].flatMap((mirror) =>
        [false, true].flatMap((turn) => {
          const ideal = idealHeight(width, { row, ring });
          return [ideal, ideal * 0.6, ideal * 2].map((height) => ({ width, height, row, ring, mirror, turn }));
        }),
      ),
    ),
  ),
);

const boxOf = (hollow) => ({
  x: hollow.x - hollow.rx,
  y: hollow.y - hollow.ry,
  width: 2 * hollow.rx,
  height: 2 * hollow.ry,
});
const within = (a, b) =>
  a.x >= b.x - 1e-9 &&
  a.y >= b.y - 1e-9 &&
  a.x + a.width <= b.x + b.width + 1e-9 &&
  a.y + a.height <= b.y + b.height + 1e-9;
const apart = (a, b) => left(a, b) || left(b, a) || above(a, b) || above(b, a);
const left = (a, b) => a.x + a.width <= b.x + 1e-9;
const above = (a, b) => a.y + a.height <= b.y + 1e-9;
const textBox = (at, size, letters) => ({
  x: at.x - 0.31 * size * letters,
  y: at.y - size / 2,
  width: 0.62 * size * letters,
  height: size,
});

for (const room of rooms) {
  const name = `${room.width} x ${Math.round(room.height)}, rows of ${room.row}${room.ring ? ", banks in the ring" : ""}${room.mirror ? ", mirrored" : ""}${room.turn ? ", turned" : ""}`;
  test(`nothing overlaps or leaves the board at ${name}`, () => {
    const layout = layoutOf(room);
    const solids = [...layout.holes.map(boxOf), ...layout.banks];
    const { size } = layout.labels;
    const texts = [
      ...layout.labels.holes.map((at) => textBox(at, size.count, 2)),
      ...layout.labels.names.map((at) => textBox(at, size.name, 2)),
      ...layout.labels.banks.map((at) => textBox(at, size.bank, 3)),
    ];
    assert.ok(within(layout.board, { x: 0, y: 0, ...room }), "the board is inside the room");
    const all = [...solids, ...texts];
    all.forEach((a, i) => {
      assert.ok(within(a, layout.board), `thing ${i} lies on the board`);
      all.slice(i + 1).forEach((b, j) => assert.ok(apart(a, b), `things ${i} and ${i + 1 + j} are apart`));
    });
    layout.cells.forEach((a, i) =>
      layout.cells.slice(i + 1).forEach((b) => assert.ok(apart(a, b), `the heaps of hole ${i}`)),
    );
  });
}

test("the board is drawn truly counter-clockwise (B1)", () => {
  for (const room of rooms.filter((room) => !room.mirror && !room.turn)) {
    const { holes, banks, row } = layoutOf(room);
    for (let hole = 1; hole < row; hole++) {
      assert.ok(holes[hole].x < holes[hole - 1].x, "North's numbers rise to the left");
      assert.ok(holes[row + hole].x < holes[row + hole - 1].x, "South's numbers rise to the left");
    }
    assert.ok(holes[0].y < holes[row].y, "North is above South");
    assert.equal(holes[0].x, holes[row].x, "opposite holes face each other");
    assert.ok(banks[0].x > banks[1].x, "South's bank is at the right");
  }
});

test("a bank lies between the last hole of its owner's row and the first of the other", () => {
  for (const room of rooms) {
    const layout = layoutOf(room);
    const { holes, banks, row, pitch } = layout;
    [
      [holes[row], holes[0]],
      [holes[row - 1], holes[2 * row - 1]],
    ].forEach(([last, first], player) => {
      const bank = banks[player];
      const near = (hole) =>
        Math.hypot(
          Math.max(bank.x - hole.x, 0, hole.x - bank.x - bank.width),
          Math.max(bank.y - hole.y, 0, hole.y - bank.y - bank.height) - (hole.ry - hole.rx),
        );
      assert.ok(near(last) < 0.8 * pitch && near(first) < 0.8 * pitch, "within a step of both");
      assert.ok(bank.y + bank.height / 2 > first.y === last.y > first.y, "between them in height");
    });
  }
});

test("mirror changes left and right and nothing else", () => {
  for (const room of rooms.filter((room) => room.mirror)) {
    const plain = layoutOf({ ...room, mirror: false });
    const mirror = layoutOf(room);
    plain.holes.forEach((hole, i) => {
      assert.ok(Math.abs(room.width - hole.x - mirror.holes[i].x) < 1e-9);
      assert.equal(hole.y, mirror.holes[i].y);
    });
    assert.equal(mirror.banks[0].x < mirror.banks[1].x, !room.turn);
  }
});

test("a turned board is the same board, seen from North: what lay at a place lies at the opposite one", () => {
  for (const room of rooms.filter((room) => room.turn)) {
    const plain = layoutOf({ ...room, turn: false });
    const turned = layoutOf(room);
    const middle = plain.board.y + plain.board.height / 2;
    plain.holes.forEach((hole, i) => {
      assert.ok(Math.abs(room.width - hole.x - turned.holes[i].x) < 1e-9);
      assert.ok(Math.abs(middle - hole.y - (turned.holes[i].y - middle)) < 1e-9);
      for (const side of ["left", "right"]) {
        const other = side === "left" ? "right" : "left";
        assert.equal(wayToward(turned, i, side), wayToward(plain, i, other), "seeds go round as ever");
      }
    });
    assert.ok(turned.holes[0].y > turned.holes[room.row].y, "North's row is the near one");
    assert.deepEqual([isBelow(turned, 0), isBelow(turned, 1)], [false, true]);
  }
});

test("a finger finds each hole, at 320 pixels too", () => {
  for (const room of rooms.filter((room) => room.height >= idealHeight(room.width, room))) {
    const layout = layoutOf(room);
    assert.ok(layout.pitch >= 40, `holes ${layout.pitch} apart at ${room.width}`);
    layout.holes.forEach(({ x, y }, hole) => {
      assert.equal(holeAt(layout, x, y), hole);
      assert.equal(holeAt(layout, x - 19, y), hole);
      assert.equal(holeAt(layout, x + 19, y), hole);
    });
    layout.labels.holes.forEach(({ x, y }, hole) =>
      assert.equal(holeAt(layout, x, y), hole, "its count counts as the hole"),
    );
    assert.equal(holeAt(layout, -1, -1), null);
    layout.banks.forEach((bank) =>
      assert.equal(holeAt(layout, bank.x + bank.width / 2, bank.y + bank.height / 2), null),
    );
  }
});

test("counts and names can be read on a phone, upright and lying", () => {
  for (const [width, height] of [
    [320, 600],
    [640, 260],
    [740, 200],
  ]) {
    const { size } = layoutOf({ width, height, row: 7, ring: false }).labels;
    assert.ok(size.count >= 14, `counts of ${size.count} at ${width}`);
    assert.ok(size.name >= 9.5, `names of ${size.name} at ${width}`);
  }
});

test("the ideal height leaves no room to spare", () => {
  for (const width of widths) {
    for (const row of [6, 7]) {
      const height = idealHeight(width, { row }, 2 * width);
      const { pitch } = layoutOf({ width, height, row, ring: true });
      const taller = layoutOf({ width, height: height * 2, row, ring: true });
      assert.ok(Math.abs(pitch / taller.pitch - 1) < 0.01, "a taller room would not make the board larger");
    }
  }
});

test("a tall room has the banks between the rows, and larger holes; a low or a wide one has them at the ends", () => {
  const tablet = { width: 752, height: 688 };
  const upright = layoutOf({
    ...tablet,
    height: idealHeight(tablet.width, { row: 7 }, tablet.height),
    row: 7,
    ring: false,
  });
  const low = layoutOf({ ...tablet, height: idealHeight(tablet.width, { row: 7 }), row: 7, ring: false });
  assert.deepEqual([upright.slim, low.slim], [true, false]);
  assert.ok(upright.pitch > 1.25 * low.pitch);
  assert.ok(upright.height <= tablet.height);
  for (const [width, height] of [
    [1256, 464],
    [740, 220],
    [1000, 560],
  ])
    assert.ok(
      !layoutOf({ width, height: idealHeight(width, { row: 7 }, height), row: 7, ring: false }).slim,
      `${width} x ${height}`,
    );
});

test("sideOf and wayToward tell the halves of a hole and where they lead", () => {
  const layout = layoutOf({ width: 800, height: 400, row: 7, ring: false });
  assert.equal(sideOf(layout, 10, layout.holes[10].x - 3), "left");
  assert.equal(sideOf(layout, 10, layout.holes[10].x + 3), "right");
  assert.equal(wayToward(layout, 10, "right"), "anticlockwise");
  assert.equal(wayToward(layout, 3, "right"), "clockwise");
  const mirror = layoutOf({ width: 800, height: 400, row: 7, ring: false, mirror: true });
  assert.equal(wayToward(mirror, 10, "right"), "clockwise");
  assert.equal(wayToward(mirror, 3, "right"), "anticlockwise");
});

test("no size, however odd, makes it throw or answer with nonsense", () => {
  for (const size of [0, -5, NaN, Infinity, 1, undefined]) {
    const layout = layoutOf({ width: size, height: size, row: 7, ring: false });
    assert.ok(layout.holes.every(({ x, y, rx }) => Number.isFinite(x + y + rx) && rx > 0));
    assert.ok(Number.isFinite(idealHeight(size, { row: 7 })));
  }
});
