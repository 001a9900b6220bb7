// Matches and records: the history of rounds, games out and in as text, games set aside and brought back.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { accessibilityViolations, screenshot, withPage } from "./harness.mjs";

const desktop = { width: 1280, height: 800, reducedMotion: true };
const phone = { width: 360, height: 740, dpr: 2, touch: true, reducedMotion: true };

/** axe-core tries styles that the page's security rules forbid. */
const forgive = (complaint) => complaint.includes("Applying inline style");

/** Plays so many rounds of a match, and some sowings of the next, without showing them. */
function play(page, { variant = "ali-guli-mane", options = {}, rounds = 0, sowings = 2 }) {
  return page.evaluate(
    ([variant, options, rounds, sowings]) => {
      const { session } = document.querySelector("ali-guli-mane");
      const sow = (way) => {
        session.sow(session.view.legal.at(way));
        session.shown();
      };
      session.start({ variant, options, seats: ["person", "person"] });
      for (let round = 0; round < rounds; round += 1) {
        while (session.phase === "choose") sow(Math.floor(session.view.legal.length / 2));
        if (session.phase === "over") session.nextRound();
        session.shown();
      }
      for (let i = 0; i < sowings && session.phase === "choose"; i += 1) sow(0);
      return session.record();
    },
    [variant, options, rounds, sowings],
  );
}

const recordOf = (page) => page.evaluate(() => document.querySelector("ali-guli-mane").session.record());

async function openRecords(page) {
  const seat = await sitDown(page);
  await seat.button("records").click();
  const { dialog } = seat;
  const field = dialog.getByLabel(/^A record, or a position of/);
  const bring = dialog.getByRole("button", { name: /^(Load it|Put it aside and load this one)$/ });
  return {
    seat,
    dialog,
    field,
    bring,
    record: dialog.getByLabel("Record", { exact: true }),
    faults: dialog.locator(".faults"),
  };
}

// --- out and in ---

test("a record copied out of one page and pasted into a fresh one is the same game", async () => {
  let record;
  await withPage(desktop, async (page) => {
    await sitDown(page);
    const played = await play(page, {
      variant: "ali-guli-mane-either-way",
      options: { rounds: 3 },
      rounds: 1,
      sowings: 3,
    });
    record = await (await openRecords(page)).record.inputValue();
    assert.equal(record, played);
  });
  await withPage(desktop, async (page) => {
    const { seat, dialog, field, bring } = await openRecords(page);
    await field.fill(record);
    await bring.click();
    await dialog.waitFor({ state: "detached" });
    assert.equal(await recordOf(page), record);
    assert.deepEqual([(await seat.state()).variant, (await seat.state()).round], ["ali-guli-mane-either-way", 2]);
    assert.match(await page.locator("ali-guli-mane .strip").innerText(), /Match of 3 rounds/);
  });
});

test("a record is copied to the clipboard, or selected where that is not allowed", () =>
  withPage(desktop, async (page, { context, origin }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(origin).origin });
    await sitDown(page);
    const played = await play(page, {});
    const { dialog, record } = await openRecords(page);
    await dialog.getByRole("button", { name: "Copy the record" }).click();
    await dialog.getByText("Copied.").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), played);
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"))));
    await dialog.getByRole("button", { name: "Copy the record" }).click();
    await dialog.getByText(/does not allow copying from here/).waitFor();
    assert.equal(await record.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd)), played);
  }));

test("a record is saved as a file, and the file opened again", () =>
  withPage(desktop, async (page) => {
    await sitDown(page);
    const played = await play(page, { variant: "kalah", sowings: 5 });
    const { dialog } = await openRecords(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^kalah-\d{4}-\d\d-\d\d\.txt$/);
    const file = await readFile(await download.path());
    assert.equal(String(file), played);
    await page.keyboard.press("Escape");
    await play(page, { variant: "avalanche", sowings: 0 });
    await (await openRecords(page)).dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: file });
    await dialog.waitFor({ state: "detached" });
    assert.equal(await recordOf(page), played);
  }));

