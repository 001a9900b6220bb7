/**
 * The examples of the rules page: a position, what is sown in it, and what the caption claims about it.
 *
 * Every claim is data, in no language. A test plays each example in the engine and compares. So the page computes
 * nothing here, and no caption in any language can say what the engine does not do.
 */

import { aliGuliMane } from "./ali-guli-mane.js";
import { basics } from "./basics.js";
import { kalah } from "./kalah.js";
import { matches } from "./matches.js";
import { pallanguzhi } from "./pallanguzhi.js";

/** @typedef {import("./types.js").Example} Example */

/** @type {Record<string, Example>} */
export const examples = { ...basics, ...aliGuliMane, ...pallanguzhi, ...kalah, ...matches };

/** *Ajji aata*: sown from `sow`, the same seeds lie in the same holes again after `period` laps. */
export const ajji = /** @type {const} */ ({
  game: "ali-guli-mane",
  position: "1,0,1,0,1,0,1/0,1,0,1,0,1,2 61-0 S",
  sow: "B1",
  period: 98,
  onBoard: 9,
});

/** The record of a match that is not over. */
export const sampleRecord = `game: ali-guli-mane\nopening: 5\nrounds: 3\n\nround 1\n1. B4 B2\n2. A4\n`;
