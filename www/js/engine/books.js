/** Opening books: fetched when their game is played, and not before. */

/**
 * @typedef {import("../../ali_guli_mane.js").VariantId} VariantId
 * @typedef {Partial<Record<VariantId, string>>} Books  where the book of each game lies that has one
 */

/** @param {import("../../ali_guli_mane.js").VariantInfo[]} infos @returns {Books} */
export function booksOf(infos) {
  const withBook = infos.filter(({ book }) => book);
  return Object.fromEntries(withBook.map(({ id }) => [id, new URL(`../../books/${id}.txt`, import.meta.url).href]));
}

/**
 * The book of a game as text; null where there is none. It is also part of a worker made from text, so it uses nothing but
 * what it is given.
 * @param {Books} books @param {VariantId} variant @returns {Promise<string | null>}
 */
export async function bookFrom(books, variant) {
  const address = books[variant];
  if (!address) return null;
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) }); // somebody waits for a sowing
  return response.ok ? response.text() : null;
}

/** What answers questions: the engine, with the books that lie beside the page. @param {import("./wasm.js").Api} api */
export function served({ Engine, variants }) {
  const books = booksOf(variants());
  return { Engine, book: (/** @type {VariantId} */ variant) => bookFrom(books, variant) };
}
