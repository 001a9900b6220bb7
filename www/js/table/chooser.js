/** The window in which a new game is chosen: which of the six, with how many seeds, for how long, and who plays. */

import { choices, opened, windowOf } from "./dialogs.js";
import { h, mark } from "./dom.js";
import { Pictures } from "../board/picture.js";
import { seatChoice } from "./plates.js";
import { drawFair } from "../teach/fair.js";
import { Favour } from "../teach/opening.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("../../ali_guli_mane.js").GameOptions} GameOptions
 * @typedef {import("../../ali_guli_mane.js").View} View
 * @typedef {{ variant: VariantInfo["id"], seats: [string, string], options: GameOptions,
 *   sowings?: import("../../ali_guli_mane.js").Sowing[], told?: string }} Wish   `told`: what is to be said of a start that was drawn
 * @typedef {Pick<import("../engine/engine.js").EngineClient, "think" | "fairStarts" | "cancel">} Tutor
 * @typedef {{ games: VariantInfo[], now: Wish, mirror: boolean, imagine: (wish: Wish) => View,
 *   tutor: Tutor }} Offer
 *   `now`: what is being played. `imagine`: how a wish would look. `tutor`: who can tell whom it favours.
 */

/** How many rounds a match may be agreed to last; null: until one cannot go on. */
const lengths = [null, 1, 2, 3, 5, 7, 10];

/** In CSS pixels. */
const pictureWidth = 224;

/** @param {ParentNode & Node} root @param {Words} words @param {Offer} offer @returns {Promise<Wish | null>} */
export async function askForGame(root, words, offer) {
  const chooser = new Chooser(words, offer);
  const answer = await opened(root, windowOf("wide chooser", words.fresh.title, ...chooser.parts,
    choices(["", words.controls.cancel], ["begin", words.fresh.begin])));
  chooser.close();
  if (answer !== "begin") return null;
  return chooser.isFair ? fairly(root, words, offer, chooser.wish) : chooser.wish;
}

/**
 * Draws a fair start for what was chosen, while a window says so; null if that takes somebody too long.
 * @param {ParentNode & Node} root @param {Words} words @param {Offer} offer @param {Wish} wish
 */
async function fairly(root, words, { tutor, imagine, games }, wish) {
  const { fair } = words.teach;
  const window = windowOf("small", fair.drawing, choices(["", words.controls.cancel]));
  const given = opened(root, window).then(() => tutor.cancel());
  try {
    const start = await drawFair(tutor, imagine(wish));
    const names = games.find(({ id }) => id === wish.variant)?.names ?? [];
    if (!start) return { ...wish, told: fair.none };
    const told = fair.told(start.sowings.map(({ hole, way }) => words.teach.name(names[hole], way ?? null)), start.margin);
    return { ...wish, sowings: start.sowings, told };
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code === "cancelled" ? null : { ...wish, told: fair.none };
  } finally {
    window.close();
    await given;
  }
}

class Chooser {
  #opening = h("select", { name: "opening" });
  #length = h("select", { name: "rounds" });
  #pictures = new Pictures(pictureWidth);
  #favoured = h("p", { class: "note", "aria-live": "polite" });
  #fair = h("input", { type: "checkbox", name: "fair" });
  /** Until the window is closed. */
  #life = new AbortController();

  /** @param {Words} words @param {Offer} offer */
  constructor(words, offer) {
    this.words = words;
    this.offer = offer;
    this.radios = offer.games.map(({ id }) => radio(id, id === offer.now.variant));
    this.pictures = offer.games.map((info) =>
      this.#pictures.of(this.#shape(info), () => offer.imagine({ ...offer.now, variant: info.id, options: {} })));
    this.seats = [seatChoice(words, words.fresh.near), seatChoice(words, words.fresh.far)];
    this.seats.forEach((seat, player) => (seat.value = offer.now.seats[player]));
    this.favour = new Favour(this.#favoured, offer.tutor, words.teach.favour);
    this.parts = [this.#gameCards(), h("div", { class: "agreement" }, this.#who(), this.#how(), this.#fairness())];
    this.#ask();
    this.#opening.addEventListener("change", () => this.#redraw(), { signal: this.#life.signal });
  }

  close() {
    this.#life.abort();
    this.#pictures.stop();
    this.favour.stop();
  }

  /** @returns {Wish} */
  get wish() {
    const { id, openings, matches } = this.#game;
    /** @type {GameOptions} */
    const options = {};
    if (openings.length > 1) options.openingSeeds = Number(this.#opening.value);
    if (matches && this.#length.value) options.rounds = Number(this.#length.value);
    return { variant: id, seats: [this.seats[0].value, this.seats[1].value], options };
  }

  get isFair() {
    return this.#fair.checked && !this.fairSwitch?.hidden;
  }

  get #game() {
    return this.offer.games[this.#chosen];
  }

  get #chosen() {
    return Math.max(this.radios.findIndex((radio) => radio.checked), 0);
  }

  /** @param {VariantInfo} info */
  #shape({ row, ring }) {
    return { row, ring, mirror: this.offer.mirror };
  }

  #gameCards() {
    const cards = this.offer.games.map((info, index) => this.#card(info.id, index));
    const set = h("fieldset", { class: "games" },
      h("legend", {}, this.words.fresh.games), h("div", { class: "cards" }, ...cards));
    set.addEventListener("change", () => this.#ask(), { signal: this.#life.signal });
    return set;
  }

  /** @param {VariantInfo["id"]} id @param {number} index */
  #card(id, index) {
    const { name, script, tale } = this.words.variants[id];
    const { rules, rulesOf } = this.words.chooser;
    const choice = this.radios[index];
    mark(choice, "aria-labelledby", `${id}-name`);
    mark(choice, "aria-describedby", `${id}-tale`);
    const { href } = new URL(`../../rules.html#${id}`, import.meta.url);
    const link = h("a", { href, "aria-label": rulesOf(name) }, rules);
    return h("label", { class: "choice" }, this.pictures[index], h("span", { class: "says-so" },
      choice, h("strong", { id: `${id}-name` }, name),
      h("span", { class: "script", lang: script?.lang }, script?.name ?? ""),
      h("small", {}, h("span", { id: `${id}-tale` }, tale), " ", link)));
  }

  #who() {
    const { who, near, far } = this.words.fresh;
    return h("fieldset", {}, h("legend", {}, who),
      h("div", { class: "fields" }, field(near, this.seats[0]), field(far, this.seats[1])),);
  }

  /** Whom the opening favours, and what may be done about it. */
  #fairness() {
    this.fairSwitch = h("label", { class: "switch" }, this.#fair, h("span", {}, this.words.teach.fair.offer));
    return h("div", { class: "fairness" }, h("p", { class: "note" }, this.words.fresh.begins), this.#favoured, this.fairSwitch);
  }

  #how() {
    const { opening, rounds, how } = this.words.fresh;
    this.fields = { opening: field(opening, this.#opening), length: field(rounds, this.#length) };
    this.agreed = h("fieldset", {}, h("legend", {}, how),
      h("div", { class: "fields" }, this.fields.opening, this.fields.length));
    return this.agreed;
  }

  /** Asks what the chosen game leaves open. */
  #ask() {
    const { openings, matches, id, ring } = this.#game;
    if (this.fairSwitch) this.fairSwitch.hidden = ring; // rounds with banks in the ring are too long to be proved here
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
    const at = this.#chosen;
    const { wish } = this;
    this.#pictures.again(this.pictures[at], this.#shape(this.#game), () => this.offer.imagine(wish));
    void this.favour.show(this.offer.imagine(wish));
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
