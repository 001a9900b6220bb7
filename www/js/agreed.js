/** What was agreed before a match, read off the heading of its record. */

/** @typedef {import("../ali_guli_mane.js").GameOptions} GameOptions */

/** @param {string} record as the engine writes it @returns {GameOptions} */
export function agreedIn(record) {
  const heading = record.split("\n\n")[0];
  const value = (/** @type {string} */ key) => new RegExp(`^${key}: (.+)$`, "m").exec(heading)?.[1];
  const [opening, rounds, position] = ["opening", "rounds", "start"].map(value);
  return {
    ...(opening && { openingSeeds: Number(opening) }),
    ...(rounds && { rounds: Number(rounds) }),
    ...(position && { position }),
  };
}
