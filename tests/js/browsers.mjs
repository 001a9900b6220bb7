/**
 * Which names are too new for the browsers that package.json names, by the data behind MDN's tables.
 *
 * What a name belongs to is often not seen in a script: `list.at(-1)`. Such a name is too new only if all that is
 * called so is.
 */

import { createRequire } from "node:module";
import { parseSync, Visitor } from "rolldown/utils";

const require = createRequire(import.meta.url);
const data = require("@mdn/browser-compat-data");
const { browserslist } = require("../../package.json");

const named = { ios_saf: "safari_ios" };
/** @type {[browser: string, version: number][]} */
const oldest = browserslist.map((line) => {
  const [, name, version] = line.match(/^(\w+) >= ([\d.]+)$/);
  return [named[name] ?? name, Number(version)];
});

/** Has every browser had it, when it was as old as the oldest one? @param {any} compat */
function isOld({ support }) {
  return oldest.every(([browser, version]) =>
    [support[browser]].flat().some((entry) => {
      if (!entry?.version_added || entry.flags || entry.alternative_name) return false;
      const isIn = numberOf(entry.version_added) <= version;
      return isIn && !(numberOf(entry.version_removed ?? "999") <= version);
    }),
  );
}

/** @param {string} version such as "16.4" or "≤80" */
const numberOf = (version) => Number.parseFloat(String(version).replace("≤", ""));

/** @typedef {Map<string, boolean>} Names  whether something old is called so */

/** Names of members, and `Owner.member`; and of what is there without an owner. */
const members = new Map();
const globals = new Map();
const parts = (/** @type {any} */ whole) => Object.entries(whole).filter(([key]) => key !== "__compat");
for (const [owner, its] of [...parts(data.api), ...parts(data.javascript.builtins)]) {
  note(globals, owner, its.__compat);
  noteMembers(owner, its);
}
for (const [name, { __compat }] of parts(data.css.properties))
  note(
    members,
    name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
    __compat,
  ); // of a CSSStyleDeclaration

/** Those of `Intl.DateTimeFormat`, too. @param {string} owner @param {any} its */
function noteMembers(owner, its) {
  for (const [key, it] of parts(its)) {
    const member = key.replace(/_static$/, "");
    note(members, member, it.__compat);
    note(members, `${owner}.${member}`, it.__compat);
    if (owner === "Window") note(globals, member, it.__compat);
    noteMembers(member, it);
  }
}

/** @param {Names} names @param {string} name @param {any} compat */
function note(names, name, compat) {
  if (compat) names.set(name, names.get(name) || isOld(compat));
}

/** What is written in lower case, but is one of a kind. */
const instances = { document: "Document", navigator: "Navigator", performance: "Performance", location: "Location" };

/** What scripts call something of their own: their members, and what they import. @param {string[]} texts */
export function ownNames(texts) {
  const names = new Set();
  const addLocal = ({ local }) => names.add(local.name);
  const addAssigned = ({ left }) => left.object?.type === "ThisExpression" && names.add(left.property.name);
  const add = ({ key, computed }) => !computed && key.type === "Identifier" && names.add(key.name);
  const visitor = new Visitor({
    MethodDefinition: add,
    PropertyDefinition: add,
    Property: add,
    TSPropertySignature: add,
    ImportSpecifier: addLocal,
    AssignmentExpression: addAssigned,
  });
  for (const text of texts) visitor.visit(parseSync("names.ts", text).program);
  return names;
}

/**
 * What a script uses that is too new, as it is written there.
 * @param {string} text @param {Set<string>} [own] names that may mean something of its own @returns {string[]}
 */
export function tooNewInScript(text, own = new Set()) {
  const found = new Set();
  const check = (names, name) => names.get(name) === false && !own.has(name) && found.add(name);
  const checkMember = (owner, member) => {
    const whole = `${instances[owner] ?? owner}.${member}`;
    if (members.has(whole)) check(members, whole);
    else if (["globalThis", "window", "self"].includes(owner)) check(globals, member);
    else check(members, member);
  };
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (!computed && property.type === "Identifier") checkMember(object.name, property.name);
    },
    CallExpression: ({ callee }) => callee.type === "Identifier" && check(globals, callee.name),
    NewExpression: ({ callee }) => callee.type === "Identifier" && check(globals, callee.name),
  }).visit(parseSync("script.js", text).program);
  return [...found];
}

/** Names of properties, rules, selectors, and of what stands in values, each with the sign that it is known by. */
const style = new Map();
for (const [name, { __compat }] of parts(data.css.properties)) note(style, `${name}:`, __compat);
for (const [name, { __compat }] of parts(data.css["at-rules"])) note(style, `@${name}`, __compat);
for (const [name, { __compat }] of parts(data.css.selectors)) note(style, `:${name}`, __compat);
for (const [, kind] of parts(data.css.types))
  for (const [name, { __compat }] of [...parts(kind), ...parts(kind).flatMap(([, it]) => parts(it))])
    note(style, `${name}(`, __compat);

/**
 * What a style uses that is too new, as it is written there.
 * @param {string} text @returns {string[]}
 */
export function tooNewInStyle(text) {
  const bare = text.replace(/\/\*.*?\*\//gs, "").replace(/"[^"]*"/g, '""');
  const properties = [...bare.matchAll(/[{;]\s*([a-z-]+)\s*:(?=[^{}]*[;}])/g)].map(([, name]) => `${name}:`);
  const others = bare.match(/@[a-z-]+|::?[a-z-]+(?=[\s,.:[({>)~+])|\b[a-z-]+\(/g) ?? [];
  const names = [...properties, ...others.map((name) => name.replace("::", ":"))];
  return [...new Set(names)].filter((name) => style.get(name) === false);
}
