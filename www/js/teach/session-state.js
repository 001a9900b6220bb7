/**
 * How the board looks at which a session is played: what the session knows and what the advisor has found, in words.
 */

/**
 * @typedef {import("../game/session.js").Session} Session
 * @typedef {import("../game/prefs.js").Prefs} Prefs
 * @typedef {import("../table/narrator.js").Narrator} Narrator
 * @typedef {import("../teach/advisor.js").Advisor} Advisor
 * @typedef {import("../table/activity.js").State} State
 * @typedef {import("../table/activity.js").Action} Action
 * @typedef {{ session: Session, advisor: Advisor, prefs: Prefs, narrator: Narrator }} Parts
 * @typedef {{ again?: boolean, known?: number, of?: number }} TurnFacts
 *   `again`: does the same player sow once more? `known`, `of`: how far the computer has thought
 */

/** @param {Parts} parts @param {Record<string, Action>} actions @param {TurnFacts} [turn] @returns {State} */
export function sessionState({ session, advisor, prefs, narrator }, actions, { again = false, ...progress } = {}) {
  const { view, phase, seats, info, agreement } = session;
  const { board } = narrator.words;
  const legal = phase === "choose" ? holesOf(view.legal) : [];
  const endless = phase === "choose" ? holesOf(view.endless) : [];
  return {
    info,
    view,
    phase,
    seats,
    legal,
    endless: endless.filter((hole) => !legal.includes(hole)),
    mine: seats[view.mover] === "person" ? view.mover : null,
    turn: narrator.turn(phase, view, seats, { again: again || view.secondSowing, ...progress }),
    caption: narrator.caption(view, info),
    note: narrator.fairness(agreement, view),
    label: info.ways === "both" ? board.labelBoth : board.label,
    line: advisor.hint,
    invitation: phase === "choose" ? board.start : "",
    readings: info.names.map((_, hole) => advisor.reading(hole)),
    previews: prefs.values.preview,
    match: info.matches ? { agreed: session.options.rounds, rounds: session.rounds } : null,
    pressed: [...(advisor.isHinting ? ["hint"] : []), ...(prefs.values.worth ? ["worth"] : [])],
    actions,
  };
}

/**
 * What a person may learn at the board, and how it may be taken back.
 * @param {Parts} parts @param {() => void} asked is told when a button has asked for something
 */
export function sessionActions({ session, advisor, prefs }, asked) {
  const isOpen = session.phase === "choose";
  /** @param {() => void} ask */
  const learn = (ask) => () => {
    ask();
    asked();
  };
  return {
    undo: { can: session.canUndo, run: () => void session.undo() },
    redo: { can: session.canRedo, run: () => void session.redo() },
    hint: { can: isOpen, run: learn(() => advisor.toggleHint()) },
    worth: { can: isOpen, run: learn(() => prefs.set("worth", !prefs.values.worth)) },
    retry: { can: session.phase !== "showing", run: learn(() => advisor.retry()) },
  };
}

/**
 * What the session and the advisor say, passed on as an activity says it.
 * @param {Parts} parts @param {EventTarget} activity
 * @param {(jump: import("../game/types.js").Jump) => { told: string, spoken: string }} arrived
 *   what is written, and said aloud, of a position to which nobody was shown the way
 * @param {AbortSignal} signal
 */
export function passOn({ session, advisor, prefs }, activity, arrived, signal) {
  /** @param {string} type @param {object} detail */
  const tell = (type, detail) => activity.dispatchEvent(new CustomEvent(type, { detail }));
  /** @param {EventTarget} source @param {string} type @param {(detail: any) => void} hear */
  const on = (source, type, hear) =>
    source.addEventListener(type, (event) => hear(/** @type {CustomEvent} */ (event).detail), { signal });
  on(session, "trace", (played) => {
    advisor.watch(played);
    tell("trace", played);
  });
  on(session, "change", ({ jump }) => {
    advisor.look();
    if (!jump) return tell("change", {});
    const { told, spoken } = arrived(jump);
    tell("change", { told });
    if (spoken) tell("spoken", { sentence: spoken });
  });
  on(session, "refused", (detail) => tell("refused", detail));
  const keepTime = () => (session.beat = prefs.values.beat);
  keepTime();
  on(prefs, "change", () => {
    keepTime();
    advisor.look();
  });
}

/** @param {import("../../ali_guli_mane.js").Sowing[]} sowings */
const holesOf = (sowings) => [...new Set(sowings.map(({ hole }) => hole))];
