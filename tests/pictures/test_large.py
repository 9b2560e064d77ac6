"""Large hands, for phones: bigger letters, fewer facts, and no more bytes than the usual picture."""

from functools import cache
from itertools import product

import pytest
from msgspec.structs import replace

import engine
from bot import pictures, texts
from bot.pictures import LargePictureOf
from bot.pictures.games import pictures_of
from bot.pictures.hands import LARGE_HEIGHT, LARGE_WIDTH
from engine import View
from tests.matches import a_match
from tests.pictures.looking import check_words

NAMES = ("Anna", "Benjamin K.", "Cléo-Marie", "Dirk", "Emma", "Finn-Ole", "Greta von B.", "Hugo")
LONG = tuple(letter * 32 for letter in "WMWMWMWM")


@cache
def views(game: str) -> list[View]:
    """Hands of all seats, early and late in a match of the most seats."""
    found = []
    for answers in (0, 30, 90):
        match = a_match("large", game=game, seats=engine.game(game).seats[-1], answers=answers)
        found += [match.view(seat) for seat in range(match.seats)]
    return found


@pytest.mark.parametrize(("game", "language"), list(product(engine.games(), texts.LANGUAGES)))
def test_words_on_a_large_hand_lie_apart_and_no_name_of_usual_length_is_cut(game: str, language: str) -> None:
    say, own = texts.speaker(language), pictures_of(game)
    for view in views(game)[texts.LANGUAGES.index(language) :: 3]:
        check_words(own.draw_large_hand(view, view.seat or 0, LONG, say))
        usual = own.draw_large_hand(view, view.seat or 0, NAMES, say)
        check_words(usual)
        assert any(NAMES[view.seat or 0] in words for words, _ in usual.words)


@pytest.mark.parametrize("game", engine.games())
def test_a_large_hand_is_no_bigger_a_file_than_the_usual_one(game: str) -> None:
    for view in views(game):
        usual, large = (draw(view, NAMES, "de") for draw in (pictures.draw_hand, pictures.draw_large_hand))
        assert len(large.png) <= len(usual.png) * 1.2
        assert large.alt == usual.alt
        assert large == usual or (large.width == LARGE_WIDTH and large.height >= LARGE_HEIGHT)


@pytest.mark.parametrize("game", engine.games())
def test_a_large_order_is_another_picture_and_the_usual_order_stays_the_same(game: str) -> None:
    view = views(game)[0]
    usual, large = (pictures.hand_of(view, NAMES, "en", large=one) for one in (False, True))
    assert isinstance(large, LargePictureOf)
    assert usual != large
    assert usual.fingerprint != large.fingerprint
    assert usual == pictures.hand_of(view, NAMES, "en")
    assert pictures.draw(usual) == pictures.draw_hand(view, NAMES, "en")


def test_instead_of_the_hand_the_quarter_is_large_in_which_most_can_be_chosen() -> None:
    match = a_match("claims", game="het_verraad", seats=3, answers=0)
    view = match.view(match.awaited[0])
    asked = replace(view, possible=("O7", "O8", "M5", "I0"))
    order = pictures.hand_of(asked, NAMES[:3], "en", large=True)
    assert (order.what, order.part) == ("part", "se")
    assert pictures.hand_of(replace(view, possible=()), NAMES[:3], "en", large=True).what == "hand"
