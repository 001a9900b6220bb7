/**
 * The rules page in English. Another language is one file like this one: the same keys, its own words.
 *
 * `*words*` between asterisks are terms of the game. Captions are told from the claims of examples.js, which are tested
 * against the engine, so that no sentence can say more than is true.
 */

import { en as common } from "../en.js";

const { number: n, seeds, list, players } = common;

/** @param {string} sentence */
const capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** @typedef {{ title: string, says: string, ours?: string, why?: string }} RuleWords  `ours`, `why`: our ruling and its reason */

/** @type {Record<string, RuleWords>} */
const rules = {
  // --- for every game ---
  board: {
    title: "Two rows of hollows",
    says: "*South* has the near row, *North* the far one, and each has a bank. The holes are called B1, B2 and so on in South’s row, A1, A2 and so on in North’s, both from left to right. Holes that face each other share their number.",
    ours: "Sowing runs truly anticlockwise: along the near row to the right, back along the far row. If you learnt it the other way round, mirror the board in the settings.",
    why: "One text says counter-clockwise, but its drawing runs clockwise. We follow the words, as every other source does.",
  },
  hand: {
    title: "Lift and sow",
    says: "Lift all the seeds of one hole of your row and drop them one by one into the holes that follow. From lifting a hole to the last seed in your hand is one *lap*. Seeds only move, from hole to hand to hole to bank: none is ever lost.",
  },
  allRound: {
    title: "All the way round",
    says: "A great heap may go right round the board. Then the hole it came from gets a seed as well.",
    ours: "We play it so in every game.",
    why: "Only the Kalah text speaks of it. The others drop a seed into each hole and leave none out.",
  },
  must: { title: "No passing", says: "If you have a hole you can sow, you must sow." },

  // --- Ali Guli Mane ---
  fives: {
    title: "Five in each hole",
    says: "Two rows of seven holes, five seeds in each: seventy in all. The banks lie beside the board, and what is in a bank stays there.",
    ours: "With a new game you can also choose four or six in each hole.",
    why: "Some families play so.",
  },
  sow: {
    title: "Lift and sow",
    says: "Choose a hole of your row. Lift all its seeds and drop them one by one into the holes that follow, anticlockwise.",
  },
  relay: {
    title: "The relay",
    says: "When your hand is empty, look at the next hole. If there are seeds in it, lift those, leave the ones you have just sown, and go on. A sowing can run for many laps: this is *pussa kanawa*.",
  },
  saada: {
    title: "Saada, and what it wins",
    says: "If the next hole is empty, the sowing rests: *saada*. Look one hole beyond. All the seeds in it are yours, and all the seeds in the hole opposite it. If one of the two is empty you take the other; if both are, you take nothing. Nothing is taken before the sowing rests.",
  },
  rowEnd: {
    title: "At the end of a row",
    says: "When the empty hole is the last of a row, the one beyond it lies round the corner, and opposite that is the empty hole itself. So only one heap can be won.",
  },
  second: {
    title: "Sow once more",
    says: "If your first sowing won anything, sow once more, from any hole of yours. After the second saada your turn is over, whatever it won.",
    ours: "If you have nothing left to sow, the turn simply passes.",
    why: "The texts give the second sowing, but do not say what becomes of it when the row is bare.",
  },
  stuck: {
    title: "The end of a round",
    says: "When it is your turn and you have nothing to sow, the round is over. Whoever has more seeds in the bank wins; equal banks are a draw. Seeds left on the board are nobody’s.",
    ours: "We look for the end only when a turn begins, never between its two sowings.",
    why: "A first sowing may empty the other row and the second fill it again. Both belong to one turn.",
  },
  rounds: {
    title: "Another round",
    says: "Lay out the board again with the seeds you hold. Holes you cannot fill are closed. Whoever cannot fill even one has lost the match.",
  },

  // --- Ali Guli Mane, either way ---
  eitherWay: {
    title: "Whichever way you like",
    says: "Lift a hole of your row and choose its way: anticlockwise or clockwise. On the board, tap the right or the left half of the hole.",
  },
  keepsWay: {
    title: "The relay keeps its way",
    says: "When your hand is empty, look at the next hole the way you are going. If there are seeds in it, lift them and go on.",
    ours: "All laps of a sowing keep the way it began with.",
    why: "The text looks for the next hole the way of the sowing, and nowhere lets it turn round.",
  },
  chooseAnew: {
    title: "Sow once more, and choose anew",
    says: "If your first sowing won anything, sow once more. After the second saada your turn is over.",
    ours: "The second sowing may go the other way.",
    why: "The text gives the choice to the player who takes the seeds out of a hole. In a second sowing that happens anew.",
  },
  stuckToo: {
    title: "The end of a round",
    says: "Whoever has captured more seeds wins the round; equal is a draw.",
    ours: "It is over when the player whose turn begins has nothing to sow. Seeds left on the board are nobody’s.",
    why: "The text waits until all the seeds of a player are captured. But a row mostly runs dry by being sown, so we end where the other text does.",
  },

  // --- Pallanguzhi ---
  twelves: {
    title: "Twelve, and two in the middle",
    says: "Two rows of seven holes. Twelve seeds go into each hole, but only two into the middle one of each row. The banks lie beside the board.",
    ours: "That makes 148 seeds, and 148 we play. With a new game you can also choose 146, with one seed in each middle hole.",
    why: "The text says 146 in all, but what it lays out adds up to 148. Two other published tellings count 146.",
  },
  six: {
    title: "Six",
    says: "A hole that a dropped seed brings to exactly six is yours at once, in either row. This holds for the last seed of a lap, too: then the relay looks on from there as usual.",
  },
  goOn: {
    title: "Capture and go on",
    says: "If the next hole is empty, look one beyond. The seeds in that hole are yours, and you sow on from the next hole that has any, whoever owns it.",
  },
  twoEmpty: {
    title: "Two empty holes",
    says: "If the hole beyond the empty one is empty as well, you win nothing and your turn is over. A turn is one sowing.",
  },
  ownRow: {
    title: "The end of a round",
    says: "The round is over when no seed is left on the board.",
    ours: "It is over, too, when the player whose turn begins has nothing to sow. Then each player banks the seeds left in their own row. The fuller bank wins; equal is a draw.",
    why: "The text waits for an empty board. But a player can be left with nothing while seeds still lie across the board.",
  },
  fewerThanSix: {
    title: "Another round",
    says: "Lay out the board again with the seeds you hold. Holes you cannot fill are closed: the text calls them rubbish holes. Whoever holds fewer than six seeds has lost the match.",
  },

  // --- Pallanguzhi, the cow ---
  sixes: {
    title: "Six in each hole",
    says: "Two rows of seven holes, six seeds in each: 84 in all. The banks lie beside the board.",
  },
  cow: {
    title: "Pasu, the cow",
    says: "A hole that a dropped seed brings to exactly four is a cow, *pasu*. It goes at once to the owner of the row it stands in, whoever is sowing. This holds for the last seed of a lap, too: then the relay looks on from there as usual.",
  },
  takeAndStop: {
    title: "Capture and stop",
    says: "If the next hole is empty, the seeds in the one beyond are yours, and your turn is over.",
  },

  // --- Kalah and Avalanche ---
  fours: {
    title: "Four in each hole",
    says: "Two rows of six holes, four seeds in each: 48 in all. Your bank lies at the right-hand end of your row.",
  },
  oneLap: {
    title: "One lap",
    says: "Lift a hole of your row and sow anticlockwise. Your own bank gets a seed as you pass; the other player’s is left out. When your hand is empty the sowing is over.",
  },
  ownBank: {
    title: "Once more, and once more",
    says: "If your last seed falls into your own bank, sow again, as often as you can bring it about.",
  },
  opposite: {
    title: "Capture",
    says: "If your last seed falls into an empty hole of your own row and there are seeds in the hole opposite, you bank both: that seed and those. If the hole opposite is empty, your seed stays where it is. In the other row you capture nothing. With that your turn is over.",
  },
  thirteen: {
    title: "Thirteen",
    says: "Thirteen seeds go exactly once round, and the last one falls into the hole they came from. That hole counts as empty, so it can capture.",
  },
  rowEmpty: {
    title: "The end",
    says: "As soon as one row is empty the game is over, even if a sowing was still to come. Each player banks the seeds left in their own row. More seeds win, 24 each is a draw. There is one round only.",
  },
  avalanche: {
    title: "The avalanche",
    says: "Sow anticlockwise, through your own bank and past the other. If the last seed joins others, in either row, lift them all, that seed too, and go on. If it falls into an empty hole, your turn is over.",
  },
  noCaptures: {
    title: "No captures",
    says: "Nothing is captured. Until the end, only what you sow into your bank is yours.",
  },

  // --- matches ---
  stock: {
    title: "What you take along",
    says: "The seeds you have won are yours for the next round.",
    ours: "So are those left in your row, even where the result counted them for nobody.",
    why: "The texts speak of captured seeds only. If the others went out of play, a long match would run out of seeds.",
  },
  refill: {
    title: "Fill what you can",
    says: "Fill your holes with the opening number each. A hole you cannot fill whole is closed and marked with a twig. The seeds left over wait in your bank and count in the coming round.",
    ours: "You begin at your own left.",
    why: "The texts do not say where. Like this nobody has to choose which holes to close, and everybody closes the same ones.",
  },
  middleFirst: {
    title: "The cheapest holes first",
    says: "In Pallanguzhi the middle hole takes two seeds, the others twelve.",
    ours: "The middle hole is filled first, the others from your left.",
    why: "The text wants as many holes filled as possible. This way as many as possible are.",
  },
  skipClosed: {
    title: "Closed holes",
    says: "A closed hole holds nothing, gets nothing, and is never the next hole: sowing and looking pass over it. Opposite means straight across, always; if that hole is closed, there is nothing in it. Round a closed corner, the hole you land in can itself lie opposite the one you win: then it is taken with it.",
  },
  reopen: {
    title: "Opening again",
    says: "A closed hole opens as soon as its owner has the seeds to fill it. Only the player who lacks seeds has closed holes.",
    ours: "Holes are filled afresh for each round, and open then, not in the middle of one.",
    why: "The text opens them during the game. We read the game as the match.",
  },
  beginner: {
    title: "Who begins",
    says: "Whoever went second in one round goes first in the next.",
    ours: "South begins the first round, and all the games take turns in this way.",
    why: "Only the Pallanguzhi text speaks of it.",
  },
  matchEnd: {
    title: "The end of a match",
    says: "A player who cannot fill a single hole has lost the match; in Pallanguzhi, one who holds fewer than six seeds.",
    ours: "You may also agree on a number of rounds. Then the larger stock wins.",
    why: "Between equals a match can go on for hundreds of rounds.",
  },

  // --- what would never end ---
  endless: {
    title: "Sowings that never end",
    says: "A relay comes to rest, or it goes round for ever.",
    ours: "A sowing that has not come to rest after 10,000 laps counts as endless and may not be chosen. The board greys it out and says why.",
    why: "No text speaks of it, but it happens. Some sowings of real games run for hundreds of laps and do come to rest, so no smaller number would be fair.",
  },
  repetition: {
    title: "Going in circles",
    says: "Two players can also lead each other in circles, turn after turn.",
    ours: "When the same seeds lie in the same holes for the third time in a round, with the same player to sow, the round is over. What lies on the board then counts as at the end of any round of that game.",
    why: "No text speaks of it, and without a rule such a round would never end.",
  },
};

