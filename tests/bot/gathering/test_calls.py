"""Calls to players: who asked with `/my notify` is mentioned when a host presses *Call players*, and nobody else."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from discord import Permissions

from bot import texts
from bot.gathering.calling import Calls
from bot.sandbox import Message, Person
from bot.sandbox.world.guilds import Role
from bot.store import Store
from bot.tables import Tables, Times
from tests.bot.bot_on_sandbox import HALL, TAVERN, Court, Wall, fine, refusal
from tests.bot.playing import finished, labels

SAY = texts.speaker("en")
NOBODY = "call-nobody"
MIDNIGHT = 1_800_000_000 // 86400 * 86400


async def pressed(court: Court, host: Person, lobby: Message) -> str:
    """Words to the host who presses *Call players*."""
    said = await court.told(host.click(lobby, SAY("button-call")))
    return NOBODY if said.messages[-1].content == SAY("refusal-call-nobody") else said.messages[-1].content


async def asked(*people: Person) -> None:
    """Let people ask to be called to all games, at any time."""
    for one in people:
        await fine(one.command(HALL, "my notify", wish="on"))


async def called_in(court: Court, hour: int) -> None:
    """Let the bot's clock show an hour of the day in UTC; Ben lives there."""
    court.wall = Wall()
    court.wall.now = MIDNIGHT + hour * 3600.0
    await court.restart_bot()
    await court.bot.tables.wishes.choose(court.person("ben").id, zone="UTC")


async def test_people_who_asked_are_called_and_join(court: Court, anna: Person, ben: Person, chloe: Person) -> None:
    await asked(ben)
    lobby = await court.seat([anna])
    assert await pressed(court, anna, lobby) == SAY("called", number=1)
    call = court.hall.messages[-1]
    assert call.content == SAY("summons", names=f"<@{ben.id}>", game="Verräter")
    assert (call.pings, labels(call)) == ((ben.id,), ["Join", "Don’t call me again"])
    assert SAY("button-call") not in labels(lobby)
    await court.bot.tables.lobby.choose(1, anna.id, "language", "de")
    await court.quiet()
    assert (call.deleted, call.edited) == (False, None)
    await court.bot.tables.lobby.choose(1, anna.id, "language", "en")
    await court.after(ben.click(call, "Join"))
    assert (await court.table()).names == ("Anna", "Ben")
    assert not call.deleted
    await court.refuses(court.forge(anna, lobby, "tc:call:1"), "call-once")
    await court.after(chloe.click(lobby, "Join"))
    await court.after(anna.click(lobby, "Start"))
    assert call.deleted


async def test_wishes_are_told_and_end_by_a_click_under_the_call(court: Court, anna: Person, ben: Person) -> None:
    await asked(ben)
    await pressed(court, anna, await court.seat([anna]))
    ended = await fine(ben.click(court.hall.messages[-1], SAY("button-uncall")))
    assert (ended.messages[0].content, ended.messages[0].ephemeral) == (SAY("notify-ended"), True)
    said = await fine(ben.command(HALL, "my notify"))
    assert said.text == SAY("notify-off")
    await fine(ben.click(said.messages[0], SAY("button-notify-on")))
    assert said.text.splitlines()[:2] == [SAY("notify-on"), SAY("notify-line", game=SAY("notify-all"))]
    names = {"from": 18, "to": 2}
    await court.refuses(ben.command(HALL, "my notify", **names), "call-zone")
    await fine(ben.command(HALL, "my reminders", **{"quiet-hours": "UTC"}))
    await court.refuses(ben.command(HALL, "my notify", **{"from": 18, "to": 18}), "call-hours")
    said = await fine(ben.command(HALL, "my notify", game="traitor", **names))
    line = SAY("notify-line-hours", game="Traitor", zone="UTC", since="18:00", until="2:00")
    assert line in said.text.splitlines()


WHY = ("silent", "another game", "another server", "blocks", "is blocked", "sits elsewhere", "sees nothing", "has left")


@pytest.mark.parametrize("why", WHY)
async def test_nobody_learns_why_a_person_is_not_called(court: Court, anna: Person, ben: Person, why: str) -> None:
    """All that the host and the channel read is the same as if nobody had asked."""
    if why not in WHY[:3]:
        await asked(ben)
    elif why == "another game":
        await fine(ben.command(HALL, "my notify", game="traitor"))
    elif why == "another server":
        court.sandbox.add_guild("Far Away", "far-hall")
        await fine(ben.command("far-hall", "my notify", wish="on"))
    if why == "blocks":
        await fine(ben.command(HALL, "my block", person=anna))
    elif why == "is blocked":
        await fine(anna.command(HALL, "my block", person=ben))
    elif why == "sits elsewhere":
        await court.seat([ben], channel=TAVERN)
    elif why == "sees nothing":
        court.sandbox.set_permissions(HALL, deny=Permissions(view_channel=True), person=ben)
    elif why == "has left":
        court.sandbox.remove_member(ben)
    await court.told(anna.command(HALL, "join"))
    lobby = court.hall.messages[-1]
    assert await pressed(court, anna, lobby) == NOBODY
    assert court.hall.messages == [lobby]
    assert SAY("button-call") in labels(lobby), "later somebody may be called"


@pytest.mark.parametrize(("hour", "names", "called"), [(21, {}, True), (23, {}, False), (12, {"from": 18}, False)])
async def test_nobody_is_called_at_night_or_outside_of_their_hours(
    court: Court, anna: Person, ben: Person, hour: int, names: dict[str, int], *, called: bool
) -> None:
    await called_in(court, hour)
    assert datetime.fromtimestamp(court.bot.tables.now(), UTC).hour == hour
    await fine(ben.command(HALL, "my notify", wish="on", **names))
    lobby = await court.seat([anna])
    assert await pressed(court, anna, lobby) == (SAY("called", number=1) if called else NOBODY)


