"""A secret reaches its seat and nobody else."""

import pytest
from msgspec.structs import replace

from bot import pictures
from bot.games.het_verraad.pictures.part import CASTLES, PARTS
from engine.het_verraad.view import HetVerraadView
from tests.games.het_verraad.pictures.boards import NAMES, made_up, moments


def knowing(view: HetVerraadView) -> HetVerraadView:
    """The view of a seat that holds and may choose as much as can be."""
    most = made_up(view.seats, seat=1)
    own = ("hand", "influence", "chips", "seen", "possible")
    return replace(view, seat=1, **{name: getattr(most, name) for name in own})


@pytest.mark.parametrize("moment", ["actions", "block"])
def test_board_and_castle_cards_are_the_same_whoever_looks_and_whatever_it_knows(moment: str) -> None:
    shown = (*moments(3)[moment], knowing(moments(3)[moment][0]))
    assert len({pictures.draw_board(view, NAMES[:3], "en") for view in shown}) == 1
    assert len({pictures.draw_part(view, CASTLES, NAMES[:3], "en") for view in shown}) == 1


@pytest.mark.parametrize("part", [part for part in PARTS if part != CASTLES])
def test_a_part_shows_a_seat_its_choices_and_nothing_else_of_its_own(part: str) -> None:
    view = moments(3)["actions"][0]
    known = knowing(view)
    choosing = pictures.draw_part(known, part, NAMES[:3], "en")
    assert choosing != pictures.draw_part(view, part, NAMES[:3], "en")
    assert choosing == pictures.draw_part(replace(view, seat=1, possible=known.possible), part, NAMES[:3], "en")


@pytest.mark.parametrize("window", ["block", "protect"])
def test_the_board_does_not_tell_who_has_answered(window: str) -> None:
    """H-8.5: a seat that has is missing in its own view."""
    view = moments(3)[window][0]
    assert view.window is not None
    asked = view.window.asked_seats
    assert view.asked == asked
    answered = replace(view, seat=asked[0], asked=asked[1:])
    assert pictures.draw_board(answered, NAMES[:3], "en") == pictures.draw_board(view, NAMES[:3], "en")


def test_a_secret_of_one_seat_changes_its_own_hand_alone() -> None:
    before = moments(3)["actions"]
    after = (*before[:2], knowing(before[2]), before[3])
    hands = [[pictures.draw_hand(view, NAMES[:3], "en") for view in shown[1:]] for shown in (before, after)]
    assert [one != other for one, other in zip(*hands, strict=True)] == [False, True, False]
