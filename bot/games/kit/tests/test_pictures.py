"""Pictures of a game: a secret reaches its seat and nobody else, whatever people are called."""

import io
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from bot import pictures, texts
from bot.games.kit.entries import hooks_of
from bot.games.kit.matches import a_match, samples, some_seats
from bot.games.kit.tests.strategies import LONG, ODD, called, matches, quick
from bot.games.trial import NAMES
from engine import Match, SeededChance

WIDTH = 1400
MOST_ALT = 1024
MOST_BYTES = 200 * 1024
EVERY = samples(3, 1)


@cache
def moments(game: str) -> list[tuple[Match, tuple[str, ...]]]:
    """Matches at moments of all kinds, and the people's names."""
    return [
        (a_match("other hands", game=game, seats=one.seats, options=one.options, answers=answers), NAMES[: one.seats])
        for one in hooks_of(game).moments
        for answers in one.answers
    ]


def test_a_picture_tells_nothing_its_seat_cannot_know(game: str) -> None:
    """With all that a seat cannot know replaced by another possibility, its pictures stay as they are.

    Looked at with the eyes of the seats by turns, or of all at every moment.
    """
    for number, (match, names) in enumerate(moments(game)):
        for seat in range(number % EVERY, match.seats, EVERY):
            view = match.view(seat)
            other = match.game.view(match.game.determinize(view, SeededChance(bytes(32))), seat)
            assert pictures.draw_hand(other, names, "en") == pictures.draw_hand(view, names, "en")
            assert pictures.draw_board(other, names, "en") == pictures.draw_board(view, names, "en")
            card = pictures.draw_role(view, names, "en")
            assert pictures.draw_role(other, names, "en") == card
            out = seat in view.out and pictures.tells_fates(game)
            assert (card is not None) == (bool(view.cast) or out), "a card for every role that is told"
            for part in pictures.parts(game)[-1:]:
                shown, there = (pictures.draw_part(one, part, names, "en") for one in (view, other))
                assert shown == there


def test_a_hand_shows_nothing_of_what_it_is_drawn_without(game: str) -> None:
    for number, (match, names) in enumerate(moments(game)):
        for seat in range(number % EVERY, match.seats, EVERY):
            view = match.view(seat)
            assert pictures.draw(pictures.hand_of(view, names, "en")) == pictures.draw_hand(view, names, "en")


def test_the_board_is_the_same_whoever_looks(game: str) -> None:
    for match, names in moments(game):
        views = [match.view(viewer) for viewer in (None, *range(match.seats))]
        assert len({pictures.draw_board(view, names, "en") for view in views}) == 1
        assert len({pictures.board_alt(view, names, "en") for view in views}) == 1


@given(data=st.data())
@quick
def test_words_are_never_too_long_and_those_of_a_board_are_the_same_whoever_looks(
    game: str, data: st.DataObject, language: str
) -> None:
    match = data.draw(matches(game, most=200))
    names = called(LONG, match.seats)
    views = [match.view(seat) for seat in range(match.seats)]
    everybody = (match.view(None), *views)
    (board,) = {pictures.board_alt(view, names, language) for view in everybody}
    assert len({tuple(pictures.board_words(view, names, language)) for view in everybody}) == 1
    hands = [pictures.hand_alt(view, names, language) for view in views]
    parts = [pictures.part_alt(views[0], part, names, language) for part in pictures.parts(game)[-1:]]
    for words in (board, *hands, *parts):
        assert len(words.encode("utf-16-le")) <= 2 * MOST_ALT, "what Discord counts"


def test_pictures_are_small_landscape_files_of_the_promised_size(game: str) -> None:
    """Looked at by turns: seats, and languages."""
    languages = texts.languages_of_game(game)
    for number, (match, names) in enumerate(moments(game)):
        view, language = match.view(number % match.seats), languages[number % len(languages)]
        board, hand = (draw(view, names, language) for draw in (pictures.draw_board, pictures.draw_hand))
        parts = [pictures.draw_part(view, part, names, language) for part in pictures.parts(game)[-1:]]
        assert board.width > board.height
        for picture in (board, hand, *parts):
            assert Image.open(io.BytesIO(picture.png)).size == (picture.width, picture.height)
            assert picture.width <= WIDTH
            assert picture.height <= 1000
            assert len(picture.png) <= MOST_BYTES


def test_hands_drawn_in_turn_are_never_mixed_up(game: str) -> None:
    match, names = moments(game)[0]
    views = [match.view(seat) for seat in range(match.seats)]
    first = [pictures.draw_hand(view, names, "en") for view in views]
    assert [pictures.draw_hand(view, names, "en") for view in reversed(views)] == first[::-1]
    assert len(set(first)) == match.seats


def test_an_onlooker_has_no_hand(game: str) -> None:
    match, names = moments(game)[0]
    for function in (pictures.draw_hand, pictures.hand_alt):
        with pytest.raises(ValueError, match="onlooker"):
            function(match.view(None), names, "en")


@pytest.mark.parametrize("first", [0, 4])
def test_any_names_can_be_drawn(game: str, first: int) -> None:
    seats = some_seats(game)
    match, names = a_match("odd", game=game, seats=seats, answers=40), called(ODD, seats, first)
    assert len(pictures.draw_board(match.view(None), names, "en").alt) <= MOST_ALT
    for seat in range(seats):
        assert len(pictures.draw_hand(match.view(seat), names, "en").alt) <= MOST_ALT
        for part in pictures.parts(game)[-1:]:
            assert len(pictures.draw_part(match.view(seat), part, names, "en").alt) <= MOST_ALT


def test_a_board_begins_with_a_word_also_where_nobody_is_awaited(game: str, language: str) -> None:
    """Such as that of a round that is over, and that of a running one whose text says who has not answered."""
    say = texts.speaker(language)
    for match, names in moments(game):
        views = [*match.rounds, replace(match.view(None), asked=())]
        for words in (pictures.board_alt(view, names, language) for view in views):
            assert words[0].isupper() or words.startswith(texts.game_name(say, game)), words
