// Moments in the reader's language: Discord's <t:...> styles, clock times, days.

import { h } from "./dom.js";
import { spoken, word } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function format(date, style) {
  return new Intl.DateTimeFormat(spoken(), STYLES[style]).format(date);
}

let ahead = 0;

/** Goes by a time that is ahead of the machine's by so many seconds. */
export function beAhead(seconds) {
  ahead = seconds;
  refreshTimes();
}

/** What time it is in the sandbox. */
export function now() {
  return new Date(Date.now() + ahead * 1000);
}

function relative(date) {
  const away = Math.round((date.getTime() - now().getTime()) / 1000);
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(away) >= seconds) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(spoken()).format(Math.round(away / size), unit);
}

/** A <time> in one of Discord's styles; "R" stays right while the page is open. */
export function timeElement(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return "?";
  const text = style === "R" ? relative(date) : format(date, style);
  return h("time", { datetime: date.toISOString(), title: format(date, "F"), "data-relative": style === "R" }, text);
}

/** Brings all relative times of the page up to date. */
export function refreshTimes() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = relative(new Date(element.dateTime));
    if (element.textContent !== text) element.textContent = text;
  }
}

/** The clock time of a message or of another date, the whole date as its title. */
export function clock(moment) {
  const date = new Date(moment);
  return h("time", { datetime: date.toISOString(), title: format(date, "F") }, format(date, "t"));
}

/** The day of a message in words: today, yesterday or the date. */
export function day(iso) {
  const midnight = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const date = new Date(iso);
  const days = Math.round((midnight(now()) - midnight(date)) / 86400000);
  return days === 0 ? word("today") : days === 1 ? word("yesterday") : format(date, "D");
}
