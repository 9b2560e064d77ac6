// On narrow windows the left side is a drawer.

const side = document.querySelector("#side");
const main = document.querySelector("#main");
const shade = document.querySelector("#shade");
const narrow = window.matchMedia("(max-width: 760px)");

let isOpen = false;

/** Opens or closes the drawer; on wide windows the side is always there and this changes nothing. */
export function setDrawer(open) {
  isOpen = open && narrow.matches;
  const opener = document.querySelector("#drawer-button");
  side.classList.toggle("open", isOpen);
  side.inert = narrow.matches && !isOpen;
  main.inert = isOpen;
  shade.hidden = !isOpen;
  opener?.setAttribute("aria-expanded", String(isOpen));
  if (isOpen) side.querySelector("a, button")?.focus();
}

/** Lets Escape, the shade and a change of the window's width close the drawer. */
export function watchDrawer() {
  const close = () => {
    if (!isOpen) return;
    setDrawer(false);
    document.querySelector("#drawer-button").focus();
  };
  shade.addEventListener("click", close);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
  narrow.addEventListener("change", () => setDrawer(false));
  setDrawer(false);
}
