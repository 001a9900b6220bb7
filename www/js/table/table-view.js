/**
 * What is seen of one board in use: the picture, the holes as buttons, plates, lines, buttons. It draws; it decides
 * nothing.
 */

import { button, h, mark, say } from "../ui/elements.js";
import { Announcer } from "./announcer.js";
import { Commentary } from "./commentary.js";
import { Controls } from "./controls.js";
import { HoleGrid } from "./grid.js";
import { Held } from "./held.js";
import { MatchButton } from "./match-button.js";
import { Plate } from "./plate.js";
import { Stage } from "./stage.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../trace/timeline.js").Frame} Frame
 * @typedef {import("./activity.js").State} State
 * @typedef {import("./activity.js").ShownSowing} ShownSowing
 * @typedef {{ able: string[], paused: boolean }} Means   the actions that can be done now; is the motion held?
 */

export class TableView {
  #caption = h("p", { class: "caption" });
  #note = h("p", { class: "fairly", hidden: true });
  #line = h("p", { class: "line" });
  #notice = h("p", { class: "notice", role: "status", hidden: true });
  #announcer = new Announcer();
  #commentary;
  #plates;
  #matchButton;
  #moves;

  /**
   * @param {ShadowRoot} root @param {Words} words @param {import("./activity.js").Panel} panel
   * @param {import("./stage.js").Watcher} watcher @param {AbortSignal} signal
   */
  constructor(root, words, panel, watcher, signal) {
    this.root = root;
    this.words = words;
    this.panel = panel;
    this.#plates = [new Plate(0, words), new Plate(1, words)];
    this.#moves = button("moves", words.moves.open);
    this.#matchButton = new MatchButton(words.match);
    this.#commentary = new Commentary(words);
    this.grid = new HoleGrid(words, signal);
    this.controls = new Controls(words.controls);
    this.stage = new Stage(this.grid.element, watcher);
    const middle = this.#assemble(signal);
    this.held = new Held(middle, this.stage.element, signal);
    this.stage.watch(signal);
  }

  /** @param {AbortSignal} signal */
  #assemble(signal) {
    const [south, north] = this.#plates;
    const { below, cards, isLarge } = this.panel;
    const middle = h(
      "div",
      { class: "middle" },
      h("div", { class: "head" }, this.#caption, this.#matchButton.element, this.#moves, this.#note),
      north.element,
      this.stage.element,
      south.element,
      this.#line,
      below,
      this.#notice,
      ...cards,
    );
    const parts = [middle, this.controls.element, this.#announcer.element];
    const element = h("div", { class: "table", tabindex: -1, lang: this.words.tag, "data-study": isLarge }, ...parts);
    this.root.append(element);
    signal.addEventListener("abort", () => element.remove());
    return middle;
  }

  /**
   * On a turned board North sits below. Whatever has the focus stays where it is, and so keeps it.
   * @param {boolean} turned
   */
  turn(turned) {
    const [south, north] = this.#plates;
    const order = [north.element, this.stage.element, south.element];
    if (turned) order.reverse();
    this.#plates.forEach((plate, player) => plate.sitAt((player === 0) !== turned));
    if (order[0].nextElementSibling === order[1]) return;
    this.held.release();
    const fixed = Math.max(
      0,
      order.findIndex((part) => part.contains(this.root.activeElement)),
    );
    order[fixed].before(...order.slice(0, fixed));
    order[fixed].after(...order.slice(fixed + 1));
  }

  /** Who sits where, as the plates say. */
  get seats() {
    return this.#plates.map(({ seat }) => seat.value);
  }

  /** Nobody sits elsewhere: the plates say who sat there. */
  fixSeats() {
    for (const { seat } of this.#plates) seat.disabled = true;
  }

  /**
   * Draws a state. While seeds move, holes and line follow them.
   * @param {State} state @param {Means} means @param {ShownSowing | null} played what is being shown
   */
  render(state, means, played) {
    const { phase, caption, note, match } = state;
    if (played && !this.#isTaught) this.held.hold();
    this.#makeRoom(isOver(phase) || phase === "swap");
    mark(this.stage.element, "data-phase", phase);
    say(this.#caption, caption);
    say(this.#note, note);
    this.#note.hidden = !note;
    this.#matchButton.show(match);
    this.#showMoves(means.able.includes("moves"));
    this.#renderPlates(state, played);
    this.controls.show({ ...means, pressed: state.pressed });
    if (!played) this.readGrid(state);
  }

  /** Are the first steps told, which go when they are done and leave their room to the board? */
  get #isTaught() {
    return this.panel.below.querySelector(".lesson:not([hidden])") !== null;
  }

  /** Hidden, the button drops no focus. @param {boolean} shown */
  #showMoves(shown) {
    if (!shown && this.root.activeElement === this.#moves) this.grid.focus();
    this.#moves.hidden = !shown;
  }

  /** For a card below the board, in place of the buttons that hold the motion. @param {boolean} forCard */
  #makeRoom(forCard) {
    if (forCard && this.root.activeElement?.closest(".motion")) this.grid.focus();
    mark(this.controls.element, "data-over", forCard);
  }

  /** @param {State} state @param {ShownSowing | null} played */
  #renderPlates({ phase, seats, view, turn }, played) {
    const { by, before } = played ?? { by: view.mover, before: view };
    this.#plates.forEach((plate, player) => {
      const hasTurn = !isOver(phase) && player === by;
      plate.show({ seat: seats[player], bank: before.banks[player], turn: hasTurn, says: hasTurn ? turn : "" });
    });
  }

  /** @param {State} state */
  readGrid({ view, info, legal, endless, mine, readings, label }) {
    mark(this.grid.element, "aria-label", label);
    this.grid.read({ ...view, names: info.names, legal, endless, mine, readings });
  }

  /** @param {string} sentence @param {boolean} isRefusal */
  showLine(sentence, isRefusal) {
    say(this.#line, sentence);
    mark(this.#line, "data-refusal", isRefusal);
  }

  /** @param {string} sentence "" for none */
  showNotice(sentence) {
    say(this.#notice, sentence);
    this.#notice.hidden = !sentence;
  }

  /** @param {string} sentence for those who listen */
  speak(sentence) {
    this.#announcer.say(sentence);
  }

  // --- while seeds move ---

  /** A sowing is shown from now on. */
  begin() {
    this.#commentary.begin();
  }

  /** @param {Frame} frame @param {State} state @param {ShownSowing | null} played */
  wordsOn(frame, { info }, played) {
    return this.#commentary.marks(frame, info, played?.by ?? 0);
  }

  /**
   * Banks, hand and laps: a seed has left the hand when it flies, and is won when it lies.
   * @param {Frame} frame @param {number[]} banks @param {State} state @param {ShownSowing} played
   */
  follow(frame, banks, { info }, { by, sowing }) {
    this.#plates.forEach((plate, player) =>
      plate.follow(banks[player], player === by && sowing ? this.#inHand(frame.to.hand) : null),
    );
    if (sowing) say(this.#line, this.#commentary.line(frame, info));
  }

  /** @param {number} seeds */
  #inHand(seeds) {
    return seeds ? this.words.board.hand(seeds) : this.words.turn.showing({ alone: false });
  }
}

/** @param {import("./activity.js").Phase} phase */
const isOver = (phase) => phase === "over" || phase === "matchOver";
