// What page tests share: the built page on a server of its own, and a browser that forgives nothing.
//
//   import { test } from "node:test";
//   import { withPage } from "./harness.mjs";
//   test("...", () => withPage({ width: 390, height: 844, touch: true }, async (page) => { ... }));
//
// Wait for what has to become true (page.waitForFunction, locator.waitFor), never for a time to pass.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdir, readFile, realpath } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, extname, join, sep } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const DIST = join(ROOT, "dist");
const WWW = join(ROOT, "www");
const SCREENS = join(ROOT, "target", "screens");

/** Long enough for a computer that has other things to do; a test that passes never waits for it. */
const PATIENCE_MS = 60_000;

/**
 * What the people of these tests have chosen in the settings: the computer sows at once and seeds fly four times as
 * fast, because tests would else spend most of their time looking on; and they see what a sowing would come to.
 */
const HASTY = { beat: 0, speed: 4, preview: true };

/**
 * What Chromium is to leave out. Its address bar makes two pages of its own for every window, which nobody sees here
 * and which take as long to load as the game. The rest is what matters of Playwright's list, which this one replaces.
 */
const LEFT_OUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
];

/** A browser that starts anywhere, as root too, and talks to nobody but us. */
const BROWSER_ARGS = [
  `--disable-features=${LEFT_OUT}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const MEDIA_TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".webmanifest": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** How a file may be compressed, the smallest first, and how such a file beside it ends. */
const CODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/** Starts with the first test that needs it and ends with the file; as do browsers, one for each size of text. */
let server;
/** @type {Map<number, Promise<import("playwright-core").Browser>>} */
const browsers = new Map();

/** The paths that the server was asked for: not what a browser finds in its cache. */
const served = [];

after(async () => {
  for (const browser of browsers.values()) await (await browser).close();
  (await server)?.close();
});

/**
 * Opens the page in a browser of its own, hands it to `use`, and fails on whatever went wrong meanwhile:
 * an error on the console or in a script, a request that failed, a request to anybody else.
 *
 * - `width`, `height`, `dpr`: the window, in CSS pixels, and how many device pixels make one
 * - `text`: how large the person wants text, in percent of what browsers take
 * - `touch`: fingers instead of a mouse; `reducedMotion`: the person asked for less of it
 * - `prefs`: what was chosen in the settings at an earlier visit, at which the first steps have been told
 * - `path`: what to open, null for nothing yet; `before(page)`: what to do before it is opened
 * - `forgive(complaint)`: true for what this test provokes on purpose
 *
 * `use(page, { origin, context, asked })`: `asked()` are the paths that were fetched from the server since then
 */
export async function withPage(options, use) {
  const origin = await serve();
  const first = served.length;
  const context = await (await launch(options.text ?? 100)).newContext(contextOptions(options, origin));
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await context.newPage();
    await page.addInitScript(bringEngine);
    await page.addInitScript(countIdleWork);
    const complaints = listen(context, page, origin);
    await options.before?.(page);
    if (options.path !== null) await page.goto(new URL(options.path ?? "", origin).href);
    await use(page, { origin, context, asked: () => served.slice(first) });
    const unforgiven = complaints.filter((complaint) => !options.forgive?.(complaint));
    assert.deepEqual(unforgiven, [], "the page complained");
  } finally {
    await context.close();
  }
}

/** In the page: the rules without the page, for tests that ask about them. */
function bringEngine() {
  globalThis.bareEngine = async () => {
    const engine = await import(new URL("/ali_guli_mane.js", location.href).href);
    await engine.default();
    return engine;
  };
}

/** In the page: how much is waiting for an idle moment. */
function countIdleWork() {
  const [ask, cancel] = [requestIdleCallback, cancelIdleCallback].map((own) => own.bind(globalThis));
  /** @type {Set<number>} */
  const waiting = (globalThis.idleWork = new Set());
  globalThis.requestIdleCallback = (go, options) => {
    const asked = ask((idle) => {
      waiting.delete(asked);
      go(idle);
    }, options);
    waiting.add(asked);
    return asked;
  };
  globalThis.cancelIdleCallback = (asked) => {
    waiting.delete(asked);
    cancel(asked);
  };
}

/** Waits until the boards that are in sight have their fine wood. */
export const carved = (page) => page.waitForFunction(() => globalThis.idleWork.size === 0);

/** Saves what the person sees as target/screens/NAME.png, and says where. */
export async function screenshot(page, name) {
  await mkdir(SCREENS, { recursive: true });
  const path = join(SCREENS, `${name}.png`);
  await page.screenshot({ path });
  return path;
}

/** What axe-core finds wrong for people who cannot see, hear or point, shadow roots included; best empty. */
export async function accessibilityViolations(page) {
  const source = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  await page.evaluate(await readFile(source, "utf8")); // not a script tag: the page's CSP may forbid one
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ["violations"] }));
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) }));
}

/** The address of the built page. */
export async function serve() {
  server ??= new Promise((resolve, reject) => {
    const listening = createServer(answer).listen(0, "127.0.0.1", () => resolve(listening));
    listening.on("error", reject);
  });
  return `http://127.0.0.1:${(await server).address().port}/`;
}

