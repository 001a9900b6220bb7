// The first second, and what is seen when it goes wrong: the outline of the board, the card that says why, and parts
// that come later or do not.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { describe, test } from "node:test";
import { sitDown } from "./board.mjs";
import { screenshot, withPage } from "./harness.mjs";
import { outlineOf, writtenOutline } from "./outline.mjs";

const script = /assets\/element-.*\.js$/;
const looks = /assets\/element-.*\.css$/;
const anything = () => true;

const why = (page) => page.locator(".trouble p:visible").first().textContent();

/** Where things are, with the outline and with the board that takes its place. */
const outlined = () => {
  const box = (element) => ((r) => [r.x, r.y, r.width, r.height])(element.getBoundingClientRect());
  const middle = (element) => ((r) => r.x + r.width / 2)(element.getBoundingClientRect());
  const { shadowRoot } = document.querySelector("ali-guli-mane");
  const root = shadowRoot?.querySelector(".table") ?? document.querySelector(".outline");
  const holes = root.matches(".outline")
    ? root.querySelectorAll(".plank i:nth-child(n + 3)")
    : root.querySelectorAll("[data-hole]");
  const [first, last] = [holes[0], [...holes].at(-1)];
  return [
    ...["middle", "stage", "controls"].flatMap((name) => box(root.querySelector(`.${name}`))),
    middle(first),
    middle(last),
  ];
};

describe("the outline of the board", () => {
  test("is what the board looks like: else write it anew, `node tests/browser/outline.mjs`", () =>
    withPage({ prefs: {} }, async (page) => assert.equal(await outlineOf(page), await writtenOutline())));

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [667, 375],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
    [2560, 1440],
  ]) {
    test(`is as large as the board, and nothing moves: ${width} × ${height}`, () =>
      withPage({ width, height, path: null }, async (page, { origin }) => {
        const { promise: released, resolve: release } = deferred();
        await page.route(script, (route) => released.then(() => route.continue()));
        await page.goto(origin, { waitUntil: "commit" });
        await page.waitForFunction(() => document.querySelector(".plank i")?.clientWidth > 0);
        const before = await page.evaluate(outlined);
        await screenshot(page, `outline-${width}`);
        release();
        await sitDown(page);
        const after = await page.evaluate(outlined);
        after.forEach((place, i) => assert.ok(Math.abs(place - before[i]) <= 1, `${before}\n${after}`));
      }));
  }

  test("leads to the rules where no script runs at all", () =>
    withPage({ path: null, forgive: anything }, async (page, { origin }) => {
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(origin);
      await page.getByRole("link", { name: "The rules" }).click();
      await page.waitForURL(`${origin}rules.html`);
    }));
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}

/** What may become of a file on its way. */
const fates = {
  missing: (route) => route.fulfill({ status: 404 }),
  "cut off": (route) => route.abort("connectionreset"),
  damaged: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).slice(0, 2000) });
  },
  "a page of somebody else": (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Log in first" }),
};

test("the first view takes no more than twelve requests, the computer's worker and its first sowing included", () =>
  withPage({}, async (page, { asked }) => {
    const seat = await sitDown(page);
    await page.evaluate(() => document.querySelector("ali-guli-mane").session.setSeats(["child", "person"]));
    await seat.hasBeen("showing");
    await page.evaluate(() => document.fonts.ready);
    assert.ok(asked().length >= 8, "they were counted");
    assert.ok(asked().length <= 12, asked().join("\n"));
  }));

