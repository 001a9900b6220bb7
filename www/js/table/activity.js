/**
 * What is done at a board: a game, a puzzle, the review of a round.
 *
 * An activity knows its game; the table knows only this. It draws the state of the activity once after every event,
 * and passes on what hands do. There is no code here, only the promise.
 */

/**
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {import("../../ali_guli_mane.js").RoundInfo} RoundInfo
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../game/types.js").ShownSowing} ShownSowing
 * @typedef {import("../game/types.js").Phase} Phase
 * @typedef {import("../../ali_guli_mane.js").Summary} Summary
 * @typedef {import("../game/seats.js").Seats} Seats
 */

/**
 * @typedef {{ can: boolean, run: () => void }} Action   what a button or a key does, and whether it can be done now
 * @typedef {(sowing: Sowing) => "left" | "right"} SideOf
 *   the side of its hole on which a sowing sets out, as the eye sees it
 * @typedef {{ hole: number, text: string, tone: number, shift?: number }} HoleMark   as a board draws it
 * @typedef {{ values: HoleMark[], hole: number | null, sowing: Sowing | null }} Highlights
 *   `values`: written on holes. `hole`: ringed. `sowing`: shown as if a hand pointed at it, while none points elsewhere
 */

/**
 * How things stand, as far as the table draws it. Beside this it knows what is moving and what is pointed at.
 * @typedef {{
 *   info: VariantInfo, view: View, seats: Seats,
 *   near?: 0 | 1,                 // the player whose row has to be the near one, whoever sits there
 *   phase: Phase,                  // a hole can be chosen while this is "choose"
 *   legal: number[],               // the holes that can be chosen now
 *   endless: number[],             // the holes that would be sown for ever, and so cannot
 *   mine: 0 | 1 | null,            // the player who is a person, and whose turn it is
 *   turn: string,                  // what is said beside the name of the player to move
 *   caption: string, note: string, // above the board: what this is; what was done to make it fair
 *   label: string,                 // of the whole board, for screen readers
 *   line: string,                  // below the board, instead of what was told last
 *   invitation: string,            // there, while nothing has been told
 *   readings: string[],            // read aloud with each hole
 *   previews: boolean,             // is it shown unasked what the sowing pointed at would come to?
 *   match: { agreed: number | undefined, rounds: RoundInfo[] } | null,   // null: there is only one round
 *   pressed: string[],             // the actions whose buttons look pressed
 *   actions: Record<string, Action> }} State
 */

/**
 * What an activity shows below the board.
 * @typedef {{
 *   below: HTMLElement,            // directly under the line
 *   cards: HTMLElement[],          // under it
 *   isLarge: boolean,              // does the board make room for them?
 *   render: () => boolean }} Panel // brings them up to date; true if the focus was on what is hidden now
 */

/**
 * Its events, each a CustomEvent with a `detail`:
 * - `trace` `ShownSowing`: a sowing to be shown; `shown()` is expected in answer, or something that makes it void
 * - `change` `{ told? }`: another position, or another phase; nothing moves. `told`: what is written of it from now on,
 *   instead of what was told last
 * - `update` `{ asked }`: more is known about the same position. `asked`: by a button, which may be gone now
 * - `refused` `{ code, detail }`: what was asked for may not be done; nothing has changed
 * - `notice` `{ code }`: something to be known that is nobody's choice
 * - `told` `{ sentence, aloud }`: what has happened, in words
 * - `spoken` `{ sentence }`: said aloud, and seen elsewhere
 * - `focus`: the board is to have the focus
 *
 * @typedef {EventTarget & {
 *   readonly state: State,
 *   readonly panel: Panel,
 *   enter: () => void,                                   // somebody has sat down: a `change` comes at once
 *   sow: (sowing: Sowing) => void,                       // a hole was chosen
 *   shown: () => void,                                   // the trace has been shown to its end
 *   hold: (isHeld: boolean) => void,                     // a window is open: nobody else plays until it is closed
 *   preview: (sowing: Sowing) => Summary | null,         // what it would come to; null where nobody may know
 *   highlights: (sideOf: SideOf) => Highlights,
 *   reseat: ((seats: Seats) => void) | null }} Activity  null where nobody may sit elsewhere
 */

export {};
