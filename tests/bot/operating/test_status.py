"""/status: the table here for everybody, the server and the bot for those who manage it."""

import re

from bot import texts
from bot.sandbox import Person
from bot.tables import Person as Player
from bot.tables import Place
from tests.bot.bot_on_sandbox import Court, fine
from tests.bot.playing import reach

SAY = texts.speaker("en")


async def told(person: Person, channel: str = "the-hall") -> str:
    """Return the private answer to /status."""
    status = await fine(person.command(channel, "status"))
    assert status.messages[0].only_for is person
    return status.text


async def test_everybody_learns_how_the_table_here_stands(court: Court, dirk: Person) -> None:
    assert await told(dirk) == SAY("status-no-table")
    lobby = await court.seat(court.people(3))
    table = await court.table()
    hall = f"<#{court.hall.id}>"
    since = f"<t:{int(table.opened)}:R>"
    assert await told(dirk) == SAY("status-lobby", game="Verräter", where=hall, number=3, since=since)
    await fine(court.person("anna").click(lobby, "Start"))
    seat = next(iter((await court.match()).decisions))
    since = f"<t:{int((await court.table()).started)}:R>"
    line = (await told(dirk)).splitlines()[0]
    assert line.startswith(f"Verräter in {hall}: First estates, waiting for {('Anna', 'Ben', 'Chloé')[seat]}")
    assert since in line
    assert await told(dirk, "the-tavern") == SAY("status-no-table")
    view = (await reach(court, lambda match: match.view(None).round)).view(None)
    assert f": round {view.round} of {view.rounds}, {texts.phase(SAY, 'verraeter', view.phase)}" in await told(dirk)


async def test_managers_see_all_tables_and_the_health_of_the_bot(court: Court, anna: Person, ben: Person) -> None:
    await court.begin([ben], computers=2)
    await court.seat([ben], channel="the-tavern")
    said = await told(anna)
    lines = said.splitlines()
    assert lines[0].startswith(f"Verräter in <#{court.hall.id}>: First estates, waiting for Ben")
    assert SAY("status-server", number=2) in lines
    assert f"`1` {SAY('status-here')}" in lines
    assert any(line.startswith(f"`2` Verräter in <#{court.sandbox.channel('the-tavern').id}>") for line in lines)
    health = lines[-1]
    for part in (r"version \d+\.\d+", r"Python 3\.\d+", r"started <t:\d+:R>", r"latency \d+ ms", r"\b1 shard\b"):
        assert re.search(part, health)
    assert "2 open tables in all" in health
    assert "0 invalid requests" in health
    assert "**The bot**" not in await told(ben)


async def test_many_tables_and_long_reasons_leave_room_for_each_other_and_health(court: Court, anna: Person) -> None:
    german, tables = texts.speaker("de"), court.bot.tables
    tables.listeners.clear()  # their channels are nowhere
    anna.locale = "de"
    for channel in range(30):
        place = Place(court.sandbox.world.home.id, "The Court", 2**62 + channel, "de")
        people = [Player(2**62 + channel * 4 + seat, "*_~|" * 8, "de") for seat in range(4)]
        table = await tables.lobby.open(place, people[0], "verraeter", {})
        if channel % 3 == 0:
            await tables.ending.abort(table.id, people[0], texts.safe("*" * 100))
            continue
        for one in people[1:]:
            await tables.lobby.join(table.id, one)
        await tables.lobby.start(table.id, people[0].user)
    status = await fine(anna.command("the-hall", "status"))
    lines = status.text.splitlines()
    assert len(status.text) <= 2000
    assert lines[-1].startswith("**Der Bot**")
    assert "in 10 Minuten" in lines[-1]
    assert german("status-server", number=20) in lines
    listed = [line for line in lines if line.startswith("`")]
    assert len(listed) > 1
    assert all(line.endswith(":R>.") for line in listed)
    last = lines.index(listed[-1])
    assert lines[last + 1].startswith("-# live, ")
    assert lines[last + 2] == "…"
    acts = [line for line in lines if line.startswith("-# <t:")]
    assert len(acts) >= 2
    assert lines[lines.index(acts[-1]) + 1] == "…"
