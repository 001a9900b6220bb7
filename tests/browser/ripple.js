// In the page: how much the wood of the empty banks is striped along their length. A classic script; it gives the page
// one function, `rippleOf`.

/**
 * The luminance across the middle of a bank, added up line by line along it, and held against its own course. Answers
 * the root of the mean square by which lines leave that course, as a part of it, for each bank.
 */
globalThis.rippleOf = async (width, density) => {
  const load = (name) => import(`./js/board/${name}.js`);
  const { layoutOf, idealHeight } = await load("layout");
  const { TEAK } = await load("theme");
  const { carve } = await load("wood");
  const layout = layoutOf({ width, height: idealHeight(width, { row: 7 }), row: 7, ring: false });
  const carving = carve(layout, density, TEAK, 2e6);
  let step = carving.next();
  while (!step.done) step = carving.next();
  const canvas = Object.assign(document.createElement("canvas"), {
    width: step.value.width,
    height: step.value.height,
  });
  const ctx = canvas.getContext("2d", { willReadFrequently: true });
  ctx.drawImage(step.value, 0, 0);
  return layout.banks.map((bank) => unevenness(linesAlong(ctx, bank, density), 0.3 * layout.pitch * density));
};

/** The mean brightness of each line across the floor of a bank. */
function linesAlong(ctx, { x, y, width, height, r }, density) {
  const [left, top, right, bottom] = [x + 0.6 * r, y + 0.6 * r, x + width - 0.6 * r, y + height - 0.6 * r];
  const [across, down] = [Math.round((right - left) * density), Math.round((bottom - top) * density)];
  const { data } = ctx.getImageData(Math.round(left * density), Math.round(top * density), across, down);
  const lines = new Float64Array(Math.max(across, down));
  for (let i = 0; i < across * down; i++) {
    const line = down > across ? Math.floor(i / across) : i % across;
    lines[line] += (data[4 * i] + data[4 * i + 1] + data[4 * i + 2]) / Math.min(across, down);
  }
  return [...lines];
}

function unevenness(lines, reach) {
  const squares = lines.map((line, i) => {
    const near = lines.slice(Math.max(0, Math.round(i - reach)), Math.round(i + reach));
    const course = near.reduce((sum, other) => sum + other, 0) / near.length;
    return (line / course - 1) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}
