"""Descriptions fit where Discord shows them, as it counts."""

import pytest

from bot import pictures, texts
from bot.pictures.sentences import fitted, shortened
from bot.texts import limits
from tests.games.verraeter.pictures.boards import crowded

WIDE = "\U0001d4d0"
"""A letter that UTF-16 needs two units for."""


def units(words: str) -> int:
    return len(words.encode("utf-16-le")) // 2


@pytest.mark.parametrize("word", ["x" * 9, WIDE * 9, "x" + WIDE * 7])
def test_a_long_sentence_ends_between_two_words_and_is_as_long_as_it_may_be(word: str) -> None:
    shorter = shortened(" ".join([word] * 200))
    assert limits.ALT_TEXT - units(word) - 1 <= units(shorter) <= limits.ALT_TEXT
    assert set(shorter.removesuffix("…").split()) == {word}


def test_the_first_extra_that_fits_in_utf_16_is_taken() -> None:
    assert fitted(["One."], [[WIDE * 600], ["Three."]]) == "One. Three."


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_names_beyond_the_first_plane_leave_a_description_short_enough(language: str) -> None:
    assert units(pictures.board_alt(crowded(), (WIDE * 32,) * 4, language)) <= limits.ALT_TEXT
