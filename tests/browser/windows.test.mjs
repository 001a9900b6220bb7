// Windows as a person meets them: what closes them, what Enter does, and that the game waits meanwhile.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { withPage } from "./harness.mjs";

const host = "ali-guli-mane";
const windows = ["fresh", "resign", "puzzles", "records", "settings", "help"];

/** A place beside the window that is open. */
async function beside(seat) {
  const { x, y, height } = await seat.dialog.boundingBox();
  return { x: x / 2, y: y + height / 2 };
}

test("a press beside a window closes it, and nothing else has happened", () =>
  withPage({ width: 1280, height: 800 }, async (page) => {
    const seat = await sitDown(page);
    await page.locator(`${host} [data-seat='1']`).selectOption("person");
    const before = await seat.state();
    for (const name of windows) {
      await seat.button(name).click();
      await seat.dialog.waitFor();
      const { x, y } = await beside(seat);
      await page.mouse.click(x, y);
      await seat.dialog.waitFor({ state: "detached" });
      assert.deepEqual(await seat.state(), before, name);
    }
    await page.locator(`${host} [data-do="match"]`).click();
    await seat.dialog.waitFor();
    const { x, y } = await beside(seat);
    await page.mouse.click(x, y);
    await seat.dialog.waitFor({ state: "detached" });
  }));

test("a drag out of a window does not close it", () =>
  withPage({ width: 1280, height: 800 }, async (page) => {
    const seat = await sitDown(page);
    await seat.button("records").click();
    await seat.dialog.waitFor();
    const out = await beside(seat);
    const { x, y } = await seat.dialog.locator("textarea").first().boundingBox();
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(out.x, out.y);
    await page.mouse.up();
    await page.mouse.move(out.x, out.y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.up();
    assert.equal(await seat.dialog.isVisible(), true);
  }));

test("Enter in the chooser begins the game that is chosen", () =>
  withPage({ width: 1280, height: 800 }, async (page) => {
    const seat = await sitDown(page);
    await seat.button("fresh").click();
    await seat.dialog.locator('input[value="kalah"]').focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await seat.dialog.waitFor({ state: "detached" });
    assert.equal((await seat.state()).variant, "kalah");
  }));

test("the motion waits while a window is open, and goes on after it", () =>
  withPage({ width: 1280, height: 800 }, async (page) => {
    const seat = await sitDown(page);
    const label = () => seat.button("pause").getAttribute("aria-label");
    const moving = await label();
    await seat.hole(10).click();
    await seat.until("showing");
    await page.keyboard.press("?");
    await seat.dialog.waitFor();
    assert.notEqual(await label(), moving, "it can be gone on with");
    await page.keyboard.press("Escape");
    await seat.dialog.waitFor({ state: "detached" });
    assert.equal(await label(), moving);
    await seat.finish();
  }));
