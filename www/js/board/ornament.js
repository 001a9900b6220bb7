/**
 * The carved lines: a chain of loops round dots, as kolams are drawn at thresholds, a lotus in the middle, and a small
 * flower with two leaves at each corner. They are cut by hand, so no two loops are quite alike.
 */

import { around } from "./edge-line.js";
import { cutDot, cutLeaf, cutLine, pointsOf } from "./hand-cut.js";
import { random, smoothNoise } from "./noise.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./hand-cut.js").Line} Line */
/** @typedef {import("./edge-line.js").Stretch} Stretch */
/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {{ thin: number, next: () => number }} Hand   the width of its cuts, and what makes them uneven */

const LOOP = 0.17; // pitches: the length of a loop of the chain along the edge
const SHRINK = 0.955; // in the middle each loop is so much shorter than the one before it

/**
 * Everything that is carved, in white: the more opaque, the deeper.
 * @param {Ctx} ctx @param {Layout} layout
 */
export function ornament(ctx, layout) {
  border(ctx, layout);
  if (layout.middle.width > 0) middle(ctx, layout);
}

/** @param {number} pitch @returns {Hand} */
const handFor = (pitch) => ({ thin: Math.max(0.5, 0.0085 * pitch), next: random(83) });

/**
 * The lines along the edge, in white; the same lines are inlaid with light where it is someone's turn.
 * @param {Ctx} ctx @param {Layout} layout
 */
export function border(ctx, { board, rim, pitch, slim }) {
  const hand = handFor(pitch);
  const waver = smoothNoise(67);
  const outer = rim * (slim ? 0.6 : 0.42);
  const inner = rim * (slim ? 0.85 : 1);
  for (const inset of [outer, inner]) {
    const line = around(board, inset);
    const steady = (/** @type {number} */ s) => {
      const { x, y, nx, ny } = line.at(s);
      const off = 0.006 * pitch * waver((2 * x) / pitch, (2 * y) / pitch);
      return { x: x + off * nx, y: y + off * ny };
    };
    cutLine(ctx, pointsOf(steady, 0, line.length), hand.thin);
  }
  if (slim) return; // a chain would be too fine to be seen
  const line = around(board, (outer + inner) / 2);
  for (const straight of line.straights) edgeChain(ctx, line, straight, pitch, (inner - outer) * 0.33, hand);
  for (const bend of line.bends) corner(ctx, line, bend, inner - outer, hand);
}

/**
 * @param {Ctx} ctx @param {Line} line @param {Stretch} part @param {number} pitch @param {number} swing
 * @param {Hand} hand
 */
function edgeChain(ctx, line, { from, to }, pitch, swing, hand) {
  const loops = Math.max(1, Math.round((to - from) / (LOOP * pitch)));
  const step = (to - from) / loops;
  const knots = Array.from(
    { length: loops + 1 },
    (_, i) => from + i * step + (i % loops ? unevenly(0.14 * step, hand) : 0),
  );
  chain(ctx, line, knots, () => swing, hand);
}

/** @param {number} most @param {Hand} hand */
const unevenly = (most, { next }) => most * (next() - 0.5);

/**
 * A small flower in a corner, between two leaves.
 * @param {Ctx} ctx @param {Line} line @param {Stretch} bend @param {number} band  how broad the border is
 * @param {Hand} hand
 */
function corner(ctx, line, { from, to }, band, hand) {
  const middle = (from + to) / 2;
  const r = 0.44 * band;
  flower(ctx, line.at(middle), r, 6, { ...hand, thin: 0.75 * hand.thin });
  for (const end of [from, to]) {
    const away = Math.sign(end - middle);
    cutLeaf(ctx, line.at(middle + 1.25 * away * r), line.at(end - 0.1 * away * band), 0.36 * band, hand.thin);
  }
}

