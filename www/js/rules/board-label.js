/** What a board shows, in words, for people who cannot see it. */

/**
 * @param {import("../../ali_guli_mane.js").View} view @param {import("../../ali_guli_mane.js").VariantInfo} info
 * @param {import("../text/rules/index.js").RulesWords} words
 */
export function boardLabel({ holes, closed, banks, mover }, { names, row }, words) {
  const all = holes.map((seeds, hole) => ({ name: names[hole], seeds, closed: closed[hole] }));
  const rows = [all.slice(0, row).reverse(), all.slice(row).reverse()]; // as they are seen
  return words.board.picture({ rows, banks, mover });
}
