/** Windows over the page: a titled form that answers with the value of the button that closed it. */

import { h } from "./elements.js";

/**
 * Opens a dialog, waits until it is closed, and removes it.
 * @param {ParentNode & Node} root @param {HTMLDialogElement} dialog
 * @returns {Promise<string>} the value of the button that closed it; "" when it was closed in another way
 */
export function openDialog(root, dialog) {
  root.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener(
      "close",
      () => {
        dialog.remove();
        resolve(dialog.returnValue);
      },
      { once: true },
    );
  });
}

/** @param {string} kind its classes @param {string} title @param {...Node} content */
export function dialogOf(kind, title, ...content) {
  const heading = h("h2", { id: "dialog-title" }, title);
  return h(
    "dialog",
    { "aria-labelledby": "dialog-title", class: kind },
    h("form", { method: "dialog" }, heading, ...content),
  );
}

/**
 * The row of buttons at the foot; the dialog answers with the `value` of the one pressed.
 * @param {[value: string, label: string][]} buttons
 */
export function dialogButtons(...buttons) {
  return h(
    "div",
    { class: "choices" },
    ...buttons.map(([value, label]) => h("button", { value, class: value ? "chief" : "" }, label)),
  );
}
