/**
 * Where every seed is at a moment between two scenes. Nothing is drawn here and no rule is known: an event says what
 * moves, and the two scenes say how many seeds lie where before and after.
 *
 * The number beside a hole counts what lies in it: a seed in the air is counted nowhere until it lands.
 */

import { MAX_DRAWN } from "./board-heaps.js";
import { mix, smoothstep } from "./lighting.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./board-heaps.js").BoardHeaps} BoardHeaps */
/** @typedef {import("./board-heaps.js").Seed} Seed */
/** @typedef {import("../trace/timeline.js").Frame} Frame */
/** @typedef {import("../trace/scene.js").Scene} Scene */
/** @typedef {Seed & { lift: number }} FlyingSeed   `lift`: its height in the air, 1 where the hand is */
/**
 * @typedef {{ from: FlyingSeed, to: FlyingSeed, hop: number }} Flight   `hop`: how far it rises on the
 *   screen
 */
/** @typedef {Point & { count: number }} Hand */
/** @typedef {{ holes: number[], banks: number[], hand: Hand | null, flying: FlyingSeed[] }} Pose */

const ASIDE = 1.2; // from a hole's middle to the hand beside it, towards the middle of the board, in half heights of it
const FLICK = 0.16; // pitches that a seed rises when it leaves the hand
const HOP = 0.5; // pitches that a seed rises on its way to a bank
const TOSS = 0.3; // the part of a drop that is over when the seed leaves the hand

/** @param {Scene} scene @param {Layout} layout @returns {Pose} */
export function restingPose(scene, layout) {
  const at = handPoint(scene, layout);
  const hand = at && scene.hand > 0 ? { ...at, count: scene.hand } : null;
  return { holes: [...scene.holes], banks: [...scene.banks], hand, flying: [] };
}

/**
 * @param {Frame} frame @param {number} t  0 to 1 @param {Layout} layout @param {BoardHeaps} heaps @returns {Pose}
 */
export function poseOf(frame, t, layout, heaps) {
  if (t >= 1) return restingPose(frame.to, layout);
  switch (frame.event?.kind) {
    case "scoop":
      return scooping(frame, t, layout, heaps);
    case "drop":
    case "bankDrop":
      return dropping(frame, t, layout, heaps);
    case "ripe":
    case "capture":
    case "keep":
    case "refill":
      return carrying(frame, t, layout, heaps);
    default:
      return restingPose(frame.from, layout);
  }
}

/**
 * Where the hand is, seen from above: beside the hole it is over, so that the hole can be seen.
 * @param {Scene} scene @param {Layout} layout @returns {Point | null}
 */
function handPoint({ handAt, handBank }, layout) {
  const { board, pitch } = layout;
  const hole = handAt === null ? undefined : layout.holes[handAt];
  if (hole) return { x: hole.x, y: hole.y + Math.sign(board.y + board.height / 2 - hole.y) * ASIDE * hole.ry };
  const bank = handBank === null ? undefined : layout.banks[handBank];
  if (!bank) return null;
  const near = Math.sign(board.x + board.width / 2 - bank.x - bank.width / 2) * (layout.slim ? -0.3 : 0.2) * pitch;
  return { x: bank.x + bank.width / 2 + near, y: bank.y + bank.height / 2 };
}

/**
 * The seeds of a hole rise into the hand, the topmost first.
 * @param {Frame} frame @param {number} t @param {Layout} layout @param {BoardHeaps} heaps @returns {Pose}
 */
function scooping({ from, to }, t, layout, heaps) {
  const pose = restingPose(from, layout);
  const at = handPoint(to, layout);
  const hole = to.handAt;
  if (!at || hole === null || !heaps.holes[hole]) return pose;
  const palm = { ...at, heap: heaps.hand };
  const rising = Math.min(MAX_DRAWN, to.hand - from.hand);
  const landed = wave(pose, rising, t, 0.4, (i) => ({
    from: aloft(heaps.seedAt(heaps.holes[hole], rising - 1 - i), 0),
    to: aloft(heaps.seedAt(palm, from.hand + i), 1),
    hop: 0,
  }));
  pose.holes[hole] = from.holes[hole] - landed.left;
  pose.hand = { ...at, count: from.hand + landed.arrived };
  return pose;
}

/**
 * The hand goes on by one place and lets go of one seed on the way.
 * @param {Frame} frame @param {number} t @param {Layout} layout @param {BoardHeaps} heaps @returns {Pose}
 */
