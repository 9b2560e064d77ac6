"""/abort: who may close a table, and what becomes of it."""

import random

from bot import texts
from bot.sandbox import Interaction, Person
from tests.bot.court import Court, fine, silent
from tests.bot.playing import play_on, present

SAY = texts.speaker("en")


async def confirmed(person: Person, channel: str = "the-hall", **options: int) -> Interaction:
    """Ask for the end of a table, and press the button to confirm."""
    asked_for = await fine(person.command(channel, "abort", **options))
    (message,) = asked_for.messages
    assert message.only_for is person
    assert message.content.endswith(SAY("abort-sure"))
    return await silent(person.click(message, "Abort the table"))


async def test_the_host_closes_a_table_in_its_lobby(court: Court, anna: Person, ben: Person, chloe: Person) -> None:
    await court.seat([ben, chloe])
    lobby = court.lobby
    await court.refuses(chloe.command("the-hall", "abort"), "abort-lobby")
    done = await confirmed(ben)
    await court.quiet()
    assert done.source is not None
    assert done.source.content == SAY("abort-done")
    assert (await court.table()).state == "aborted"
    assert SAY("lobby-aborted") in lobby.content
    assert not lobby.buttons
    end = court.hall.messages[-1]
    assert end.content == SAY("aborted", by="Ben", names=f"<@{ben.id}>, <@{chloe.id}>")
    assert sorted(end.pings) == sorted([ben.id, chloe.id])
    await court.refuses(anna.command("the-hall", "abort"), "no-table")


async def test_a_manager_closes_a_running_table(court: Court, chance: random.Random) -> None:
    anna, ben, chloe, dirk = court.people(4)
    await court.begin([ben, chloe, dirk])
    await play_on(court, chance, 7)
    await court.quiet()
    question = present(court)
    for one in (ben, chloe, dirk):
        await court.refuses(one.command("the-hall", "abort"), "abort-running")
    await confirmed(anna)
    await court.quiet()

    table = await court.table()
    assert (table.state, table.ended_by) == ("aborted", "Anna")
    assert (await court.match()).length == 7
    end = court.hall.messages[-1]
    assert end.content.startswith(SAY("aborted", by="Anna", names=f"<@{ben.id}>, <@{chloe.id}>, <@{dirk.id}>"))
    assert end.attachments == []
    assert (await court.table()).secret.hex() not in end.content
    assert sorted(end.pings) == sorted([ben.id, chloe.id, dirk.id])
    assert not court.boards[-1].buttons
    assert question.message.content.splitlines()[-1] == SAY("prompt-aborted")
    for one in (ben, chloe, dirk):
        assert not any(message.buttons or message.selects for message in one.dms)

    await court.refuses(ben.command("the-hall", "verraeter place", landscape="0"), "no-table")


async def test_a_late_confirmation(court: Court, anna: Person, ben: Person) -> None:
    """A deed that was allowed when the button was shown need not be allowed, or possible, any more."""
    lobby = await court.seat([ben], computers=2)
    old = (await fine(ben.command("the-hall", "abort"))).messages[0]
    assert (await court.table()).is_open, "nothing closes before it is confirmed"
    await court.after(ben.click(lobby, "Start"))
    await court.refuses(ben.click(old, "Abort the table"), "abort-running")
    late = (await fine(anna.command("the-hall", "abort"))).messages[0]
    await confirmed(anna)
    await court.quiet()
    await court.refuses(anna.click(late, "Abort the table"), "over")


async def test_a_table_whose_channel_is_gone_is_closed_from_another_one(
    court: Court, anna: Person, ben: Person, chloe: Person, chance: random.Random
) -> None:
    await court.begin([ben, chloe], computers=1)
    await play_on(court, chance, 3)
    court.sandbox.delete_channel("the-hall")
    await court.quiet()
    assert await ben.autocomplete("the-tavern", "abort", focused="table", table=1) == []
    offered = await anna.autocomplete("the-tavern", "abort", focused="table", table=1)
    assert offered == [("1: Verräter, Ben, Chloé, Bram ◇", 1)]
    assert await anna.autocomplete("the-tavern", "abort", focused="table", table="9") == []
    await court.refuses(ben.command("the-tavern", "abort", table=1), "abort-running")
    await court.refuses(anna.command("the-tavern", "abort"), "no-table")
    await court.refuses(anna.command("the-tavern", "abort", table=7), "no-such-table")
    await court.refuses(anna.command("the-tavern", "abort", table=2**53 - 1), "no-such-table")
    await confirmed(anna, "the-tavern", table=1)
    await court.quiet()
    assert (await court.table()).state == "aborted"
    for one in (ben, chloe):
        assert SAY("aborted", by="Anna", names=f"<@{ben.id}>, <@{chloe.id}>") in one.dms[-1].content
        assert not any(message.buttons or message.selects for message in one.dms[:-1])
