/** Parts of the page that come when they are asked for. */

import { dialogButtons, dialogOf, openDialog } from "./dialog.js";
import { h } from "./elements.js";

/** @typedef {{ title: string, why: string, again: string, still: string, anew: string, leave: string }} Words */

/** What was asked for last, by where it is to be shown. @type {WeakMap<Node, object>} */
const wishes = new WeakMap();

/**
 * Brings a part of the page. If it does not come, a window says so, and lets one try again.
 * @template T
 * @param {ParentNode & Node} root where it is to be shown @param {Words} words @param {() => Promise<T>} part
 * @returns {Promise<T | null>} null if somebody would rather do without it, or has asked for something else meanwhile
 */
export async function bring(root, words, part) {
  const wish = {};
  wishes.set(root, wish);
  for (let again = false; ; again = true) {
    const { came, isBroken } = await attempt(part);
    if (wishes.get(root) !== wish) return null;
    if (came) return came;
    const answer = await openDialog(root, again || isBroken ? stillMissing(words) : missing(words));
    if (!answer) return null;
    if (answer === "anew") location.reload();
  }
}

/**
 * @template T @param {() => Promise<T>} part
 * @returns {Promise<{ came?: T, isBroken?: boolean }>} `isBroken`: browsers remember that, and do not fetch it again
 */
async function attempt(part) {
  try {
    return { came: await part() };
  } catch (error) {
    return { isBroken: error instanceof SyntaxError };
  }
}

/** @param {Words} words */
const missing = ({ title, why, again, leave }) =>
  dialogOf("small", title, h("p", {}, why), dialogButtons(["", leave], ["again", again]));

/** A page that is loaded anew fetches everything anew. @param {Words} words */
const stillMissing = ({ title, still, anew, leave }) =>
  dialogOf("small", title, h("p", {}, still), dialogButtons(["", leave], ["anew", anew]));
