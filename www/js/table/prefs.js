/** What a person has chosen once and wants to find again: speed, preview, counts, mirror, calm. */

/** @typedef {{ speed: number, preview: boolean, counts: boolean, mirror: boolean, calm: boolean }} Values */

/** @type {Values} */
const usual = { speed: 1, preview: true, counts: true, mirror: false, calm: false };
const slowest = 0.25;
const fastest = 8;

export class Prefs {
  /** @param {import("../game/store.js").Store} store */
  constructor(store) {
    this.store = store;
    this.values = sound(store.read("prefs"));
  }

  /** @template {keyof Values} K @param {K} name @param {Values[K]} value */
  set(name, value) {
    this.values = { ...this.values, [name]: value };
    this.store.write("prefs", this.values);
  }
}

/** What was saved, as far as it makes sense. @param {any} saved @returns {Values} */
function sound(saved) {
  const values = { ...usual };
  for (const name of /** @type {(keyof Values)[]} */ (Object.keys(usual))) {
    if (typeof saved?.[name] === typeof usual[name]) Object.assign(values, { [name]: saved[name] });
  }
  const speed = Number.isFinite(values.speed) ? values.speed : usual.speed;
  return { ...values, speed: Math.min(Math.max(speed, slowest), fastest) };
}
