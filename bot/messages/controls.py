"""A decision as buttons and menus, for any game.

A choice of up to 5 is taken by a button, a choice of more by a menu. Several choices are taken by a menu and a button
to confirm. Going back, passing and the like have buttons of their own below a menu. More than 25 choices come in pages.
If the game names groups of choices, each page has one group. Choices that have been picked but not confirmed travel in
the ``custom_id``, as a mask with a bit per choice. A button has little room: the text says all that its label leaves
out.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from itertools import groupby

from bot import texts
from bot.messages.content import Button, Entry, Menu, Row
from bot.messages.ids import Ids, make_menu
from bot.messages.labels import ROOM, button_labels, measured
from bot.texts import Speaker, limits
from engine import Choice, Decision

PART = 80
"""The most characters of each end of a row of choices, in a line that names both."""

BACK = "back"
"""The key of the choice that takes the answer before it back."""

Page = list[tuple[int, Choice]]
"""Choices that are shown together, each with its place among all choices."""


class Controls:
    """Says and numbers the choices of one question, in the text and in the rows below.

    ``ids`` are those of its actions ``answer``, ``menu``, ``page`` and ``confirm``. ``mask`` are the choices picked so
    far, ``page`` is the page shown.
    """

    def __init__(self, say: Speaker, game: str, decision: Decision, names: Sequence[str], ids: Ids) -> None:
        self._say = say
        self._game = game
        self._decision = decision
        self._names = names
        self._ids = ids

    def rows(self, page: int = 0, mask: int = 0) -> tuple[Row, ...]:
        """Return the rows under the question."""
        return tuple(self._rows(page, mask))

    def text(self, mask: int = 0) -> list[str]:
        """Return the question, what the choices on buttons mean, and what has been picked."""
        question = texts.question(self._say, self._game, self._decision, self._names)
        return [f"### {question}", *self._notes(), *self._picked(mask)]

    @cached_property
    def _on_buttons(self) -> list[Choice]:
        return on_buttons(self._decision)

    @cached_property
    def _labels(self) -> dict[str, str]:
        return button_labels(self._say, self._game, self._decision.kind, self._on_buttons, self._names)

    def _notes(self) -> Iterator[str]:
        """Yield what the choices on buttons mean, and the whole labels of buttons with a shorter label.

        Buttons have no room for either.
        """
        say, game, kind, noted = self._say, self._game, self._decision.kind, are_buttons(self._decision)
        safe_names = [texts.safe(name) for name in self._names]
        for choice in self._on_buttons:
            note = texts.choice_note(say, game, kind, choice, safe_names) if noted else None
            if note or self._labels[choice.key] != texts.choice_label(say, game, kind, choice, self._names):
                label = texts.choice_label(say, game, kind, choice, safe_names)
                yield f"- **{label}**: {note}" if note else f"- **{label}**"

    def _picked(self, mask: int) -> list[str]:
        """Return in lines of text what has been picked, because buttons have no room for it.

        Discord's marks mean nothing for these lines.
        """
        keys = picked(self._decision, mask) if takes_several(self._decision) else ()
        if not keys:
            return []
        choices = self._picked_labels(keys)
        if self._confirm_label(mask) == self._say("prompt-confirm", choices=choices):
            return []
        return [self._say("prompt-picked", choices=texts.safe(choices))]

    def _rows(self, page: int, mask: int) -> Iterator[Row]:
        decision = self._decision
        if are_buttons(decision):
            yield self._buttons()
            return
        several = takes_several(decision)
        shown = pages(decision)
        if len(shown) > 1:
            yield self._page_menu(shown, page, mask)
        if shown:
            yield self._menu(shown[page], page, mask)
        last = list(self._buttons())
        if several:
            last.append(self._confirm(mask))
        if last:
            yield tuple(last)

    def _buttons(self) -> tuple[Button, ...]:
        return tuple(
            Button(self._labels[one.key], self._ids.button("answer", one.key), "secondary" if one.quiet else "primary")
            for one in self._on_buttons
        )

    def _menu(self, shown: Page, page: int, mask: int) -> Menu:
        several = takes_several(self._decision)
        return Menu(
            custom_id=self._ids.menu("menu", page, mask),
            hint=self._hint(),
            entries=tuple(
                Entry(self._label(choice, limits.LINE), choice.key, self._note(choice), chosen=bool(mask >> bit & 1))
                for bit, choice in shown
            ),
            least=0 if several else 1,
            most=min(self._decision.most, len(shown)) if several else 1,
        )

    def _hint(self) -> str:
        decision = self._decision
        if not takes_several(decision):
            return self._say("prompt-pick-one")
        if decision.least == decision.most:
            return self._say("prompt-pick-exactly", number=decision.most)
        if decision.most < len(decision.choices):
            return self._say("prompt-pick-up-to", number=decision.most)
        return self._say("prompt-pick-several")

    def _page_menu(self, shown: list[Page], page: int, mask: int) -> Menu:
        entries = tuple(
            Entry(self._page_label(one), str(number), chosen=number == page) for number, one in enumerate(shown)
        )
        return Menu(self._ids.menu("page", mask), self._say("prompt-page"), entries[: limits.LINES])

    def _page_label(self, shown: Page) -> str:
        first, last = shown[0][1], shown[-1][1]
        if first.group:
            label = texts.group_label(self._say, self._game, self._decision.kind, first, self._names)
            whole = sum(choice.group == first.group for choice in self._decision.choices)
            if len(shown) == whole:
                return _cut(label, limits.LINE)
            return _cut(f"{label}: {self._label(first, PART)} – {self._label(last, PART)}", limits.LINE)
        return _cut(f"{self._label(first, limits.LINE)} – {self._label(last, limits.LINE)}", limits.LINE)

    def _confirm(self, mask: int) -> Button:
        decision = self._decision
        return Button(
            label=self._confirm_label(mask),
            custom_id=self._ids.button("confirm", mask),
            style="success",
            disabled=not decision.least <= mask.bit_count() <= decision.most,
        )

    def _label(self, choice: Choice, room: int) -> str:
        return _cut(texts.choice_label(self._say, self._game, self._decision.kind, choice, self._names), room)

    def _note(self, choice: Choice) -> str | None:
        note = texts.choice_note(self._say, self._game, self._decision.kind, choice, self._names)
        return note and _cut(note, limits.LINE)

    def _confirm_label(self, mask: int) -> str:
        """Return the label of the button that confirms what has been picked.

        The label names all choices that were picked, or says how many they are.
        """
        say, keys, least = self._say, picked(self._decision, mask), self._decision.least
        if len(keys) < least:
            return say("prompt-pick-more", number=least - len(keys))
        if not keys:
            return say("prompt-confirm-nothing")
        label = say("prompt-confirm", choices=self._picked_labels(keys))
        return label if measured(label) <= ROOM else say("prompt-confirm-number", number=len(keys))

    def _picked_labels(self, keys: Collection[str]) -> str:
        say, game, decision = self._say, self._game, self._decision
        picked = [one for one in decision.choices if one.key in keys]
        return ", ".join(texts.choice_label(say, game, decision.kind, one, self._names) for one in picked)


def takes_several(decision: Decision) -> bool:
    """Return whether a decision takes anything except exactly one choice."""
    return (decision.least, decision.most) != (1, 1)


def distinct(decision: Decision) -> list[tuple[int, Choice]]:
    """Return the choices that are shown, each with its place among all choices.

    If only one choice is taken, only the first of equal cards is shown.
    """
    choices = list(enumerate(decision.choices))
    if takes_several(decision):
        return choices
    return [
        (bit, choice)
        for bit, choice in choices
        if not choice.facts or all(not _equal(choice, other) for other in decision.choices[:bit])
    ]


def _equal(one: Choice, other: Choice) -> bool:
    return (one.facts, one.group, one.opens) == (other.facts, other.group, other.opens)


def are_buttons(decision: Decision) -> bool:
    """Return whether the choices are shown as buttons: exactly one choice is taken, of few."""
    return not takes_several(decision) and len(distinct(decision)) <= limits.BUTTONS


def on_buttons(decision: Decision) -> list[Choice]:
    """Return the choices that are buttons, in their order."""
    shown = [] if takes_several(decision) else distinct(decision)
    if 0 < len(shown) <= limits.BUTTONS:
        return [choice for _, choice in shown]
    return [choice for choice in decision.choices if _stands_apart(decision, choice)]


def _stands_apart(decision: Decision, choice: Choice) -> bool:
    """Return whether a choice is a button below the menu, to be taken instead of anything in the menu."""
    return choice.key == BACK or (choice.quiet and not takes_several(decision))


def pages(decision: Decision) -> list[Page]:
    """Return the choices of the menu, in pages of at most 25.

    If there are several pages, no page has two groups.
    """
    choices = [(bit, choice) for bit, choice in distinct(decision) if not _stands_apart(decision, choice)]
    if len(choices) <= limits.LINES:
        return [choices] if choices else []
    groups = [list(group) for _, group in groupby(choices, key=lambda one: one[1].group)]
    return [group[start : start + limits.LINES] for group in groups for start in range(0, len(group), limits.LINES)]


def picked(decision: Decision, mask: int) -> tuple[str, ...]:
    """Return the keys of the choices in a mask."""
    return tuple(key for bit, key in enumerate(decision.keys) if mask >> bit & 1)


def pick(decision: Decision, page: int, mask: int, keys: list[str]) -> int:
    """Return the mask after the choices of one page were picked again."""
    for bit, choice in pages(decision)[page]:
        mask = mask | 1 << bit if choice.key in keys else mask & ~(1 << bit)
    return mask


def were_shown(decision: Decision, page: int, mask: int, keys: Collection[str] = ()) -> bool:
    """Return whether the decision has such a page with these ``keys``, and such choices.

    Somebody can make up an id and values.
    """
    there = {choice.key for one in pages(decision)[page : page + 1] for _, choice in one}
    is_page, is_mask = 0 <= page < max(1, len(pages(decision))), 0 <= mask < 1 << len(decision.choices)
    return is_page and is_mask and there.issuperset(keys)


def _cut(words: str, room: int) -> str:
    return words if len(words) <= room else words[: room - 1].rstrip() + "…"


def parts_menu(
    say: Speaker, game: str, table: int, parts: Sequence[str], action: str, shown: str = ""
) -> tuple[Menu, ...]:
    """Return the menu of these parts, with the part that is ``shown`` chosen; empty if there are no parts.

    ``action`` is ``part`` in a private message that shows them, one after the other. It is ``closer`` in any other
    message, which stays as it is while a private message is made.
    """
    entries = tuple(Entry(texts.part_name(say, game, part), part, chosen=part == shown) for part in parts)
    return (Menu(make_menu(action, table), say("parts-hint"), entries),) if parts else ()
