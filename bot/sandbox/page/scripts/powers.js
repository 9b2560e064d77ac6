// What can be changed here and in no client of Discord: servers, what the bot may, what goes wrong.

import { h } from "./dom.js";
import { LANGUAGES, word } from "./words.js";

const BOT_MAY = [["view_channel", "botSees"], ["send_messages", "botWrites"], ["send_messages_in_threads", "botWritesInThreads"], ["create_public_threads", "botOpensThreads"], ["attach_files", "botSendsFiles"]];

let isOpen = false;

// The keys name what is changed: an element that stays the same keeps its listener.

/** A switch with its label; `change(on)` is called when it is used. */
export function toggle(key, label, on, change) {
  return h("div", {}, h("label", { for: key }, label), h("input", {
    type: "checkbox", role: "switch", id: key, "data-key": key, checked: on, onchange: (event) => change(event.target.checked),
  }));
}

/** A choice of one of some [value, name]; `change(value)` is called when another is chosen. */
export function choice(key, label, offered, chosen, change) {
  return h("div", {}, h("label", { for: key }, label), h("select", { id: key, "data-key": key, onchange: (event) => change(event.target.value) },
    offered.map(([value, name]) => h("option", { value, selected: value === chosen }, name))));
}

/** The fold with all of it, for the channel that is open. */
export function powers(world, channel, send) {
  const guild = world.guildOf(channel);
  const remember = (event) => { isOpen = event.target.open; };
  return h("details", { class: "settings powers", open: isOpen, ontoggle: remember }, h("summary", {}, word("powers")),
    toggle("slow", word("slow"), world.settings.slow, (slow) => send({ type: "set", slow })),
    toggle("limits", word("limits"), world.settings.limits, (limits) => send({ type: "set", limits })),
    ofServer(guild, (wanted) => send({ type: "set_server", guild_id: guild.id, ...wanted })),
    channel?.guild_id && (channel.thread ? ofThread : ofChannel)(channel, (frame) => send({ channel_id: channel.id, ...frame })),
    button("newServer", "", () => send({ type: "found_server" })),
    button("newForeignServer", "", () => send({ type: "found_foreign_server" })),
    button("newGroup", "", () => send({ type: "open_group" })));
}

function ofServer(guild, change) {
  return [
    h("h3", {}, guild.name),
    toggle(`community-${guild.id}`, word("community"), guild.community, (community) => change({ community })),
    guild.community && choice(`language-${guild.id}`, word("serverLanguage"), LANGUAGES, guild.language, (language) => change({ language })),
    toggle(`bot-here-${guild.id}`, word("botHere"), guild.bot_here, (bot_here) => change({ bot_here })),
    guild.bot_here && toggle(`bot-makes-events-${guild.id}`, word("botMakesEvents"), guild.bot_makes_events, (bot_makes_events) => change({ bot_makes_events })),
    toggle(`apps-speak-${guild.id}`, word("appsSpeak"), guild.apps_speak, (apps_speak) => change({ apps_speak })),
    toggle(`timed-out-${guild.id}`, word("timedOut"), guild.timed_out, (timed_out) => change({ timed_out })),
  ];
}

function ofChannel(channel, change) {
  return [
    h("h3", {}, `#${channel.name}`),
    BOT_MAY.map(([name, key]) => toggle(`${name}-${channel.id}`, word(key), channel.bot_may.includes(name),
      (may) => change({ type: "set_bot_may", permission: name, may }))),
    button("newThread", channel.id, () => change({ type: "open_thread", private: false })),
    button("newPrivateThread", channel.id, () => change({ type: "open_thread", private: true })),
  ];
}

function ofThread(channel, change) {
  return [
    h("h3", {}, channel.name),
    toggle(`archived-${channel.id}`, word("archived"), channel.thread.archived, (archived) => change({ type: "set_thread", archived })),
    toggle(`locked-${channel.id}`, word("locked"), channel.thread.locked, (locked) => change({ type: "set_thread", locked })),
  ];
}

function button(key, of, press) {
  return h("button", { type: "button", class: "button secondary", "data-key": `${key} ${of}`, onclick: press }, word(key));
}
