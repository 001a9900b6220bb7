/** Making elements: the few lines that the parts of the board share. */

/**
 * Makes an element. Attributes that are `false` or `undefined` are left out, `true` stands for an empty value.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | boolean | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) mark(element, name, value);
  element.append(...children);
  return element;
}

/**
 * Sets or removes an attribute, and leaves it alone where nothing changes.
 * @param {Element} element @param {string} name @param {string | number | boolean | undefined} value
 */
export function mark(element, name, value) {
  if (value === undefined || value === false) return element.removeAttribute(name);
  const text = value === true ? "" : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/**
 * Sets text only where it changes, so that nothing is laid out, or read aloud, twice.
 * @param {Element} element @param {string} text
 */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * A button that does the action of that name (see `actions` in table.js).
 * @param {string} action @param {string} label @param {Node[]} [inside] what is seen instead of the label
 */
export function button(action, label, inside) {
  const seen = inside ?? [label];
  return h(
    "button",
    { type: "button", "data-do": action, "aria-label": inside && label, title: inside && label },
    ...seen,
  );
}
