/** The window that asks whether a round is really given up. */

import { dialogButtons, dialogOf, openDialog } from "../ui/dialog.js";
import { h } from "../ui/elements.js";

/** @param {ParentNode & Node} root @param {import("../text/index.js").Words} words */
export async function askToResign(root, words) {
  const { title, tale, yes, no } = words.resign;
  const dialog = dialogOf("small", title, h("p", {}, tale), dialogButtons(["", no], ["yes", yes]));
  return (await openDialog(root, dialog)) === "yes";
}
