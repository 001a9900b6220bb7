/** English words about the rules of a game, setting by setting. */

/**
 * The rules, one sentence for each setting of each dial; none where there is nothing to tell.
 * @type {Record<string, Record<string, string>>}
 */
export const dials = {
  ways: {
    anticlockwise: "Lift all seeds of one hole of your row and sow them one by one, anticlockwise.",
    both: "Lift all seeds of one hole of your row and sow them one by one, either way round.",
  },
  ring: {
    beside: "Captured seeds lie in the banks beside the board.",
    ownBank: "Your own bank gets a seed as you pass; the other player’s is skipped.",
  },
  relay: {
    never: "When the hand is empty the sowing is over.",
    fromNext: "When the hand is empty, look at the next hole. If it holds seeds, lift them and sow on.",
    fromLanding:
      "If the last seed joins others, lift them all and sow on. If it falls into an empty hole, the turn is over.",
  },
  ripe: {
    never: "",
    sixToSower: "A hole that a seed brings to exactly six goes to the player sowing.",
    fourToRowOwner: "A hole that a seed brings to exactly four, the cow, goes to the owner of its row.",
  },
  capture: {
    nothing: "Nothing is captured.",
    nextAndOpposite:
      "If the next hole is empty (saada), you win the seeds in the hole beyond it and in the one opposite that.",
    next: "If the next hole is empty, you win the seeds in the hole beyond it.",
    nextAndSowOn:
      "If the next hole is empty, you win the seeds in the hole beyond it and sow on from the next one that has any.",
    landingAndOpposite: "If the last seed falls into an empty hole of yours, you win it and the seeds opposite.",
  },
  again: {
    never: "A turn is one sowing.",
    onceAfterCapture: "If your first sowing won anything, sow once more.",
    ownBank: "If the last seed falls into your bank, sow again.",
  },
  end: {
    stuck: "The round is over when the player to sow has no seeds to sow.",
    rowEmpty: "The round is over as soon as one row is empty.",
  },
  keep: {
    nobody: "Seeds left on the board count for nobody.",
    ownRow: "Each player keeps the seeds left in their own row.",
  },
  rounds: {
    one: "One round is the whole game.",
    untilNoHole:
      "In the next round each fills as many holes as they have seeds for; the rest are closed. A player who cannot fill even one has lost.",
    untilFewerThanSix:
      "In the next round each fills as many holes as they have seeds for; the rest are closed. A player with fewer than six seeds has lost.",
  },
};
