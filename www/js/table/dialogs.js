/** The windows that open over the board. Each resolves with what the person decided, or null. */

import { h } from "./dom.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 */

/**
 * Opens a window, waits until it is closed, and takes it away again.
 * @param {ParentNode & Node} root @param {HTMLDialogElement} dialog
 * @returns {Promise<string>} the value of the button that closed it; "" when it was closed otherwise
 */
export function opened(root, dialog) {
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

/** @param {string} kind @param {string} title @param {...Node} inside */
export function windowOf(kind, title, ...inside) {
  const heading = h("h2", { id: "dialog-title" }, title);
  return h(
    "dialog",
    { "aria-labelledby": "dialog-title", class: kind },
    h("form", { method: "dialog" }, heading, ...inside),
  );
}

/** The row of buttons at the foot: `value` is what the window answers with. @param {[string, string][]} choices */
export function choices(...choices) {
  const buttons = choices.map(([value, label]) => h("button", { value, class: value ? "chief" : "" }, label));
  return h("div", { class: "choices" }, ...buttons);
}

/** @param {ParentNode & Node} root @param {Words} words */
export async function askToResign(root, words) {
  const { title, tale, yes, no } = words.resign;
  return (await opened(root, windowOf("small", title, h("p", {}, tale), choices(["", no], ["yes", yes])))) === "yes";
}

/**
 * @typedef {{ preview: boolean, counts: boolean, mirror: boolean, calm: boolean, coach: boolean }} Switches
 * @typedef {Switches & { beat: number }} Choices
 * @param {ParentNode & Node} root @param {Words} words @param {Choices} now
 * @param {(name: keyof Choices, value: any) => void} change called at once for every choice
 */
export function askSettings(root, words, { beat, ...now }, change) {
  const names = /** @type {(keyof Switches)[]} */ (Object.keys(now));
  const switches = names.map((name) => {
    const box = h("input", { type: "checkbox", name, checked: now[name] });
    box.addEventListener("change", () => change(name, box.checked));
    return h("label", { class: "switch" }, box, h("span", {}, words.settings[name]));
  });
  return opened(
    root,
    windowOf(
      "small",
      words.settings.title,
      ...switches,
      beatChoice(words.settings, beat, change),
      choices(["", words.controls.close]),
    ),
  );
}

/** How long the computer waits. @param {Words["settings"]} words @param {number} now @param {(name: "beat", value: number) => void} change */
function beatChoice({ beat, beats }, now, change) {
  const options = beats.map(([ms, name]) => h("option", { value: ms, selected: ms === now }, name));
  const select = h("select", { name: "beat" }, ...options);
  select.addEventListener("change", () => change("beat", Number(select.value)));
  return h("label", { class: "field" }, h("span", {}, beat), select);
}

/** How this game is played, and the keys. @param {ParentNode & Node} root @param {Words} words @param {VariantInfo} info */
export function showHelp(root, words, info) {
  const { help } = words;
  const rules = Object.entries(info.dials)
    .map(([dial, value]) => words.dials[dial][value])
    .filter(Boolean);
  const hands = info.ways === "both" ? help.handsBoth : help.hands;
  return opened(
    root,
    windowOf(
      "wide",
      words.variants[info.id].name,
      h(
        "div",
        { class: "columns" },
        h("div", {}, h("ul", {}, ...[...rules, hands].map((rule) => h("li", {}, rule))), linkToRules(words, info)),
        h("div", {}, h("h3", {}, help.keys), keyList(help.shortcuts)),
      ),
      choices(["", words.controls.close]),
    ),
  );
}

/** @param {Words} words @param {VariantInfo} info */
function linkToRules({ help }, { id }) {
  const { href } = new URL(`../../rules.html#${id}`, import.meta.url);
  return h("p", {}, h("a", { href }, help.more));
}

/** @param {[string, string][]} keys */
function keyList(keys) {
  return h("dl", {}, ...keys.flatMap(([key, tale]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, tale)]));
}
