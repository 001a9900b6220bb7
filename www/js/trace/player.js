/**
 * Plays a timeline against a clock: faster, slower, paused, lap by lap, or at once to the end.
 *
 * It knows time and nothing else. The clock, and how to ask for the next frame, are given to it.
 */

/** @typedef {import("./timeline.js").Frame} Frame */

/**
 * @typedef {object} PlayerOptions
 * @property {() => number} [now]                           milliseconds
 * @property {(tick: () => void) => number} [schedule]      asks to be called for the next frame
 * @property {(timer: number) => void} [cancel]
 * @property {(frame: Frame, t: number) => void} draw       `t` runs from 0 to 1 through the frame
 * @property {(frame: Frame) => void} [lap]                 a lap comes up; its first frame
 * @property {() => void} [done]                            the end has been drawn
 */

export const slowest = 0.25;
export const fastest = 8;

/** In calm mode a picture stays at least so long at speed 1, however fast its relay is. */
const calmest = 400;

const nothing = () => {};

export class Player {
  #options;
  /** @type {Frame[]} none: nothing is playing */
  #frames = [];
  /** The current time, in milliseconds at speed 1, and the frame in which that is. */
  #time = 0;
  #index = 0;
  /** When the clock was last read. */
  #lastRead = 0;
  /** @type {number | null} */
  #timer = null;
  #paused = false;
  #speed = 1;
  #calm = false;
  /** The lap reported last. */
  #lap = 0;
  /** @type {Frame | null} the still picture on the screen */
  #still = null;

  /** @param {PlayerOptions} outside */
  constructor({
    now = () => performance.now(),
    schedule = (tick) => requestAnimationFrame(tick),
    cancel = (timer) => cancelAnimationFrame(timer),
    draw,
    lap = nothing,
    done = nothing,
  }) {
    this.#options = { now, schedule, cancel, draw, lap, done };
  }

  /** Is a timeline being played, or paused? */
  get playing() {
    return this.#frames.length > 0;
  }

  get paused() {
    return this.#paused;
  }

  get speed() {
    return this.#speed;
  }

  /** May change at any moment. What has been shown stays shown; the rest goes at the new speed. */
  set speed(speed) {
    if (!(speed > 0)) return;
    this.#advanceClock();
    this.#speed = Math.min(Math.max(speed, slowest), fastest);
  }

  get calm() {
    return this.#calm;
  }

  /** Still pictures only, one a lap and one of what is about to be won, and no flight. */
  set calm(calm) {
    this.#advanceClock();
    this.#calm = calm;
    this.#still = null;
    this.#show();
  }

  /** Plays from the beginning. What was playing is stopped. @param {Frame[]} frames */
  play(frames) {
    this.stop();
    if (frames.length === 0) return this.#options.done();
    this.#frames = frames;
    this.#time = this.#index = this.#lap = 0;
    this.#start();
    this.#show();
  }

  pause() {
    if (!this.playing || this.#paused) return;
    this.#advanceClock();
    this.#halt();
  }

  resume() {
    if (!this.playing || !this.#paused) return;
    this.#start();
  }

  /** Goes to the end of this lap, or if it is there, to the end of the next, and pauses. The last step is the end. */
  step() {
    if (!this.playing) return;
    this.#advanceClock();
    this.#halt();
    if (!this.#advance()) return;
    const last = this.#lastWithThis("lap");
    if (last === this.#frames.length - 1) return this.finish();
    const frame = this.#frames[last];
    this.#time = endOf(frame);
    this.#still = frame;
    this.#options.draw(frame, 1);
  }

  /** Draws the end at once. Laps that are skipped are not reported. */
  finish() {
    const last = this.#frames.at(-1);
    if (!last) return;
    this.stop();
    try {
      this.#options.draw(last, 1);
    } finally {
      this.#options.done();
    }
  }

  /** Forgets the timeline without calling `done`. */
  stop() {
    this.#halt();
    this.#frames = [];
    this.#paused = false;
    this.#still = null;
  }

  #start() {
    this.#paused = false;
    this.#lastRead = this.#options.now();
    this.#timer = this.#options.schedule(this.#tick);
  }

  #halt() {
    this.#paused = true;
    if (this.#timer !== null) this.#options.cancel(this.#timer);
    this.#timer = null;
  }

  #tick = () => {
    // Scheduled before anything is drawn, so that a frame that fails to draw does not stop the clock.
    this.#timer = this.#options.schedule(this.#tick);
    this.#advanceClock();
    if (!this.#advance()) return;
    if (this.#time >= endOf(this.#frames[this.#frames.length - 1])) return this.finish();
    this.#show();
  };

  /** Adds the time that has passed since the clock was last read. */
  #advanceClock() {
    if (!this.playing || this.#paused) return;
    const now = this.#options.now();
    this.#time += Math.max(now - this.#lastRead, 0) * this.#speed * this.#slowdown();
    this.#lastRead = now;
  }

  /** How much slower than the timeline it plays: in calm mode the pictures of short laps stay longer. */
  #slowdown() {
    if (!this.#calm) return 1;
    const { still } = this.#frames[this.#index];
    const first = this.#frames.findIndex((frame) => frame.still === still);
    const length = endOf(this.#frames[this.#lastWithThis("still")]) - this.#frames[first].at;
    return Math.min(length / calmest, 1);
  }

  #show() {
    if (!this.playing || !this.#advance()) return;
    if (this.#calm) return this.#drawStill(this.#frames[this.#lastWithThis("still")]);
    const frame = this.#frames[this.#index];
    this.#options.draw(frame, Math.min((this.#time - frame.at) / frame.ms, 1));
  }

  /** @param {Frame} frame */
  #drawStill(frame) {
    if (frame === this.#still) return;
    this.#still = frame;
    this.#options.draw(frame, 1);
  }

  /** Moves on to the frame that is due and reports every new lap. False if a callback stopped the player. */
  #advance() {
    const frames = this.#frames;
    for (;;) {
      const frame = frames[this.#index];
      if (frame.lap !== this.#lap) {
        this.#lap = frame.lap;
        this.#options.lap(frame);
        if (frames !== this.#frames) return false;
      }
      if (this.#time < endOf(frame) || this.#index === frames.length - 1) return true;
      this.#index += 1;
    }
  }

  /** The index of the last frame of the current lap, or still picture. @param {"lap" | "still"} what */
  #lastWithThis(what) {
    const here = this.#frames[this.#index][what];
    const next = this.#frames.findIndex((frame, i) => i > this.#index && frame[what] !== here);
    return (next < 0 ? this.#frames.length : next) - 1;
  }
}

/** @param {Frame} frame */
function endOf({ at, ms }) {
  return at + ms;
}
