"""Words beside a film: its number of pictures, and the outcome for people who cannot see the film."""

import pytest
from msgspec.structs import replace

from bot.aftermath.film import Film
from bot.aftermath.film_command import film_message, film_progress
from bot.aftermath.page.pages import mark
from bot.aftermath.truth import film_order
from bot.messages import Content, File
from bot.messages.truth import turns
from bot.texts import LANGUAGES, speaker
from engine import TurningPoint
from tests.tables.people import a_table, match_of

FILM = Film(b"...", "webp", 40, 81)
ALT = 1024


def test_the_words_beside_a_film_say_who_has_won_and_all_scores() -> None:
    table = a_table("film")
    match = match_of(table, None)
    told = film_message(table, FILM, match.view(None), "en", here=True)
    assert told.text == "### Verräter · Film\n-# 40 of 81 pictures, as an onlooker saw them"
    assert told.file is not None
    assert told.file.name == "film-7.webp"
    assert told.file.alt.startswith("Film of Verräter in 40 pictures. ")
    assert match.result is not None
    for name, score in zip(table.names, match.result.scores, strict=True):
        assert f"{name}: {score}" in told.file.alt
    whole = film_message(table, replace(FILM, boards=40), match.view(None), "en", here=False)
    assert whole.text.endswith("-# All 40 pictures, as an onlooker saw them")
    assert not whole.rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_description_is_never_too_long(language: str) -> None:
    table = a_table("film", seats=8, game="traitor")
    table = replace(table, sitters=tuple(replace(one, name=f"{seat}_" * 16) for seat, one in enumerate(table.sitters)))
    for answers in (0, None):
        told = film_message(table, FILM, match_of(table, answers).view(None), language, here=True)
        assert told.file is not None
        assert len(told.file.alt) <= ALT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_film_tells_its_progress(language: str) -> None:
    say = speaker(language)
    waits, begins, counts = (film_progress(say, *far) for far in ((2, 0, 0), (0, 0, 0), (0, 12, 40)))
    assert len({waits, begins, counts}) == 3
    assert "2" in waits
    assert "12" in counts
    assert "40" in counts


def test_a_page_marks_turning_points_in_the_reader_s_language() -> None:
    point = TurningPoint(step=20, seat=1, before=62, after=31)
    table = replace(a_table("film"), state="finished", turning_points=(point,))
    (turn,) = turns(table, match_of(table, None))
    told = mark(table, turn, "de")
    assert (told.step, told.label) == (20, "Ben 62 → 31")
    assert told.line.startswith("**Wendepunkt, Runde ")


def test_none_is_ordered_of_what_is_secret() -> None:
    table = a_table("film")
    with pytest.raises(ValueError, match="still has secrets"):
        film_order(table, match_of(table, 9), "en", 1)


def test_messages_with_a_file_that_older_versions_have_posted_are_known_again() -> None:
    """A file that is no picture has the fingerprint that it had before files had descriptions."""
    assert Content("The record.", file=File("log.txt", b"")).text_fingerprint == "56341c3ae7d1b08150753a68"
