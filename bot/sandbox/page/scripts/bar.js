// The top of the page: where one is, the drawer's button, the state of the connection; below it hint and notices.

import { setDrawer } from "./drawer.js";
import { fill, h, renew } from "./dom.js";
import { allPings, badge } from "./sidebar.js";
import { clock, now } from "./time.js";
import { span, word, wordAround } from "./words.js";

const bar = document.querySelector("#bar");
const hint = document.querySelector("#hint");
const notices = document.querySelector("#notices");
const STEPS = [[30, "second"], [2, "minute"], [10, "minute"], [1, "hour"], [1, "day"]];
const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86400 };
const HINT_READ = "turncoat-sandbox-hint-read";

export function showBar(world, channelId, connected, send) {
  const channel = world.channel(channelId);
  const pings = allPings(world);
  document.title = `${pings ? `(${pings}) ` : ""}${channel?.name ?? world.guild.name} · ${world.you.name}`;
  const isOpen = document.querySelector("#side").classList.contains("open");
  renew(bar,
    h("button", {
      type: "button", id: "drawer-button", class: "plain", "data-key": "drawer", "aria-controls": "side", "aria-expanded": String(isOpen),
      onclick: () => setDrawer(true),
    }, h("span", { "aria-hidden": "true" }, "☰"), h("span", { class: "unseen" }, word("open")), badge(pings)),
    h("h1", {}, h("span", { class: "sign", "aria-hidden": "true" }, channel?.kind === "dm" ? "@" : "#"), channel?.name ?? ""),
    world.canPassTime && time(send),
    h("span", { class: "as" }, word("you", { name: world.you.name })),
    !connected && h("p", { class: "lost", role: "status" }, word("reconnecting")));
}

/** What time it is here, and how it is moved on, for everybody. */
function time(send) {
  const moment = now();
  moment.setSeconds(0, 0);
  return h("div", { class: "clock", role: "group", "aria-label": word("passTime") },
    h("span", { class: "now" }, clock(moment)),
    STEPS.map(([number, unit]) => h("button", {
      type: "button", "data-key": `time ${number} ${unit}`, title: word("passes", { span: span(number, unit, "long") }),
      "aria-label": word("passes", { span: span(number, unit, "long") }), onclick: () => send({ type: "pass_time", seconds: number * SECONDS[unit] }),
    }, `+${span(number, unit, "narrow")}`)));
}

/** The line for newcomers, until it is dismissed once in this browser. */
export function showHint(world) {
  const other = world.people.find((person) => person.key !== world.you.key);
  if (localStorage.getItem(HINT_READ) || !other) return fill(hint);
  const link = h("a", { href: `/as/${other.key}`, target: "_blank", "data-key": "hint link" }, `/as/${other.key}`);
  const dismiss = () => {
    localStorage.setItem(HINT_READ, "yes");
    fill(hint);
    document.querySelector("#composer [data-main]")?.focus();
  };
  return renew(hint, h("p", {}, wordAround("hint", { link })),
    h("button", { type: "button", class: "plain", "data-key": "hint dismiss", onclick: dismiss }, word("dismiss")));
}

/** A loud line that stays until it is dismissed; the same text again only counts up. */
export function notice(text, loud = true) {
  const same = [...notices.children].find((it) => it.dataset.text === text);
  if (same) {
    same.dataset.times = Number(same.dataset.times ?? 1) + 1;
    same.querySelector(".times").textContent = ` ×${same.dataset.times}`;
    return;
  }
  const line = h("div", { class: loud ? "notice loud" : "notice", role: "alert", "data-text": text },
    h("p", {}, loud && h("strong", {}, `${word("problem")}: `), text, h("span", { class: "times" })),
    h("button", { type: "button", class: "plain", onclick: () => line.remove() }, word("dismiss")));
  notices.append(line);
}
