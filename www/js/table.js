/**
 * One board in use: joins the session, which knows the game, with everything a person sees, hears and touches.
 *
 * It passes on and decides nothing: what may be done is asked of the session, what is shown comes from its view.
 */

import { Voice } from "./announce.js";
import { Controls } from "./controls.js";
import { askForGame, askSettings, askToResign, showHelp } from "./dialogs.js";
import { h, mark, say } from "./dom.js";
import { Ending } from "./ending.js";
import { listenToHands, listenToKeys } from "./input.js";
import { Plate } from "./plates.js";
import { Stage } from "./stage.js";
import { Telling } from "./telling.js";
import { Twin } from "./twin.js";

/**
 * @typedef {import("./text/index.js").Words} Words
 * @typedef {import("./session.js").Session} Session
 * @typedef {import("./prefs.js").Prefs} Prefs
 * @typedef {import("./input.js").Way} Way
 * @typedef {import("./ledger.js").Scene} Scene
 * @typedef {import("./telling.js").Played} Played
 * @typedef {import("../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {{ root: ShadowRoot, session: Session, games: VariantInfo[], prefs: Prefs, words: Words, signal: AbortSignal }} Setting
 */

export class Table {
  #line = h("p", { class: "line" });
  #notice = h("p", { class: "notice", role: "status", hidden: true });
  #voice = new Voice();
  /** The last sowing, in words; and why the last choice was refused. */
  #told = "";
  #refusal = "";
  /** @type {Played | null} what is being shown */
  #played = null;
  /** @type {{ hole: number, way: Way } | null} where a hand points */
  #pointed = null;

  /** @param {Setting} setting */
  constructor({ root, session, games, prefs, words, signal }) {
    this.root = root;
    this.session = session;
    this.games = games;
    this.prefs = prefs;
    this.words = words;
    this.telling = new Telling(words);
    this.twin = new Twin(words, signal);
    this.plates = [new Plate(0, words), new Plate(1, words)];
    this.controls = new Controls(words.controls);
    this.ending = new Ending(this.telling);
    this.stage = new Stage(this.twin.element, {
      resized: () => this.twin.place(this.stage.layout),
      moved: (scene) => this.#follow(scene),
      done: () => this.#shown(),
    }, signal);
    this.#assemble();
    this.#listen(signal);
    this.#adopt();
  }

