// A person at the board: what page tests do with their hands, and what they see.

import assert from "node:assert/strict";

const host = "ali-guli-mane";

/** Opens the eyes: the board is laid and somebody may choose. @param {import("playwright-core").Page} page */
export async function sitDown(page) {
  await page.waitForFunction(() => document.querySelector("ali-guli-mane")?.session?.phase);
  await page.evaluate(() => {
    const { session } = document.querySelector("ali-guli-mane");
    const phases = [session.phase];
    for (const type of ["trace", "change"]) session.addEventListener(type, () => phases.push(session.phase));
    globalThis.phases = phases;
  });
  return new Seat(page);
}

/**
 * Plays the round on the page to its end, every sowing skipped to its end; says what the line told of each.
 * @param {import("playwright-core").Page} page
 */
export const playOut = (page) =>
  page.evaluate(() => {
    const { session, shadowRoot } = document.querySelector("ali-guli-mane");
    const line = shadowRoot.querySelector(".line");
    const skip = () =>
      shadowRoot
        .querySelector("[data-hole]")
        .dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true, composed: true }));
    const told = [];
    for (let choice = 0; session.phase === "choose"; choice += 7) {
      const { legal } = session.view;
      session.sow(legal[choice % legal.length]);
      skip();
      told.push(line.textContent);
    }
    return told;
  });

class Seat {
  constructor(page) {
    this.page = page;
    this.line = page.locator(`${host} .line`);
    this.ending = page.locator(`${host} .ending`);
    this.dialog = page.locator(`${host} dialog`);
    this.notice = page.locator(`${host} .notice`);
  }

  hole(hole) {
    return this.page.locator(`${host} [data-hole="${hole}"]`);
  }

  /**
   * The holes' buttons hide nothing but are marked unavailable when they may not be sown; people press them all the
   * same.
   */
  press(hole, options = {}) {
    return this.hole(hole).click({ force: true, ...options });
  }

  button(action) {
    return this.page.locator(`${host} .controls [data-do="${action}"]`);
  }

  /** Is the focus on one of the holes? */
  isBoardFocused() {
    return this.page.evaluate(() => {
      const { activeElement } = document.querySelector("ali-guli-mane").shadowRoot;
      return activeElement?.closest(".twin") != null;
    });
  }

  /** What the session knows, for comparing with what is seen. */
  state() {
    return this.page.evaluate(() => {
      const { view, phase, seats } = document.querySelector("ali-guli-mane").session;
      return { ...view, phase, seats };
    });
  }

  /** Waits until the phase is one of these, and says how things stand then. */
  async until(...phases) {
    await this.page.waitForFunction(
      (wanted) => wanted.includes(document.querySelector("ali-guli-mane").session.phase),
      phases,
    );
    return this.state();
  }

  /** Waits until something has been done. */
  changedFrom({ text }) {
    return this.page.waitForFunction((old) => document.querySelector("ali-guli-mane").session.view.text !== old, text);
  }

  /** Every phase there has been since the seat was taken. */
  phases() {
    return this.page.evaluate(() => globalThis.phases);
  }

  /** Waits until this phase has come, even if it has passed by now. */
  hasBeen(phase) {
    return this.page.waitForFunction((phase) => globalThis.phases.includes(phase), phase);
  }

  /** Brings the seeds home at once, if they still move. Where the computer is next, it may have sown by then. */
  async finish() {
    const look = () =>
      this.page.evaluate(() => {
        const { phase, view } = document.querySelector("ali-guli-mane").session;
        return { phase, text: view.text, told: globalThis.phases.length };
      });
    const { text } = await look();
    for (let now = await look(); now.phase === "showing" && now.text === text; now = await look()) {
      await this.page.keyboard.press("s");
      await this.page.waitForFunction((told) => globalThis.phases.length > told, now.told);
    }
    return this.state();
  }

  /** Brings all seeds home, the computer's too, until a person has something to choose. */
  async settle() {
    let state = await this.finish();
    while (state.phase === "thinking" || state.phase === "showing") {
      await this.until("showing", "choose", "swap", "over", "matchOver");
      state = await this.finish();
    }
    return state;
  }

  /** All that has been said aloud since the `listen` was called. */
  spoken() {
    return this.page.evaluate(() => globalThis.spoken);
  }

  listen() {
    return this.page.evaluate(() => {
      globalThis.spoken = [];
      const voice = document.querySelector("ali-guli-mane").shadowRoot.querySelector(".unseen[aria-live]");
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const { textContent } of addedNodes) globalThis.spoken.push(textContent);
      }).observe(voice, { childList: true });
    });
  }

  /** Begins a game through the window that a person would use. */
  async begin({ variant, seats = ["person", "person"], openingSeeds, rounds, fair }) {
    await this.button("fresh").click();
    await this.dialog.waitFor();
    if (variant) await this.dialog.locator(`input[value="${variant}"]`).check();
    const [south, north, opening, length] = await this.dialog.locator("select").all();
    await south.selectOption(seats[0]);
    await north.selectOption(seats[1]);
    if (openingSeeds) await opening.selectOption(String(openingSeeds));
    if (rounds) await length.selectOption(String(rounds));
    if (fair) await this.dialog.locator("select[name='fair']").selectOption(fair);
    await this.dialog.locator('button[value="begin"]').click();
    await this.dialog.waitFor({ state: "detached" });
    return this.state();
  }

  /** Lays a round on the board that ends, and not in a draw, with the sowing that this answers. */
  async nearEnd(variant = "ali-guli-mane", options = {}) {
    const last = await this.page.evaluate(
      async ([variant, options]) => {
        const { Game } = await globalThis.bareEngine();
        const played = (stride) => {
          const game = new Game(variant, options);
          let sowing;
          for (let i = 1; !game.view().outcome; i += 1) {
            const { legal } = game.view();
            sowing = legal[(i * stride) % legal.length];
            game.play(sowing);
          }
          const [south, north] = game.rounds.at(-1).stocks;
          return south === north ? played(stride + 1) : { game, sowing };
        };
        const { game, sowing } = played(0);
        game.undo();
        const { session } = document.querySelector("ali-guli-mane");
        session.load(game.record());
        session.setSeats(["person", "person"]);
        return sowing;
      },
      [variant, options],
    );
    assert.equal((await this.state()).phase, "choose");
    return last;
  }
}

/** All seeds there are. */
export function seedsOf({ holes, banks }) {
  return holes.reduce((sum, seeds) => sum + seeds, banks[0] + banks[1]);
}
