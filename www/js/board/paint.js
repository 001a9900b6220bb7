/** Lays the pictures of a board over each other, from the wood up to what is in the air. */

import { SHADOW_OFFSET, smoothstep } from "./lighting.js";
import { glowHole, paintSaada } from "./saada.js";
import { TWIG_SIZE } from "./twig.js";

/** @typedef {import("./sprites.js").Sprites} Sprites */
/** @typedef {import("./motion.js").Pose} Pose */
/** @typedef {import("./motion.js").Hand} Hand */
/** @typedef {import("../trace/timeline.js").Frame} Frame */
/**
 * @typedef {{
 *   legal: number[], focus: number | null, hover: number | null, endless: number[],
 *   preview: Foreseen | null,
 *   counts: boolean, names: string[], winner?: 0 | 1 | null, values?: HoleMark[]
 * }} Marks   what is marked beside the seeds. `winner`: whose rim glows once it is over, instead of that of the player
 *   to move
 * @typedef {{ ends: number | null, takes: number[], wins: number, legend?: { ends: string, takes: string } }} Foreseen
 *   what a sowing would come to. `ends`: the hole where the hand is left empty. `legend`: what its marks mean
 * @typedef {{ hole: number, text: string, tone: number, shift?: number, isLoud?: boolean }} HoleMark
 *   `tone`: from -1 (bad) to 1 (good). `shift`: above (-1) or below (1) the middle of the hole. `isLoud`: a word that
 *   everybody is to see; it stands at the hole's edge, towards the middle of the board
 */
/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {Pick<Sprites, "layout" | "letters" | "theme"> & { ctx: Ctx }} Writing   what words are written with */
/** @typedef {Omit<Frame, "event"> & { event: Frame["event"] | null }} FrameOrRest   a frame, or a scene at rest */
/** @typedef {{ ctx: Ctx, sprites: Sprites, pose: Pose, frame: FrameOrRest, t: number, marks: Marks }} Painting */

const HEIGHT = 0.2; // pitches that the hand is above the board: how far its shadow falls

/** @param {Painting} painting */
export function paint(painting) {
  const {
    ctx,
    sprites: { wood, layout },
  } = painting;
  ctx.drawImage(wood, 0, 0, layout.width, layout.height);
  paintTurn(painting);
  layout.holes.forEach((_, hole) => paintHole(painting, hole));
  layout.banks.forEach((_, player) => paintBank(painting, player));
  paintHappening(painting);
  paintPreview(painting);
  paintFocus(painting);
  if (painting.marks.counts) layout.holes.forEach((_, hole) => letterHole(painting, hole));
  letterBanks(painting);
  paintValues(painting);
  paintAir(painting);
}

/** @param {Painting} painting */
function paintTurn({ ctx, sprites: { marks: markSprites }, frame: { from, to }, t, marks: { winner } }) {
  for (const player of /** @type {const} */ ([0, 1])) {
    const before = Number(from.mover === player);
    const turn = before + (Number(to.mover === player) - before) * t;
    markSprites.turn(ctx, player, winner === undefined ? turn : Number(winner === player));
  }
}

/** @param {Painting} painting @param {number} hole */
function paintHole({ ctx, sprites, pose, frame, t, marks }, hole) {
  const { x, y } = sprites.layout.holes[hole];
  const { marks: markSprites } = sprites;
  if (marks.hover === hole) markSprites.ring(ctx, "hover", hole);
  else if (marks.legal.includes(hole)) markSprites.ring(ctx, "legal", hole);
  glowHole(ctx, markSprites, { frame, t }, hole);
  sprites.holes[hole].draw(ctx, x, y, pose.holes[hole]);
  if (marks.endless.includes(hole)) markSprites.ring(ctx, "endless", hole);
  const closed = Number(Boolean(frame.from.closed[hole])) * (1 - t) + Number(Boolean(frame.to.closed[hole])) * t;
  if (closed > 0) paintClosed(ctx, sprites, hole, closed);
}

/** @param {Ctx} ctx @param {Sprites} sprites @param {number} hole @param {number} strength */
function paintClosed(ctx, sprites, hole, strength) {
  const { x, y, rx } = sprites.layout.holes[hole];
  sprites.marks.ring(ctx, "closed", hole, strength);
  ctx.globalAlpha = strength;
  const side = TWIG_SIZE * rx;
  ctx.drawImage(sprites.twig(hole), x - side / 2, y - side / 2, side, side);
  ctx.globalAlpha = 1;
}

