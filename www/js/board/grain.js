/** The colour of the wood: Indian teak, sawn through its growth rings, oiled, darker and paler where it was used. */

import { parseColour } from "./colour.js";
import { mix, smoothstep } from "./lighting.js";
import { smoothNoise } from "./noise.js";

/** @typedef {import("./colour.js").Colour} Colour */
/** @typedef {import("./theme.js").Theme} Theme */

const STRIDE = 8; // pixels: what changes slowly is known at every eighth, and between them on a straight line

export class Grain {
  #bend = smoothNoise(3);
  #wave = smoothNoise(5);
  #fibre = smoothNoise(7);
  #pore = smoothNoise(9);

  /**
   * @param {Theme} theme
   * @param {number} unit  pitches for a pixel
   * @param {number} width  in pixels
   */
  constructor(theme, unit, width) {
    this.dark = parseColour(theme.woodDark);
    this.mid = parseColour(theme.woodMid);
    this.light = parseColour(theme.woodLight);
    this.line = parseColour(theme.line);
    this.unit = unit;
    this.pores = 0.45 * smoothstep(0.018, 0.006, unit); // too fine to be seen where there are few pixels
    this.y = 0;
    this.drift = new Float32Array(width + STRIDE);
    this.cloud = new Float32Array(width + STRIDE);
  }

  /** From now on colours are asked for in this row. @param {number} py */
  startRow(py) {
    const y = (this.y = py * this.unit);
    const [bend, wave] = [this.#bend, this.#wave];
    alongRow(this.drift, this.unit, (x) => 0.42 * bend(x * 0.16, y * 0.4 + 7) + 0.07 * wave(x * 0.7, y * 1.7));
    alongRow(this.cloud, this.unit, (x) => wave(x * 0.45 + 20, y * 0.6));
  }

  /**
   * The colour of the block that the board was carved from. Deep hollows cut other rings than the top does; there the
   * wood is rubbed smooth, and its figure is fainter.
   * @param {number} px @param {number} height @param {number} patina @param {Colour} rgb
   */
  colour(px, height, patina, rgb) {
    const { dark, mid, light, line, pores, unit, y } = this;
    const x = px * unit;
    const z = height * unit;
    const drift = this.drift[px];
    const ring = 5.2 * (y * 0.8 + z * 0.3 + drift);
    const band = ring - Math.floor(ring);
    const late = smoothstep(0.2, 0.9, band) * (1 - smoothstep(0.9, 1, band));
    const threads = this.#fibre(x * 2.2, (y + z * 0.22 + drift * 0.35) * 46);
    const fine = this.#pore(x * 6, (y + z * 0.2 + drift * 0.3) * 105);
    const figure = 0.08 - 0.24 * late + 0.11 * threads - pores * Math.max(0, fine - 0.42);
    const faint = 1 - 0.68 * smoothstep(0.02, 0.16, -z);
    const tone = Math.min(1, Math.max(0, 0.52 + figure * faint + 0.14 * this.cloud[px]));
    const low = tone < 0.5;
    const t = low ? tone * 2 : tone * 2 - 1;
    const rubbed = patina < 0 ? -0.4 * patina : 0;
    const dirt = patina > 0 ? 0.62 * patina : 0;
    for (let c = 0; c < 3; c++) {
      const plain = low ? mix(dark[c], mid[c], t) : mix(mid[c], light[c], t);
      rgb[c] = mix(mix(plain, light[c], rubbed), line[c], dirt);
    }
  }
}

/** @param {Float32Array} into @param {number} unit @param {(x: number) => number} of */
function alongRow(into, unit, of) {
  let from = of(0);
  for (let px = 0; px + STRIDE <= into.length; px += STRIDE) {
    const to = of((px + STRIDE) * unit);
    for (let k = 0; k < STRIDE; k++) into[px + k] = from + ((to - from) * k) / STRIDE;
    from = to;
  }
}
