
/** What was deflated and written in base64. */
function inflated(text) {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
}

const match = await inflated(document.querySelector('script[type="text/plain"]').textContent);
const files = JSON.parse(document.querySelector('script[type="application/json"]').textContent);
const one = (selector) => document.querySelector(selector);
const canvas = one("canvas"), range = one("input"), eyes = one("#eyes"), play = one("#play"), chapters = one("#chapters");
const turns = [...document.querySelectorAll("[data-to]")];
const last = match.steps.length - 1;

// --- pictures

const KEPT = 8;
const painted = new Map(); // the last pictures that were put together, from which the next differ little

const sheets = new Map(); // those that were needed so far, by their numbers
const ON_A_SHEET = match.sheet * match.sheet;
let asked = 0;

async function sheet(number) {
  if (!sheets.has(number)) {
    const image = Object.assign(new Image(), { src: `data:image/webp;base64,${files[number]}` });
    sheets.set(number, image.decode().then(() => image));
  }
  return sheets.get(number);
}

/** Which tiles differ, by their places, in a row of pictures of which each is made of the one before. */
function differing(row) {
  const tiles = new Map();
  for (const [, , , changes] of row) {
    for (let at = 0, place = -1; at < changes.length; at += 2) tiles.set((place += changes[at]), changes[at + 1]);
  }
  return tiles;
}

/** A picture: the last known one in the row it is put together of, or nothing, with the tiles that differ over it. */
async function paint(number) {
  const row = [];
  let from = number;
  for (; from >= 0 && !painted.has(from); from = match.pictures[from][2]) row.unshift(match.pictures[from]);
  const [width, height] = match.pictures[number];
  const whole = Object.assign(document.createElement("canvas"), { width, height });
  const onto = whole.getContext("2d");
  if (from >= 0) onto.drawImage(painted.get(from), 0, 0);
  const tiles = differing(row), size = match.tile, columns = Math.ceil(width / size);
  const needed = [...new Set([...tiles.values()].map((tile) => Math.floor(tile / ON_A_SHEET)))];
  const images = new Map(await Promise.all(needed.map(async (which) => [which, await sheet(which)])));
  for (const [place, tile] of tiles) {
    const x = tile % match.sheet, y = Math.floor((tile % ON_A_SHEET) / match.sheet);
    const to = [(place % columns) * size, Math.floor(place / columns) * size, size, size];
    onto.drawImage(images.get(Math.floor(tile / ON_A_SHEET)), x * size, y * size, size, size, ...to);
  }
  painted.delete(number);
  painted.set(number, whole);
  if (painted.size > KEPT) painted.delete(painted.keys().next().value);
  return whole;
}

async function draw(number, alt) {
  const turn = ++asked;
  const whole = await paint(number);
  if (turn !== asked) return; // somebody has turned on meanwhile
  const { width, height } = whole;
  Object.assign(canvas, { width, height });
  canvas.getContext("2d").drawImage(whole, 0, 0);
  canvas.setAttribute("aria-label", alt);
  canvas.dataset.shown = String(number);
}

// --- steps

function here() {
  return Number(range.value);
}

function to(where) {
  return { "to-start": 0, back: Math.max(0, here() - 1), next: Math.min(last, here() + 1), "to-end": last }[where];
}

function items(lines) {
  return lines.map((line) => `<li>${line}</li>`).join("");
}

/** The last step until now of which anything is told. */
function lastTold() {
  let step = here();
  while (step > 0 && !match.steps[step].seen[eyes.value].lines.length) step -= 1;
  return step;
}

function show() {
  const step = match.steps[here()];
  const seen = step.seen[eyes.value];
  one("output").value = `${here()} / ${last}`;
  const told = lastTold();
  one(".told ul").innerHTML = items(match.steps[told].seen[eyes.value].lines);
  one(".told").classList.toggle("past", told < here());
  range.style.setProperty("--done", `${last ? (100 * here()) / last : 100}%`);
  for (const button of turns) button.disabled = to(button.dataset.to) === here();
  mark();
  draw(seen.picture, seen.alt);
}

