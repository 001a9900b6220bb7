/** The games that can be played. */
export type VariantId =
  | "ali-guli-mane" | "ali-guli-mane-either-way"
  | "pallanguzhi" | "pallanguzhi-traditional"
  | "kalah" | "avalanche";

/** 0 is South (the near row, begins the first round), 1 is North. */
export type Player = 0 | 1;

export type Way = "anticlockwise" | "clockwise";

/** A choice: the hole to lift and, where both ways are allowed, the way round. Left out: anticlockwise. */
export interface Sowing { hole: number; way?: Way; }

/** What is agreed before a match. */
export interface GameOptions {
  /** Position text in which the first round begins. */
  position?: string;
  /** After so many rounds (1 to 1000) the larger stock wins; left out: until a player cannot go on. */
  rounds?: number;
  /** One of `VariantInfo.openings`. */
  openingSeeds?: number;
}

export interface Outcome {
  reason: "stuck" | "rowEmpty" | "repetition" | "resigned";
  winner: Player | null;
  /** Seeds each holds at the end, [South, North]. */
  totals: [number, number];
}

export interface MatchOutcome {
  reason: "cannotFill" | "rounds" | "resigned" | "tooFewHoles";
  winner: Player | null;
  /** Seeds each takes from the last round, [South, North]. */
  stocks: [number, number];
}

/** What lies on the table and what may be done. All arrays by hole number; banks and totals [South, North]. */
export interface View {
  variant: VariantId;
  /** Seeds in each hole. When a round is over, rows that their owners keep are in the banks already. */
  holes: number[];
  closed: boolean[];
  banks: [number, number];
  mover: Player;
  /** Is this the second sowing of a turn? */
  secondSowing: boolean;
  /** What may be sown now; empty when the round is over. */
  legal: Sowing[];
  /** What would be legal, were it not endless. */
  endless: Sowing[];
  /** 1, 2, ... */
  round: number;
  outcome: Outcome | null;
  /** Known as soon as the deciding round is over. */
  matchOutcome: MatchOutcome | null;
  /** The position as text. When a round is over it is the position that ended it, before rows are kept. */
  text: string;
}

/** One thing that happened. Folding a trace over the old board gives the new one, nothing left in the hand. */
export type Event =
  | { kind: "scoop"; hole: number; seeds: number }
  | { kind: "drop"; hole: number }
  | { kind: "bankDrop"; player: Player }
  | { kind: "ripe"; hole: number; seeds: number; player: Player }
  | { kind: "saada"; hole: number }
  | { kind: "capture"; holes: number[]; seeds: number; player: Player }
  | { kind: "again"; player: Player; reason: "secondSowing" | "ownBank" }
  | { kind: "turn"; player: Player }
  | { kind: "keep"; player: Player; holes: number[]; seeds: number }
  | ({ kind: "roundOver" } & Outcome)
  | { kind: "refill"; player: Player; closed: number[]; bank: number; filled: { hole: number; seeds: number }[] };

/** One code per dial of the rules, for a page that explains them. */
export interface Dials {
  ways: "anticlockwise" | "both";
  ring: "beside" | "ownBank";
  relay: "never" | "fromNext" | "fromLanding";
  ripe: "never" | "sixToSower" | "fourToRowOwner";
  capture: "nothing" | "nextAndOpposite" | "next" | "nextAndSowOn" | "landingAndOpposite";
  again: "never" | "onceAfterCapture" | "ownBank";
  end: "stuck" | "rowEmpty";
  keep: "nobody" | "ownRow";
  rounds: "one" | "untilNoHole" | "untilFewerThanSix";
}

export interface VariantInfo {
  id: VariantId;
  /** Holes in a row. */
  row: number;
  /** Seeds in each hole at the start, by hole number. */
  opening: number[];
  /** Choices for `openingSeeds`, the usual one first: seeds a hole, or seeds in all where holes differ. */
  openings: number[];
  ways: "anticlockwise" | "both";
  /** Do the banks lie in the ring? */
  ring: boolean;
  /** Are several rounds played, the seeds carried over? */
  matches: boolean;
  /** Is there an opening book, `books/<id>.txt`, for `Engine.loadBook`? */
  book: boolean;
  /** The holes' names for people, by hole number. */
  names: string[];
  /** The kinds of puzzle that the game has. */
  puzzles: PuzzleKind[];
  dials: Dials;
}

/** A round of a match: how it was laid out, and what came of it. */
export interface RoundInfo {
  beginner: Player;
  holes: number[];
  closed: boolean[];
  banks: [number, number];
  sowings: number;
  outcome: Outcome | null;
  /** What each holds now, own row included: what goes into the next round. */
  stocks: [number, number];
}

/** What a sowing comes to: its trace, added up. All numbers are seeds, but for the laps. */
export interface Summary {
  /** Who sows. */
  player: Player;
  /** How often a hole is lifted. */
  laps: number;
  /** Seeds that fall from the hand, into holes and bank. */
  sown: number;
  /** The hole in which the last seed falls; null: into the player's bank. */
  ends: number | null;
  /** Does the last seed fall into an empty hole? */
  alone: boolean;
  /** The empty hole at which the sowing comes to rest, if it does. */
  saada: number | null;
  /** Seeds sown into the player's bank, where banks lie in the ring. */
  banked: number;
  /** What is taken in passing, [South, North]. */
  passing: [number, number];
  /** What the player captures where laps end. */
  captured: number;
  /** The holes emptied into the player's bank, in order, each of them once. */
  takes: number[];
  /** All that comes into the player's bank by the sowing: `banked`, taken in passing, `captured`. */
  wins: number;
  /** Rows banked because the round is over, [South, North]. */
  kept: [number, number];
  /** How it goes on. `player`: whose turn it is or, when the round is over, whose it would be. */
  next:
    | { kind: "turn"; player: Player }
    | { kind: "again"; player: Player; reason: "secondSowing" | "ownBank" }
    | { kind: "over"; player: Player; reason: Outcome["reason"] };
}

