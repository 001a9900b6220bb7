/** What a sowing came to, added up from the events of its trace. It knows no rule. */

/**
 * @typedef {0 | 1} Player
 * @typedef {import("../../ali_guli_mane.js").Event} Event
 * @typedef {{
 *   by: Player, hole: number | null, way: string | null,
 *   laps: number, sown: number, ends: number | null, inBank: boolean, alone: boolean, saada: number | null,
 *   won: number, passing: number, given: number, kept: [number, number],
 *   next: { kind: "turn" | "again" | "over" | "none", player: Player, reason: string } }} SowingSummary
 *   `ends`: where the last seed fell; `alone`: no other lay there. `passing`, `given`: taken in passing by the sower,
 *   by the other player.
 */

/**
 * Adds up what the events of a trace say.
 * @param {{ trace: Event[], by: Player, sowing: { hole: number, way?: string } | null, before?: { holes: number[] } }}
 *   played
 * @returns {SowingSummary}
 */
export function summaryOf({ trace, by, sowing, before }) {
  /** @type {SowingSummary} */
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

/** @param {SowingSummary} sum @param {Event} event */
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

/** @param {SowingSummary} sum @param {number | null} hole */
function fall(sum, hole) {
  sum.sown += 1;
  sum.ends = hole;
  sum.inBank = hole === null;
}
