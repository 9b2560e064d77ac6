// One message as an element that is changed in place when the message is edited.

import { componentRows, markBusy } from "./components.js";
import { showDescription, showPicture } from "./dialogs.js";
import { avatar, fill, h, keepFocus } from "./dom.js";
import { prose } from "./prose.js";
import { clock } from "./time.js";
import { word } from "./words.js";

const LOADING = 128;
const COMMAND = 2;
// Discord shows a lone picture no larger than this; on phones the style sheet allows less width.
const WIDEST = 550;
const HIGHEST = 350;
// The names of files that are shown only after a click begin so.
const COVERED = "SPOILER_";

/** Makes the element of a message; `update()` brings it in line, touching only the parts that changed. */
export class MessageView {
  #parts = {};
  #shown = {};

  constructor(message) {
    for (const name of ["origin", "head", "content", "files", "controls", "foot"]) this.#parts[name] = h("div", { class: name });
    this.element = h("li", { id: `m-${message.id}`, class: "message", tabindex: "-1" }, Object.values(this.#parts));
  }

  /** `compact` leaves out the author: the message goes on where the same author's last one stopped. */
  update(message, { world, interactions, compact, dismiss }) {
    const pending = interactions.at(message.id);
    const busy = new Set(pending.filter((entry) => !entry.failure).map((entry) => entry.customId));
    const failures = pending.filter((entry) => entry.failure);
    const isPrivate = world.isPrivate(message);
    const locale = world.locale;
    const loading = isWaiting(message);
    this.element.classList.toggle("compact", compact);
    this.element.classList.toggle("private", isPrivate);
    this.element.classList.toggle("ping", world.isPing(message) && world.channel(message.channel_id)?.kind !== "dm");
    keepFocus(this.element, () => {
      this.#part("origin", [message.interaction_metadata, locale], () => origin(message));
      this.#part("head", [compact, message.timestamp, locale], () => (compact ? null : head(message, world)));
      // The names and channels a text mentions may change after it was written.
      const named = [world.channels.map((it) => it.name), world.people.length];
      this.#part("content", [message.content, message.edited_timestamp, loading, named, locale], () => content(message, world, loading));
      this.#part("files", [message.attachments, locale], () => (message.attachments ?? []).map((it) => file(it, world)));
      this.#part("controls", [message.components, locale], () => componentRows(message, interactions));
      markBusy(this.#parts.controls, busy);
      this.#part("foot", [isPrivate, failures, locale], () => foot(isPrivate, failures, dismiss));
    }, this.element);
  }

  #part(name, of, make) {
    const key = JSON.stringify(of);
    if (this.#shown[name] === key) return;
    this.#shown[name] = key;
    const made = make();
    fill(this.#parts[name], made);
    this.#parts[name].hidden = this.#parts[name].childNodes.length === 0;
  }
}

/** Who used the slash command that a message answers; null if it answers none. */
export function commandBy(message) {
  const asked = message.interaction_metadata;
  return asked?.type === COMMAND && asked.name ? asked.user : null;
}

/** Whether a message is still to be written by a bot that has said so. */
export function isWaiting(message) {
  return (message.flags & LOADING) !== 0;
}

/** Whether the sender of a picture has hidden it. */
export function isCovered(attachment) {
  return attachment.filename.startsWith(COVERED);
}

function origin(message) {
  const person = commandBy(message);
  if (!person) return null;
  return word("used", { name: person.global_name ?? person.username, command: `/${message.interaction_metadata.name}` });
}

function head(message, world) {
  const who = world.member(message.author.id);
  const name = who?.name ?? message.author.global_name ?? message.author.username;
  return [
    avatar(name, who?.colour, message.author.bot ? "bot" : ""),
    h("span", { class: "author" }, name),
    message.author.bot && h("span", { class: "tag" }, word("app")),
    clock(message.timestamp),
  ];
}

function content(message, world, loading) {
  if (loading) {
    const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
    return h("p", { class: "thinking" }, dots, word("thinking", { name: message.author.global_name ?? message.author.username }));
  }
  const edited = message.edited_timestamp && h("small", { class: "edited" }, `(${word("edited")})`);
  return message.content ? [...prose(message.content, world), edited] : edited;
}

function file(attachment, world) {
  const address = localAddress(attachment.url);
  if (!attachment.width || !/^image\//.test(attachment.content_type ?? "image/")) {
    return [h("a", { class: "file", href: address, download: attachment.filename, "data-key": attachment.filename },
      attachment.filename, h("small", {}, ` ${Math.ceil(attachment.size / 1024)} KB`))];
  }
  const alt = attachment.description ?? "";
  const { width, height } = attachment;
  const image = sized(address, alt || attachment.filename, width, height);
  // Whoever goes from button to button hears what it does, and the long description only if they wait for it.
  const open = h("button", {
    type: "button", class: "picture", "data-key": `picture ${attachment.filename}`, title: word("picture"),
    "aria-label": word("picture"), "aria-description": alt || attachment.filename,
    onclick: () => showPicture({ address, alt, width, height }),
  }, image);
  const badge = alt && h("button", {
    type: "button", class: "alt", "data-key": `alt ${attachment.filename}`, "aria-label": word("showAlt"),
    onclick: () => showDescription(alt),
  }, word("alt"));
  const figure = h("figure", {}, open, badge);
  if (isCovered(attachment)) cover(figure, sized(address, "", width, height));
  return figure;
}

function sized(src, alt, width, height) {
  const image = h("img", { src, alt, width, height });
  // Its place is kept free before it has loaded, so that nothing jumps.
  image.style.setProperty("width", `${Math.min(width, WIDEST, (HIGHEST * width) / height)}px`);
  return image;
}

// A picture that its sender has hidden is blurred, and not described, until it is clicked.
function cover(figure, blurred) {
  const hidden = [...figure.childNodes];
  const uncover = () => {
    figure.replaceChildren(...hidden);
    hidden[0].focus();
  };
  const label = word("hiddenPicture");
  figure.replaceChildren(h("button", { type: "button", class: "picture covered", "aria-label": label, onclick: uncover }, blurred));
}

// The sandbox's files are asked from where the page came from, also when it was opened as "localhost".
function localAddress(url) {
  const { pathname, search } = new URL(url, location.href);
  return pathname.startsWith("/cdn/") ? pathname + search : url;
}

function foot(isPrivate, failures, dismiss) {
  const lines = failures.map((entry) => h("p", { class: "failure", role: "alert" }, entry.failure));
  if (isPrivate) {
    const button = h("button", { type: "button", class: "plain", "data-key": "dismiss", onclick: dismiss }, word("dismiss"));
    lines.push(h("p", { class: "only-you" }, `${word("onlyYou")} · `, button));
  }
  return lines;
}
