"""People's names, whatever they are, on buttons, in menus and in texts: harmless, told apart, and never cut off."""

import pytest
from msgspec.structs import replace

from bot import messages
from bot.fair_deal.names import alike, visible
from bot.messages import Button, lobby
from bot.messages.aloud import aloud
from bot.messages.board import board
from bot.messages.controls import Controls
from bot.messages.ids import of_question
from bot.store import Sitter, Table
from bot.texts import LANGUAGES, speaker
from engine import Choice, Decision
from tests.messages import rows
from tests.messages.limits import check
from tests.tables.people import a_table, match_of

pytestmark = pytest.mark.usefixtures("vote")

LONG = "W" * 32


def called(*names: str) -> Table:
    """A table of people with these names, who vote."""
    table = a_table("names", game="vote", seats=len(names))
    return replace(table, sitters=tuple(Sitter(name, 11 + seat) for seat, name in enumerate(names)))


def labels(table: Table, seat: int) -> list[str]:
    """Return the labels of the seat's buttons: the others' names."""
    return rows.labels(messages.prompt(table, match_of(table).seat(seat), "en"))


def told(table: Table) -> str:
    """Return the text that everybody reads after the first vote."""
    match = match_of(table)
    for seat in range(match.seats):
        match.play(seat, [str((seat + 1) % match.seats)])
    return aloud(table, match.events(None), range(1 + match.seats), over=True).text


def test_two_of_the_same_name_are_told_apart_everywhere() -> None:
    table = called("Anna", "Ben", "Anna")
    assert labels(table, 1) == ["Anna 1", "Anna 3"]
    assert told(table).split("\n")[1:] == [
        *("Anna 1 votes for Ben.", "Ben votes for Anna 3.", "Anna 3 votes for Anna 1."),
    ]


@pytest.mark.parametrize("other", ["Anna\u200d", "ANNA", "An\u00adna", "\uff21nna", "Anna\ufeff "])
def test_two_who_look_alike_are_told_apart_everywhere(other: str) -> None:
    first, second = called("Anna", other, "Cleo").names[:2]
    assert (first, second) == ("Anna 1", f"{visible(other)} 2")


def test_nobody_without_a_name_that_can_be_seen() -> None:
    """Tables of earlier versions may have such names."""
    table = called("\u3164", "", "Cleo", "Player 2")
    assert table.names == ("Player 1", "Player 2 2", "Cleo", "Player 2 4")
    lines = lobby(replace(table, state="lobby")).text.split("\n")
    assert lines[1] == "**Player 1** (host) · **Player 2 2** · **Cleo** · **Player 2 4**"


@pytest.mark.parametrize(
    "names", [("Anna", "ANNA", "Anna 2"), ("Anna", "Anna", "Anna 2"), ("A", "A 1", "A"), ("A", "A", "A 1 1", "A 1")]
)
def test_nobody_can_take_the_name_that_tells_two_apart(names: tuple[str, ...]) -> None:
    found = called(*names).names
    assert len(set(map(alike, found))) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_fit(language: str) -> None:
    table = called(LONG, LONG, "@everyone " * 3, "*" * 32, "[](" * 10)
    assert all(label.startswith(LONG) for label in labels(table, 2)[:2])
    match = match_of(table)
    for seat in range(match.seats):
        content = messages.prompt(table, match.seat(seat), language)
        check(content)
        assert not any(label.endswith("…") for label in labels(table, seat))
        match.play(seat, [str((seat + 1) % match.seats)])
    check(aloud(table, match.events(None), range(len(match.events(None))), over=False))
    check(board(table, match.onlooker, 1))


def test_labels_are_cut_where_discord_does_not_show_them() -> None:
    names = ("x" * 120, "y" * 120)
    one = Decision("vote", tuple(Choice(str(seat), {"seat": seat}) for seat in range(2)))
    (buttons,) = Controls(speaker("en"), "vote", one, names, of_question(1, 1)).rows()
    assert isinstance(buttons, tuple)
    assert [button.label for button in buttons] == ["x" * 31 + "…", "y" * 31 + "…"]
    several = replace(one, least=0, most=2)
    toggles, confirm = Controls(speaker("en"), "vote", several, names, of_question(1, 1)).rows(mask=3)
    assert isinstance(toggles, tuple)
    assert [button.label for button in toggles] == ["✓ " + "x" * 31 + "…", "✓ " + "y" * 31 + "…"]
    assert confirm == (Button("Confirm: 2 choices", "tc:confirm:1:1:3", "success"),)
