/** The rules in English, as a person learns them. */

/**
 * @typedef {{ title: string, says: string, ours?: string, why?: string }} RuleWords  `ours`, `why`: our ruling and its
 *   reason
 */

/** @type {Record<string, RuleWords>} */
export const rules = {
  // --- for every game ---
  board: {
    title: "Two rows of hollows",
    says: "*South* has the near row, *North* the far one, and each has a bank. The holes are called B1, B2 and so on in South’s row, A1, A2 and so on in North’s, both from left to right. Holes that face each other share their number.",
    ours: "You sow anticlockwise as you look at the board: along the near row to the right, back along the far row. If you learnt it the other way round, mirror the board in the settings.",
    why: "One text says counter-clockwise, but its drawing runs clockwise. We follow the words, as every other source does.",
  },
  hand: {
    title: "Lift and sow",
    says: "Lift all the seeds of one hole of your row and drop them one by one into the holes that follow. From lifting a hole to the last seed in your hand is one *lap*. Seeds only move, from hole to hand to hole to bank: none is ever lost.",
  },
  allRound: {
    title: "All the way round",
    says: "A great heap may go right round the board. Then the hole it came from gets a seed as well.",
    ours: "We play it that way in every game.",
    why: "Only the Kalah text speaks of it. The others drop a seed into each hole and leave none out.",
  },
  must: { title: "No passing", says: "If you can sow, you must." },

  // --- Ali Guli Mane ---
  fives: {
    title: "Five in each hole",
    says: "Two rows of seven holes, five seeds in each: seventy in all. The banks lie beside the board, and what is in a bank stays there.",
    ours: "With a new game you can also choose four or six in each hole.",
    why: "Some families play that way.",
  },
  sow: {
    title: "Lift and sow",
    says: "Choose a hole of your row. Lift all its seeds and drop them one by one into the holes that follow, anticlockwise.",
  },
  relay: {
    title: "The relay",
    says: "When your hand is empty, look at the next hole. If there are seeds in it, lift those, leave the ones you have just sown, and go on. A sowing can run for many laps. The first text calls this *pussa kanawa*.",
  },
  saada: {
    title: "Saada, and what it wins",
    says: "If the next hole is empty, the sowing stops. The first text calls this *saada*, and so do we. Look one hole beyond. All the seeds in it are yours, and all the seeds in the hole opposite it. If one of the two is empty you take the other; if both are, you take nothing. Nothing is taken before the sowing stops.",
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
    says: "When it is your turn and you have nothing to sow, the round is over. Whoever has more seeds in the bank wins; equal banks are a draw. Seeds left on the board count for nobody.",
    ours: "We look for the end only when a turn begins, never between its two sowings.",
    why: "A first sowing may empty the other row and the second fill it again. Both belong to one turn.",
  },
  rounds: {
    title: "Another round",
    says: "Lay out the board again with the seeds you hold. Holes you cannot fill are closed. A player who cannot fill even one has lost the match.",
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
    says: "Whoever has captured more seeds wins the round. If both have the same, it is a draw.",
    ours: "It is over when the player whose turn begins has nothing to sow. Seeds left on the board count for nobody.",
    why: "The text waits until all the seeds of a player are captured. But a row mostly runs dry by being sown, so we end where the other text does.",
  },

  // --- Pallanguzhi ---
  twelves: {
    title: "Twelve, and two in the middle",
    says: "Two rows of seven holes. Twelve seeds go into each hole, but only two into the middle one of each row. The banks lie beside the board.",
    ours: "That makes 148 seeds, and we play with 148. With a new game you can also choose 146, with one seed in each middle hole.",
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
    ours: "It is over, too, when the player whose turn begins has nothing to sow. Then each player banks the seeds left in their own row. The fuller bank wins; if they are equal, it is a draw.",
    why: "The text waits for an empty board. But a player can be left with nothing while seeds still lie across the board.",
  },
  fewerThanSix: {
    title: "Another round",
    says: "Lay out the board again with the seeds you hold. Holes you cannot fill are closed: the text calls them rubbish holes. A player with fewer than six seeds has lost the match.",
  },

  // --- Pallanguzhi with the cow ---
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
    says: "If your last seed falls into your own bank, sow again, as often as it happens.",
  },
  opposite: {
    title: "Capture",
    says: "If your last seed falls into an empty hole of your own row and there are seeds in the hole opposite, you bank them all, yours included. If the hole opposite is empty, your seed stays where it is. In the other row you capture nothing. Then your turn is over.",
  },
  thirteen: {
    title: "Thirteen",
    says: "Thirteen seeds go exactly once round, and the last one falls into the hole they came from. That hole counts as empty, so it can capture.",
  },
  rowEmpty: {
    title: "The end",
    says: "As soon as one row is empty the game is over, even if a sowing was still to come. Each player banks the seeds left in their own row. Whoever has more seeds wins; 24 each is a draw. There is only one round.",
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
    why: "The texts do not say where. This way nobody has to choose which holes to close.",
  },
  middleFirst: {
    title: "The cheapest holes first",
    says: "In Pallanguzhi the middle hole takes two seeds, the others twelve.",
    ours: "The middle hole is filled first, the others from your left.",
    why: "The text wants as many holes filled as possible, and this fills the most.",
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
    ours: "You may also agree on a number of rounds. Then whoever has more seeds wins.",
    why: "Between equals a match can go on for hundreds of rounds.",
  },

  // --- what would never end ---
  endless: {
    title: "Sowings that never end",
    says: "A relay may stop, or it may go round for ever.",
    ours: "A sowing that has not stopped after 10,000 laps counts as endless, and you cannot choose it. The board greys it out and says why.",
    why: "No text speaks of it, but it happens. Some sowings in real games run for hundreds of laps and do stop, so a small number would not be fair.",
  },
  repetition: {
    title: "Going in circles",
    says: "Two players can also lead each other in circles, turn after turn.",
    ours: "When the same seeds lie in the same holes for the third time in a round, with the same player to sow, the round is over. What is left on the board then counts for nobody, in every game.",
    why: "No text speaks of it, and without a rule such a round would never end.",
  },
};
