/** What has happened, what may happen and what may not, put into words. It asks the text; no more. */

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Event} Event
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../game/types.js").ShownSowing} ShownSowing
 * @typedef {import("../../ali_guli_mane.js").Summary} Summary
 */

export class Narrator {
  /** @param {Words} words */
  constructor(words) {
    this.words = words;
  }

  /** A trace in a sentence: a sowing, or a round laid out. @param {ShownSowing} played @param {VariantInfo} info */
  played(played, info) {
    const { sowing, trace, after, drawn, summary } = played;
    if (drawn?.last) return this.#drawn(drawn, info);
    const laidOut = trace.filter((event) => event.kind === "refill");
    if (laidOut.length) return this.#laidOut(after, laidOut, info);
    return sowing && summary ? this.words.sowing(summary, this.#name(sowing, info), info.names) : "";
  }

  /** @param {import("../game/types.js").DrawnStart} drawn @param {VariantInfo} info */
  #drawn({ sowings, margin }, info) {
    const names = sowings.map((sowing) => this.#name(sowing, info));
    return this.words.fair.start.told(names, margin);
  }

  /** @param {Sowing} sowing @param {VariantInfo} info */
  #name(sowing, info) {
    const { hole, way } = asChosen(sowing, info);
    return this.words.teach.name(info.names[hole], way ?? null);
  }

  /**
   * What was done to make the round a fair one, in a few words.
   * @param {import("../game/match-state.js").Agreement} agreed @param {View} view
   */
  fairness({ swap, margin }, { round }) {
    const { fair } = this.words;
    if (round > 1) return "";
    if (swap) return fair.swapped(swap.choice?.changed ?? null);
    return margin === null ? "" : fair.started(margin);
  }

  /** Who sits where after the first turn. @param {{ changed: boolean, seat: string }} choice @param {string[]} seats */
  sides({ changed, seat }, seats) {
    const people = seats.filter((each) => each === "person").length;
    return this.words.fair.sides.told({ changed, computer: seat !== "person", people });
  }

  /** @param {View} view @param {{ player: 0 | 1, closed: number[] }[]} refills @param {VariantInfo} info */
  #laidOut({ round, mover }, refills, { names }) {
    /** @type {[string[], string[]]} */
    const closed = [[], []];
    for (const refill of refills) closed[refill.player] = refill.closed.map((hole) => names[hole]);
    return this.words.laidOut({ round, beginner: mover, closed });
  }

  /**
   * Who won, by how much, why it is over and what was left; nothing while the round is running.
   * @param {View} view @param {VariantInfo} info @param {string[]} seats
   * @param {[number, number] | undefined} stocks what each player takes into the next round
   * @returns {string[]}
   */
  ending({ outcome, matchOutcome, holes, mover }, info, seats, stocks) {
    if (!outcome) return [];
    const { words } = this;
    const stopped = outcome.reason === "resigned" ? other(outcome.winner) : mover;
    const you = seats.findIndex((_, player) => isAlone(seats, /** @type {0 | 1} */ (player)));
    const left = holes.reduce((sum, seeds) => sum + seeds, 0);
    return [
      words.result({ ...outcome, you: you === outcome.winner }),
      words.reasons[outcome.reason](words.players[stopped]),
      ...(left ? [words.left(left, info.matches && !matchOutcome && stocks ? stocks : null)] : []),
      ...(matchOutcome && info.matches ? this.#matchEnding(matchOutcome) : []),
    ];
  }

  /** @param {NonNullable<View["matchOutcome"]>} match */
  #matchEnding(match) {
    const { words } = this;
    return [words.matchResult(match), words.matchReasons[match.reason](words.players[other(match.winner)])];
  }

  /**
   * How a match came to where it stands, where nobody was shown the way.
   * @param {Exclude<import("../game/types.js").Jump, "start" | "restore">} jump @param {string} phase
   * @param {View} view @param {string[]} seats
   */
  arrived(jump, phase, { mover, outcome }, seats) {
    const { arrived, arrivedAt } = this.words;
    if (outcome) return arrived[jump](arrivedAt.over);
    return arrived[jump](isAlone(seats, mover) && phase !== "thinking" ? arrivedAt.yours : arrivedAt.turn(mover));
  }

  /** Why a choice was refused. @param {string} code @param {any} detail @param {VariantInfo} info */
  refusal(code, detail, { names }) {
    const told = this.words.errors[code] ?? this.words.errors.unknown;
    return told({ ...detail, hole: names[detail?.hole] });
  }

  /**
   * What is to be said of the hole pointed at.
   * @param {Sowing} sowing @param {Summary | null} summary @param {View} view @param {VariantInfo} info
   */
  aimed(sowing, summary, view, info) {
    if (summary) {
      const { hole, way } = asChosen(sowing, info);
      const named = (/** @type {number | null} */ hole) => (hole === null ? null : info.names[hole]);
      const again = summary.next.kind === "again";
      const [ends, saada] = [named(summary.ends), named(summary.saada)];
      return this.words.preview({ name: info.names[hole], way: way ?? null, ends, saada, wins: summary.wins, again });
    }
    return isIn(view.endless, sowing) ? this.refusal("endlessSowing", sowing, info) : "";
  }

  /** Which game, and which round of it. @param {View} view @param {VariantInfo} info */
  caption({ round }, { id, matches }) {
    return this.words.board.caption(this.words.variants[id].name, matches ? round : 0);
  }

  /**
   * What the plate of the player whose turn it is says.
   * @param {string} phase @param {View} view @param {string[]} seats
   * @param {{ again: boolean, known?: number, of?: number }} more `again`: is it still the same turn? The others: how
   *   far the computer is
   */
  turn(phase, { mover }, seats, { again, known, of }) {
    const alone = isAlone(seats, mover);
    const key = phase === "choose" && again ? "again" : phase;
    return this.words.turn[key]?.({ alone, known, all: of }) ?? "";
  }
}

/** The way is worth a word only where it was a choice. @param {Sowing} sowing @param {VariantInfo} info */
const asChosen = ({ hole, way }, { ways }) => (ways === "both" ? { hole, way } : { hole });

/** @param {Sowing[]} sowings @param {Sowing} sowing */
const isIn = (sowings, { hole, way }) => sowings.some((it) => it.hole === hole && (!way || !it.way || it.way === way));

/** Is this player the only person who plays? @param {string[]} seats @param {0 | 1} player */
const isAlone = (seats, player) => seats[player] === "person" && seats[1 - player] !== "person";

/** @param {0 | 1 | null} player @returns {0 | 1} */
const other = (player) => (player === 0 ? 1 : 0);
