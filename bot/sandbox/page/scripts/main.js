// Puts the page together: frames change the world, the world is shown, wishes become frames.

import { notice, showBar, showHint } from "./bar.js";
import { Composer } from "./composer.js";
import { setDrawer, watchDrawer } from "./drawer.js";
import { showModal } from "./dialogs.js";
import { Interactions } from "./interactions.js";
import { Log } from "./log.js";
import { watchMenus } from "./menus.js";
import { showSidebar } from "./sidebar.js";
import { connect } from "./socket.js";
import { beAhead, refreshTimes } from "./time.js";
import { speak, word } from "./words.js";
import { World } from "./world.js";

const person = /^\/as\/([^/]+)/.exec(location.pathname)?.[1] ?? "anna";
const world = new World();
let channelId = null;
let wantedMessage = null;
let connected = true;
let scheduled = false;

const send = connect(person, receive, connectionChanged);
const interactions = new Interactions(send, showSoon, showModal);
const log = new Log((message) => send({ type: "dismiss", channel_id: message.channel_id, message_id: message.id }), seen);
const composer = new Composer({
  say: (content) => send({ type: "say", channel_id: channelId, content }) || (notice(word("notConnected"), false), false),
  command: (command, shownName, options) => interactions.command(channelId, command.name, shownName, options),
  suggest: (command, options, focused) => interactions.suggest(channelId, command.name, options, focused),
});

function receive(frame) {
  if (frame.type === "problem") notice(frame.text);
  world.receive(frame);
  interactions.receive(frame);
  if (frame.type === "hello") follow();
  if (frame.type === "hello" || frame.type === "time") beAhead(frame.ahead);
  if (frame.type === "hello" || frame.type === "settings") speak(world.locale);
  showSoon();
}

function connectionChanged(isOpen) {
  connected = isOpen;
  if (!isOpen) interactions.interrupt();
  showSoon();
}

/** Opens what the address names: #channel or #channel/message. */
function follow() {
  const [, channel, message] = /^#(\d+)(?:\/(\d+))?$/.exec(location.hash) ?? [];
  if (channel && !world.channel(channel)) notice(word("gone"), false);
  const known = world.channel(channel) ?? world.channel(channelId) ?? world.channels.find((it) => it.kind === "text");
  channelId = known?.id ?? null;
  wantedMessage = message ?? null;
  // The same link must work a second time: the address keeps the channel alone.
  history.replaceState(null, "", channelId ? `#${channelId}` : location.pathname);
}

function showSoon() {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    show();
  });
}

function show() {
  if (!world.ready) return;
  if (!world.channel(channelId)) follow();
  log.show(world, interactions, channelId);
  if (wantedMessage) {
    if (!log.jump(wantedMessage)) notice(word("gone"), false);
    wantedMessage = null;
  }
  seen();
  composer.show(world, world.channel(channelId));
  showFrame();
}

function showFrame() {
  showBar(world, channelId, connected, send);
  showHint(world);
  document.querySelector("#skip").textContent = word("skip");
  showSidebar(world, channelId, send);
}

/** What is in sight of a window that is looked at is read. */
function seen() {
  if (!world.ready || document.hidden || !log.atBottom || !world.unseen(channelId).count) return;
  world.markRead(channelId);
  showFrame();
}

window.addEventListener("hashchange", () => {
  if (!world.ready) return;
  follow();
  setDrawer(false);
  show();
  if (document.activeElement === document.body) composer.focus();
});
document.addEventListener("visibilitychange", seen);
document.addEventListener("click", (event) => {
  const name = event.target.closest?.("[data-command]")?.dataset.command;
  if (name && !composer.use(name)) notice(word("noCommand"), false);
});
document.querySelector("#skip").addEventListener("click", () => composer.focus());
watchMenus(world, () => world.channel(channelId), (it, shown, kind, target) => interactions.menu(channelId, it.name, shown, kind, target));
watchDrawer();
setInterval(() => {
  refreshTimes();
  if (world.ready) showBar(world, channelId, connected, send);
}, 1000);
