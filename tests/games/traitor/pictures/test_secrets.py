"""A secret reaches its seat and nobody else."""

import pytest

from bot import pictures
from bot.pictures import Picture
from engine.traitor.view import TraitorView
from tests.games.traitor.pictures.boards import NAMES, every_phase, knowing, traitor, with_armies
from tests.matches import a_match


@pytest.mark.parametrize("seats", [2, 8])
def test_the_board_shows_nothing_of_what_is_a_seat_s_own(seats: int) -> None:
    """Check that board and alt text stay as they are.

    A seat may hold, be, choose or see anything.
    """
    for views in every_phase(seats).values():
        board = pictures.draw_board(views[0], NAMES[:seats], "en")
        assert pictures.draw_board(knowing(views[0], 1), NAMES[:seats], "en") == board


def test_the_board_tells_of_a_card_turned_down_what_everybody_knows_and_no_more() -> None:
    """J-2.5: the onlooker's view has it with ``keep``; with ``mix`` only that it is among those face down."""
    for options in ({"rehide": "keep"}, {"rehide": "mix"}):
        match = a_match("turned down", game="traitor", seats=8, answers=110, options=options)
        view = traitor(match.view(None))
        remembered = [one for army in view.armies for one in army.slots if one.remembered]
        hidden = [card for army in view.armies for card in army.hidden]
        assert bool(remembered) == (options["rehide"] == "keep")
        assert bool(hidden) == (options["rehide"] == "mix")
        board = pictures.draw_board(view, NAMES, "en")
        words = "\n".join(pictures.board_words(view, NAMES, "en"))
        assert ("face down again" in words) == bool(remembered)
        assert ("somewhere among those face down" in words) == bool(hidden)
        for seat in range(8):
            assert pictures.draw_board(match.view(seat), NAMES, "en") == board
        forgotten = with_armies(view, hidden=(), slots=())
        assert pictures.draw_board(forgotten, NAMES, "en").png != board.png


def _hands(views: tuple[TraitorView, ...]) -> list[Picture]:
    return [pictures.draw_hand(view, NAMES, "en") for view in views[1:]]


def test_a_secret_of_one_seat_changes_its_own_hand_alone() -> None:
    views = every_phase(8)["turn"]
    before, after = _hands(views), _hands((*views[:3], knowing(views[3], 2), *views[4:]))
    assert [one != other for one, other in zip(before, after, strict=True)] == [seat == 2 for seat in range(8)]


def test_the_eliminated_are_shown_no_cards() -> None:
    matches = (a_match(f"eliminated {number}", game="traitor", seats=8, answers=120) for number in range(20))
    match = next(match for match in matches if match.result is None and traitor(match.view(None)).eliminated)
    out = [army.seat for army in traitor(match.view(None)).armies if army.eliminated]
    assert out
    for seat in out:
        alt = pictures.hand_alt(match.view(seat), NAMES, "en")
        assert "You are eliminated." in alt
        assert "Your" not in alt
