"""A decision as buttons and menus, for any game.

``bot.messages.layout`` says which choices are on buttons. Several choices are toggled or picked in a menu, and a button
confirms them: it says what that does. Going back, passing and the like have buttons of their own below a menu. More
than 25 choices come in pages. If the game names groups of choices, each page has one group. Choices that have been
picked but not confirmed travel in the ``custom_id``, as a mask with a bit per choice. A button has little room: the
text says all that its label leaves out.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice

import engine
from bot import texts
from bot.messages.content import Button, Entry, Menu, Row
from bot.messages.ids import Ids, make, make_menu
from bot.messages.labels import ROOM, button_label, button_labels, cut, measured
from bot.messages.layout import (
    GROUPS,
    MANY,
    Band,
    Page,
    are_few,
    bands,
    can_fold,
    groups,
    number_alike,
    offered,
    offered_key,
    pages,
    picked,
    sets,
    stands_apart,
    takes_several,
)
from bot.texts import Speaker, limits
from engine import Choice, Decision, View

PART = 80
"""The most characters of each end of a row of choices, in a line that names both."""

BANDS = 4
"""At most so many bands of choices have a row each; the last of them leaves room for other buttons."""

NO_GROUPS: Mapping[str, Decision] = {}


class Controls:
    """Says and numbers the choices of one question, in the text and in the rows below.

    ``ids`` are those of its actions ``answer``, ``picks``, ``menu``, ``through``, ``page`` and ``confirm``. ``mask``
    are the choices picked so far, ``page`` is the page shown. ``behind`` has the question that each group of choices
    opens: all then stand in as few menus as there can be, so people choose in one step. ``view`` is the reader's own:
    buttons may say more by it.
    """

    def __init__(
        self,
        say: Speaker,
        game: str,
        decision: Decision,
        names: Sequence[str],
        ids: Ids,
        behind: Mapping[str, Decision] = NO_GROUPS,
        view: View | None = None,
    ) -> None:
        self._say = say
        self._game = game
        self._decision = decision
        self._names = names
        self._ids = ids
        self._behind = behind if 0 < len(behind) <= GROUPS else NO_GROUPS
        self._view = view

    def rows(self, page: int = 0, mask: int = 0) -> tuple[Row, ...]:
        """Return the rows under the question."""
        return tuple(self._rows(page, mask))

    def text(self, mask: int = 0) -> list[str]:
        """Return the question, what the choices on buttons mean, and what has been picked."""
        question = texts.question(self._say, self._game, self._decision, self._names)
        return [f"### {question}", *self._notes(), *(self._picked(mask) if mask else ())]

    @property
    def are_buttons(self) -> bool:
        """Tell whether a click on a button takes each choice."""
        return not self._behind and self._are_buttons

    @cached_property
    def _on_buttons(self) -> list[Choice]:
        if self._behind:
            return [choice for choice in self._decision.choices if choice.key not in self._behind]
        if self._are_buttons:
            return [choice for band in self._bands if not band.folded for choice in band.choices]
        choices = self._decision.choices
        return [one for one in choices if self._are_toggles or stands_apart(self._decision, one)]

    @cached_property
    def _offered(self) -> Page:
        seen = texts.folding_of(self._game).fold_choices
        return offered(self._decision if self._view is None else seen(self._decision, self._view))

    @cached_property
    def _noted(self) -> set[str]:
        """The keys of the choices that have a note, which stands in the text below a question with buttons."""
        if not texts.has_notes(self._say, self._game, self._decision.kind):
            return set()
        return {one.key for one in self._decision.choices if not can_fold(one) and self._note(one) is not None}

    @cached_property
    def _safe_names(self) -> list[str]:
        return [texts.safe(name) for name in self._names]

    @cached_property
    def _are_buttons(self) -> bool:
        """Tell whether each choice is a button: up to 15, if few have a note, or up to 5."""
        if takes_several(self._decision):
            return False
        return len(self._offered) <= (MANY if len(self._noted) <= limits.BUTTONS else limits.BUTTONS)

    @cached_property
    def _bands(self) -> list[Band]:
        return bands(self._offered)

    @cached_property
    def _sets(self) -> list[Button]:
        """The buttons that take a set of choices at once, if each has the room to say which."""
        found = {mask: self._set_label(mask) for mask in sets(self._decision)}
        if any(measured(label) > ROOM for label in found.values()):
            return []
        return [Button(label, self._ids.button("confirm", mask), "primary") for mask, label in found.items()]

    @cached_property
    def _are_toggles(self) -> bool:
        return are_few(self._decision) and not self._sets

    @cached_property
    def _whole_labels(self) -> dict[str, str]:
        return {choice.key: self._named(choice, self._names) for choice in self._on_buttons}

    @cached_property
    def _labels(self) -> Mapping[str, str]:
        return button_labels(self._whole_labels, self._named, self._on_buttons, self._names)

    def _named(self, choice: Choice, names: Sequence[str]) -> str:
        """Return the label of a choice, or of all that are like it."""
        kind = self._decision.kind
        if choice.alike and (number := number_alike(self._decision, choice)) > 1:
            return texts.any_label(self._say, self._game, kind, choice, number, names)
        return texts.choice_label(self._say, self._game, kind, choice, names)

    def _notes(self) -> Iterator[str]:
        """Yield what the choices on buttons mean, and the whole labels of buttons with a shorter label.

        Buttons have no room for either. If half of the choices are told so, the others are named beside them.
        """
        told = {choice.key: self._meaning(choice) for choice in self._on_buttons}
        lists_all = any(told.values()) and 2 * sum(map(bool, told.values())) >= len(told)
        for choice in self._on_buttons:
            if meaning := told[choice.key]:
                yield meaning
            elif lists_all and not stands_apart(self._decision, choice):
                yield f"- **{self._named(choice, self._safe_names)}**"

    def _meaning(self, choice: Choice) -> str:
        """Return the line on a choice that means more than its button says; an empty one on any other."""
        noted = choice.key in self._noted and (self._are_buttons or self._are_toggles)
        kind = self._decision.kind
        note = texts.choice_note(self._say, self._game, kind, choice, self._safe_names) if noted else None
        if not note and self._labels[choice.key] == self._whole_labels[choice.key]:
            return ""
        label = self._named(choice, self._safe_names)
        return f"- **{label}**: {note}" if note else f"- **{label}**"

    def _picked(self, mask: int) -> list[str]:
        """Return in lines of text what has been picked in a menu, because buttons have no room for it.

        Discord's marks mean nothing for these lines.
        """
        is_menu = takes_several(self._decision) and not self._are_toggles
        keys = picked(self._decision, mask) if is_menu else ()
        if not keys:
            return []
        choices = self._picked_labels(keys)
        if self._confirm_label(mask) == self._say("prompt-confirm", choices=choices):
            return []
        return [self._say("prompt-picked", choices=texts.safe(choices))]

    def _rows(self, page: int, mask: int) -> Iterator[Row]:
        decision = self._decision
        if self._behind:
            yield from map(self._group_menu, self._menus())
            if beside := self._buttons():
                yield tuple(beside)
            return
        if self._are_buttons:
            yield from self._in_bands()
            return
        if self._sets:
            yield from _in_rows(self._sets)
            return
        if self._are_toggles:
            bits = sorted(range(len(decision.choices)), key=lambda bit: decision.choices[bit].order)
            yield from _in_rows([self._toggle(bit, mask) for bit in bits])
            yield (self._confirm(mask),)
            return
        several = takes_several(decision)
        shown = pages(decision)
        if len(shown) > 1:
            yield self._page_menu(shown, page, mask)
        if shown:
            yield self._menu(shown[page], page, mask)
        last = self._buttons()
        if several:
            last.append(self._confirm(mask))
        if last:
            yield tuple(last)

    def _in_bands(self) -> Iterator[Row]:
        """Yield a row for each band of choices, if the rows leave room for more below: so choices keep their places."""
        numbers = [len(band.choices) for band in self._bands if not band.folded]
        if len(self._bands) > BANDS or max(numbers) > limits.BUTTONS or numbers[-1] > 1:
            yield from _in_rows(self._buttons())
            return
        buttons = iter(self._buttons())
        for place, band in enumerate(self._bands):
            yield self._band_menu(place, band.choices) if band.folded else (*islice(buttons, len(band.choices)),)

    def _buttons(self) -> list[Button]:
        return [
            Button(
                label=self._labels[one.key],
                custom_id=self._ids.button("answer", offered_key(self._decision, one)),
                style="secondary" if one.quiet else "primary",
            )
            for one in self._on_buttons
        ]

    def _toggle(self, bit: int, mask: int) -> Button:
        """Return the button that picks a choice, or no longer picks it; its id says what is picked then."""
        is_picked = bool(mask >> bit & 1)
        label = self._labels[self._decision.choices[bit].key]
        return Button(
            label=cut(f"{texts.PICKED}{label}", ROOM) if is_picked else label,
            custom_id=self._ids.button("picks", mask ^ 1 << bit),
            style="primary" if is_picked else "secondary",
            disabled=not is_picked and mask.bit_count() >= self._decision.most,
        )

    def _menu(self, shown: Page, page: int, mask: int) -> Menu:
        several = takes_several(self._decision)
        return Menu(
            custom_id=self._ids.menu("menu", page, mask),
            hint=self._hint(),
            entries=tuple(
                Entry(
                    label=self._label(choice, limits.LINE),
                    value=offered_key(self._decision, choice),
                    note=self._note(choice),
                    chosen=bool(mask >> bit & 1),
                )
                for bit, choice in shown
            ),
            least=0 if several else 1,
            most=min(self._decision.most, len(shown)) if several else 1,
        )

    def _band_menu(self, place: int, band: Sequence[Choice]) -> Menu:
        entries = (Entry(self._label(one, limits.LINE), one.key, self._note(one)) for one in band)
        hint = texts.group_label(self._say, self._game, self._decision.kind, band[0], self._names)
        return Menu(self._ids.menu("menu", place, 0), _cut(hint, limits.LINE), tuple(entries))

    def _menus(self) -> list[list[tuple[Choice, Page]]]:
        """Return the groups with what stands behind them, by menus: neighbours share a menu if it has the room."""
        menus: list[list[tuple[Choice, Page]]] = []
        for group in groups(self._decision):
            decision = self._behind[group.key]
            shown = [one for one in offered(decision) if not stands_apart(decision, one[1])][: limits.LINES]
            if not menus or sum(len(page) for _, page in menus[-1]) + len(shown) > limits.LINES:
                menus.append([])
            menus[-1].append((group, shown))
        return menus

    def _group_menu(self, found: Sequence[tuple[Choice, Page]]) -> Menu:
        """Return the menu of some groups, from which a choice is taken at once."""
        entries: list[Entry] = []
        for group, shown in found:
            inner = Controls(self._say, self._game, self._behind[group.key], self._names, self._ids)
            entries += (Entry(inner._label(one, limits.LINE), one.key, inner._note(one)) for _, one in shown)
        keys = ".".join(group.key for group, _ in found)
        hint = _cut(" · ".join(self._label(group, limits.LINE) for group, _ in found), limits.LINE)
        return Menu(self._ids.menu("through", keys), hint, tuple(entries))

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
        return _cut(self._named(choice, self._names), room)

    def _note(self, choice: Choice) -> str | None:
        note = texts.choice_note(self._say, self._game, self._decision.kind, choice, self._names)
        return note and _cut(note, limits.LINE)

    def _confirm_label(self, mask: int) -> str:
        """Return the label of the button that confirms what has been picked.

        The label says what that does, if the game has words for it. Otherwise it names all choices that were picked, or
        says how many they are.
        """
        say, decision, keys = self._say, self._decision, picked(self._decision, mask)
        if len(keys) < decision.least:
            return say("prompt-pick-more", number=decision.least - len(keys))
        if texts.set_label(say, self._game, decision, keys, self._names) is not None:
            return button_label(
                lambda names: texts.set_label(say, self._game, decision, keys, names) or "", self._names
            )
        if not keys:
            return say("prompt-confirm-nothing")
        label = say("prompt-confirm", choices=self._picked_labels(keys))
        return label if measured(label) <= ROOM else say("prompt-confirm-number", number=len(keys))

    def _set_label(self, mask: int) -> str:
        """Return what a set of choices does, or at least their names."""
        keys = picked(self._decision, mask)
        told = texts.set_label(self._say, self._game, self._decision, keys, self._names)
        return self._picked_labels(keys) if told is None else told

    def _picked_labels(self, keys: Collection[str]) -> str:
        say, game, decision = self._say, self._game, self._decision
        picked = [one for one in decision.choices if one.key in keys]
        return ", ".join(texts.choice_label(say, game, decision.kind, one, self._names) for one in picked)


def _in_rows(buttons: Sequence[Button]) -> Iterator[Row]:
    """Yield rows of equal length, as few as there can be."""
    rows = -(-len(buttons) // limits.BUTTONS)
    length = -(-len(buttons) // rows)
    yield from (tuple(buttons[start : start + length]) for start in range(0, len(buttons), length))


def _cut(words: str, room: int) -> str:
    return words if len(words) <= room else words[: room - 1].rstrip() + "…"


HAND = "hand"
"""The value of the line that brings the hand back in place of a part."""


def parts_menu(
    say: Speaker, game: str, table: int, parts: Sequence[str], shown: str = "", *, hand: bool = False
) -> tuple[Menu, ...]:
    """Return the menu that shows a part of the board; empty if there are no parts.

    The part that is ``shown`` is chosen. With ``hand`` the part stands in place of a question's hand, and the last line
    brings it back.
    """
    if not parts:
        return ()
    entries = [Entry(texts.part_name(say, game, part), part, chosen=part == shown) for part in parts]
    if hand:
        entries.append(Entry(say("parts-hand"), HAND))
    return (Menu(make_menu("closer" if hand else "part", table), say("parts-hint"), tuple(entries)),)


def notes_buttons(say: Speaker, game: str, table: int) -> tuple[Button, ...]:
    """Return the button that shows the reader's notes; empty in a game that has no marks for them."""
    return (Button(say("button-notes"), make("notes", table)),) if engine.game(game).marks else ()
