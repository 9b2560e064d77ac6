// Brings a page that waits in line with its match, in place: a reload would have all of it read out again.

const EACH = 2000; // milliseconds
const MADE = 200;

/** Takes over what differs, and only that, so that a screen reader is told what is new. */
function take(now) {
  for (const name of ["h1", "p"]) {
    const [present, wanted] = [document, now].map((it) => it.querySelector(name));
    if (present.textContent !== wanted.textContent) present.textContent = wanted.textContent;
  }
  const bar = document.querySelector("progress"), wanted = now.querySelector("progress");
  for (const name of ["value", "max"]) if (wanted?.hasAttribute(name)) bar?.setAttribute(name, wanted.getAttribute(name));
  if (bar && !wanted) bar.remove();
}

/** Asks again until there is a page, or nothing to wait for. */
async function look() {
  try {
    const answer = await fetch(location, { cache: "no-store" });
    if (answer.status === MADE) {
      location.reload();
      return;
    }
    const now = new DOMParser().parseFromString(await answer.text(), "text/html");
    take(now);
    if (!now.querySelector("script")) return;
  } catch {
    // Without an answer the page waits on.
  }
  setTimeout(look, EACH);
}

setTimeout(look, EACH);