/** @param {number} text in percent */
function launch(text) {
  const args = [...BROWSER_ARGS, `--blink-settings=defaultFontSize=${Math.round(0.16 * text)}`];
  const browser = browsers.get(text) ?? chromium.launch({ executablePath: executable(), args, timeout: PATIENCE_MS });
  browsers.set(text, browser);
  return browser;
}

function executable() {
  const path = process.env.CHROME ?? "/usr/bin/chromium";
  assert.ok(existsSync(path), `no browser at ${path}: name one by CHROME, or run "cargo xtask test browser"`);
  return path;
}

function contextOptions(options, origin) {
  const { width = 1280, height = 800, dpr = 1, touch = false, reducedMotion = false, prefs = HASTY } = options;
  const localStorage = [{ name: "agm.prefs", value: JSON.stringify({ taught: true, ...prefs }) }];
  return {
    storageState: { cookies: [], origins: [{ origin: new URL(origin).origin, localStorage }] },
    viewport: { width, height },
    deviceScaleFactor: dpr,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    locale: "en-GB",
  };
}

/** All complaints from now on, as sentences. Workers' requests are heard too. */
function listen(context, page, origin) {
  const complaints = [];
  const complain = (sentence) => complaints.push(sentence);
  context.on("weberror", (error) => complain(`error: ${error.error().stack ?? error.error()}`));
  page.on("crash", () => complain("the page crashed"));
  context.on("console", (message) => {
    if (message.type() === "error") complain(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("request", (request) => {
    if (isAbroad(request.url(), origin)) complain(`abroad: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText; // a reload aborts what was under way, which is nobody's fault
    if (why !== "net::ERR_ABORTED") complain(`failed: ${request.url()} ${why}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) complain(`status ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

function isAbroad(url, origin) {
  return !url.startsWith(origin) && !/^(data|blob|about):/.test(url);
}

/** Answers as a web server does that makes use of what a build leaves beside each file. */
async function answer(request, response) {
  const { pathname } = new URL(request.url, "http://localhost");
  served.push(pathname);
  try {
    const file = await find(pathname);
    const [body, coding] = await read(file, request.headers["accept-encoding"] ?? "");
    response.writeHead(200, {
      "content-type": MEDIA_TYPES[extname(file)] ?? "application/octet-stream",
      "access-control-allow-origin": "*", // the board may be on another site's page
      "cache-control": dirname(file).endsWith("assets") ? "max-age=31536000, immutable" : "no-store",
      ...(coding && { "content-encoding": coding }),
    });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}

/** @param {string} file @param {string} accepted */
async function read(file, accepted) {
  for (const [coding, ending] of CODINGS) {
    const beside = file + ending;
    if (accepted.split(/, */).includes(coding) && existsSync(beside)) return [await readFile(beside), coding];
  }
  return [await readFile(file), null];
}

/**
 * The file that a path names, in dist, or under /sources/ as `trunk serve` shows it: www beside the built module.
 * Throws for all else.
 */
async function find(pathname) {
  const path = decodeURIComponent(pathname).replace(/\/$/, "/index.html");
  const source = path.startsWith("/sources/") ? path.slice("/sources".length) : null;
  const isSource = source !== null && existsSync(join(WWW, source));
  const root = await realpath(isSource ? WWW : DIST);
  const file = await realpath(join(root, source ?? path));
  assert.ok(file.startsWith(root + sep));
  return file;
}
