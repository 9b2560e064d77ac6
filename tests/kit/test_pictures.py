"""Pictures of the games of this project: their alt texts, and the size that they all have."""

import pytest

from bot import pictures, texts
from bot.games.kit.matches import a_match
from bot.pictures.moment import draw_moment
from bot.pictures.reveals import draw_reveal
from bot.texts import limits
from tests.kit.alts import NAMES, drawn, drawn_file_of, file_of, moments, votes, written
from tests.kit.games import GAMES, HOOKS
from tests.pictures.looking import check_film, check_words

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
def test_boards_and_hands_have_the_size_that_all_have(game: str) -> None:
    for one in HOOKS[game].moments:
        match = a_match("other hands", game=game, seats=one.seats, options=one.options, answers=one.answers[-1])
        names = NAMES[: one.seats]
        board, hand = (draw(match.view(0), names, "nl") for draw in (pictures.draw_board, pictures.draw_hand))
        parts = [pictures.draw_part(match.view(0), part, names, "nl") for part in pictures.parts(game)]
        assert (board.width, board.height) == (1400, 890)
        assert {picture.width for picture in (hand, *parts)} == {1400}


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
        last = draw_reveal(usual.vote).scenes[-1].change
        assert [words for words, _ in last.words] == [usual.vote.upshot.headline], "its headline is not cut"
        check_film(draw_reveal(long.vote))
        assert len(long.alt) <= limits.ALT_TEXT
        assert usual.alt.endswith(".")
