/**
 * One board in use: joins an activity with everything a person sees, hears and touches.
 *
 * It decides nothing: what may be done is asked of the activity, and what is shown comes from its state.
 */

import { h, mark, say } from "../ui/elements.js";
import { Announcer } from "./announcer.js";
import { Commentary } from "./commentary.js";
import { Controls } from "./controls.js";
import { openHelp, openSettings } from "./dialogs.js";
import { HoleGrid } from "./grid.js";
import { listenToHands, listenToKeys } from "./input.js";
import { marksOf } from "./marks.js";
import { MatchButton } from "./match-button.js";
import { Narrator } from "./narrator.js";
import { Plate } from "./plate.js";
import { Stage } from "./stage.js";
import { Target } from "./target.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../game/prefs.js").Prefs} Prefs
 * @typedef {import("../trace/timeline.js").Frame} Frame
 * @typedef {import("../../ali_guli_mane.js").Way} Way
 * @typedef {import("./activity.js").Activity} Activity
 * @typedef {import("./activity.js").Action} Action
 * @typedef {import("./activity.js").ShownSowing} ShownSowing
 * @typedef {{ root: ShadowRoot, activity: Activity, prefs: Prefs, words: Words, signal: AbortSignal }} Setting
 */

export class Table {
  #caption = h("p", { class: "caption" });
  #note = h("p", { class: "fairly", hidden: true });
  #line = h("p", { class: "line" });
  #notice = h("p", { class: "notice", role: "status", hidden: true });
  #announcer = new Announcer();
  /** What the activity said last about itself. */
  #state;
  /** The last sowing in words; and why the last choice was refused. */
  #told = "";
  #refusal = "";
  /** @type {ShownSowing | null} what is being shown */
  #played = null;

