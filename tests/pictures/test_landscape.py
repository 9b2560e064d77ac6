"""The header of every board in landscape: nothing covers anything, and only names are ever cut."""

from itertools import product

import pytest
from msgspec.structs import replace

import engine
from bot import texts
from bot.pictures import colours
from bot.pictures.canvas import Box, Canvas
from bot.pictures.landscape import HEADER_HEIGHT, WIDTH, draw_header, empty_table
from engine.view import View
from tests.matches import a_match
from tests.pictures.looking import check_words, inside, near

NAMES = ("Anna", "Benjamin", "Cléo-Marie", "Dirk", "Emma", "Finn", "Greta", "Hugo")
LONG = tuple(letter * 32 for letter in "WMWMWMWM")
EVERY_GAME = list(product(texts.LANGUAGES, engine.games()))


def a_view(game: str, asked: tuple[int, ...]) -> View:
    return replace(a_match("header", game=game, seats=engine.game(game).seats[-1], answers=30).view(None), asked=asked)


def drawn(view: View, names: tuple[str, ...], language: str, phase: str | None = None) -> Canvas:
    canvas = Canvas(empty_table(WIDTH, HEADER_HEIGHT))
    draw_header(canvas, view, names, texts.speaker(language), phase)
    return canvas


@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long names"])
@pytest.mark.parametrize(("language", "game"), EVERY_GAME)
def test_round_phase_and_who_is_awaited_lie_apart(language: str, game: str, names: tuple[str, ...]) -> None:
    view = a_view(game, ())
    for count in range(engine.game(game).seats[-1] + 1):
        canvas = drawn(replace(view, asked=tuple(range(count))), names, language)
        check_words(canvas, names)
        assert all(inside(box, Box(0, 0, WIDTH, HEADER_HEIGHT)) for _, box in canvas.words)


def test_one_who_is_awaited_is_named_and_of_all_there_are_marks() -> None:
    assert "Benjamin" in [words for words, _ in drawn(a_view("traitor", (1,)), NAMES, "en").words]
    assert [words for words, _ in drawn(a_view("traitor", (1, 3)), NAMES, "en").words][-2:] == ["Benjamin", "Dirk"]
    everybody = drawn(a_view("traitor", tuple(range(8))), NAMES, "en")
    assert not {words for words, _ in everybody.words} & set(NAMES)
    for seat in range(8):
        assert any(near(everybody.image, (x, 16), colours.SEATS[seat]) for x in range(900, WIDTH))


def test_a_landscape_without_awaited_seats_has_no_white() -> None:
    image = drawn(a_view("verraeter", ()), NAMES, "en").image
    assert colours.WHITE not in [colour for _, colour in image.getcolors(WIDTH * HEADER_HEIGHT) or ()]


def test_a_game_may_say_more_than_its_phase() -> None:
    canvas = drawn(a_view("the_traitors", (0,)), NAMES, "de", "Letzte Verbannung")
    assert "Letzte Verbannung" in [words for words, _ in canvas.words]
