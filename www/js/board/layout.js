/**
 * Where everything on the board lies: pure geometry in CSS pixels, no canvas and no rules.
 *
 * The board is drawn truly counter-clockwise (B1): South's row below with the highest hole number at the left, North's
 * above with hole 0 at the right. South's bank stands where South's row ends, North's where North's row ends, so a
 * sowing that drops seeds into banks passes through them on its way round.
 *
 * There are two arrangements. The wide one has the banks at the two ends. On a narrow screen that would make the holes
 * too small for a finger, and in a tall space it would leave half of it empty. The slim one lays the banks between the
 * rows, still at their own ends.
 */

/** @typedef {{ x: number, y: number }} Point */
/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Box  its top left corner, and its size
 */
/** @typedef {{ x: number, y: number, rx: number, ry: number }} Hollow      its middle, and its half axes */
/** @typedef {{ count: number, name: number, bank: number }} TextSizes */
/**
 * @typedef {{
 *   width: number, height: number, slim: boolean, row: number, ring: boolean, mirror: boolean, turn: boolean,
 *   board: Box & { r: number },
 *   pitch: number,                        // from the middle of a hole to that of its neighbour
 *   rim: number,                          // from the board's edge to its label band
 *   front: number,                        // how much is seen of the board's front, below its edge
 *   holes: Hollow[],                      // by hole number
 *   cells: Box[],                         // by hole number: the area in which a touch means this hole
 *   banks: (Box & { r: number })[],       // by player
 *   labels: { holes: Point[], names: Point[], banks: Point[], size: TextSizes },
 *   middle: Box,                          // the free wood in the middle of the board, for an ornament
 *   seed: number                          // the length of a seed
 * }} Layout
 */
/**
 * @typedef {{ row: number, ring: boolean, mirror: boolean, turn?: boolean }} BoardShape
 *   `mirror`: left and right are exchanged, so that seeds go clockwise. `turn`: North sits below, and they do not.
 */
/** @typedef {Omit<BoardShape, "mirror"> & { width: number, height: number, mirror?: boolean }} LayoutOptions */

// All measures of an arrangement are in pitches, from the middle of a hole to that of its neighbour.
const ROUND = 0.43; // the radius of a hole
const SEED = 0.44; // a seed's length, in radii of a hole
const MIN_WIDE_PITCH = 64; // pixels: if the holes of the wide arrangement were closer together, the slim one is used
const SLIM_GAIN = 1.25; // it is also used if its holes are at least so many times larger
const TALLEST = 1.7; // a hole is at most so many times longer than wide
const ROOMY_PITCH = 96; // pixels: holes so far apart need not be longer to be large

const WIDE = { pad: 0.08, front: 0.1, rim: 0.25, label: 0.34, between: 0.4, end: 1.16, lane: 0, corner: 0.5 };
const SLIM = { pad: 0.07, front: 0.12, rim: 0.17, label: 0.72, between: 1.5, end: 0, lane: 1.22, corner: 0.32 };

/** @typedef {typeof WIDE} Measures */

/** @param {Measures} m @param {number} row */
const across = (m, row) => row + 2 * (m.pad + m.rim + m.end);

/** @param {Measures} m @param {number} [tall] how much longer holes are than wide */
const down = (m, tall = 1) => 2 * (m.pad + m.rim + m.label + 2 * ROUND * tall) + m.between + m.front;

/** @param {{ width: number, height: number }} space @param {Measures} m @param {number} row */
const pitchIn = ({ width, height }, m, row) => Math.min(width / across(m, row), height / down(m));

/** The arrangement for a space. @param {{ width: number, height: number }} space @param {number} row */
function measuresFor(space, row) {
  if (space.width / across(WIDE, row) < MIN_WIDE_PITCH) return SLIM;
  return pitchIn(space, SLIM, row) > SLIM_GAIN * pitchIn(space, WIDE, row) ? SLIM : WIDE;
}

/**
 * How much longer holes are than wide. On a phone held upright there is room for longer ones, and the row is narrow: so
 * they take it. Holes that are large enough stay nearly round.
 * @param {Measures} m @param {number} height @param {number} pitch
 */
function tallness(m, height, pitch) {
  if (m !== SLIM) return 1;
  const most = Math.min(TALLEST, Math.max(1.1, ROOMY_PITCH / pitch));
  return Math.min(most, Math.max(1, 1 + (height / pitch - down(m)) / (4 * ROUND)));
}

/** A size that can be drawn on, whatever was given. @param {number} size */
const sane = (size) => (Number.isFinite(size) && size > 1 ? size : 1);

/**
 * The height at which a board of this width fills its box.
 * @param {number} width
 * @param {{ row: number, ring?: boolean }} board
 * @param {number} [tallest] the height there is; if left out, the board is no higher than it must be
 */
