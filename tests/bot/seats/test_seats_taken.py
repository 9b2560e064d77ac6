"""Seats that change hands: to whom one may go, how often, and what is refused without saying why."""

import pytest

from bot import texts
from bot.sandbox import Message, Person
from bot.tables import limits
from tests.bot.court import HALL, TAVERN, Court, fine, silent

SAY = texts.speaker("en")


async def offered(court: Court) -> Message:
    """Anna has left a match with Ben and Chloé: the message under which her seat can be taken."""
    anna, ben, chloe = court.people(3)
    await court.begin([anna, ben, chloe])
    await court.quiet()
    asked = (await fine(anna.command(HALL, "leave"))).messages[0]
    await court.after(anna.click(asked, SAY("button-hand-over")))
    return free_seat(court)


def free_seat(court: Court) -> Message:
    """The message with the button that takes a seat."""
    return [one for one in court.hall.messages if any("seat" in button.label for button in one.buttons)][-1]


async def take(court: Court, person: Person, message: Message, seat: int = 0) -> None:
    await court.told(court.forge(person, message, f"tc:take:1:{seat}"))


async def seats(court: Court) -> list[int | None]:
    return [one.user for one in (await court.table()).sitters]


class TestBlocks:
    """A person who blocks, or is blocked by, somebody there takes no seat, and learns no reason."""

    async def test_a_person_blocked_by_a_player_takes_no_seat(self, court: Court, ben: Person, dirk: Person) -> None:
        notice = await offered(court)
        await fine(ben.command(HALL, "my block", person=dirk))
        await court.refuses(court.forge(dirk, notice, "tc:take:1:0"), "not-open")
        await fine(ben.command(HALL, "my unblock", person=dirk))
        await take(court, dirk, notice)
        assert (await seats(court))[0] == dirk.id

    async def test_a_person_who_blocks_a_player_takes_no_seat(self, court: Court, ben: Person, dirk: Person) -> None:
        notice = await offered(court)
        await fine(dirk.command(HALL, "my block", person=ben))
        await court.refuses(court.forge(dirk, notice, "tc:take:1:0"), "not-open")

    async def test_one_s_own_seat_is_not_handed_to_whom_one_blocks(
        self, court: Court, anna: Person, ben: Person, dirk: Person
    ) -> None:
        await court.begin([anna, ben], computers=1)
        await fine(anna.command(HALL, "my block", person=dirk))
        await court.refuses(anna.command(HALL, "seat handover", person=dirk), "handover-blocked")

    async def test_a_person_who_blocked_a_player_is_not_called_and_nobody_is_told(
        self, court: Court, anna: Person, ben: Person, dirk: Person
    ) -> None:
        """The answer and the message in the channel are as ever, and mention nobody; who may be called is directly."""
        await court.begin([anna, ben, court.person("chloe")])
        emma = court.person("emma")
        said, told = [], []
        await fine(dirk.command(HALL, "my block", person=anna))
        for person in (emma, dirk):
            (sure,) = (await fine(anna.command(HALL, "seat handover", person=person))).messages
            said.append(sure.content.replace(person.name, "X"))
            await court.after(anna.click(sure, SAY("button-offer-seat")))
            said.append(sure.content.replace(str(person.id), "1"))
            message = free_seat(court)
            told.append(message.content.replace(str(person.id), "1"))
            if person is emma:
                (called,) = emma.dms
                assert called.content.endswith(SAY("offer-told", name="Anna"))
            assert (message.pings, message.mentions) == ((), [])
        assert dirk.dms == []
        assert emma.dms == [], "the seat was offered to somebody else then"
        assert said[:2] == said[2:]
        assert told[0] == told[1]
        await court.refuses(court.forge(dirk, free_seat(court), "tc:take:1:0"), "not-open")


