// A picture that can be looked at closely: by click, double tap, pinch, wheel, buttons and keys.

import { h } from "./dom.js";
import { word } from "./words.js";

const STEP = 1.5;
const CLOSE = 2.5; // what a click and a double tap enlarge to, and back
const CLOSEST = 6;
const SLIDE = 80; // pixels an arrow moves
const STILL = 8; // pixels a finger may move that only taps
const DOUBLE = 350; // milliseconds between the taps of a double one

const ARROWS = { ArrowLeft: [-SLIDE, 0], ArrowRight: [SLIDE, 0], ArrowUp: [0, -SLIDE], ArrowDown: [0, SLIDE] };

/** `frame` shows the image, at first the whole of it, and `buttons` enlarge it; `leave` is called for a press beside it. */
export class Zoom {
  #image;
  #leave;
  #level = 1; // 1: the whole picture
  #fingers = new Map(); // where those that are down were last, a pressed mouse included
  #travelled = 0;
  #isTouch = false;
  #tapped = -Infinity;
  #shown = h("output", {});

  constructor(image, leave) {
    this.#image = image;
    this.#leave = leave;
    this.frame = h("div", {
      class: "frame", onclick: (event) => this.#click(event),
      onpointerdown: (event) => this.#down(event), onpointermove: (event) => this.#move(event),
      onpointerup: (event) => this.#up(event), onpointercancel: (event) => this.#up(event), onpointerleave: (event) => this.#up(event),
    }, image);
    this.frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    const button = (sign, name, act) => h("button", { type: "button", class: "button secondary", "aria-label": word(name), title: word(name), onclick: act }, sign);
    this.buttons = h("div", { class: "zoom" },
      button("−", "zoomOut", () => this.#to(this.#level / STEP)), this.#shown, button("+", "zoomIn", () => this.#to(this.#level * STEP)));
    // Also the first time: only in the window its size is known.
    new ResizeObserver(() => this.#to(this.#level)).observe(this.frame);
  }

  /** What +, -, 0 and the arrows do. */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.#to(this.#level * STEP);
    else if (event.key === "-") this.#to(this.#level / STEP);
    else if (event.key === "0") this.#to(1);
    else if (event.key in ARROWS && this.#level > 1) this.frame.scrollBy(...ARROWS[event.key]);
    else return;
    event.preventDefault();
  }

  /** Shows the picture at another level; what is at a point of the window, by default its middle, stays there. */
  #to(level, [x, y] = this.#middle()) {
    const [width, height] = ["width", "height"].map((side) => Number(this.#image.getAttribute(side)));
    const whole = Math.min(this.frame.clientWidth / width, this.frame.clientHeight / height);
    const before = this.#image.getBoundingClientRect();
    this.#level = Math.min(Math.max(level, 1), CLOSEST);
    this.#image.style.width = `${width * whole * this.#level}px`;
    const after = this.#image.getBoundingClientRect();
    const moved = (from, size, to, now, at) => to + (size ? (at - from) / size : 0.5) * now - at;
    this.frame.scrollBy(moved(before.left, before.width, after.left, after.width, x), moved(before.top, before.height, after.top, after.height, y));
    this.#shown.textContent = `${Math.round(this.#level * 100)} %`;
    this.frame.classList.toggle("close", this.#level > 1);
  }

  #middle() {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  #down(event) {
    if (this.#fingers.size === 0) this.#travelled = 0;
    this.#isTouch = event.pointerType === "touch";
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  #up(event) {
    this.#fingers.delete(event.pointerId);
  }

  #move(event) {
    if (!this.#fingers.has(event.pointerId)) return;
    const [centre, width] = this.#grip();
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const [now, wider] = this.#grip();
    this.#travelled += Math.hypot(now[0] - centre[0], now[1] - centre[1]) + Math.abs(wider - width);
    this.frame.scrollBy(centre[0] - now[0], centre[1] - now[1]);
    if (width) this.#to((this.#level * wider) / width, now);
  }

  /** The middle of the fingers that are down, and how far the first two are apart. */
  #grip() {
    const [a, b = a] = this.#fingers.values();
    return [[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], Math.hypot(a[0] - b[0], a[1] - b[1])];
  }

  #click(event) {
    if (this.#travelled > STILL) return;
    if (event.target !== this.#image) {
      this.#leave();
      return;
    }
    const isDouble = event.timeStamp - this.#tapped < DOUBLE;
    this.#tapped = isDouble ? -Infinity : event.timeStamp;
    if (!this.#isTouch || isDouble) this.#to(this.#level > 1 ? 1 : CLOSE, [event.clientX, event.clientY]);
  }

  #wheel(event) {
    event.preventDefault();
    this.#to(this.#level * (event.deltaY < 0 ? STEP : 1 / STEP), [event.clientX, event.clientY]);
  }
}
