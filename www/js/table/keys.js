/** Shortcuts: single keys, on any keyboard, that do what a button does. And a key that is held down acts once. */

/** What a key does, by the letter that is written on it. @type {Record<string, string>} */
const shortcuts = {
  u: "undo",
  r: "redo",
  n: "next",
  l: "step",
  s: "skip",
  h: "hint",
  v: "worth",
  "?": "help",
  " ": "pause",
};

/**
 * @typedef {{
 *   root: ShadowRoot,
 *   moving: () => boolean,               // do seeds move?
 *   act: (action: string) => boolean,    // says whether there was anything to do
 * }} Board
 */

/**
 * Hears shortcuts wherever the focus is within `reach`: the board alone, or the whole page where that is the board's.
 * @param {EventTarget} reach @param {Board} board @param {AbortSignal} signal
 */
export function listenToKeys(reach, board, signal) {
  const keys = new Keys(board);
  /** @param {string} type @param {(event: KeyboardEvent) => boolean} uses */
  const on = (type, uses) =>
    reach.addEventListener(
      type,
      (event) => {
        if (uses(/** @type {KeyboardEvent} */ (event))) event.preventDefault();
      },
      { signal },
    );
  on("keydown", (event) => keys.press(event));
  on("keyup", (event) => keys.lift(event));
}

class Keys {
  /** @type {string | null} a key that was used when it went down must not press a button when it comes up */
  #used = null;

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** Is the key used up? Then it means nothing to the browser. @param {KeyboardEvent} event */
  press(event) {
    if (event.repeat) return event.key === this.#used || wouldPressAgain(event);
    this.#used = null;
    if (event.defaultPrevented || this.#isWanted(event)) return false;
    const action = shortcuts[nameOf(event)];
    if (action && this.board.act(action)) this.#used = event.key;
    return this.#used !== null;
  }

  /** A space that went down before the seeds began to move must not bring them home. @param {KeyboardEvent} event */
  lift(event) {
    const used = event.key === this.#used;
    this.#used = null;
    return used || (event.key === " " && isHole(targetOf(event)) && this.board.moving());
  }

  /** Does the browser, a window, or the focused thing want this key for itself? @param {KeyboardEvent} event */
  #isWanted(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return true;
    const target = targetOf(event);
    if (target?.closest("dialog") || this.board.root.querySelector("dialog[open]")) return true;
    if (takesText(target)) return true;
    return event.key === " " && Boolean(target?.matches(pressable)) && !isHole(target);
  }
}

/** What a space presses, opens or ticks. */
const pressable = "button, summary, a, input:not([type=range])";

/**
 * The letter that a key stands for: its own if that is a Latin one, so that Dvorak and others keep theirs; else the
 * one that lies there on most keyboards.
 * @param {KeyboardEvent} event
 */
export function nameOf({ key, code, shiftKey }) {
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  if (code === "Slash" && shiftKey) return "?";
  return /^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? "";
}

/** @param {KeyboardEvent} event */
function targetOf(event) {
  const [target] = event.composedPath();
  return target instanceof Element ? target : null;
}

/** @param {Element | null} target */
const isHole = (target) => target?.hasAttribute("data-hole") ?? false;

/** Are letters typed into it, or do they choose in it? @param {Element | null} target */
function takesText(target) {
  if (target instanceof HTMLInputElement)
    return !["range", "checkbox", "radio", "button", "file"].includes(target.type);
  return Boolean(target?.matches("select, textarea")) || (target instanceof HTMLElement && target.isContentEditable);
}

/** Browsers press a button again and again while Enter is held down. @param {KeyboardEvent} event */
function wouldPressAgain(event) {
  const target = targetOf(event);
  if (!target?.matches("button, summary, a, input, select")) return false;
  return event.key === "Enter" || (event.key === " " && !takesText(target));
}
