"""Names of any script and length."""

import pytest

from bot import pictures, texts
from bot.pictures.lettering import cut, drawable, readable, width
from tests.pictures.verraeter.boards import every_phase

KEYS = {
    "verraeter-landscape": ("town", "village", "forest", "river", "meadow", "moor"),
    "verraeter-house": ("eagle", "rose"),
    "verraeter-role": ("strategist", "farmer", "builder", "diplomat_5", "diplomat_2", "traitor"),
    "verraeter-phase": ("farm", "conflict", "role", "supply", "building", "income", "over"),
}


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


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_character_of_the_texts_has_a_glyph(language: str) -> None:
    say = texts.speaker(language)
    words = [say(message, key=key) for message, keys in KEYS.items() for key in keys]
    words += [say("verraeter-choice-role.note", key=role) for role in KEYS["verraeter-role"]]
    words += [
        say(
            key,
            round=12,
            rounds=89,
            names="X",
            points=points,
            count=2,
            number=3,
            members=2,
            house="rose",
            role="farmer",
        )
        for key in say.keys
        if key.startswith(("verraeter-picture-", "picture-"))
        for points in (1, 67)
    ]
    assert [letter for letter in "".join(words) + "0123456789+?:&,…" if not drawable(letter)] == []


def test_a_character_without_a_glyph_is_known() -> None:
    assert [drawable(letter) for letter in "علي田🎲\ue000"] == [False] * 6


def test_figures_are_all_as_wide_as_each_other() -> None:
    for weight in ("SemiBold", "ExtraBold"):
        assert len({width(figure, weight, 100) for figure in "0123456789"}) == 1


def test_any_names_can_be_drawn() -> None:
    names = ("علي", "🎲", "Z̷̢̛͓a̸͈l̶̰g̷o̴͝" * 5, "")
    for views in every_phase(4).values():
        board = pictures.draw_board_now(views[0], names, "nl")
        hand = pictures.draw_hand_now(views[4], names, "nl")
        assert (board.width, board.height) == (hand.width, hand.height) == (1400, 890)
