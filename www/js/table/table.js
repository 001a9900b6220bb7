/**
 * One board in use: joins the session, which knows the game, with everything a person sees, hears and touches.
 *
 * It passes on and decides nothing: what may be done is asked of the session, what is shown comes from its view.
 */

import { Lesson } from "../teach/lesson.js";
import { h, mark, say } from "../ui/elements.js";
import { Aim } from "./aim.js";
import { Announcer } from "./announcer.js";
import { Commentary } from "./commentary.js";
import { Controls } from "./controls.js";
import { openChooser, openHelp, openMatch, openRecords, openResign, openSettings } from "./doors.js";
import { Ending } from "./ending.js";
import { listenToHands, listenToKeys } from "./input.js";
import { Strip } from "./match.js";
import { Plate } from "./plates.js";
import { Sides } from "./sides.js";
import { Stage } from "./stage.js";
import { Telling } from "./telling.js";
import { Twin } from "./twin.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("../game/session.js").Session} Session
 * @typedef {import("../game/prefs.js").Prefs} Prefs
 * @typedef {import("./input.js").Way} Way
 * @typedef {import("../trace/timeline.js").Frame} Frame
 * @typedef {import("./telling.js").Played} Played
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {{ root: ShadowRoot, session: Session, games: VariantInfo[], prefs: Prefs, words: Words, signal: AbortSignal,
 *   tutor: import("./chooser.js").Tutor,
 *   extra: { actions: Record<string, [boolean, () => void]>, panel?: Element, lesson?: import("../puzzle/guide.js").Guide } }} Setting
 *   `tutor`: whom the teacher asks; `extra`: what else can be done here, a panel below the board, another teacher
 */

export class Table {
  #caption = h("p", { class: "caption" });
  /** What was done to make the round a fair one. */
  #fairly = h("p", { class: "fairly", hidden: true });
  #line = h("p", { class: "line" });
  #notice = h("p", { class: "notice", role: "status", hidden: true });
  #voice = new Announcer();
  /** The last sowing, in words; and why the last choice was refused. */
  #told = "";
  #refusal = "";
  /** The position, as text, in which a player may sow again. */
  #again = "";
  /** @type {Played | null} what is being shown */
  #played = null;

