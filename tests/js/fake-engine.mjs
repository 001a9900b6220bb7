/** An engine for the tests of everything between it and the page. */

export const tick = () => new Promise((resolve) => setImmediate(resolve));

export const thoughtOf = (position) => ({ sowing: { hole: Number(position) } });

/** An engine that answers with the position, and errs, breaks or uses up its budget on request. */
export class FakeEngine {
  static alive = 0;
  /** @type {string[]} */
  static books = [];
  /** So many are still to be solved. */
  static endgames = 0;

  constructor(variant) {
    if (variant === "unheard") throw Object.assign(new Error("unheard"), { code: "noSuchVariant", detail: {} });
    FakeEngine.alive += 1;
  }

  think(position, options) {
    if (position === "bad")
      throw Object.assign(new Error("not a position"), { code: "badPosition", detail: { column: 3 } });
    if (position === "hard") return { nodes: options.nodes };
    if (position === "trap") throw new WebAssembly.RuntimeError("unreachable");
    return { ...thoughtOf(position), options };
  }

  puzzle(kind, seed, grade) {
    return { kind, seed, grade };
  }

  loadBook(text) {
    if (text === "damaged") throw Object.assign(new Error("not a book"), { code: "badBook", detail: {} });
    FakeEngine.books.push(text);
  }

  prepare(positions) {
    FakeEngine.endgames = Math.max(FakeEngine.endgames - positions, 0);
    return FakeEngine.endgames > 0;
  }

  free() {
    FakeEngine.alive -= 1;
  }
}
