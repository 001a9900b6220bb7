import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { fastest, Player, slowest } from "../../www/js/trace/player.js";
import { randomness } from "./helpers.mjs";

/** Frames of given laps, 100 ms each unless told otherwise. */
function film(laps, ms = 100) {
  return laps.map((lap, i) => ({ event: null, from: null, to: `scene ${i}`, lap, still: lap, at: i * ms, ms }));
}

/** A player whose clock stands still until told, and a log of what it shows. */
class Stage {
  time = 5000;
  log = [];
  scheduled = new Map();
  #timers = 0;

  constructor(outside = {}) {
    this.player = new Player({
      now: () => this.time,
      schedule: (tick) => {
        this.scheduled.set(++this.#timers, tick);
        return this.#timers;
      },
      cancel: (timer) => this.scheduled.delete(timer),
      draw: (frame, t) => this.log.push(["draw", frame.to, Math.round(t * 1000) / 1000]),
      lap: (frame) => this.log.push(["lap", frame.lap, frame.to]),
      done: () => this.log.push(["done"]),
      ...outside,
    });
  }

  /** Lets time pass, then the next picture fall due. */
  pass(ms) {
    this.time += ms;
    const due = [...this.scheduled];
    for (const [timer, tick] of due) {
      if (this.scheduled.delete(timer)) tick();
    }
  }

  /** What has been shown since the last look. */
  seen() {
    return this.log.splice(0);
  }

  drawn() {
    return this.seen()
      .filter(([what]) => what === "draw")
      .map(([, ...drawn]) => drawn);
  }
}

describe("player", () => {
  let stage, player;
  beforeEach(() => {
    stage = new Stage();
    player = stage.player;
  });

  it("draws the beginning at once, then frame after frame, then the end, then says so", () => {
    player.play(film([1, 1]));
    for (const ms of [50, 100, 40, 20]) stage.pass(ms);
    assert.deepEqual(stage.seen(), [
      ["lap", 1, "scene 0"],
      ["draw", "scene 0", 0],
      ["draw", "scene 0", 0.5],
      ["draw", "scene 1", 0.5],
      ["draw", "scene 1", 0.9],
      ["draw", "scene 1", 1],
      ["done"],
    ]);
    assert.equal(player.playing, false);
    assert.equal(stage.scheduled.size, 0);
  });

  it("has nothing to show for an empty timeline, and says so", () => {
    player.play([]);
    assert.deepEqual(stage.seen(), [["done"]]);
  });

  it("tells of every lap once, in order, even if none of its frames was drawn", () => {
    player.play(film([1, 1, 2, 3, 3]));
    stage.pass(450);
    const laps = stage.seen().filter(([what]) => what === "lap");
    assert.deepEqual(laps, [
      ["lap", 1, "scene 0"],
      ["lap", 2, "scene 2"],
      ["lap", 3, "scene 3"],
    ]);
  });

  it("says nothing of laps where there are none", () => {
    player.play(film([0, 0]));
    stage.pass(150);
    assert.deepEqual(stage.drawn(), [
      ["scene 0", 0],
      ["scene 1", 0.5],
    ]);
  });

  it("does not go back when the clock does", () => {
    player.play(film([1]));
    stage.pass(50);
    stage.pass(-30);
    assert.deepEqual(stage.drawn().at(-1), ["scene 0", 0.5]);
  });

  describe("pause and resume", () => {
    it("hold the picture, however long, and go on from there", () => {
      player.play(film([1, 1]));
      stage.pass(50);
      player.pause();
      assert.deepEqual([player.playing, player.paused, stage.scheduled.size], [true, true, 0]);
      stage.pass(60_000);
      player.resume();
      stage.pass(20);
      assert.deepEqual(stage.drawn().at(-1), ["scene 0", 0.7]);
    });

    it("do nothing where there is nothing to hold, or twice", () => {
      player.pause();
      player.resume();
      assert.deepEqual([player.paused, stage.scheduled.size], [false, 0]);
      player.play(film([1]));
      player.resume();
      player.pause();
      player.pause();
      player.resume();
      player.resume();
      assert.equal(stage.scheduled.size, 1);
    });
  });

  describe("speed", () => {
    it("changes in the middle of a frame without a jump", () => {
      player.play(film([1, 1]));
      stage.time += 50;
      player.speed = 2;
      stage.pass(0);
      assert.deepEqual(stage.drawn().at(-1), ["scene 0", 0.5]);
      stage.pass(10);
      assert.deepEqual(stage.drawn().at(-1), ["scene 0", 0.7]);
    });

    it("stays within bounds, and is a number", () => {
      for (const [asked, got] of [
        [100, fastest],
        [0.01, slowest],
        [3, 3],
        [NaN, 3],
        [-1, 3],
        [0, 3],
      ]) {
        player.speed = asked;
        assert.equal(player.speed, got);
      }
    });

    it("may change while held", () => {
      player.play(film([1]));
      player.pause();
      stage.time += 90;
      player.speed = 4;
      player.resume();
      stage.pass(10);
      assert.deepEqual(stage.drawn().at(-1), ["scene 0", 0.4]);
    });
  });

  describe("step", () => {
    it("goes to the end of the lap and holds, then to the end of the next, then to the end", () => {
      player.play(film([1, 1, 2, 2, 3]));
      stage.pass(30);
      stage.seen();
      player.step();
      assert.deepEqual(stage.seen(), [["draw", "scene 1", 1]]);
      assert.equal(player.paused, true);
      stage.pass(10_000);
      player.step();
      assert.deepEqual(stage.seen(), [
        ["lap", 2, "scene 2"],
        ["draw", "scene 3", 1],
      ]);
      player.step();
      assert.deepEqual(stage.seen(), [["lap", 3, "scene 4"], ["draw", "scene 4", 1], ["done"]]);
      player.step();
      assert.deepEqual(stage.seen(), []);
    });

    it("can be followed by playing on", () => {
      player.play(film([1, 1, 2]));
      player.step();
      player.resume();
      stage.pass(50);
      assert.deepEqual(stage.drawn().at(-1), ["scene 2", 0.5]);
    });
  });

  describe("finish and stop", () => {
    it("finish draws the end at once and is done, once", () => {
      player.play(film([1, 2, 3]));
      stage.seen();
      player.finish();
      player.finish();
      assert.deepEqual(stage.seen(), [["draw", "scene 2", 1], ["done"]]);
      stage.pass(1000);
      assert.deepEqual(stage.seen(), []);
    });

    it("finish also ends what is held", () => {
      player.play(film([1, 2, 3]));
      player.pause();
      player.finish();
      assert.deepEqual([player.playing, player.paused], [false, false]);
    });

    it("stop lets go and tells nobody", () => {
      player.play(film([1, 2]));
      stage.seen();
      player.stop();
      stage.pass(1000);
      assert.deepEqual([stage.seen(), player.playing, stage.scheduled.size], [[], false, 0]);
    });

    it("play replaces what was playing, which is never done", () => {
      player.play(film([1, 2]));
      player.play(film([1]));
      stage.pass(100);
      assert.equal(stage.seen().filter(([what]) => what === "done").length, 1);
    });
  });

  describe("calm", () => {
    it("shows one still picture a lap: its end", () => {
      player.calm = true;
      player.play(film([1, 1, 1, 1, 2, 2, 2, 2]));
      for (let i = 0; i < 9; i++) stage.pass(90);
      assert.deepEqual(stage.seen(), [
        ["lap", 1, "scene 0"],
        ["draw", "scene 3", 1],
        ["lap", 2, "scene 4"],
        ["draw", "scene 7", 1],
        ["draw", "scene 7", 1],
        ["done"],
      ]);
    });

    it("lets the picture of a hurried lap stand", () => {
      player.calm = true;
      player.play(film([1, 2], 40));
      stage.pass(390);
      assert.deepEqual(stage.drawn(), [["scene 0", 1]]);
      stage.pass(20);
      assert.deepEqual(stage.drawn(), [["scene 1", 1]]);
    });

    it("may change while playing, both ways", () => {
      player.play(film([1, 1, 2]));
      stage.pass(50);
      player.calm = true;
      assert.deepEqual(stage.drawn().at(-1), ["scene 1", 1]);
      player.calm = false;
      assert.deepEqual(stage.drawn().at(-1), ["scene 0", 0.5]);
    });
  });

  describe("what it calls may call it back", () => {
    it("done may play the next timeline", () => {
      const next = [film([1]), film([1])];
      stage = new Stage({ done: () => next.length && stage.player.play(next.pop()) });
      stage.player.play(film([1]));
      for (let i = 0; i < 3; i++) stage.pass(100);
      assert.deepEqual([next.length, stage.player.playing], [0, false]);
    });

    it("lap and draw may stop, finish or pause", () => {
      for (const from of ["lap", "draw"]) {
        for (const act of ["stop", "finish", "pause", "step"]) {
          let calls = 0,
            done = 0;
          const outside = { [from]: () => ++calls === 2 && stage.player[act](), done: () => (done += 1) };
          stage = new Stage(outside);
          stage.player.play(film([1, 2, 3]));
          stage.pass(110);
          stage.pass(10);
          assert.equal(done, act === "finish" ? 1 : 0, `${act} from ${from}`);
          assert.equal(stage.player.playing, act === "pause" || act === "step", `${act} from ${from}`);
        }
      }
    });

    it("a picture that fails does not stop the clock, nor the end", () => {
      let done = 0;
      stage = new Stage({
        draw: () => {
          throw new Error("no picture");
        },
        done: () => (done += 1),
      });
      assert.throws(() => stage.player.play(film([1])));
      assert.throws(() => stage.pass(50));
      assert.throws(() => stage.pass(60));
      assert.deepEqual([done, stage.player.playing], [1, false]);
    });
  });

  it("whatever is pressed: never backwards, never done twice, and done at last", () => {
    const random = randomness(7);
    for (let run = 0; run < 500; run++) {
      stage = new Stage();
      player = stage.player;
      player.calm = random.below(2) === 0;
      const laps = Array.from({ length: 1 + random.below(30) }, () => random.below(2)).map(
        (
          (lap) => (more) =>
            (lap += more)
        )(1),
      );
      const frames = film(laps);
      player.play(frames);
      for (let i = 0; i < 30; i++) {
        const act = random.pick(["pause", "resume", "step", "pass", "pass", "pass", "speed"]);
        if (act === "pass") stage.pass(random.below(200));
        else if (act === "speed") player.speed = random.pick([0.5, 1, 8]);
        else player[act]();
        assert.ok(stage.scheduled.size <= 1);
        assert.equal(stage.scheduled.size === 1, player.playing && !player.paused);
      }
      player.resume();
      for (let i = 0; i < 200; i++) stage.pass(200);
      const log = stage.seen();
      assert.deepEqual(log.at(-1), ["done"]);
      assert.deepEqual(log.at(-2), ["draw", frames.at(-1).to, 1]);
      assert.equal(log.filter(([what]) => what === "done").length, 1);
      const shown = log.filter(([what]) => what === "draw").map(([, scene, t]) => Number(scene.slice(6)) + t);
      shown.forEach((moment, i) => assert.ok(i === 0 || moment >= shown[i - 1]));
      const told = log.filter(([what]) => what === "lap").map(([, lap]) => lap);
      assert.deepEqual(told, [...new Set(laps)]);
    }
  });
});
