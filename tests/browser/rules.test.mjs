// The rules page in a real browser: what it shows, what plays, what a keyboard and a reader of screens find.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { accessibilityViolations, carved, screenshot, withPage } from "./harness.mjs";

const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 780, dpr: 2, touch: true };
const small = { width: 320, height: 568, touch: true };

/** Opens the page, or a place on it, and waits until its boards have been set up. */
const withRules = (options, use) =>
  withPage({ ...options, path: `rules.html${options.at ?? ""}` }, async (page, more) => {
    await page.waitForFunction(() => {
      const examples = [...document.querySelectorAll("ali-guli-example")];
      return (
        examples.length > 0 && examples.every((example) => example.querySelector("canvas")?.hasAttribute("aria-label"))
      );
    });
    await use(page, more);
  });

const example = (page, name) => page.locator(`ali-guli-example[name="${name}"]`).first();

/** Has the canvas in this place anything on it? */
const painted = (locator) =>
  locator.locator("canvas").evaluate((canvas) => {
    if (!canvas.width) return false;
    const { data } = canvas.getContext("2d").getImageData(0, canvas.height / 2, canvas.width, 1);
    return data.some((value) => value > 0);
  });

/** The pixels, to see whether they change. */
const pixels = (locator) => locator.locator("canvas").evaluate((canvas) => canvas.toDataURL());

/** The page's time stands still and goes on only when a test says so: `page.clock.runFor`, `page.clock.fastForward`. */
async function stopClock(page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

describe("the rules page", () => {
  for (const [name, window] of Object.entries({ desktop, phone, small })) {
    test(`shows every game in the engine's order, with nothing beyond the edge: ${name}`, () =>
      withRules(window, async (page) => {
        const found = await page.evaluate(async () => {
          const ids = (await globalThis.bareEngine()).variants().map(({ id }) => id);
          return {
            ids,
            sections: [...document.querySelectorAll("main > section")]
              .map(({ id }) => id)
              .filter((id) => ids.includes(id)),
          };
        });
        assert.deepEqual(found.sections, found.ids);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it scrolls sideways");
        await screenshot(page, `rules-${name}`);
      }));
  }

  test("leads back to the game", () =>
    withRules(desktop, async (page, { origin }) => {
      await page.locator("header a").first().click();
      await page.waitForURL(origin);
    }));

  for (const at of ["#pallanguzhi", "#kalah-opposite", "#texts-total", "#ajji-aata"]) {
    test(`opens at ${at}`, () =>
      withRules({ ...phone, at }, async (page) => {
        await page.waitForFunction((at) => Math.abs(document.querySelector(at).getBoundingClientRect().top) < 40, at);
        assert.ok(await painted(page.locator(`${at} figure`).first()), "no board is painted there");
      }));
  }

  test("the contents show where one reads", () =>
    withRules({ ...desktop, at: "#kalah" }, async (page) => {
      await page.waitForFunction(
        () => document.querySelector(".contents [aria-current]")?.getAttribute("href") === "#kalah",
      );
    }));

  test("boards out of sight keep no pixels, but paper gets them all", () =>
    withRules(desktop, async (page) => {
      const kept = () =>
        page.evaluate(() => [...document.querySelectorAll("canvas")].filter(({ width }) => width > 0).length);
      const all = await page.locator("canvas").count();
      await page.waitForFunction(() => [...document.querySelectorAll("canvas")].some(({ width }) => width > 0));
      assert.ok((await kept()) < 12, "boards far below are painted");
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      assert.equal(await kept(), all);
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      assert.ok((await kept()) < 12);
    }));

  test("a keyboard gets past the contents", () =>
    withRules(desktop, async (page) => {
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement?.className), "skip");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => document.activeElement?.tagName === "MAIN");
    }));

  test("axe-core finds nothing, before and after playing, in the light and in the dark", () =>
    withRules({ ...desktop, at: "#ali-guli-mane-second" }, async (page) => {
      assert.deepEqual(await accessibilityViolations(page), []);
      const button = example(page, "agmSecond").getByRole("button");
      await button.click();
      await button.click();
      await page.emulateMedia({ colorScheme: "dark" });
      assert.deepEqual(await accessibilityViolations(page), []);
    }));
});

