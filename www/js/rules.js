/** The rules page: every rule of the outline in the words of text/rules, with a board to play beside it. */

import { ready } from "./engine/wasm.js";
import { showAdvantages } from "./rules/advantage.js";
import { AliGuliEndless } from "./rules/endless.js";
import { AliGuliExample } from "./rules/example.js";
import { examples, sampleRecord } from "./rules/examples/index.js";
import { basics, disputes, endings, games, matches, sources } from "./rules/outline.js";
import { rulesWordsFor } from "./text/rules/index.js";
import { h, say } from "./ui/elements.js";
import { bringTypeface } from "./ui/typeface.js";

/**
 * @typedef {import("../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("./rules/outline.js").Rule} Rule
 * @typedef {import("./rules/outline.js").SourceId} SourceId
 * @typedef {{ id: string, title: string, element: HTMLElement }} Section
 */

bringTypeface();
const words = rulesWordsFor(navigator.language);
const { page } = words;

// --- words ---

/** A text with its *terms* emphasised. @param {string} text @returns {(Node | string)[]} */
const formatted = (text) => text.split("*").map((part, i) => (i % 2 ? h("em", {}, part) : part));

/** @param {string} text */
const paragraph = (text) => h("p", {}, ...formatted(text));

/** @param {string} label @param {string} text */
const labelled = (label, text) => h("p", {}, h("strong", {}, `${label}: `), ...formatted(text));

/** @param {string} text */
const leadIn = (text) => h("p", { class: "lead" }, ...formatted(text));

// --- parts ---

/** @param {string} id @param {string} title @param {...(Node | string)} parts @returns {Section} */
function section(id, title, ...parts) {
  const heading = h("h2", { id: `${id}-title` }, h("a", { href: `#${id}` }, title));
  return { id, title, element: h("section", { id, "aria-labelledby": `${id}-title` }, heading, ...parts) };
}

/** @param {string} id @param {string} title @param {string} lead @param {Rule[]} rules */
function ruleSection(id, title, lead, rules) {
  return section(id, title, leadIn(lead), ...rules.map((rule) => ruleOf(id, rule)));
}

/** @param {string} place @param {Rule} rule */
function ruleOf(place, { rule, sources = {}, examples = [] }) {
  const { title, says, ours, why } = words.rules[rule];
  const id = `${place}-${rule}`;
  return article(id, title, examples, paragraph(says), ...sourcesOf(sources), ...ruling(ours, why));
}

/** @param {string} id @param {string} title @param {string[]} examples @param {...Node} says */
function article(id, title, examples, ...says) {
  const boards = examples.map(exampleNamed);
  const beside = boards.length ? [h("div", { class: "boards" }, ...boards)] : [];
  const heading = h("h3", {}, h("a", { href: `#${id}` }, title));
  return h("article", { id, class: "rule" }, h("div", { class: "says" }, heading, ...says), ...beside);
}

/** @param {string} name */
function exampleNamed(name) {
  const example = new AliGuliExample();
  example.setAttribute("name", name);
  return example;
}

/** @param {string} [ours] @param {string} [why] */
function ruling(ours, why) {
  if (!ours) return [];
  return [h("div", { class: "ruling" }, labelled(page.ours, ours), ...(why ? [labelled(page.why, why)] : []))];
}

/** @param {Partial<Record<SourceId, string>>} from  the sources, and the heading under which each says so */
function sourcesOf(from) {
  const links = /** @type {[SourceId, string][]} */ (Object.entries(from)).map(([text, heading]) =>
    h("li", {}, h("a", { href: `#text-${text}` }, words.sources[text].short), page.part(heading)),
  );
  return links.length ? [h("div", { class: "sources" }, h("span", {}, page.from), h("ul", {}, ...links))] : [];
}

// --- sections ---

/** @param {VariantId} id */
function gameSection(id) {
  const { name, tale } = words.common.variants[id];
  return ruleSection(id, name, tale, games[id]);
}

