// In the page: how well the edge of a seed stands out from its hollow, from the pixels that are drawn. A classic
// script; it gives the page one function, `seedContrast`.

/**
 * A seed is laid at many places of every hole and bank. Round it, in twelve directions, the luminance just inside its
 * edge is held against that just outside. Answers the least contrast, and how many were taken.
 */
globalThis.seedContrast = async (width, density) => {
  const board = await boardOf(width, density);
  let [least, taken] = [Infinity, 0];
  board.spots.forEach((spot, i) => {
    placesIn(spot.heap.hollow).forEach((place, k) => {
      const seed = {
        ...place,
        shape: (i + k) % board.surfaces.length,
        turn: ((5 * i + 3 * k) % board.turns) * board.turn,
        z: 0,
      };
      for (const contrast of contrastsRound(board, spot, seed)) {
        least = Math.min(least, contrast);
        taken += 1;
      }
    });
  });
  return { least, taken };
};

/** A board without a seed, in its fine wood, and what it takes to lay one. */
async function boardOf(width, density) {
  const load = (name) => import(`./js/board/${name}.js`);
  const { layoutOf, idealHeight } = await load("layout");
  const { BoardHeaps } = await load("board-heaps");
  const { HeapSprite } = await load("heap-sprite");
  const { SeedSprites, TURNS } = await load("seed-sprites");
  const { seedShapes, surfaceOf, sample } = await load("seed-surface");
  const { SHAPES } = await load("heap");
  const { TEAK } = await load("theme");
  const { carve } = await load("wood");
  const layout = layoutOf({ width, height: idealHeight(width, { row: 7 }), row: 7, ring: false });
  const carving = carve(layout, density, TEAK, 2e6);
  let step = carving.next();
  while (!step.done) step = carving.next();
  const seeds = new SeedSprites(layout.seed, density, TEAK);
  const lay = (hollow, place) => new HeapSprite({ hollow, place: () => place }, seeds, density);
  return {
    layout,
    density,
    wood: step.value,
    spots: new BoardHeaps(layout).spots,
    surfaces: seedShapes(SHAPES).map(surfaceOf),
    turns: TURNS,
    turn: (2 * Math.PI) / TURNS,
    sample,
    lay,
  };
}

/** Its middle, half way out, and as far out as a seed lies, in eight directions. */
function placesIn({ r, dx, dy }) {
  return [0, 0.5, 1].flatMap((out) =>
    Array.from({ length: out ? 8 : 1 }, (_, i) => {
      const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
      const far = out * (r - 0.62);
      return { x: far * x + Math.sign(Math.round(x)) * dx * out, y: far * y + Math.sign(Math.round(y)) * dy * out };
    }),
  );
}

function contrastsRound({ layout, density, wood, surfaces, sample, lay }, spot, seed) {
  const length = layout.seed * density; // in pixels
  const half = Math.ceil(0.8 * length);
  const middle = { x: (spot.x + seed.x * layout.seed) * density, y: (spot.y + seed.y * layout.seed) * density };
  const corner = { x: Math.round(middle.x) - half, y: Math.round(middle.y) - half };
  const canvas = Object.assign(document.createElement("canvas"), { width: 2 * half, height: 2 * half });
  const ctx = canvas.getContext("2d", { willReadFrequently: true });
  ctx.setTransform(density, 0, 0, density, -corner.x, -corner.y);
  ctx.drawImage(wood, 0, 0, layout.width, layout.height);
  lay(spot.heap.hollow, seed).draw(ctx, spot.x, spot.y, 1);
  const { data } = ctx.getImageData(0, 0, 2 * half, 2 * half);
  const sectors = Array.from({ length: 12 }, () => ({ inside: [], outside: [] }));
  const band = { from: 0.5 / length, to: Math.max(2 / length, 0.06) };
  const known = new Float64Array(5);
  for (let i = 0; i < 4 * half * half; i++) {
    const x = (corner.x + (i % (2 * half)) + 0.5 - middle.x) / length;
    const y = (corner.y + Math.floor(i / (2 * half)) + 0.5 - middle.y) / length;
    const [cos, sin] = [Math.cos(seed.turn), Math.sin(seed.turn)];
    sample(surfaces[seed.shape], x * cos + y * sin, y * cos - x * sin, known, 1);
    const away = Math.abs(known[0]);
    if (away < band.from || away > band.to) continue;
    const sector = sectors[Math.floor((Math.atan2(y, x) / (2 * Math.PI) + 1) * 12) % 12];
    sector[known[0] > 0 ? "inside" : "outside"].push(luminance(data, 4 * i));
  }
  return sectors.filter(({ inside, outside }) => inside.length && outside.length).map(contrastOf);
}

/** As WCAG defines it. */
function contrastOf({ inside, outside }) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(inside) + 0.05, mean(outside) + 0.05];
  return Math.max(a / b, b / a);
}

function luminance(data, at) {
  const linear = (byte) => (byte > 10 ? ((byte / 255 + 0.055) / 1.055) ** 2.4 : byte / 255 / 12.92);
  return 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
}
