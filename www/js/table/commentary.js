/** What is said beside the board while seeds move: the lap, and each event that is more than a seed falling. */

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../trace/timeline.js").Frame} Frame
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../board/paint.js").HoleMark} Word   written on a hole
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
   * @param {Frame["event"]} event
   * @param {VariantInfo} info
   */
  #moment(event, { names, dials }) {
    const { commentary } = this.words;
    switch (event.kind) {
      case "ripe":
        return commentary.taken(dials.ripe, names[event.hole], event.player);
      case "saada":
        return commentary.saada(names[event.hole]);
      case "breath":
        return commentary.about(
          event.hole === null ? null : names[event.hole],
          event.wins.map((hole) => names[hole]),
          event.player,
        );
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
   * The words written on holes: on one that is taken in passing, where good news for one player is bad for the other,
   * and on the empty hole at saada, until its seeds have gone.
   * @param {Frame} frame @param {VariantInfo} info @param {0 | 1} by @returns {Word[]}
   */
  marks({ event, from }, { dials }, by) {
    const { commentary } = this.words;
    switch (event?.kind) {
      case "ripe":
        return [{ hole: event.hole, text: commentary.ripe[dials.ripe].mark, tone: event.player === by ? 1 : -1 }];
      case "saada":
        return [saadaAt(event.hole, commentary)];
      case "breath":
      case "capture":
        return from.saada === null ? [] : [saadaAt(from.saada, commentary)];
      default:
        return [];
    }
  }
}

/** @param {number} hole @param {Words["commentary"]} words @returns {Word} */
const saadaAt = (hole, { saadaMark }) => ({ hole, text: saadaMark, tone: 0, isLoud: true });