describe("where a part of the first view does not come", () => {
  for (const [what, path, says] of [
    ["the script", script, /did not arrive, or arrived damaged/],
    ["the looks", looks, /The style of the page (did not arrive|arrived damaged)/],
    ["the module", /\.wasm$/, /Part of the game (did not arrive|arrived damaged)/],
    ["the module's script", /assets\/ali_guli_mane-.*\.js$/, /Part of the game (did not arrive|arrived damaged)/],
  ])
    for (const [fate, meet] of Object.entries(fates))
      test(`the outline stays and says so, and another try brings the board: ${what}, ${fate}`, () =>
        withPage({ path: null, forgive: anything }, async (page, { origin }) => {
          await page.route(path, meet);
          await page.goto(origin);
          const card = page.locator(".trouble, .failed").filter({ visible: true });
          await card.waitFor();
          assert.match(await card.innerText(), says);
          assert.equal(await card.count(), 1);
          await page.unroute(path);
          await card.getByText("Try again").click();
          await sitDown(page);
          assert.equal(await card.count(), 0);
        }));

  test("an error while the board is laid is said, too", () =>
    withPage({ path: null, forgive: anything }, async (page, { origin }) => {
      await page.addInitScript(() => {
        const { ResizeObserver } = globalThis;
        delete globalThis.ResizeObserver;
        globalThis.mend = () => (globalThis.ResizeObserver = ResizeObserver);
      });
      await page.goto(origin);
      const card = page.locator(".failed");
      await card.waitFor();
      assert.match(await card.innerText(), /went wrong while the board was being set up/);
      assert.ok(await page.locator(".plank").isVisible());
      await screenshot(page, "failed");
      await page.evaluate(() => globalThis.mend());
      await card.getByText("Try again").click();
      await sitDown(page);
    }));

  test("a page opened as a file says what it needs", () =>
    withPage({ path: null, forgive: anything }, async (page) => {
      await page.goto(new URL("../../dist/index.html", import.meta.url).href);
      await page.locator(".trouble[data-why]").waitFor();
      assert.match(await why(page), /opened as a file/);
    }));
});

describe("a part that comes when it is asked for", () => {
  for (const [name, action, path] of [
    ["the chooser", "fresh", /new-match-dialog-/],
    ["records", "records", /records-dialog-/],
    ["puzzles", "puzzles", /puzzle-/],
  ])
    test(`is asked for again, and the game goes on meanwhile: ${name}`, () =>
      withPage({ forgive: anything }, async (page) => {
        const seat = await sitDown(page);
        await page.evaluate(() => document.querySelector("ali-guli-mane").session.setSeats(["person", "person"]));
        await seat.press(10);
        const { text } = await seat.settle();
        await page.route(path, fates.missing);
        await seat.button(action).click();
        const again = seat.dialog.getByRole("button", { name: "Try again" });
        await again.waitFor();
        await seat.dialog.getByRole("button", { name: "Not now" }).click();
        await seat.dialog.waitFor({ state: "detached" });
        await seat.button(action).click();
        await again.click();
        await seat.dialog.getByRole("button", { name: "Reload the page" }).waitFor();
        await page.unroute(path);
        await seat.dialog.getByRole("button", { name: "Reload the page" }).click();
        await page.waitForFunction(() => !globalThis.phases);
        const anew = await sitDown(page);
        assert.equal((await anew.state()).text, text, "nothing is lost");
        await anew.button(action).click();
        await anew.dialog.waitFor();
        assert.equal(await again.count(), 0);
      }));
});

test("the board stands on a page of another site, with a worker made from text", () =>
  withPage({ path: null, forgive: (complaint) => complaint.startsWith("abroad") }, async (page, { origin }) => {
    const tags = `<script type="module" src="${origin}js/element.js"></script><ali-guli-mane seats="child person"></ali-guli-mane>`;
    const html = `<!doctype html><link rel="icon" href="data:,">${tags}`;
    const host = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
    await new Promise((listening) => host.listen(0, "127.0.0.1", () => listening(null)));
    try {
      await page.goto(`http://127.0.0.1:${/** @type {any} */ (host.address()).port}/`);
      const seat = await sitDown(page);
      await seat.hasBeen("showing");
      assert.ok(page.workers().some((worker) => worker.url().startsWith("blob:")));
    } finally {
      host.close();
    }
  }));
