/** What a session tells, and what it is told: types only. */

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").Event} Event
 * @typedef {import("../../ali_guli_mane.js").GameOptions} GameOptions
 * @typedef {import("../../ali_guli_mane.js").Summary} Summary
 * @typedef {import("./seats.js").Seats} Seats
 * @typedef {"choose" | "swap" | "showing" | "thinking" | "over" | "matchOver" | "answered"} Phase
 *   `swap`: a person may change sides; `answered`: a puzzle has been tried
 * @typedef {"undo" | "redo" | "start" | "restore" | "follow" | "record" | "resume"} Jump
 *   how a match came to where it stands without being played there. `follow`: in another window; `record`: by a text;
 *   `resume`: it had been set aside
 * @typedef {{ variant?: string, options?: GameOptions, seats?: Seats, sowings?: Sowing[], margin?: number | null,
 *   swap?: boolean }} NewMatch
 *   `sowings`: made before anybody may choose, and `margin`: by how much South wins after them with best play. `swap`:
 *   may the second player change sides after the first turn?
 * @typedef {{ sowings: Sowing[], margin: number | null, last: boolean }} DrawnStart
 * @typedef {{ before: View, after: View, trace: Event[], by: 0 | 1, sowing: Sowing | null, summary: Summary | null,
 *   drawn?: DrawnStart }} ShownSowing
 *   `drawn`: all that was drawn, if this is part of it, and whether it is the last
 */

export {};
