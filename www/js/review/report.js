/** What a round was worth, moment by moment: who was ahead, what each sowing gave away, how well each played. */

import { bestOf, costOf, isBestExact } from "../analysis/worth.js";
import { askInPortions } from "../engine/portions.js";

/**
 * @typedef {import("./moments.js").Moment} Moment
 * @typedef {import("../../ali_guli_mane.js").Analysis} Analysis
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {{ lead: number | null, exact: boolean, cost: number | null, better: Sowing | null }} Finding
 *   `lead`: seeds South holds more at the end if both play their best from here; `cost`: what the sowing then gave away
 * @typedef {{ sowings: number, best: number, lost: number, exact: boolean }} Account
 *   of a player, as far as it is known
 */

/** A sowing that gives away this many seeds is marked as a mistake. */
export const mistake = 3;

/** @type {Finding} */
const unknown = { lead: null, exact: false, cost: null, better: null };

export class Report {
  /** @type {Finding[]} */
  findings;

  /** @param {VariantId} variant @param {Moment[]} moments */
  constructor(variant, moments) {
    this.variant = variant;
    this.moments = moments;
    this.findings = moments.map(({ outcome }) =>
      outcome ? { ...unknown, lead: leadOf(outcome.totals), exact: true } : unknown,
    );
  }

  /**
   * Evaluates every moment, the last one first: early values depend on late ones, which the engine then knows.
   * @param {Pick<import("../engine/client.js").EngineClient, "think">} engine @param {() => void} heard
   * @param {AbortSignal} signal
   */
  async fill(engine, heard, signal) {
    for (const at of [...this.moments.keys()].reverse()) {
      const { text, history, outcome } = this.moments[at];
      if (outcome) continue;
      const analysis = await askInPortions((nodes) => {
        signal.throwIfAborted();
        return engine.think(this.variant, text, { history, nodes });
      });
      this.learn(at, analysis);
      heard();
    }
  }

  /** @param {number} at @param {Analysis} analysis */
  learn(at, analysis) {
    const { mover, banks, sowing } = this.moments[at];
    const best = bestOf(analysis);
    if (!best) return;
    const cost = sowing && costOf(analysis, sowing);
    const margin = mover === 0 ? best.margin : -best.margin;
    this.findings[at] = {
      lead: leadOf(banks) + margin,
      exact: isBestExact(analysis) && (cost?.exact ?? true),
      cost: cost?.seeds ?? null,
      better: cost?.seeds ? best.sowing : null,
    };
  }

  /** How a player did. @param {0 | 1} player @returns {Account} */
  account(player) {
    const own = this.findings.filter(({ cost }, at) => cost !== null && this.moments[at].mover === player);
    const costs = own.map(({ cost }) => cost ?? 0);
    return {
      sowings: costs.length,
      best: costs.filter((cost) => cost === 0).length,
      lost: costs.reduce((sum, cost) => sum + cost, 0),
      exact: own.every(({ exact }) => exact),
    };
  }

  /** The moment at which most was given away, the first of several; -1 where nobody has made a mistake. */
  get worst() {
    const costs = this.findings.map(({ cost }) => cost ?? 0);
    const most = Math.max(...costs);
    return most >= mistake ? costs.indexOf(most) : -1;
  }

  /** Is every moment evaluated? */
  get complete() {
    return this.findings.every(({ lead }) => lead !== null);
  }
}

/** @param {[number, number]} seeds of South and North */
const leadOf = ([south, north]) => south - north;
