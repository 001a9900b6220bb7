/** A hard question asked in portions: an answer is never far off, and a question that is cancelled costs little. */

/** Positions in a portion. They take a few tenths of a second. */
export const portionNodes = 100_000;

/** In a game somebody waits: after so many portions the best answer so far has to do. */
const maxPortionsInGame = 12;

/**
 * Asks again and again until the engine is done. It is done when it uses less than a whole portion.
 * @template {{ nodes: number }} T
 * @param {(nodes: number) => Promise<T>} ask  rejects when the question is cancelled
 * @param {{ onProgress?: (answer: T) => void, maxPortions?: number }} [options] `onProgress`: hears every answer but
 *   the last
 * @returns {Promise<T>}
 */
export async function askInPortions(ask, { onProgress = () => {}, maxPortions = maxPortionsInGame } = {}) {
  for (let asked = 1; ; asked += 1) {
    const answer = await ask(portionNodes);
    if (answer.nodes < portionNodes || asked >= maxPortions) return answer;
    onProgress(answer);
  }
}
