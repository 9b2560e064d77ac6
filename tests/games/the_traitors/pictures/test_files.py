"""The files of The Traitors: real PNGs of the right size, small, and in the right colours."""

import pytest
from msgspec.structs import replace
from PIL import Image

from bot import pictures
from bot.games.the_traitors.pictures.cards import draw_card
from bot.games.the_traitors.pictures.colours import MOODS, ROLES
from bot.games.the_traitors.pictures.layout import PLACES
from bot.pictures import colours
from bot.pictures.canvas import Box, Canvas
from tests.games.the_traitors.pictures.boards import (
    FULL_PILE,
    NAMES,
    every_stage,
)
from tests.pictures.looking import near, opened


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("stage", ["turn", "vote", "murder"])
def test_seats_are_framed_in_white_while_they_are_awaited(seats: int, stage: str) -> None:
    view = every_stage(seats)[stage][0]
    board = opened(pictures.draw_board(view, NAMES[:seats], "en"))
    plates = [place.plate for place in PLACES[seats]]
    framed = [near(board, (plate.middle[0], plate.top - 4), colours.WHITE) for plate in plates]
    assert framed == [seat in view.asked for seat in range(seats)]


def test_winners_are_framed_in_gold_put_out_or_not() -> None:
    view = every_stage(8)["over"][0]
    assert view.result is not None
    for winners in ((0, 1, 2, 3), (4, 5, 6, 7)):
        won = replace(view, result=replace(view.result, winners=winners))
        board = opened(pictures.draw_board(won, NAMES, "en"))
        boxes = [place.plate if one.living else place.stone for place, one in zip(PLACES[8], view.table, strict=True)]
        framed = [near(board, (box.middle[0], box.top - 4), colours.GOLD) for box in boxes]
        assert framed == [seat in winners for seat in range(8)]


@pytest.mark.parametrize("seats", [4, 8])
def test_an_eliminated_player_leaves_the_circle_and_lies_as_a_dark_stone(seats: int) -> None:
    view = every_stage(seats)["over"][0]
    board = opened(pictures.draw_board(view, NAMES[:seats], "en"))
    stones = [place.stone for place in PLACES[seats]]
    dark = [near(board, (stone.left + 63, stone.middle[1] + 10), colours.INK) for stone in stones]
    assert dark == [not seat.living for seat in view.table]
    assert any(dark)
    assert not all(dark)


@pytest.mark.parametrize(("stage", "mood"), [("turn", "day"), ("vote", "dusk"), ("end", "dusk"), ("murder", "night")])
def test_each_stage_has_its_light_and_the_living_have_their_candles(stage: str, mood: str) -> None:
    view = every_stage(8)[stage][0]
    board = opened(pictures.draw_board(view, NAMES, "en"))
    assert near(board, (2, 888), MOODS[mood].ground)
    wax = [place.candle for place in PLACES[8]]
    burning = [near(board, (candle.middle[0], candle.bottom - 12), MOODS[mood].candle) for candle in wax]
    assert burning == [seat.living for seat in view.table]


def test_a_hand_has_the_colour_of_its_role() -> None:
    for view in every_stage(8)["turn"][1:]:
        assert view.role is not None
        hand = opened(pictures.draw_hand(view, NAMES, "en"))
        role = "traitor" if view.recruited else view.role
        assert near(hand, (hand.width // 2, 4), ROLES[role])


def test_each_open_card_has_a_face_of_its_own() -> None:
    faces = set()
    for card in (*FULL_PILE, None):
        canvas = Canvas(Image.new("RGB", (96, 136)))
        draw_card(canvas, Box(0, 0, 96, 136), card)
        faces.add(canvas.image.tobytes())
    assert len(faces) == len({*FULL_PILE, None})
