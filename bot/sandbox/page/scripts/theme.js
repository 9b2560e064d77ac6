// Light or dark: as the system is, unless something else was chosen in this browser.

const CHOSEN = "turncoat-sandbox-theme";

/** What can be chosen; each is also the name of its word. */
export const THEMES = ["asSystem", "light", "dark"];

/** What is chosen now. */
export function theme() {
  const chosen = localStorage.getItem(CHOSEN);
  return THEMES.includes(chosen) ? chosen : "asSystem";
}

/** Chooses for every window of this browser, at once and for later. */
export function chooseTheme(chosen) {
  localStorage.setItem(CHOSEN, chosen);
  show();
}

function show() {
  document.documentElement.style.colorScheme = theme() === "asSystem" ? "" : theme();
}

window.addEventListener("storage", show);
show();
