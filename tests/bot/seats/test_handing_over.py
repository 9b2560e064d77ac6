"""Seats that change hands: to whom one may go, how often, and what is refused without saying why."""

from bot import texts
from bot.sandbox import Message, Person
from bot.tables import tenures
from tests.bot.court import HALL, Court, fine
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


async def test_a_person_who_blocked_a_player_is_not_called_and_nobody_is_told(
    court: Court, anna: Person, ben: Person, dirk: Person
) -> None:
    """The answer and the message in the channel are as ever, and mention nobody; who may be called is directly."""

    def free_seat() -> Message:
        return [one for one in court.hall.messages if any("seat" in button.label for button in one.buttons)][-1]

    await court.begin([anna, ben, court.person("chloe")])
    emma = court.person("emma")
    said, told = [], []
    await fine(dirk.command(HALL, "my block", person=anna))
    for person in (emma, dirk):
        (sure,) = (await fine(anna.command(HALL, "seat handover", person=person))).messages
        said.append(sure.content.replace(person.name, "X"))
        await court.after(anna.click(sure, SAY("button-offer-seat")))
        said.append(sure.content.replace(str(person.id), "1"))
        message = free_seat()
        told.append(message.content.replace(str(person.id), "1"))
        if person is emma:
            (called,) = emma.dms
            assert called.content.endswith(SAY("offer-told", name="Anna"))
        assert (message.pings, message.mentions) == ((), [])
    assert dirk.dms == []
    assert emma.dms == [], "the seat was offered to somebody else then"
    assert said[:2] == said[2:]
    assert told[0] == told[1]
    await court.refuses(court.forge(dirk, free_seat(), "tc:take:1:0"), "not-open")


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


async def test_seats_and_clock_before_a_match_and_while_nobody_is_late(court: Court) -> None:
    anna, ben, chloe, dirk, emma = court.people(5)
    lobby = await court.seat([anna, ben, chloe])
    early = ("seat handover", "seat back", "clock pause", "clock resume", "clock more")
    for command in early:
        options = {"person": dirk} if command == "seat handover" else {}
        await court.refuses(anna.command(HALL, command, **options), "not-started")
    await court.after(anna.click(lobby, "Start"))
    for other, refused in ((court.sandbox.world.bot, "not-a-player"), (ben, "sat-here-they"), (anna, "sat-here-they")):
        await court.refuses(anna.command(HALL, "seat handover", person=other), refused)
    await court.refuses(dirk.command(HALL, "seat handover", person=emma), "stranger")
    for command in early[2:]:
        await court.refuses(ben.command(HALL, command), "host-running", host="Anna")
        await court.refuses(dirk.command(HALL, command), "stranger")
    for person, custom_id, refused in (
        *((dirk, "tc:back:1", "stranger"), (ben, "tc:back:1", "not-away"), (dirk, "tc:standin:1:0", "stranger")),
        *((ben, f"tc:standin:1:{seat}", "not-overdue") for seat in ("0", "7", "-1", "x")),
        *((dirk, f"tc:take:1:{seat}", "forged") for seat in ("7", "-1", "x", "99999999999999999999")),
        *((dirk, "tc:take:1:1", "seat-not-free"), (anna, "tc:take:1:0", "sat-here")),
    ):
        await court.refuses(court.forge(person, lobby, custom_id), refused)
    await court.told(ben.command(HALL, "seat away"))
    await court.refuses(ben.command(HALL, "seat away"), "away-already")
    await fine(ben.command(HALL, "seat back"))
    await court.refuses(ben.command(HALL, "seat back"), "not-away")
    await fine(anna.command(HALL, "my block", person=emma))
    await court.refuses(anna.command(HALL, "seat handover", person=emma), "handover-blocked")
    await fine(ben.command(HALL, "my block", person=dirk))
    await court.hand_over(chloe, dirk)
    await court.refuses(court.forge(dirk, lobby, "tc:take:1:2"), "not-open")
    await fine(ben.command(HALL, "my unblock", person=dirk))
    await court.told(court.forge(dirk, lobby, "tc:take:1:2"))
    assert (await court.table()).seat_of(dirk.id) == 2