export function idealHeight(width, { row }, tallest = 0) {
  const m = measuresFor({ width: sane(width), height: sane(tallest) }, row);
  const pitch = sane(width) / across(m, row);
  return Math.round(pitch * down(m, tallness(m, sane(tallest), pitch)));
}

/**
 * The whole board, as large as the space allows, in its middle.
 * @param {LayoutOptions} space
 * @returns {Layout}
 */
export function layoutOf({ width, height, row, ring, mirror = false, turn = false }) {
  const space = { width: sane(width), height: sane(height) };
  const m = measuresFor(space, row);
  const pitch = pitchIn(space, m, row);
  const tall = tallness(m, space.height, pitch);
  const board = boardBox(space, m, row, pitch, tall);
  const holes = Array.from({ length: 2 * row }, (_, hole) => hollowOf(hole, board, m, row, pitch, tall));
  const banks = [bankOf(0, board, m, pitch), bankOf(1, board, m, pitch)];
  const layout = {
    ...space,
    slim: m === SLIM,
    row,
    ring,
    mirror,
    turn,
    board,
    pitch,
    rim: m.rim * pitch,
    front: m.front * pitch,
    holes,
    cells: holes.map((hollow, hole) => cellOf(hollow, hole < row, m, pitch)),
    banks,
    labels: labelsOf(holes, banks, board, m, row, pitch),
    middle: middleOf(board, m, pitch),
    seed: SEED * ROUND * pitch * Math.sqrt(tall),
  };
  return flipped(layout, mirror !== turn, turn);
}

/**
 * @param {{ width: number, height: number }} space @param {Measures} m @param {number} row @param {number} pitch
 * @param {number} tall
 */
function boardBox(space, m, row, pitch, tall) {
  const width = (across(m, row) - 2 * m.pad) * pitch;
  const front = m.front * pitch;
  const height = (down(m, tall) - 2 * m.pad) * pitch - front;
  const y = (space.height - height - front) / 2;
  return { x: (space.width - width) / 2, y, width, height, r: m.corner * pitch };
}

/**
 * @param {number} hole @param {Box} board @param {Measures} m @param {number} row @param {number} pitch
 * @param {number} tall @returns {Hollow}
 */
function hollowOf(hole, board, m, row, pitch, tall) {
  const north = hole < row;
  const place = north ? row - 1 - hole : 2 * row - 1 - hole;
  const inset = (m.rim + m.label + ROUND * tall) * pitch;
  return {
    x: board.x + (m.rim + m.end + place + 0.5) * pitch,
    y: north ? board.y + inset : board.y + board.height - inset,
    rx: ROUND * pitch,
    ry: ROUND * tall * pitch,
  };
}

/**
 * Reaches from the board's edge to the middle between the rows.
 * @param {Hollow} hollow @param {boolean} north @param {Measures} m @param {number} pitch
 */
function cellOf(hollow, north, m, pitch) {
  const outer = (m.rim + m.label) * pitch + hollow.ry;
  const inner = hollow.ry + ((m.between - m.lane) / 2) * pitch;
  return { x: hollow.x - pitch / 2, y: hollow.y - (north ? outer : inner), width: pitch, height: outer + inner };
}

/** @param {0 | 1} player @param {Box & { r: number }} board @param {Measures} m @param {number} pitch */
function bankOf(player, board, m, pitch) {
  const tray = m.lane ? lyingTray(board, m, pitch) : standingTray(board, m, pitch);
  const x =
    player === 0
      ? board.x + board.width - m.rim * pitch - tray.inset - tray.width
      : board.x + m.rim * pitch + tray.inset;
  const y = board.y + (board.height - tray.height) / 2;
  return { x, y, width: tray.width, height: tray.height, r: Math.min(tray.width, tray.height) / 2 };
}

/** @param {Box} board @param {Measures} m @param {number} pitch */
function standingTray(board, m, pitch) {
  return { inset: 0.08 * pitch, width: 0.92 * pitch, height: board.height - 2 * (m.rim + m.label) * pitch };
}

/** @param {Box} board @param {Measures} m @param {number} pitch */
function lyingTray(board, m, pitch) {
  const half = board.width / 2 - m.rim * pitch;
  return { inset: 0.07 * pitch, width: half - 1.17 * pitch, height: m.lane * pitch };
}

/**
 * @param {Hollow[]} holes @param {Box[]} banks @param {Box} board @param {Measures} m
 * @param {number} row @param {number} pitch
 */
