/** Lays the pictures of a board over each other, from the wood up to what is in the air. */

import { FALL, smoothstep } from "./light.js";
import { TWIG } from "./twig.js";

/** @typedef {import("./stock.js").Stock} Stock */
/** @typedef {import("./motion.js").Pose} Pose */
/** @typedef {import("./motion.js").Hand} Hand */
/** @typedef {import("../trace/ledger.js").Frame} Frame */
/**
 * @typedef {{
 *   legal: number[], focus: number | null, hover: number | null, endless: number[],
 *   preview: { ends: number | null, takes: number[], wins: number } | null,
 *   counts: boolean, names: string[], values?: { hole: number, text: string, tone: number, shift?: number }[]
 * }} Decor   what is marked beside the seeds; `tone` from -1 (bad) to 1 (good);
 *   `shift`: above (-1) or below (1) the middle of the hole
 */
/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {Omit<Frame, "event"> & { event: Frame["event"] | null }} Moment   a frame, or a scene at rest */
/** @typedef {{ ctx: Ctx, stock: Stock, pose: Pose, frame: Moment, t: number, decor: Decor }} Picture */

const HEIGHT = 0.2; // pitches that the hand is above the board: how far its shadow falls

/** @param {Picture} picture */
export function paint(picture) {
  const {
    ctx,
    stock: { wood, layout },
  } = picture;
  ctx.drawImage(wood, 0, 0, layout.width, layout.height);
  paintTurn(picture);
  layout.holes.forEach((_, hole) => paintHole(picture, hole));
  layout.banks.forEach((_, player) => paintBank(picture, player));
  paintHappening(picture);
  paintPreview(picture);
  paintFocus(picture);
  if (picture.decor.counts) layout.holes.forEach((_, hole) => letterHole(picture, hole));
  letterBanks(picture);
  paintValues(picture);
  paintAir(picture);
}

/** @param {Picture} picture */
function paintTurn({ ctx, stock: { marks }, frame: { from, to }, t }) {
  for (const player of /** @type {const} */ ([0, 1])) {
    const before = Number(from.mover === player);
    marks.turn(ctx, player, before + (Number(to.mover === player) - before) * t);
  }
}

/** @param {Picture} picture @param {number} hole */
function paintHole({ ctx, stock, pose, frame, t, decor }, hole) {
  const { x, y } = stock.layout.holes[hole];
  const { marks } = stock;
  if (decor.hover === hole) marks.ring(ctx, "hover", hole);
  else if (decor.legal.includes(hole)) marks.ring(ctx, "legal", hole);
  stock.holes[hole].draw(ctx, x, y, pose.holes[hole]);
  if (decor.endless.includes(hole)) marks.ring(ctx, "endless", hole);
  const closed = Number(Boolean(frame.from.closed[hole])) * (1 - t) + Number(Boolean(frame.to.closed[hole])) * t;
  if (closed > 0) paintClosed(ctx, stock, hole, closed);
}

/** @param {Ctx} ctx @param {Stock} stock @param {number} hole @param {number} strength */
function paintClosed(ctx, stock, hole, strength) {
  const { x, y, rx } = stock.layout.holes[hole];
  stock.marks.ring(ctx, "closed", hole, strength);
  ctx.globalAlpha = strength;
  const side = TWIG * rx;
  ctx.drawImage(stock.twig(hole), x - side / 2, y - side / 2, side, side);
  ctx.globalAlpha = 1;
}

/** @param {Picture} picture @param {number} player */
function paintBank({ ctx, stock, pose }, player) {
  const { x, y } = stock.ground.banks[player];
  stock.banks[player].draw(ctx, x, y, pose.banks[player]);
}

/**
 * What the sowing has come to: the hole looked at, the empty one that was met, those just taken.
 * @param {Picture} picture
 */
function paintHappening({ ctx, stock: { marks }, frame: { event, to }, t }) {
  if (event?.kind === "look")
    marks.ring(ctx, "look", event.hole, smoothstep(0, 0.3, t), 1.1 - 0.1 * smoothstep(0, 0.5, t));
  for (const hole of to.taken) marks.ring(ctx, "taken", hole, 0.8);
  if (to.saada === null) return;
  const fresh = event?.kind === "saada";
  const swell = fresh ? Math.sin(Math.PI * smoothstep(0, 0.8, t)) : 0;
  marks.ring(ctx, "saada", to.saada, fresh ? smoothstep(0, 0.25, t) : 1, 1 + 0.16 * swell);
}

