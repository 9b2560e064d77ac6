// Making elements without markup in strings: foreign text can only become text.

/** An element; attributes whose names start with "on" are listeners, false/null/undefined ones are left out. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value === true ? "" : value);
  }
  fill(element, ...children);
  return element;
}

/** Replaces what an element contains. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
}

/**
 * Brings what an element contains in line with what was made anew, and leaves alone what is the same: a press that has
 * begun on it still counts, and what has the focus keeps it. Equal elements must listen equally.
 */
export function renew(element, ...children) {
  const made = h("div", {}, ...children);
  keepFocus(element, () => align(element, made));
}

function align(old, made) {
  const wanted = [...made.childNodes];
  wanted.forEach((child, index) => {
    const present = old.childNodes[index];
    if (!present) old.append(child);
    else if (leadTheSameWay(present, child)) align(dress(present, child), child);
    else if (!present.cloneNode().isEqualNode(child.cloneNode())) present.replaceWith(child);
    else align(present, child);
  });
  while (old.childNodes.length > wanted.length) old.lastChild.remove();
}

// Links have no listeners, so one that only looks otherwise now, as with something unread, can stay.
function leadTheSameWay(one, other) {
  return one.tagName === "A" && other.tagName === "A" && one.getAttribute("href") === other.getAttribute("href");
}

function dress(present, wanted) {
  for (const name of present.getAttributeNames()) if (!wanted.hasAttribute(name)) present.removeAttribute(name);
  for (const name of wanted.getAttributeNames()) present.setAttribute(name, wanted.getAttribute(name));
  return present;
}

/**
 * Runs a change that may replace elements inside `container`; whoever had the keyboard focus on an element with a
 * `data-key` there has it on its successor afterwards, or on `fallback` when it has none.
 */
export function keepFocus(container, change, fallback = null) {
  const held = document.activeElement;
  const inside = held !== null && held !== container && container.contains(held);
  change();
  if (!inside || (held.isConnected && !held.disabled)) return;
  const key = held.dataset.key;
  const heir = key && [...container.querySelectorAll("[data-key]")].find((it) => it.dataset.key === key && !it.disabled);
  (heir || fallback)?.focus({ preventScroll: true });
}

/** A person's or the bot's round sign: the initial on their colour. */
export function avatar(name, colour, extra = "") {
  const sign = h("span", { class: `avatar ${extra}`, "aria-hidden": "true" }, [...name][0] ?? "?");
  if (colour) sign.style.setProperty("--colour", colour);
  return sign;
}
