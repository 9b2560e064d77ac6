"""Leaving a running match: the seat is handed over to a computer player, after a confirmation."""

import random

import pytest

from bot import texts
from bot.sandbox import Message, Person
from tests.bot.court import Court, fine
from tests.bot.playing import play_on, present

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


async def test_a_leaving_host_hands_the_table_on(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    await court.begin([anna, ben, chloe])
    await court.quiet()
    await court.after(anna.click(await panel(anna), SAY("button-hand-over")))
    assert (await court.table()).host == ben.id
    assert SAY("tenure", why="left-host", before="Anna", seat=1, host="Ben") in court.boards[-1].content


async def test_the_button_of_somebody_else_and_of_another_time_changes_nothing(court: Court) -> None:
    anna, ben, chloe, dirk = court.people(4)
    lobby = await court.seat([anna, ben, chloe])
    await court.refuses(court.forge(anna, lobby, "tc:handover:1"), "not-started")
    await court.after(anna.click(lobby, "Start"))
    await court.refuses(court.forge(dirk, lobby, "tc:handover:1"), "stranger")


async def test_a_player_who_offers_the_seat_is_told_before_what_it_means(court: Court) -> None:
    """For their statistics and the leaderboard; nothing has happened until they have said yes."""
    anna, dirk = court.person("anna"), court.person("dirk")
    await court.begin(court.people(3))
    before = await court.kept()
    (sure,) = (await fine(anna.command("the-hall", "seat handover", person=dirk))).messages
    assert sure.only_for is anna
    assert sure.content == SAY("handover-sure", name=dirk.name)
    assert await court.kept() == before
    await court.after(anna.click(sure, SAY("button-offer-seat")))
    assert sure.content == SAY("handover-done", name=f"<@{dirk.id}>")
    assert (await court.table()).sitters[0].offered_to == dirk.id
    taken = next(one for one in court.hall.messages if one.content.startswith(f"<@{dirk.id}>"))
    await court.told(dirk.click(taken, taken.buttons[0].label))
    await court.refuses(court.forge(anna, court.boards[-1], f"tc:offer:1:{court.person('emma').id}"), "stranger")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("key", ["leave-sure", "handover-sure"])
def test_a_player_who_gives_up_a_seat_reads_of_statistics_and_leaderboard_first(language: str, key: str) -> None:
    words = {"en": ("statistics", "leaderboard"), "de": ("Statistik", "Rangliste"), "nl": ("statistieken", "ranglijst")}
    told = texts.speaker(language)(key, name="Dirk")
    assert all(word in told for word in words[language])
