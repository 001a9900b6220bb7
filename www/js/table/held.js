/**
 * A board that stays where it is, as large as it is, whatever comes to stand below it: rather the page scrolls. In
 * another window it takes its place anew. (In a low one it gives way, as the styles say.)
 */

export class Held {
  #middle;
  #stage;
  /** In pixels; 0 while it is not held. */
  #height = 0;

  /** @param {HTMLElement} middle @param {HTMLElement} stage @param {AbortSignal} signal */
  constructor(middle, stage, signal) {
    this.#middle = middle;
    this.#stage = stage;
    addEventListener("resize", () => this.release(), { signal });
  }

  hold() {
    if (!this.#height) this.#keepPlace();
    if (!this.#height) return; // it is not laid out yet
    this.#stage.style.flex = `0 0 ${this.#height}px`;
  }

  /** What is free above it stays so. */
  #keepPlace() {
    const first = [...this.#middle.children].find((part) => part.getClientRects().length && !isLaidOver(part));
    const above = (first ?? this.#stage).getBoundingClientRect().top - this.#middle.getBoundingClientRect().top;
    this.#height = this.#stage.getBoundingClientRect().height;
    Object.assign(this.#middle.style, { paddingTop: `${above}px`, justifyContent: "flex-start" });
  }

  release() {
    this.#height = 0;
    Object.assign(this.#middle.style, { paddingTop: "", justifyContent: "" });
    this.#stage.style.flex = "";
  }
}

/** @param {Element} part */
const isLaidOver = (part) => getComputedStyle(part).position === "absolute";
