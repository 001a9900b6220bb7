/** Who sits where. */

/**
 * @typedef {"person" | string} Seat  a person, or a level of the engine
 * @typedef {[Seat, Seat]} Seats      by player
 */

/** Everybody who can sit there. @type {readonly ("person" | import("../../ali_guli_mane.js").LevelId)[]} */
export const seatKinds = ["person", "first-game", "child", "learner", "player", "expert", "perfect"];

/** Levels of earlier versions, and who takes their place. @type {Map<string, Seat>} */
const successors = new Map([["greedy", "player"]]);

/** @param {string} seat */
const isSeatKind = (seat) => seatKinds.some((known) => known === seat);

/** @param {any} seats @returns {seats is Seats} */
function areSeats(seats) {
  return Array.isArray(seats) && seats.length === 2 && seats.every((seat) => typeof seat === "string");
}

/** @param {any} seats */
export function checkSeats(seats) {
  if (!areSeats(seats) || !seats.every(isSeatKind))
    throw new TypeError(`seats are two of ${seatKinds.join(", ")}, South's first`);
}

/**
 * Seats as they were saved, a person for whom nobody knows; null if they make no sense.
 * @param {any} seats @returns {Seats | null}
 */
export function savedSeats(seats) {
  if (!areSeats(seats)) return null;
  const [south, north] = seats.map((seat) => successors.get(seat) ?? (isSeatKind(seat) ? seat : "person"));
  return [south, north];
}

/** Who sits there if nothing else is said. @type {Seats} */
const usual = ["person", "child"];

/**
 * Seats as a page names them, South's first; in place of a name that nobody knows sits the usual one.
 * @param {string | null} text @returns {Seats}
 */
export function namedSeats(text) {
  const names = (text ?? "").trim().split(/\s+/);
  const [south, north] = usual.map((seat, player) => (isSeatKind(names[player]) ? names[player] : seat));
  return [south, north];
}

/** The same two, each in the other's place. @param {Seats} seats @returns {Seats} */
export const exchanged = ([south, north]) => [north, south];
