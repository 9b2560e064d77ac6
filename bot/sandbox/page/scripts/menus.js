// Menus on people and messages: the bot's commands for them. A press on a person opens them; on a message a right click,
// a long press or the menu key does.

import { localized, menus } from "./commands.js";
import { showMenu } from "./dialogs.js";

const ON_PERSON = 2;
const ON_MESSAGE = 3;
const MESSAGE = "m-";

/** `place()` is the open channel; `use(command, shownName, kind, targetId)` uses a command on its target. */
export function watchMenus(world, place, use) {
  const offer = (event, kind, targetId, title) => {
    const found = world.ready && place() ? menus(world, place(), kind) : [];
    if (!found.length) return;
    event.preventDefault();
    showMenu(title, found.map((it) => {
      const name = localized(it, "name", world.locale);
      return { name, act: () => use(it, name, kind, targetId) };
    }));
  };
  document.addEventListener("contextmenu", (event) => {
    const id = event.target.closest?.(".message")?.id.slice(MESSAGE.length);
    const message = id && world.message(place()?.id, id);
    if (message) offer(event, ON_MESSAGE, id, message.content.slice(0, 60) || message.author.username);
  });
  document.addEventListener("click", (event) => {
    const person = event.target.closest?.("[data-person]");
    if (person) offer(event, ON_PERSON, person.dataset.person, person.textContent);
  });
}