class TestHandover:
    """To whom one's own seat cannot go, and when."""

    async def test_not_to_a_bot_nor_to_who_sits_there(self, court: Court, anna: Person, ben: Person) -> None:
        await court.begin([anna, ben], computers=1)
        bot = court.sandbox.world.bot
        await court.refuses(anna.command(HALL, "seat handover", person=bot), "not-a-player")
        await court.refuses(anna.command(HALL, "seat handover", person=ben), "sat-here-they")
        await court.refuses(anna.command(HALL, "seat handover", person=anna), "sat-here-they")

    async def test_not_in_a_lobby_nor_after_the_end_nor_by_a_stranger(
        self, court: Court, anna: Person, ben: Person, dirk: Person
    ) -> None:
        lobby = await court.seat([anna, ben, court.person("chloe")])
        await court.refuses(anna.command(HALL, "seat handover", person=dirk), "not-started")
        await silent(anna.click(lobby, "Start"))
        await court.refuses(dirk.command(HALL, "seat handover", person=court.person("emma")), "stranger")
        await court.bot.tables.ending.abort(1, None)
        await court.refuses(anna.command(HALL, "seat handover", person=dirk), "no-table")


async def test_a_seat_that_is_not_offered_or_not_there(court: Court, anna: Person, dirk: Person) -> None:
    notice = await offered(court)
    await court.refuses(court.forge(dirk, notice, "tc:take:1:1"), "seat-not-free")
    for wrong in ("7", "-1", "x", "99999999999999999999"):
        await court.refuses(court.forge(dirk, notice, f"tc:take:1:{wrong}"), "forged")
    await court.refuses(court.forge(anna, notice, "tc:take:1:0"), "sat-here")
    await court.refuses(court.forge(dirk, notice, "tc:take:9:0"), "no-such-table")


async def test_so_many_seats_one_person_may_have(court: Court, dirk: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    notice = await offered(court)
    await court.seat([dirk], channel=TAVERN)
    monkeypatch.setattr(limits, "TABLES", 1)
    await court.refuses(court.forge(dirk, notice, "tc:take:1:0"), "most-seats", number=1)
    await fine(dirk.command(TAVERN, "leave"))
    await take(court, dirk, notice)
    assert (await seats(court))[0] == dirk.id


async def test_a_player_who_is_not_away_is_not_back(court: Court, anna: Person, ben: Person, dirk: Person) -> None:
    lobby = await court.seat([anna, ben, court.person("chloe")])
    await court.refuses(ben.command(HALL, "seat back"), "not-started")
    await court.after(anna.click(lobby, "Start"))
    await court.refuses(ben.command(HALL, "seat back"), "not-away")
    await court.refuses(court.forge(ben, lobby, "tc:back:1"), "not-away")
    await court.refuses(court.forge(dirk, lobby, "tc:back:1"), "stranger")
    await court.told(ben.command(HALL, "seat away"))
    await court.refuses(ben.command(HALL, "seat away"), "away-already")
    await fine(ben.command(HALL, "seat back"))
    await court.refuses(ben.command(HALL, "seat back"), "not-away")
    await court.bot.tables.ending.abort(1, None)
    await court.refuses(court.forge(ben, lobby, "tc:back:1"), "over")


async def test_nobody_stands_in_for_who_is_in_time(court: Court, anna: Person, ben: Person, dirk: Person) -> None:
    lobby = await court.begin([anna, ben, court.person("chloe")])
    await court.refuses(court.forge(ben, lobby, "tc:standin:1:0"), "not-overdue")
    await court.refuses(court.forge(dirk, lobby, "tc:standin:1:0"), "stranger")
    for wrong in ("7", "-1", "x"):
        await court.refuses(court.forge(ben, lobby, f"tc:standin:1:{wrong}"), "not-overdue")


async def test_the_clock_is_the_host_s(court: Court, anna: Person, ben: Person, dirk: Person) -> None:
    await court.seat([anna, ben, court.person("chloe")])
    for command in ("clock pause", "clock resume", "clock more"):
        await court.refuses(anna.command(HALL, command), "not-started")
    await silent(anna.click(court.lobby, "Start"))
    for command in ("clock pause", "clock resume", "clock more"):
        await court.refuses(ben.command(HALL, command), "host-running", host="Anna")
        await court.refuses(dirk.command(HALL, command), "stranger")
    await court.refuses(anna.command(HALL, "clock resume"), "not-paused")


async def test_in_direct_messages_one_is_away_and_back_wherever_that_can_be(
    court: Court, anna: Person, ben: Person
) -> None:
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
