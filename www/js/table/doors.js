/** The windows that open from the table, each with what it needs to know. */

import { askForGame } from "./chooser.js";
import { askSettings, askToResign, showHelp } from "./dialogs.js";
import { showMatch } from "./match.js";
import { showRecords } from "./records.js";

/**
 * @typedef {Pick<import("./table.js").Table, "root" | "words" | "session" | "prefs" | "aim" | "telling" | "tutor">} Room
 */

/** A new game; null if somebody thinks better of it. @param {Room} room */
export function openChooser({ root, words, session, prefs, aim, tutor }) {
  const { seats, options, phase, seatsExchanged: turned } = session;
  return askForGame(root, words, {
    games: aim.games,
    now: { variant: aim.info.id, seats, options },
    turned: phase === "matchOver" ? turned : null,
    imagine: (wanted) => session.imagine(wanted),
    prefs,
    tutor,
  });
}

/** @param {Room} room */
export function openMatch({ root, words, session, prefs, aim, telling }) {
  const { rounds, options, view } = session;
  const result = view.matchOutcome ? telling.ending(view, aim.info).slice(-2) : [];
  return showMatch(root, words, {
    info: aim.info,
    rounds,
    agreed: options.rounds,
    mirror: prefs.values.mirror,
    result,
  });
}

/** @param {Room} room */
export async function openResign({ root, words, session }) {
  if (await askToResign(root, words)) session.resign();
}

/** @param {Room} room @param {(name: string, value: any) => void} changed called after every choice */
export function openSettings({ root, words, prefs }, changed) {
  const { preview, counts, mirror, calm, coach, beat } = prefs.values;
  return askSettings(root, words, { preview, counts, mirror, calm, coach, beat }, (name, value) => {
    prefs.set(name, value);
    changed(name, value);
  });
}

/** @param {Room} room */
export const openRecords = ({ root, words, session }) => showRecords(root, words, session);

/** @param {Room} room */
export const openHelp = ({ root, words, aim }) => showHelp(root, words, aim.info);
