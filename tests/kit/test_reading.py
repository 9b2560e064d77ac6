"""Boards in words: whole, and of the onlooker's view alone."""

import pytest

from bot import pictures, texts
from bot.games.kit.matches import truth
from engine import SeededChance
from tests.kit.games import GAMES
from tests.kit.reading import NAMES, matches, same_words
from tests.samples import samples

MATCHES, ANSWERS = samples(3, 200), samples(120, 1000)

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_states_that_differ_for_everybody_never_read_the_same(game: str) -> None:
    for number, match in enumerate(matches(game, MATCHES, ANSWERS)):
        language = texts.LANGUAGES[number % 3]
        assert same_words((now.view(None) for now in match), language) == ""


@every_game
def test_the_words_of_a_board_are_the_same_whoever_looks_and_whatever_is_secret(game: str) -> None:
    """Made of the onlooker's view alone; another truth that an onlooker may believe reads the same."""
    for match in matches(game, 2, ANSWERS):
        for now in list(match)[::7]:
            public, names = now.view(None), NAMES[: now.seats]
            words = pictures.board_words(public, names, "en")
            seats = [pictures.board_words(now.view(seat), names, "en") for seat in range(now.seats)]
            assert all(one == words for one in seats)
            if public.result is None:
                other = now.game.determinize(public, SeededChance(bytes(32)))
                assert other is not truth(now)
                assert pictures.board_words(now.game.view(other, None), names, "en") == words


@every_game
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_board_in_words_begins_with_its_state_and_has_whole_lines(game: str, language: str) -> None:
    for match in matches(game, 2, ANSWERS):
        for now in list(match)[::11]:
            words = pictures.board_words(now.view(None), NAMES[: now.seats], language)
            assert words[0][0].isupper()
            assert [line for line in words if not line.endswith((".", "!", "?")) or "…" in line] == []
            assert not set("♣♦♥♠🂠") & set("".join(words))