/** @param {Ctx} ctx @param {Layout} layout */
function middle(ctx, { middle: { x, y, width, height }, pitch }) {
  const hand = handFor(pitch);
  const centre = { x: x + width / 2, y: y + height / 2 };
  const bud = height * 0.38;
  lotus(ctx, centre, bud, { ...hand, thin: 0.9 * hand.thin });
  for (const side of [-1, 1]) {
    const line = {
      length: width / 2 - bud - 0.3 * pitch,
      at: (/** @type {number} */ s) => ({ x: centre.x + side * (bud + 0.1 * pitch + s), y: centre.y, nx: 0, ny: 1 }),
    };
    const knots = shrinkingKnots(line.length, 0.24 * pitch, hand);
    chain(ctx, line, knots, (long) => 0.27 * long, hand);
    const end = knots[knots.length - 1];
    for (const drop of [1, 2, 3]) cutDot(ctx, line.at(end + 0.055 * drop * pitch), hand.thin * (2 - 0.45 * drop));
  }
}

/** @param {number} length @param {number} first  the length of the first loop @param {Hand} hand */
function shrinkingKnots(length, first, hand) {
  const knots = [0];
  for (let long = first; knots[knots.length - 1] + long < length && long > 0.48 * first; long *= SHRINK)
    knots.push(knots[knots.length - 1] + long + unevenly(0.1 * long, hand));
  return knots;
}

/**
 * Two strands that cross at the knots, and a dot in each loop between them.
 * @param {Ctx} ctx @param {Line} line @param {number[]} knots
 * @param {(long: number) => number} swing  how far the strands swing out in a loop of this length
 * @param {Hand} hand
 */
function chain(ctx, line, knots, swing, hand) {
  const loops = knots.slice(1).map((to, i) => {
    const from = knots[i];
    return { from, to, out: swing(to - from) * (1 + unevenly(0.22, hand)) * (i % 2 ? -1 : 1) };
  });
  for (const strand of [-1, 1]) {
    const points = loops.flatMap(({ from, to, out }) => pointsOf(bow(line, from, to, strand * out), from, to));
    cutLine(ctx, points, hand.thin);
  }
  for (const { from, to, out } of loops) {
    const { x, y } = line.at((from + to) / 2 + unevenly(0.07 * (to - from), hand));
    cutDot(ctx, { x, y: y + unevenly(0.4 * hand.thin, hand) }, Math.min(hand.thin * 1.7, Math.abs(out) * 0.3));
  }
}

/** @param {Line} line @param {number} from @param {number} to @param {number} out @returns {(s: number) => Point} */
function bow(line, from, to, out) {
  const long = to - from;
  return (s) => {
    const turn = (Math.PI * (s - from)) / long;
    const { x, y, nx, ny } = line.at(s - 0.11 * long * Math.sin(2 * turn));
    const off = out * Math.sin(turn);
    return { x: x + off * nx, y: y + off * ny };
  };
}

/**
 * Eight petals, and the tips of eight more behind them.
 * @param {Ctx} ctx @param {Point} centre @param {number} r @param {Hand} hand
 */
function lotus(ctx, centre, r, hand) {
  flower(ctx, centre, 0.84 * r, 8, hand);
  for (let tip = 0.5; tip < 8; tip++) {
    const angle = (tip * Math.PI) / 4 + unevenly(0.08, hand);
    const far = r * (1 + unevenly(0.07, hand));
    for (const side of [-0.26, 0.26]) {
      const points = [toward(centre, angle + side, 0.7 * r), toward(centre, angle + 0.6 * side, 0.87 * r)];
      cutLine(ctx, [...points, toward(centre, angle, far)], hand.thin);
    }
  }
}

/** @param {Ctx} ctx @param {Point} centre @param {number} r @param {number} petals @param {Hand} hand */
function flower(ctx, centre, r, petals, hand) {
  for (let petal = 0; petal < petals; petal++) {
    const angle = ((petal + unevenly(0.14, hand)) * 2 * Math.PI) / petals;
    const tip = toward(centre, angle, r * (1 + unevenly(0.1, hand)));
    cutLeaf(ctx, toward(centre, angle, 0.24 * r), tip, (4 * r) / petals, hand.thin);
  }
  cutDot(ctx, centre, 0.11 * r);
}

/** @param {Point} centre @param {number} angle @param {number} far @returns {Point} */
const toward = ({ x, y }, angle, far) => ({ x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) });
