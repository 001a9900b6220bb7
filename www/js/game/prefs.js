/** What a person has chosen once and wants to find again. Tells of every `change`, with its `name`. */

/**
 * @typedef {{ speed: number, beat: number, preview: boolean, counts: boolean, mirror: boolean, turn: boolean,
 *   calm: boolean, worth: boolean, coach: boolean, fair: string, turns: boolean, taught: boolean }} Values
 *   `turn`: is the board seen from the side that is else above?
 *   `beat`: how long the computer waits before it sows, in milliseconds. `worth`: is the worth of every hole shown?
 *   `coach`: is it said what a sowing has cost? `fair`: how a game is made fair. `turns`: do players take turns
 *   beginning? `taught`: have the first steps been told?
 */

/** @type {Values} */
const usual = {
  speed: 1,
  beat: 800,
  preview: false,
  counts: true,
  mirror: false,
  turn: false,
  calm: false,
  worth: false,
  coach: false,
  fair: "none",
  turns: true,
  taught: false,
};

/** Between which a number makes sense. @type {Record<"speed" | "beat", [number, number]>} */
const ranges = { speed: [0.25, 8], beat: [0, 10_000] };

export class Prefs extends EventTarget {
  /** @param {import("./store.js").Store} store */
  constructor(store) {
    super();
    this.store = store;
    this.values = sound(store.read("prefs"));
  }

  /** @template {keyof Values} K @param {K} name @param {Values[K]} value */
  set(name, value) {
    this.store.update("prefs", (saved) => ({ ...saved, [name]: value }));
    this.values = { ...this.values, [name]: value };
    this.#tell(name);
    this.follow();
  }

  /** Takes over what another window of this browser has chosen since. */
  follow() {
    const before = this.values;
    this.values = sound(this.store.read("prefs"));
    const names = /** @type {(keyof Values)[]} */ (Object.keys(before));
    for (const name of names) if (before[name] !== this.values[name]) this.#tell(name);
  }

  /** @param {keyof Values} name */
  #tell(name) {
    this.dispatchEvent(new CustomEvent("change", { detail: { name } }));
  }
}

/** What was saved, as far as it makes sense. @param {any} saved @returns {Values} */
function sound(saved) {
  const values = { ...usual };
  for (const name of /** @type {(keyof Values)[]} */ (Object.keys(usual))) {
    if (typeof saved?.[name] === typeof usual[name]) Object.assign(values, { [name]: saved[name] });
  }
  for (const [name, [least, most]] of Object.entries(ranges)) {
    const key = /** @type {keyof typeof ranges} */ (name);
    const number = Number.isFinite(values[key]) ? values[key] : usual[key];
    values[key] = Math.min(Math.max(number, least), most);
  }
  return values;
}
