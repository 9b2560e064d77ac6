"""Long lists of choices that belong to groups: people choose a group, then a choice of it."""

from collections.abc import Iterator, Sequence

import pytest

from bot.messages import Content, Menu, pick, picked, were_shown
from bot.messages.controls import Controls
from bot.messages.ids import mask, of_question, read
from bot.messages.layout import pages
from bot.texts import speaker
from engine import Choice, Decision
from tests.messages.limits import check

pytestmark = pytest.mark.usefixtures("vote")

NAMES = ("Anna", "Ben", "Cleo", "Dirk")


def grouped(sizes: Sequence[int], *, back: bool = False, least: int = 1, most: int = 1) -> Decision:
    """A question with groups of these sizes: keys as 2.7, the seventh choice of the second group."""
    choices = [
        Choice(f"{group}.{number}", {"seat": number % 4, "place": number}, group=str(group))
        for group, size in enumerate(sizes, 1)
        for number in range(1, size + 1)
    ]
    return Decision("vote", (*choices, *([Choice("back", {"seat": 0})] if back else [])), least=least, most=most)


def menus(one: Decision, page: int = 0, taken: int = 0) -> dict[str, Menu]:
    """The menus shown on a page, by what they do."""
    rows = Controls(speaker("en"), "vote", one, NAMES, of_question(7, 3)).rows(page, taken)
    check(Content("question", rows))
    return {read(row.custom_id)[0]: row for row in rows if isinstance(row, Menu)}


def shown(one: Decision) -> Iterator[tuple[str, list[str]]]:
    """Each page: what it is called, and its choices."""
    for number, entry in enumerate(menus(one)["page"].entries):
        assert entry.value == str(number)
        yield entry.label, [choice.value for choice in menus(one, number)["menu"].entries]


def test_every_group_is_a_page() -> None:
    found = dict(shown(grouped([10, 3, 20])))
    assert list(found) == ["Row 1", "Row 2", "Row 3"]
    assert found["Row 2"] == ["2.1", "2.2", "2.3"]


def test_the_choices_of_few_are_one_page_whatever_their_groups() -> None:
    assert list(menus(grouped([10, 3, 12]))) == ["menu"]
    assert list(menus(grouped([10, 3, 12], back=True))) == ["menu"], "going back is no choice among them"


def test_a_group_with_too_many_choices_is_several_pages_named_by_their_ends() -> None:
    found = list(shown(grouped([2, 60])))
    assert [label for label, _ in found] == [
        *("Row 1", "Row 2: Ben – Ben", "Row 2: Cleo – Cleo", "Row 2: Dirk – Anna"),
    ]
    assert [len(keys) for _, keys in found] == [2, 25, 25, 10]


@pytest.mark.parametrize("back", [False, True])
def test_every_choice_is_on_one_page(back: bool) -> None:
    one = grouped([26, 1, 25, 40], back=back)
    keys = [key for _, keys in shown(one) for key in keys]
    assert keys == [key for key in one.keys if key != "back"]


def test_a_page_that_there_is_not_was_never_shown() -> None:
    one = grouped([20, 20])
    assert [were_shown(one, page, 0) for page in (-1, 0, 1, 2)] == [False, True, True, False]
    assert were_shown(Decision("vote", (), 0, 0), 0, 0)


def test_several_are_picked_from_different_groups() -> None:
    one = grouped([20, 20], least=2, most=4)
    taken = pick(one, 0, 0, ["1.3"])
    taken = pick(one, 1, taken, ["2.5", "2.6"])
    assert picked(one, taken) == ("1.3", "2.5", "2.6")
    assert [entry.value for entry in menus(one, 1, taken)["menu"].entries if entry.chosen] == ["2.5", "2.6"]
    assert mask(read(menus(one, 1, taken)["page"].custom_id)[1][2]) == taken
    assert picked(one, pick(one, 1, taken, [])) == ("1.3",)
    assert [len(page) for page in pages(one)] == [20, 20]
