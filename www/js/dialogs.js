/** The windows that open over the board. Each resolves with what the person decided, or null. */

import { h } from "./dom.js";
import { seatChoice } from "./plates.js";

/**
 * @typedef {import("./text/index.js").Words} Words
 * @typedef {import("../ali_guli_mane.js").VariantInfo} VariantInfo
 */

/**
 * Opens a window, waits until it is closed, and takes it away again.
 * @param {ParentNode & Node} root @param {HTMLDialogElement} dialog
 * @returns {Promise<string>} the value of the button that closed it; "" when it was closed otherwise
 */
function opened(root, dialog) {
  root.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    }, { once: true });
  });
}

/** @param {string} kind @param {string} title @param {...Node} inside */
function windowOf(kind, title, ...inside) {
  const heading = h("h2", { id: "dialog-title" }, title);
  return h("dialog", { "aria-labelledby": "dialog-title", class: kind }, h("form", { method: "dialog" }, heading, ...inside));
}

/** The row of buttons at the foot: `value` is what the window answers with. @param {[string, string][]} choices */
function choices(...choices) {
  const buttons = choices.map(([value, label]) => h("button", { value, class: value ? "chief" : "" }, label));
  return h("div", { class: "choices" }, ...buttons);
}

/** @param {ParentNode & Node} root @param {Words} words */
export async function askToResign(root, words) {
  const { title, tale, yes, no } = words.resign;
  return (await opened(root, windowOf("small", title, h("p", {}, tale), choices(["", no], ["yes", yes])))) === "yes";
}

/**
 * @typedef {{ preview: boolean, counts: boolean, mirror: boolean, calm: boolean }} Switches
 * @param {ParentNode & Node} root @param {Words} words @param {Switches} now
 * @param {(name: keyof Switches, on: boolean) => void} change called at once for every switch
 */
export function askSettings(root, words, now, change) {
  const names = /** @type {(keyof Switches)[]} */ (Object.keys(now));
  const switches = names.map((name) => {
    const box = h("input", { type: "checkbox", name, checked: now[name] });
    box.addEventListener("change", () => change(name, box.checked));
    return h("label", { class: "switch" }, box, h("span", {}, words.settings[name]));
  });
  return opened(root, windowOf("small", words.settings.title, ...switches, choices(["", words.controls.close])));
}

/** How this game is played, and the keys. @param {ParentNode & Node} root @param {Words} words @param {VariantInfo} info */
export function showHelp(root, words, info) {
  const { help } = words;
  const rules = Object.entries(info.dials).map(([dial, value]) => words.dials[dial][value]).filter(Boolean);
  const hands = info.ways === "both" ? help.handsBoth : help.hands;
  return opened(root, windowOf("wide", words.variants[info.id].name,
    h("div", { class: "columns" },
      h("ul", {}, ...[...rules, hands].map((rule) => h("li", {}, rule))),
      h("div", {}, h("h3", {}, help.keys), keyList(help.shortcuts))),
    choices(["", words.controls.close])));
}

/** @param {[string, string][]} keys */
function keyList(keys) {
  return h("dl", {}, ...keys.flatMap(([key, tale]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, tale)]));
}

/**
 * @typedef {{ variant: VariantInfo["id"], seats: [string, string], options: { openingSeeds?: number, rounds?: number } }} Wish
 * @param {ParentNode & Node} root @param {Words} words @param {VariantInfo[]} games @param {Wish} now
 * @returns {Promise<Wish | null>}
 */
export async function askForGame(root, words, games, now) {
  const form = new GameForm(words, games, now);
  const answer = await opened(root, windowOf("wide", words.fresh.title, ...form.parts,
    choices(["", words.controls.cancel], ["begin", words.fresh.begin])));
  return answer === "begin" ? form.wish() : null;
}

/** What can be agreed on before a game: which, who, with how many seeds, for how long. */
class GameForm {
  #opening = h("select");
  #rounds = h("select");

  /** @param {Words} words @param {VariantInfo[]} games @param {Wish} now */
  constructor(words, games, now) {
    this.words = words;
    this.games = games;
    this.seats = [seatChoice(words, words.fresh.near), seatChoice(words, words.fresh.far)];
    this.seats.forEach((seat, player) => (seat.value = now.seats[player]));
    this.radios = games.map(({ id }) => h("input", { type: "radio", name: "game", value: id, checked: id === now.variant }));
    this.length = field(words.fresh.rounds, this.#rounds);
    this.start = field(words.fresh.opening, this.#opening);
    this.parts = [this.#who(), this.#games(), h("div", { class: "fields" }, this.start, this.length)];
    this.#offer();
  }

  #games() {
    const cards = this.radios.map((radio, index) => {
      const { name, tale } = this.words.variants[this.games[index].id];
      return h("label", { class: "card" }, radio, h("span", {}, h("strong", {}, name), h("small", {}, tale)));
    });
    const set = h("fieldset", { class: "games" }, h("legend", {}, this.words.fresh.games), ...cards);
    set.addEventListener("change", () => this.#offer());
    return set;
  }

  #who() {
    const { who, near, far, begins } = this.words.fresh;
    return h("fieldset", {}, h("legend", {}, who),
      h("div", { class: "fields" }, field(near, this.seats[0]), field(far, this.seats[1])), h("p", { class: "note" }, begins));
  }

  /** Offers what the chosen game leaves open. */
  #offer() {
    const { openings, matches } = this.#game();
    const { openingSeeds, endless, roundCount } = this.words.fresh;
    this.#opening.replaceChildren(...openings.map((n) => h("option", { value: n }, openingSeeds(n))));
    this.#rounds.replaceChildren(h("option", { value: "" }, endless),
      ...[1, 2, 3, 4, 6, 8].map((n) => h("option", { value: n }, roundCount(n))));
    this.start.hidden = openings.length < 2;
    this.length.hidden = !matches;
  }

  #game() {
    return this.games[Math.max(this.radios.findIndex((radio) => radio.checked), 0)];
  }

  /** @returns {Wish} */
  wish() {
    const { id, openings, matches } = this.#game();
    /** @type {Wish["options"]} */
    const options = {};
    if (openings.length > 1) options.openingSeeds = Number(this.#opening.value);
    if (matches && this.#rounds.value) options.rounds = Number(this.#rounds.value);
    return { variant: id, seats: [this.seats[0].value, this.seats[1].value], options };
  }
}

/** @param {string} label @param {HTMLElement} control */
function field(label, control) {
  return h("label", { class: "field" }, h("span", {}, label), control);
}
