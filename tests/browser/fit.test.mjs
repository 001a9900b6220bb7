// How the board lies before those who play.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitDown } from "./board.mjs";
import { withPage } from "./harness.mjs";

test("whoever plays North alone sits in front of North's row; a setting turns the board for others", () =>
  withPage({ width: 1280, height: 800 }, async (page) => {
    const seat = await sitDown(page);
    const lookAt = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector("ali-guli-mane");
        const top = (part) => part.getBoundingClientRect().top;
        const rows = [...shadowRoot.querySelectorAll('[role="row"]')];
        return {
          northIsNear:
            top(shadowRoot.querySelector('[data-hole="0"]')) > top(shadowRoot.querySelector('[data-hole="7"]')),
          plates: [...shadowRoot.querySelectorAll(".plate")].map((plate) => plate.getAttribute("aria-label")),
          rows: rows.map((row) => [row.getAttribute("aria-label"), row.querySelector("[data-hole]").dataset.hole]),
        };
      });
    const asEver = {
      northIsNear: false,
      plates: ["North, far row", "South, near row"],
      rows: [
        ["Far row", "6"],
        ["Near row", "13"],
      ],
    };
    const turned = {
      northIsNear: true,
      plates: ["South, far row", "North, near row"],
      rows: [
        ["Far row", "7"],
        ["Near row", "0"],
      ],
    };
    const start = (seats) =>
      page.evaluate((seats) => document.querySelector("ali-guli-mane").session.start({ seats }), seats);
    await start(["person", "person"]);
    assert.deepEqual(await lookAt(), asEver);
    await start(["child", "person"]);
    assert.deepEqual(await lookAt(), turned);
    await start(["person", "child"]);
    assert.deepEqual(await lookAt(), asEver);
    await seat.button("settings").click();
    await seat.dialog.locator('[name="turn"]').check();
    assert.deepEqual(await lookAt(), turned);
  }));
