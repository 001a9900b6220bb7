/** As much of a document as cards and panels need to be made, filled and read where there is no browser. */

class FakeElement extends EventTarget {
  children = [];
  hidden = false;
  #attributes = new Map();
  #text = "";

  constructor(tag) {
    super();
    this.tag = tag;
  }

  get className() {
    return this.getAttribute("class") ?? "";
  }

  set className(name) {
    this.setAttribute("class", name);
  }

  get textContent() {
    return this.#text + this.children.map((child) => child.textContent ?? child).join("");
  }

  set textContent(text) {
    this.children = [];
    this.#text = text;
  }

  /** The rows of a table. */
  get rows() {
    return this.children;
  }

  get cells() {
    return this.children;
  }

  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }

  setAttribute(name, value) {
    this.#attributes.set(name, String(value));
    if (name === "hidden") this.hidden = true;
  }

  removeAttribute(name) {
    this.#attributes.delete(name);
    if (name === "hidden") this.hidden = false;
  }

  append(...children) {
    this.children.push(...children);
  }

  appendChild(child) {
    this.children.push(child);
    return child;
  }

  replaceChildren(...children) {
    this.textContent = "";
    this.append(...children);
  }

  contains(other) {
    return other === this || this.children.some((child) => child === other || child.contains?.(other));
  }

  focus() {}

  /** Nothing has the focus. */
  getRootNode() {
    return { activeElement: null };
  }

  /** This element and all in it that hold for a test. */
  all(holds) {
    const inside = this.children.flatMap((child) => child.all?.(holds) ?? []);
    return holds(this) ? [this, ...inside] : inside;
  }
}

export const fakeDocument = {
  createElement: (tag) => new FakeElement(tag),
  createElementNS: (_, tag) => new FakeElement(tag),
};
