// The left side: channels, direct messages, people, and the settings of who one is.

import { avatar, h, renew } from "./dom.js";
import { LANGUAGES, word } from "./words.js";

const root = document.querySelector("#side");

/** Draws the side; `change(settings)` and `restart()` are called for the person's wishes. */
export function showSidebar(world, channelId, { change, restart }) {
  const channels = world.channels.filter((it) => it.kind === "text");
  const direct = world.channels.filter((it) => it.kind === "dm");
  const entries = (list) => h("ul", {}, list.map((it) => h("li", {}, channelLink(it, world, channelId))));
  root.setAttribute("aria-label", word("server"));
  renew(root,
    h("h1", {}, world.guild.name),
    h("nav", { "aria-label": word("channels") },
      h("h2", {}, word("channels")), entries(channels),
      direct.length > 0 && [h("h2", {}, word("direct")), entries(direct)],
      h("h2", {}, word("people")), people(world)),
    h("section", { class: "self", "aria-label": word("you", { name: world.you.name }) },
      h("h2", {}, word("you", { name: world.you.name })),
      switcher(world, channelId),
      settings(world, change, restart)));
}

/** How many messages anywhere call this person: the number for the drawer's button. */
export function allPings(world) {
  return world.channels.reduce((sum, it) => sum + world.unseen(it.id).pings, 0);
}

/** A round number, with what it counts for those who cannot see it. */
export function badge(count) {
  if (!count) return null;
  return h("span", { class: "badge" }, h("span", { "aria-hidden": "true" }, count > 99 ? "99+" : count), h("span", { class: "unseen" }, word("pings", { n: count })));
}

function channelLink(channel, world, openId) {
  const isOpen = channel.id === openId;
  const { count, pings } = world.unseen(channel.id);
  const sign = channel.kind === "dm" ? avatar(world.bot.name, world.bot.colour, "bot small") : h("span", { class: "sign", "aria-hidden": "true" }, "#");
  return h("a", {
    href: `#${channel.id}`, "data-key": `channel ${channel.id}`, class: count && !isOpen ? "unread" : null, "aria-current": isOpen ? "page" : null,
  }, sign, h("span", { class: "name" }, channel.name),
  pings ? badge(pings) : count > 0 && !isOpen && h("span", { class: "unseen" }, word("unread", { n: count })));
}

function people(world) {
  const person = (it, isOnline, note) => h("li", { class: isOnline ? "person" : "person away" },
    avatar(it.name, it.colour, it.id === world.bot.id ? "bot small" : "small"), h("span", { class: "name" }, it.name), note);
  const state = word(world.bot.online ? "botOnline" : "botOffline", { name: world.bot.name });
  const light = h("span", { class: `light ${world.bot.online ? "on" : "off"}`, role: "img", "aria-label": state, title: state });
  return h("ul", {}, person(world.bot, world.bot.online, light), world.people.map((it) => person(it, true, null)));
}

function switcher(world, channelId) {
  // A direct message channel is one's own; the others are there for the next person too.
  const place = world.channel(channelId)?.kind === "text" ? `#${channelId}` : "";
  return h("nav", { class: "switch", "aria-label": word("switchPerson") }, world.people.map((it) => h("a", {
    href: `/as/${it.key}${place}`, "data-key": `be ${it.key}`, title: word("beSomeone", { name: it.name }),
    "aria-current": it.key === world.you.key ? "true" : null,
  }, avatar(it.name, it.colour), h("span", {}, it.name))));
}

function settings(world, change, restart) {
  const language = h("select", { id: "language", "data-key": "language", onchange: (event) => change({ locale: event.target.value }) },
    LANGUAGES.map(([locale, name]) => h("option", { value: locale, selected: locale === world.locale }, name)));
  const accept = h("input", {
    type: "checkbox", role: "switch", id: "accept-dms", "data-key": "accept-dms", checked: world.dmOpen,
    onchange: (event) => change({ dm_open: event.target.checked }),
  });
  const state = word(world.bot.online ? "botOnline" : "botOffline", { name: world.bot.name });
  return h("div", { class: "settings" },
    h("div", {}, h("label", { for: "language" }, word("language")), language),
    h("div", {}, h("label", { for: "accept-dms" }, word("acceptDms")), accept),
    h("div", { class: "bot-state" }, h("span", { class: `light ${world.bot.online ? "on" : "off"}`, "aria-hidden": "true" }), h("span", { role: "status" }, state)),
    world.canRestartBot && h("button", { type: "button", class: "button secondary", "data-key": "restart", onclick: restart }, word("restartBot")));
}
