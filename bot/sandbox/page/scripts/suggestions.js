// A list of suggestions for a text field, worked with arrows, Enter, Tab and Escape (the combobox pattern of ARIA). A
// field of several lines may not have that role: it only names its list and the marked line there.

import { fill, h } from "./dom.js";

let count = 0;

export class Suggestions {
  #input;
  #pick;
  #items = [];
  #at = -1;
  #lines = [];

  /** `pick(item)` is called with the chosen one of the items: {title, note, ...}. */
  constructor(input, label, pick) {
    count += 1;
    this.#input = input;
    this.#pick = pick;
    this.element = h("ul", { class: "suggestions", role: "listbox", id: `suggestions-${count}`, "aria-label": label, hidden: true });
    // A press on the list must not take the focus from the field.
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
    const oneLine = input.tagName === "INPUT" && { role: "combobox", "aria-expanded": "false" };
    const attributes = { "aria-autocomplete": "list", "aria-controls": this.element.id, ...oneLine };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    // Only the list of a combobox counts as worked from its field; Tab chooses from both before it gets here.
    if (!oneLine) this.element.tabIndex = 0;
    input.addEventListener("blur", () => this.hide());
  }

  get shown() {
    return !this.element.hidden;
  }

  /** Shows the items, the first one marked (or none, when typing on must stay possible), or a line that says there are none. */
  show(items, empty, markFirst = true) {
    this.#items = items;
    this.#lines = items.map((item, index) => h("li", {
      role: "option", id: `${this.element.id}-${index}`, "aria-selected": "false", onclick: () => this.#choose(index),
    }, h("span", {}, item.title), item.note && h("small", {}, item.note)));
    fill(this.element, items.length ? this.#lines : h("li", { class: "none", role: "presentation" }, empty));
    this.element.hidden = false;
    this.#expand(true);
    this.#mark(items.length && markFirst ? 0 : -1);
  }

  hide() {
    this.element.hidden = true;
    this.#at = -1;
    this.#expand(false);
    this.#input.removeAttribute("aria-activedescendant");
  }

  /** Handles a key of the field; true when it was meant for the list. */
  key(event) {
    if (!this.shown || event.isComposing) return false;
    const last = this.#items.length - 1;
    if (event.key === "ArrowDown" && last >= 0) this.#mark(this.#at >= last ? 0 : this.#at + 1);
    else if (event.key === "ArrowUp" && last >= 0) this.#mark(this.#at <= 0 ? last : this.#at - 1);
    else if (event.key === "Escape") this.hide();
    else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.#at >= 0) this.#choose(this.#at);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #expand(open) {
    if (this.#input.role === "combobox") this.#input.setAttribute("aria-expanded", String(open));
  }

  #choose(index) {
    const item = this.#items[index];
    this.hide();
    this.#pick(item);
  }

  #mark(index) {
    this.#at = index;
    this.#lines.forEach((line, at) => line.setAttribute("aria-selected", String(at === index)));
    if (index < 0) return this.#input.removeAttribute("aria-activedescendant");
    this.#lines[index].scrollIntoView({ block: "nearest" });
    return this.#input.setAttribute("aria-activedescendant", this.#lines[index].id);
  }
}
