"""Nobody waits: who is away is called, stood in for, and welcome back; seats change hands; time stands still."""

import random

import pytest

from bot import texts
from bot.messages.ids import read
from bot.sandbox import Message, Person
from bot.tables.time.pace import DAY, HOUR, MINUTE
from tests.bot.bot_on_sandbox import Court, Wall, fine
from tests.bot.match_rules import is_role
from tests.bot.playing import play_on, present, questions
from tests.bot.seats.test_handing_over import panel

SAY = texts.speaker("en")
LIVE = 2 * MINUTE + 5 * MINUTE


@pytest.fixture
async def court(empty_court: Court) -> Court:
    """A court with the bot running by a clock that is moved by hand."""
    empty_court.wall = Wall()
    await empty_court.start_bot()
    return empty_court


def shown(court: Court) -> dict[str, list[object]]:
    """Return everything that stands in the hall and in people's direct messages."""
    places = {"the-hall": court.hall.messages, **{one.key: one.dms for one in court.sandbox.people.values()}}
    return {
        name: [
            (one.id, one.content, one.components, [file.description for file in one.attachments]) for one in messages
        ]
        for name, messages in places.items()
    }


async def restarts(court: Court) -> None:
    """The bot ends and starts: the very same messages stand there, none changed and none doubled."""
    await court.quiet()
    before = shown(court)
    await court.restart_bot()
    await court.passes(0)
    assert shown(court) == before


def board_alt(court: Court) -> str:
    return court.boards[-1].attachments[0].description or ""


def notice(court: Court) -> Message | None:
    """The message in the hall that says who is away and which seat is free."""
    for one in court.hall.messages:
        if any(read(button.custom_id or "")[0] in ("back", "take", "standin") for button in one.buttons):
            return one
    return None


def newest(person: Person, line: str) -> Message:
    """The newest direct message to a person that has that line."""
    return next(one for one in reversed(person.dms) if line in one.content)


async def test_a_player_who_stays_away_is_reminded_stood_in_for_and_comes_back(court: Court) -> None:
    people = court.people(3)
    await court.begin(people)
    question = present(court)
    gone = question.person
    assert court.wall is not None
    end = f"<t:{int(court.wall.now + LIVE)}:R>"
    assert SAY("time-until", when=end) in court.boards[-1].content

    await court.passes(90)
    reminder = newest(gone, SAY("reminder", window="false", when=end))
    assert reminder.pings == (gone.id,)
    await court.stop_bot()
    court.wall.now += HOUR
    await court.start_bot()
    await court.quiet()
    assert [one for person in people for one in person.dms if "⏰" in one.content] == [reminder]
    assert f"<t:{int(court.wall.now + LIVE - 90)}:R>" in reminder.content, "the deadline has moved by the outage"

    await court.passes(LIVE - 90)
    assert reminder.deleted
    assert SAY("tenure", why="time", before=gone.name, seat=1) in court.boards[-1].content
    assert SAY("name-away", name=gone.name) in board_alt(court)
    told = newest(gone, SAY("away-told", why="time", offered=False))
    assert [one.label for one in told.buttons] == [SAY("button-present")]
    standing = notice(court)
    assert standing is not None
    assert standing.content == SAY("absence-away", name=gone.name)
    assert [one.label for one in standing.buttons] == [SAY("button-present")]
    assert not question.message.buttons
    assert not question.message.selects
    await restarts(court)

    before = len(court.hall.messages)
    clicked = await fine(gone.click(told, SAY("button-present")))
    assert [message.content for message in clicked.messages] == [SAY("back-done")]
    await court.quiet()
    assert standing.deleted
    assert len(court.hall.messages) == before - 1
    assert not told.buttons
    assert SAY("away-over") in told.content
    assert SAY("tenure", why="back", name=gone.name) in court.boards[-1].content
    assert SAY("name-away", name=gone.name) not in board_alt(court)
    await restarts(court)
    await court.refuses(gone.command("the-hall", "seat back"), "not-away")


