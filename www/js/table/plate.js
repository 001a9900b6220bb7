/** A player's plate: name, who sits there, whether it is their turn, and what they have won. */

import { h, mark, say } from "../ui/elements.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {{ seat: string, bank: number, says: string, turn: boolean }} PlateFacts
 */

export class Plate {
  #says = h("span", { class: "says" });
  #bank = h("span", { class: "won" });

  /** @param {0 | 1} player @param {Words} words */
  constructor(player, words) {
    this.words = words;
    this.player = player;
    this.seat = seatChoice(words, words.players[player]);
    this.seat.dataset.seat = String(player);
    this.element = h(
      "div",
      { class: "plate", role: "group" },
      h("span", { class: "turn-mark", "aria-hidden": "true" }),
      h("strong", {}, words.players[player]),
      h("span", { class: "kind", "aria-hidden": "true" }, words.computer),
      this.seat,
      this.#says,
      this.#bank,
    );
  }

  /** @param {boolean} near in front of whoever looks at the board */
  sitAt(near) {
    const place = this.words.board.place(this.words.players[this.player], near);
    mark(this.element, "aria-label", place);
    mark(this.seat, "aria-label", `${place}: ${this.words.fresh.who}`);
  }

  /** @param {PlateFacts} facts */
  show({ seat, bank, says, turn }) {
    mark(this.element, "data-turn", turn);
    mark(this.element, "data-person", seat === "person");
    if (this.seat.value !== seat) this.seat.value = seat;
    say(this.#says, says);
    say(this.#bank, this.words.board.bank(bank));
  }

  /** While seeds move. @param {number} bank @param {string | null} says */
  follow(bank, says) {
    if (says !== null) say(this.#says, says);
    say(this.#bank, this.words.board.bank(bank));
  }
}

/** @param {Words} words @param {string} label */
export function seatChoice(words, label) {
  const [person, ...levels] = Object.entries(words.seats).map(([kind, name]) => h("option", { value: kind }, name));
  return h(
    "select",
    { class: "seat", "aria-label": `${label}: ${words.fresh.who}` },
    person,
    h("optgroup", { label: words.computer }, ...levels),
  );
}