/** @typedef {import("./examples.js").Step} Step */
/** @typedef {{ total: number, endless: string, shut: string[], steps: Step[] }} Told  an example's claims */

/** @param {Step} step */
const wins = ({ takes, won }) =>
  takes.length === 1
    ? `The ${seeds(won)} in ${takes[0]} are won.`
    : `${capital(list(takes))} are won, ${n(won)} in all.`;
/** @param {Step} step */
const rests = (step) => `${step.sow}’s ${seeds(step.seeds)} end at ${step.ends}. ${step.saada} is empty: saada.`;
/** @param {Told} told */
const captured = ({ steps: [step] }) => `${rests(step)} ${wins(step)}`;
/** @param {Told} told */
const oneLap = ({ steps: [{ sow, seeds: held, ends }] }) =>
  `${sow}’s ${seeds(held)} go one by one into the next holes, the last into ${ends}.`;
/** @param {Told} told */
const relayed = ({
  steps: [
    {
      lifts: [first, ...more],
      ends,
      saada,
    },
  ],
}) => `From ${first} the relay goes on with ${list(more)} and ends at ${ends}: ${saada} is empty.`;
/** @param {Told} told */
const bare = ({ steps: [step] }) =>
  `${step.sow} ends at ${step.ends}. ${step.saada} is empty, and there is nothing beyond it either: nothing is won.`;
