/**
 * Plays a timeline against a clock: faster, slower, held, lap by lap, or at once to the end.
 *
 * It knows time and nothing else. The clock and the way to be called for the next picture come from outside.
 */

/** @typedef {import("./ledger.js").Frame} Frame */

/**
 * @typedef {object} Outside
 * @property {() => number} [now]                           milliseconds
 * @property {(tick: () => void) => number} [schedule]      asks to be called for the next picture
 * @property {(timer: number) => void} [cancel]
 * @property {(frame: Frame, t: number) => void} draw       `t` runs from 0 to 1 through the frame
 * @property {(frame: Frame) => void} [lap]                 a lap comes up; its first frame
 * @property {() => void} [done]                            the end has been drawn
 */

export const slowest = 0.25;
export const fastest = 8;

/** In calm mode a picture stands at least so long at speed 1, however much its relay hurries. */
const calmest = 400;

const nothing = () => {};

export class Player {
  #outside;
  /** @type {Frame[]} none: nothing is playing */
  #frames = [];
  /** Where we are, in milliseconds at speed 1, and in which frame that is. */
  #at = 0;
  #index = 0;
  /** When the clock was last read. */
  #read = 0;
  /** @type {number | null} */
  #timer = null;
  #paused = false;
  #speed = 1;
  #calm = false;
  /** The lap that came up last. */
  #lap = 0;
  /** @type {Frame | null} the still picture on the screen */
  #still = null;

  /** @param {Outside} outside */
  constructor({
    now = () => performance.now(),
    schedule = (tick) => requestAnimationFrame(tick),
    cancel = (timer) => cancelAnimationFrame(timer),
    draw,
    lap = nothing,
    done = nothing,
  }) {
    this.#outside = { now, schedule, cancel, draw, lap, done };
  }

  /** Is a timeline under way, be it held or not? */
  get playing() {
    return this.#frames.length > 0;
  }

  get paused() {
    return this.#paused;
  }

  get speed() {
    return this.#speed;
  }

  /** May change at any moment: what has been shown stays shown, the rest goes at the new speed. */
  set speed(speed) {
    if (!(speed > 0)) return;
    this.#settle();
    this.#speed = Math.min(Math.max(speed, slowest), fastest);
  }

  get calm() {
    return this.#calm;
  }

  /** One still picture a lap, and no flight. */
  set calm(calm) {
    this.#settle();
    this.#calm = calm;
    this.#still = null;
    this.#show();
  }

  /** Plays from the beginning; what was playing is stopped. @param {Frame[]} frames */
  play(frames) {
    this.stop();
    if (frames.length === 0) return this.#outside.done();
    this.#frames = frames;
    this.#at = this.#index = this.#lap = 0;
    this.#start();
    this.#show();
  }

  pause() {
    if (!this.playing || this.#paused) return;
    this.#settle();
    this.#hold();
  }

  resume() {
    if (!this.playing || !this.#paused) return;
    this.#start();
  }

  /** Goes to the end of this lap, or when there, of the next, and stays held. The last step is the end. */
  step() {
    if (!this.playing) return;
    this.#settle();
    this.#hold();
    if (!this.#advance()) return;
    const last = this.#lapEnd();
    if (last === this.#frames.length - 1) return this.finish();
    const frame = this.#frames[last];
    this.#at = endOf(frame);
    this.#still = frame;
    this.#outside.draw(frame, 1);
  }

  /** Draws the end at once; laps not come to are passed over in silence. */
  finish() {
    const last = this.#frames.at(-1);
    if (!last) return;
    this.stop();
    try {
      this.#outside.draw(last, 1);
    } finally {
      this.#outside.done();
    }
  }

  /** Lets go of the timeline; nobody is told. */
  stop() {
    this.#hold();
    this.#frames = [];
    this.#paused = false;
    this.#still = null;
  }

  #start() {
    this.#paused = false;
    this.#read = this.#outside.now();
    this.#timer = this.#outside.schedule(this.#tick);
  }

  #hold() {
    this.#paused = true;
    if (this.#timer !== null) this.#outside.cancel(this.#timer);
    this.#timer = null;
  }

  #tick = () => {
    // Asked for before anything is drawn, so that a picture that fails does not stop the clock.
    this.#timer = this.#outside.schedule(this.#tick);
    this.#settle();
    if (!this.#advance()) return;
    if (this.#at >= endOf(this.#frames[this.#frames.length - 1])) return this.finish();
    this.#show();
  };

  /** Books the time that has passed since the clock was last read. */
  #settle() {
    if (!this.playing || this.#paused) return;
    const now = this.#outside.now();
    this.#at += Math.max(now - this.#read, 0) * this.#speed * this.#slowing();
    this.#read = now;
  }

  /** How much slower than the timeline we go; calm pictures of short laps stand longer. */
  #slowing() {
    if (!this.#calm) return 1;
    const first = this.#frames.findIndex((frame) => frame.lap === this.#frames[this.#index].lap);
    const length = endOf(this.#frames[this.#lapEnd()]) - this.#frames[first].at;
    return Math.min(length / calmest, 1);
  }

  #show() {
    if (!this.playing || !this.#advance()) return;
    if (this.#calm) return this.#showStill(this.#frames[this.#lapEnd()]);
    const frame = this.#frames[this.#index];
    this.#outside.draw(frame, Math.min((this.#at - frame.at) / frame.ms, 1));
  }

  /** @param {Frame} frame */
  #showStill(frame) {
    if (frame === this.#still) return;
    this.#still = frame;
    this.#outside.draw(frame, 1);
  }

  /** Moves on to the frame that is due, telling of every lap that comes up. False if that stopped us. */
  #advance() {
    const frames = this.#frames;
    for (;;) {
      const frame = frames[this.#index];
      if (frame.lap !== this.#lap) {
        this.#lap = frame.lap;
        this.#outside.lap(frame);
        if (frames !== this.#frames) return false;
      }
      if (this.#at < endOf(frame) || this.#index === frames.length - 1) return true;
      this.#index += 1;
    }
  }

  /** The index of the last frame of the lap we are in. */
  #lapEnd() {
    let last = this.#index;
    while (this.#frames[last + 1]?.lap === this.#frames[this.#index].lap) last += 1;
    return last;
  }
}

/** @param {Frame} frame */
function endOf({ at, ms }) {
  return at + ms;
}
