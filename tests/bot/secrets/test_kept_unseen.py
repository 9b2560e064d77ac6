"""Two tables that differ in what they keep of one person alone: whatever others do, they are told alike."""

from msgspec.structs import replace

from tests.bot.oracle import Oracle
from tests.bot.secrets.test_blocks_unseen import administers, chosen
from tests.bot.silence import difference
from tests.messages.test_channel_worlds import SITTERS
from tests.prove.playground import playground

SEAT = 2


async def test_nobody_can_tell_what_a_table_keeps_of_somebody() -> None:
    """Standing answers, time-outs, wishes, language: by any reply, page, suggestion or call."""
    async with playground(13) as court:
        anna, ben, chloe, dirk, emma = court.people(5)
        await court.begin([anna, ben, chloe, dirk], game="het_verraad")
        administers(ben, court.sandbox.world.home)
        await court.quiet()
        oracle = Oracle(court)
        try:
            oracle.begin()
            tried = [(person, deed) for person in (anna, ben, emma) for deed in chosen(court, oracle, person, chloe)]
            told = []
            for kept in ({}, SITTERS):
                table = await court.table()
                sitters = [replace(one, **kept) if seat == SEAT else one for seat, one in enumerate(table.sitters)]
                await court.bot.store.tables.save(replace(table, sitters=tuple(sitters)))
                court.bot.tables.matches.forget(table.id)
                await oracle.hold()
                told.append([await oracle.told(person, deed, chloe) for person, deed in tried])
        finally:
            oracle.close()
        assert (await court.table()).sitters[SEAT].timeouts == SITTERS["timeouts"]
        pairs = zip(tried, *told, strict=True)
        found = [f"{person.name}, {deed}: {difference(*both)}" for (person, deed), *both in pairs if both[0] != both[1]]
        assert found == []
