/**
 * The outline of the board in www/index.html: what the page shows before its script has come. It is made from the board
 * itself, so that nothing moves when the board takes its place: `node tests/browser/outline.mjs`, after a build, writes
 * it anew.
 */

import { readFile, writeFile } from "node:fs/promises";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { wordsFor } from "../../www/js/text/index.js";
import { sitDown } from "./board.mjs";
import { withPage } from "./harness.mjs";

const file = fileURLToPath(new URL("../../www/index.html", import.meta.url));
const place = /(<!-- outline[^>]*-->\n).*?( *<!-- end of the outline -->)/s;

/** What stands in the page now. */
export async function writtenOutline() {
  return (await readFile(file, "utf8")).match(place)?.[0].split("\n").slice(1, -1).join("\n");
}

/** What the board looks like, as HTML that does nothing. @param {import("playwright-core").Page} page */
export async function outlineOf(page) {
  await sitDown(page);
  return page.evaluate(drawn, wordsFor("en").page.wait);
}

/** In the page. @param {string} wait what is said */
function drawn(wait) {
  const kept = ["class", "data-do", "data-phase", "data-person", "data-shows", "type", "min", "max", "step"];
  const words = (text) => text.replace(/[&<]/g, (sign) => ({ "&": "&amp;", "<": "&lt;" })[sign]);

  /** The board: two banks and fourteen hollows. */
  const plank = `<div class="plank">${"<i></i>".repeat(16)}</div>`;

  /** @param {Element} element @returns {string[]} lines */
  function copy(element) {
    if (element.matches("[hidden], .unseen")) return [];
    if (element.matches(".line")) return [`<p class="line" role="status" data-text="wait">${wait}</p>`];
    if (element.matches(".stage")) return [`<div class="stage">${plank}</div>`];
    if (element.matches("svg")) return ['<i class="icon"></i>'];
    if (element.matches("select"))
      return [`<select class="seat" disabled><option>${words(chosen(element))}</option></select>`];
    const tag = element.localName;
    const attributes = kept.flatMap((name) =>
      element.hasAttribute(name) ? [`${name}="${element.getAttribute(name)}"`] : [],
    );
    const open = [tag, ...attributes, ...(element.matches("button, input") ? ["disabled"] : [])].join(" ");
    if (tag === "input") return [`<${open}>`];
    const inside = [...element.childNodes].flatMap((node) =>
      node instanceof Element ? copy(node) : words(node.textContent.trim()) || [],
    );
    const closed = `</${tag}>`;
    const isShort = inside.length < 2 && !inside.some((line) => /^ |<div/.test(line));
    if (isShort) return [`<${open}>${inside.join("")}${closed}`];
    return [`<${open}>`, ...inside.map((line) => `  ${line}`), closed];
  }

  /** @param {Element} select */
  const chosen = (select) => /** @type {HTMLSelectElement} */ (select).selectedOptions[0].textContent;

  const { shadowRoot } = document.querySelector("ali-guli-mane");
  const [, ...lines] = copy(shadowRoot.querySelector(".table"));
  const hidden = lines.map((line) =>
    line.replace(/^( {2}(?: {2})?)<(div|button)(?= class="(head|plate|stage|controls))/, '$1<$2 aria-hidden="true"'),
  );
  return hidden
    .slice(0, -1)
    .map((line) => `        ${line}`)
    .join("\n");
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await withPage({ prefs: {} }, async (page) => {
    const outline = await outlineOf(page);
    const html = await readFile(file, "utf8");
    await writeFile(
      file,
      html.replace(place, (_, begin, end) => `${begin}${outline}\n${end}`),
    );
  });
  exit(0); // the harness's browser and server would stay
}
