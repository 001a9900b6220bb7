/** Lines that run round the board, beside its edge. */

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./hand-cut.js").LinePoint} LinePoint */
/** @typedef {import("./hand-cut.js").Line} Line */
/** @typedef {{ from: number, to: number }} Stretch   a part of a line */

/**
 * The board's outline, drawn in by `inset`; and which parts of it are straight and which bend.
 * @param {Layout["board"]} board @param {number} inset
 * @returns {Line & { straights: Stretch[], bends: Stretch[] }}
 */
export function around(board, inset) {
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
  const starts = legs.map((_, i) => legs.slice(0, i).reduce((sum, { long }) => sum + long + bend, 0));
  return {
    length,
    at: (s) => walk(legs, r, bend, ((s % length) + length) % length),
    straights: legs.map(({ long }, i) => ({ from: starts[i], to: starts[i] + long })),
    bends: legs.map(({ long }, i) => ({ from: starts[i] + long, to: starts[i] + long + bend })),
  };
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
