/**
 * One board in use: joins an activity with what a person sees, and with what hands and keys do.
 *
 * It decides nothing: what may be done is asked of the activity, and what is shown comes from its state.
 */

import { openHelp, openSettings } from "./dialogs.js";
import { listenToHands } from "./input.js";
import { listenToKeys } from "./keys.js";
import { marksOf } from "./marks.js";
import { Narrator } from "./narrator.js";
import { TableView } from "./table-view.js";
import { Target } from "./target.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../game/prefs.js").Prefs} Prefs
 * @typedef {import("../../ali_guli_mane.js").Way} Way
 * @typedef {import("./activity.js").Activity} Activity
 * @typedef {import("./activity.js").Action} Action
 * @typedef {import("./activity.js").ShownSowing} ShownSowing
 * @typedef {{ root: ShadowRoot, keys: EventTarget, activity: Activity, prefs: Prefs, words: Words,
 *   signal: AbortSignal }} Setting
 *   `keys`: from where keys are heard
 */

export class Table {
  /** What the activity said last about itself. */
  #state;
  /** The last sowing in words; and why the last choice was refused. */
  #told = "";
  #refusal = "";
  /** What is to be known whatever is done here, by its code. */
  #standing = "";
  /** Was the motion stopped by a window that opened? */
  #isMotionHeld = false;
  /** @type {ShownSowing | null} what is being shown */
  #played = null;

