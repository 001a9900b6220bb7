/**
 * A game small enough to play out in a few sowings, with the engine's interface.
 *
 * Four holes, South's 2 and 3, North's 0 and 1. A sowing banks its hole; holes 2 and 0 let the player sow again.
 * A player without seeds ends the round. There are two rounds.
 */

const ids = ["usual", "other"];

function coded(code, detail = {}) {
  return Object.assign(new Error(code), { code, detail });
}

function layOut(round) {
  return { holes: [1, 2, 3, 4], banks: [0, 0], mover: round % 2 === 1 ? 0 : 1, round, outcome: null };
}

const rowOf = (player) => (player === 0 ? [2, 3] : [0, 1]);

function over(state, reason, winner) {
  return { ...state, outcome: { reason, winner, totals: state.banks } };
}

/** The state after a step, and its trace. */
function step(state, what) {
  if (what === "next") return next(state);
  if (state.outcome) throw coded("roundOver");
  if (what === "resign") return ended(over(state, "resigned", 1 - state.mover), []);
  return sown(state, what);
}

function next(state) {
  if (!state.outcome) throw coded("roundRunning");
  if (state.round === 2) throw coded("matchOver");
  const to = layOut(state.round + 1);
  return { state: to, trace: [{ kind: "turn", player: to.mover }] };
}

function sown(state, hole) {
  const { mover } = state;
  if (!(hole in state.holes)) throw coded("noSuchHole", { hole });
  if (!rowOf(mover).includes(hole)) throw coded("notYourHole", { hole });
  const seeds = state.holes[hole];
  if (seeds === 0) throw coded("emptyHole", { hole });
  const again = hole % 2 === 0;
  const to = { ...state, holes: state.holes.with(hole, 0), banks: state.banks.with(mover, state.banks[mover] + seeds) };
  to.mover = again ? mover : 1 - mover;
  const trace = [{ kind: "capture", holes: [hole], seeds, player: mover }];
  trace.push(again ? { kind: "again", player: mover, reason: "secondSowing" } : { kind: "turn", player: to.mover });
  const stuck = rowOf(to.mover).every((own) => to.holes[own] === 0);
  return stuck ? ended(over(to, "stuck", null), trace) : { state: to, trace };
}

function ended(state, trace) {
  return { state, trace: [...trace, { kind: "roundOver", ...state.outcome }] };
}

export class FakeGame {
  /** Games made and not freed. */
  static alive = new Set();

  #steps = [];
  #undone = [];
  #variant;
  /** What was agreed. */
  options;

  constructor(variant, options = {}) {
    if (!ids.includes(variant)) throw coded("noSuchVariant");
    if (options.rounds === 0) throw coded("badOption");
    this.#variant = variant;
    this.options = options;
    FakeGame.alive.add(this);
  }

  static fromRecord(record) {
    const read = /^(usual|other)(\{.*\})?:(.*)$/.exec(record);
    if (!read) throw coded("badRecord", { line: 1, column: 1 });
    const game = new FakeGame(read[1], JSON.parse(read[2] ?? "{}"));
    try {
      game.#steps = JSON.parse(`[${read[3]}]`);
      game.#state;
      return game;
    } catch {
      game.free();
      throw coded("badRecord", { line: 1, column: 7 });
    }
  }

  get #state() {
    if (!FakeGame.alive.has(this)) throw new Error("a freed game is used");
    return this.#steps.reduce((state, what) => step(state, what).state, layOut(1));
  }

  #do(what) {
    const { trace } = step(this.#state, what);
    this.#steps.push(what);
    this.#undone = [];
    return trace;
  }

  view() {
    const state = this.#state;
    const own = state.outcome ? [] : rowOf(state.mover).filter((hole) => state.holes[hole] > 0);
    const { outcome, round, banks } = state;
    return {
      ...state,
      variant: this.#variant,
      closed: [false, false, false, false],
      secondSowing: false,
      legal: own.map((hole) => ({ hole })),
      endless: [],
      matchOutcome: outcome && round === 2 ? { reason: "rounds", winner: null, stocks: banks } : null,
      text: `${state.holes} ${banks} ${state.mover}`,
    };
  }

  play({ hole }) {
    return this.#do(hole);
  }

  summary({ hole }) {
    const { mover } = this.#state;
    const { trace } = step(this.#state, hole);
    const [{ holes, seeds }] = trace;
    const over = trace.find(({ kind }) => kind === "roundOver");
    const { kind, player, reason } = trace.find((event) => event.kind === "again" || event.kind === "turn");
    const next = over ? { kind: "over", player, reason: over.reason } : { kind, player, ...(reason && { reason }) };
    return { player: mover, laps: 0, sown: 0, ends: hole, captured: seeds, takes: holes, wins: seeds, next };
  }

  history(wanted) {
    const kinds = { resign: "resign", next: "nextRound" };
    const before = this.#steps.map((_, at) =>
      this.#steps.slice(0, at).reduce((state, what) => step(state, what).state, layOut(1)),
    );
    const steps = before.map(({ holes, banks, mover, round }, at) => {
      const what = this.#steps[at];
      const sowing = what in kinds ? null : { hole: what };
      return { kind: kinds[what] ?? "sow", round, position: `${holes} ${banks} ${mover}`, mover, banks, sowing };
    });
    return steps.filter(({ round }) => wanted === undefined || round === wanted);
  }

  resign() {
    return this.#do("resign");
  }

  nextRound() {
    return this.#do("next");
  }

  get canUndo() {
    return this.#steps.length > 0;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  undo() {
    if (!this.canUndo) return null;
    this.#undone.push(this.#steps.pop());
    return this.view();
  }

  redo() {
    if (!this.canRedo) return null;
    this.#steps.push(this.#undone.pop());
    return this.view();
  }

  get rounds() {
    const rounds = [{ sowings: 0, beginner: 0 }];
    for (const what of this.#steps) {
      if (what === "next") rounds.push({ sowings: 0, beginner: 1 });
      else if (what !== "resign") rounds.at(-1).sowings += 1;
    }
    return rounds;
  }

  record() {
    this.#state;
    const agreed = Object.keys(this.options).length > 0 ? JSON.stringify(this.options) : "";
    return `${this.#variant}${agreed}:${this.#steps.map((what) => JSON.stringify(what))}`;
  }

  free() {
    FakeGame.alive.delete(this);
  }
}

export const fakeApi = { Game: FakeGame, variants: () => ids.map((id) => ({ id })) };
