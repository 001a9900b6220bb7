/** The carved lines: a chain of loops round dots, as kolams are drawn at thresholds, and a lotus in the middle. */

import { offscreen } from "./offscreen.js";

/** @typedef {import("./layout.js").Layout} Layout */
/**
 * @typedef {{ x: number, y: number, nx: number, ny: number }} LinePoint   a point on a line, and which way is out
 */
/** @typedef {{ length: number, at: (s: number) => LinePoint }} Line */

/**
 * How deep the lines are cut: the red of each pixel, 0 to 255.
 * @param {Layout} layout @param {number} width @param {number} height @param {number} scale
 */
export function engrave(layout, width, height, scale) {
  const { ctx } = offscreen(width, height, { readBack: true });
  ctx.scale(scale, scale);
  ctx.globalCompositeOperation = "lighter";
  border(ctx, layout);
  if (layout.middle.width > 0) middle(ctx, layout);
  return ctx.getImageData(0, 0, width, height).data;
}

/**
 * The lines along the edge, in white; the same lines are inlaid with light where it is someone's turn.
 * @param {CanvasRenderingContext2D} ctx @param {Layout} layout
 */
export function border(ctx, { board, rim, pitch, slim }) {
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  const thin = Math.max(0.5, 0.0065 * pitch);
  const outer = rim * (slim ? 0.6 : 0.42);
  const inner = rim * (slim ? 0.85 : 1);
  for (const inset of [outer, inner]) {
    const line = around(board, inset);
    cut(ctx, thin, () => trace(ctx, line, line.at));
  }
  if (slim) return; // a chain would be too fine to be seen
  const line = around(board, (outer + inner) / 2);
  const loops = 2 * Math.round(line.length / 0.17 / pitch / 2);
  chain(ctx, line, loops, () => (inner - outer) * 0.32, thin);
}

/** @param {CanvasRenderingContext2D} ctx @param {Layout} layout */
function middle(ctx, { middle: { x, y, width, height }, pitch }) {
  const centre = { x: x + width / 2, y: y + height / 2 };
  const thin = Math.max(0.5, 0.0065 * pitch);
  const bud = height * 0.37;
  lotus(ctx, centre, bud, thin);
  for (const side of [-1, 1]) {
    const length = width / 2 - bud - 0.5 * pitch;
    const line = {
      length,
      at: (/** @type {number} */ s) => ({ x: centre.x + side * (bud + 0.12 * pitch + s), y: centre.y, nx: 0, ny: 1 }),
    };
    const loops = Math.round(length / (0.2 * pitch));
    chain(ctx, line, loops, (s) => height * 0.15 * (1 - 0.7 * (s / length)), thin);
  }
}

/**
 * Two strands that cross between the dots.
 * @param {CanvasRenderingContext2D} ctx @param {Line} line @param {number} loops
 * @param {(s: number) => number} swing @param {number} thin
 */
function chain(ctx, line, loops, swing, thin) {
  const step = line.length / loops;
  for (const strand of [-1, 1]) {
    const woven = (/** @type {number} */ s) => {
      const turn = (Math.PI * s) / step;
      const { x, y, nx, ny } = line.at(s - 0.11 * step * Math.sin(2 * turn));
      const out = strand * swing(s) * Math.sin(turn);
      return { x: x + out * nx, y: y + out * ny };
    };
    cut(ctx, thin, () => trace(ctx, line, woven));
  }
  for (let loop = 0; loop < loops; loop++) {
    const { x, y } = line.at((loop + 0.5) * step);
    dot(ctx, x, y, Math.min(thin * 1.7, swing((loop + 0.5) * step) * 0.4));
  }
}

/**
 * Eight petals, the tips of eight more behind them, and seeds in the middle.
 * @param {CanvasRenderingContext2D} ctx @param {{ x: number, y: number }} centre @param {number} r
 * @param {number} thin
 */
