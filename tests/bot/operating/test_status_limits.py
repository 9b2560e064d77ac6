"""/status of a server with many tables keeps Discord's limit, and tells what matters most."""

from bot import texts
from bot.sandbox import Person as Somebody
from bot.tables import Person, Place
from tests.bot.court import Court, fine

SAY = texts.speaker("de")
MOST = 2000


async def test_many_tables_leave_room_for_the_health_of_the_bot(court: Court, anna: Somebody) -> None:
    tables = court.bot.tables
    tables.listeners.clear()  # their channels are nowhere
    anna.locale = "de"
    for channel in range(20):
        place = Place(court.sandbox.world.home.id, "The Court", 2**62 + channel, "de")
        people = [Person(2**62 + channel * 4 + seat, "*_~|" * 8, "de") for seat in range(4)]
        table = await tables.lobby.open(place, people[0], "verraeter", {})
        for one in people[1:]:
            await tables.lobby.join(table.id, one)
        await tables.lobby.start(table.id, people[0].user)
    status = await fine(anna.command("the-hall", "status"))
    lines = status.text.splitlines()
    assert len(status.text) <= MOST
    assert lines[-1].startswith("**Der Bot**")
    assert "in 10 Minuten" in lines[-1]
    assert SAY("status-server", number=20) in lines
    listed = [line for line in lines if line.startswith("`")]
    assert len(listed) > 5
    assert all(line.endswith(":R>.") for line in listed)
    last = lines.index(listed[-1])
    assert lines[last + 1].startswith("-# live, ")
    assert lines[last + 2] == "…"


async def test_long_reasons_leave_room_for_tables_and_health(court: Court, anna: Somebody) -> None:
    tables = court.bot.tables
    tables.listeners.clear()
    anna.locale = "de"
    guild = court.sandbox.world.home.id
    for channel in range(12):
        opener = Person(2**62 + channel, "*_~|" * 8, "de")
        table = await tables.lobby.open(Place(guild, "The Court", 2**62 + channel, "de"), opener, "verraeter", {})
        if channel:
            await tables.ending.abort(table.id, opener, texts.safe("*" * 100))
    status = await fine(anna.command("the-hall", "status"))
    lines = status.text.splitlines()
    assert len(status.text) <= MOST
    assert lines[-1].startswith("**Der Bot**")
    assert any(line.startswith("`1` ") for line in lines)
    listed = [line for line in lines if line.startswith("-# <t:")]
    assert len(listed) >= 2
    assert lines[lines.index(listed[-1]) + 1] == "…"