/** Something that was done in a match, and how it lay before: what one `undo` takes back. */
export type HistoryStep = {
  /** 1, 2, ...; of a `nextRound` the round that was over. */
  round: number;
  /** The position before it, as text. */
  position: string;
  /** Who was to move. */
  mover: Player;
  /** The banks before it, [South, North]; before a `nextRound` the rows that players keep are in them. */
  banks: [number, number];
} & (
  | { kind: "sow"; sowing: Sowing; /** What it is called: `B4`; `B4+` or `B4-` where both ways are allowed. */ name: string }
  | { kind: "resign" | "nextRound"; sowing: null; name: null }
);

/** How an opponent chooses, the weakest first. */
export type LevelId = "first-game" | "child" | "learner" | "player" | "expert" | "perfect";

export interface ThinkOptions {
  /** Whose choice is asked for. Left out: the best sowing, and what every other is worth. */
  level?: LevelId;
  /** How many positions may be looked at. The rest is remembered: asked again, the engine knows more. */
  nodes?: number;
  /** The texts of the round's earlier positions: a sowing that lets one stand for the third time ends the round. */
  history?: string[];
  /** What a level that errs draws its errors from; the same seed, the same choice, where every worth is known for certain. */
  seed?: number;
}

export interface Analysis {
  /** What it would sow; null when the round is over. */
  sowing: Sowing | null;
  /** Is a best sowing known for certain? */
  exact: boolean;
  /** Positions looked at. */
  nodes: number;
  /** Every legal sowing, by hole number. */
  values: SowingValue[];
  /** Best play by both from the best sowing on, as far as it is known; empty where a level's choice was asked for. */
  line: Sowing[];
}

export interface SowingValue {
  sowing: Sowing;
  /** Seeds that the player to move will still bank, this sowing included, minus those the other will. */
  margin: number;
  /** Certain, or what the engine thinks so far? */
  exact: boolean;
}

/** A beginning, and by how many seeds South wins with best play from there on. */
export interface FairStart { sowings: Sowing[]; margin: number; }

export interface FairOptions {
  /** How many positions may be looked at. The rest is remembered: asked again, the engine knows more. */
  nodes?: number;
}

/** The fairest ways to play the first turn, or the first turn of each. */
export interface FairStarts {
  /**
   * The fairest first, of equals those of fewer sowings; every margin is proved. All that are nearest to 0 and, while
   * there are fewer than twelve, those up to two seeds further from it. For every position that is reached, the shortest
   * way to it.
   */
  starts: FairStart[];
  /**
   * Has every beginning been looked into, however long its turns? If not, there may be more, and fairer ones if the first
   * is not even. (Turns of more than four sowings are left out where a shorter one is even.)
   */
  complete: boolean;
  /** Positions looked at. */
  nodes: number;
}

/** The swap rule: whether the player to move would rather sit on the other side, which is then to move. */
export interface SwapDecision {
  /** A level that is not perfect sees only the next turns, as many as `nodes` allows, or only the banks. */
  change: boolean;
  /** Is that certain? */
  exact: boolean;
  /** Positions looked at. */
  nodes: number;
}

/** The swap rule: how the player to move would sow, if the other may change sides after this turn. */
export interface EvenSowing {
  /** It leaves the sides as even as the level can tell; the seed draws from several. Null when the round is over. */
  sowing: Sowing | null;
  /** Is it certain that nothing more even can be made of the turn? */
  exact: boolean;
  /** Positions looked at. */
  nodes: number;
}

/**
 * What a puzzle asks, and what a choice is worth in its sense. `keepTheWin`: which sowing still wins; seeds ahead at the
 * end, with best play by both. `largestCapture`: the turn that banks most; seeds banked by the best turn that begins so.
 * `longestRelay`: the sowing with most laps; laps. `callThePit`: where the last seed of `line` falls; there are no choices.
 */
export type PuzzleKind = "keepTheWin" | "largestCapture" | "longestRelay" | "callThePit";

/** How hard a puzzle is; 5 is the hardest. */
export type Grade = 1 | 2 | 3 | 4 | 5;

/** A puzzle of the engine's making: the same for the same game, kind, seed and grade asked for. South is to sow. */
export interface Puzzle {
  variant: VariantId;
  kind: PuzzleKind;
  seed: number;
  /** The one asked for or, where none turned up, one near it. */
  grade: Grade;
  /** Position text. */
  position: string;
  /** Every sowing there is to begin with, and what it is worth. */
  choices: { sowing: Sowing; worth: number }[];
  /** What the one right choice is worth; for `callThePit` the laps to follow. */
  best: number;
  /** Sowings that show the answer. */
  line: Sowing[];
  /** Where the last seed of `line` falls; null: into the bank of the player sowing. */
  falls: number | null;
}

/** What to ask an engine of that game for, to have the puzzle of a day. */
export interface DailyPuzzle { variant: VariantId; kind: PuzzleKind; seed: number; grade: Grade; }

/** Every error that this module throws on purpose. */
export interface EngineError extends Error {
  code: "noSuchVariant" | "noSuchHole" | "noSuchWay" | "noSuchSowing" | "noSuchLevel" | "notYourHole" | "closedHole" | "emptyHole"
    | "wayNotAllowed" | "endlessSowing" | "roundOver" | "roundRunning" | "matchOver"
    | "noSuchPuzzle" | "noSuchDay" | "badOption" | "badPosition" | "badRecord" | "badBook";
  detail: Record<string, unknown>;
}
