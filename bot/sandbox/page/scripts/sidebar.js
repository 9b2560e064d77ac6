// The left side: channels, direct messages, people, and the settings of who one is.

import { avatar, h, renew } from "./dom.js";
import { choice, powers, toggle } from "./powers.js";
import { line, prose } from "./prose.js";
import { THEMES, chooseTheme, theme } from "./theme.js";
import { now, timeElement } from "./time.js";
import { LANGUAGES, word } from "./words.js";

const root = document.querySelector("#side");

let isOpen = false;

/** Draws the side; `send(frame)` is called for the person's wishes. */
export function showSidebar(world, channelId, send) {
  const direct = world.channels.filter((it) => ["dm", "people"].includes(it.kind));
  const entries = (list) => h("ul", {}, list.map((it) => h("li", {}, channelLink(it, world, channelId))));
  root.setAttribute("aria-label", word("server"));
  renew(root,
    h("p", { class: "server" }, world.guild.name),
    h("nav", { "aria-label": word("channels") },
      world.guilds.map((guild) => [h("h2", {}, guild === world.guild ? word("channels") : guild.name), events(world, guild), entries(world.channelsOf(guild))]),
      direct.length > 0 && [h("h2", {}, word("direct")), entries(direct)],
      h("h2", {}, word("people")), people(world)),
    h("section", { class: "self", "aria-label": word("you", { name: world.you.name }) },
      h("h2", {}, word("you", { name: world.you.name })),
      switcher(world, channelId),
      settings(world, send),
      powers(world, world.channel(channelId), send)));
}

/** The events of a server that are not over, the next one first, as Discord lists them above the channels. */
function events(world, guild) {
  const left = guild.events.filter((it) => it.ends * 1000 > now().getTime()).sort((a, b) => a.begins - b.begins);
  if (!left.length) return null;
  const remember = (event) => { isOpen = event.target.open; };
  return h("details", { class: "events", open: isOpen, ontoggle: remember }, h("summary", {}, `${word("events")} (${left.length})`),
    h("ul", {}, left.map((it) => h("li", {}, h("p", { class: "name" }, it.name), h("p", {}, timeElement(it.begins, "F"), it.begins * 1000 <= now().getTime() && ` · ${word("running")}`),
      prose(it.text, world), h("p", {}, line(it.place, world))))));
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
  const sign = channel.kind === "dm" ? avatar(world.bot.name, world.bot.colour, "bot small") : h("span", { class: "sign", "aria-hidden": "true" }, channel.thread ? "↳" : "#");
  return h("a", {
    href: `#${channel.id}`, "data-key": `channel ${channel.id}`, class: count && !isOpen ? "unread" : null, "aria-current": isOpen ? "page" : null,
  }, sign, h("span", { class: "name" }, channel.name),
  pings ? badge(pings) : count > 0 && !isOpen && h("span", { class: "unseen" }, word("unread", { n: count })));
}

function people(world) {
  const person = (it, isOnline, note) => h("li", { class: isOnline ? "person" : "person away" },
    avatar(it.name, it.colour, it.id === world.bot.id ? "bot small" : "small"), isOnline && it.id !== world.bot.id
      ? h("button", { type: "button", class: "name", "data-person": it.id, "data-key": `person ${it.id}` }, it.name)
      : h("span", { class: "name" }, it.name), note);
  const state = word(world.bot.online ? "botOnline" : "botOffline", { name: world.bot.name });
  const light = h("span", { class: `light ${world.bot.online ? "on" : "off"}`, role: "img", "aria-label": state, title: state });
  return h("ul", {}, person(world.bot, world.bot.online, light), world.people.map((it) => person(it, true, null)));
}

function switcher(world, channelId) {
  // A direct message channel is one's own; the others are there for the next person too.
  const place = ["text", "thread"].includes(world.channel(channelId)?.kind) ? `#${channelId}` : "";
  return h("nav", { class: "switch", "aria-label": word("switchPerson") }, world.people.map((it) => h("a", {
    href: `/as/${it.key}${place}`, "data-key": `be ${it.key}`, title: word("beSomeone", { name: it.name }),
    "aria-current": it.key === world.you.key ? "true" : null,
  }, avatar(it.name, it.colour), h("span", {}, it.name))));
}

function settings(world, send) {
  const change = (wanted) => send({ type: "set", ...wanted });
  const state = word(world.bot.online ? "botOnline" : "botOffline", { name: world.bot.name });
  return h("div", { class: "settings" },
    choice("language", word("language"), LANGUAGES, world.locale, (locale) => change({ locale })),
    choice("theme", word("theme"), THEMES.map((it) => [it, word(it)]), theme(), chooseTheme),
    toggle("installed", word("installForMe"), world.settings.installed, (installed) => change({ installed })),
    toggle("accept-dms", word("acceptDms"), world.settings.dm_open, (dm_open) => change({ dm_open })),
    h("div", { class: "bot-state" }, h("span", { class: `light ${world.bot.online ? "on" : "off"}`, "aria-hidden": "true" }), h("span", { role: "status" }, state)),
    world.canRestartBot && h("button", { type: "button", class: "button secondary", "data-key": "restart", onclick: () => send({ type: "restart_bot" }) }, word("restartBot")));
}
