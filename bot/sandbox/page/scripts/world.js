// What this person may see of the sandbox, kept up to date by the frames that arrive.

const EPHEMERAL = 64;

/** Orders Discord's ids (numbers too long for numbers) by age. */
export function byAge(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** A list with one thing in the place of the one with its id, or at the end. */
function replaced(list, one) {
  return list.some((it) => it.id === one.id) ? list.map((it) => (it.id === one.id ? one : it)) : [...list, one];
}

export class World {
  ready = false;
  people = [];
  guilds = [];
  channels = [];
  commands = [];
  bot = { id: "", name: "Turncoat", online: false };
  #messages = new Map();
  #pinged = new Set();
  #read = {};

  /** Takes in one frame; frames about anything else than the world are ignored. */
  receive(frame) {
    const take = this[`on_${frame.type}`];
    if (take) take.call(this, frame);
  }

  on_hello(frame) {
    this.people = frame.people;
    this.you = frame.people.find((person) => person.key === frame.you || person.id === frame.you);
    this.guilds = frame.guilds;
    this.channels = frame.channels;
    this.commands = frame.commands;
    this.settings = frame.settings;
    this.bot = frame.bot;
    this.canRestartBot = frame.can_restart_bot;
    this.canPassTime = frame.can_pass_time;
    this.#messages = new Map(
      Object.entries(frame.messages).map(([channel, messages]) => [channel, new Map(messages.map((it) => [it.id, it]))]),
    );
    for (const message of Object.values(frame.messages).flat()) {
      if (this.#callsYou(message)) this.#pinged.add(message.id);
    }
    this.#read = JSON.parse(localStorage.getItem(this.#readKey) ?? "{}");
    this.ready = true;
  }

  on_message({ message, ping }) {
    if (!this.#messages.has(message.channel_id)) this.#messages.set(message.channel_id, new Map());
    this.#messages.get(message.channel_id).set(message.id, message);
    if (ping) this.#pinged.add(message.id);
  }

  on_delete({ channel_id, message_id }) {
    this.#messages.get(channel_id)?.delete(message_id);
  }

  on_channel({ channel }) {
    this.channels = replaced(this.channels, channel);
  }

  on_channel_gone({ channel_id }) {
    this.channels = this.channels.filter((it) => it.id !== channel_id);
    this.#messages.delete(channel_id);
  }

  on_commands({ commands }) {
    this.commands = commands;
  }

  on_bot({ online }) {
    this.bot = { ...this.bot, online };
  }

  on_settings(settings) {
    this.settings = settings;
  }

  on_guild({ guild }) {
    this.guilds = replaced(this.guilds, guild);
  }

  /** The person's Discord language. */
  get locale() {
    return this.settings.locale;
  }

  /** The server that is there from the start. */
  get guild() {
    return this.guilds[0];
  }

  /** The server of a channel; in direct messages the first. */
  guildOf(channel) {
    return this.guilds.find((it) => it.id === channel?.guild_id) ?? this.guild;
  }

  /** A server's channels, each with its threads behind it. */
  channelsOf(guild) {
    const here = this.channels.filter((it) => it.guild_id === guild.id);
    return here.filter((it) => !it.parent_id).flatMap((it) => [it, ...here.filter((thread) => thread.parent_id === it.id)]);
  }

  /** A channel's messages, oldest first. */
  messages(channelId) {
    return [...(this.#messages.get(channelId)?.values() ?? [])].sort((a, b) => byAge(a.id, b.id));
  }

  message(channelId, messageId) {
    return this.#messages.get(channelId)?.get(messageId);
  }

  channel(channelId) {
    return this.channels.find((channel) => channel.id === channelId);
  }

  /** A person or the bot, by id. */
  member(id) {
    return this.people.find((person) => person.id === id) ?? (id === this.bot.id ? this.bot : undefined);
  }

  isPrivate(message) {
    return (message.flags & EPHEMERAL) !== 0;
  }

  isPing(message) {
    return this.#pinged.has(message.id);
  }

  /** How many messages of a channel this person has not seen, and how many of them called them. */
  unseen(channelId) {
    const seen = this.#read[channelId] ?? "";
    const fresh = this.messages(channelId).filter((it) => byAge(it.id, seen) > 0 && it.author.id !== this.you.id);
    return { count: fresh.length, pings: fresh.filter((it) => this.isPing(it)).length };
  }

  /** Remembers, also over reloads, that this person has seen all of a channel. */
  markRead(channelId) {
    const last = this.messages(channelId).at(-1)?.id;
    if (!last || this.#read[channelId] === last) return;
    this.#read[channelId] = last;
    localStorage.setItem(this.#readKey, JSON.stringify(this.#read));
  }

  get #readKey() {
    return `turncoat-sandbox-read-${this.guild.id}-${this.you.key}`;
  }

  // Which messages of the past called somebody is not sent with them; this is what Discord's rules make of them.
  #callsYou(message) {
    if (message.author.id === this.you.id) return false;
    if (this.channel(message.channel_id)?.kind === "dm") return true;
    return message.mentions?.some((person) => person.id === this.you.id) ?? false;
  }
}