function turn(step) {
  range.value = step;
  show();
}

// --- chapters

/** The chapter that is on has its mark, and stands where it can be seen. */
function mark() {
  const now = [...chapters.children].findLast((chapter) => Number(chapter.dataset.step) <= here());
  for (const chapter of chapters.children) chapter.setAttribute("aria-current", String(chapter === now));
  if (!now) return;
  const { offsetLeft, offsetWidth } = now;
  chapters.scrollLeft = offsetLeft - chapters.offsetLeft - (chapters.clientWidth - offsetWidth) / 2;
}

function add(name, step, kind) {
  const chapter = Object.assign(document.createElement("button"), { type: "button", textContent: name, className: kind });
  chapter.dataset.step = step;
  chapter.addEventListener("click", () => { pause(); turn(step); });
  chapters.append(chapter);
}

// --- play

const EACH = 1500; // milliseconds for which a step is shown
let playing = 0;

function begin() {
  if (here() === last) turn(0);
  playing = setInterval(() => {
    turn(to("next"));
    if (here() === last) pause();
  }, EACH);
  tell();
}

function pause() {
  clearInterval(playing);
  playing = 0;
  tell();
}

/** What the button does next. While the match plays by itself, a screen reader is not told of each step. */
function tell() {
  play.classList.toggle("playing", playing > 0);
  play.querySelector("span").textContent = match.words[playing ? "pause" : "play"];
  one(".told ul").setAttribute("aria-live", playing ? "off" : "polite");
}

// --- the page

const option = (value, text) => Object.assign(document.createElement("option"), { value, textContent: text });
for (const [key, name] of Object.entries(match.eyes)) eyes.append(option(key, name));
eyes.value = "o";
one("#eyes-label").textContent = match.words.eyes;
one(".keys").textContent = match.words.keys;
for (const button of turns) {
  button.setAttribute("aria-label", match.words[button.dataset.to]);
  button.title = match.words[button.dataset.to];
  button.addEventListener("click", () => { pause(); turn(to(button.dataset.to)); });
}
for (const { name, step, turn } of match.chapters) add(name, step, turn ? "turn" : "");
chapters.setAttribute("aria-label", match.words.chapters);
range.max = last;
range.setAttribute("aria-label", match.words.step);
range.addEventListener("input", () => { pause(); show(); });
eyes.addEventListener("change", show);
play.addEventListener("click", () => (playing ? pause() : begin()));

const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "to-start", End: "to-end" };
addEventListener("keydown", (event) => {
  const at = event.target.tagName;
  if (event.ctrlKey || event.altKey || event.metaKey || at === "SELECT") return;
  if (event.key === " " && !["BUTTON", "SUMMARY"].includes(at)) {
    event.preventDefault();
    if (playing) pause(); else begin();
  } else if (KEYS[event.key]) {
    event.preventDefault();
    pause();
    turn(to(KEYS[event.key]));
  }
});

canvas.addEventListener("click", () => canvas.classList.toggle("large")); // on a phone it is twice as wide then

let began = 0;
canvas.addEventListener("touchstart", (event) => { began = event.touches[0].clientX; }, { passive: true });
canvas.addEventListener("touchend", (event) => {
  const far = event.changedTouches[0].clientX - began;
  if (Math.abs(far) <= 40 || canvas.classList.contains("large")) return; // a finger moves a large picture itself
  pause();
  turn(to(far < 0 ? "next" : "back"));
});

const story = one("details");
one("summary").textContent = match.storyTitle;
for (const [title, lines] of match.story) {
  const head = Object.assign(document.createElement("h2"), { textContent: title });
  const list = document.createElement("ul");
  list.innerHTML = items(lines);
  story.append(head, list);
}
tell();
show();
