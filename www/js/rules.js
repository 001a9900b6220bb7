/** The rules page: lays out what text/rules tells, with a board to play beside every rule. */

import { ready } from "./engine/wasm.js";
import { AliGuliEndless } from "./rules/endless.js";
import { AliGuliExample } from "./rules/example.js";
import { tellFavoured } from "./rules/favoured.js";
import { examples, record } from "./text/rules/examples.js";
import { rulesText } from "./text/rules/index.js";
import { basics, disputes, endings, games, matches, texts } from "./text/rules/plan.js";
import { h, say } from "./ui/elements.js";

/**
 * @typedef {import("../ali_guli_mane.js").VariantId} VariantId
 * @typedef {import("./text/rules/plan.js").Rule} Rule
 * @typedef {import("./text/rules/plan.js").TextId} TextId
 * @typedef {{ id: string, title: string, element: HTMLElement }} Section
 */

const words = rulesText(navigator.language);
const { page } = words;

// --- words ---

/** A text with its *terms* set off. @param {string} text @returns {(Node | string)[]} */
const told = (text) => text.split("*").map((part, i) => (i % 2 ? h("em", {}, part) : part));

/** @param {string} text */
const paragraph = (text) => h("p", {}, ...told(text));

/** @param {string} label @param {string} text */
const labelled = (label, text) => h("p", {}, h("strong", {}, `${label}: `), ...told(text));

/** @param {string} text */
const leadIn = (text) => h("p", { class: "lead" }, ...told(text));

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
function ruleOf(place, { rule, from = {}, show = [] }) {
  const { title, says, ours, why } = words.rules[rule];
  const id = `${place}-${rule}`;
  return article(id, title, show, paragraph(says), ...sources(from), ...ruling(ours, why));
}

/** @param {string} id @param {string} title @param {string[]} show @param {...Node} says */
function article(id, title, show, ...says) {
  const boards = show.map(exampleNamed);
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

/** @param {Partial<Record<TextId, string>>} from  the texts, and the heading under which each says so */
function sources(from) {
  const links = /** @type {[TextId, string][]} */ (Object.entries(from)).map(([text, heading]) =>
    h("li", {}, h("a", { href: `#text-${text}` }, words.texts[text].short), page.part(heading)),
  );
  return links.length ? [h("div", { class: "sources" }, h("span", {}, page.from), h("ul", {}, ...links))] : [];
}

// --- sections ---

/** @param {VariantId} id */
function game(id) {
  const { name, tale } = words.common.variants[id];
  return ruleSection(id, name, tale, games[id]);
}

function neverEnding() {
  const { title, says } = words.ajji;
  const rules = endings.map((rule) => ruleOf("endings", rule));
  const carousel = h(
    "article",
    { id: "ajji-aata", class: "rule" },
    h("div", { class: "says" }, h("h3", {}, h("a", { href: "#ajji-aata" }, title)), ...says.map(paragraph)),
    h("div", { class: "boards" }, new AliGuliEndless()),
  );
  return section("endings", page.endings, ...rules, carousel);
}

function disagreements() {
  const all = disputes.map(({ dispute, from, show = [] }) => {
    const { title, says, ours } = words.disputes[dispute];
    const whence = Object.fromEntries(from.map((text) => [text, ""]));
    const answer = h("div", { class: "ruling" }, labelled(page.weDo, ours));
    return article(`texts-${dispute}`, title, show, paragraph(says), ...sources(whence), answer);
  });
  return section("disagreements", page.disputes, leadIn(page.disputesLead), ...all);
}

function notation() {
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
    h("article", { class: "rule" }, h("div", { class: "says" }, paragraph(game), h("pre", {}, h("code", {}, record)))),
  );
}

function library() {
  const entries = texts.flatMap((text) => {
    const { name, tells } = words.texts[text];
    return [h("dt", { id: `text-${text}` }, name), h("dd", {}, tells)];
  });
  return section("texts", page.texts, h("dl", {}, ...entries));
}

/** @param {VariantId[]} order */
function sections(order) {
  return [
    ruleSection("basics", page.basics, page.basicsLead, basics),
    ...order.map(game),
    ruleSection("matches", page.matches, page.matchesLead, matches),
    neverEnding(),
    disagreements(),
    notation(),
    library(),
  ];
}

// --- the page ---

/** @param {Section[]} all */
function contents(all) {
  const links = all.map(({ id, title }) => h("li", {}, h("a", { href: `#${id}` }, title)));
  document.querySelector(".contents ol")?.append(...links);
}

/** Marks in the contents which section is being read. @param {Section[]} all */
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

/** What was asked for by its #name was not there when the browser looked; and first the boards must take their places. */
function goToAsked() {
  const asked = document.getElementById(location.hash.slice(1)); // our names are plain letters: there is nothing to decode
  requestAnimationFrame(() => requestAnimationFrame(() => asked?.scrollIntoView({ behavior: "instant" })));
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
  if (api) tellFavoured(api, order, words.common.fair.favour);
  goToAsked();
}

void open();
