/** From a trace to one sentence: what a sowing came to, and the voice that says it once. */

import { h } from "./dom.js";

/**
 * @typedef {0 | 1} Player
 * @typedef {import("../game/session.js").Event} Event
 * @typedef {{
 *   by: Player, hole: number | null, way: string | null,
 *   laps: number, sown: number, ends: number | null, inBank: boolean, alone: boolean, saada: number | null,
 *   won: number, passing: number, given: number, kept: [number, number],
 *   next: { kind: "turn" | "again" | "over" | "none", player: Player, reason: string } }} Account
 *   `ends`: where the last seed fell; `alone`: no other lay there. `passing`, `given`: taken in passing by the sower, by the other player.
 */

/**
 * Counts a trace up. It adds what the events say and knows no rule.
 * @param {{ trace: Event[], by: Player, sowing: { hole: number, way?: string } | null, before?: { holes: number[] } }} played
 * @returns {Account}
 */
export function account({ trace, by, sowing, before }) {
  /** @type {Account} */
  const sum = {
    by,
    hole: sowing?.hole ?? null,
    way: sowing?.way ?? null,
    laps: 0,
    sown: 0,
    ends: null,
    inBank: false,
    alone: false,
    saada: null,
    won: 0,
    passing: 0,
    given: 0,
    kept: [0, 0],
    next: { kind: "none", player: by, reason: "" },
  };
  for (const event of trace) add(sum, event);
  sum.alone = before !== undefined && sum.ends !== null && lastOf(before.holes, trace) === 1;
  return sum;
}

/** How many seeds lay together when the last one had fallen. @param {number[]} holes before @param {Event[]} trace */
function lastOf(holes, trace) {
  const lying = [...holes];
  let last = 0;
  for (const event of trace) {
    if (event.kind === "drop") last = lying[event.hole] += 1;
    if (event.kind === "scoop" || event.kind === "ripe") lying[event.hole] = 0;
    if (event.kind === "capture") event.holes.forEach((hole) => (lying[hole] = 0));
  }
  return last;
}

/** @param {Account} sum @param {Event} event */
function add(sum, event) {
  switch (event.kind) {
    case "scoop":
      sum.laps += 1;
      sum.saada = null;
      return;
    case "drop":
      return fall(sum, event.hole);
    case "bankDrop":
      return fall(sum, null);
    case "saada":
      sum.saada = event.hole;
      return;
    case "capture":
      sum.won += event.seeds;
      return;
    case "ripe":
      sum[event.player === sum.by ? "passing" : "given"] += event.seeds;
      return;
    case "keep":
      sum.kept[event.player] += event.seeds;
      return;
    case "turn":
      sum.next = { kind: "turn", player: event.player, reason: "" };
      return;
    case "again":
      sum.next = { kind: "again", player: event.player, reason: event.reason };
      return;
    case "roundOver":
      sum.next = { kind: "over", player: sum.next.player, reason: event.reason };
      return;
    default:
      return;
  }
}

/** @param {Account} sum @param {number | null} hole */
function fall(sum, hole) {
  sum.sown += 1;
  sum.ends = hole;
  sum.inBank = hole === null;
}

const remembered = 3;

/**
 * The voice: a polite live region. Sentences are added, not replaced, so that a screen reader that is still
 * speaking loses none of them.
 */
export class Voice {
  constructor() {
    this.element = h("div", { class: "unseen", "aria-live": "polite", "aria-relevant": "additions" });
  }

  /** @param {string} sentence */
  say(sentence) {
    this.element.append(h("p", {}, sentence));
    while (this.element.childElementCount > remembered) this.element.firstElementChild?.remove();
  }
}
