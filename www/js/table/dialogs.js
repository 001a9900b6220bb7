/** The windows that open at every board: settings and help. */

import { dialogButtons, dialogOf, openDialog } from "../ui/dialog.js";
import { h } from "../ui/elements.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../game/prefs.js").Prefs} Prefs
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 */

/** The choices that are on or off, in the order in which they are offered. */
const switches = /** @type {const} */ (["preview", "counts", "mirror", "turn", "calm", "coach"]);

/** Every choice holds at once. @param {ParentNode & Node} root @param {Words} words @param {Prefs} prefs */
export function openSettings(root, words, prefs) {
  const boxes = switches.map((name) => {
    const box = h("input", { type: "checkbox", name, checked: prefs.values[name] });
    box.addEventListener("change", () => prefs.set(name, box.checked));
    return h("label", { class: "switch" }, box, h("span", {}, words.settings[name]));
  });
  const { title } = words.settings;
  const beat = beatField(words.settings, prefs);
  return openDialog(root, dialogOf("small", title, ...boxes, beat, dialogButtons(["", words.controls.close])));
}

/** How long the computer waits. @param {Words["settings"]} words @param {Prefs} prefs */
function beatField({ beat, beats }, prefs) {
  const options = beats.map(([ms, name]) => h("option", { value: ms, selected: ms === prefs.values.beat }, name));
  const select = h("select", { name: "beat" }, ...options);
  select.addEventListener("change", () => prefs.set("beat", Number(select.value)));
  return h("label", { class: "field" }, h("span", {}, beat), select);
}

/**
 * How this game is played, and the keys. Answers with the action that is wanted, or "".
 * @param {ParentNode & Node} root @param {Words} words @param {VariantInfo} info @param {boolean} canTeach
 */
export function openHelp(root, words, info, canTeach) {
  const { help } = words;
  const rules = Object.entries(info.dials)
    .map(([dial, value]) => words.dials[dial][value])
    .filter(Boolean);
  /** @type {[string, string]} */
  const teach = ["teach", help.teach];
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
      dialogButtons(["", words.controls.close], ...(canTeach ? [teach] : [])),
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
