/** Who sits where. */

/**
 * @typedef {"person" | string} Seat  a person, or a level of the engine
 * @typedef {[Seat, Seat]} Seats      by player
 */

/** Levels of earlier versions, and who takes their place. @type {Map<string, Seat>} */
const successors = new Map([["greedy", "player"]]);

/** @param {any} seats @returns {seats is Seats} */
function areSeats(seats) {
  return Array.isArray(seats) && seats.length === 2 && seats.every((seat) => typeof seat === "string");
}

/** @param {any} seats */
export function checkSeats(seats) {
  if (!areSeats(seats)) throw new TypeError("seats are two names, South's first");
}

/** Seats as they were saved; null if they make no sense. @param {any} seats @returns {Seats | null} */
export function savedSeats(seats) {
  if (!areSeats(seats)) return null;
  const [south, north] = seats.map((seat) => successors.get(seat) ?? seat);
  return [south, north];
}

/** The same two, each in the other's place. @param {Seats} seats @returns {Seats} */
export const exchanged = ([south, north]) => [north, south];
