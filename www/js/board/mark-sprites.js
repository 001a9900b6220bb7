/** Marks as pictures: rings of light round holes, and the lit edge of the player whose turn it is. */

import { isBelow } from "./layout.js";
import { offscreen } from "./offscreen.js";
import { border } from "./ornament.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */
/**
 * @typedef {{
 *   colour: string, at: number, width: number, glow?: number, dash?: number, fill?: string, edge?: string }} Ring
 *   `at`: its radius and `width`, `glow`, `dash` in radii of the hole */

const ROOM = 0.5; // round a hole, for rings and their glow, in its radii
const GLOW = 1.5; // radii of a hole that its light reaches
/** How strong the light is, in per cent, from the middle of the hole to where it ends. */
const GLOW_FALLS = [
  [0, 62],
  [0.55, 48],
  [0.68, 30],
  [1, 0],
];

export class MarkSprites {
  /** @type {Map<string, HTMLCanvasElement>} */
  #drawn = new Map();

  /** @param {Layout} layout @param {number} dpr @param {Theme} theme */
  constructor(layout, dpr, theme) {
    this.layout = layout;
    this.dpr = dpr;
    this.rings = ringsOf(theme);
    this.lights = { empty: theme.saada, won: theme.take };
    this.turnColour = theme.turn;
    this.plain = theme.plain;
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {keyof ReturnType<typeof ringsOf>} kind @param {number} hole
   * @param {number} [strength] @param {number} [size]
   */
  ring(ctx, kind, hole, strength = 1, size = 1) {
    const { x, y, rx, ry } = this.layout.holes[hole] ?? {};
    if (rx === undefined || ry === undefined || strength <= 0) return;
    const around = ROOM * Math.min(rx, ry);
    const [width, height] = [2 * (rx + around) * size, 2 * (ry + around) * size];
    ctx.globalAlpha = Math.min(1, strength);
    ctx.drawImage(
      this.#picture(kind, () => this.#drawRing(this.rings[kind], rx, ry)),
      x - width / 2,
      y - height / 2,
      width,
      height,
    );
    ctx.globalAlpha = 1;
  }

  /**
   * Light that rises from a hollow, under its seeds.
   * @param {CanvasRenderingContext2D} ctx @param {"empty" | "won"} kind @param {number} hole @param {number} strength
   */
  glow(ctx, kind, hole, strength) {
    const { x, y, rx, ry } = this.layout.holes[hole] ?? {};
    if (rx === undefined || strength <= 0 || this.plain) return;
    const [across, down] = [2 * GLOW * rx, 2 * GLOW * ry];
    ctx.globalAlpha = Math.min(1, strength);
    ctx.drawImage(
      this.#picture(`glow ${kind}`, () => this.#drawGlow(this.lights[kind], GLOW * rx)),
      x - across / 2,
      y - down / 2,
      across,
      down,
    );
    ctx.globalAlpha = 1;
  }

  /** @param {string} colour @param {number} r */
  #drawGlow(colour, r) {
    const { canvas, ctx } = offscreen(2 * r * this.dpr, 2 * r * this.dpr);
    ctx.scale(this.dpr, this.dpr);
    const light = ctx.createRadialGradient(r, r, 0, r, r, r);
    for (const [at, strength] of GLOW_FALLS)
      light.addColorStop(at, `color-mix(in srgb, ${colour} ${strength}%, #0000)`);
    ctx.fillStyle = light;
    ctx.fillRect(0, 0, 2 * r, 2 * r);
    return canvas;
  }

  /**
   * The player's edge of the board.
   * @param {CanvasRenderingContext2D} ctx @param {0 | 1} player @param {number} strength
   */
  turn(ctx, player, strength) {
    if (strength <= 0) return;
    ctx.globalAlpha = strength;
    const { width, height } = this.layout;
    const picture = this.#picture(`turn ${player}`, () => this.#drawTurn(player));
    const half = height / 2;
    ctx.drawImage(picture, 0, isBelow(this.layout, player) ? half : 0, width, half);
    ctx.globalAlpha = 1;
  }

