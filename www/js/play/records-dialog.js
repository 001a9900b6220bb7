/** The window in which games go out and come in as text: record and position, copied, saved, pasted, opened. */

import { dayOf } from "../game/days.js";
import { mostCopies } from "../game/store.js";
import { withLater } from "../text/later.js";
import { dialogButtons, dialogOf, openDialog } from "../ui/dialog.js";
import { h, mark, say } from "../ui/elements.js";
import { excerptOf, faultsOf, isPosition, lineOf, marked, rangeOf } from "./faults.js";

/**
 * @typedef {import("../text/later.js").AllWords} Words
 * @typedef {import("../game/session.js").Session} Session
 * @typedef {import("../../ali_guli_mane.js").VariantInfo} VariantInfo
 * @typedef {import("./faults.js").Found} Found
 * @typedef {{ record: string } | { options: { position: string } }} Import
 */

/** A file or a text that is larger is not even read. The engine reads no more either. */
const largest = 1 << 24;

/**
 * @param {ParentNode & Node} root @param {import("../text/index.js").Words} known @param {Session} session
 */
export async function openRecordsDialog(root, known, session) {
  const words = withLater(known);
  const life = new AbortController();
  const form = new ImportForm(words, session, life.signal);
  const dialog = dialogOf(
    "wide records",
    words.records.title,
    outgoing(words, session, life.signal),
    form.element,
    earlier(words, session, life.signal),
    dialogButtons(["", words.controls.close]),
  );
  await openDialog(root, dialog);
  life.abort();
}

// --- out ---

/** @param {Words} words @param {Session} session @param {AbortSignal} signal */
function outgoing({ records: words, fair }, session, signal) {
  const record = h("textarea", { readonly: true, rows: 6, spellcheck: "false", "aria-label": words.record });
  record.value = recordOf(session, fair.recorded);
  const position = h("input", { type: "text", readonly: true, spellcheck: "false", "aria-label": words.position });
  position.value = session.view.text;
  const told = h("p", { class: "note", role: "status" });
  const save = press(words.save, () => saveFile(session, record.value), signal);
  return h(
    "section",
    {},
    h("h3", {}, words.out),
    record,
    h("div", { class: "row" }, copier(record, words.copyRecord, words, told, signal), save),
    h("div", { class: "row" }, position, copier(position, words.copyPosition, words, told, signal)),
    told,
  );
}

/**
 * @param {HTMLTextAreaElement | HTMLInputElement} field @param {string} label @param {Words["records"]} words
 * @param {HTMLElement} told @param {AbortSignal} signal
 */
function copier(field, label, words, told, signal) {
  return press(
    label,
    async () => {
      say(told, (await copied(field.value)) ? words.copied : words.select);
      if (told.textContent === words.select) field.select();
    },
    signal,
  );
}

/** False where the browser does not let a page copy. @param {string} text */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The record tells of South and North. A remark says that the players changed sides.
 * @param {Session} session @param {string} remark
 */
function recordOf(session, remark) {
  return session.agreement.swap?.choice?.changed ? `${session.record()}\n# ${remark}\n` : session.record();
}