/** @param {Step} step */
const score = ({ over: { totals } }) => `${totals[0]} to ${totals[1]}`;
/** @param {Step} step */
const unclaimed = ({ left }) => `${capital(seeds(left))} on the board ${left === 1 ? "is" : "are"} nobody’s.`;
/** @param {Told} told */
const bareRow = ({ steps: [step] }) =>
  `After ${hole(step)} North has nothing to sow: the round is over, ${score(step)}. ${unclaimed(step)}`;
/** @param {Told} told */
const banked = ({ steps: [step] }) =>
  `After ${step.sow} North has nothing to sow. South banks the ${n(step.kept[0])} left in the near row: ${score(step)}.`;
/** @param {Told} told */
const laidOut = ({ steps: [over, round] }) =>
  `The round ends ${score(over)}. North cannot fill ${list(round.closed)} and keeps ${seeds(round.banks[1])} in the bank. ${players[round.begins]} begins.`;
/** @param {Told} told */
const lastRow = ({ steps: [step] }) =>
  `${step.sow} empties South’s row. North banks the ${n(step.kept[1])} left in the far row: ${score(step)}.`;

/** The way of a sowing is said where it can be chosen. @param {Step} step */
const hole = ({ sow }) => sow.replace(/[+]$/, " anticlockwise").replace(/-$/, " clockwise");

