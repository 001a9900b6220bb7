/** The window in which a new game is chosen: which of the six, with how many seeds, for how long, and who plays. */

import { seatChoice } from "../table/plate.js";
import { dialogButtons, dialogOf, openDialog } from "../ui/dialog.js";
import { h, mark } from "../ui/elements.js";
import { FairnessFields, withFairness } from "./fairness.js";
import { gamePicture } from "./game-picture.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../../ali_guli_mane.js").GameOptions} GameOptions
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {import("./fairness.js").NewMatch} NewMatch
 * @typedef {import("./fairness.js").Engine} Engine
 * @typedef {{ games: VariantInfo[], now: NewMatch, exchanged: [string, string] | null, prefs:
 *   import("../game/prefs.js").Prefs,
 *   imagine: (match: NewMatch) => View, engine: Engine }} Offer
 *   `now`: what is being played. `exchanged`: who would sit where if they take turns beginning; null while nobody has
 *   finished. `imagine`: how a match would look. `engine`: tells whom it favours.
 */

/** How many rounds a match may be agreed to last; null: until one cannot go on. */
const lengths = [null, 1, 2, 3, 5, 7, 10];

/** @param {ParentNode & Node} root @param {Words} words @param {Offer} offer @returns {Promise<NewMatch | null>} */
export async function askForMatch(root, words, offer) {
  const form = new NewMatchForm(words, offer);
  const answer = await openDialog(
    root,
    dialogOf(
      "wide chooser",
      words.fresh.title,
      ...form.parts,
      dialogButtons(["", words.controls.cancel], ["begin", words.fresh.begin]),
    ),
  );
  form.close();
  if (answer !== "begin") return null;
  form.remember();
  return withFairness(
    root,
    { ...words.fair.start, cancel: words.controls.cancel },
    offer,
    form.match,
    form.fairness.way,
  );
}

class NewMatchForm {
  #opening = h("select", { name: "opening" });
  #length = h("select", { name: "rounds" });
  #turns = h("input", { type: "checkbox", name: "turns" });
  /** Until the window is closed. */
  #life = new AbortController();

  /** @param {Words} words @param {Offer} offer */
  constructor(words, offer) {
    this.words = words;
    this.offer = offer;
    this.radios = offer.games.map(({ id }) => radio(id, id === offer.now.variant));
    this.pictures = offer.games.map((info) => this.#picture(info, info.opening));
    this.seats = [seatChoice(words, words.fresh.near), seatChoice(words, words.fresh.far)];
    this.#turns.checked = offer.exchanged !== null && offer.prefs.values.turns;
    this.#sit(this.#turns.checked ? offer.exchanged : offer.now.seats);
    this.fairness = new FairnessFields(words, offer.engine, offer.prefs.values.fair, this.#life.signal);
    this.parts = [this.#gameCards(), h("div", { class: "agreement" }, this.#who(), this.#how(), this.fairness.element)];
    this.#ask();
    this.#turns.addEventListener("change", () => this.#sit([this.seats[1].value, this.seats[0].value]), {
      signal: this.#life.signal,
    });
    this.#opening.addEventListener("change", () => this.#redraw(), { signal: this.#life.signal });
  }

  close() {
    this.#life.abort();
  }

  /** Keeps what somebody will want again. */
  remember() {
    const { prefs, exchanged } = this.offer;
    prefs.set("fair", this.fairness.chosen);
    if (exchanged) prefs.set("turns", this.#turns.checked);
  }

  /** @param {[string, string] | null} seats */
  #sit(seats) {
    this.seats.forEach((seat, player) => (seat.value = seats?.[player] ?? seat.value));
  }

  /** @returns {NewMatch} */
  get match() {
    const { id, openings, matches } = this.#game;
    /** @type {GameOptions} */
    const options = {};
    if (openings.length > 1) options.openingSeeds = Number(this.#opening.value);
    if (matches && this.#length.value) options.rounds = Number(this.#length.value);
    return { variant: id, seats: [this.seats[0].value, this.seats[1].value], options };
  }

  get #game() {
    return this.offer.games[this.#chosen];
  }

  get #chosen() {
    return Math.max(
      this.radios.findIndex((radio) => radio.checked),
      0,
    );
  }

  /** @param {VariantInfo} info @param {readonly number[]} holes */
  #picture(info, holes) {
    return gamePicture(info, holes, this.offer.prefs.values.mirror);
  }

  #gameCards() {
    const cards = this.offer.games.map((info, index) => this.#card(info.id, index));
    const set = h(
      "fieldset",
      { class: "games" },
      h("legend", {}, this.words.fresh.games),
      h("div", { class: "cards" }, ...cards),
    );
    set.addEventListener("change", () => this.#ask(), { signal: this.#life.signal });
    return set;
  }

  /** @param {VariantInfo["id"]} id @param {number} index */
  #card(id, index) {
    const { name, script, tale } = this.words.variants[id];
    const { rules, rulesOf } = this.words.newMatch;
    const choice = this.radios[index];
    mark(choice, "aria-labelledby", `${id}-name`);
    mark(choice, "aria-describedby", `${id}-tale`);
    const { href } = new URL(`../../rules.html#${id}`, import.meta.url);
    const link = h("a", { href, "aria-label": rulesOf(name) }, rules);
    return h(
      "label",
      { class: "choice" },
      this.pictures[index],
      h(
        "span",
        { class: "says-so" },
        choice,
        h("strong", { id: `${id}-name` }, name),
        h("span", { class: "script", lang: script?.lang }, script?.name ?? ""),
        h("small", {}, h("span", { id: `${id}-tale` }, tale), " ", link),
      ),
    );
  }

  #who() {
    const { who, near, far } = this.words.fresh;
    return h(
      "fieldset",
      { class: "who" },
      h("legend", {}, who),
      h("div", { class: "fields" }, field(near, this.seats[0]), field(far, this.seats[1])),
      h(
        "label",
        { class: "switch", hidden: this.offer.exchanged === null },
        this.#turns,
        h("span", {}, this.words.fair.turns),
      ),
    );
  }

