"""Seats that change hands, or are left for a while, by commands and buttons."""

from bot import texts
from bot.sandbox import Message, Person
from bot.tables import tenures
from tests.bot.bot_on_sandbox import HALL, Court, fine
from tests.bot.playing import present

SAY = texts.speaker("en")


async def panel(person: Person) -> Message:
    """Return the answer to /leave while the match is running."""
    (message,) = (await fine(person.command("the-hall", "leave"))).messages
    assert message.only_for is person
    assert message.content == SAY("leave-sure")
    return message


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
    again = present(court)
    assert again.person is question.person
    assert again.message.selects


async def test_direct_messages_make_one_away_and_back_everywhere(court: Court, anna: Person, ben: Person) -> None:
    """One who is away already, or alone, at one table is away at the others all the same."""

    async def away() -> list[bool]:
        return [(await court.table(number)).sitters[0].away for number in (1, 2, 3)]

    for number, others in enumerate(([ben], [], [ben]), 1):
        channel = f"room-{number}"
        court.sandbox.world.add_channel(channel)
        await court.begin([anna, *others], channel=channel, computers=2)
    await fine(anna.command("room-1", "seat away"))
    assert (await fine(anna.command("dm", "seat away"))).text == SAY("away-done")
    assert await away() == [True, False, True]
    await court.quiet()
    await court.refuses(anna.command("dm", "seat away"), "away-already")
    await fine(anna.command("room-1", "seat back"))
    assert (await fine(anna.command("dm", "seat back"))).text == SAY("back-done")
    assert await away() == [False, False, False]
    await court.refuses(anna.command("dm", "seat back"), "not-away")


async def test_an_offer_that_is_not_allowed_is_refused_with_the_reason(court: Court) -> None:
    """Examples of tables have the other refusals."""
    anna, ben, chloe, dirk, emma = court.people(5)
    lobby = await court.seat([anna, ben, chloe])
    early = ("seat handover", "seat back", "clock pause", "clock resume", "clock more")
    for command in early:
        options = {"person": dirk} if command == "seat handover" else {}
        await court.refuses(anna.command(HALL, command, **options), "not-started")
    await court.after(anna.click(lobby, "Start"))
    await court.refuses(anna.command(HALL, "seat handover", person=court.sandbox.world.bot), "not-a-player")
    await fine(anna.command(HALL, "my block", person=emma))
    await court.refuses(anna.command(HALL, "seat handover", person=emma), "handover-blocked")
    await fine(ben.command(HALL, "my block", person=dirk))
    await court.hand_over(chloe, dirk)
    await court.refuses(court.forge(dirk, lobby, "tc:take:1:2"), "not-open")
    await fine(ben.command(HALL, "my unblock", person=dirk))
    await court.told(court.forge(dirk, lobby, "tc:take:1:2"))
    assert (await court.table()).seat_of(dirk.id) == 2