function dropping({ from, to }, t, layout, heaps) {
  const pose = restingPose(from, layout);
  const goal = handPoint(to, layout);
  const start = handPoint(from, layout) ?? goal;
  if (!start || !goal) return pose;
  const over = (/** @type {number} */ when) => between(start, goal, mix(when, smoothstep(0, 1, when), 0.5));
  const count = t < TOSS ? from.hand : to.hand;
  pose.hand = count > 0 ? { ...over(t), count } : null;
  const goesTo = targetOf(from, to, heaps);
  if (t < TOSS || !goesTo) return pose;
  const leaving = heaps.seedAt({ ...over(TOSS), heap: heaps.hand }, to.hand);
  const flight = { from: aloft(leaving, 1), to: aloft(goesTo, 0), hop: FLICK * layout.pitch };
  pose.flying.push(fly(flight, (t - TOSS) / (1 - TOSS)));
  return pose;
}

/**
 * Where the dropped seed will lie.
 * @param {Scene} from @param {Scene} to @param {BoardHeaps} heaps
 */
function targetOf(from, { handAt, handBank }, heaps) {
  const [spots, lying, at] = handAt === null ? [heaps.banks, from.banks, handBank] : [heaps.holes, from.holes, handAt];
  const spot = at === null ? undefined : spots[at];
  return spot && at !== null ? heaps.seedAt(spot, lying[at]) : null;
}

/**
 * Heaps move between holes and banks. Every seed that leaves one place arrives at another.
 * @param {Frame} frame @param {number} t @param {Layout} layout @param {BoardHeaps} heaps @returns {Pose}
 */
function carrying({ from, to }, t, layout, heaps) {
  const pose = restingPose(from, layout);
  if (from.holes.length !== heaps.holes.length) return pose;
  const before = [...from.holes, ...from.banks];
  const after = [...to.holes, ...to.banks];
  const leaving = changes(
    before,
    (i) => before[i] - after[i],
    (i, n) => before[i] - 1 - n,
  );
  const arriving = changes(
    before,
    (i) => after[i] - before[i],
    (i, n) => before[i] + n,
  );
  const moving = Math.min(leaving.length, arriving.length);
  const { spots } = heaps;
  const { left, arrived } = wave(pose, moving, t, 0.55, (i) => ({
    from: aloft(heaps.seedAt(spots[leaving[i].spot], leaving[i].index), 0),
    to: aloft(heaps.seedAt(spots[arriving[i].spot], arriving[i].index), 0),
    hop: HOP * layout.pitch,
  }));
  for (const { spot } of leaving.slice(0, left)) before[spot] -= 1;
  for (const { spot } of arriving.slice(0, arrived)) before[spot] += 1;
  pose.holes = before.slice(0, from.holes.length);
  pose.banks = before.slice(from.holes.length);
  return pose;
}

/**
 * One entry for each seed that a spot gains or loses.
 * @param {number[]} spots @param {(spot: number) => number} by @param {(spot: number, n: number) => number} index
 */
function changes(spots, by, index) {
  return spots.flatMap((_, spot) =>
    Array.from({ length: Math.min(MAX_DRAWN, Math.max(0, by(spot) || 0)) }, (_, n) => ({
      spot,
      index: index(spot, n),
    })),
  );
}

/**
 * Many seeds on their way, one after the other; `spread` is the part of the time between the first and the last start.
 * @param {Pose} pose @param {number} count @param {number} t @param {number} spread
 * @param {(i: number) => Flight} flight
 */
function wave(pose, count, t, spread, flight) {
  let [left, arrived] = [0, 0];
  for (let i = 0; i < count; i++) {
    const gone = (t - (spread * i) / count) / (1 - spread);
    if (gone <= 0) break;
    left += 1;
    if (gone >= 1) arrived += 1;
    else pose.flying.push(fly(flight(i), gone));
  }
  return { left, arrived };
}

/** @param {Flight} flight @param {number} t @returns {FlyingSeed} */
function fly({ from, to, hop }, t) {
  const way = smoothstep(0, 1, t);
  const arc = 4 * t * (1 - t);
  const { x, y } = between(from, to, way);
  return {
    x,
    y: y - hop * arc,
    lift: mix(from.lift, to.lift, t) + (hop > 0 ? 0.8 * arc : 0),
    size: mix(from.size, to.size, t) + 0.12 * arc,
    shape: to.shape,
    turn: mix(from.turn, to.turn, way),
  };
}

/** @param {Seed} seed @param {number} lift @returns {FlyingSeed} */
const aloft = (seed, lift) => ({ ...seed, lift });

/** @param {Point} a @param {Point} b @param {number} t */
const between = (a, b, t) => ({ x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) });
