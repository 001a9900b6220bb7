import assert from "node:assert/strict";
import { mock, test } from "node:test";

/** A canvas that draws nothing but remembers what was asked of it. */
function fakeCanvas() {
  const asked = [];
  const ctx = new Proxy(/** @type {any} */ ({}), {
    get(state, name) {
      if (name in state) return state[name];
      return (...args) => {
        asked.push({ name, args, font: state.font, colour: state.fillStyle });
        if (name === "getImageData") return { data: new Uint8ClampedArray(4 * args[2] * args[3]) };
        if (name === "measureText") return { width: 10 };
        if (name === "createLinearGradient" || name === "createRadialGradient") return { addColorStop() {} };
      };
    },
  });
  return { width: 0, height: 0, asked, getContext: () => ctx };
}
Object.assign(globalThis, {
  document: { createElement: fakeCanvas },
  ImageData: class {
    constructor(width, height) {
      Object.assign(this, { width, height, data: new Uint8ClampedArray(4 * width * height) });
    }
  },
});
const { BoardCanvas } = await import("../../www/js/board/canvas.js");
const { CONTRAST, TEAK } = await import("../../www/js/board/theme.js");

const scene = (seeds = 5, row = 7) => ({
  holes: Array(2 * row).fill(seeds),
  closed: Array(2 * row).fill(false),
  banks: [seeds, seeds],
  hand: seeds,
  handAt: 3,
  handBank: null,
  mover: 0,
  lap: 1,
  saada: 2,
  taken: [1, 99],
});
const decor = {
  legal: [1, 2, 99],
  focus: 99,
  hover: -1,
  endless: [4],
  preview: { ends: 50, takes: [3, 77], wins: 15 },
  counts: true,
  names: ["A7"],
  values: [
    { hole: 2, text: "+3", tone: 1 },
    { hole: 88, text: "x", tone: 0 },
  ],
};
const kinds = [
  "scoop",
  "drop",
  "bankDrop",
  "look",
  "saada",
  "capture",
  "ripe",
  "again",
  "turn",
  "keep",
  "roundOver",
  "refill",
  "unheardOf",
];
const frames = (from, to) =>
  kinds.map((kind) => ({
    event: { kind, hole: 3, holes: [3], player: 0, seeds: 5 },
    from,
    to,
    lap: 1,
    at: 0,
    ms: 100,
  }));

function board(width, height, dpr, theme) {
  const made = new BoardCanvas(fakeCanvas(), theme ? { theme } : {});
  made.resize(width, height, dpr);
  return made;
}

test("no size is too odd to draw on", () => {
  for (const [width, height] of [
    [0, 0],
    [-3, 5],
    [NaN, NaN],
    [1, 400],
    [30, 30],
    [320, 100],
    [undefined, null],
  ]) {
    for (const dpr of [1, 2.625, 0, NaN, -1, 1e9]) {
      const small = board(width, height, dpr);
      small.rest(scene(), decor);
      for (const frame of frames(scene(), scene(6))) small.draw(frame, 0.5, decor);
    }
  }
});

test("no number of seeds is too odd to draw", () => {
  const wide = board(400, 200, 1);
  for (const seeds of [0, 1, 255, 1e9, -4, NaN, 2.5, undefined]) {
    wide.rest(scene(seeds), decor);
    for (const frame of frames(scene(seeds), scene(5))) wide.draw(frame, 0.4, decor);
    for (const frame of frames(scene(5), scene(seeds))) wide.draw(frame, 0.9, decor);
  }
});

test("a scene of another board, a moment outside the frame and missing marks do no harm", () => {
  const wide = board(400, 200, 1, CONTRAST);
  for (const row of [1, 6, 12]) {
    wide.rest(scene(5, row));
    for (const frame of frames(scene(5, row), scene(6, row))) for (const t of [-1, 0, 2, NaN]) wide.draw(frame, t);
  }
});

