/** The moment of saada: a finger wipes the empty hole, it lights up, and so does what is about to be won. */

import { mix, smoothstep } from "./lighting.js";

/** @typedef {import("./sprites.js").Sprites} Sprites */
/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {import("../trace/timeline.js").Frame} Frame */
/** @typedef {{ frame: { event: Frame["event"] | null, to: Frame["to"] }, t: number }} Moment */

/** When the finger comes down, and when it has gone over the hole, in parts of the time. */
const STROKE = [0.12, 0.72];
const STEPS = 14; // pieces in which the trace of the finger is drawn

/**
 * The light in a hole, under its seeds.
 * @param {Ctx} ctx @param {import("./mark-sprites.js").MarkSprites} marks @param {Moment} moment @param {number} hole
 */
export function glowHole(ctx, marks, { frame: { event, to }, t }, hole) {
  if (event?.kind === "breath" && event.wins.includes(hole)) marks.glow(ctx, "won", hole, smoothstep(0, 0.35, t));
  else if (event?.kind === "capture" && event.holes.includes(hole)) marks.glow(ctx, "won", hole, 1 - 0.6 * t);
  if (to.saada === hole) marks.glow(ctx, "empty", hole, wipedOf(event, t) * lightOf(event));
}

/** How much of the empty hole has been wiped. @param {Moment["frame"]["event"]} event @param {number} t */
const wipedOf = (event, t) => (event?.kind === "saada" ? smoothstep(STROKE[0], STROKE[1], t) : 1);

/** When the sowing is over, it is only remembered. @param {Moment["frame"]["event"]} event */
const lightOf = (event) => (event ? 1 : 0.35);

/** @param {Ctx} ctx @param {Sprites} sprites @param {Moment} moment */
export function paintSaada(ctx, sprites, { frame: { event, to }, t }) {
  const hole = to.saada;
  if (hole === null || !sprites.layout.holes[hole]) return;
  const wiped = wipedOf(event, t);
  sprites.marks.ring(ctx, "saada", hole, wiped * lightOf(event));
  paintTrace(ctx, sprites, hole, wiped);
  if (event?.kind === "saada") paintFinger(ctx, sprites, { hole, wiped, player: to.mover, t });
}

/**
 * A point of the stroke, from left to right through the hole.
 * @param {import("./layout.js").Hollow} hole @param {number} s
 */
const strokeAt = ({ x, y, rx, ry }, s) => ({
  x: x + mix(-0.66, 0.66, s) * rx,
  y: y + (0.2 - 0.34 * s + 0.5 * (4 * s * (1 - s)) * 0.5) * ry,
});

/**
 * What the finger leaves: a bright trace, thin where it came down.
 * @param {Ctx} ctx @param {Sprites} sprites @param {number} hole @param {number} wiped
 */
function paintTrace(ctx, { layout, theme }, hole, wiped) {
  const hollow = layout.holes[hole];
  ctx.save();
  ctx.lineCap = "round";
  ctx.strokeStyle = theme.saada;
  for (let i = 0; i < STEPS * wiped; i++) {
    const [from, to] = [i / STEPS, Math.min(wiped, (i + 1) / STEPS)];
    const [a, b] = [strokeAt(hollow, from), strokeAt(hollow, to)];
    ctx.globalAlpha = mix(0.25, 0.8, from);
    ctx.lineWidth = mix(0.06, 0.2, Math.sin(Math.PI * mix(0.1, 0.8, from))) * hollow.rx;
    ctx.beginPath();
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
    ctx.stroke();
  }
  ctx.restore();
}

/**
 * It comes down, wipes, and is lifted.
 * @param {Ctx} ctx @param {Sprites} sprites @param {{ hole: number, wiped: number, player: 0 | 1, t: number }} stroke
 */
function paintFinger(ctx, { layout, hands }, { hole, wiped, player, t }) {
  const { x, y } = strokeAt(layout.holes[hole], wiped);
  ctx.globalAlpha = Math.min(smoothstep(0, STROKE[0], t), 1 - smoothstep(STROKE[1], 0.95, t));
  hands.finger(ctx, x, y, player);
  ctx.globalAlpha = 1;
}
