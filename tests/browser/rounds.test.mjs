// From one round to the next: who won, what is carried over, which holes are closed, and when the match is over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { seedsOf, sitDown } from "./board.mjs";
import { screenshot, withPage } from "./harness.mjs";

const players = ["South", "North"];

/** Plays the last sowing of a round, so that its end is on the table. */
async function endOfRound(page, variant, options) {
  const seat = await sitDown(page);
  const { hole } = await seat.nearEnd(variant, options);
  await seat.hole(hole).click();
  await seat.finish();
  await seat.ending.waitFor();
  return seat;
}

test("the end of a round says who won, by how much, why, and what was left", () =>
  withPage({}, async (page) => {
    const seat = await endOfRound(page);
    const { outcome, holes } = await seat.state();
    const told = await seat.ending.textContent();
    assert.equal(outcome.reason, "stuck");
    const { winner, totals } = outcome;
    assert.match(told, new RegExp(`^${players[winner]} wins, ${totals[winner]} to ${totals[1 - winner]}\\.`));
    const seen = await page.locator("ali-guli-mane .middle").textContent();
    assert.equal(seen.match(/has no hole left to sow from/g).length, 1, "one reason, once");
    const [south, north] = await page.evaluate(
      () => document.querySelector("ali-guli-mane").session.rounds.at(-1).stocks,
    );
    if (holes.some((seeds) => seeds > 0))
      assert.match(
        told,
        new RegExp(`left on the board\\. In the next round South has ${south} seeds, North ${north}\\.`),
      );
  }));

test("the next round closes the holes that cannot be filled, and says so", () =>
  withPage({}, async (page) => {
    const seat = await endOfRound(page);
    const over = await seat.state();
    await seat.listen();
    await seat.ending.locator('[data-do="next"]').click();
    await seat.until("showing");
    const next = await seat.finish();
    assert.equal(next.round, 2);
    assert.equal(seedsOf(next), seedsOf(over));
    const closed = next.closed.flatMap((shut, hole) => (shut ? [hole] : []));
    assert.ok(closed.length > 0, "this round was not a draw");
    for (const hole of closed) {
      assert.match(await seat.hole(hole).getAttribute("aria-label"), /^[AB]\d, closed$/);
      await seat.press(hole);
    }
    assert.match(
      (await seat.spoken())[0],
      /^Round 2\. (South|North) begins\. (South|North) cannot fill .*, so (it is|they are) closed\./,
    );
    assert.match(await page.locator("ali-guli-mane .caption").textContent(), /round two/);
    await screenshot(page, "closed-holes-desktop");
  }));

test("the last sowing of a round can be taken back, until the next round is laid out", () =>
  withPage({}, async (page) => {
    const seat = await endOfRound(page);
    const over = (await seat.state()).text;
    await seat.button("undo").click();
    await seat.ending.waitFor({ state: "hidden" });
    await seat.button("redo").click();
    await seat.ending.waitFor();
    assert.equal((await seat.state()).text, over);
    await page.keyboard.press("n");
    await seat.until("showing");
    assert.equal((await seat.finish()).round, 2);
    assert.equal(await seat.button("undo").getAttribute("aria-disabled"), "true");
  }));

test("a match of one round is over with it, and says who has won it", () =>
  withPage({}, async (page) => {
    const seat = await endOfRound(page, "ali-guli-mane", { rounds: 1 });
    const { phase, matchOutcome } = await seat.state();
    assert.equal(phase, "matchOver");
    assert.match(
      await seat.ending.textContent(),
      new RegExp(`${players[matchOutcome.winner]} wins the match, .* All the rounds have been played`),
    );
    assert.equal(await seat.ending.locator('[data-do="next"]').count(), 0);
    await seat.ending.locator('[data-do="fresh"]').click();
    await seat.dialog.waitFor();
    await screenshot(page, "match-over-desktop");
  }));

test("where there is but one round, there is no talk of a match", () =>
  withPage({}, async (page) => {
    const seat = await endOfRound(page, "kalah");
    const told = await seat.ending.textContent();
    assert.match(told, /One row is empty/);
    assert.doesNotMatch(told, /match|rounds/);
  }));
