// The line at the bottom: plain messages, and "/" for commands.

import { commandForm } from "./command_form.js";
import { localized, matching } from "./commands.js";
import { fill, h } from "./dom.js";
import { Suggestions } from "./suggestions.js";
import { word } from "./words.js";

const LONGEST = 2000;

export class Composer {
  #root = document.querySelector("#composer");
  #actions;
  #world = null;
  #channel = null;
  #locale = null;
  #inCommand = false;
  #drafts = new Map();
  #input;
  #list;

  /** `actions`: say(text), command(command, shownName, options), suggest(command, options, focused). */
  constructor(actions) {
    this.#actions = actions;
    this.#root.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
  }

  /** Follows the open channel and the reader's language; what is being written is left alone otherwise. */
  show(world, channel) {
    const isElsewhere = channel?.id !== this.#channel?.id;
    if (isElsewhere && this.#channel && !this.#inCommand) this.#drafts.set(this.#channel.id, this.#input.value);
    this.#world = world;
    this.#channel = channel;
    if (!channel) return fill(this.#root);
    if (isElsewhere || world.locale !== this.#locale) this.#write(this.#drafts.get(channel.id) ?? "");
    this.#locale = world.locale;
    return undefined;
  }

  focus() {
    this.#root.querySelector("[data-main], input")?.focus();
  }

  #write(text) {
    this.#inCommand = false;
    const name = this.#channel.kind === "dm" ? `@${this.#channel.name}` : `#${this.#channel.name}`;
    this.#input = h("textarea", {
      rows: 1, maxlength: LONGEST, placeholder: word("orCommand"), "aria-label": word("write", { name }), "data-main": true,
    });
    this.#list = new Suggestions(this.#input, word("commands"), (item) => this.#command(item.command));
    this.#input.value = text;
    this.#input.addEventListener("input", () => this.#typed());
    this.#input.addEventListener("focus", () => this.#typed());
    this.#input.addEventListener("keydown", (event) => this.#key(event));
    fill(this.#root, this.#list.element, this.#input, h("button", { type: "submit", class: "button primary" }, word("send")));
    this.#grow();
  }

  #key(event) {
    if (this.#list.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#submit();
    }
  }

  #typed() {
    this.#grow();
    const typed = /^\/((?:\S+ )*\S*)$/.exec(this.#input.value)?.[1];
    if (typed === undefined) return this.#list.hide();
    const named = typed.endsWith(" ") && this.#named(typed.trimEnd());
    if (named) return this.#command(named);
    const found = matching(this.#world, this.#channel, typed);
    // Several words that are no command are a message.
    if (!found.length && typed.includes(" ")) return this.#list.hide();
    return this.#list.show(found.map((command) => this.#item(command)), word("noCommand"));
  }

  #named(name) {
    const called = (it) => [it.name, localized(it, "name", this.#world.locale)].includes(name.toLowerCase());
    return matching(this.#world, this.#channel, name).find(called);
  }

  /** Opens the command of that whole name, as if it had been typed; false if there is none here. */
  use(name) {
    const named = this.#named(name);
    if (named) this.#command(named);
    return named !== undefined;
  }

  #item(command) {
    const options = (command.options ?? []).map((it) => {
      const name = localized(it, "name", this.#world.locale);
      return it.required ? name : `[${name}]`;
    });
    return {
      command, title: [`/${localized(command, "name", this.#world.locale)}`, ...options].join(" "),
      note: localized(command, "description", this.#world.locale),
    };
  }

  #submit() {
    if (this.#inCommand) return;
    const text = this.#input.value.trim();
    if (!text || !this.#actions.say(text)) return;
    this.#input.value = "";
    this.#drafts.delete(this.#channel.id);
    this.#grow();
  }

  #command(command) {
    this.#inCommand = true;
    this.#drafts.delete(this.#channel.id);
    const back = (text) => {
      this.#write(text);
      this.#input.focus();
    };
    const shownName = localized(command, "name", this.#world.locale);
    const form = commandForm(command, this.#world, {
      send: (options) => {
        this.#actions.command(command, shownName, options);
        back("");
      },
      leave: () => back(""),
      suggest: (options, focused) => this.#actions.suggest(command, options, focused),
    });
    fill(this.#root, form.element);
    form.focus();
  }

  #grow() {
    this.#input.style.setProperty("height", "auto");
    this.#input.style.setProperty("height", `${this.#input.scrollHeight}px`);
  }
}