function labelsOf(holes, banks, board, m, row, pitch) {
  const band = (m.label / 2) * pitch;
  const stacked = m === SLIM;
  /** @param {number} hole @param {number} dx @param {number} out */
  const beside = (hole, dx, out) => {
    const away = holes[hole].ry + out;
    return { x: holes[hole].x + dx, y: holes[hole].y + (hole < row ? -away : away) };
  };
  return {
    holes: holes.map((_, hole) => beside(hole, 0, stacked ? band * 0.67 : band)),
    names: holes.map((_, hole) => (stacked ? beside(hole, 0, band * 1.6) : beside(hole, -0.36 * pitch, band))),
    banks: banks.map((bank, player) => bankLabel(bank, player === 0, board, m, pitch)),
    size: textSizes(stacked, pitch),
  };
}

/**
 * Beyond a bank that stands, beside one that lies.
 * @param {Box} bank @param {boolean} south @param {Box} board @param {Measures} m @param {number} pitch
 */
function bankLabel(bank, south, board, m, pitch) {
  const x = bank.x + bank.width / 2;
  const out = (m.rim + m.label / 2) * pitch;
  if (!m.lane) return { x, y: south ? board.y + board.height - out : board.y + out };
  const aside = 0.55 * pitch;
  return { x: south ? bank.x - aside : bank.x + bank.width + aside, y: bank.y + bank.height / 2 };
}

/**
 * Letters grow with the board, but more slowly; on a small one they take all the space there is.
 * @param {boolean} stacked @param {number} pitch
 */
function textSizes(stacked, pitch) {
  if (stacked) return stackedSizes(pitch);
  const grown = (/** @type {number} */ share, /** @type {number} */ legible, /** @type {number} */ space) =>
    Math.max(share * pitch, Math.min(legible, space * pitch));
  return { count: grown(0.2, 15, 0.25), name: grown(0.11, 10.5, 0.175), bank: grown(0.25, 19, 0.31) };
}

/** @param {number} pitch @returns {TextSizes} */
const stackedSizes = (pitch) => ({
  count: Math.min(0.37 * pitch, 16 + 0.11 * pitch),
  name: Math.min(0.235 * pitch, 9 + 0.06 * pitch),
  bank: Math.min(0.5 * pitch, 16 + 0.2 * pitch),
});

/** @param {Box} board @param {Measures} m @param {number} pitch */
function middleOf(board, m, pitch) {
  const width = m.lane ? 0 : board.width - 2 * (m.rim + m.end) * pitch;
  const height = m.between * pitch;
  return { x: board.x + (board.width - width) / 2, y: board.y + (board.height - height) / 2, width, height };
}

/**
 * The same layout with left and right exchanged, or above and below; with both, the board is turned.
 * @param {Layout} layout @param {boolean} across @param {boolean} down @returns {Layout}
 */
function flipped(layout, across, down) {
  const { board, labels } = layout;
  const flip = (/** @type {any} */ at) => ({
    ...at,
    x: across ? layout.width - at.x - (at.width ?? 0) : at.x,
    y: down ? 2 * board.y + board.height - at.y - (at.height ?? 0) : at.y,
  });
  // Names stand left of their counts in every drawing: only the counts change sides.
  const moved = { holes: labels.holes.map(flip), banks: labels.banks.map(flip) };
  const names = labels.names.map((name, i) => ({
    x: moved.holes[i].x + name.x - labels.holes[i].x,
    y: flip(name).y,
  }));
  return {
    ...layout,
    holes: layout.holes.map(flip),
    cells: layout.cells.map(flip),
    banks: layout.banks.map(flip),
    labels: { ...labels, ...moved, names },
  };
}

/** Does this player sit at the lower edge? @param {{ turn: boolean }} layout @param {0 | 1} player */
export const isBelow = ({ turn }, player) => (player === 0) !== turn;

/**
 * The hole to whose cell a point belongs.
 * @param {Layout} layout @param {number} x @param {number} y
 * @returns {number | null}
 */
export function holeAt(layout, x, y) {
  const hole = layout.cells.findIndex((cell) => inside(cell, x, y));
  return hole < 0 ? null : hole;
}

/** @param {Box} box @param {number} x @param {number} y */
const inside = (box, x, y) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;

/**
 * Which half of a hole a point lies on, as seen on the screen.
 * @param {Layout} layout @param {number} hole @param {number} x
 * @returns {"left" | "right"}
 */
export const sideOf = (layout, hole, x) => (x < layout.holes[hole].x ? "left" : "right");

/**
 * The way of a sowing that leaves the hole towards this side of the screen.
 * @param {Layout} layout @param {number} hole @param {"left" | "right"} side
 * @returns {"anticlockwise" | "clockwise"}
 */
export function wayToward(layout, hole, side) {
  const below = hole >= layout.row !== layout.turn;
  const forward = (side === "right") === below;
  return forward !== layout.mirror ? "anticlockwise" : "clockwise";
}
