/** Opening books. A book is fetched when its game is first played. */

/**
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {Partial<Record<VariantId, string>>} BookUrls  by game; a game without a book is left out
 */

/** @type {BookUrls} */
export const bookUrls = {
  kalah: new URL("../../books/kalah.txt", import.meta.url).href,
  avalanche: new URL("../../books/avalanche.txt", import.meta.url).href,
};

/**
 * The book of a game as text, or null where there is none.
 *
 * A worker made from text contains the source of this function, so it refers to nothing outside itself.
 * @param {BookUrls} urls @param {VariantId} variant @returns {Promise<string | null>}
 */
export async function fetchBook(urls, variant) {
  const url = urls[variant];
  if (!url) return null;
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) }); // a player waits for the answer
  return response.ok ? response.text() : null;
}

/**
 * What `serve` needs to answer questions: the engine, and the books beside the page.
 * @param {import("./wasm.js").Api} api
 */
export function engineWithBooks({ Engine }) {
  return { Engine, book: (/** @type {VariantId} */ variant) => fetchBook(bookUrls, variant) };
}
