"""Names of any script and length."""

import pytest

from bot.pictures.lettering import cut, readable, width


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