function endingsSection() {
  const { title, says } = words.ajji;
  const rules = endings.map((rule) => ruleOf("endings", rule));
  const endless = h(
    "article",
    { id: "ajji-aata", class: "rule" },
    h("div", { class: "says" }, h("h3", {}, h("a", { href: "#ajji-aata" }, title)), ...says.map(paragraph)),
    h("div", { class: "boards" }, new AliGuliEndless()),
  );
  return section("endings", page.endings, ...rules, endless);
}

function disputesSection() {
  const all = disputes.map(({ dispute, sources, examples = [] }) => {
    const { title, says, ours } = words.disputes[dispute];
    const whence = Object.fromEntries(sources.map((text) => [text, ""]));
    const answer = h("div", { class: "ruling" }, labelled(page.weDo, ours));
    return article(`texts-${dispute}`, title, examples, paragraph(says), ...sourcesOf(whence), answer);
  });
  return section("disagreements", page.disputes, leadIn(page.disputesLead), ...all);
}

function notationSection() {
  const { title, sowings, position, record: game } = words.notation;
  const line = h("pre", {}, h("code", {}, examples.written.position ?? ""));
  return section(
    "notation",
    title,
    h(
      "article",
      { class: "rule" },
      h("div", { class: "says" }, paragraph(sowings), paragraph(position), line),
      h("div", { class: "boards" }, exampleNamed("written")),
    ),
    h(
      "article",
      { class: "rule" },
      h("div", { class: "says" }, paragraph(game), h("pre", {}, h("code", {}, sampleRecord))),
    ),
  );
}

function sourcesSection() {
  const entries = sources.flatMap((text) => {
    const { name, tells } = words.sources[text];
    return [h("dt", { id: `text-${text}` }, name), h("dd", {}, tells)];
  });
  return section("texts", page.texts, h("dl", {}, ...entries));
}

/** @param {VariantId[]} order */
function sections(order) {
  return [
    ruleSection("basics", page.basics, page.basicsLead, basics),
    ...order.map(gameSection),
    ruleSection("matches", page.matches, page.matchesLead, matches),
    endingsSection(),
    disputesSection(),
    notationSection(),
    sourcesSection(),
  ];
}

// --- the page ---

/** @param {Section[]} all */
function contents(all) {
  const links = all.map(({ id, title }) => h("li", {}, h("a", { href: `#${id}` }, title)));
  document.querySelector(".contents ol")?.append(...links);
}

/** Marks the section being read in the contents. @param {Section[]} all */
function followReader(all) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = document.querySelector(`.contents a[href="#${target.id}"]`);
        if (isIntersecting) link?.setAttribute("aria-current", "true");
        else link?.removeAttribute("aria-current");
      }
    },
    { rootMargin: "-20% 0px -79% 0px" },
  );
  for (const { element } of all) observer.observe(element);
}

/**
 * Scrolls to the #name in the address. It was not there when the browser looked, and the boards have to be laid out
 * first.
 */
function scrollToHash() {
  // our ids are plain letters: there is nothing to decode
  const target = document.getElementById(location.hash.slice(1));
  requestAnimationFrame(() => requestAnimationFrame(() => target?.scrollIntoView({ behavior: "instant" })));
}

async function open() {
  document.documentElement.lang = words.common.tag;
  document.title = `${page.title} · ${words.common.page.title}`;
  for (const element of document.querySelectorAll("[data-text]")) {
    say(element, /** @type {Record<string, any>} */ (page)[element.getAttribute("data-text") ?? ""]);
  }
  const api = await ready.catch(() => null);
  const order = api ? api.variants().map(({ id }) => id) : /** @type {VariantId[]} */ (Object.keys(games));
  const all = sections(order);
  const notice = api ? [] : [h("p", { class: "ruling", role: "status" }, page.noEngine)];
  document.querySelector("main")?.replaceChildren(...notice, ...all.map(({ element }) => element));
  contents(all);
  followReader(all);
  if (api) showAdvantages(api, order, words.common.fair.favour);
  scrollToHash();
}

void open();
