"""Whole matches in words: people without pictures, emoji and colours play to the end, and type every answer."""

import pytest

import engine
from tests.bot.bot_on_sandbox import Court
from tests.bot.playing import OPTIONS, is_over, present, slash
from tests.bot.reader import Unsaid, begin_by_words, check, play_by_words
from tests.matches import SHORT
from tests.samples import samples

LANGUAGES = ("nl", "en", "de", "nl")
"""The language of each game."""
WHOLE = SHORT[-samples(1, len(SHORT)) :]
SOME = samples(30, 60)
"""So many answers of other matches are given, and of one of many people."""


@pytest.mark.parametrize(("game", "language"), [*zip(engine.games(), LANGUAGES, strict=True)])
async def test_a_match_is_played_by_words_alone(court: Court, game: str, language: str) -> None:
    seats = max(3, engine.game(game).seats[0])
    people = await begin_by_words(court, game, language, seats)
    most = None if game in WHOLE and seats == 3 else SOME
    answers = await play_by_words(court, people, game, most)
    assert is_over(court) or answers == most


async def test_a_question_that_does_not_name_its_choices_is_noticed(court: Court) -> None:
    await begin_by_words(court, "verraeter", "en", 3)
    person, message = present(court)
    command = slash("verraeter", "place")
    found = await person.autocomplete("dm", command, focused=OPTIONS[command])
    offered = [(label, str(value)) for label, value in found]
    check(message, offered)
    heading = next(line for line in message.content.split("\n") if line.startswith("### "))
    with pytest.raises(Unsaid, match="no question"):
        message.content = message.content.replace(heading, "")
        check(message, offered)
    with pytest.raises(Unsaid, match="River 5"):
        message.content, message.components = heading, []
        check(message, offered)
    with pytest.raises(Unsaid, match="told apart"):
        message.content += " 1 1"
        check(message, [("1", "1/a"), ("**1**", "1/b")])