test("the wood is carved once, however often the board is drawn", () => {
  const made = [];
  const { createElement } = document;
  document.createElement = () => {
    made.push(fakeCanvas());
    return made.at(-1);
  };
  const wide = board(400, 200, 1);
  wide.rest(scene(), decor);
  const before = made.length;
  for (let t = 0; t < 1; t += 0.1) wide.draw(frames(scene(), scene())[4], t, decor);
  document.createElement = createElement;
  assert.ok(before > 10);
  assert.equal(made.length, before, "a frame makes no new pictures");
});

test("whoever counts beside the board is told what the banks hold at every moment", () => {
  const wide = board(400, 200, 1);
  const [from, to] = [scene(), { ...scene(), holes: [0, 0, ...Array(12).fill(5)], banks: [15, 5] }];
  const frame = { event: { kind: "capture", holes: [0, 1], seeds: 10, player: 0 }, from, to, lap: 1, at: 0, ms: 900 };
  const counts = Array.from({ length: 21 }, (_, i) => wide.draw(frame, i / 20, decor)[0]);
  assert.deepEqual([counts[0], counts[20]], [5, 15]);
  assert.ok(counts.every((count, i) => i === 0 || count >= counts[i - 1]));
  assert.ok(new Set(counts).size > 3, "seed by seed");
  assert.equal(board(0, 0, 1).draw(frame, 0.5, decor), null, "and nothing where nothing can be seen");
});

test("the canvas has the pixels of its density", () => {
  const canvas = fakeCanvas();
  const sharp = new BoardCanvas(canvas);
  sharp.resize(400, 200, 2.5);
  sharp.rest(scene(), decor);
  assert.deepEqual([canvas.width, canvas.height], [1000, 500]);
});

test("while the size is being dragged nothing is carved; afterwards the board is drawn in the new size", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const canvas = fakeCanvas();
  const dragged = new BoardCanvas(canvas);
  dragged.resize(400, 200, 1);
  dragged.rest(scene(), decor);
  dragged.resize(410, 200, 1);
  dragged.resize(420, 200, 1);
  dragged.rest(scene(), decor);
  assert.equal(canvas.width, 400);
  assert.equal(dragged.layout.width, 420, "what is tapped follows at once");
  mock.timers.runAll();
  mock.timers.reset();
  assert.equal(canvas.width, 420);
});

test("after destroy nothing is drawn", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const canvas = fakeCanvas();
  const gone = new BoardCanvas(canvas);
  gone.resize(400, 200, 1);
  gone.rest(scene(), decor);
  gone.resize(500, 200, 1);
  gone.destroy();
  const { length } = canvas.asked;
  mock.timers.runAll();
  mock.timers.reset();
  assert.equal(canvas.asked.length, length);
});

/** As WCAG defines it, of two colours in six hexadecimal digits. */
function contrast(...colours) {
  const [dark, light] = colours
    .map((colour) => {
      const linear = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05;
    })
    .sort((a, b) => a - b);
  return light / dark;
}

test("counts have the page's typeface, and a zero is quieter than any other but can be read", () => {
  const canvases = [];
  const { createElement } = document;
  document.createElement = () => {
    canvases.push(fakeCanvas());
    return canvases.at(-1);
  };
  globalThis.getComputedStyle = () => ({ fontFamily: "Page, serif" });
  const canvas = Object.assign(fakeCanvas(), { isConnected: true });
  const wide = new BoardCanvas(canvas);
  wide.resize(1200, 420, 1);
  wide.rest({ ...scene(5), holes: [0, ...Array(13).fill(5)] });
  document.createElement = createElement;
  delete globalThis.getComputedStyle;
  const written = canvases.flatMap(({ asked }) => asked.filter(({ name }) => name === "fillText"));
  const inkOf = (text) => written.findLast(({ args }) => args[0] === text).colour;
  for (const { font } of written) assert.match(font, /px Page, serif$/);
  assert.ok(contrast(inkOf("5"), TEAK.woodMid) > 4.5);
  assert.ok(contrast(inkOf("0"), TEAK.woodMid) > 3);
  assert.ok(contrast(inkOf("0"), TEAK.woodMid) < 0.75 * contrast(inkOf("5"), TEAK.woodMid));
});
