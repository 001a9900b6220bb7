/**
 * Windows over the page: a titled form that answers with the value of the button that closed it. Escape, and a press
 * beside a window, close it as well; Enter in a field presses its chief button.
 *
 * The root in which a window opens is told by `windowopen` and `windowclose`: whatever moves there may wait.
 */

import { h } from "./elements.js";

/**
 * Opens a dialog, waits until it is closed, and removes it.
 * @param {ParentNode & Node} root @param {HTMLDialogElement} dialog
 * @returns {Promise<string>} the value of the button that closed it; "" when it was closed in another way
 */
export function openDialog(root, dialog) {
  root.append(dialog);
  dialog.lang = root.querySelector("[lang]")?.getAttribute("lang") ?? ""; // as what stands there already
  closeBeside(dialog);
  dialog.showModal();
  root.dispatchEvent(new Event("windowopen"));
  return new Promise((resolve) => {
    dialog.addEventListener(
      "close",
      () => {
        dialog.remove();
        root.dispatchEvent(new Event("windowclose"));
        resolve(dialog.returnValue);
      },
      { once: true },
    );
  });
}

/**
 * A press that begins and ends beside a window closes it; text that is marked beyond its edge does not.
 * @param {HTMLDialogElement} dialog
 */
function closeBeside(dialog) {
  let began = false;
  dialog.addEventListener("pointerdown", (event) => (began = isBeside(dialog, event)));
  dialog.addEventListener("click", (event) => {
    if (began && isBeside(dialog, event)) dialog.close();
    began = false;
  });
}

/** @param {HTMLDialogElement} dialog @param {MouseEvent} event */
function isBeside(dialog, { target, clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isOver = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isOver;
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
 * @param {[value: string, label: string][]} buttons   one without a value only closes the window
 */
export function dialogButtons(...buttons) {
  return h(
    "div",
    { class: "choices" },
    ...buttons.map(([value, label]) => (value ? chief(value, label) : closer(label))),
  );
}

/** @param {string} value @param {string} label */
const chief = (value, label) => h("button", { value, class: "chief" }, label);

/** No submit button: else Enter would press it, as the first one of the form. @param {string} label */
function closer(label) {
  const button = h("button", { type: "button", value: "" }, label);
  button.addEventListener("click", () => button.closest("dialog")?.close());
  return button;
}
