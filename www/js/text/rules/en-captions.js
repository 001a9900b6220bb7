/**
 * Captions in English: the sentence beside each board. They are made from the claims of the examples alone, and tests
 * play these in the engine, so that no sentence says more than is true.
 */

import { capital, list, number as n, players, seeds } from "../en-grammar.js";

/** @typedef {import("./claims.js").Step} Step */
/** @typedef {import("./claims.js").Claims} Claims */

/** @param {Step} step */
const wins = ({ takes, won }) =>
  takes.length === 1
    ? `The ${seeds(won)} in ${takes[0]} are won.`
    : `${capital(list(takes))} are won, ${n(won)} in all.`;
/** @param {Step} step */
const rests = (step) => `${step.sow}’s ${seeds(step.seeds)} end at ${step.ends}. ${step.saada} is empty: saada.`;
/** @param {Claims} claims */
const captured = ({ steps: [step] }) => `${rests(step)} ${wins(step)}`;
/** @param {Claims} claims */
const oneLap = ({ steps: [{ sow, seeds: held, ends }] }) =>
  `${sow}’s ${seeds(held)} go one by one into the next holes, the last into ${ends}.`;
/** @param {Claims} claims */
const relayed = ({
  steps: [
    {
      lifts: [first, ...more],
      ends,
      saada,
    },
  ],
}) => `From ${first} the relay goes on with ${list(more)} and ends at ${ends}: ${saada} is empty.`;
/** @param {Claims} claims */
const bare = ({ steps: [step] }) =>
  `${step.sow} ends at ${step.ends}. ${step.saada} is empty, and there is nothing beyond it either: nothing is won.`;
/** @param {Step} step */
const score = ({ over: { totals } }) => `${totals[0]} to ${totals[1]}`;
/** @param {Step} step */
const unclaimed = ({ left }) => `${capital(seeds(left))} on the board ${left === 1 ? "counts" : "count"} for nobody.`;
/** @param {Claims} claims */
const bareRow = ({ steps: [step] }) =>
  `After ${hole(step)} North has nothing to sow: the round is over, ${score(step)}. ${unclaimed(step)}`;
/** @param {Claims} claims */
const banked = ({ steps: [step] }) =>
  `After ${step.sow} North has nothing to sow. South banks the ${n(step.kept[0])} left in the near row: ${score(step)}.`;
/** @param {Claims} claims */
const laidOut = ({ steps: [over, round] }) =>
  `The round ends ${score(over)}. North cannot fill ${list(round.closed)} and keeps ${seeds(round.banks[1])} in the bank. ${players[round.begins]} begins.`;
/** @param {Claims} claims */
const lastRow = ({ steps: [step] }) =>
  `${step.sow} empties South’s row. North banks the ${n(step.kept[1])} left in the far row: ${score(step)}.`;

/** The way of a sowing is said where it can be chosen. @param {Step} step */
const hole = ({ sow }) => sow.replace(/[+]$/, " anticlockwise").replace(/-$/, " clockwise");

