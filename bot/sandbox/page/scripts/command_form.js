// A chosen slash command: a field for each of its options, with choices or live suggestions.

import { filtered, localized, offers, read } from "./commands.js";
import { h } from "./dom.js";
import { Suggestions } from "./suggestions.js";
import { word } from "./words.js";

const PAUSE = 150; // milliseconds without typing before the bot is asked
const INTEGER = 4;
const NUMBER = 10;

/**
 * The fields of a command. `send(options)` is called once they are right, `leave()` when the person goes back,
 * `suggest(options, focused)` asks the bot and resolves to its choices.
 */
export function commandForm(command, world, { send, leave, suggest }) {
  const title = localized(command, "name", world.locale);
  const about = h("p", { class: "about" });
  const describe = (name, thing) => (about.textContent = [name, localized(thing, "description", world.locale)].filter(Boolean).join(": "));
  const fault = h("p", { class: "failure", role: "alert" });
  const fields = (command.options ?? []).map((option) => new Field(option, world, (focused) => suggest(values(), focused)));
  const close = h("button", { type: "button", class: "plain leave", "aria-label": word("leaveCommand"), onclick: leave }, "✕");
  const go = h("button", { type: "button", class: "button primary go", onclick: submit }, word("send"));
  const element = h("div", { class: "command-form", role: "group", "aria-label": `/${title}`, onkeydown: keys },
    h("div", { class: "fields" }, h("span", { class: "command-name" }, `/${title}`), fields.map((it) => it.element), go, close),
    about, fault);
  describe("", command);
  for (const { input, option } of fields) {
    input.addEventListener("focus", () => describe(localized(option, "name", world.locale), option));
    input.addEventListener("blur", () => describe("", command));
  }
  return { element, focus: () => (fields[0]?.input ?? go).focus() };

  function values() {
    return Object.fromEntries(fields.filter((it) => it.input.value.trim()).map((it) => [it.option.name, it.current()]));
  }

  function keys(event) {
    if (event.isComposing) return;
    const isFirst = fields.length === 0 || event.target === fields[0].input;
    if (event.key === "Escape" || (event.key === "Backspace" && isFirst && !event.target.value)) {
      event.preventDefault();
      leave();
    } else if (event.key === "Enter" && event.target.tagName === "INPUT") {
      event.preventDefault();
      submit();
    }
  }

  function submit() {
    const answers = fields.map((field) => ({ field, answer: field.read() }));
    const wrong = answers.find(({ answer }) => answer.fault);
    fields.forEach((it) => it.input.removeAttribute("aria-invalid"));
    fault.textContent = wrong?.answer.fault ?? "";
    if (wrong) {
      wrong.field.input.setAttribute("aria-invalid", "true");
      wrong.field.input.focus();
      return;
    }
    send(Object.fromEntries(answers.filter(({ answer }) => "value" in answer).map(({ field, answer }) => [field.option.name, answer.value])));
  }
}

class Field {
  #picked = null;
  #world;
  #suggest;
  #list;
  #timer = 0;
  #asked = 0;

  constructor(option, world, suggest) {
    this.option = option;
    this.#world = world;
    this.#suggest = suggest;
    const name = localized(option, "name", world.locale);
    const isNumber = option.type === INTEGER || option.type === NUMBER;
    this.input = h("input", {
      type: "text", inputmode: isNumber ? "decimal" : null, "aria-required": option.required ? "true" : null,
      placeholder: option.required ? "" : word("optional"), "aria-description": localized(option, "description", world.locale),
    });
    this.#list = new Suggestions(this.input, name, (item) => this.#take(item));
    const star = option.required && h("span", { class: "star", "aria-hidden": "true" }, "*");
    this.element = h("div", { class: "option" }, h("label", {}, h("span", {}, name, star), this.input), this.#list.element);
    this.input.addEventListener("keydown", (event) => this.#list.key(event));
    this.input.addEventListener("focus", () => this.#offer(0));
    this.input.addEventListener("input", () => {
      this.#picked = null;
      this.#offer(PAUSE);
    });
    this.input.addEventListener("blur", () => this.#forget());
  }

  /** What stands in the field now: the value of what was picked, or the text as typed. */
  current() {
    return this.#picked?.value ?? this.read().value ?? this.input.value;
  }

  read() {
    return this.#picked ? { value: this.#picked.value } : read(this.option, this.input.value, this.#world);
  }

  #take(item) {
    this.#forget();
    this.#picked = item;
    this.input.value = item.title;
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #offer(pause) {
    const list = offers(this.option, this.#world);
    if (list) {
      const typed = this.#picked ? "" : this.input.value;
      this.#show(filtered(list, typed), this.option.required || typed !== "");
    } else if (this.option.autocomplete) {
      this.#forget();
      this.#timer = setTimeout(() => this.#ask(), pause);
    }
  }

  async #ask() {
    this.#asked += 1;
    const asked = this.#asked;
    const choices = await this.#suggest(this.option.name);
    // An answer to what has been typed over meanwhile says nothing about what stands there now.
    if (asked === this.#asked) this.#show(choices, this.option.required || this.input.value !== "");
  }

  // Without a mark Enter sends the command as it stands: what may be left out must be easy to leave out.
  #show(choices, markFirst) {
    const items = choices.map((it) => ({ title: localized(it, "name", this.#world.locale), value: it.value }));
    this.#list.show(items, word("nothing"), markFirst);
  }
}
