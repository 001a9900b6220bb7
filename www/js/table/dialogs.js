/** The windows that open over the board. Each resolves with what the person decided, or null. */

import { dialogButtons, dialogOf, openDialog } from "../ui/dialog.js";
import { h } from "../ui/elements.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 */

/** @param {ParentNode & Node} root @param {Words} words */
export async function askToResign(root, words) {
  const { title, tale, yes, no } = words.resign;
  return (
    (await openDialog(root, dialogOf("small", title, h("p", {}, tale), dialogButtons(["", no], ["yes", yes])))) ===
    "yes"
  );
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
  return openDialog(
    root,
    dialogOf(
      "small",
      words.settings.title,
      ...switches,
      beatChoice(words.settings, beat, change),
      dialogButtons(["", words.controls.close]),
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
  return openDialog(
    root,
    dialogOf(
      "wide",
      words.variants[info.id].name,
      h(
        "div",
        { class: "columns" },
        h("div", {}, h("ul", {}, ...[...rules, hands].map((rule) => h("li", {}, rule))), linkToRules(words, info)),
        h("div", {}, h("h3", {}, help.keys), keyList(help.shortcuts)),
      ),
      dialogButtons(["", words.controls.close]),
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
