"""Alt texts of the pictures of Het Verraad for people who cannot see, and words written on the pictures."""

import pytest
from hypothesis import given, settings

from bot import pictures, texts
from bot.games.het_verraad.pictures import end_facts
from bot.games.het_verraad.pictures.part import CASTLES, PARTS
from bot.pictures.canvas import Canvas
from bot.pictures.ending import draw_end, end_words
from engine.het_verraad.disclosure import HeirTold, ServiceTold
from engine.het_verraad.events import MatchEnded
from engine.match import Match
from tests.games.het_verraad.pictures.boards import LONG_NAMES, NAMES, SEATS, made_up, moments, views
from tests.matches import matches, quick

every_language = pytest.mark.parametrize("language", texts.LANGUAGES)
SAY = texts.speaker("en")


def written(canvas: Canvas) -> list[str]:
    """The words on a picture."""
    return [words for words, _ in canvas.words]


@given(match=matches(game="het_verraad", most=200))
@settings(quick, max_examples=25)
def test_the_words_are_never_too_long_and_end_in_a_sentence(match: Match) -> None:
    names, shown, language = LONG_NAMES[: match.seats], views(match), texts.LANGUAGES[match.length % 3]
    words = [pictures.board_alt(shown[0], names, language)]
    words += [pictures.hand_alt(view, names, language) for view in shown[1:]]
    words += [pictures.part_alt(shown[1], part, names, language) for part in PARTS[::3]]
    assert [text for text in words if len(text) > 1024 or not text.endswith((".", "…"))] == []


@every_language
def test_even_of_the_fullest_board_and_castle_cards_everybody_is_told(language: str) -> None:
    for seats in SEATS:
        view, called = made_up(seats), LONG_NAMES[:seats]
        for words in (pictures.board_alt(view, called, language), pictures.part_alt(view, CASTLES, called, language)):
            assert not words.endswith("…")
            assert all(f" {name[:32].rstrip()}: " in words for name in called)


@every_language
@pytest.mark.parametrize("seats", [3, 4])
def test_the_picture_of_the_end_has_room_for_the_reason(seats: int, language: str) -> None:
    """H-10.2: the heir of evil stands before the reason, if there is room for both."""
    view, say = moments(seats)["over"][0], texts.speaker(language)
    ended = MatchEnded(round=9, by="points", side="good", points=38, master_points=18, winner_seats=(0,))
    served = ServiceTold(round=9, seat=0, values=(2,), total=2, white=1, influences=(), buildings=())
    decided = (HeirTold(round=9, seat=0, wins=1), ended, served)
    facts = end_facts(view, decided, say)
    told = end_words(view, "Anna", (), decided, NAMES[:seats], facts, say)
    words = " ".join(written(draw_end(view, NAMES[:seats], told, facts)))
    assert told.deciding[1] in words
    assert told.deciding[0] in words or seats == 4