test("a position is copied out, and a match begun from one", () =>
  withPage(desktop, async (page) => {
    const { seat, dialog, field, bring } = await openRecords(page);
    assert.equal(
      await dialog.getByLabel("Position", { exact: true }).inputValue(),
      "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S",
    );
    const position = "0,0,1,7,7,7,7/8,0,8,2,7,1,0 15-0 S+";
    await field.fill(`  ${position}\n`);
    await bring.click();
    await dialog.waitFor({ state: "detached" });
    assert.equal((await seat.state()).text, position);
  }));

// --- refusals ---

for (const [name, text, said, mark] of [
  [
    "a hole that does not exist",
    "game: ali-guli-mane\n\nround 1\n1. B4 B2\n2. A9\n",
    /Line 5, character 4: “A9” is not the name of a sowing/,
    "A9",
  ],
  [
    "a hole of the other row",
    "game: kalah\nround 1\n1. A1\n",
    /Line 3, character 4: “A1” lies in the other player’s row/,
    "A1",
  ],
  [
    "a wrong result",
    "game: kalah\nround 1\n1. B1\nresult: South 48-0 stuck\n",
    /Line 4, character 9: The sowings do not end the round yet/,
    "South",
  ],
  ["an unknown game", "game: chess\n", /Line 1, character 7: There is no game called “chess” here/, "chess"],
  ["a wrong turn", "game: kalah\nround 1\n2. B1\n", /Line 3, character 1: Turn 1 should stand here/, "2."],
  [
    "a start that cannot be",
    "game: kalah\nstart: 4,4,4,4,4,4/4,4,4,4,4,y 0-0 S\nround 1\n",
    /Line 2, character 30: “y” is neither a number/,
    "y",
  ],
  [
    "a position",
    "5,5,5,y,5,5,5/5,5,5,5,5,5,5 0-0 Q",
    /Character 7: “y” is neither.*Character 33: “Q” is not a player/s,
    "y",
  ],
  ["a position from an editor", "5,5,5,5,5,5,5/5,5,5,5,5,5,5\u{a0}0\u2013y\tS", /Character 31: “y” is neither/, "y"],
  [
    "a record from an editor",
    "\u{feff}game:\u{a0}kalah\nround\u{a0}1\n1.\tB9\u2014B1\n",
    /Line 3, character 4: “B9” is not the name/,
    "B9",
  ],
  ["a line that is far too long", `game: ${"chess".repeat(1_000_000)}`, /There is no game called/, null],
  ["too few seeds", "5,5,5,5,5,5,5/5,5,5,5,5,5,4 0-0 S", /These are 69 seeds, but the game has 70/, null],
]) {
  test(`what is refused says what is wrong, where, and marks it: ${name}`, () =>
    withPage(desktop, async (page) => {
      await sitDown(page);
      const played = await play(page, {});
      const { dialog, field, bring, faults } = await openRecords(page);
      await field.fill(text);
      await bring.click();
      await faults.locator("li").first().waitFor();
      assert.match(await faults.innerText(), said);
      if (mark) assert.equal(await faults.locator("mark").first().textContent(), mark);
      if (mark) assert.equal(await field.evaluate((it) => it.value.slice(it.selectionStart, it.selectionEnd)), mark);
      assert.equal(await field.getAttribute("aria-invalid"), "true");
      assert.equal(await recordOf(page), played, "nothing has changed");
      await field.fill("");
      assert.equal(await faults.textContent(), "");
      await bring.click();
      assert.match(await faults.textContent(), /nothing to load yet/);
      assert.equal(await dialog.count(), 1);
    }));
}

test("a text that is too long says so before it is in the field", () =>
  withPage(desktop, async (page) => {
    const { field, faults } = await openRecords(page);
    const left = await field.evaluate((it) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "x".repeat(32 << 20));
      return it.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    assert.equal(left, false, "it is not pasted");
    assert.match(await faults.textContent(), /No game is as long as this/);
    assert.equal(await field.inputValue(), "");
  }));