function lotus(ctx, { x, y }, r, thin) {
  for (let petal = 0; petal < 8; petal++) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate((petal * Math.PI) / 4);
    cut(ctx, thin * 0.8, () => {
      ctx.moveTo(0.2 * r, 0);
      ctx.bezierCurveTo(0.36 * r, -0.26 * r, 0.6 * r, -0.2 * r, 0.84 * r, 0);
      ctx.bezierCurveTo(0.6 * r, 0.2 * r, 0.36 * r, 0.26 * r, 0.2 * r, 0);
    });
    ctx.rotate(Math.PI / 8);
    cut(ctx, thin * 0.8, () => {
      ctx.moveTo(0.66 * r, -0.18 * r);
      ctx.quadraticCurveTo(0.86 * r, -0.14 * r, r, 0);
      ctx.quadraticCurveTo(0.86 * r, 0.14 * r, 0.66 * r, 0.18 * r);
    });
    ctx.restore();
  }
  dot(ctx, x, y, 0.09 * r);
}

/**
 * A line cut with a V-shaped chisel: deepest in its middle.
 * @param {CanvasRenderingContext2D} ctx @param {number} width @param {() => void} path
 */
function cut(ctx, width, path) {
  for (const [wide, alpha] of [
    [2.4, 0.18],
    [1.7, 0.3],
    [1, 0.4],
  ]) {
    ctx.lineWidth = width * wide;
    ctx.strokeStyle = `rgba(255, 255, 255, ${alpha})`;
    ctx.beginPath();
    path();
    ctx.stroke();
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r */
function dot(ctx, x, y, r) {
  for (const [wide, alpha] of [
    [1.5, 0.3],
    [1, 0.5],
  ]) {
    ctx.fillStyle = `rgba(255, 255, 255, ${alpha})`;
    ctx.beginPath();
    ctx.arc(x, y, r * wide, 0, 2 * Math.PI);
    ctx.fill();
  }
}

/**
 * @param {CanvasRenderingContext2D} ctx @param {Line} line @param {(s: number) => { x: number, y: number }} at
 */
function trace(ctx, line, at) {
  const steps = Math.ceil(line.length / 1.5);
  for (let step = 0; step <= steps; step++) {
    const { x, y } = at((step / steps) * line.length);
    ctx.lineTo(x, y);
  }
}

/**
 * The board's outline, drawn in by `inset`.
 * @param {Layout["board"]} board @param {number} inset @returns {Line}
 */
function around(board, inset) {
  const r = Math.max(0, board.r - inset);
  const wide = board.width - 2 * inset - 2 * r;
  const high = board.height - 2 * inset - 2 * r;
  const bend = (Math.PI / 2) * r;
  const left = board.x + inset + r;
  const top = board.y + inset + r;
  // Each corner's middle, and the direction of the straight that leads to it; clockwise from the top left.
  const legs = [
    { x: left + wide, y: top, long: wide, angle: 0 },
    { x: left + wide, y: top + high, long: high, angle: Math.PI / 2 },
    { x: left, y: top + high, long: wide, angle: Math.PI },
    { x: left, y: top, long: high, angle: (3 * Math.PI) / 2 },
  ];
  const length = 2 * (wide + high) + 4 * bend;
  return { length, at: (s) => walk(legs, r, bend, ((s % length) + length) % length) };
}

/**
 * @param {{ x: number, y: number, long: number, angle: number }[]} legs @param {number} r @param {number} bend
 * @param {number} s @returns {LinePoint}
 */
function walk(legs, r, bend, s) {
  for (const { x, y, long, angle } of legs) {
    if (s <= long + bend) {
      const along = Math.min(0, s - long);
      const out = angle - Math.PI / 2 + (s > long ? (s - long) / r : 0);
      const [nx, ny] = [Math.cos(out), Math.sin(out)];
      return { x: x + r * nx + along * Math.cos(angle), y: y + r * ny + along * Math.sin(angle), nx, ny };
    }
    s -= long + bend;
  }
  return walk(legs, r, bend, 0);
}