async def test_nobody_is_called_a_fourth_time_a_day(court: Court, ben: Person) -> None:
    await asked(ben)
    for number, name in enumerate(("anna", "chloe", "dirk", "emma"), 1):
        host = court.person(name)
        told = await pressed(court, host, await court.seat([host]))
        assert told == (SAY("called", number=1) if number <= 3 else NOBODY)
        await court.close_table(number)


async def stored(court: Court, host: Person, *people: Person) -> None:
    """Store a call of these people, and kill the bot before it posts anything."""
    await court.seat([host])
    await court.stop_bot()
    store = await Store.open(court.settings.where)
    tables = Tables(store, times=Times(court.wall, court.wall)) if court.wall is not None else Tables(store)
    calls = Calls(tables, store)

    async def sees(user: int) -> bool:
        return user in {one.id for one in people}

    await calls.call(await calls.check(1, host.id), sees)
    await store.close()


def calls_in(court: Court) -> list[tuple[int, ...]]:
    """The people whom each call in the hall has notified."""
    return [tuple(one.pings) for one in court.hall.messages if "lacks people" in one.content]


async def test_a_call_is_posted_once_also_after_crashes(court: Court, anna: Person, ben: Person) -> None:
    await asked(ben)
    await stored(court, anna, ben)
    for _ in range(2):
        await court.start_bot()
        await court.quiet()
        assert calls_in(court) == [(ben.id,)]
        await court.stop_bot()
    await court.start_bot()


async def test_a_call_that_is_late_is_not_posted(court: Court, anna: Person, ben: Person) -> None:
    await called_in(court, 21)
    await asked(ben)
    await stored(court, anna, ben)
    assert court.wall is not None
    court.wall.now += 6 * 60
    await court.start_bot()
    await court.quiet()
    assert calls_in(court) == []


@pytest.fixture
def players(court: Court, ben: Person) -> Role:
    """A role that a server has its hosts mention in place of those who asked."""
    role = Role(court.sandbox.world.fixed_id(), "Players", Permissions(), 2)
    court.sandbox.world.set_role(court.sandbox.world.home, role)
    ben.roles.add(role.id)
    return role


async def test_a_role_is_called_instead(court: Court, anna: Person, ben: Person, chloe: Person, players: Role) -> None:
    await asked(chloe)
    await fine(anna.command(HALL, "settings", call=players))
    lobby = await court.seat([anna])
    assert await pressed(court, anna, lobby) == SAY("called-role", role=f"<@&{players.id}>")
    call = court.hall.messages[-1]
    assert (call.pings, labels(call)) == ((ben.id,), ["Join"])
    await court.bot.tables.lobby.choose(1, anna.id, "game", "traitor")
    await court.quiet()
    assert call.deleted, "it goes with its game"


async def test_a_role_that_may_not_be_mentioned_is_refused(court: Court, anna: Person, players: Role) -> None:
    world = court.sandbox.world
    everybody = world.home.roles[world.home.id]
    await fine(anna.command(HALL, "settings", call=players))
    mute = everybody.permissions & ~Permissions(mention_everyone=True)
    world.set_role(world.home, replace(everybody, permissions=mute))
    await court.quiet()
    told = {"role": f"<@&{players.id}>"}
    await court.refuses(anna.command(HALL, "settings", call=players), "call-role", **told)
    lobby = await court.seat([anna])
    await court.refuses(anna.click(lobby, SAY("button-call")), "call-role", **told)
    assert SAY("refusal-call-role", **told) in (await fine(anna.command(HALL, "status"))).text
    world.set_role(world.home, replace(players, mentionable=True))
    await court.quiet()
    assert await pressed(court, anna, lobby) == SAY("called-role", **told)


INVITE, STATS, REPLAY = (SAY(f"menu-{one}") for one in ("invite", "stats", "replay"))


async def told(court: Court, person: Person, name: str, target: Person | Message) -> str:
    """Use a menu on somebody or something, and return the private answer."""
    said = await court.told(person.menu(HALL, name, target))
    assert said.messages[0].ephemeral
    return said.messages[0].content


async def test_a_host_invites_a_person_by_their_menu(court: Court, anna: Person, ben: Person, chloe: Person) -> None:
    assert await told(court, anna, INVITE, ben) == refusal("no-own-lobby")
    await court.seat([anna, chloe])
    here = f"<#{court.hall.id}>"
    assert await told(court, chloe, INVITE, ben) == refusal("no-own-lobby")
    assert await told(court, anna, INVITE, chloe) == refusal("sits-there", where=here)
    assert (await court.told(anna.menu(HALL, INVITE, court.sandbox.world.bot))).text == refusal("is-bot")
    assert await told(court, anna, INVITE, ben) == SAY("menu-invited", name=f"<@{ben.id}>", where=here)
    assert (await court.table()).guests == (ben.id,)


async def test_menus_show_statistics_and_replay_an_end_alone(court: Court, anna: Person, ben: Person) -> None:
    by_command = await court.told(anna.command(HALL, "stats", person=ben))
    assert await told(court, anna, STATS, ben) == by_command.messages[0].content
    lobby = await court.begin([anna, ben, court.person("chloe")])
    assert await told(court, anna, REPLAY, lobby) == refusal("no-end-there")
    assert await told(court, anna, REPLAY, ben.say(HALL, "Good game")) == refusal("no-end-there")
    await finished(court)
    end = next(one for one in court.hall.messages if SAY("button-replay") in labels(one))
    by_button = (await court.told(anna.click(end, SAY("button-replay")))).messages[-1].content
    assert await told(court, anna, REPLAY, end) == by_button