  /** @param {Setting} setting */
  constructor({ root, activity, prefs, words, signal }) {
    this.root = root;
    this.activity = activity;
    this.prefs = prefs;
    this.words = words;
    this.#state = activity.state;
    this.narrator = new Narrator(words);
    this.grid = new HoleGrid(words, signal);
    this.target = new Target(this.grid, activity, () => this.#state);
    this.plates = [new Plate(0, words), new Plate(1, words)];
    this.controls = new Controls(words.controls);
    this.commentary = new Commentary(words);
    this.matchButton = new MatchButton(words.match);
    this.stage = new Stage(this.grid.element, this.#watcher, signal);
    this.#assemble(signal);
    this.#hear(signal);
    this.#listen(signal);
    this.stage.beCalm(prefs.values.calm);
    this.#setSpeed();
  }

  /** What the stage tells, and asks, while seeds move. @returns {import("./stage.js").Watcher} */
  get #watcher() {
    return {
      resized: () => this.grid.place(this.stage.layout),
      moved: (frame, t) => this.#follow(frame, t),
      words: (frame) => this.commentary.marks(frame, this.#state.info, this.#played?.by ?? 0),
      done: () => this.#finish(),
    };
  }

  /** @param {AbortSignal} signal */
  #assemble(signal) {
    const [south, north] = this.plates;
    const { below, cards, isLarge } = this.activity.panel;
    const middle = h(
      "div",
      { class: "middle" },
      h("div", { class: "head" }, this.#caption, this.matchButton.element, this.#note),
      north.element,
      this.stage.element,
      south.element,
      this.#line,
      below,
      this.#notice,
      ...cards,
    );
    const parts = [middle, this.controls.element, this.#announcer.element];
    const element = h("div", { class: "table", lang: this.words.tag, "data-study": isLarge }, ...parts);
    this.root.append(element);
    signal.addEventListener("abort", () => element.remove());
  }

  // --- what the activity says ---

  /** @param {AbortSignal} signal */
  #hear(signal) {
    /** @param {string} type @param {(detail: any) => void} hear */
    const on = (type, hear) =>
      this.activity.addEventListener(type, (event) => hear(/** @type {CustomEvent} */ (event).detail), { signal });
    on("trace", (played) => this.#play(played));
    on("change", () => this.#rest());
    on("update", ({ asked }) => this.#update(asked));
    on("refused", (refusal) => this.#refuse(refusal));
    on("notice", ({ code }) => this.notice(code));
    on("told", ({ sentence, aloud }) => this.#tell(sentence, aloud));
    on("spoken", ({ sentence }) => this.#announcer.say(sentence));
    on("focus", () => this.grid.focus());
  }

  /** Shows how things stand. Whatever was moving stops. */
  #rest() {
    this.#played = null;
    this.#refusal = "";
    this.target.rest();
    this.#state = this.activity.state;
    this.#setBoard();
    this.stage.rest(this.#state.view, this.#marks);
    this.#render();
  }

  /** @param {ShownSowing} played */
  #play(played) {
    this.#played = played;
    this.#refusal = "";
    this.#told = "";
    this.#state = this.activity.state;
    if (this.#setBoard()) this.#readGrid(); // a drawn start is shown before there was anything to see of its game
    this.commentary.begin();
    this.stage.play(played.before, played.trace, this.#marks);
    if (this.#played) this.#render();
  }

  #finish() {
    if (!this.#played) return;
    const { view, info } = this.#state;
    this.#told = this.narrator.played(this.#played, info);
    this.#announcer.say([this.#told, ...this.narrator.ending(view, info, { why: !this.#told })].join(" "));
    this.#played = null;
    this.activity.shown();
  }

  /** @param {boolean} asked by a button: what is told now is worth more than what is pointed at */
  #update(asked) {
    if (asked) this.controls.keepFocus("hint", this.root.activeElement);
    if (asked) this.target.rest();
    if (this.#played) return;
    this.#state = this.activity.state;
    this.#render();
  }

  /** @param {string} sentence @param {boolean} aloud */
  #tell(sentence, aloud) {
    this.#told = sentence;
    if (aloud) this.#announcer.say(sentence);
  }

  /** @param {{ code: string, detail: any }} refusal */
  #refuse({ code, detail }) {
    this.#refusal = this.narrator.refusal(code, detail, this.#state.info);
    this.#announcer.say(this.#refusal);
    this.#renderLine();
  }

  /** @param {string} code */
  notice(code) {
    say(this.#notice, this.words.notices[code] ?? (this.words.errors[code] ?? this.words.errors.unknown)({}));
    this.#notice.hidden = false;
  }

  // --- what the hands do ---

  /** @param {AbortSignal} signal */
  #listen(signal) {
    listenToHands(
      {
        grid: this.grid,
        layout: () => this.stage.layout,
        point: (hole, way) => this.#point(hole, way),
        choose: (hole, way) => this.#choose(hole, way),
        focus: () => this.#focus(),
      },
      signal,
    );
    listenToKeys(this.root, (action) => this.act(action), signal);
    this.root.addEventListener("click", (event) => this.#press(event), { signal });
    this.root.addEventListener("change", (event) => this.#reseat(event), { signal });
    this.controls.onSpeed((speed) => this.prefs.set("speed", speed), signal);
    this.prefs.addEventListener("change", (event) => this.#adopt(/** @type {CustomEvent} */ (event).detail.name), {
      signal,
    });
  }

  /** @param {number | null} hole @param {Way | null} way */
  #point(hole, way) {
    if (!this.target.point(hole, way)) return;
    if (hole !== null) this.#refusal = "";
    this.#renderTarget();
  }

  #focus() {
    this.target.wake();
    this.#renderTarget();
  }

  /** A tap while seeds move brings them home; otherwise it sows. @param {number | null} hole @param {Way | null} way */
  #choose(hole, way) {
    if (this.stage.player.playing) return this.stage.player.finish();
    if (hole === null) return;
    if (this.target.isUndecided({ hole, way })) this.#refuse({ code: "whichSide", detail: {} });
    else this.activity.sow(this.target.sowing({ hole, way }));
  }

  /** @param {Event} event */
  #press(event) {
    const pressed = event.target instanceof Element ? event.target.closest("[data-do]") : null;
    if (!(pressed instanceof HTMLElement) || pressed.getAttribute("aria-disabled") === "true") return;
    this.act(pressed.dataset.do ?? "");
  }

  /** @param {Event} event */
  #reseat(event) {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement) || !target.dataset.seat) return;
    this.activity.reseat?.([this.plates[0].seat.value, this.plates[1].seat.value]);
  }

  /** Does what a button or a key asks for; says whether it could be done. @param {string} name */
  act(name) {
    const action = this.#actions[name];
    if (!action?.can) return false;
    action.run();
    return true;
  }

  /** @returns {Record<string, Action>} */
  get #actions() {
    const { player } = this.stage;
    const { root, words, prefs } = this;
    return {
      pause: { can: player.playing, run: () => this.#moveOn(player.paused ? "resume" : "pause") },
      step: { can: player.playing, run: () => this.#moveOn("step") },
      skip: { can: player.playing, run: () => player.finish() },
      settings: { can: true, run: () => void openSettings(root, words, prefs) },
      help: { can: true, run: () => void openHelp(root, words, this.#state.info) },
      ...this.#state.actions,
    };
  }

  /** @param {"pause" | "resume" | "step"} how */
  #moveOn(how) {
    this.stage.player[how]();
    this.#renderControls();
  }

  /** A preference has changed. @param {keyof import("../game/prefs.js").Values} name */
  #adopt(name) {
    if (name === "speed") return this.#setSpeed();
    if (name === "calm") this.stage.beCalm(this.prefs.values.calm);
    if (name === "mirror") this.#setBoard();
    this.#update(false);
  }

  #setSpeed() {
    const { speed } = this.prefs.values;
    this.stage.player.speed = speed;
    this.controls.showSpeed(speed);
  }

  #setBoard() {
    const { row, ring } = this.#state.info;
    return this.stage.setBoard({ row, ring, mirror: this.prefs.values.mirror });
  }

  // --- what is seen ---

  /** Draws the state. While seeds move, holes and line follow them. */
  #render() {
    const { phase, caption, note, match } = this.#state;
    this.#makeRoom(isOver(phase) || phase === "swap");
    mark(this.stage.element, "data-phase", phase);
    say(this.#caption, caption);
    say(this.#note, note);
    this.#note.hidden = !note;
    this.matchButton.show(match);
    this.#renderPlates();
    this.#renderControls();
    if (!this.#played) this.#readGrid();
    if (!this.#played) this.#renderTarget();
    if (this.activity.panel.render()) this.grid.focus();
  }

  /** For a card below the board, in place of the buttons that hold the motion. @param {boolean} forCard */
  #makeRoom(forCard) {
    if (forCard && this.root.activeElement?.closest(".motion")) this.grid.focus();
    mark(this.controls.element, "data-over", forCard);
  }

  /** What is pointed at, on the holes and in the line. */
  #renderTarget() {
    this.grid.aim(this.#state.info.ways === "both" ? this.target.at : null, this.stage.layout);
    this.stage.mark(this.#marks);
    this.#renderLine();
  }

  #renderPlates() {
    const { phase, seats, view, turn } = this.#state;
    const { by, before } = this.#played ?? { by: view.mover, before: view };
    this.plates.forEach((plate, player) => {
      const hasTurn = !isOver(phase) && player === by;
      plate.show({ seat: seats[player], bank: before.banks[player], turn: hasTurn, says: hasTurn ? turn : "" });
    });
  }

  #renderControls() {
    const able = Object.entries(this.#actions).flatMap(([name, { can }]) => (can ? [name] : []));
    this.controls.show({ able, pressed: this.#state.pressed, paused: this.stage.player.paused });
  }

  #readGrid() {
    const { view, info, legal, endless, mine, readings, label } = this.#state;
    mark(this.grid.element, "aria-label", label);
    this.grid.read({ ...view, names: info.names, legal, endless, mine, readings });
  }

  #renderLine() {
    if (this.#played) return;
    const { line, invitation } = this.#state;
    say(this.#line, this.#refusal || this.#aimed || line || this.#told || invitation);
    mark(this.#line, "data-refusal", this.#refusal !== "");
  }

  /** What is to be said of the sowing pointed at. */
  get #aimed() {
    const { at } = this.target;
    if (!at) return "";
    if (this.target.isUndecided(at)) return this.words.errors.whichSide({});
    const { view, info } = this.#state;
    return this.narrator.aimed(this.target.sowing(at), this.target.preview, view, info);
  }

  /** @returns {import("../board/canvas.js").Marks} */
  get #marks() {
    const { counts } = this.prefs.values;
    return { ...marksOf(this.#state, this.activity, this.target, this.stage.layout), counts };
  }

  /**
   * Banks, hand and laps while seeds move: a seed has left the hand when it flies, and is won when it lies.
   * @param {Frame} frame @param {number} t
   */
  #follow(frame, t) {
    if (!this.#played) return;
    const { from, to } = frame;
    const { by, sowing } = this.#played;
    const { banks } = t < 1 ? from : to;
    this.plates.forEach((plate, player) =>
      plate.follow(banks[player], player === by && sowing ? this.#inHand(to.hand) : null),
    );
    if (sowing) say(this.#line, this.commentary.line(frame, this.#state.info));
  }

  /** @param {number} seeds */
  #inHand(seeds) {
    return seeds ? this.words.board.hand(seeds) : this.words.turn.showing({ alone: false });
  }
}

/** @param {import("./activity.js").Phase} phase */
const isOver = (phase) => phase === "over" || phase === "matchOver";
