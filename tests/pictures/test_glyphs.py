"""The fonts have every character that a picture may have to write."""

import pytest

from bot.pictures.lettering import drawable
from bot.texts import LANGUAGES
from tests.games.het_verraad.pictures.boards import the_box
from tests.texts.fluent import FILES, read

IN_MESSAGES_ALONE = "⚠♠♥♦♣⏰⏳⏸💬"
"""Pictures draw suits as shapes, and tell no time."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_the_texts_has_a_glyph(language: str) -> None:
    written = {*"0123456789+-/=?:&,…"}.union(*("".join(read(language, file).split()) for file in FILES))
    assert sorted(one for one in written if not drawable(one) and one not in IN_MESSAGES_ALONE) == []


def test_every_character_of_het_verraad_s_buildings_has_a_glyph() -> None:
    assert [letter for one in the_box().buildings for letter in one.name if not drawable(letter)] == []


def test_a_character_without_a_glyph_is_known() -> None:
    assert [drawable(letter) for letter in "علي田🎲\ue000"] == [False] * 6
