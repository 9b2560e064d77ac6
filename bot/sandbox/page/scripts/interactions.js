// What this person has asked of the bot and not yet had answered: clicks, choices, commands, modals, suggestions.

import { word } from "./words.js";

// The sandbox says so in English; Discord says it in the reader's language, and differently for commands.
const SILENCE = ["This interaction failed", "The application did not respond"];

export class Interactions {
  #send;
  #changed;
  #openModal;
  #pending = new Map();
  #suggesting = new Map();
  #count = 0;

  /** `send` sends a frame, `changed` is called when something here changes, `openModal(frame, submit)` shows a modal. */
  constructor(send, changed, openModal) {
    this.#send = send;
    this.#changed = changed;
    this.#openModal = openModal;
  }

  click(message, customId) {
    const place = { channel_id: message.channel_id, message_id: message.id, custom_id: customId };
    this.#begin({ channelId: message.channel_id, messageId: message.id, customId }, { type: "click", ...place });
  }

  choose(message, customId, values) {
    const place = { channel_id: message.channel_id, message_id: message.id, custom_id: customId };
    this.#begin({ channelId: message.channel_id, messageId: message.id, customId }, { type: "choose", ...place, values });
  }

  command(channelId, name, shownName, options) {
    this.#begin({ channelId, command: shownName }, { type: "command", channel_id: channelId, name, options });
  }

  /** Uses a command on a person (2) or a message (3). */
  menu(channelId, name, shownName, kind, targetId) {
    this.#begin({ channelId, command: shownName }, { type: "menu", channel_id: channelId, name, kind, target_id: targetId });
  }

  /** The bot's suggestions for an option; never resolves when it does not answer. */
  suggest(channelId, name, options, focused) {
    const nonce = this.#nonce();
    return new Promise((resolve) => {
      this.#suggesting.clear(); // only the newest question is of interest
      this.#suggesting.set(nonce, resolve);
      this.#send({ type: "autocomplete", nonce, channel_id: channelId, name, options, focused });
    });
  }

  receive(frame) {
    if (frame.type === "autocomplete") {
      this.#suggesting.get(frame.nonce)?.(frame.choices);
      this.#suggesting.delete(frame.nonce);
      return;
    }
    const entry = this.#pending.get(frame.nonce);
    if (!entry) return;
    if (frame.type === "modal") {
      this.#pending.delete(frame.nonce);
      this.#openModal(frame.modal, (values) => this.#begin(entry, { type: "modal_submit", interaction_id: frame.interaction_id, values }));
    } else if (frame.type === "interaction" && frame.state === "failed") {
      const isSilence = !frame.message || SILENCE.includes(frame.message);
      entry.failure = isSilence ? word(entry.command ? "noAnswer" : "failed") : frame.message;
    } else if (frame.type === "interaction" && frame.state === "done") {
      this.#pending.delete(frame.nonce);
    }
    this.#changed();
  }

  /** The connection broke: no answer to what is under way will find its way back. */
  interrupt() {
    for (const entry of this.#pending.values()) {
      entry.failure ??= word("notConnected");
    }
    this.#changed();
  }

  /** What is under way or failed at a message. */
  at(messageId) {
    return [...this.#pending.values()].filter((entry) => entry.messageId === messageId);
  }

  /** The commands under way or failed in a channel. */
  commandsIn(channelId) {
    return [...this.#pending.values()].filter((entry) => entry.channelId === channelId && entry.command);
  }

  dismiss(entry) {
    this.#pending.delete(entry.nonce);
    this.#changed();
  }

  #begin(place, frame) {
    for (const [nonce, entry] of this.#pending) {
      if (entry.failure && entry.messageId === place.messageId) this.#pending.delete(nonce);
    }
    const entry = { ...place, nonce: this.#nonce(), failure: null };
    this.#pending.set(entry.nonce, entry);
    if (!this.#send({ ...frame, nonce: entry.nonce })) entry.failure = word("notConnected");
    this.#changed();
  }

  #nonce() {
    this.#count += 1;
    return `${Date.now()}-${this.#count}`;
  }
}