  #how() {
    const { opening, rounds, how } = this.words.fresh;
    this.fields = { opening: field(opening, this.#opening), length: field(rounds, this.#length) };
    this.agreed = h(
      "fieldset",
      {},
      h("legend", {}, how),
      h("div", { class: "fields" }, this.fields.opening, this.fields.length),
    );
    return this.agreed;
  }

  /** Asks what the chosen game leaves open. */
  #ask() {
    const { openings, matches, id } = this.#game;
    this.fairness.offer(this.#game);
    const { openingSeeds, endless, roundCount } = this.words.fresh;
    const { openingSeeds: seeds, rounds = null } = id === this.offer.now.variant ? this.offer.now.options : {};
    fill(this.#opening, openings, openingSeeds, seeds ?? openings[0]);
    fill(this.#length, lengths, (n) => (n === null ? endless : roundCount(n)), rounds);
    if (this.fields) this.fields.opening.hidden = openings.length < 2;
    if (this.fields) this.fields.length.hidden = !matches;
    if (this.agreed) this.agreed.hidden = openings.length < 2 && !matches;
    this.#redraw();
  }

  /** The picture of the chosen game shows it as it would be laid out; a line says whom that favours. */
  #redraw() {
    const view = this.offer.imagine(this.match);
    const picture = this.#picture(this.#game, view.holes);
    this.pictures[this.#chosen].replaceWith(picture);
    this.pictures[this.#chosen] = picture;
    this.fairness.show(view);
  }
}

/**
 * @template {number | null} T @param {HTMLSelectElement} select @param {T[]} offered
 * @param {(value: T) => string} name @param {T} chosen
 */
function fill(select, offered, name, chosen) {
  const all = offered.includes(chosen) ? offered : [...offered, chosen];
  const options = all.map((value) => h("option", { value: value ?? "", selected: value === chosen }, name(value)));
  select.replaceChildren(...options);
}

/** The chosen one has the focus when the window opens. @param {string} value @param {boolean} chosen */
function radio(value, chosen) {
  return h("input", { type: "radio", name: "game", value, checked: chosen, autofocus: chosen });
}

/** @param {string} label @param {HTMLElement} control */
function field(label, control) {
  return h("label", { class: "field" }, h("span", {}, label), control);
}