test("a match of more rounds than anybody plays is read back, and goes on being saved", () =>
  withPage(desktop, async (page) => {
    await sitDown(page);
    const rounds = 22_000;
    const { record, read } = await page.evaluate(async (rounds) => {
      const { Game } = await globalThis.bareEngine();
      const { session } = document.querySelector("ali-guli-mane");
      const game = new Game("ali-guli-mane");
      for (let round = 0; round < rounds; round += 1) {
        game.resign();
        game.nextRound();
      }
      session.load(game.record());
      session.sow(session.view.legal[0]);
      session.shown();
      return { record: session.record(), read: session.view.round };
    }, rounds);
    assert.equal(read, rounds + 1);
    await page.reload();
    await sitDown(page);
    assert.equal(await recordOf(page), record);
  }));

// --- what is not lost ---

test("a game in progress is not replaced without asking, and can be gone on with", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    const played = await play(page, { variant: "pallanguzhi", sowings: 3 });
    const { dialog, field, bring, faults } = await openRecords(page);
    await field.fill("game: kalah\n\nround 1\n1. B3 B6\n");
    await bring.click();
    assert.match(await faults.textContent(), /You are in the middle of a game/);
    assert.equal(await recordOf(page), played);
    await bring.click();
    await dialog.waitFor({ state: "detached" });
    assert.equal((await seat.state()).variant, "kalah");

    await seat.button("records").click();
    await screenshot(page, "records-desktop");
    await dialog.getByRole("listitem").filter({ hasText: "Pallanguzhi" }).getByRole("button").click();
    await dialog.waitFor({ state: "detached" });
    assert.equal(await recordOf(page), played);
    await seat.button("records").click();
    const waiting = dialog.getByRole("listitem");
    await waiting.first().waitFor();
    assert.equal(await waiting.filter({ hasText: "Kalah" }).count(), 1, "the other one waits in its place");
  }));

test("two windows of one browser play one game", () =>
  withPage(desktop, async (page, { context, origin }) => {
    await sitDown(page);
    await play(page, { variant: "kalah", sowings: 1 });
    const other = await context.newPage();
    await other.goto(origin);
    await sitDown(other);
    const here = await play(other, { variant: "kalah", sowings: 4 });
    assert.equal(await recordOf(other), here);
    await page.bringToFront();
    await page.waitForFunction((record) => document.querySelector("ali-guli-mane").session.record() === record, here);
  }));

test("of two windows side by side only the one that is played in asks the computer, and nothing is lost", () =>
  withPage(
    { ...desktop, prefs: { beat: 0, speed: 8 }, before: (page) => page.context().addInitScript(countQuestions) },
    async (page, { context, origin }) => {
      const seat = await sitDown(page);
      const other = await context.newPage();
      await other.goto(origin);
      await sitDown(other);
      await page.evaluate(() =>
        document.querySelector("ali-guli-mane").session.start({ variant: "kalah", seats: ["person", "child"] }),
      );
      const [here, there] = [page, other].map((page) => ({
        asked: () => page.evaluate(() => globalThis.questions),
        shown: () => page.evaluate(() => globalThis.phases.filter((phase) => phase === "showing").length),
      }));
      const before = [await here.asked(), await there.asked(), await there.shown()];
      await seat.press(6);
      const isBack = () => document.querySelector("ali-guli-mane").session.phase === "choose";
      const hasSown = () => / A\d/.test(document.querySelector("ali-guli-mane").session.record());
      for (const window of [page, other]) await window.waitForFunction(hasSown);
      for (const window of [page, other]) await window.waitForFunction(isBack);
      assert.equal(await recordOf(other), await recordOf(page));
      assert.ok((await here.asked()) > before[0]);
      assert.deepEqual([await there.asked(), await there.shown()], before.slice(1), "the other looks on");

      await page.evaluate(() => {
        const { session } = document.querySelector("ali-guli-mane");
        session.setSeats(["child", "child"]);
      });
      await page.close();
      const left = await recordOf(other);
      await other.waitForFunction(
        (left) => document.querySelector("ali-guli-mane").session.record().length > left.length + 20,
        left,
      );
    },
  ));

/** In the page: how often its worker was asked anything. */
function countQuestions() {
  globalThis.questions = 0;
  globalThis.Worker = class extends Worker {
    postMessage(message) {
      globalThis.questions += 1;
      super.postMessage(message);
    }
  };
}

