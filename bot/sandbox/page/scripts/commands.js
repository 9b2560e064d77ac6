// Slash commands as data: which there are here, how they are called, what an option may be. Nothing here touches the page.

import { word } from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const NUMBER = 10;
const CHAT_INPUT = 1;
const IN_GUILD = 0;
const IN_DM = 1;
const AMONG_PEOPLE = 2;
const FOR_SERVERS = 0;
const FOR_PEOPLE = 1;
const MOST_CHOICES = 25;

/** A name or description in the reader's language, as Discord picks it. */
export function localized(thing, part, locale) {
  return thing[`${part}_localizations`]?.[locale] ?? thing[part];
}

/**
 * The commands that can be used in a channel, those whose name begins with `typed` first. A command with subcommands
 * stands for these: each is a command of its own, its name the whole way to it, such as "chess move".
 */
export function matching(world, channel, typed) {
  const names = (it) => [localized(it, "name", world.locale), it.name];
  const wanted = typed.toLowerCase();
  return usableHere(world, channel)
    .filter((it) => (it.type ?? CHAT_INPUT) === CHAT_INPUT)
    .flatMap(leaves)
    .filter((it) => names(it).some((name) => name.includes(wanted)))
    .sort((a, b) => rank(names(a), wanted) - rank(names(b), wanted) || depth(a) - depth(b) || names(a)[0].localeCompare(names(b)[0]));
}

/** The commands for people (2) or messages (3) that can be used in a channel. */
export function menus(world, channel, kind) {
  return usableHere(world, channel).filter((it) => it.type === kind);
}

function usableHere(world, channel) {
  const context = { dm: IN_DM, people: AMONG_PEOPLE }[channel.kind] ?? IN_GUILD;
  const installed = [FOR_SERVERS, FOR_PEOPLE].filter((it) => isInstalled(world, channel, it));
  return world.commands.filter((it) => usable(it, context) && isOffered(it, installed));
}

function leaves(command) {
  const below = (command.options ?? []).filter((it) => it.type === SUBCOMMAND || it.type === GROUP);
  return below.length ? below.flatMap((it) => leaves(under(command, it))) : [command];
}

function under(command, subcommand) {
  const whole = (locale) => `${localized(command, "name", locale)} ${localized(subcommand, "name", locale)}`;
  const locales = [command, subcommand].flatMap((it) => Object.keys(it.name_localizations ?? {}));
  return { ...subcommand, name: whole(null), name_localizations: Object.fromEntries(locales.map((it) => [it, whole(it)])) };
}

function depth(command) {
  return command.name.split(" ").length;
}

function usable(command, context) {
  if (command.contexts) return command.contexts.includes(context);
  return context === IN_GUILD || (command.dm_permission !== false && !command.guild_id);
}

/** Whether the bot is there for a channel by the server's installation, or by this person's own. */
function isInstalled(world, channel, type) {
  if (type === FOR_PEOPLE) return world.settings.installed;
  return channel.guild_id ? world.guildOf(channel).bot_here : channel.kind === "dm" && world.guilds.some((it) => it.bot_here);
}

function isOffered(command, installed) {
  const types = command.guild_id ? [FOR_SERVERS] : command.integration_types ?? [FOR_SERVERS];
  return types.some((it) => installed.includes(it));
}

function rank(names, typed) {
  return names.some((name) => name === typed) ? 0 : names.some((name) => name.startsWith(typed)) ? 1 : 2;
}

/** What an option offers without asking the bot: [{name, value}], or null when anything may be typed. */
export function offers(option, world) {
  if (option.choices?.length) return option.choices.map((it) => ({ name: localized(it, "name", world.locale), value: it.value }));
  if (option.type === BOOLEAN) return [{ name: word("yes"), value: true }, { name: word("no"), value: false }];
  if (option.type === USER) return [...world.people, world.bot].map((it) => ({ name: it.name, value: it.id }));
  if (option.type === CHANNEL) {
    return world.channels.filter((it) => it.kind === "text").map((it) => ({ name: it.name, value: it.id }));
  }
  if (option.type === ROLE) return world.guild.roles.map((it) => ({ name: it.name, value: it.id }));
  return null;
}

/** Those of the offers that contain what was typed, at most as many as Discord shows. */
export function filtered(list, typed) {
  const wanted = typed.trim().toLowerCase();
  return list.filter((it) => it.name.toLowerCase().includes(wanted)).slice(0, MOST_CHOICES);
}

/** What was typed for an option as {value}, {} when it was left out, or {fault} in words. */
export function read(option, typed, world) {
  const name = localized(option, "name", world.locale);
  const text = typed.trim();
  if (!text) return option.required ? { fault: word("required", { name }) } : {};
  const list = offers(option, world);
  if (list) {
    const found = list.find((it) => it.name.toLowerCase() === text.toLowerCase());
    return found ? { value: found.value } : { fault: word("pick", { name }) };
  }
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text, name);
  if (option.type === STRING && text.length < (option.min_length ?? 0)) return { fault: word("tooShort", { name, n: option.min_length }) };
  if (option.type === STRING && text.length > (option.max_length ?? 6000)) return { fault: word("tooLong", { name, n: option.max_length ?? 6000 }) };
  return { value: text };
}

function readNumber(option, text, name) {
  const value = Number(text.replace(",", "."));
  if (Number.isNaN(value) || (option.type === INTEGER && !Number.isInteger(value))) return { fault: word("number", { name }) };
  if (value < (option.min_value ?? -Infinity)) return { fault: word("atLeast", { name, n: option.min_value }) };
  if (value > (option.max_value ?? Infinity)) return { fault: word("atMost", { name, n: option.max_value }) };
  return { value };
}