/** @param {Session} session @param {string} record */
function saveFile(session, record) {
  const url = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  h("a", { href: url, download: `${session.view.variant}-${dayOf(new Date())}.txt` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // a browser may ask first where to
}

// --- in ---

/** Where a record or a position is pasted, looked at, and brought in. */
class ImportForm {
  #field;
  #file = h("input", { type: "file", accept: ".txt,text/plain", hidden: true });
  #bring;
  #says = h("div", { class: "faults", id: "faults", role: "alert" });
  /** Has the person been told that a game is going on? */
  #warned = false;

  /** @param {Words} words @param {Session} session @param {AbortSignal} signal */
  constructor(words, session, signal) {
    this.words = words.records;
    this.session = session;
    const { paste, pasteHint, into, open, bring } = this.words;
    const label = paste(words.variants[session.view.variant].name);
    this.#field = h("textarea", {
      rows: 5,
      spellcheck: "false",
      autocapitalize: "off",
      autocomplete: "off",
      "aria-label": label,
      placeholder: `${label}. ${pasteHint}`,
    });
    this.#bring = press(bring, () => this.#take(), signal);
    this.#bring.classList.add("chief");
    this.#field.addEventListener("input", () => this.#forget(), { signal });
    this.#field.addEventListener("paste", (event) => this.#weigh(event, event.clipboardData), { signal });
    this.#field.addEventListener("drop", (event) => this.#weigh(event, event.dataTransfer), { signal });
    this.#file.addEventListener("change", () => void this.#read(), { signal });
    this.element = h(
      "section",
      {},
      h("h3", {}, into),
      this.#field,
      this.#file,
      this.#says,
      h(
        "div",
        { class: "row" },
        press(open, () => this.#file.click(), signal),
        this.#bring,
      ),
    );
  }

  /** Another text: what was said of the old one is void. */
  #forget() {
    this.#warned = false;
    this.#says.replaceChildren();
    say(this.#bring, this.words.bring);
    mark(this.#field, "aria-invalid", undefined);
    mark(this.#field, "aria-describedby", undefined);
  }

  /**
   * A field with too long a text in it would hold up the page.
   * @param {Event} event @param {DataTransfer | null} brought
   */
  #weigh(event, brought) {
    if ((brought?.getData("text/plain").length ?? 0) <= largest) return;
    event.preventDefault();
    this.#forget();
    this.#complain([h("p", {}, this.words.recordFaults.tooLong({}))]);
  }

  async #read() {
    const [file] = this.#file.files ?? [];
    this.#file.value = "";
    if (!file) return;
    this.#forget();
    if (file.size > largest) return this.#complain([h("p", {}, this.words.recordFaults.tooLong({}))]);
    const text = await file.text().catch(() => null);
    if (text === null) return this.#complain([h("p", {}, this.words.unreadable)]);
    this.#field.value = text;
    this.#take();
  }

  /** Looks first whether it can be read; asks if a game is going on; then brings it in. */
  #take() {
    const text = this.#field.value;
    this.#says.replaceChildren();
    if (!text.trim()) return this.#complain([h("p", {}, this.words.nothing)]);
    const wish = imported(text);
    try {
      this.session.imagine(wish);
    } catch (error) {
      return this.#explain(/** @type {any} */ (error), "record" in wish ? text : text.trim());
    }
    if (this.session.inProgress && !this.#warned) return this.#warn();
    if ("record" in wish) this.session.load(wish.record);
    else this.session.start(wish);
    this.element.closest("dialog")?.close();
  }

  #warn() {
    this.#warned = true;
    this.#says.replaceChildren(h("p", { class: "warning" }, this.words.inProgress));
    say(this.#bring, this.words.bringAnyway);
  }

  /**
   * Every fault in words, the text with the places marked, and the first of them selected.
   * @param {{ code?: string, detail?: any }} error @param {string} text
   */
  #explain(error, text) {
    this.#field.value = text;
    const faults = faultsOf(error, text);
    if (!faults.length) throw error;
    const line = lineOf(text, faults[0].line);
    this.#complain([excerpt(line, faults), h("ul", {}, ...faults.map((fault) => h("li", {}, this.#inWords(fault))))]);
    this.#field.focus();
    this.#field.setSelectionRange(...rangeOf(text, faults[0]));
  }

  /** @param {Found} fault */
  #inWords(fault) {
    const { recordFaults, positionFaults, fault: inPlace } = this.words;
    const tell = (fault.position ? positionFaults : recordFaults)[fault.what];
    return inPlace(fault, tell(fault));
  }

  /** @param {Node[]} complaints */
  #complain(complaints) {
    mark(this.#field, "aria-invalid", "true");
    mark(this.#field, "aria-describedby", this.#says.id);
    this.#says.replaceChildren(...complaints);
  }
}

/** @param {string} text @returns {Import} */
const imported = (text) => (isPosition(text) ? { options: { position: text.trim() } } : { record: text });

/** @param {string} line @param {Found[]} faults */
function excerpt(line, faults) {
  const part = excerptOf(
    line,
    faults.map(({ column }) => column),
  );
  const pieces = marked(part.line, part.columns);
  return h("code", { class: "excerpt" }, ...pieces.map(({ text, wrong }) => (wrong ? h("mark", {}, text) : text)));
}

// --- earlier games ---

/**
 * Finished ones can be looked at again, the others gone on with.
 * @param {Words} words @param {Session} session @param {AbortSignal} signal
 */
function earlier({ records: words, variants, seats: names }, session, signal) {
  const items = session.earlierMatches.map(({ number, view, seats, at }) => {
    const { matchOutcome, outcome, banks, round } = view;
    const game = variants[view.variant].name;
    const result = matchOutcome
      ? { winner: matchOutcome.winner, totals: matchOutcome.stocks }
      : { winner: outcome?.winner ?? null, totals: outcome?.totals ?? banks };
    const resigned = outcome?.reason === "resigned";
    const stage = matchOutcome ? "match" : outcome ? "round" : "running";
    const seated = seats?.map((seat) => names[seat]) ?? null;
    const { name, tale, when } = words.earlierMatch({ game, round, seated, stage, resigned, ...result, at });
    const label = outcome ? words.look : words.recall;
    const recall = press(
      label,
      (button) => {
        session.resumeMatch(number);
        button.closest("dialog")?.close();
      },
      signal,
    );
    mark(recall, "aria-label", `${label}: ${name}, ${when}`);
    const more = h("small", {}, [tale, when].filter(Boolean).join(" · "));
    return h("li", {}, h("span", {}, h("strong", {}, name), more), recall);
  });
  const list = items.length ? h("ul", { class: "earlier" }, ...items) : h("p", { class: "note" }, words.noneEarlier);
  const bound = items.length ? [h("p", { class: "note" }, words.kept(mostCopies))] : [];
  return h("section", {}, h("h3", {}, words.earlier), list, ...bound);
}

/** @param {string} label @param {(button: HTMLButtonElement) => void} act @param {AbortSignal} signal */
function press(label, act, signal) {
  const button = h("button", { type: "button" }, label);
  button.addEventListener("click", () => act(button), { signal });
  return button;
}
