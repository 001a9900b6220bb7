/** English words about the computer as a player and as a teacher. */

/** Who may sit at the board: a person, or the computer as one of these. @type {Record<string, string>} */
export const seats = {
  person: "Person",
  "first-game": "A first game",
  child: "Child",
  learner: "Learner",
  player: "Player",
  expert: "Expert",
  perfect: "Perfect",
};

export const computer = "The computer, as";
