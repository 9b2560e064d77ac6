"""Boards in words: whole, and of the onlooker's view alone."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot import pictures, texts
from bot.games.kit.matches import truth
from bot.messages.content import Menu
from bot.messages.controls import Controls
from bot.messages.ids import of_question
from engine import Match, SeededChance
from tests.bot.reader import signs_in
from tests.kit.games import GAMES
from tests.kit.read_aloud import file_of, written
from tests.kit.reading import NAMES, Read, board_read, check_pages, hand_read, matches
from tests.samples import samples
from tests.tables.people import a_table

pytestmark = pytest.mark.usefixtures("all_texts_said")

MATCHES, ANSWERS = samples(2, 200), samples(80, 1000)

WORD = re.compile(r"[^\W\d_]{2}")
MOST = 80
"""Characters that Discord takes for a label of a button."""

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_states_that_differ_for_everybody_or_a_seat_never_read_the_same_to_them(game: str) -> None:
    for number, match in enumerate(matches(game, MATCHES, ANSWERS)):
        language, public, own = texts.LANGUAGES[number % 3], Read(), Read()
        for now in match:
            public.add(board_read(now, language))
            own.add(hand_read(now, number % 2, language))
        assert public.pairs and own.pairs


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


@every_game
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_pages_hold_the_whole_board_and_say_soon_what_is_new(game: str, language: str) -> None:
    for match in matches(game, 1, ANSWERS):
        seen = 0
        for now in islice(match, 0, None, 9):
            table = a_table("pages", game=game, seats=now.seats)
            check_pages(table, now, language, seen)
            seen = len(now.onlooker.events)


@every_game
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_round_is_read_aloud_as_its_golden_file_says(game: str, language: str) -> None:
    golden = file_of(game, language).read_text(encoding="utf-8")
    texts.know_commands({})
    assert written(game, language) == golden, "Is that what you meant? Then: make golden"
    assert signs_in(golden.splitlines()) == []


def labels(match: Match, language: str) -> Iterator[str]:
    """The labels of all buttons and menus below the present questions."""
    say = texts.speaker(language)
    for decision in match.decisions.values():
        controls = Controls(say, match.record.game, decision, NAMES[: match.seats], of_question(1, 1))
        for row in controls.rows():
            yield from (one.label for one in (row.entries if isinstance(row, Menu) else row))


@every_game
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_label_is_understood_out_of_its_context(game: str, language: str) -> None:
    """It has a word or a name, and is never a number or a sign alone."""
    found = {label for match in matches(game, 3, ANSWERS) for now in match for label in labels(now, language)}
    assert len(found) > 10
    assert [label for label in found if not WORD.search(label) or len(label) > MOST] == []