/** @param {Picture} picture */
function paintPreview({ ctx, stock: { marks, layout, letters, theme }, decor: { preview }, frame }) {
  if (!preview) return;
  for (const hole of preview.takes) marks.ring(ctx, "takes", hole);
  if (preview.ends !== null) marks.ring(ctx, "ends", preview.ends);
  if (!(preview.wins > 0)) return;
  const { x, y } = beforeLabel(layout, frame.to.mover);
  const size = 0.8 * layout.labels.size.bank;
  letters.draw(ctx, x, y, { text: `+${preview.wins}`, size, colour: theme.legal, bold: true, plate: theme.plate });
}

/** In a bank, at the end where its count stands. @param {Stock["layout"]} layout @param {0 | 1} player */
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

/** @param {Picture} picture */
function paintFocus({ ctx, stock: { marks }, decor: { focus } }) {
  if (focus !== null) marks.ring(ctx, "focus", focus);
}

/** @param {Picture} picture @param {number} hole */
function letterHole({ ctx, stock: { layout, letters, theme }, pose, frame, decor }, hole) {
  const { holes, names, size } = layout.labels;
  const edge = theme.textEdge;
  const text = decor.names[hole];
  if (text) letters.draw(ctx, names[hole].x, names[hole].y, { text, size: size.name, colour: theme.textSoft, edge });
  if (frame.to.closed[hole] && !pose.holes[hole]) return;
  const count = String(pose.holes[hole]);
  const fitting = count.length > 2 ? 0.78 : 1;
  letters.draw(ctx, holes[hole].x, holes[hole].y, {
    text: count,
    size: size.count * fitting,
    colour: theme.text,
    bold: true,
    edge,
  });
}

/** @param {Picture} picture */
function letterBanks({ ctx, stock: { layout, letters, theme }, pose }) {
  const { banks, size } = layout.labels;
  banks.forEach(({ x, y }, player) => {
    letters.draw(ctx, x, y, {
      text: String(pose.banks[player]),
      size: size.bank,
      colour: theme.text,
      bold: true,
      edge: theme.textEdge,
    });
  });
}

/** @param {Picture} picture */
function paintValues({ ctx, stock: { layout, letters, theme }, decor: { values = [] } }) {
  for (const { hole, text, tone, shift = 0 } of values) {
    const at = layout.holes[hole];
    if (!at) continue;
    const size = Math.min(0.9 * layout.labels.size.count, (shift ? 0.46 : 0.56) * at.rx);
    const y = at.y + shift * 0.9 * size;
    letters.draw(ctx, at.x, y, { text, size, colour: toneColour(theme, tone), bold: true, plate: theme.plate });
  }
}

/** From good to bad in a few steps, with plain letters in the middle. @param {import("./theme.js").Theme} theme @param {number} tone */
function toneColour({ good, bad, text }, tone) {
  const share = Math.round(Math.abs(tone) * 4) * 25;
  return `color-mix(in srgb, ${tone > 0 ? good : bad} ${share}%, ${text})`;
}

/** Seeds in flight and the hand; first all shadows, for they lie on the board. @param {Picture} picture */
function paintAir({ ctx, stock, pose: { fliers, hand } }) {
  const { seeds, layout } = stock;
  const fall = HEIGHT * layout.pitch;
  for (const { x, y, lift } of fliers) {
    if (lift > 0.02) seeds.drawShadow(ctx, x + FALL.x * fall * lift, y + FALL.y * fall * lift, 0.9 + 0.25 * lift);
  }
  if (hand && hand.count > 0) paintHand(ctx, stock, hand, fall);
  for (const flier of fliers) seeds.draw(ctx, flier.x, flier.y, flier, flier.size * (1 + 0.2 * flier.lift));
}

/** @param {Ctx} ctx @param {Stock} stock @param {Hand} hand @param {number} fall */
function paintHand(ctx, { seeds, hand: pile, letters, layout, theme }, { x, y, count }, fall) {
  const spread = 1.2 + Math.min(1.9, 0.3 * Math.sqrt(count));
  seeds.drawShadow(ctx, x + FALL.x * fall, y + FALL.y * fall, spread * 1.4);
  pile.draw(ctx, x, y, count, 1.22);
  const size = layout.labels.size.count;
  const room = layout.board.x + layout.board.width - x > 1.1 * layout.pitch;
  const aside = (room ? 1 : -1) * (0.62 * spread * seeds.length + size + 0.03 * layout.pitch);
  letters.draw(ctx, x + aside, y, { text: String(count), size, colour: theme.text, bold: true, plate: theme.plate });
}
