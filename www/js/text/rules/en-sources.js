/** English words about the texts we play by, and about where they disagree. */

/**
 * Where the texts disagree: what they say, and what we do.
 * @type {Record<string, { title: string, says: string, ours: string }>}
 */
export const disputes = {
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
    ours: "Two games again: *Pallanguzhi* with the six, *Pallanguzhi with the cow* with the four.",
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
    title: "Who gets the last seeds?",
    says: "No South Indian text says who gets seeds that nobody can sow any more.",
    ours: "In Ali Guli Mane the texts count captured seeds, so these count for nobody. Pallanguzhi is played until the board is bare, so there each player takes their own row. In a match you keep your own row for the next round in every game.",
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
  words: {
    title: "Whose words are saada and pussa kanawa?",
    says: "Both are the words of the first text, which follows the Mancala World collection. The Kannada manuals of rollthedice.in know them in no such sense: their *saadaa aata* is the plain game, and an empty hole is *khaali mane*, an empty house.",
    ours: "We keep *saada* as a name for the moment when the next hole is empty, because a game needs a word for it. We do not say that it is what players in Karnataka call it.",
  },
  loneSeed: {
    title: "The lone seed in Kalah",
    says: "If your last seed falls into an empty hole of yours and the hole opposite is empty, some families bank that one seed. The text knows this, but leaves the seed where it is.",
    ours: "So do we.",
  },
};

/**
 * The texts we play by: a short name for the sources, the full one, and what the text is.
 * @type {Record<string, { short: string, name: string, tells: string }>}
 */
export const sources = {
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
