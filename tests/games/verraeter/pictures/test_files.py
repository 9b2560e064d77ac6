"""The pictures of Verräter: the right colours, words for people who cannot see them, and who may see what."""

import pytest

from bot import pictures, texts
from bot.games.verraeter.pictures.colours import HOUSES
from bot.games.verraeter.pictures.layout import CARDS, CENTRE, HEADER, PANELS
from bot.pictures import colours
from tests.games.verraeter.pictures.boards import LONG_NAMES, NAMES, crowded, every_phase, with_seat
from tests.games.verraeter.script import begin, say
from tests.kit.moments import moments
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


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_ring_goes_first_of_too_many_words_and_no_word_is_cut(language: str) -> None:
    view = crowded()
    whole = pictures.board_alt(view, NAMES, language)
    short = pictures.board_alt(view, LONG_NAMES, language)
    assert all(name[:32].strip() in short for name in LONG_NAMES)
    kept = short.removesuffix("…").split()
    for name, long in zip(NAMES, LONG_NAMES, strict=True):
        whole = whole.replace(name, long[:32].strip())
    assert len(short) <= 1024
    assert {word.strip(".,;()") for word in kept} <= {word.strip(".,;()") for word in whole.split()}


@pytest.mark.parametrize("phase", ["farm", "conflict", "building"])
def test_a_seat_asked_for_a_place_sees_the_board_around_the_hand(phase: str) -> None:
    for view in every_phase(4)[phase][1:]:
        asked = view.seat in view.asked
        hand = opened(pictures.draw_hand(view, NAMES, "en"))
        ring = zip(CARDS, view.ring, strict=True)
        shown = [near(hand, (card.left + 4, card.top + 24), HOUSES[landscape.house]) for card, landscape in ring]
        assert all(shown) == asked
        assert ("Clockwise from 12 o’clock" in pictures.hand_alt(view, NAMES, "en")) == asked


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("diplomat_5 3.1,4.1,5.1 - - -", "Treason decides it: Anna leaves Cléo-Marie for the Rose. The Rose wins, 32 "),
        ("diplomat_5 - 3.1,4.1 - -", "A change of sides: Anna leaves Cléo-Marie for the Rose. The Rose wins, 27 "),
        ("diplomat_2 - - 4.1,5.1 -", "Betrayal in vain: Anna leaves Cléo-Marie for the Rose. But the Eagle wins, 24 "),
    ],
)
def test_the_picture_of_a_change_of_sides_says_whether_it_decided(said: str, told: str) -> None:
    match = begin(aside=["strategist"])
    say(match, f"2 4 6 8 0-1 traitor farmer builder {said} decline")
    assert [one.alt for one in moments(match, NAMES, "en")][-1].startswith(told)
