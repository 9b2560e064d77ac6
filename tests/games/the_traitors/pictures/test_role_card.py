"""The card that tells a seat its role."""

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.games.the_traitors.pictures import role_card
from bot.pictures.pictograms import pictogram
from bot.pictures.role_card import draw_role_card
from engine.the_traitors.view import TheTraitorsView
from tests.games.the_traitors.pictures.boards import LONG_NAMES, NAMES, every_stage, the_traitors
from tests.matches import a_match
from tests.pictures.looking import check_words


def roles() -> list[TheTraitorsView]:
    """A Traitor who was dealt the role, a Faithful, and one who was recruited."""
    view = every_stage(8)["turn"][1]
    return [
        replace(view, role="traitor", recruited=False),
        replace(view, role="faithful", recruited=False),
        replace(view, role="faithful", recruited=True),
    ]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_words_on_a_card_lie_apart_and_only_names_are_cut(language: str) -> None:
    say = texts.speaker(language)
    for view in roles():
        card = role_card(view, 0, LONG_NAMES, say)
        assert card is not None
        canvas = draw_role_card(card, say)
        check_words(canvas)
        assert [words for words, _ in canvas.words if words.endswith("…") and words[0] != "W"] == []


def test_a_recruited_player_is_told_so_and_is_a_traitor() -> None:
    told = [pictures.draw_role(view, NAMES, "en") for view in roles()]
    assert [picture.alt.partition(",")[0] for picture in told if picture] == [
        "You are the Traitor",
        "You are Faithful",
        "You are now a Traitor",
    ]


def test_a_player_who_is_out_has_no_card() -> None:
    match = a_match("out", game="the_traitors", seats=8, answers=60)
    for seat, public in enumerate(the_traitors(match.view(None)).table):
        assert (pictures.draw_role(match.view(seat), NAMES, "en") is None) == (not public.living)


def test_the_pictograms_of_the_cards_are_there() -> None:
    for view in roles():
        card = role_card(view, 0, NAMES, texts.speaker("en"))
        assert card is not None
        for name in (card.symbol, card.emblem, *(symbol for symbol, _ in card.aims)):
            assert pictogram(name, 48).getextrema() == (0, 255)
