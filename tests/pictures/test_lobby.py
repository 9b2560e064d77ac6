"""The picture of a lobby: every game's looks alike, and its words lie apart, whoever sits there."""

import pytest

import engine
from bot import pictures, texts
from bot.pictures.lobby import draw_lobby
from tests.pictures.looking import check_letters, check_words, opened

NAMES = ("Anna", "W" * 32, "Ben", "Bram ◇", "m" * 32, "Chloé", "i" * 32, "Dirk")


@pytest.mark.parametrize("game", engine.games())
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_words_lie_apart_and_no_letter_is_below_9_pixels(game: str, language: str) -> None:
    seats = engine.game(game).seats
    for taken in range(seats[-1] + 1):
        canvas = draw_lobby(pictures.lobby_of(game, NAMES[:taken], seats, language).card)
        check_words(canvas)
        check_letters(canvas)


def test_the_alt_text_begins_with_the_people_who_sit_and_lack() -> None:
    of = pictures.lobby_of("verraeter", ("Anna", "Bram ◇"), (3, 4), "en")
    picture = pictures.draw(of)
    assert picture is not None
    assert picture.alt.startswith("Anna, Bram (computer), 1 × free. Verräter. Two houses fight")
    assert opened(picture).size == (1400, 600)
    assert len(picture.png) <= 60 * 1024


def test_a_table_that_may_start_shows_a_free_seat_until_it_is_full() -> None:
    seats = [pictures.lobby_of("traitor", NAMES[:taken], range(2, 9), "en").card.seats for taken in (0, 2, 7, 8)]
    assert [one.count("") for one in seats] == [2, 1, 1, 0]
