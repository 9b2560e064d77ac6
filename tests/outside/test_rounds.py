"""A game calls its rounds as it likes, wherever the bot counts them; without words for this they are rounds."""

import random
import re
from collections.abc import Iterator

import pytest

import engine
from bot import games, pictures, texts
from bot.fair_deal.verify import verify
from bot.pictures.canvas import Canvas
from bot.pictures.hands import draw_hand_header
from bot.pictures.landscape import draw_header, empty_table
from tests.bot.bot_on_sandbox import Court, fine
from tests.bot.playing import is_over, play_on
from tests.sample_games.vote import TEXTS, Vote
from tests.test_replay_page import data, page_of

ROUND = """
vote-round = { $rounds ->
    [0] Night { $round }
   *[other] Night { $round } of { $rounds }
}
    .before = Before night falls
    .label = Night
    .which = Which night?
"""
DUTCH = ROUND.replace("Night", "Nacht").replace(" of ", " van ")
NAMES = ["Anna", "Ben", "Cleo"]


@pytest.fixture(autouse=True)
def _nights() -> Iterator[None]:
    games.register(Vote(), None, {"en": TEXTS + ROUND, "nl": TEXTS + DUTCH})
    yield
    games.unregister("vote")


@pytest.mark.parametrize(("language", "said"), [("en", "Night 2 of 3"), ("nl", "Nacht 2 van 3")])
def test_a_game_s_own_words_are_said_in_its_languages(language: str, said: str) -> None:
    say = texts.speaker(language)
    assert texts.round_name(say, "vote", 2, 3) == texts.round_within(say, "vote", 2, 3) == said
    assert said.startswith(f"{texts.round_name(say, 'vote', 2)} ")
    assert texts.round_label(say, "vote") == said.partition(" ")[0]


def test_pictures_and_their_words_say_them() -> None:
    view, say = engine.start("vote", seats=3, seed=bytes(32)).view(0), texts.speaker("en")
    canvas = Canvas(empty_table())
    draw_header(canvas, view, NAMES, say)
    assert "Night 1 of 2" in [words for words, _ in canvas.words]
    canvas = Canvas(empty_table())
    draw_hand_header(canvas, view, 0, "Anna", say)
    assert "Vote · Night 1 of 2" in [words for words, _ in canvas.words]
    assert "Night 1 of 2." in pictures.board_alt(view, NAMES, "en")


async def test_every_message_of_a_table_says_them(empty_court: Court, chance: random.Random) -> None:
    court = empty_court
    await court.start_bot()
    people = court.people(3)
    await court.begin(people, game="vote")
    told = [message.content for message in court.hall.messages]
    status = (await fine(people[0].command("the-hall", "status"))).messages[-1].content
    await play_on(court, chance)
    await court.quiet()
    assert is_over(court)
    end = court.hall.messages[-1]
    for button in ("What happened", "Replay"):
        told += [one.content for one in (await fine(people[0].click(end, button))).messages]
    told += [message.content for message in court.hall.messages]
    said = "\n".join([*told, status])
    assert "Night 1 of 2" in said
    assert "Night 2 of 2" in said
    assert "### Vote · Night 1\n" in said
    assert "Night 1 of 2" in status
    assert not re.search(r"\bround", said, re.IGNORECASE)
    page = data(page_of(verify(await court.proof()), "en"))
    named = (page["words"]["chapters"], page["chapters"][0]["name"], page["story"][0][0])
    assert named == ("Night", "Night 1", "Night 1")


def test_a_game_with_words_for_its_rounds_has_all_of_them() -> None:
    games.unregister("vote")
    with pytest.raises(ValueError, match=r"\n  texts/en: vote-round.which is missing; write it$"):
        games.register(Vote(), None, {"en": TEXTS + ROUND.replace("    .which = Which night?\n", "")})
    games.register(Vote(), None, {"en": TEXTS})
    assert texts.round_name(texts.speaker("en"), "vote", 2, 3) == "Round 2 of 3"
