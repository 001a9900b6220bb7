/** What is said beside the board while seeds move: the lap, and each event that is more than a seed falling. */

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../trace/timeline.js").Frame} Frame
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {{ hole: number, text: string, tone: number }} Word   written on a hole
 */

export class Commentary {
  #lap = 0;
  #said = "";

  /** @param {Words} words */
  constructor(words) {
    this.words = words;
  }

  /** Another sowing is shown from now on. */
  begin() {
    this.#lap = 0;
    this.#said = "";
  }

  /**
   * The line that belongs to a frame; laps are told apart only where there can be several, and what was said last
   * stays until there is more to say.
   * @param {Frame} frame @param {VariantInfo} info
   */
  line({ event, to }, info) {
    const moment = event && this.#moment(event, info);
    const lap = to.lap && info.dials.relay !== "never" ? this.words.board.lap(to.lap) : "";
    if (to.lap !== this.#lap) this.#said = lap;
    if (moment) this.#said = lap ? `${lap}. ${moment}` : moment;
    this.#lap = to.lap;
    return this.#said;
  }

  /**
   * @param {import("../../ali_guli_mane.js").Event | import("../trace/timeline.js").Look} event
   * @param {VariantInfo} info
   */
  #moment(event, { names, dials }) {
    const { commentary } = this.words;
    switch (event.kind) {
      case "ripe":
        return commentary.taken(dials.ripe, names[event.hole], event.player);
      case "saada":
        return commentary.saada(names[event.hole]);
      case "capture":
        return commentary.won(
          event.seeds,
          event.holes.map((hole) => names[hole]),
          event.player,
        );
      case "again":
        return commentary.again[event.reason]?.(event.player) ?? "";
      case "keep":
        return commentary.kept(event.seeds, event.player);
      default:
        return "";
    }
  }

  /**
   * The word written on a hole that is taken in passing; good news for one player is bad for the other.
   * @param {Frame} frame @param {VariantInfo} info @param {0 | 1} by @returns {Word[]}
   */
  marks({ event }, { dials }, by) {
    if (event?.kind !== "ripe") return [];
    return [
      { hole: event.hole, text: this.words.commentary.ripe[dials.ripe].mark, tone: event.player === by ? 1 : -1 },
    ];
  }
}
