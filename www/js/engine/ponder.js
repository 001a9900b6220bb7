/** Asking a hard question in portions: an answer is never far off, and a question that is void costs little. */

/** So many positions are looked at in a few tenths of a second. */
export const portion = 100_000;

/** After so many portions the best answer so far will do, in a game that is waited for. */
const most = 12;

/**
 * Asks until the engine has found out what it wants to know, which it tells by leaving part of a portion over.
 * @template {{ nodes: number }} T
 * @param {(nodes: number) => Promise<T>} ask  rejects when the question is void
 * @param {{ heard?: (answer: T) => void, portions?: number }} [more] `heard`: what is known so far, again and again
 * @returns {Promise<T>}
 */
export async function ponder(ask, { heard = () => {}, portions = most } = {}) {
  for (let asked = 1; ; asked += 1) {
    const answer = await ask(portion);
    if (answer.nodes < portion || asked >= portions) return answer;
    heard(answer);
  }
}
