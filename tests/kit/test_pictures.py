"""Pictures of the games of this project: their alt texts, and the size that they all have."""

from collections.abc import Iterator, Mapping
from importlib import import_module

import pytest

import engine
from bot import pictures, texts
from bot.pictures.colours import Colour
from bot.pictures.games import pictures_of
from bot.pictures.moment import draw_moment
from bot.pictures.reveals import draw_reveal
from bot.pictures.role_card import draw_role_card
from bot.texts import limits
from tests.kit.alts import NAMES, drawn, drawn_file_of, file_of, moments, scenes, votes, written
from tests.kit.games import GAMES
from tests.pictures.looking import check_animation, check_palette, check_words, opened
from tests.samples import samples

LONG = tuple(letter * 32 for letter in "WMWMWMWM")

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_alt_texts_are_those_of_their_golden_file(game: str, language: str) -> None:
    golden = file_of(game, language).read_text(encoding="utf-8")
    assert written(game, language) == golden, "Is that what you meant? Then: make golden"


@every_game
def test_words_on_pictures_are_those_of_their_golden_file(game: str) -> None:
    assert drawn(game) == drawn_file_of(game).read_text(encoding="utf-8"), "Is that what you meant? Then: make golden"


@every_game
def test_boards_hands_and_parts_are_small_files_of_the_size_that_all_have(game: str) -> None:
    """The fullest ones above all; a hand may be lower, or higher if its cards have no room otherwise."""
    every = list(scenes(game))
    for one in [*every[:: samples(4, 1)], *(one for one in every if one.name.startswith("as much as can be"))]:
        names = LONG[: one.view.seats]
        if one.part in ("board", "hand"):
            picture = (pictures.draw_board if one.part == "board" else pictures.draw_hand)(one.view, names, "de")
        else:
            picture = pictures.draw_part(one.view, one.part, names, "de")
        assert opened(picture).size == (picture.width, picture.height)
        assert (picture.width, one.part == "hand" or picture.height) == (1400, one.part == "hand" or 890)
        assert len(picture.png) <= 250 * 1024
        assert len(picture.alt) <= limits.ALT_TEXT
        assert one.part != "board" or all(name in picture.alt for name in names), "everybody is told"


@every_game
def test_the_palette_keeps_the_colours_of_all_seats_and_of_the_game(game: str) -> None:
    own = vars(import_module(f"bot.games.{game}.pictures.colours"))
    named = [value for name, value in own.items() if name.isupper() and name not in ("PALETTE", "SEATS")]
    check_palette(own["PALETTE"], engine.game(game).seats[-1], *colours_in(named))


def colours_in(value: object) -> Iterator[Colour]:
    """Yield the colours anywhere in a value."""
    match value:
        case (int(red), int(green), int(blue)):
            yield red, green, blue
        case Mapping() | tuple() | list():
            for one in value.values() if isinstance(value, Mapping) else value:
                yield from colours_in(one)


@every_game
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_words_on_a_role_s_card_lie_apart_and_only_names_are_cut(game: str, language: str) -> None:
    own = pictures_of(game)
    for view in (one.view for one in scenes(game) if one.part == "hand"):
        card = own.role_card(view, view.seat or 0, LONG, texts.speaker(language))
        if card:
            check_words(draw_role_card(card, texts.speaker(language)), LONG)


@every_game
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_moment_is_told_whole_and_with_long_names_its_words_lie_apart(game: str, language: str) -> None:
    for events, start in moments(game):
        usual, long = (pictures.moment_of(game, events, start, names, language) for names in (NAMES, LONG))
        assert usual is not None
        assert long is not None
        canvas = draw_moment(usual.moment)
        check_words(canvas)
        told = " ".join(words for words, _ in canvas.words)
        assert "…" not in told
        assert all(words in told for words in usual.moment.lines)
        check_words(draw_moment(long.moment))
        assert len(long.alt) <= limits.ALT_TEXT
        assert usual.alt.endswith((".", "!"))


@every_game
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_vote_is_told_whole_and_with_long_names_its_words_lie_apart(game: str, language: str) -> None:
    for events, start in votes(game):
        usual, long = (pictures.reveal_of(game, events, start, names, language) for names in (NAMES, LONG))
        assert usual is not None
        assert long is not None
        upshot, last = usual.vote.upshot, draw_reveal(usual.vote).frames[-1].change
        assert [words for words, _ in last.words] == [upshot.headline, *upshot.news], "nothing is cut"
        check_animation(draw_reveal(long.vote))
        assert len(long.alt) <= limits.ALT_TEXT
        assert usual.alt.endswith(".")
