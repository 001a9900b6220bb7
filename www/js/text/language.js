/**
 * The words of a language, by its tag ("en", "en-IN"); English where we do not speak it.
 * @template T
 * @param {Record<string, T> & { en: T }} languages @param {string} tag
 * @returns {T}
 */
export function inLanguage(languages, tag) {
  const wanted = tag.toLowerCase();
  return languages[wanted] ?? languages[wanted.split("-")[0]] ?? languages.en;
}