  #assemble() {
    const [south, north] = this.plates;
    this.root.append(h("div", { class: "table" },
      north.element, this.stage.element, south.element,
      this.#line, this.#notice, this.ending.element, this.controls.element, this.#voice.element));
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    /** @param {string} type @param {(detail: any) => void} hear */
    const on = (type, hear) =>
      this.session.addEventListener(type, (event) => hear(/** @type {CustomEvent} */ (event).detail), { signal });
    on("trace", (played) => this.#show(played));
    on("change", () => this.refresh());
    on("refused", (refusal) => this.#refuse(refusal));
    on("notice", ({ code }) => this.notice(code));
    listenToHands({
      twin: this.twin,
      layout: () => this.stage.layout,
      point: (hole, way) => this.#point(hole, way),
      choose: (hole, way) => this.#choose(hole, way),
    }, signal);
    listenToKeys(this.root, (action) => this.act(action), signal);
    this.root.addEventListener("click", (event) => this.#press(event), { signal });
    this.root.addEventListener("change", (event) => this.#reseat(event), { signal });
    this.controls.onSpeed((speed) => this.#setSpeed(speed), signal);
  }

  /** Takes over what a person once chose. */
  #adopt() {
    this.stage.beCalm(this.prefs.values.calm);
    this.#setSpeed(this.prefs.values.speed);
  }

  // --- what the session says ---

  /** Shows how things stand. Whatever was moving stops. */
  refresh() {
    const { session } = this;
    this.#played = null;
    this.#refusal = "";
    this.#setBoard();
    this.stage.rest(session.view, this.#decor());
    this.#readTwin();
    this.#updateFrame();
  }

  /** @param {Played} played */
  #show(played) {
    this.#played = played;
    this.#refusal = "";
    this.#told = "";
    this.stage.play(played.before, played.trace, this.#decor());
    if (this.#played) this.#updateFrame();
  }

  #shown() {
    if (!this.#played) return;
    this.#told = this.telling.played(this.#played, this.#info);
    this.#voice.say(this.#told);
    this.#played = null;
    this.session.shown();
  }

  /** @param {{ code: string, detail: any }} refusal */
  #refuse({ code, detail }) {
    this.#refusal = this.telling.refusal(code, detail, this.#info);
    this.#voice.say(this.#refusal);
    this.#updateLine();
  }

  /** @param {string} code */
  notice(code) {
    say(this.#notice, this.words.notices[code] ?? this.words.errors.unknown({}));
    this.#notice.hidden = false;
  }

  // --- what the hands do ---

  /** @param {number | null} hole @param {Way} way */
  #point(hole, way) {
    const before = this.#pointed;
    if (before?.hole !== hole) this.#refusal = "";
    this.#pointed = hole === null ? null : { hole, way };
    if (before?.hole === hole && before?.way === way) return;
    this.stage.decorate(this.#decor());
    this.#updateLine();
  }

  /** A tap while seeds move brings them home; otherwise it sows. @param {number | null} hole @param {Way} way */
  #choose(hole, way) {
    if (this.stage.player.playing) return this.stage.player.finish();
    if (hole !== null) this.session.sow(this.#sowing(hole, way));
  }

  /** @param {number} hole @param {Way} way */
  #sowing(hole, way) {
    return this.#info.ways === "both" ? { hole, way } : { hole };
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
      step: [player.playing, () => this.#step()],
      skip: [player.playing, () => player.finish()],
      next: [!player.playing, () => this.#next()],
      fresh: [true, () => void this.#begin()],
      resign: [this.#mayChoose, () => void this.#resign()],
      settings: [true, () => void this.#settings()],
      help: [true, () => void showHelp(this.root, this.words, this.#info)],
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
    const { session, words } = this;
    const now = { variant: this.#info.id, seats: session.seats, options: {} };
    const wish = await askForGame(this.root, words, this.games, now);
    if (!wish) return;
    this.#told = "";
    session.start(wish);
  }

  async #resign() {
    if (await askToResign(this.root, this.words)) this.session.resign();
  }

  #settings() {
    const { preview, counts, mirror, calm } = this.prefs.values;
    return askSettings(this.root, this.words, { preview, counts, mirror, calm }, (name, on) => {
      this.prefs.set(name, on);
      if (name === "calm") this.stage.beCalm(on);
      if (name === "mirror") this.#setBoard();
      this.stage.decorate(this.#decor());
    });
  }

  /** @param {number} speed */
  #setSpeed(speed) {
    this.prefs.set("speed", speed);
    this.stage.player.speed = speed;
    this.controls.showSpeed(speed);
  }

  // --- what is seen ---

  /** What there is to know about the game being played. */
  get #info() {
    const { variant } = this.session.view;
    return this.games.find(({ id }) => id === variant) ?? this.games[0];
  }

  get #mayChoose() {
    const { phase, seats, view } = this.session;
    return phase === "choose" && seats[view.mover] === "person";
  }

  #setBoard() {
    const { row, ring } = this.#info;
    this.stage.setBoard({ row, ring, mirror: this.prefs.values.mirror });
  }

  /** What is marked on the board. @returns {import("./canvas.js").Decor} */
  #decor() {
    const { view } = this.session;
    const choosing = this.#mayChoose;
    return {
      legal: choosing ? holesOf(view.legal) : [],
      endless: choosing ? this.#endless() : [],
      focus: this.twin.focused,
      hover: choosing ? this.#pointed?.hole ?? null : null,
      preview: this.#preview(),
      counts: this.prefs.values.counts,
      names: this.#info.names,
    };
  }

  /** Holes that cannot be sown in any way, as they would go round for ever. */
  #endless() {
    const { legal, endless } = this.session.view;
    const sown = holesOf(legal);
    return holesOf(endless).filter((hole) => !sown.includes(hole));
  }

  /** The sowing pointed at, by a hand or by the focus, if a player may make it. */
  get #aimed() {
    const focus = this.twin.focused;
    const at = this.#pointed ?? (focus === null ? null : { hole: focus, way: /** @type {Way} */ ("anticlockwise") });
    return at && this.#mayChoose ? this.#sowing(at.hole, at.way) : null;
  }

  #preview() {
    const aimed = this.#aimed;
    return aimed && this.prefs.values.preview ? this.session.preview(aimed) : null;
  }

  #readTwin() {
    const { view, seats } = this.session;
    const legal = this.#mayChoose ? holesOf(view.legal) : [];
    const mine = seats[view.mover] === "person" ? view.mover : null;
    this.twin.read({ ...view, names: this.#info.names, legal, endless: this.#endless(), mine });
  }

  #updateFrame() {
    const { phase, view } = this.session;
    const over = phase === "over" || phase === "matchOver";
    const lost = over ? this.ending.show(view, this.#info) : this.ending.hide();
    if (lost) this.twin.focus();
    mark(this.stage.element, "data-phase", phase);
    this.#updatePlates();
    this.#updateControls();
    this.#updateLine();
  }

  #updatePlates() {
    const { phase, seats, view } = this.session;
    const by = this.#played?.by ?? view.mover;
    const over = phase === "over" || phase === "matchOver";
    this.plates.forEach((plate, player) => plate.show({
      seat: seats[player],
      bank: view.banks[player],
      turn: !over && player === by,
      says: !over && player === by ? this.telling.turn(phase, view, seats) : "",
    }));
  }

  /** Banks and hand while seeds move. @param {Scene} scene */
  #follow(scene) {
    if (!this.#played) return;
    const { by } = this.#played;
    this.plates.forEach((plate, player) =>
      plate.follow(scene.banks[player], player === by && scene.hand ? this.words.board.hand(scene.hand) : null));
  }

  #updateControls() {
    const { session } = this;
    const { playing, paused } = this.stage.player;
    this.controls.show({ playing, paused, canUndo: session.canUndo, canRedo: session.canRedo, running: this.#mayChoose });
  }

  #updateLine() {
    const aimed = this.#aimed;
    const foreseen = aimed && this.telling.aimed(aimed, this.#preview(), this.session.view, this.#info);
    say(this.#line, this.#refusal || foreseen || this.#told || (this.#mayChoose ? this.words.board.start : ""));
    mark(this.#line, "data-refusal", this.#refusal !== "");
  }
}

/** @param {{ hole: number }[]} sowings */
const holesOf = (sowings) => [...new Set(sowings.map(({ hole }) => hole))];