/** @param {Painting} painting @param {number} player */
function paintBank({ ctx, sprites, pose }, player) {
  const { x, y } = sprites.heaps.banks[player];
  sprites.banks[player].draw(ctx, x, y, pose.banks[player]);
}

/**
 * What is happening in the sowing: where it began, the hole looked at, the empty one at saada, those just taken.
 * @param {Painting} painting
 */
function paintHappening({ ctx, sprites, frame, t }) {
  const { marks: markSprites } = sprites;
  const { event, to } = frame;
  if (to.began !== null) markSprites.ring(ctx, "began", to.began);
  if (event?.kind === "look")
    markSprites.ring(ctx, "look", event.hole, smoothstep(0, 0.3, t), 1.1 - 0.1 * smoothstep(0, 0.5, t));
  if (event?.kind === "breath")
    for (const hole of event.wins) markSprites.ring(ctx, "taken", hole, smoothstep(0, 0.35, t));
  for (const hole of to.taken) markSprites.ring(ctx, "taken", hole, 0.8);
  paintSaada(ctx, sprites, { frame, t });
}

/** @param {Painting} painting */
function paintPreview({ ctx, sprites: { marks: markSprites, layout, letters, theme }, marks: { preview }, frame }) {
  if (!preview) return;
  for (const hole of preview.takes) markSprites.ring(ctx, "takes", hole);
  if (preview.ends !== null) markSprites.ring(ctx, "ends", preview.ends);
  if (preview.legend) paintLegend({ ctx, layout, letters, theme }, preview, preview.legend);
  if (!(preview.wins > 0)) return;
  const { x, y } = beforeLabel(layout, frame.to.mover);
  const size = 0.8 * layout.labels.size.bank;
  letters.draw(ctx, x, y, { text: `+${preview.wins}`, size, colour: theme.legal, bold: true, plate: theme.plate });
}

/**
 * What the marks mean, on the marks and in their colours.
 * @param {Writing} writing @param {Foreseen} foreseen @param {{ ends: string, takes: string }} legend
 */
function paintLegend(writing, { ends, takes }, legend) {
  const { layout, theme } = writing;
  for (const hole of takes.filter((hole) => hole in layout.holes && hole !== ends))
    paintWord(writing, layout.holes[hole], { text: legend.takes, colour: theme.take });
  if (ends !== null && layout.holes[ends])
    paintWord(writing, edgeOf(layout, ends), { text: legend.ends, colour: theme.end });
}

/** In a bank, at the end where its count is. @param {Sprites["layout"]} layout @param {0 | 1} player */
function beforeLabel({ banks, labels, pitch }, player) {
  const { x, y, width, height } = banks[player];
  const label = labels.banks[player];
  const within = (
    /** @type {number} */ at,
    /** @type {number} */ start,
    /** @type {number} */ length,
    /** @type {number} */ inset,
  ) => (length < 2 * inset ? start + length / 2 : Math.min(start + length - inset, Math.max(start + inset, at)));
  return { x: within(label.x, x, width, 0.8 * pitch), y: within(label.y, y, height, 0.32 * pitch) };
}

/** @param {Painting} painting */
function paintFocus({ ctx, sprites: { marks: markSprites }, marks: { focus } }) {
  if (focus !== null) markSprites.ring(ctx, "focus", focus);
}

/** @param {Painting} painting @param {number} hole */
function letterHole({ ctx, sprites: { layout, letters, theme }, pose, frame, marks }, hole) {
  const { holes, names, size } = layout.labels;
  const edge = theme.textEdge;
  const text = marks.names[hole];
  if (text) letters.draw(ctx, names[hole].x, names[hole].y, { text, size: size.name, colour: theme.textSoft, edge });
  if (frame.to.closed[hole] && !pose.holes[hole]) return;
  const count = String(pose.holes[hole]);
  const fitting = count.length > 2 ? 0.78 : 1;
  letters.draw(ctx, holes[hole].x, holes[hole].y, { ...numeral(count, theme), size: size.count * fitting });
}

/** @param {Painting} painting */
function letterBanks({ ctx, sprites: { layout, letters, theme }, pose }) {
  const { banks, size } = layout.labels;
  banks.forEach(({ x, y }, player) => {
    letters.draw(ctx, x, y, { ...numeral(String(pose.banks[player]), theme), size: size.bank });
  });
}