/** What the sentence beside each board says. @type {Record<string, (claims: Claims) => string>} */
export const captions = {
  opening: ({ total }) => `The opening: ${total} seeds. South begins.`,
  oneLap,
  relayed,
  captured,
  bare,
  bareRow,
  banked,
  laidOut,
  lastRow,
  names: ({ total }) => `The holes and their names, with ${total} seeds laid out.`,
  allRound: ({ steps: [step] }) =>
    `${step.sow}’s ${step.seeds} seeds go right round: the last falls into ${step.ends} itself, and the relay goes on.`,

  agmAcross: (claims) => `${captured(claims)} The hole beyond is empty, the one opposite it is not.`,
  agmNothing: ({ steps: [step] }) => `${rests(step)} Beyond it and opposite that there is nothing, so nothing is won.`,
  agmSecond: ({ steps: [one, two] }) =>
    `${one.sow} wins ${n(one.won)}, so South sows once more: ${two.sow} wins ${n(two.won)}. Then the turn is over.`,
  agmNoSecond: ({ steps: [step] }) => `${step.sow} wins ${n(step.won)}, but South’s row is bare now. The turn passes.`,
  agmNotYet: ({ steps: [one, two] }) =>
    `${one.sow} wins the last seeds of North’s row. South sows once more, and ${two.sow} gives North seeds again: the round goes on.`,

  eitherRight: ({ steps: [step] }) => `${hole(step)}: it ends at ${step.ends}, ${step.saada} is empty. ${wins(step)}`,
  eitherLeft: ({ steps: [step] }) =>
    `The same hole, ${hole(step)}: it ends at ${step.ends}, ${step.saada} is empty. ${wins(step)}`,
  eitherRelay: ({ steps: [step] }) =>
    `${hole(step)}, then on with ${step.lifts[1]}: it ends at ${step.ends}, ${step.saada} is empty. ${wins(step)}`,
  eitherText: ({ steps: [step] }) =>
    `The text’s own example: ${hole(step)} ends at ${step.ends}, ${step.saada} is empty. ${wins(step)}`,
  eitherSecond: ({ steps: [one, two] }) =>
    `${hole(one)} wins ${n(one.won)}; then ${hole(two)} wins ${n(two.won)} more.`,

  pallanguzhi148: ({ total }) => `The opening, as the text lays it out: ${total} seeds.`,
  pallanguzhi146: ({ total }) => `The other opening: ${total} seeds.`,
  sixInPassing: ({
    steps: [
      {
        sow,
        ripe: [six],
        ends,
      },
    ],
  }) => `On its way from ${sow} to ${ends} a seed makes ${six.hole} ${n(six.seeds)}. South takes them and sows on.`,
  sixAtLast: ({
    steps: [
      {
        sow,
        ripe: [six],
        lifts,
      },
    ],
  }) =>
    `${sow}’s last seed makes ${six.hole} ${n(six.seeds)}. South takes them, looks on from there, and lifts ${lifts[1]}.`,
  goOn: ({
    steps: [
      {
        rests: [one, two],
        takes,
        lifts,
        won,
        ends,
      },
    ],
  }) =>
    `${one} is empty: ${takes[0]} is won, on with ${lifts[1]}. ${two} is empty: ${takes[1]} is won, on with ${lifts[2]}. It ends at ${ends}, with ${n(won)} won.`,

  cowMine: ({
    steps: [
      {
        sow,
        ripe: [cow],
      },
    ],
  }) => `A seed from ${sow} makes ${cow.hole} ${n(cow.seeds)}. It stands in South’s row: South takes the cow.`,
  cowTheirs: ({
    steps: [
      {
        sow,
        ripe: [mine, theirs],
      },
    ],
  }) =>
    `${sow} makes two cows: ${mine.hole} is ${players[mine.to]}’s, but ${theirs.hole} is ${players[theirs.to]}’s, though South is sowing.`,
  cowCapture: ({ steps: [step] }) =>
    `From ${step.sow} on with ${step.lifts[1]} to ${step.ends}. ${step.saada} is empty. ${wins(step)}`,

  kalahSow: ({ steps: [{ sow, ends, seeds: held }] }) =>
    `${sow}’s ${seeds(held)}: one passes into South’s bank, the last falls into ${ends}.`,
  kalahSkip: ({ steps: [{ sow, ends, seeds: held }] }) =>
    `${sow}’s ${seeds(held)} go through South’s bank and past North’s, home to ${ends}.`,
  kalahRound: ({ steps: [step] }) => `${step.sow}’s ${step.seeds} seeds end at ${step.ends} itself. ${wins(step)}`,
  kalahAgain: ({ steps: [{ sow, seeds: held }] }) =>
    `The classic first move: ${sow}’s ${seeds(held)} end in South’s bank. South sows again.`,
  kalahChain: ({ steps }) =>
    `${capital(list(steps.map(({ sow }) => sow)))} all end in South’s bank, one after the other.`,
  kalahCapture: ({ steps: [step] }) => `${step.sow} ends at ${step.ends}, which was empty. ${wins(step)}`,
  kalahNothing: ({ steps: [step] }) =>
    `${step.sow} ends at ${step.ends}, which was empty. So is the hole opposite: nothing is won.`,
  kalahTheirs: ({ steps: [step] }) => `${step.sow} ends at ${step.ends}, an empty hole of North’s: nothing is won.`,

  avalancheRelay: ({ steps: [{ sow, lifts, ends }] }) =>
    `${sow} ends among the seeds of ${lifts[1]}. On with all of these, to ${ends}, which was empty.`,
  avalancheLong: ({ steps: [{ sow, lifts, ends }] }) =>
    `The first move ${sow} runs for ${lifts.length} laps before it ends at ${ends}.`,
  avalancheNothing: ({ steps: [step] }) =>
    `${step.sow} ends at ${step.ends}, which was empty. In Kalah this would capture; here it only ends the turn.`,
  avalancheAgain: ({ steps: [{ sow, lifts }] }) =>
    `From ${sow} on with ${lifts[1]}, and into South’s bank. South sows again.`,

  reopen: ({ steps: [over, round] }) =>
    `The round ends ${score(over)}, and North’s ${over.over.totals[1]} fill one hole more than before. Only ${list(round.closed)} stays closed.`,
  skipClosed: ({ closed, steps: [step] }) => `${list(closed)} are closed. ${rests(step)} ${wins(step)}`,
  landingTaken: ({ closed, steps: [step] }) =>
    `${list(closed)} are closed. ${rests(step)} Beyond it lies ${step.takes[0]}, opposite that ${step.ends}, where the last seed fell. ${wins(step)}`,
  middleFirst: ({ steps: [over, round] }) =>
    `North holds ${over.over.totals[1]}: two for the middle hole, twelve for one more, and ${n(round.banks[1])} left over.`,
  beaten: ({ steps: [step] }) =>
    `North holds ${n(step.over.totals[1])}, too few for a hole. ${players[step.matchWon]} wins the match.`,

  endless: ({ endless }) => `${endless} would go round for ever. It is greyed out; South must choose another.`,
  repetition: ({ steps }) =>
    `One seed goes to and fro between ${steps[1].ends} and ${steps[0].ends}. After ${n(steps.length)} sowings the position stands for the third time: the round is over, ${score(steps[3])}.`,

  asDrawnInText: ({ steps: [{ sow, won }] }) =>
    `With the numbers where the text draws them, a sowing of hole 10 (${sow}) runs clockwise. It wins ${won}.`,
  asDrawnHere: ({ steps: [{ sow, won }] }) =>
    `The same sowing of hole 10 (${sow}) on our board, anticlockwise. It wins the same ${won}.`,

  written: () => "The board that this line describes.",
};