/** What the sentence beside each board says. @type {Record<string, (told: Told) => string>} */
const captions = {
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

  agmAcross: (told) => `${captured(told)} The hole beyond is empty, the one opposite it is not.`,
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
  skipClosed: ({ shut, steps: [step] }) => `${list(shut)} are closed. ${rests(step)} ${wins(step)}`,
  landingTaken: ({ shut, steps: [step] }) =>
    `${list(shut)} are closed. ${rests(step)} Beyond it lies ${step.takes[0]}, opposite that ${step.ends}, where the last seed fell. ${wins(step)}`,
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

/** Where the texts disagree: what they say, and what we do. @type {Record<string, { title: string, says: string, ours: string }>} */
const disputes = {
  total: {
    title: "146 or 148?",
    says: "The Pallanguzhi text puts twelve seeds into each hole and two into the middle one of each row. That is 148. The same text counts 146.",
    ours: "We lay out the holes as it tells: 148. Two other published tellings count 146, so that opening, with one seed in each middle hole, can be chosen with a new game.",
  },
  drawing: {
    title: "A clockwise picture for counter-clockwise words",
    says: "The first text sows counter-clockwise, from hole 13 down to 7 and from 0 up to 6. But it draws 0 to 6 above and 7 to 13 below, each from left to right, and on that drawing the path runs clockwise.",
    ours: "We keep its words and its numbers and turn the drawing round. Seed for seed it is the same game: play both boards and see.",
  },
  ways: {
    title: "One way or both?",
    says: "One Ali Guli Mane text sows counter-clockwise only. The other lets you choose.",
    ours: "People play both, so both are here, as two games. The one-way game is the first you meet.",
  },
  sixOrFour: {
    title: "Six or four, and whose?",
    says: "In the Pallanguzhi text a hole that comes to six goes to the player who dropped the seed. In most other South Indian tellings it is four, the cow, and it goes to the owner of the row.",
    ours: "Two games again: *Pallanguzhi* with the six, *Pallanguzhi, the cow* with the four.",
  },
  goOnOrStop: {
    title: "Go on or stop?",
    says: "In the Pallanguzhi text a capture lets you go on; only two empty holes end the turn. In the tellings with the cow the capture ends it.",
    ours: "Each of the two games keeps its own way.",
  },
  whenOver: {
    title: "When is a round over?",
    says: "The first text says: when neither player can move, or when one of them cannot. The second: when all the seeds of a player are captured. Pallanguzhi: when no counter is left; and elsewhere, when one player has captured them all.",
    ours: "In the seven-hole games we ask one question: can the player whose turn it is sow? If not, the round is over. A bare board cannot be sown either, so every ending of the texts is among these.",
  },
  leftovers: {
    title: "Whose are the last seeds?",
    says: "No South Indian text says who gets seeds that nobody can sow any more.",
    ours: "In Ali Guli Mane the texts count captured seeds, so these are nobody’s. Pallanguzhi is played until the board is bare, so there each player takes their own row. In a match you keep your own row for the next round in every game.",
  },
  twelveOrSix: {
    title: "Filled with twelve, lost with six?",
    says: "The Pallanguzhi text opens with twelve seeds in a hole, but ends the match when a player cannot fill one with six.",
    ours: "We do as it says: holes are filled with twelve, and fewer than six seeds lose. We think the six is left over from the game with six in each hole, but that is a guess.",
  },
  reopening: {
    title: "Opening holes during the game?",
    says: "The Pallanguzhi text opens a closed hole again during the game, as soon as its owner has the seeds for it.",
    ours: "We read the game as the match: holes open when a round is laid out, not in the middle of one.",
  },
  loneSeed: {
    title: "The lone seed in Kalah",
    says: "If your last seed falls into an empty hole of yours and the hole opposite is empty, some families bank that one seed. The text knows this, but leaves the seed where it is.",
    ours: "So do we.",
  },
};

/** The texts we play by: a short name for the sources, the full one, and what the text is. @type {Record<string, { short: string, name: string, tells: string }>} */
const texts = {
  agm: {
    short: "the first Ali Guli Mane text",
    name: "The first text: Ali Guli Mane",
    tells:
      "A page of rules for the game of Karnataka, after the Mancala World collection. One way round, with relay, saada and second sowing.",
  },
  wiki: {
    short: "the second Ali Guli Mane text",
    name: "The second text: Ali Guli Mane",
    tells: "The Wikipedia article. The same game, sown either way, and the fullest account of several rounds.",
  },
  pallanguzhi: {
    short: "the Pallanguzhi text",
    name: "Pallanguzhi",
    tells:
      "The Wikipedia article about the game of Tamil Nadu, with twelve seeds in a hole, the six and the rubbish holes.",
  },
  kalah: {
    short: "the Kalah and Avalanche text",
    name: "How to play Mancala",
    tells:
      "A page of rules for the modern game with six holes in a row and banks in the ring: Kalah, and Avalanche as phones play it.",
  },
  told: {
    short: "other South Indian tellings",
    name: "Other South Indian tellings",
    tells:
      "None of the four texts above. Most other descriptions from South India tell of the cow and of six seeds in each hole; our house rules write that game down.",
  },
};

const notation = {
  title: "How it is written",
  sowings:
    "A sowing is written as its hole: B4. Where both ways are allowed, B4+ goes anticlockwise and B4- clockwise.",
  position:
    "A position is one line: North’s row / South’s row, both from right to left as you see them (A7 to A1, B7 to B1), then South’s bank - North’s bank, then S or N for the player to sow. An x is a closed hole, a + the second sowing of a turn. A line that ends in *free* need not have all the seeds of the game.",
  record:
    "A whole game is a few lines that you can read, change and send to a friend: the game, its opening, and a numbered line for each turn.",
};

const ajji = {
  title: "Ajji aata, the game that never ends",
  says: [
    "In Kannada *ajji* is a grandmother and *aata* a game. Grandmothers in South India lay this one out on purpose.",
    "Nine seeds lie in eight holes. Lift B1, and wherever the hand is emptied, there are seeds in the next hole. Nobody wins and nobody loses. After 98 laps every seed lies where it lay at first, and so it goes on, for as long as anybody cares to watch.",
    "In a game you cannot choose it, for the turn would never pass. Here you can.",
  ],
  start: "Let it go round",
  stop: "Stop",
  /** @param {number} laps @param {number} rounds */
  count: (laps, rounds) =>
    `Lap ${laps.toLocaleString("en")}${rounds ? `; all as at first ${rounds === 1 ? "once" : rounds === 2 ? "twice" : `${rounds.toLocaleString("en")} times`}` : ""}`,
  /** @param {number} laps */
  stopped: (laps) => `Stopped in lap ${laps.toLocaleString("en")}. It would have gone on.`,
};

const page = {
  title: "The rules",
  lead: "Six games, and where each of their rules comes from. Every board can be played.",
  back: "Back to the game",
  skip: "Skip to the rules",
  contents: "Contents",
  basics: "For every game",
  basicsLead:
    "On each board the lit hole is the one to be sown, a full ring shows where the sowing ends, and broken rings show what it wins. Play it, and see it happen.",
  matches: "Matches of several rounds",
  matchesLead: "The seven-hole games go on for as many rounds as both players can fill holes.",
  endings: "What would never end",
  disputes: "Where the texts disagree",
  disputesLead:
    "We play by four texts. They leave gaps and contradict each other, and sometimes themselves. This is what we made of it.",
  texts: "The texts",
  from: "From",
  ours: "Our ruling",
  why: "Why",
  weDo: "What we do",
  part: (/** @type {string} */ heading) => (heading ? `, “${heading}”` : ""),
  noEngine: "The boards could not be brought in, so here are the words alone.",
};

const board = {
  play: "Play it",
  finish: "To the end",
  again: "Again",
  /** What a board shows, for those who hear it. @param {{ rows: { name: string, seeds: number, closed: boolean }[][], banks: number[], mover: 0 | 1 }} facts */
  picture: ({ rows, banks, mover }) =>
    `A board. ${rows.map((row, player) => `${players[1 - player]}: ${row.map(place).join(", ")}; bank ${banks[1 - player]}.`).join(" ")} ${players[mover]} to sow.`,
};

/** @param {{ name: string, seeds: number, closed: boolean }} hole */
const place = ({ name, seeds: held, closed }) => `${name} ${closed ? "closed" : held}`;

export const en = { common, rules, captions, disputes, texts, notation, ajji, page, board };
