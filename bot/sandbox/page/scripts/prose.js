// Parsed markdown as elements of the page.

import { h } from "./dom.js";
import { parse, parseInline } from "./markdown.js";
import { timeElement } from "./time.js";
import { word } from "./words.js";

const TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" };
const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** A message's content as elements. */
export function prose(text, world) {
  return parse(text).map((node) => block(node, world));
}

/** One line of formatted text (no headings, quotes or lists) as elements. */
export function line(text, world) {
  return inline(parseInline(text), world);
}

function block(node, world) {
  switch (node.kind) {
    case "codeblock": return h("pre", {}, h("code", {}, node.text));
    // The page has its own h1 and h2; a message's headings go below them.
    case "heading": return h(`h${node.level + 2}`, {}, inline(node.children, world));
    case "subtext": return h("small", { class: "subtext" }, inline(node.children, world));
    case "quote": return h("blockquote", {}, node.blocks.map((it) => block(it, world)));
    case "list": return list(node, world);
    default: return h("p", {}, inline(node.children, world));
  }
}

function list(node, world) {
  const items = node.items.map((item) => h("li", {}, inline(item.children, world), item.inner && list(item.inner, world)));
  return node.start === null ? h("ul", {}, items) : h("ol", { start: node.start }, items);
}

function inline(nodes, world) {
  return nodes.map((node) => {
    switch (node.kind) {
      case "text": return node.text;
      case "code": return h("code", {}, node.text);
      case "user": return mention(`@${world.member(node.id)?.name ?? word("someone")}`, node.id === world.you.id);
      case "role": return mention("@…", false);
      case "channel": return channelLink(node.id, world);
      case "command": return commandLink(node, world);
      case "time": return timeElement(node.seconds, node.style);
      case "link": return link(node, world);
      case "spoiler": return spoiler(inline(node.children, world));
      default: return h(TAGS[node.kind], {}, inline(node.children, world));
    }
  });
}

function mention(text, isYou) {
  return h("span", { class: isYou ? "mention you" : "mention" }, text);
}

function channelLink(id, world) {
  const channel = world.channel(id);
  return channel ? h("a", { class: "mention", href: `#${id}` }, `#${channel.name}`) : mention(`#${word("somewhere")}`, false);
}

// What it does when it is pressed is told to all of the page at once: see main.js.
function commandLink(node, world) {
  const isKnown = world.commands.some((it) => it.id === node.id);
  return isKnown ? h("button", { type: "button", class: "mention", "data-command": node.name }, `/${node.name}`) : mention(`/${node.name}`, false);
}

function link(node, world) {
  const jump = JUMP.exec(node.url);
  if (!jump) return h("a", { href: node.url, target: "_blank", rel: "noopener noreferrer" }, inline(node.children, world));
  const isBare = node.children.length === 1 && node.children[0].text === node.url;
  const [, channel, message] = jump;
  const text = isBare ? `#${world.channel(channel)?.name ?? word("somewhere")}${message ? ` › ${word("message")}` : ""}` : inline(node.children, world);
  return h("a", { class: isBare ? "mention" : null, href: message ? `#${channel}/${message}` : `#${channel}` }, text);
}

function spoiler(children) {
  const hidden = h("span", { "aria-hidden": "true" }, children);
  const cover = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": word("spoiler") }, hidden);
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (cover.classList.contains("shown")) return;
    event.preventDefault();
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
    hidden.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", show);
  return cover;
}
