"""Buttons under the end in direct messages: a rematch in the channel of the old table, and the record."""

from bot import texts
from bot.fair_deal.verify import verify
from tests.bot.court import Court, fine
from tests.bot.playing import finished

SAY = texts.speaker("en")
REMATCH = SAY("button-rematch")


async def test_a_rematch_opens_in_the_channel_of_the_old_table(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    await court.begin([anna, ben, chloe])
    await finished(court)
    record = await fine(anna.click(anna.dms[-1], SAY("button-record")))
    match = verify(record.messages[-1].attachments[0].data).match
    assert match.result is not None

    end = ben.dms[-1]
    done = await court.told(ben.click(end, REMATCH))
    assert done.text == SAY("rematch-opened", where=f"<#{court.hall.id}>")
    table = await court.table(2)
    assert (table.guild, table.channel, table.host) == (court.sandbox.world.home.id, court.hall.id, ben.id)
    assert sorted(court.lobby.pings) == sorted([anna.id, chloe.id])
    await court.refuses(chloe.click(chloe.dms[-1], REMATCH), "channel-taken")


async def test_a_person_who_left_the_server_opens_no_table_there(court: Court) -> None:
    people = court.people(3)
    await court.begin(people)
    await finished(court)
    anna, _, chloe = people
    court.sandbox.remove_member(chloe)
    await court.refuses(chloe.click(chloe.dms[-1], REMATCH), "not-a-member", server=court.sandbox.world.home.name)
    court.sandbox.remove_bot()
    await court.quiet()
    await court.refuses(anna.click(anna.dms[-1], REMATCH), "server-gone", server=court.sandbox.world.home.name)