/**
 * A count laid into the wood; nothing is said more quietly than something.
 * @param {string} text @param {import("./theme.js").Theme} theme
 */
function numeral(text, { text: ink, textFaint, textEdge, textFaintEdge }) {
  const [colour, edge] = text === "0" ? [textFaint, textFaintEdge] : [ink, textEdge];
  return { text, colour, bold: true, edge };
}

/** @param {Painting} painting */
function paintValues({ ctx, sprites: { layout, letters, theme }, marks: { values = [] } }) {
  for (const { hole, text, tone, shift = 0, isLoud } of values) {
    const at = layout.holes[hole];
    if (!at) continue;
    if (isLoud) {
      paintWord({ ctx, letters, layout, theme }, edgeOf(layout, hole), { text, colour: theme.saada });
      continue;
    }
    const size = Math.min(0.9 * layout.labels.size.count, (shift ? 0.46 : 0.56) * at.rx);
    const y = at.y + shift * 0.9 * size;
    letters.draw(ctx, at.x, y, { text, size, colour: toneColour(theme, tone), bold: true, plate: theme.plate });
  }
}

/** Where a hole ends, towards the middle of the board. @param {Sprites["layout"]} layout @param {number} hole */
function edgeOf({ holes, board, pitch }, hole) {
  const { x, y, ry } = holes[hole];
  return { x, y: y + Math.sign(board.y + board.height / 2 - y) * (ry + 0.06 * pitch) };
}

/**
 * Within the board, and never too small to be read.
 * @param {Writing} writing @param {import("./layout.js").Point} at @param {{ text: string, colour: string }} word
 */
function paintWord({ ctx, letters, layout: { board, pitch }, theme }, at, { text, colour }) {
  const size = Math.max(14, 0.22 * pitch);
  const half = 0.32 * size * text.length;
  const x = Math.min(board.x + board.width - half, Math.max(board.x + half, at.x));
  letters.draw(ctx, x, at.y, { text, size, colour, bold: true, plate: theme.plate });
}

/**
 * From good to bad in a few steps, with plain letters in the middle.
 * @param {import("./theme.js").Theme} theme @param {number} tone
 */
function toneColour({ good, bad, text }, tone) {
  const share = Math.round(Math.abs(tone) * 4) * 25;
  return `color-mix(in srgb, ${tone > 0 ? good : bad} ${share}%, ${text})`;
}

/** Seeds in flight and the hand; all shadows first, because they lie on the board. @param {Painting} painting */
function paintAir({ ctx, sprites, pose: { flying, hand }, frame }) {
  const { seeds, layout } = sprites;
  const fall = HEIGHT * layout.pitch;
  for (const { x, y, lift } of flying) {
    if (lift > 0.02)
      seeds.drawShadow(ctx, x + SHADOW_OFFSET.x * fall * lift, y + SHADOW_OFFSET.y * fall * lift, 0.9 + 0.25 * lift);
  }
  if (hand && hand.count > 0) paintHand(ctx, sprites, hand, { fall, player: frame.from.mover });
  for (const seed of flying) seeds.draw(ctx, seed.x, seed.y, seed, seed.size * (1 + 0.2 * seed.lift));
}

/** @param {Ctx} ctx @param {Sprites} sprites @param {Hand} hand @param {{ fall: number, player: 0 | 1 }} above */
function paintHand(ctx, { seeds, hands, hand: heapSprite, letters, layout, theme }, { x, y, count }, { fall, player }) {
  const spread = 1.2 + Math.min(1.9, 0.3 * Math.sqrt(count));
  seeds.drawShadow(ctx, x + SHADOW_OFFSET.x * fall, y + SHADOW_OFFSET.y * fall, spread * 1.4);
  hands.palm(ctx, x, y, player);
  heapSprite.draw(ctx, x, y, count, 1.22);
  const size = layout.labels.size.count;
  const room = layout.board.x + layout.board.width - x > 1.1 * layout.pitch;
  const aside = (room ? 1 : -1) * (0.62 * spread * seeds.length + size + 0.03 * layout.pitch);
  letters.draw(ctx, x + aside, y, { text: String(count), size, colour: theme.text, bold: true, plate: theme.plate });
}
