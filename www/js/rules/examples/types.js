/** What an example is. */

/**
 * @typedef {import("../../text/rules/claims.js").Step} Step
 * @typedef {{
 *   game: import("../../../ali_guli_mane.js").VariantId, position?: string, openingSeeds?: number,
 *   mirror?: boolean, numbered?: boolean, caption?: string, total?: number, endless?: string, closed?: string[],
 *   steps?: Partial<Step>[] }} Example
 *   `position`: the opening if left out. `mirror`, `numbered`: drawn with left and right changed over, with hole
 *   numbers. `caption`: whose caption it shares. `total`, `endless`, `closed`: what is claimed of the position itself.
 */

export {}; // a module of types only