  /** @param {string} key @param {() => HTMLCanvasElement} draw */
  #picture(key, draw) {
    const known = this.#drawn.get(key) ?? draw();
    this.#drawn.set(key, known);
    return known;
  }

  /** @param {Ring} ring @param {number} rx @param {number} ry */
  #drawRing({ colour, at, width, glow = 0, dash = 0, fill, edge }, rx, ry) {
    const r = Math.min(rx, ry);
    const middle = { x: rx + ROOM * r, y: ry + ROOM * r };
    const { canvas, ctx } = offscreen(2 * middle.x * this.dpr, 2 * middle.y * this.dpr);
    ctx.scale(this.dpr, this.dpr);
    if (dash) ctx.setLineDash([dash * r, dash * r * 0.8]);
    const rim = () => {
      const [across, down] = [rx + (at - 1) * r, ry + (at - 1) * r];
      ctx.beginPath();
      ctx.roundRect(middle.x - across, middle.y - down, 2 * across, 2 * down, at * r);
    };
    const stroke = (/** @type {string} */ style, /** @type {number} */ wide) => {
      ctx.strokeStyle = style;
      ctx.lineWidth = Math.max(1.25, wide);
      rim();
      ctx.stroke();
    };
    if (fill) {
      ctx.fillStyle = fill;
      rim();
      ctx.fill();
    }
    if (edge) stroke(edge, width * r + 3);
    if (glow && !this.plain) {
      ctx.shadowColor = colour;
      ctx.shadowBlur = glow * r * this.dpr;
    }
    if (width) stroke(colour, width * r);
    return canvas;
  }

  /** @param {0 | 1} player */
  #drawTurn(player) {
    const { width, height } = this.layout;
    const { canvas, ctx } = offscreen(width * this.dpr, (height / 2) * this.dpr);
    ctx.scale(this.dpr, this.dpr);
    ctx.translate(0, isBelow(this.layout, player) ? -height / 2 : 0);
    this.#lightEdge(ctx);
    if (!this.plain) this.#lightInlay(ctx);
    this.#fadeToMiddle(ctx, player);
    return canvas;
  }

  /** @param {CanvasRenderingContext2D} ctx */
  #lightEdge(ctx) {
    const { board, pitch } = this.layout;
    ctx.strokeStyle = ctx.shadowColor = this.turnColour;
    for (const [blur, wide, alpha] of this.plain
      ? [[0, 0.05, 1]]
      : [
          [0.13, 0.014, 0.5],
          [0.05, 0.008, 0.6],
        ]) {
      ctx.globalAlpha = alpha;
      ctx.shadowBlur = blur * pitch * this.dpr;
      ctx.lineWidth = Math.max(1.5, wide * pitch);
      ctx.beginPath();
      ctx.roundRect(board.x, board.y, board.width, board.height, board.r);
      ctx.stroke();
    }
    ctx.globalAlpha = 1;
    ctx.shadowColor = "transparent";
  }

  /** The carved border filled with light. @param {CanvasRenderingContext2D} ctx */
  #lightInlay(ctx) {
    const { width, height, pitch } = this.layout;
    const lines = offscreen(width * this.dpr, height * this.dpr);
    lines.ctx.scale(this.dpr, this.dpr);
    border(lines.ctx, this.layout);
    lines.ctx.globalCompositeOperation = "source-in";
    lines.ctx.fillStyle = this.turnColour;
    lines.ctx.fillRect(0, 0, width, height);
    ctx.shadowColor = this.turnColour;
    ctx.shadowBlur = 0.1 * pitch * this.dpr;
    ctx.drawImage(lines.canvas, 0, 0, width, height);
    ctx.shadowColor = "transparent";
  }

  /**
   * The light is strongest at the player's edge and gone at half the height.
   * @param {CanvasRenderingContext2D} ctx @param {0 | 1} player
   */
  #fadeToMiddle(ctx, player) {
    const { board, width, height } = this.layout;
    const edge = isBelow(this.layout, player) ? board.y + board.height : board.y;
    const fade = ctx.createLinearGradient(0, edge, 0, board.y + board.height / 2);
    fade.addColorStop(0, "#000f");
    fade.addColorStop(0.25, "#000c");
    fade.addColorStop(0.85, "#0000");
    ctx.globalAlpha = 1;
    ctx.shadowColor = "transparent";
    ctx.globalCompositeOperation = "destination-in";
    ctx.fillStyle = fade;
    ctx.fillRect(0, 0, width, height);
  }
}

/** @param {Theme} theme */
function ringsOf(theme) {
  const wash = theme.plain ? "transparent" : undefined;
  return {
    /** @type {Ring} */ legal: { colour: theme.legal, at: 1.02, width: 0.035, glow: 0.22 },
    /** @type {Ring} */ hover: {
      colour: theme.legal,
      at: 1.0,
      width: 0.06,
      glow: 0.35,
      fill: wash ?? "rgba(255, 225, 170, 0.13)",
    },
    /** @type {Ring} */ focus: { colour: theme.focus, at: 1.1, width: 0.075, edge: theme.focusEdge },
    /** @type {Ring} */ endless: {
      colour: theme.line,
      at: 1.03,
      width: theme.plain ? 0.06 : 0,
      dash: 0.07,
      fill: wash ?? "rgba(92, 88, 84, 0.5)",
    },
    /** @type {Ring} */ closed: { colour: "transparent", at: 1.03, width: 0, fill: wash ?? "rgba(20, 10, 4, 0.42)" },
    /** @type {Ring} */ began: { colour: theme.saada, at: 1.06, width: 0.045, dash: 0.16, edge: theme.focusEdge },
    /** @type {Ring} */ saada: { colour: theme.saada, at: 1.0, width: 0.09, glow: 0.6 },
    /** @type {Ring} */ look: {
      colour: theme.look,
      at: 1.03,
      width: 0.05,
      glow: 0.3,
      fill: wash ?? "rgba(255, 225, 170, 0.08)",
    },
    /** @type {Ring} */ taken: { colour: theme.take, at: 1.03, width: 0.05, glow: 0.3 },
    /** @type {Ring} */ takes: { colour: theme.take, at: 1.06, width: 0.075, dash: 0.26, edge: theme.focusEdge },
    /** @type {Ring} */ ends: { colour: theme.end, at: 1.06, width: 0.075, edge: theme.focusEdge },
  };
}
