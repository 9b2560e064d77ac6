"""Last words through deaths of the bot: words that were acknowledged are told once, with what puts their writer out."""

from collections.abc import Callable, Sequence

import pytest

import engine
from bot.messages.wanted import rows_aloud
from bot.sandbox import Person
from tests.bot.court import Court
from tests.bot.play.test_last_words import everybody_writes, quoted
from tests.bot.playing import finished, reach
from tests.matches import play_by_chance, seed_of

COURSES = 50


def ousted(match: engine.Match) -> list[int]:
    """The seats that events have put out, in that order."""
    return [
        seat for event in match.events(None) if event.ousts and isinstance(seat := getattr(event, "seat", None), int)
    ]


def until(match: engine.Match, fits: Callable[[engine.Match], object]) -> Sequence[engine.Answer]:
    """Return answers that bring a match to a point, while it goes on."""
    for number in range(COURSES):
        plan = engine.replay(match.record)
        while plan.result is None and not fits(plan):
            play_by_chance(plan, seed_of(f"course {number}"), 1)
        if plan.result is None:
            return plan.record.answers[match.length :]
    raise AssertionError(f"not reached in {COURSES} courses")


def is_news(match: engine.Match) -> bool:
    """Return whether somebody is out, and the last event is told aloud: its message will still be changed."""
    return bool(ousted(match)) and match.events(None)[-1].aloud


async def unseen(court: Court, answers: Sequence[engine.Answer]) -> None:
    """Let answers be stored, and the bot be dead before anything of them is shown."""
    court.bot.tables.listeners = []
    table = await court.table()
    for one in answers:
        await court.bot.tables.answers.give(table.id, table.sitters[one.seat].user or 0, one.keys)
    await court.restart_bot()
    await court.quiet()


def told_of(court: Court, people: Sequence[Person]) -> list[str]:
    """The names of those whose last words stand in the channel, sorted."""
    return sorted(one.name for line in quoted(court) for one in people if f"of {one.name}:" in line)


@pytest.mark.parametrize(
    ("game", "seats", "number"), [("the_traitors", 5, 1), ("traitor", 4, 1), ("the_traitors", 5, 2), ("traitor", 6, 2)]
)
async def test_words_are_told_once_if_the_bot_dies_before(court: Court, game: str, seats: int, number: int) -> None:
    """So many are out meanwhile, and nobody's words are lost."""
    people = court.people(seats)
    await court.begin(people, game=game)
    await everybody_writes(court, people)
    await unseen(court, until(await court.match(), lambda match: len(ousted(match)) >= number))
    gone = ousted(await court.match())
    assert told_of(court, people) == sorted(people[seat].name for seat in gone)
    await finished(court)
    assert told_of(court, people) == sorted({people[seat].name for seat in ousted(await court.match())})


async def test_words_that_a_moderator_has_deleted_do_not_come_again(court: Court) -> None:
    people = court.people(4)
    await court.begin(people, game="the_traitors")
    await everybody_writes(court, people)
    match = await reach(court, is_news)
    gone = told_of(court, people)
    assert gone
    for one in court.hall.messages:
        if "Last words of" in one.content:
            court.sandbox.delete_message(one)
    rows = len(rows_aloud(match.events(None)))
    await reach(court, lambda match: len(rows_aloud(match.events(None))) > rows)
    court.bot.delivery.refresh(1)
    await court.quiet()
    assert not set(gone) & set(told_of(court, people))
