/** Reading what the engine thinks: the best sowing, what another costs, and what is written on the holes. */

/**
 * @typedef {import("../../ali_guli_mane.js").Analysis} Analysis
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").SowingValue} SowingValue
 * @typedef {{ hole: number, text: string, tone: number, shift?: number }} Mark
 *   `shift`: -1 above the middle of the hole, 1 below
 */

/** A sowing that gives away this many seeds is marked in the deepest red. */
const dear = 12;

/** @param {Analysis} analysis @param {Sowing | null} sowing @returns {SowingValue | undefined} */
export function worthOf({ values }, sowing) {
  return values.find((value) => sowing && isSame(value.sowing, sowing));
}

/** What the engine would sow, and its worth. @param {Analysis} analysis */
export const bestOf = (analysis) => worthOf(analysis, analysis.sowing);

/** Is it certain that no sowing is worth more, and what this one is worth? @param {Analysis} analysis */
export const isBestExact = (analysis) => analysis.exact && (bestOf(analysis)?.exact ?? false);

/**
 * Seeds given away by a sowing against the best; null if it is not among the choices.
 * @param {Analysis} analysis @param {Sowing} sowing
 */
export function costOf(analysis, sowing) {
  const [best, value] = [bestOf(analysis), worthOf(analysis, sowing)];
  if (!best || !value) return null;
  return { seeds: Math.max(best.margin - value.margin, 0), exact: isBestExact(analysis) && value.exact };
}

/** From 1, the best, down to -1. @param {number} seeds given away */
export const toneOf = (seeds) => 1 - (2 * Math.min(seeds, dear)) / dear;

/**
 * What is written on the holes; where a hole may be sown both ways, one below the other with arrows.
 * @param {Analysis} analysis @param {(value: SowingValue) => string} write
 * @param {(sowing: Sowing) => "left" | "right" | null} side
 * @returns {Mark[]}
 */
export function marksOf(analysis, write, side) {
  const best = Math.max(...analysis.values.map(({ margin }) => margin));
  return analysis.values.map((value) => {
    const { hole } = value.sowing;
    const tone = toneOf(best - value.margin);
    const text = write(value);
    const toward = side(value.sowing);
    if (!toward) return { hole, text, tone };
    return toward === "left"
      ? { hole, text: `‹ ${text}`, tone, shift: -1 }
      : { hole, text: `${text} ›`, tone, shift: 1 };
  });
}

/** A way left out is anticlockwise. @param {Sowing} a @param {Sowing} b */
const isSame = (a, b) => a.hole === b.hole && (a.way ?? "anticlockwise") === (b.way ?? "anticlockwise");
