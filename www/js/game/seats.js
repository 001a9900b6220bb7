/** Who sits where. */

/**
 * @typedef {"person" | string} Seat  a person, or a level of the engine
 * @typedef {[Seat, Seat]} Seats      by player
 */

/** @param {any} seats @returns {seats is Seats} */
export function areSeats(seats) {
  return Array.isArray(seats) && seats.length === 2 && seats.every((seat) => typeof seat === "string");
}

/** @param {any} seats */
export function checkSeats(seats) {
  if (!areSeats(seats)) throw new TypeError("seats are two names, South's first");
}
