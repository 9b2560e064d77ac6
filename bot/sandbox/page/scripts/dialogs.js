// Everything that lies over the page: modals of the bot, pictures at full size, descriptions of pictures.

import { fill, h } from "./dom.js";
import { word } from "./words.js";
import { Zoom } from "./zoom.js";

const TEXT_INPUT = 4;
const PARAGRAPH = 2;

const dialog = document.querySelector("#dialog");

/** A picture as large as the window allows, and larger by zoom; its description follows it. */
export function showPicture({ address, alt, width, height }) {
  const zoom = new Zoom(h("img", { src: address, alt: word("shown"), width, height, draggable: "false" }), () => dialog.close());
  show("large", word("shown"), [zoom.frame, alt && h("p", { class: "description" }, alt)], zoom);
}

/** The description of a picture as text. */
export function showDescription(alt) {
  show("narrow", word("description"), [h("p", { class: "description" }, alt)]);
}

/** A list of things to do with something; each entry has a `name`, and an `act`. */
export function showMenu(title, entries) {
  const use = (act) => () => {
    dialog.close();
    act();
  };
  show("narrow", title, [h("div", { class: "menu" },
    entries.map((it) => h("button", { type: "button", class: "button secondary", onclick: use(it.act) }, it.name)))]);
}

function show(kind, title, contents, zoom = null) {
  const close = h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, word("close"));
  open(kind, title, contents, h("div", { class: "actions" }, zoom?.buttons, close));
  // The arrows and signs of the picture work wherever the focus is.
  dialog.onkeydown = (event) => zoom?.key(event);
  close.focus();
}

function open(kind, title, ...contents) {
  dialog.className = kind;
  dialog.setAttribute("aria-label", title);
  fill(dialog, kind !== "large" && h("h2", {}, title), contents);
  // A press beside it closes it; a modal is only left on purpose. (No value: false would undo the press.)
  dialog.onclick = (event) => {
    if (kind !== "modal" && event.target === dialog) dialog.close();
  };
  dialog.onkeydown = null;
  if (!dialog.open) dialog.showModal();
}

/** A modal of the bot; `submit` gets the texts by custom id. */
export function showModal(modal, submit) {
  const fields = inputsOf(modal).map(field);
  const problem = h("p", { class: "failure", role: "alert" });
  const form = h("form", {
    novalidate: true,
    onsubmit: (event) => {
      event.preventDefault();
      const wrong = fields.find((it) => it.fault());
      if (wrong) {
        fill(problem, wrong.fault());
        wrong.input.focus();
        return;
      }
      dialog.close();
      submit(Object.fromEntries(fields.map((it) => [it.input.name, it.input.value])));
    },
  },
  fields.map((it) => it.element),
  problem,
  h("div", { class: "actions" },
    h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, word("cancel")),
    h("button", { type: "submit", class: "button primary" }, word("submit"))));
  open("modal", modal.title, form);
  fields[0]?.input.focus();
}

/** A modal's text inputs, whether in action rows or in labels. */
function inputsOf(modal) {
  return modal.components.flatMap((outer) =>
    [outer.component ?? [], outer.components ?? []].flat()
      .filter((it) => it.type === TEXT_INPUT)
      .map((it) => ({ ...it, label: it.label ?? outer.label ?? "", hint: outer.description })));
}

function field(it) {
  const id = `field-${it.custom_id}`;
  const attributes = { id, name: it.custom_id, placeholder: it.placeholder, maxlength: it.max_length ?? 4000, "aria-required": it.required === false ? null : "true" };
  const input = it.style === PARAGRAPH ? h("textarea", { ...attributes, rows: 4 }) : h("input", { ...attributes, type: "text" });
  input.value = it.value ?? "";
  const star = it.required === false ? null : h("span", { class: "star", "aria-hidden": "true" }, " *");
  const fault = () => {
    if (it.required !== false && !input.value) return word("required", { name: it.label });
    if (input.value && input.value.length < (it.min_length ?? 0)) return word("tooShort", { name: it.label, n: it.min_length });
    return null;
  };
  return { input, fault, element: h("div", { class: "field" }, h("label", { for: id }, it.label, star), it.hint && h("small", {}, it.hint), input) };
}
