"""H-12.3: a box that is not ours is drawn as well as ours."""

from functools import cache

import pytest

import engine
from bot import texts
from bot.games.het_verraad.pictures import PARTS, board_alt, draw_board, draw_hand, draw_part, hand_alt, part_alt
from engine.het_verraad.view import HetVerraadView
from tests.games.het_verraad.own_box import OWN
from tests.games.het_verraad.pictures.boards import NAMES, views
from tests.matches import play_by_chance, seed_of
from tests.pictures.looking import check_words

MOST = 1024  # characters of an alt text


@cache
def course(seats: int) -> tuple[tuple[HetVerraadView, ...], ...]:
    """A match by chance with the other box, looked at now and then, and at its end."""
    seed = seed_of(f"own pictures {seats}")
    match = engine.start("het_verraad", seats=seats, seed=seed, data=OWN, options={"swap_colour": "any"})
    found = []
    while match.result is None:
        found.append(views(match))
        play_by_chance(match, seed, 180)
    return (*found, views(match))


@pytest.mark.parametrize("seats", [2, 5])
def test_boards_parts_and_hands_of_a_whole_match_are_drawn(seats: int) -> None:
    names = NAMES[:seats]
    for number, (public, *own) in enumerate(course(seats)):
        say = texts.speaker(texts.LANGUAGES[number % 3])
        check_words(draw_board(public, names, say))
        assert len(board_alt(public, names, say)) <= MOST
        for seat, view in enumerate(own):
            part = PARTS[(number + seat) % len(PARTS)]
            check_words(draw_part(view, part, names, say))
            check_words(draw_hand(view, seat, names, say))
            assert len(part_alt(view, part, names, say)) <= MOST
            assert len(hand_alt(view, seat, names, say)) <= MOST
