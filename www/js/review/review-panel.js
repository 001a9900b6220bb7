/** The panel of a review: how each player did, the graph of the round, and every sowing in a table to jump to. */

import { button, h, mark, say } from "../ui/elements.js";
import { icon } from "../ui/icons.js";
import { graphOf, momentAt, scaleOf } from "./graph.js";
import { mistake } from "./report.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("./report.js").Report} Report
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {{ report: Report, names: string[], both: boolean, visit: (at: number) => void }} Subject
 *   `both`: may seeds go either way? `visit`: puts a moment on the board
 */

const moves = /** @type {const} */ (["first", "earlier", "later", "last"]);
const box = { width: 720, height: 120 };

export class ReviewPanel {
  #accounts = [h("p"), h("p")];
  #graph = h("div", { class: "lead-graph", role: "slider", tabindex: 0, "aria-valuemin": 1 });
  #scale = [h("span"), h("span")];
  /** What a hand points at on the graph. */
  #pointed = h("p", { class: "pointed", "aria-hidden": "true" });
  #moves = moves.map((name) => /** @type {const} */ ([name, h("button", { type: "button", "data-do": name })]));
  #where = h("p", { class: "note", role: "status" });
  #rows = h("tbody");
  #now = -1;

  /** @param {Words} words @param {Subject} subject @param {AbortSignal} signal */
  constructor(words, subject, signal) {
    this.words = words;
    this.subject = subject;
    const { review } = words;
    mark(this.#graph, "aria-label", review.graph);
    for (const [name, move] of this.#moves) {
      mark(move, "aria-label", review.moves[name]);
      mark(move, "title", review.moves[name]);
      move.append(icon(name));
    }
    const back = button("back", review.back);
    back.className = "chief";
    const key = h("p", { class: "key", "aria-hidden": "true" }, ...this.#scale);
    this.element = h(
      "section",
      { class: "review", "aria-label": review.title },
      h(
        "div",
        { class: "review-head" },
        h("h2", {}, review.title),
        h("div", {}, ...this.#accounts),
        h("div", { class: "choices" }, ...this.#moves.map(([, move]) => move), back),
      ),
      h("div", { class: "shares" }, this.#graph, key),
      this.#pointed,
      this.#where,
      h("details", {}, h("summary", {}, review.table), this.#table()),
    );
    this.#graph.addEventListener("click", (event) => subject.visit(this.#momentUnder(event)), { signal });
    this.#graph.addEventListener("pointermove", (event) => this.#point(this.#momentUnder(event)), { signal });
    this.#graph.addEventListener("pointerleave", () => this.#point(null), { signal });
    this.element.addEventListener("keydown", (event) => this.#key(event), { signal });
    this.#rows.addEventListener("click", (event) => this.#press(event), { signal });
    this.show(-1);
  }

  focus() {
    this.#graph.focus({ preventScroll: true });
  }

  #table() {
    const head = this.words.review.columns.map((name) => h("th", { scope: "col" }, name));
    return h("table", { class: "rounds" }, h("thead", {}, h("tr", {}, ...head)), this.#rows);
  }

  /** Shows what is known by now. @param {number} now the moment on the board; -1 if it is none of this round */
  show(now = this.#now) {
    this.#now = now;
    const { report } = this.subject;
    const { review } = this.words;
    this.#accounts.forEach((line, player) => {
      const seat = player === 0 ? 0 : 1;
      say(line, review.account({ player: seat, ...report.account(seat), complete: report.complete }));
    });
    this.#graph.replaceChildren(graphOf(report.findings, box, now));
    const most = scaleOf(report.findings);
    this.#scale.forEach((figure, player) => say(figure, review.scale(this.words.players[player], most)));
    const where = now < 0 ? review.elsewhere : this.#tale(now);
    say(this.#where, where);
    this.#showMoves(now, where);
    this.#showRows();
  }

  /** A moment in a sentence or two. @param {number} at */
  #tale(at) {
    const { findings } = this.subject.report;
    return `${this.#title(at)} ${this.words.review.lead(findings[at], this.#nameOf(findings[at].better))}`;
  }

  /** Who sowed what there. @param {number} at */
  #title(at) {
    const { mover, sowing } = this.subject.report.moments[at];
    const { review, players } = this.words;
    return sowing ? review.sown({ at: at + 1, player: players[mover], name: this.#nameOf(sowing) }) : `${review.end}.`;
  }

  /** @param {number} now @param {string} where */
  #showMoves(now, where) {
    const last = this.subject.report.moments.length - 1;
    mark(this.#graph, "aria-valuemax", last + 1);
    mark(this.#graph, "aria-valuenow", Math.max(now, 0) + 1);
    mark(this.#graph, "aria-valuetext", where);
    const can = { first: now !== 0, earlier: now > 0, later: now >= 0 && now < last, last: now !== last };
    for (const [name, move] of this.#moves) mark(move, "aria-disabled", can[name] ? undefined : "true");
  }

  /** Rows are kept, so that none loses the focus. */
  #showRows() {
    const { moments, findings } = this.subject.report;
    moments.forEach(({ mover, sowing }, at) => {
      const row = this.#rows.rows[at] ?? this.#rows.appendChild(this.#row(at));
      const { cost } = findings[at];
      mark(row, "data-mistake", (cost ?? 0) >= mistake);
      mark(row, "aria-current", at === this.#now ? "step" : undefined);
      const { review, players } = this.words;
      const cells = [
        sowing ? players[mover] : "",
        cost === null ? "" : review.cost(findings[at]),
        review.figure(findings[at]),
      ];
      cells.forEach((text, index) => say(row.cells[index + 1], text));
    });
  }

  /** @param {number} at */
  #row(at) {
    const { sowing } = this.subject.report.moments[at];
    const { review } = this.words;
    const jump = h("button", { type: "button", "data-at": at }, sowing ? this.#nameOf(sowing) : review.end);
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, `${at + 1}. `, jump),
      h("td"),
      h("td", { class: "stock" }),
      h("td", { class: "stock" }),
    );
  }

  /** @param {Sowing | null} sowing */
  #nameOf(sowing) {
    const { names, both } = this.subject;
    return sowing ? this.words.teach.name(names[sowing.hole], both ? (sowing.way ?? "anticlockwise") : null) : "";
  }

  /** @param {MouseEvent} event */
  #momentUnder({ clientX }) {
    const { left, width } = this.#graph.getBoundingClientRect();
    return momentAt((clientX - left) / width, this.subject.report.moments.length, box.width);
  }

  /** @param {number | null} at */
  #point(at) {
    if (at === null) return say(this.#pointed, "");
    const finding = this.subject.report.findings[at];
    say(this.#pointed, `${this.#title(at)} ${this.words.review.figure(finding)}`.trim());
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { length } = this.subject.report.moments;
    const here = this.#now;
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (to >= 0 && to < length && (here >= 0 || event.key in { Home: 0, End: 0 })) this.subject.visit(to);
  }

  /** @param {Event} event */
  #press({ target }) {
    const pressed = target instanceof HTMLElement ? target.closest("[data-at]") : null;
    if (pressed instanceof HTMLElement) this.subject.visit(Number(pressed.dataset.at));
  }
}