  /** @param {Setting} setting */
  constructor({ root, session, games, prefs, words, signal, tutor, extra }) {
    this.root = root;
    this.session = session;
    this.prefs = prefs;
    this.extra = extra;
    this.tutor = tutor;
    this.words = words;
    this.telling = new Telling(words);
    this.twin = new Twin(words, signal);
    this.aim = new Aim(session, games, this.twin, prefs);
    this.lesson = extra.lesson ?? new Lesson(words, { session, prefs, tutor, heard: () => this.#learn() });
    this.teacher = this.lesson.teacher;
    this.plates = [new Plate(0, words), new Plate(1, words)];
    this.controls = new Controls(words.controls);
    this.commentary = new Commentary(words);
    this.strip = new Strip(words.match);
    this.ending = new Ending(this.telling);
    this.sides = new Sides(words, tutor, signal);
    this.stage = new Stage(
      this.twin.element,
      {
        resized: () => this.twin.place(this.stage.layout),
        moved: (frame, t) => this.#follow(frame, t),
        words: (frame) => this.commentary.marks(frame, this.aim.info, this.#played?.by ?? 0),
        done: () => this.#shown(),
      },
      signal,
    );
    this.#assemble(signal);
    this.#listen(signal);
    this.#adopt();
  }

  /** @param {AbortSignal} signal */
  #assemble(signal) {
    const [south, north] = this.plates;
    const middle = h(
      "div",
      { class: "middle" },
      h("div", { class: "head" }, this.#caption, this.strip.element, this.#fairly),
      north.element,
      this.stage.element,
      south.element,
      this.#line,
      this.lesson.element,
      this.#notice,
      this.ending.element,
      this.sides.element,
      this.extra.panel ?? "",
    );
    const element = h(
      "div",
      { class: "table", lang: this.words.tag, "data-study": Boolean(this.extra.panel) },
      middle,
      this.controls.element,
      this.#voice.element,
    );
    this.root.append(element);
    signal.addEventListener("abort", () => element.remove());
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    /** @param {string} type @param {(detail: any) => void} hear */
    const on = (type, hear) =>
      this.session.addEventListener(type, (event) => hear(/** @type {CustomEvent} */ (event).detail), { signal });
    on("trace", (played) => this.#show(played));
    on("change", () => this.refresh());
    on("thinking", (progress) => this.#updatePlates(false, progress));
    on("sides", (detail) => this.#tell(this.telling.sides(detail, this.session.seats)));
    on("refused", (refusal) => this.#refuse(refusal));
    on("notice", ({ code }) => this.notice(code));
    listenToHands(
      {
        twin: this.twin,
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
    this.controls.onSpeed((speed) => this.#choosePace(speed), signal);
  }

  /** Takes over what a person once chose. */
  #adopt() {
    this.stage.beCalm(this.prefs.values.calm);
    this.#setPace(this.prefs.values.speed);
    this.session.beat = this.prefs.values.beat;
  }

  // --- what the session says ---

  /** Shows how things stand. Whatever was moving stops. */
  refresh() {
    this.#played = null;
    this.#refusal = "";
    this.aim.rest();
    this.teacher.look();
    this.#setBoard();
    this.stage.rest(this.session.view, this.#decor);
    this.#readTwin();
    this.#updateAll();
  }

  /** @param {Played} played */
  #show(played) {
    this.#played = played;
    this.#refusal = "";
    this.#told = "";
    this.#again = played.trace.at(-1)?.kind === "again" ? played.after.text : "";
    if (this.#setBoard()) this.#readTwin(); // a drawn start is shown before there was anything to see of its game
    this.commentary.begin();
    this.teacher.watch(played);
    this.stage.play(played.before, played.trace, this.#decor);
    if (this.#played) this.#updateAll();
  }

  #shown() {
    if (!this.#played) return;
    this.#told = this.telling.played(this.#played, this.aim.info);
    this.#voice.say(
      [this.#told, ...this.telling.ending(this.session.view, this.aim.info, { why: !this.#told })].join(" "),
    );
    this.#played = null;
    this.session.shown();
  }

  /** @param {string} sentence */
  #tell(sentence) {
    this.#told = sentence;
    this.#voice.say(sentence);
  }

  /** @param {{ code: string, detail: any }} refusal */
  #refuse({ code, detail }) {
    this.#refusal = this.telling.refusal(code, detail, this.aim.info);
    this.#voice.say(this.#refusal);
    this.#updateLine();
  }

  /** @param {string} code */
  notice(code) {
    say(this.#notice, this.words.notices[code] ?? (this.words.errors[code] ?? this.words.errors.unknown)({}));
    this.#notice.hidden = false;
  }

  // --- what the hands do ---

  /** @param {number | null} hole @param {Way | null} way */
  #point(hole, way) {
    if (!this.aim.point(hole, way)) return;
    if (hole !== null) this.#refusal = "";
    this.#remark();
  }

  #focus() {
    this.aim.wake();
    this.#remark();
  }

  /** A tap while seeds move brings them home; otherwise it sows. @param {number | null} hole @param {Way | null} way */
  #choose(hole, way) {
    if (this.stage.player.playing) return this.stage.player.finish();
    if (hole === null) return;
    if (this.aim.isUndecided({ hole, way })) this.#refuse({ code: "whichSide", detail: {} });
    else this.session.sow(this.aim.sowing({ hole, way }));
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
    this.session.setSeats([this.plates[0].seat.value, this.plates[1].seat.value]);
  }

  /** Does what a button or a key asks for; says whether there was anything to do. @param {string} action */
  act(action) {
    const { session } = this;
    const { player } = this.stage;
    /** @type {Record<string, [boolean, () => void]>} may it be done, and how */
    const actions = {
      undo: [session.canUndo, () => session.undo()],
      redo: [session.canRedo, () => session.redo()],
      pause: [player.playing, () => this.#hold()],
      hint: [this.teacher.open, () => this.#study(() => this.teacher.toggleHint())],
      worth: [this.teacher.open, () => this.#study(() => this.prefs.set("worth", !this.prefs.values.worth))],
      retry: [!player.playing, () => this.#study(() => this.teacher.retry())],
      step: [player.playing, () => this.#step()],
      skip: [player.playing, () => player.finish()],
      next: [!player.playing, () => this.#next()],
      fresh: [true, () => void this.#begin()],
      stay: [session.phase === "swap", () => session.chooseSide(false)],
      change: [session.phase === "swap", () => session.chooseSide(true)],
      match: [this.aim.info.matches, () => void openMatch(this)],
      records: [true, () => void openRecords(this)],
      resign: [this.aim.open, () => void openResign(this)],
      settings: [true, () => void openSettings(this, (name, value) => this.#set(name, value))],
      help: [true, () => void openHelp(this)],
      ...this.extra.actions,
    };
    const [can, go] = actions[action] ?? [false, () => {}];
    if (can) go();
    return can;
  }

  #hold() {
    const { player } = this.stage;
    if (player.paused) player.resume();
    else player.pause();
    this.#updateControls();
  }

  #step() {
    this.stage.player.step();
    this.#updateControls();
  }

  #next() {
    if (this.session.phase === "over") this.session.nextRound();
    else void this.#begin();
  }

  async #begin() {
    const wish = await openChooser(this);
    if (!wish) return;
    this.#told = wish.told ?? "";
    this.session.start(wish);
  }

  /** Something has been set otherwise. @param {string} name @param {any} value */
  #set(name, value) {
    if (name === "calm") this.stage.beCalm(value);
    if (name === "beat") this.session.beat = value;
    if (name === "mirror") this.#setBoard();
    this.teacher.look();
    this.#remark();
  }

  /** @param {number} speed */
  #choosePace(speed) {
    this.prefs.set("speed", speed);
    this.#setPace(speed);
  }

  // --- what is seen ---

  /** @param {number} speed */
  #setPace(speed) {
    this.stage.player.speed = speed;
    this.controls.showSpeed(speed);
  }

  #setBoard() {
    const { row, ring } = this.aim.info;
    return this.stage.setBoard({ row, ring, mirror: this.prefs.values.mirror });
  }

  /** What is pointed at has changed, or how it is to be shown. */
  #remark() {
    const { target, info } = this.aim;
    this.twin.aim(info.ways === "both" ? target : null, this.stage.layout);
    this.stage.decorate(this.#decor);
    this.#updateLine();
  }

  get #decor() {
    return this.lesson.decor(this.aim, this.stage.layout);
  }

  /** The teacher knows more. */
  #learn() {
    if (this.#played) return;
    this.#readTwin();
    this.#remark();
    this.lesson.show(this.#voice);
  }

  /** Something else is to be learned. @param {() => void} ask */
  #study(ask) {
    ask();
    this.controls.keepFocus("hint", this.root.activeElement); // the button that asked may be gone
    this.aim.rest();
    this.teacher.look();
    this.#updateControls();
    this.#learn();
  }

  #readTwin() {
    const { view, seats } = this.session;
    const mine = seats[view.mover] === "person" ? view.mover : null;
    const { legal, endless, info } = this.aim;
    mark(this.twin.element, "aria-label", info.ways === "both" ? this.words.board.labelBoth : this.words.board.label);
    this.twin.read({
      ...view,
      names: info.names,
      legal,
      endless,
      mine,
      worth: info.names.map((_, hole) => this.teacher.reading(hole)),
    });
  }

  #updateAll() {
    const { phase, view } = this.session;
    const over = phase === "over" || phase === "matchOver";
    const lost = over ? this.ending.show(view, this.aim.info) : this.ending.hide();
    if (this.sides.update(this.session, this.prefs.values.worth, this.#voice) || lost) this.twin.focus();
    mark(this.controls.element, "data-over", over || phase === "swap");
    mark(this.stage.element, "data-phase", phase);
    say(this.#caption, this.telling.caption(view, this.aim.info));
    say(this.#fairly, this.telling.fairly(this.session.agreement, view));
    this.#fairly.hidden = !this.#fairly.textContent;
    this.strip.show({ info: this.aim.info, agreed: this.session.options.rounds }, () => this.session.rounds);
    this.#updatePlates(over);
    this.#updateControls();
    this.#updateLine();
    this.lesson.show(this.#voice);
  }

  /** @param {boolean} over @param {{ known?: number, of?: number }} [progress] of the computer */
  #updatePlates(over, progress = {}) {
    const { phase, seats, view } = this.session;
    const { by, before } = this.#played ?? { by: view.mover, before: view };
    this.plates.forEach((plate, player) =>
      plate.show({
        seat: seats[player],
        bank: before.banks[player],
        turn: !over && player === by,
        says:
          !over && player === by
            ? this.telling.turn(phase, view, seats, {
                again: view.secondSowing || view.text === this.#again,
                ...progress,
              })
            : "",
      }),
    );
  }

  /** Banks, hand and laps while seeds move: a seed has left the hand when it flies, and is won when it lies. @param {Frame} frame @param {number} t */
  #follow(frame, t) {
    const { from, to } = frame;
    if (!this.#played) return;
    const { by, sowing } = this.#played;
    const { banks } = t < 1 ? from : to;
    this.plates.forEach((plate, player) =>
      plate.follow(banks[player], player === by && sowing ? this.#inHand(to.hand) : null),
    );
    if (sowing) say(this.#line, this.commentary.line(frame, this.aim.info));
  }

  /** @param {number} seeds */
  #inHand(seeds) {
    return seeds ? this.words.board.hand(seeds) : this.words.turn.showing({ alone: false });
  }

  #updateControls() {
    const { session } = this;
    const { playing, paused } = this.stage.player;
    this.controls.show({
      playing,
      paused,
      canUndo: session.canUndo,
      canRedo: session.canRedo,
      running: this.aim.open,
      hints: this.teacher.hints,
      worth: this.prefs.values.worth,
    });
  }

  #updateLine() {
    if (this.#played) return;
    const { target, info, open } = this.aim;
    const which = this.aim.isUndecided(target) ? this.words.errors.whichSide({}) : "";
    const foreseen =
      which || (target && this.telling.aimed(this.aim.sowing(target), this.aim.foresight, this.session.view, info));
    say(
      this.#line,
      this.#refusal || foreseen || this.teacher.hint || this.#told || (open ? this.words.board.start : ""),
    );
    mark(this.#line, "data-refusal", this.#refusal !== "");
  }
}
