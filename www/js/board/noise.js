/**
 * Random numbers that are the same every time, so that every screen shows the same wood and the same heaps.
 */

/**
 * A small generator of numbers from 0 up to 1.
 * @param {number} seed
 * @returns {() => number}
 */
export function random(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Smooth noise over the plane, from -1 to 1, with hills about one unit apart.
 * @param {number} seed
 * @returns {(x: number, y: number) => number}
 */
export function smoothNoise(seed) {
  const next = random(seed);
  const value = Float32Array.from({ length: 256 }, () => 2 * next() - 1);
  const mix = Uint8Array.from({ length: 256 }, () => 256 * next());
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = ease(x - left);
    const v = ease(y - top);
    const a = mix[left & 255];
    const b = mix[(left + 1) & 255];
    const upper = value[(a + top) & 255] * (1 - u) + value[(b + top) & 255] * u;
    const lower = value[(a + top + 1) & 255] * (1 - u) + value[(b + top + 1) & 255] * u;
    return upper * (1 - v) + lower * v;
  };
}

/** @param {number} t */
const ease = (t) => t * t * (3 - 2 * t);

const WORN = 4; // how far the ridges have been rubbed down

/**
 * A plane covered with shallow round cuts that meet in worn ridges: the square of the distance to the nearest of many
 * points, which lie about one unit apart.
 * @param {number} seed
 * @returns {(x: number, y: number) => number}
 */
export function facets(seed) {
  const next = random(seed);
  const jitter = Float32Array.from({ length: 512 }, () => 0.2 + 0.6 * next()); // so that the nearest is one of four
  const mix = Uint8Array.from({ length: 256 }, () => 256 * next());
  return (x, y) => {
    const left = Math.floor(x - 0.5);
    const top = Math.floor(y - 0.5);
    let nearest = 4;
    for (let i = left; i <= left + 1; i++) {
      for (let j = top; j <= top + 1; j++) {
        const cell = 2 * mix[(mix[i & 255] + j) & 255];
        const dx = i + jitter[cell] - x;
        const dy = j + jitter[cell + 1] - y;
        nearest = Math.min(nearest, dx * dx + dy * dy);
      }
    }
    return nearest / (1 + WORN * nearest);
  };
}
