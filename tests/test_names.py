"""Names of which nothing can be seen, and names that look like another one."""

import pytest

from bot.fair_deal.names import COMPUTERS, MARK, alike, called, computer, visible
from bot.pictures.lettering import readable

INVISIBLE = (
    "\u200b\u200c\u200d\u200e\u200f\u00ad\u034f\ufe0f\ufeff\u180e\u3164\u2800\u115f\u1160\uffa0"
    "\u2060\u2028\u202e\u061c\U000e0041\x00"
)


@pytest.mark.parametrize("one", INVISIBLE, ids=lambda one: f"U+{ord(one):04X}")
def test_invisible_characters_leave_nothing(one: str) -> None:
    assert visible(one) == visible(one * 3) == visible(f" {one}\n") == ""
    assert visible(f"Be{one}n") in ("Ben", "Be n")
    assert alike(f"{one}Ben{one}") == alike("Ben")


def test_marks_without_a_letter_are_no_name() -> None:
    assert [visible(one) for one in ("\u0301", "\u0301\u0302", " \u20dd", "\u200d\u0301")] == [""] * 4


VISIBLE = (
    *("Anna", "Zoë", "Zoe\u0308", "Jan-Willem O’Neil", "**Anna**", "Łukasz 99", "名前", "مریم‌پور", "क्‍ष"),
    *("\U0001f469\u200d\U0001f680", "❤\ufe0f", "©", "!"),
)
ALIKE = {
    "Ben": ("Ben\u200d", "Be\u00adn", "BEN", "Ｂｅｎ"),
    "Zoë": ("Zoe\u0308",),
    "❤": ("❤\ufe0f",),
    "a b": ("a \u3000b",),
}
LONG = "x" * 31
CALLED = {
    **{("Ben", "ben_1990"): "Ben", ("\u3164", "ben_1990"): "ben_1990", ("", "\u200d", "Player"): "Player"},
    **{("B\u00aden\n\u202eBen",): "Ben Ben", (f"{LONG}xx", "ben"): f"{LONG}x", (f"{LONG} y",): LONG},
    (f"{LONG}\U0001f469\u200d\U0001f680",): f"{LONG}\U0001f469",
}


def test_visible_characters_stay_as_they_are() -> None:
    assert tuple(map(visible, VISIBLE)) == VISIBLE


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_alike_are_known_and_others_differ(name: str) -> None:
    assert {alike(one) for one in ALIKE[name]} == {alike(name)}
    assert len({alike(one) for one in ("Ben", "Benn", "Bén", "B en", "Ben 2")}) == 5


def test_somebody_is_called_by_the_first_name_that_can_be_seen() -> None:
    assert {names: called(*names) for names in CALLED} == CALLED


def test_there_are_24_names_for_computer_players_and_all_can_be_drawn() -> None:
    assert len({alike(one) for one in COMPUTERS}) == 24
    for one in COMPUTERS:
        assert readable(f"{one} {MARK}", "?") == f"{one} {MARK}"
        assert visible(f"{one} {MARK}") == f"{one} {MARK}"


@pytest.mark.parametrize("table", range(24))
def test_computer_players_of_a_table_are_called_differently(table: int) -> None:
    taken: list[str] = []
    for _ in range(8):
        taken.append(computer(taken, table))
    assert len({alike(one) for one in taken}) == 8
