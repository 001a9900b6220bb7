/** The panel of a review: how each player did, the graph of the round, and every sowing in a table to jump to. */

import { button, h, mark, say } from "../ui/elements.js";
import { graphOf, momentAt } from "./graph.js";
import { mistake } from "./report.js";

/**
 * @typedef {import("../text/index.js").Words} Words
 * @typedef {import("./report.js").Report} Report
 * @typedef {import("../../ali_guli_mane.js").Sowing} Sowing
 * @typedef {{ report: Report, names: string[], both: boolean, visit: (at: number) => void }} Subject
 *   `both`: may seeds go either way? `visit`: puts a moment on the board
 */

const box = { width: 720, height: 120 };

export class ReviewPanel {
  #accounts = [h("p"), h("p")];
  #graph = h("div", { class: "lead-graph" });
  #where = h("p", { class: "note", role: "status" });
  #rows = h("tbody");
  #now = -1;

  /** @param {Words} words @param {Subject} subject @param {AbortSignal} signal */
  constructor(words, subject, signal) {
    this.words = words;
    this.subject = subject;
    const { review, players } = words;
    const back = button("back", review.back);
    back.className = "chief";
    const key = h(
      "p",
      { class: "key", "aria-hidden": "true" },
      h("span", {}, review.ahead(players[0])),
      h("span", {}, review.ahead(players[1])),
    );
    this.element = h(
      "section",
      { class: "review", "aria-label": review.title },
      h(
        "div",
        { class: "review-head" },
        h("h2", {}, review.title),
        h("div", {}, ...this.#accounts),
        h("div", { class: "choices" }, back),
      ),
      h("div", { class: "shares" }, this.#graph, key),
      this.#where,
      h("details", {}, h("summary", {}, review.table), this.#table()),
    );
    this.#graph.addEventListener("click", (event) => this.#point(event), { signal });
    this.#rows.addEventListener("click", (event) => this.#press(event), { signal });
    this.show(-1);
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
    say(
      this.#where,
      now < 0 ? review.elsewhere : review.lead(report.findings[now], this.#nameOf(report.findings[now].better)),
    );
    this.#showRows();
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
  #point({ clientX }) {
    const { left, width } = this.#graph.getBoundingClientRect();
    this.subject.visit(momentAt((clientX - left) / width, this.subject.report.moments.length, box.width));
  }

  /** @param {Event} event */
  #press({ target }) {
    const pressed = target instanceof HTMLElement ? target.closest("[data-at]") : null;
    if (pressed instanceof HTMLElement) this.subject.visit(Number(pressed.dataset.at));
  }
}
