"""The layout of a decision's choices: on buttons, on buttons that are toggled, in sets, or in the pages of a menu.

One choice of up to 5 is taken by a button, as is one of up to 15 with few notes. One of more is taken by a menu.
Choices that are alike are offered once, and chance takes one of them. If there are few sets with short labels, a fixed
number of choices is taken by a button for each set. Other choices of few are toggled, those of more picked in a menu.
"""

from collections.abc import Collection, Hashable, Mapping
from itertools import combinations, groupby
from typing import NamedTuple

from bot.texts import limits
from engine import Choice, Decision, NotAsked, Seat
from engine.decision import BAND

TOGGLES = 2 * limits.BUTTONS
"""At most so many choices are toggled: two rows of buttons, with three more rows below."""

SETS = 2 * limits.BUTTONS
"""At most so many sets have a button each."""

MANY = 3 * limits.BUTTONS
"""At most so many choices are buttons, with two more rows below."""

AT_ONCE = 5
"""If the bands of a question have more buttons, some are folded."""

GROUPS = 3
"""At most so many groups have a menu each, with two more rows below."""

ANY = "*"
"""Stands before the word of choices that are alike, in place of a key."""

BACK = "back"
"""The key of the choice that takes the answer before it back."""

Page = list[tuple[int, Choice]]
"""Choices that are shown together, each with its place among all choices."""


def takes_several(decision: Decision) -> bool:
    """Return whether a decision takes anything except exactly one choice."""
    return (decision.least, decision.most) != (1, 1)


def distinct(decision: Decision) -> list[tuple[int, Choice]]:
    """Return the choices that are shown, each with its place among all choices.

    If only one choice is taken, only the first of equal cards is shown, in their order.
    """
    choices = list(enumerate(decision.choices))
    if takes_several(decision):
        return choices
    first: dict[Hashable, int] = {}
    for bit, choice in sorted(choices, key=lambda one: one[1].order):
        first.setdefault(_look(choice), bit)
    shown = {*first.values()}
    return [(bit, choice) for bit, choice in choices if not choice.facts or bit in shown]


def _look(choice: Choice) -> Hashable:
    """Return all that people can tell a choice by."""
    return frozenset(choice.facts.items()), choice.group, choice.opens


def meant(decision: Decision, key: str) -> tuple[str, ...]:
    """Return the keys that the key of a button or a line stands for: itself, or those of all choices that are alike."""
    alike = tuple(one.key for one in decision.choices if one.alike and key == f"{ANY}{one.alike}")
    return alike or (key,)


def offered_key(decision: Decision, choice: Choice) -> str:
    """Return the key that a button or a line has for a choice, and for all that are like it."""
    return f"{ANY}{choice.alike}" if choice.alike and number_alike(decision, choice) > 1 else choice.key


def number_alike(decision: Decision, choice: Choice) -> int:
    """Return how many choices are offered as this one; if several are taken, each is offered by itself."""
    if not choice.alike or takes_several(decision):
        return 1
    return sum(other.alike == choice.alike for other in decision.choices)


def offered(decision: Decision) -> Page:
    """Return the choices that are offered, in their order: the distinct ones, the first of those that are alike."""
    first: dict[str, tuple[int, Choice]] = {}
    for bit, choice in distinct(decision):
        first.setdefault(offered_key(decision, choice), (bit, choice))
    return sorted(first.values(), key=lambda one: one[1].order)


class Band(NamedTuple):
    """Choices side by side; those of a ``folded`` band share a menu."""

    choices: list[Choice]
    folded: bool = False


def bands(shown: Page) -> list[Band]:
    """Return the choices of a page in bands; so many are folded, the last first, that few controls are left."""
    found = groupby(shown, key=lambda one: one[1].order // BAND)
    made = [Band([choice for _, choice in choices]) for _, choices in found]
    for place in reversed(range(len(made))):
        choices, number = made[place].choices, sum(1 if one.folded else len(one.choices) for one in made)
        if number > AT_ONCE and len(choices) > 1 and can_fold(choices[0]):
            made[place] = Band(choices, folded=True)
    return made


def can_fold(choice: Choice) -> bool:
    """Return whether a choice may stand in a menu with its band; it has a note only there."""
    return choice.order >= BAND and bool(choice.group)


def stands_apart(decision: Decision, choice: Choice) -> bool:
    """Return whether a choice is a button below the menu, to be taken instead of anything in the menu."""
    return choice.key == BACK or (choice.quiet and not takes_several(decision))


def groups(decision: Decision) -> list[Choice]:
    """Return the choices that stand for a group, of which something is chosen next."""
    return [choice for choice in decision.choices if choice.opens and choice.group == choice.key]


def behind(seat: Seat) -> Mapping[str, Decision]:
    """Return the question behind each group of a long list; none if the match has just gone on."""
    try:
        return {one.key: seat.ahead((one.key,)) for one in groups(seat.decision)} if seat.decision else {}
    except NotAsked:
        return {}


def group_with(seat: Seat, several: str, key: str) -> str:
    """Return the group that has a choice, among those that share a menu."""
    found = (one for one, decision in behind(seat).items() if one in several.split(".") and key in decision.keys)
    return next(found, several)


def sets(decision: Decision) -> list[int]:
    """Return the masks of the sets that answer a decision, if it takes a fixed number and there are few sets."""
    number = decision.least
    if not takes_several(decision) or number != decision.most or not 0 < number <= len(decision.choices) <= SETS:
        return []
    found = [sum(1 << bit for bit in one) for one in combinations(range(len(decision.choices)), number)]
    return found if len(found) <= SETS else []


def are_few(decision: Decision) -> bool:
    """Return whether several choices are taken, of so few that each has a button of its own."""
    return takes_several(decision) and 0 < len(decision.choices) <= TOGGLES


def pages(decision: Decision) -> list[Page]:
    """Return the choices of the menu, in pages of at most 25.

    If there are several pages, no page has two groups.
    """
    choices = [(bit, choice) for bit, choice in offered(decision) if not stands_apart(decision, choice)]
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
