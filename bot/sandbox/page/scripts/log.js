// The messages of the open channel: kept in order, kept in place, scrolled as a reader expects.

import { fill, h, keepFocus } from "./dom.js";
import { commandBy, isCovered, isWaiting, MessageView } from "./message.js";
import { day } from "./time.js";
import { word } from "./words.js";

const SAME_BREATH = 5 * 60 * 1000;
const NEAR_BOTTOM = 40;

export class Log {
  #list = document.querySelector("#log");
  #scroller = document.querySelector("#scroll");
  #pill = document.querySelector("#pill");
  #announcer = document.querySelector("#announcer");
  #views = new Map();
  #commandRows = new WeakMap();
  #channelId = null;
  #heard = new Map(); // the messages that were told to screen readers, each with whether it was still to be written
  #atBottom = true;
  #lastTop = 0;
  #dismiss;
  #seen;

  /** `dismiss(message)` takes an ephemeral message away; `seen()` is called when the reader is at the newest message. */
  constructor(dismiss, seen) {
    this.#dismiss = dismiss;
    this.#seen = seen;
    this.#scroller.addEventListener("scroll", () => this.#scrolled());
    this.#pill.addEventListener("click", () => {
      this.#pill.hidden = true;
      this.#toBottom();
      this.#scroller.focus({ preventScroll: true });
    });
    // Pictures that load, rows that grow and windows that shrink must not push the newest message out of sight.
    const follow = new ResizeObserver(() => this.#follow());
    follow.observe(this.#list);
    follow.observe(this.#scroller);
  }

  /** Whether the newest message is in sight. */
  get atBottom() {
    return this.#atBottom;
  }

  show(world, interactions, channelId) {
    const switched = channelId !== this.#channelId;
    if (switched) this.#begin(channelId);
    const channel = world.channel(channelId);
    const messages = world.messages(channelId);
    this.#scroller.setAttribute("aria-label", word("messagesIn", { name: channel?.name ?? "" }));
    keepFocus(this.#list, () => this.#render(world, interactions, messages, channelId));
    this.#pill.textContent = `${word("newMessages")} ↓`;
    const fresh = messages.filter((it) => this.#heard.get(it.id) !== isWaiting(it));
    if (fresh.length && !switched) this.#came(fresh, world);
    this.#heard = new Map(messages.map((it) => [it.id, isWaiting(it)]));
    this.#follow();
  }

  /** Scrolls to a message and puts the focus on it; false when it is not there. */
  jump(messageId) {
    const element = this.#views.get(messageId)?.element;
    if (!element) return false;
    this.#atBottom = false;
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    element.classList.add("jumped");
    element.addEventListener("animationend", () => element.classList.remove("jumped"), { once: true });
    return true;
  }

  #begin(channelId) {
    this.#channelId = channelId;
    this.#views.clear();
    this.#list.replaceChildren();
    this.#atBottom = true;
    this.#pill.hidden = true;
  }

  #render(world, interactions, messages, channelId) {
    const kept = new Map();
    const rows = [];
    let before = null;
    for (const message of messages) {
      const newDay = !before || day(before.timestamp) !== day(message.timestamp);
      if (newDay) rows.push(h("li", { class: "day" }, day(message.timestamp)));
      const view = this.#views.get(message.id) ?? new MessageView(message);
      const compact = !newDay && goesOn(before, message, world);
      view.update(message, { world, interactions, compact, dismiss: () => this.#dismiss(message) });
      kept.set(message.id, view);
      rows.push(view.element);
      before = message;
    }
    if (!messages.length) rows.push(h("li", { class: "empty" }, word("empty", { name: world.bot.name })));
    this.#views = kept;
    place(this.#list, [...rows, ...interactions.commandsIn(channelId).map((entry) => this.#commandRow(entry, interactions))]);
  }

  // Made once for each state of the command: an alert that is made anew is read out anew.
  #commandRow(entry, interactions) {
    const made = this.#commandRows.get(entry);
    if (made?.failure === entry.failure) return made.row;
    const row = commandRow(entry, interactions);
    this.#commandRows.set(entry, { failure: entry.failure, row });
    return row;
  }

  #came(fresh, world) {
    const isYours = (message) => message.author.id === world.you.id;
    if (fresh.some((it) => isYours(it) || commandBy(it)?.id === world.you.id)) this.#atBottom = true;
    if (!this.#atBottom) this.#pill.hidden = false;
    const told = fresh.filter((it) => !isYours(it)).map((it) => this.#aloud(it, world));
    if (told.length) fill(this.#announcer, told.map((line) => h("p", {}, line)));
  }

  /** A message as it is told once: what is hidden until somebody activates it is not told either. */
  #aloud(message, world) {
    const text = this.#views.get(message.id).element.querySelector(".content").cloneNode(true);
    for (const spoiler of text.querySelectorAll(".spoiler:not(.shown)")) spoiler.textContent = word("spoiler");
    const pictures = (message.attachments ?? []).map((it) => (isCovered(it) ? word("hiddenPicture") : it.description));
    const name = world.member(message.author.id)?.name ?? message.author.username;
    return [name, text.textContent, ...pictures].filter(Boolean).join(": ");
  }

  // The newest message is only left by scrolling up: growing messages fire scroll events, too.
  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    if (scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM) this.#atBottom = true;
    else if (scrollTop < this.#lastTop) this.#atBottom = false;
    this.#lastTop = scrollTop;
    if (this.#atBottom) this.#arrived();
  }

  // Whoever is choosing from an open menu is not moved away from it.
  #follow() {
    if (this.#atBottom && !this.#list.querySelector(".options:not([hidden])")) this.#toBottom();
  }

  #toBottom() {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#arrived();
  }

  #arrived() {
    this.#pill.hidden = true;
    this.#seen();
  }
}

function goesOn(before, message, world) {
  return before.author.id === message.author.id && !commandBy(message) && world.isPrivate(before) === world.isPrivate(message)
    && Date.parse(message.timestamp) - Date.parse(before.timestamp) < SAME_BREATH;
}

// Elements that stay where they are are not touched, so that nothing in them loses focus or starts anew.
function place(list, rows) {
  const wanted = new Set(rows);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  rows.forEach((row, index) => {
    if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
  });
}

function commandRow(entry, interactions) {
  if (!entry.failure) return h("li", { class: "command sending" }, `/${entry.command} · ${word("sending")}`);
  const dismiss = h("button", {
    type: "button", class: "plain", "data-key": `failed ${entry.nonce}`, onclick: () => interactions.dismiss(entry),
  }, word("dismiss"));
  return h("li", { class: "command failure", role: "alert" }, `/${entry.command}: ${entry.failure} · `, dismiss);
}
