"""Calls to players: who asked with `/my notify` is mentioned when a host presses *Call players*, and nobody else."""

from bot import texts
from bot.sandbox import Message, Person
from tests.bot.court import HALL, Court, fine

SAY = texts.speaker("en")


async def called(court: Court, host: Person, lobby: Message) -> str:
    """What the host is told who presses *Call players*."""
    said = await court.told(host.click(lobby, SAY("button-call")))
    return said.messages[-1].content


async def test_a_person_who_asked_is_called_and_joins(court: Court, anna: Person, ben: Person, chloe: Person) -> None:
    await fine(ben.command(HALL, "my notify", wish="on"))
    lobby = await court.seat([anna])
    assert await called(court, anna, lobby) == SAY("called", number=1)
    call = court.hall.messages[-1]
    assert call.content == SAY("summons", names=f"<@{ben.id}>", game="Verräter")
    assert (call.pings, [one.label for one in call.buttons]) == ((ben.id,), ["Join", "Don’t call me again"])
    assert SAY("button-call") not in [one.label for one in lobby.buttons]
    await court.after(ben.click(call, "Join"))
    assert (await court.table()).names == ("Anna", "Ben")
    assert not call.deleted
    await court.after(chloe.click(lobby, "Join"))
    await court.after(anna.click(lobby, "Start"))
    assert call.deleted
