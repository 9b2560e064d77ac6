"""Computer players take a seat that is left, and stand in for somebody who is away."""

import random

from bot import texts
from bot.sandbox import Message, Person
from bot.tables import tenures
from tests.bot.court import Court, fine
from tests.bot.playing import asked, play_on, present

SAY = texts.speaker("en")


async def panel(person: Person) -> Message:
    """Return the answer to /leave while the match is running."""
    (message,) = (await fine(person.command("the-hall", "leave"))).messages
    assert message.only_for is person
    assert message.content == SAY("leave-sure")
    return message


async def test_a_computer_player_takes_the_seat_and_the_match_goes_on(court: Court, chance: random.Random) -> None:
    anna, ben, chloe = court.people(3)
    await court.begin([anna, ben, chloe])
    await play_on(court, chance, 9)
    await court.quiet()
    question = present(court)
    leaving = question.person
    before = await court.kept()
    message = await panel(leaving)
    assert await court.kept() == before  # only asked so far
    done = await court.after(leaving.click(message, SAY("button-hand-over")))
    assert done.source is not None
    assert done.source.content == SAY("handed-over")
    table = await court.table()
    assert table.state == "running"
    assert table.seat_of(leaving.id) is None
    assert f"{leaving.name} (computer)" in table.names
    seat = [anna, ben, chloe].index(leaving) + 1
    why = "left-host" if leaving is anna else "left"
    line = SAY("tenure", why=why, before=leaving.name, seat=seat, host="Ben")
    told = [message for message in court.hall.messages if line in message.content]
    assert len(told) == 1, "one line in the channel"
    assert told[0] in court.boards
    assert not question.message.buttons
    assert not question.message.selects
    await court.refuses(leaving.command("the-hall", "hand"), "no-hand")
    length = (await court.match()).length
    await play_on(court, chance, 4)
    await court.quiet()
    assert (await court.match()).length >= length + 4


async def test_a_player_back_before_any_answer_has_the_question_again(court: Court) -> None:
    """While all are away nothing goes on, so the question still stands."""
    people = court.people(3)
    await court.begin(people)
    question = present(court)
    for one in people:
        if one is not question.person:
            await fine(one.command("the-hall", "seat away"))
    seat = (await court.match()).awaited[0]
    await court.bot.tables.seats.change(1, lambda now, progress: tenures.stand_in(now, progress, seat))
    await court.quiet()
    assert (await court.match()).length == 0
    assert not question.message.buttons + question.message.selects
    assert question.message.content.endswith(SAY("prompt-stand-in", answered=False))
    await court.told(question.person.command("the-hall", "seat back"))
    again = asked(court)
    assert again is not None
    assert again.person is question.person
    assert again.message.selects
