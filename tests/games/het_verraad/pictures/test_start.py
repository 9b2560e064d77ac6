"""The card that tells a newcomer the aim of the game."""

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.games.het_verraad.pictures import start_card
from bot.pictures.pictograms import pictogram
from bot.pictures.role_card import draw_role_card
from tests.games.het_verraad.pictures.boards import LONG_NAMES, NAMES, moments
from tests.pictures.looking import check_words


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_words_on_the_card_lie_apart_and_only_names_are_cut(language: str) -> None:
    say = texts.speaker(language)
    card = start_card(moments(3)["claim"][1], 0, LONG_NAMES, say)
    canvas = draw_role_card(card, say)
    check_words(canvas, LONG_NAMES)
    assert all(pictogram(name, 48).getextrema() == (0, 255) for name in (card.symbol, card.emblem))


def test_the_card_tells_the_points_that_end_the_match() -> None:
    """H-10.1."""
    view = moments(3)["claim"][1]
    assert "35 end the game" in pictures.draw_start(replace(view, end_points=35), NAMES, "en").alt
