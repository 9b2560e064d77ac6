"""People who are out: they are asked nothing, see what an onlooker sees, and their last words are told."""

import engine
from bot import texts
from bot.messages.ids import make
from bot.sandbox import Message, Person
from tests.bot.court import Court, fine
from tests.bot.play.test_notes import opened
from tests.bot.playing import labels, reach

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
    """The last words that stand in the channel."""
    lines = "\n".join(one.content for one in court.hall.messages).replace("||", "").splitlines()
    return [line for line in lines if line.startswith("> Last words")]


async def test_they_are_told_with_what_puts_somebody_out(court: Court) -> None:
    people = await court.match_of(5, "the_traitors")
    await everybody_writes(court, people)
    await court.quiet()
    assert quoted(court) == [], "nobody is out"
    match = await reach(court, out)
    gone = [people[seat].name for seat in out(match)]
    words = [f"> Last words of {name}: “I, {name}, @\u2060everyone, \\*knew\\* https\\://x.y”" for name in gone]
    assert sorted(quoted(court)) == sorted(words)
    await court.restart_bot()
    await court.quiet()
    assert sorted(quoted(court)) == sorted(words), "once, and unchanged"


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
