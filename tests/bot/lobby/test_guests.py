"""Deeds of a host about people before the start: invite, remove, hand the role on; and who blocks whom."""

import pytest

from bot import texts
from bot.sandbox import Message, Person
from tests.bot.bot_on_sandbox import HALL, TAVERN, Court, fine, silent

SAY = texts.speaker("en")


async def option(court: Court, person: Person, name: str, value: str) -> Message:
    """Choose an option in the panel, which is returned."""
    (panel,) = (await fine(person.click(court.lobby, "Options"))).messages
    await silent(person.choose(panel, "tm:option:1", [name]))
    await court.after(person.choose(panel, f"tm:value:1:{name}", [value]))
    return panel


async def invited(court: Court, *guests: Person) -> Message:
    """Anna opens a table in the hall and invites people to it; the lobby is returned."""
    names = dict(zip(("guest", "guest2", "guest3", "guest4", "guest5"), guests, strict=False))
    said = await court.told(court.person("anna").command(HALL, "join", **names))
    assert said.text.splitlines()[1:] == [SAY("join-invited", names=", ".join(f"<@{one.id}>" for one in guests))]
    return court.lobby


async def test_a_guest_joins_from_direct_messages(court: Court, ben: Person, chloe: Person) -> None:
    """The channel names all guests at once; who has used the bot's direct messages gets one."""
    lobby = await invited(court, ben, chloe)
    (called,) = ben.dms
    hall = f"<#{court.hall.id}>"
    told = SAY("invitation", server="The Court of Turncoats", host="Anna", game="Verräter", where=hall)
    assert called.content == f"{told}\n**Anna** (host)"
    assert [one.label for one in called.buttons] == ["Join", "Learn it in five minutes", "Not tonight"]
    assert [one.filename for one in called.attachments] == ["lobby.png"]
    await court.after(ben.click(called, "Join"))
    assert (await court.table()).names == ("Anna", "Ben")
    here = SAY("invitation-waiting", game="Verräter", where=hall, here=2, seats=3)
    assert called.content.splitlines() == [here, "**Anna** (host) · **Ben**", f"Invited: <@{chloe.id}>."]
    assert [one.label for one in called.buttons] == ["Learn it in five minutes"]
    assert "**Ben**" in lobby.content
    await court.close_table()
    assert (chloe.dms[0].content, chloe.dms[0].buttons) == (SAY("invitation-over", game="Verräter", where=hall), [])
    assert [len(one.dms) for one in (ben, chloe)] == [1, 1]


async def test_a_guest_declines_and_only_leaves_the_list(court: Court, ben: Person, chloe: Person) -> None:
    lobby = await invited(court, ben, chloe)
    assert f"Invited: <@{ben.id}>, <@{chloe.id}>." in lobby.content
    await court.after(ben.click(ben.dms[0], "Not tonight"))
    assert ben.dms[0].content == SAY("invitation-declined", game="Verräter", where=f"<#{court.hall.id}>")
    assert f"Invited: <@{chloe.id}>." in lobby.content
    call = court.hall.messages[-1]
    await court.refuses(ben.click(call, "Not tonight"), "not-invited")
    await court.after(chloe.click(call, "Not tonight"))
    assert call.deleted
    assert "Invited" not in lobby.content
    assert [one.label for one in lobby.buttons][:2] == ["Join", "Start with 2 computers"]


async def test_guests_new_to_direct_messages_are_called_in_the_channel(court: Court) -> None:
    """Those invited later by a message of its own: Discord notifies nobody of an edit."""
    anna, ben, chloe, dirk = court.people(4)
    await court.are_new(ben, dirk)
    lobby = await invited(court, ben, chloe)
    assert (ben.dms, len(chloe.dms)) == ([], 1)
    first = court.hall.messages[-1]
    assert first.content.startswith(f"<@{ben.id}>, <@{chloe.id}>: Anna invites you")
    await court.told(anna.command(HALL, "join", guest=dirk, guest2=ben))
    second = court.hall.messages[-1]
    assert court.hall.messages == [lobby, first, second]
    assert [list(one.pings) for one in (first, second)] == [[ben.id], [dirk.id]]
    await court.after(ben.click(lobby, "Join"))
    assert [one.content.split(":")[0] for one in (first, second)] == [f"<@{chloe.id}>", f"<@{dirk.id}>"]
    await court.after(chloe.click(first, "Join"))
    assert (first.deleted, second.deleted) == (True, False)