describe("an example", () => {
  test("plays the engine's trace and says what it came to", () =>
    withRules({ ...desktop, at: "#ali-guli-mane-saada" }, async (page) => {
      const board = example(page, "agmCapture");
      const button = board.getByRole("button");
      await stopClock(page);
      const before = await pixels(board);
      assert.equal(await button.textContent(), "Play it");
      await button.click();
      assert.equal(await button.textContent(), "To the end");
      await page.clock.runFor(300);
      assert.notEqual(await pixels(board), before, "nothing moves");
      assert.equal(await button.textContent(), "To the end");
      await page.clock.runFor(20_000);
      assert.equal(await button.textContent(), "Again", "it does not end");
      assert.equal(
        await board.getByRole("status").textContent(),
        "B6: four seeds; saada at A4; nine won. South sows once more.",
      );
      assert.match(
        await board.locator("canvas").getAttribute("aria-label"),
        /South: B1 1, B2 3, B3 0, .* bank 9\. South to sow\.$/,
      );
      await button.click();
      assert.equal(await button.textContent(), "To the end");
    }));

  test("goes to the end of all its sowings at once when asked", () =>
    withRules({ ...phone, at: "#endings-repetition" }, async (page) => {
      const board = example(page, "repetition");
      await board.getByRole("button").click();
      await board.getByRole("button").click();
      assert.equal(await board.getByRole("button").textContent(), "Again");
      assert.match(await board.getByRole("status").textContent(), /^B1 clockwise: .*The round is over\./);
    }));

  test("lays out another round", () =>
    withRules({ ...desktop, at: "#matches-reopen" }, async (page) => {
      const board = example(page, "reopen");
      await board.getByRole("button").click();
      await board.getByRole("button").click();
      assert.match(
        await board.locator("canvas").getAttribute("aria-label"),
        /^A board\. North: A1 closed, A2 5, .* North to sow\.$/,
      );
    }));

  test("every one of them plays to its end", () =>
    withRules(desktop, async (page) => {
      const names = await page.evaluate(() => {
        const buttons = [...document.querySelectorAll("ali-guli-example button")];
        for (const button of buttons) {
          button.click();
          button.click();
        }
        return buttons
          .filter((button) => button.textContent !== "Again")
          .map((button) => button.closest("ali-guli-example").getAttribute("name"));
      });
      assert.deepEqual(names, []);
    }));

  test("needs no motion", () =>
    withRules({ ...desktop, reducedMotion: true, at: "#ali-guli-mane-relay" }, async (page) => {
      const board = example(page, "agmRelay");
      await stopClock(page);
      await board.getByRole("button").click();
      await page.clock.runFor(20_000);
      assert.equal(await board.getByRole("button").textContent(), "Again", "it does not end");
      assert.match(await board.getByRole("status").textContent(), /^B1: three laps/);
    }));

  test("taken off the page, it stops and leaves nothing behind", () =>
    withRules({ ...desktop, at: "#ali-guli-mane-relay" }, async (page) => {
      await example(page, "agmRelay").getByRole("button").click();
      const left = await page.evaluate(() => {
        const element = document.querySelector('[name="agmRelay"]');
        element.remove();
        const empty = element.childElementCount;
        document.querySelector("main").append(element);
        return empty;
      });
      assert.equal(left, 0);
      await example(page, "agmRelay").getByRole("button", { name: "Play it", exact: true }).waitFor();
    }));
});

describe("Ajji aata", () => {
  const laps = (page) =>
    page
      .locator("ali-guli-endless .told")
      .textContent()
      .then((text) => Number(/\d+/.exec(text)?.[0] ?? 0));

  test("goes round until it is stopped, and on from there", () =>
    withRules({ ...desktop, at: "#ajji-aata" }, async (page) => {
      const place = page.locator("ali-guli-endless");
      const button = place.getByRole("button");
      await stopClock(page);
      assert.equal(await laps(page), 0);
      await button.click();
      await page.clock.runFor(5000);
      const stopped = await laps(page);
      assert.ok(stopped >= 3, `it has gone round ${stopped} times`);
      await button.click();
      assert.match(await place.getByRole("status").textContent(), new RegExp(`lap ${stopped}\\.`));
      await carved(page);
      const still = await pixels(place);
      await page.clock.runFor(5000);
      assert.deepEqual([await laps(page), await pixels(place)], [stopped, still]);
      await button.click();
      await page.clock.runFor(5000);
      assert.ok((await laps(page)) > stopped, "it does not go on");
    }));

  test("goes on past the lap in which everything is as at first", () =>
    withRules({ ...desktop, at: "#ajji-aata" }, async (page) => {
      await stopClock(page);
      await page.locator("ali-guli-endless").getByRole("button").click();
      for (let minutes = 0; (await laps(page)) <= 200; minutes += 1) {
        assert.ok(minutes < 20, "it stops by itself");
        await page.clock.fastForward(60_000);
      }
      assert.match(await page.locator("ali-guli-endless .told").textContent(), /as at first (twice|\d+ times)/);
    }));

  test("rests while it is out of sight", () =>
    withRules({ ...desktop, at: "#ajji-aata" }, async (page) => {
      await stopClock(page);
      await page.locator("ali-guli-endless").getByRole("button").click();
      await page.clock.runFor(2000);
      assert.ok((await laps(page)) >= 1, "it does not go round");
      await page.evaluate(async () => {
        scrollTo({ top: 0, behavior: "instant" });
        // Observers are told in the order in which they began: once this one knows, the page's own does.
        await new Promise((outOfSight) => {
          const observer = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting || outOfSight());
          observer.observe(document.querySelector("ali-guli-endless"));
        });
      });
      const rested = await laps(page);
      await page.clock.runFor(5000);
      assert.equal(await laps(page), rested);
    }));
});

test("without the engine the words stand alone, and say so", () =>
  withPage(
    {
      ...phone,
      path: null,
      forgive: (complaint) => /wasm/.test(complaint),
    },
    async (page, { origin }) => {
      await page.route("**/*.wasm", (route) => route.fulfill({ status: 404 }));
      await page.goto(`${origin}rules.html`);
      await page.locator("#kalah").waitFor();
      assert.equal(await page.locator("canvas").count(), 0);
      assert.match(await page.locator("main > .ruling").textContent(), /words alone/);
    },
  ));
