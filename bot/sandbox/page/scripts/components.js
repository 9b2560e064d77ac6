// A message's buttons and select menus.

import { fill, h } from "./dom.js";
import { word } from "./words.js";

const ROW = 1;
const BUTTON = 2;
const STRING_SELECT = 3;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** The rows of components of a message. */
export function componentRows(message, interactions) {
  return (message.components ?? [])
    .filter((row) => row.type === ROW)
    .map((row) => h("div", { class: "row" }, row.components.map((it) => component(it, message, interactions))));
}

/** Marks the components that wait for the bot, by their custom ids; these cannot be used meanwhile. */
export function markBusy(rows, customIds) {
  for (const element of rows.querySelectorAll("[data-key]")) {
    if (customIds.has(element.dataset.key)) element.setAttribute("aria-busy", "true");
    else element.removeAttribute("aria-busy");
  }
}

function isBusy(element) {
  return element.getAttribute("aria-busy") === "true";
}

function component(it, message, interactions) {
  if (it.type === BUTTON && it.url) return linkButton(it);
  if (it.type === BUTTON) return button(it, () => interactions.click(message, it.custom_id));
  if (it.type === STRING_SELECT) return menu(it, (values) => interactions.choose(message, it.custom_id, values));
  return null;
}

function label(it) {
  return [it.emoji?.id ? `:${it.emoji.name}:` : it.emoji?.name, it.label].filter(Boolean).join(" ");
}

function linkButton(it) {
  const disabled = it.disabled ? { "aria-disabled": "true" } : { href: it.url, target: "_blank", rel: "noopener noreferrer" };
  return h("a", { class: "button link", ...disabled }, label(it), h("span", { "aria-hidden": "true" }, " ↗"));
}

function button(it, press) {
  const attributes = {
    type: "button", class: `button ${STYLES[it.style] ?? "secondary"}`, "data-key": it.custom_id, disabled: it.disabled,
    onclick: (event) => isBusy(event.currentTarget) || press(),
  };
  return h("button", attributes, label(it));
}

/** A select menu: a button that opens a list; arrows move in it, Enter or Space picks. Several are sent by Confirm. */
function menu(it, send) {
  const least = it.min_values ?? 1;
  const most = it.max_values ?? 1;
  const many = most > 1 || least === 0;
  let sent = it.options.filter((option) => option.default).map((option) => option.value);
  let picked = new Set(sent);

  const name = it.placeholder || (many ? word("chooseMany", { least, most }) : word("choose"));
  const caption = h("span", { class: "caption" });
  const list = h("ul", { role: "listbox", "aria-label": name, "aria-multiselectable": many ? "true" : null });
  const confirm = h("button", { type: "button", class: "button primary", onclick: () => finish([...picked]) }, word("confirm"));
  const count = h("span", { class: "count", "aria-live": "polite" });
  const panel = h("div", { class: "options", hidden: true }, list, many && h("div", { class: "confirm" }, count, confirm));
  const opener = h("button", {
    type: "button", class: "opener", "data-key": it.custom_id, disabled: it.disabled,
    "aria-haspopup": "listbox", "aria-expanded": "false",
    onclick: () => isBusy(opener) || (panel.hidden ? open() : close()),
  }, caption, h("span", { "aria-hidden": "true" }, "▾"));
  const root = h("div", { class: "menu" }, opener, panel);

  const lines = it.options.map((option) => h("li", { role: "option", tabindex: "-1", onclick: () => pick(option.value) },
    h("span", { class: "mark", "aria-hidden": "true" }),
    h("span", { class: "text" },
      h("span", {}, label(option)), option.description && h("small", {}, option.description))));
  fill(list, lines);
  list.addEventListener("keydown", (event) => {
    const at = lines.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key];
    if (to !== undefined) lines[Math.max(0, Math.min(to, lines.length - 1))].focus();
    else if (event.key === "Enter" || event.key === " ") document.activeElement.click();
    else if (event.key.length === 1) lines.find((_, index) => startsWith(it.options[index].label, event.key))?.focus();
    else return;
    event.preventDefault();
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    event.stopPropagation();
    close();
  });
  root.addEventListener("focusout", (event) => {
    if (!panel.hidden && event.relatedTarget && !root.contains(event.relatedTarget)) close(false);
  });
  show();
  return root;

  function show() {
    const labels = it.options.filter((option) => picked.has(option.value)).map(label);
    fill(caption, labels.length ? labels.join(", ") : name);
    caption.classList.toggle("empty", labels.length === 0);
    opener.setAttribute("aria-label", labels.length ? `${name}: ${labels.join(", ")}` : name);
    lines.forEach((line, index) => {
      const isPicked = picked.has(it.options[index].value);
      line.setAttribute("aria-selected", String(isPicked));
      line.querySelector(".mark").textContent = isPicked ? "✓" : "";
    });
    count.textContent = word("chosen", { n: `${picked.size}/${most}` });
    confirm.disabled = picked.size < least || picked.size > most;
  }

  function open() {
    panel.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    panel.scrollIntoView({ block: "nearest" });
    (lines.find((line) => line.getAttribute("aria-selected") === "true") ?? lines[0]).focus();
  }

  function close(focusOpener = true) {
    panel.hidden = true;
    opener.setAttribute("aria-expanded", "false");
    picked = new Set(sent);
    show();
    if (focusOpener) opener.focus();
  }

  function pick(value) {
    if (!many) return finish([value]);
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < most) picked.add(value);
    show();
  }

  function finish(values) {
    panel.hidden = true;
    opener.setAttribute("aria-expanded", "false");
    sent = values;
    picked = new Set(sent);
    show();
    opener.focus();
    send(values);
  }
}

function startsWith(text, sign) {
  return text.toLowerCase().startsWith(sign.toLowerCase());
}
