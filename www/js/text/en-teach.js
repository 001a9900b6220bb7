/** English words about the computer as a player and as a teacher. */

import { list, number, players, seeds } from "./en-grammar.js";

/** Who may play: a person, or the computer at one of these levels. @type {Record<string, string>} */
export const seats = {
  person: "Person",
  "first-game": "A first game",
  child: "Child",
  learner: "Learner",
  player: "Player",
  expert: "Expert",
  perfect: "Perfect",
};

export const computer = "Computer:";

/** Seeds from then on, against the other player. @param {number} rest @param {number} other */
function later(rest, other) {
  if (rest === 0) return `as much as ${players[other]}`;
  return `${number(Math.abs(rest))} ${rest > 0 ? "more" : "fewer"} than ${players[other]}`;
}

export const teach = {
  looking: "Looking for the best hole …",
  /** A hole, and which way round it is sown where there is a choice. @param {string} hole @param {string | null} way */
  name: (hole, way) => (way ? `${hole} ${way}` : hole),
  /**
   * @param {{ name: string, wins: number, rest: number, exact: boolean, other: number }} facts `rest`: won after that,
   *   against the other player
   */
  hint: ({ name, wins, rest, exact, other }) =>
    `${exact ? "" : "So far: "}${name} wins ${wins ? number(wins) : "nothing"} now, and after that ${later(rest, other)}.`,
  /**
   * On a hole: seeds to be won more than the other player, from here to the end.
   * @param {{ margin: number, exact: boolean }} value
   */
  margin: ({ margin, exact }) => `${exact ? "" : "≈"}${margin > 0 ? "+" : ""}${String(margin).replace("-", "−")}`,
  /** The same, read aloud. @param {{ margin: number, exact: boolean, sowing: { way?: string } }} value */
  worth: ({ margin, exact, sowing: { way } }) =>
    `${way ? `${way} ` : ""}worth ${exact ? "" : "about "}${margin < 0 ? "minus " : ""}${number(Math.abs(margin)).replace("no", "nought")}`,
  /** The first game ever. */
  first: {
    skip: "Skip",
    done: "Got it",
    sow: "Choose a hole of your row. Its seeds are lifted and sown, one in each hole that follows.",
    look: "After the last seed, look at the next hole. If seeds lie in it, they are lifted and sown, too. If it is empty, that is saada, and the sowing ends.",
    /** What a person's sowing came to. @param {{ hole: string, takes: string[], captured: number }} facts */
    saada: ({ hole, takes, captured }) =>
      captured
        ? `${hole} was empty: saada. What lay beyond it is yours: ${seeds(captured)} from ${list(takes)}. Whoever has won more seeds at the end wins the round.`
        : `${hole} was empty: saada. Nothing lay beyond it, so nothing is yours this time. Whoever has won more seeds at the end wins the round.`,
  },
  /** @param {{ name: string, seeds: number, exact: boolean, better: string }} facts */
  verdict: ({ name, seeds: n, exact, better }) => {
    const certain = sight(exact);
    return n
      ? `${name} gave away ${seeds(n)}${certain}. ${better} was better.`
      : `${name} was as good as any${certain}.`;
  },
};

/** What is said with what is not certain. @param {boolean} exact */
const sight = (exact) => (exact ? "" : ", as far as the computer can see");

/** @param {{ lead: number | null, exact: boolean }} finding */
function ahead({ lead, exact }) {
  if (lead === null) return "";
  const about = exact ? "" : "about ";
  return lead === 0 ? `${about}even` : `${players[lead > 0 ? 0 : 1]} by ${about}${number(Math.abs(lead))}`;
}

export const review = {
  title: "Looking back at the round",
  open: "Look back",
  back: "Back to the game",
  table: "Every sowing",
  columns: ["Sowing", "By", "Gave away", "With best play from there"],
  end: "The end",
  graph: "The round, moment by moment",
  moves: { first: "To the beginning", earlier: "One sowing back", later: "One sowing on", last: "To the end" },
  /** Who sowed what. @param {{ at: number, player: string, name: string }} facts `at`: 1 for the first */
  sown: ({ at, player, name }) => `${at}. ${player} sowed ${name}.`,
  /** At the edge of the graph. @param {string} player @param {number} most */
  scale: (player, most) => `${player} ahead by ${most}`,
  /**
   * @param {{ player: 0 | 1, sowings: number, best: number, lost: number, exact: boolean, complete: boolean }} facts
   */
  account: ({ player, sowings, best, lost, exact, complete }) =>
    `${players[player]}: ${best} of ${sowings} sowings were the best; ${seeds(lost)} given away${complete ? `${sight(exact)}.` : " …"}`,
  elsewhere: "The round was played differently. Undo, or choose a moment of the round, to come back.",
  figure: ahead,
  /** What a sowing gave away, as a figure. @param {{ cost: number | null, exact: boolean }} finding */
  cost: ({ cost, exact }) => `${exact ? "" : "≈"}${cost}`,
  /** @param {{ lead: number | null, exact: boolean, cost: number | null }} finding @param {string} better */
  lead: (finding, better) => {
    if (finding.lead === null) return "Working it out …";
    const lost = `${seeds(finding.cost ?? 0)}${sight(finding.exact)}`;
    const cost = finding.cost ? ` The sowing played here gave away ${lost}: ${better} was better.` : "";
    return `With best play from here: ${ahead(finding)}.${cost}`;
  },
};
