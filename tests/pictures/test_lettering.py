"""Names of any script and length, and every character that a picture may have to write."""

import pytest

from bot import pictures
from bot.pictures.lettering import cut, drawable, readable, width
from bot.pictures.sentences import fitted, shortened
from bot.texts import LANGUAGES, limits
from tests.games.het_verraad.pictures.boards import the_box
from tests.games.verraeter.pictures.boards import crowded
from tests.texts.fluent import FILES, read


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Anna", "Anna"),
        ("  Jörg   Ÿçæø ", "Jörg Ÿçæø"),
        ("Łukasz Ђорђе Ελένη", "Łukasz Ђорђе Ελένη"),
        ("🎲 Anna 🎲", "Anna"),
        ("𝕭𝖊𝖓", "Ben"),
        ("Ａｎｎａ", "Anna"),
        ("Z̷̢̛͓a̸͈l̶̰g̷o̴͝", "Zalgo"),
        ("a\u202eb\u0000c\nd", "abc d"),
        ("علي", "Player 1"),
        ("田中さくら", "Player 1"),
        ("ראובן", "Player 1"),
        ("สมชาย x", "Player 1"),
        ("🎲🎲", "Player 1"),
        ("\ufdfd", "Player 1"),
        ("---", "Player 1"),
        ("", "Player 1"),
        ("42", "42"),
    ],
)
def test_a_name_is_drawn_as_far_as_it_can_be_else_by_number(name: str, drawn: str) -> None:
    assert readable(name, "Player 1") == drawn


@pytest.mark.parametrize("name", ["W" * 32, "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii", "Anna Berta Cäcilie Dora Emilia", "Ab"])
@pytest.mark.parametrize("room", [40, 120, 200, 400])
def test_names_are_cut_by_measured_width(name: str, room: int) -> None:
    shorter = cut(name, "SemiBold", 36, room)
    assert width(shorter, "SemiBold", 36) <= room
    assert shorter == name or (shorter.endswith("…") and name.startswith(shorter[:-1]))


def test_figures_are_all_as_wide_as_each_other() -> None:
    for weight in ("SemiBold", "ExtraBold"):
        assert len({width(figure, weight, 100) for figure in "0123456789"}) == 1


IN_MESSAGES_ALONE = "⚠♠♥♦♣⏰⏳⏸💬✗"
"""Pictures draw suits as shapes, and tell no time and no receipts."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_the_texts_has_a_glyph(language: str) -> None:
    written = {*"0123456789+-/=?:&,…"}.union(*("".join(read(language, file).split()) for file in FILES))
    assert sorted(one for one in written if not drawable(one) and one not in IN_MESSAGES_ALONE) == []


def test_every_character_of_het_verraad_s_buildings_has_a_glyph() -> None:
    assert [letter for one in the_box().buildings for letter in one.name if not drawable(letter)] == []


def test_a_character_without_a_glyph_is_known() -> None:
    assert [drawable(letter) for letter in "علي田🎲\ue000"] == [False] * 6


# Descriptions fit where Discord shows them, as it counts

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_beyond_the_first_plane_leave_a_description_short_enough(language: str) -> None:
    assert units(pictures.board_alt(crowded(), (WIDE * 32,) * 4, language)) <= limits.ALT_TEXT