// --- a match ---

test("a match shows its rounds, what each holds, and which holes were closed", () =>
  withPage(desktop, async (page) => {
    const seat = await sitDown(page);
    await play(page, { options: { rounds: 2 }, rounds: 1, sowings: 1 });
    const { closed } = await seat.state();
    assert.ok(closed.includes(true), "the round was no draw");
    await page.locator("ali-guli-mane .strip").click();
    const rows = seat.dialog.locator("tbody tr");
    await rows.nth(1).waitFor();
    assert.equal(await rows.count(), 2);
    assert.match(await rows.nth(0).innerText(), /South began\. (South|North) won by \d+\. One player had no hole left/);
    assert.match(await rows.nth(1).innerText(), /North began\. In progress\. [AB]\d.* closed\./);
    assert.equal(await rows.nth(1).locator(".twig").count(), closed.filter(Boolean).length);
    const stocks = await page.evaluate(() =>
      document.querySelector("ali-guli-mane").session.rounds.map(({ stocks }) => stocks.map(String)),
    );
    assert.deepEqual(await Promise.all([0, 1].map((row) => rows.nth(row).locator(".stock").allTextContents())), stocks);
    assert.equal(await seat.dialog.locator(".chart rect").count(), 4);
    await screenshot(page, "match-desktop");
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      const { session } = document.querySelector("ali-guli-mane");
      while (session.phase === "choose") {
        session.sow(session.view.legal[0]);
        session.shown();
      }
    });
    assert.equal((await seat.state()).phase, "matchOver");
    await page.locator("ali-guli-mane .strip").click();
    assert.match(await seat.dialog.innerText(), /wins the match|The match is a draw/);
  }));

test("there is no strip where there is no match", () =>
  withPage(desktop, async (page) => {
    await sitDown(page);
    await page.locator("ali-guli-mane .strip").waitFor();
    await play(page, { variant: "kalah" });
    await page.locator("ali-guli-mane .strip").waitFor({ state: "hidden" });
  }));

for (const [name, window, dark] of [
  ["desktop", desktop, true],
  ["phone", phone, false],
]) {
  test(`axe-core finds nothing in the windows of match and records (${name})`, () =>
    withPage({ ...window, forgive }, async (page) => {
      const seat = await sitDown(page);
      if (dark) await page.emulateMedia({ colorScheme: "dark" });
      await play(page, { rounds: 1, sowings: 1 });
      await play(page, { rounds: 1, sowings: 1 });
      await page.locator("ali-guli-mane .strip").click();
      assert.deepEqual(await accessibilityViolations(page), []);
      await screenshot(page, `match-${name}`);
      await page.keyboard.press("Escape");
      const { field, bring, faults } = await openRecords(page);
      await field.fill("game: chess");
      await bring.click();
      await faults.locator("li").first().waitFor();
      assert.deepEqual(await accessibilityViolations(page), []);
      await seat.dialog.locator(".earlier").scrollIntoViewIfNeeded();
      await screenshot(page, `records-${name}`);
    }));
}

for (const [name, window] of Object.entries({ desktop, phone }))
  test(`a finished game is kept, and can be looked at again (${name})`, () =>
    withPage(window, async (page) => {
      const seat = await sitDown(page);
      const last = await seat.nearEnd();
      await seat.hole(last.hole).click();
      const end = await seat.finish();
      await play(page, { variant: "kalah" });
      const { dialog } = seat;
      await openRecords(page);
      const kept = dialog.locator(".earlier li").first();
      await kept.scrollIntoViewIfNeeded();
      assert.match(await kept.innerText(), /South: Person, North: Person\. Round 1: (South|North) won, \d+ to \d+\./);
      await dialog.getByText("The last 20 games are kept").waitFor();
      await screenshot(page, `earlier-${name}`);
      await kept.getByRole("button", { name: /^Look at it again/ }).click();
      await seat.ending.locator("[data-do='review']").waitFor();
      assert.equal((await seat.state()).text, end.text);
    }));
