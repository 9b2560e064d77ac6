"""The files: real PNGs of the right size, small, and in the right colours."""

from bot import pictures
from bot.games.verraeter.pictures.colours import HOUSES
from bot.games.verraeter.pictures.layout import CARDS, CENTRE, HEADER, PANELS
from bot.pictures import colours
from tests.games.verraeter.pictures.boards import NAMES, every_phase, with_seat
from tests.pictures.looking import near, opened


def test_landscapes_players_and_who_is_asked_stand_out() -> None:
    """Landscapes and players have their house's colour; the place of conflict and who is asked are framed in white."""
    view = with_seat(every_phase(4)["supply"][0], 1, allegiance="rose")
    board = opened(pictures.draw_board(view, NAMES, "en"))
    for place, (card, landscape) in enumerate(zip(CARDS, view.ring, strict=True)):
        assert near(board, (card.left + 4, card.top + 24), HOUSES[landscape.house])
        assert near(board, (card.left - 5, card.top + 100), colours.WHITE) == (place in (view.conflict or ()))
    for seat, (panel, player) in enumerate(zip(PANELS, view.table, strict=True)):
        assert near(board, (panel.right - 4, panel.bottom - 40), HOUSES[player.allegiance])
        assert near(board, (panel.middle[0], panel.top - 4), colours.WHITE) == (seat in view.asked)


def test_after_a_conflict_the_winner_s_coat_of_arms_is_in_the_middle() -> None:
    view = every_phase(4)["income"][0]
    assert view.outcome is not None
    assert view.outcome.winner
    board = opened(pictures.draw_board(view, NAMES, "en"))
    assert near(board, (CENTRE[0], CENTRE[1] - 128), HOUSES[view.outcome.winner])


def test_rounds_are_counted_under_the_header() -> None:
    view = every_phase(3)["supply"][0]
    board = opened(pictures.draw_board(view, NAMES[:3], "en"))
    step = board.width / view.rounds
    lit = [near(board, (round(step * (index + 0.5)), HEADER.bottom - 3), colours.GOLD) for index in range(view.rounds)]
    assert lit == [index < view.round for index in range(view.rounds)]
