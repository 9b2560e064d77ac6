"""Last words: told once with what puts their writer out, also if the bot dies before; nobody who is out has any."""

from collections.abc import Sequence

import pytest

import engine
from bot import texts
from bot.messages.ids import make
from bot.messages.wanted import rows_aloud
from bot.sandbox import Message, Person
from tests.bot.bot_on_sandbox import Court, fine
from tests.bot.play.test_notes import opened
from tests.bot.playing import finished, labels, reach, way_to

SAY = texts.speaker("en")
BUTTON = SAY("button-last-words")


def out(match: engine.Match) -> set[int]:
    """The seats that are out while the match goes on."""
    return set(match.view(None).out)


async def write(person: Person, message: Message, words: str) -> None:
    field = await fine(person.click(message, BUTTON))
    await fine(person.submit(field, {"word": words}))


async def everybody_writes(court: Court, people: list[Person]) -> None:
    for person in people:
        await write(person, await opened(court, person), f"I, {person.name}, \n@everyone, *knew* https://x.y")


def quoted(court: Court) -> list[str]:
    """The last words that stand in the channel; below a cover they are not quoted."""
    lines = "\n".join(one.content for one in court.hall.messages).replace("||", "").splitlines()
    return [line.removeprefix("> ") for line in lines if line.removeprefix("> ").startswith("Last words")]


def quotes(people: Sequence[Person], seats: Sequence[int]) -> list[str]:
    """The last words of these seats, sorted, as the channel quotes them."""
    names = sorted({people[seat].name for seat in seats})
    return [f"Last words of {name}: “I, {name}, @\u2060everyone, \\*knew\\* https\\://x.y”" for name in names]


def ousted(match: engine.Match) -> list[int]:
    """The seats that events have put out, in that order."""
    return [
        seat for event in match.events(None) if event.ousts and isinstance(seat := getattr(event, "seat", None), int)
    ]


@pytest.mark.parametrize(("game", "seats", "number"), [("the_traitors", 5, 1), ("traitor", 6, 2)])
async def test_words_are_told_once_if_the_bot_dies_before(court: Court, game: str, seats: int, number: int) -> None:
    """So many are out when it dies, before anything of that is shown; and nobody's words are lost at the end."""
    people = await court.match_of(seats, game)
    await everybody_writes(court, people)
    await court.quiet()
    assert quoted(court) == [], "nobody is out"
    table, match = await court.table(), await court.match()
    court.bot.tables.listeners = []
    for one in way_to(match, lambda match: len(ousted(match)) >= number)[match.length :]:
        await court.bot.tables.answers.give(table.id, table.sitters[one.seat].user or 0, one.keys)
    for _ in range(2):
        await court.restart_bot()
        await court.quiet()
        assert sorted(quoted(court)) == quotes(people, ousted(await court.match()))
    await finished(court)
    assert sorted(quoted(court)) == quotes(people, ousted(await court.match()))


async def test_words_that_a_moderator_has_deleted_do_not_come_again(court: Court) -> None:
    """The last event is told aloud then: its message will still be changed."""
    people = await court.match_of(4, "the_traitors")
    await everybody_writes(court, people)
    match = await reach(court, lambda match: ousted(match) and match.events(None)[-1].aloud)
    gone = quoted(court)
    assert sorted(gone) == quotes(people, ousted(match))
    for one in court.hall.messages:
        if "Last words of" in one.content:
            court.sandbox.delete_message(one)
    rows = len(rows_aloud(match.events(None)))
    await reach(court, lambda match: len(rows_aloud(match.events(None))) > rows)
    court.bot.delivery.refresh(1)
    await court.quiet()
    assert not set(gone) & set(quoted(court))


async def test_nobody_who_is_out_changes_them(court: Court) -> None:
    people = await court.match_of(5, "the_traitors")
    messages = {person: await opened(court, person) for person in people}
    for person, message in messages.items():
        await write(person, message, "Before")
        assert SAY("last-words", words="Before") in message.content
    match = await reach(court, out)
    (seat, *_) = out(match)
    field = await fine(people[seat].click(messages[people[seat]], BUTTON))
    assert SAY("refusal-out-already") in (await people[seat].submit(field, {"word": "After"})).text
    assert BUTTON not in labels(await opened(court, people[seat]))


async def test_a_table_may_do_without(court: Court) -> None:
    people = await court.match_of(4, "the_traitors", options={"last_words": "off"})
    message = await opened(court, people[0])
    assert BUTTON not in labels(message)
    field = await fine(court.forge(people[0], message, make("lastwords", 1)))
    assert SAY("refusal-last-words") in (await people[0].submit(field, {"word": "Me"})).text