@pytest.mark.parametrize("new", [False, True])
async def test_a_block_is_not_told_by_who_is_called(court: Court, new: bool) -> None:
    """Ben blocks the host, Chloé somebody else: what everybody sees of both is the same."""
    anna, ben, chloe, dirk = court.people(4)
    if new:
        await court.are_new(ben, chloe)
    assert (await fine(ben.command(HALL, "my block", person=anna))).text == SAY("blocked", name=f"<@{anna.id}>")
    await fine(chloe.command(HALL, "my block", person=dirk))
    assert (await fine(chloe.command(HALL, "my block"))).text == SAY("blocks", names=f"<@{dirk.id}>")
    await court.refuses(anna.command(HALL, "my block", person=anna), "block-self")
    await court.refuses(anna.command(HALL, "my block", person=court.sandbox.world.bot), "is-bot")
    await court.refuses(ben.command(HALL, "join", guest=anna), "guest-blocked")
    await invited(court, ben, chloe)
    call = court.hall.messages[-1]
    assert call.content.startswith(f"<@{ben.id}>, <@{chloe.id}>: ")
    assert call.pings == ()
    assert [len(one.dms) for one in (ben, chloe)] == [0, 0 if new else 1]
    await fine(ben.command(TAVERN, "my unblock", person=anna))
    assert (await fine(ben.command(HALL, "my block"))).text == SAY("blocks-none")
    await court.after(ben.click(call, "Join"))
    assert (await court.table()).names == ("Anna", "Ben")


async def test_invitations_to_an_open_table_for_guests_only(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    lobby = await court.seat([anna])
    said = await court.told(anna.command(HALL, "join", guest=ben))
    assert said.text == SAY("join-invited", names=f"<@{ben.id}>")
    await court.restart_bot()
    await court.quiet()
    await court.told(anna.command(HALL, "join", guest=ben))
    assert len(ben.dms) == 1, "everybody is called once"
    await court.refuses(ben.command(HALL, "join", guest=anna), "stranger")
    await option(court, anna, "only", "on")
    assert SAY("lobby-only") in lobby.content
    await court.refuses(chloe.click(lobby, "Join"), "only-invited")
    await silent(ben.click(ben.dms[0], "Join"))
    await court.refuses(ben.command(HALL, "join", guest=anna), "host-only", host="Anna")
    await court.refuses(anna.command(HALL, "join", guest=court.sandbox.world.bot), "is-bot")
    await option(court, anna, "only", "off")
    await court.after(chloe.click(lobby, "Join"))
    assert "**3 of 3 here.**" in ben.dms[0].content
    await court.after(anna.click(lobby, "Start"))
    taken = SAY("invitation-taken", game="Verräter", where=f"<#{court.hall.id}>")
    assert (ben.dms[0].content, ben.dms[0].buttons) == (taken, [])


async def test_a_person_who_left_the_server_sits_down_no_more(court: Court, ben: Person) -> None:
    """Nor does anybody whom the bot cannot ask about: that server has just removed it."""
    await invited(court, ben)
    court.sandbox.fail_next("GET", "/guilds/*/members/*", 403, code=50001)
    await court.refuses(ben.click(ben.dms[0], "Join"), "server-gone", server="The Court of Turncoats")
    court.sandbox.remove_member(ben)
    await court.refuses(ben.click(ben.dms[0], "Join"), "not-a-member", server="The Court of Turncoats")


async def test_a_removed_person_comes_back_only_when_invited(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    lobby = await court.seat([anna, ben, chloe])
    await option(court, anna, "remove", str(ben.id))
    assert (await court.table()).names == ("Anna", "Chloé")
    assert "Ben" not in lobby.content
    told = SAY("lobby-dismissed", host="Anna", game="Verräter", where=f"<#{court.hall.id}>")
    assert [[one.content for one in person.dms] for person in (anna, ben, chloe)] == [[], [told], []]
    await court.refuses(ben.click(lobby, "Join"), "removed")
    await fine(anna.command(HALL, "join", guest=ben))
    await court.after(ben.click(lobby, "Join"))
    assert f"<@{anna.id}> removed <@{ben.id}> from table 1." in (await fine(anna.command(HALL, "status"))).text


async def test_the_role_is_handed_on_to_somebody_who_is_offered(court: Court) -> None:
    anna, ben = court.people(2)
    lobby = await court.seat([anna])
    for name in ("host", "remove"):
        await court.refuses(court.forge(anna, lobby, f"tm:value:1:{name}", [str(anna.id)]), "not-here")
        await court.refuses(court.forge(anna, lobby, "tm:option:1", [name]), "option")
    await silent(ben.click(lobby, "Join"))
    await option(court, anna, "host", str(ben.id))
    assert "**Ben** (host)" in lobby.content
    await court.refuses(court.forge(anna, lobby, "tm:value:1:only", ["on"]), "host-only", host="Ben")