  /** @param {Setting} setting */
  constructor({ root, keys, activity, prefs, words, signal }) {
    this.root = root;
    this.activity = activity;
    this.prefs = prefs;
    this.words = words;
    this.#state = activity.state;
    this.narrator = new Narrator(words);
    this.view = new TableView(root, words, activity.panel, this.#watcher, signal);
    this.stage = this.view.stage;
    if (!activity.reseat) this.view.fixSeats();
    this.target = new Target(this.view.grid, activity, () => this.#state);
    this.#hear(signal);
    this.#listen(keys, signal);
    this.stage.beCalm(prefs.values.calm);
    this.#setSpeed();
  }

  /** What the stage tells, and asks, while seeds move. @returns {import("./stage.js").Watcher} */
  get #watcher() {
    return {
      resized: () => this.view.grid.place(this.stage.layout),
      moved: (frame, banks) => this.#played && this.view.follow(frame, banks, this.#state, this.#played),
      words: (frame) => this.view.wordsOn(frame, this.#state, this.#played),
      done: () => this.#finish(),
    };
  }

  // --- what the activity says ---

  /** @param {AbortSignal} signal */
  #hear(signal) {
    /** @param {string} type @param {(detail: any) => void} hear */
    const on = (type, hear) =>
      this.activity.addEventListener(type, (event) => hear(/** @type {CustomEvent} */ (event).detail), { signal });
    on("trace", (played) => this.#play(played));
    on("change", ({ told = this.#told }) => this.#rest(told));
    on("update", ({ asked }) => this.#update(asked));
    on("refused", (refusal) => this.#refuse(refusal));
    on("notice", ({ code }) => this.#notice(code));
    on("told", ({ sentence, aloud }) => this.#tell(sentence, aloud));
    on("spoken", ({ sentence }) => this.view.speak(sentence));
    on("focus", () => this.view.grid.focus());
  }

  /** Shows how things stand. Whatever was moving stops. @param {string} told */
  #rest(told) {
    this.#played = null;
    this.#told = told;
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
    // A drawn start is shown before there was anything to see of its game.
    if (this.#setBoard()) this.view.readGrid(this.#state);
    this.view.begin();
    this.stage.play(played.before, played.trace, this.#marks);
    if (this.#played) this.#render();
  }

  #finish() {
    if (!this.#played) return;
    const { view, info, seats, match } = this.#state;
    this.#told = this.narrator.played(this.#played, info);
    const ending = this.narrator.ending(view, info, seats, match?.rounds.at(-1)?.stocks);
    this.view.speak([this.#told, ...ending].filter(Boolean).join(" "));
    this.#played = null;
    this.activity.shown();
  }

  /** @param {boolean} asked by a button: what is told now is worth more than what is pointed at */
  #update(asked) {
    if (asked) this.view.controls.keepFocus("hint", this.root.activeElement);
    if (asked) this.target.rest();
    if (this.#played) return;
    this.#state = this.activity.state;
    this.#render();
  }

  /** @param {string} sentence @param {boolean} aloud */
  #tell(sentence, aloud) {
    this.#told = sentence;
    if (aloud) this.view.speak(sentence);
  }

  /** @param {{ code: string, detail: any }} refusal */
  #refuse({ code, detail }) {
    this.#refusal = this.narrator.refusal(code, detail, this.#state.info);
    this.view.speak(this.#refusal);
    this.#renderLine();
  }

  /** What is to be known whatever is done here; "" for nothing any more. @param {string} code */
  notice(code) {
    this.#standing = code;
    this.#notice(code);
  }

  /** @param {string} code of what is to be known of this activity; "" for nothing any more */
  #notice(code) {
    const { notices, errors } = this.words;
    const told = code || this.#standing;
    this.view.showNotice(told && (notices[told] ?? (errors[told] ?? errors.unknown)({})));
  }

  // --- what the hands do ---

  /** @param {EventTarget} keys @param {AbortSignal} signal */
  #listen(keys, signal) {
    listenToHands(
      {
        grid: this.view.grid,
        layout: () => this.stage.layout,
        ask: (asks) => this.target.ask(asks) && this.#renderTarget(),
        point: (hole, way) => this.#point(hole, way),
        choose: (hole, way) => this.#choose(hole, way),
        focus: () => this.#focus(),
      },
      signal,
    );
    const act = (/** @type {string} */ action) => this.act(action);
    listenToKeys(keys, { root: this.root, moving: () => this.stage.player.playing, act }, signal);
    this.root.addEventListener("windowopen", () => this.#hold(), { signal });
    this.root.addEventListener("windowclose", () => this.#release(), { signal });
    this.root.addEventListener("click", (event) => this.#press(event), { signal });
    this.root.addEventListener("change", (event) => this.#reseat(event), { signal });
    this.view.controls.onSpeed((speed) => this.prefs.set("speed", speed), signal);
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

  /** A window is open: the game waits. */
  #hold() {
    const { player } = this.stage;
    this.activity.hold(true);
    this.#isMotionHeld = player.playing && !player.paused;
    if (this.#isMotionHeld) this.#moveOn("pause");
  }

  #release() {
    this.activity.hold(false);
    if (this.#isMotionHeld && this.stage.player.paused) this.#moveOn("resume");
    this.#isMotionHeld = false;
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
    this.activity.reseat?.(/** @type {import("./activity.js").Seats} */ (this.view.seats));
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
      help: { can: true, run: () => void this.#help() },
      ...this.#state.actions,
    };
  }

  /** From there the first steps can be told again, where there are any. */
  async #help() {
    const { root, words } = this;
    const { info, actions } = this.#state;
    const wanted = await openHelp(root, words, info, Boolean(actions.teach?.can));
    if (wanted) this.act(wanted);
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
    if (name === "mirror" || name === "turn") this.#setBoard();
    this.#update(false);
  }

  #setSpeed() {
    const { speed } = this.prefs.values;
    this.stage.player.speed = speed;
    this.view.controls.showSpeed(speed);
  }

  #setBoard() {
    const { info, seats, near } = this.#state;
    const { mirror, turn } = this.prefs.values;
    const isTurned = near === undefined ? turn !== sitsNorth(seats) : near === 1;
    this.view.turn(isTurned);
    const isAnother = this.stage.setBoard({ row: info.row, ring: info.ring, mirror, turn: isTurned });
    if (isAnother) this.view.held.release();
    return isAnother;
  }

  // --- what is seen ---

  #render() {
    this.view.render(this.#state, this.#means, this.#played);
    if (!this.#played) this.#renderTarget();
    if (this.activity.panel.render()) this.view.grid.focus();
  }

  /** @returns {import("./table-view.js").Means} */
  get #means() {
    const able = Object.entries(this.#actions).flatMap(([name, { can }]) => (can ? [name] : []));
    return { able, paused: this.stage.player.paused };
  }

  #renderControls() {
    this.view.controls.show({ ...this.#means, pressed: this.#state.pressed });
  }

  /** What is pointed at, on the holes and in the line. */
  #renderTarget() {
    this.view.grid.aim(this.#state.info.ways === "both" ? this.target.at : null, this.stage.layout);
    this.stage.mark(this.#marks);
    this.#renderLine();
  }

  #renderLine() {
    if (this.#played) return;
    const { line, invitation } = this.#state;
    this.view.showLine(this.#refusal || this.#aimed || line || this.#told || invitation, this.#refusal !== "");
  }

  /** What is to be said of the sowing pointed at. */
  get #aimed() {
    const { at, closed } = this.target;
    if (closed !== null) return this.narrator.refusal("closedHole", { hole: closed }, this.#state.info);
    if (!at) return "";
    if (this.target.isUndecided(at)) return this.words.errors.whichSide({});
    const { view, info } = this.#state;
    return this.narrator.aimed(this.target.sowing(at), this.target.preview, view, info);
  }

  /** @returns {import("../board/canvas.js").Marks} */
  get #marks() {
    const { counts } = this.prefs.values;
    return { ...marksOf(this.#state, this.activity, this.target, this.stage.layout, this.words.board.legend), counts };
  }
}

/** Is North the only person? Then North's row is the near one. @param {import("./activity.js").Seats} seats */
const sitsNorth = ([south, north]) => north === "person" && south !== "person";