async def test_a_left_seat_is_taken_by_somebody_who_sees_what_it_knew(court: Court, chance: random.Random) -> None:
    people, dirk = court.people(3), court.person("dirk")
    await court.begin(people)
    await play_on(court, chance, 7)
    await court.quiet()
    question = present(court)
    former, seat = question.person, people.index(question.person)
    before = await court.kept()
    asked = await panel(former)
    assert await court.kept() == before, "it is only asked so far"
    await court.after(former.click(asked, asked.buttons[0].label))
    assert asked.content == SAY("handed-over")
    standing = notice(court)
    assert standing is not None
    assert not question.message.buttons + question.message.selects
    table = await court.table()
    assert (table.state, table.seat_of(former.id)) == ("running", None)
    assert table.sitters[seat].player
    assert table.names[seat] == f"{former.name} (computer)"
    why = "left-host" if former is people[0] else "left"
    line = SAY("tenure", why=why, before=former.name, seat=seat + 1, host="Ben")
    assert [message in court.boards for message in court.hall.messages if line in message.content] == [True]
    await court.refuses(former.command("the-hall", "hand"), "no-hand")
    assert standing.content == SAY("absence-offered", name=texts.safe(table.names[seat]))
    await restarts(court)
    await court.refuses(former.click(standing, standing.buttons[0].label), "sat-here")
    sits = next(one for one in people if one is not former)
    await court.refuses(sits.click(standing, standing.buttons[0].label), "sat-here")

    taken = await fine(dirk.click(standing, standing.buttons[0].label))
    assert [message.content for message in taken.messages] == [SAY("took-seat", seat=seat + 1)]
    await court.quiet()
    assert standing.deleted
    name = texts.safe(table.names[seat])
    welcome = newest(dirk, SAY("welcome", before=name, seat=seat + 1))
    assert [file.filename for file in welcome.attachments] == ["hand.png"]
    assert [is_role(message) for message in dirk.dms].count(True) == len([1 for one in former.dms if is_role(one)])
    assert SAY("tenure", why="taken", name="Dirk", before=name) in court.boards[-1].content
    await restarts(court)
    sat = {message.id: (message.content, message.components) for message in former.dms}
    assert not [message for message in former.dms if message.buttons or message.selects]
    assert any(SAY("no-longer-yours") in message.content for message in former.dms)
    people[seat] = dirk
    while not any(one.person is dirk for one in questions(court)):
        await play_on(court, chance, 1)
        await court.quiet()
    await play_on(court, chance, 4)
    await court.quiet()
    assert {message.id: (message.content, message.components) for message in former.dms} == sat, "they are told no more"


async def test_a_seat_is_handed_over_to_one_person(court: Court) -> None:
    anna, _, _, dirk, emma = court.people(5)
    await court.begin(court.people(3))
    await fine(emma.command("the-hall", "my block", person=anna))
    await court.hand_over(anna, emma)
    quietly = court.hall.messages[-1].content
    assert emma.dms == [], "who blocks is not called, and nobody is told"
    before = await court.kept()
    (sure,) = (await fine(anna.command("the-hall", "seat handover", person=dirk))).messages
    assert sure.only_for is anna
    assert sure.content == SAY("handover-sure", name=dirk.name)
    assert await court.kept() == before, "it is only asked so far"
    await court.after(anna.click(sure, SAY("button-offer-seat")))
    assert sure.content == SAY("handover-done", name=f"<@{dirk.id}>")
    offer = court.hall.messages[-1]
    assert offer.content == quietly.replace(str(emma.id), str(dirk.id))
    assert (offer.pings, offer.mentions) == ((), []), "whom it mentions would tell who is not to be called"
    (called,) = dirk.dms
    assert called.content.endswith(SAY("offer-told", name="Anna"))
    assert [one.label for one in called.buttons] == [one.label for one in offer.buttons]
    await restarts(court)
    await court.refuses(emma.click(offer, offer.buttons[0].label), "seat-not-free")
    await court.told(dirk.click(offer, offer.buttons[0].label))
    assert offer.deleted
    assert called.deleted
    table = await court.table()
    assert (table.sitters[0].user, table.host) == (dirk.id, dirk.id)
    assert not [one for one in anna.dms if one.buttons or one.selects]
    await restarts(court)


async def test_a_table_where_nobody_is_left_is_paused_and_closed_after_a_day(court: Court) -> None:
    people = court.people(3)
    await court.begin(people)
    await court.passes(2 * HOUR)
    clock = await court.bot.tables.clocks.of(await court.table())
    assert clock is not None
    assert SAY("time-silence", when=f"<t:{int(clock.paused + DAY)}:R>") in court.boards[-1].content
    await restarts(court)
    await court.passes(DAY)
    names = ", ".join(f"<@{one.id}>" for one in people)
    assert SAY("aborted-silence", names=names) in court.hall.messages[-1].content
    assert notice(court) is None
    assert not [one for person in people for one in person.dms if one.buttons or one.selects]
