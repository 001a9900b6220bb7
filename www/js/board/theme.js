/** Every colour of the board, as plain data, so that a page can bring its own. */

/**
 * @typedef {{
 *   plain: boolean,           // no wood and no light: flat shapes, for those who need strong contrast
 *   woodDark: string, woodMid: string, woodLight: string, hollow: string, line: string,
 *   seedDark: string, seedMid: string, seedLight: string,
 *   text: string, textSoft: string, textFaint: string, textEdge: string,
 *   textFaintEdge: string, plate: string,
 *   legal: string, turn: string, focus: string, focusEdge: string,
 *   saada: string, look: string, take: string, end: string,
 *   good: string, bad: string, bark: string, leaf: string,
 *   skin: string, skinDark: string, nail: string
 * }} Theme
 */

/** @type {Theme} */
export const TEAK = {
  plain: false,
  woodDark: "#40220f",
  woodMid: "#7e4b28",
  woodLight: "#b27a47",
  hollow: "#3a1e0e",
  line: "#2a1409",
  seedDark: "#32120a",
  seedMid: "#74321a",
  seedLight: "#b97049",
  text: "#fff3d9",
  textSoft: "#f4e0bb",
  textFaint: "#dcbc8c",
  textEdge: "rgba(30, 13, 4, 0.85)",
  textFaintEdge: "rgba(30, 13, 4, 0.35)",
  plate: "rgba(28, 12, 4, 0.8)",
  legal: "#ffcf7a",
  turn: "#ffd98a",
  focus: "#ffffff",
  focusEdge: "#1a0d05",
  saada: "#ffe9a8",
  look: "#ffe0b0",
  take: "#ff9a5c",
  end: "#9fe0d0",
  good: "#b6f09c",
  bad: "#ffb199",
  bark: "#8a6a48",
  leaf: "#8c9a4c",
  skin: "#c08a60",
  skinDark: "#74432a",
  nail: "#e0b490",
};

/**
 * Flat shapes in the colours of the person's own system, for forced colours and high contrast.
 * @type {Theme}
 */
export const CONTRAST = {
  plain: true,
  woodDark: "Canvas",
  woodMid: "Canvas",
  woodLight: "Canvas",
  hollow: "Canvas",
  line: "CanvasText",
  seedDark: "CanvasText",
  seedMid: "CanvasText",
  seedLight: "Canvas",
  text: "CanvasText",
  textSoft: "CanvasText",
  textFaint: "CanvasText",
  textEdge: "Canvas",
  textFaintEdge: "Canvas",
  plate: "Canvas",
  legal: "LinkText",
  turn: "Highlight",
  focus: "Highlight",
  focusEdge: "Canvas",
  saada: "Highlight",
  look: "Highlight",
  take: "Highlight",
  end: "LinkText",
  good: "CanvasText",
  bad: "CanvasText",
  bark: "CanvasText",
  leaf: "CanvasText",
  skin: "CanvasText",
  skinDark: "CanvasText",
  nail: "Canvas",
};
