/** Making parts of SVG pictures. */

const namespace = "http://www.w3.org/2000/svg";

/**
 * @param {string} name @param {Record<string, string | number>} attributes @param {...Node} children
 * @returns {SVGElement}
 */
export function svg(name, attributes, ...children) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}
