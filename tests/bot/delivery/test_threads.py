"""A thread per table: opened by /join in a channel, archived at the end."""

from collections.abc import Sequence

import pytest
from discord import Permissions

from bot import texts
from bot.sandbox import Person
from bot.sandbox.world.messages import Channel
from tests.bot.bot_on_sandbox import HALL, TAVERN, Court, fine, silent
from tests.bot.lobby.test_settings import chosen
from tests.bot.playing import almost_finished
from tests.bot.seats.test_abort import confirmed

SAY = texts.speaker("en")


@pytest.fixture(autouse=True)
async def wished(court: Court, anna: Person) -> None:
    """The server wishes a thread for each table."""
    await chosen(anna, "threads", "on")


def threads(court: Court) -> list[Channel]:
    return [one for one in court.sandbox.world.channels.values() if one.thread]


async def begun(court: Court, people: Sequence[Person]) -> Channel:
    """Let people begin a match in a thread of its own, which is returned."""
    await court.told(people[0].command(HALL, "join"))
    (thread,) = threads(court)
    for one in people[1:]:
        await court.after(one.click(thread.messages[0], "Join"))
    await court.after(people[0].click(thread.messages[0], "Start"))
    return thread


async def test_join_opens_a_thread_and_several_tables_run_side_by_side(court: Court) -> None:
    anna, ben, chloe = court.people(3)
    said = await fine(ben.command(HALL, "join", game="traitor"))
    await court.told(anna.command(HALL, "join"))
    first, second = threads(court)
    assert (first.name, second.name) == ("Traitor · Ben", "Verräter · Anna")
    assert said.text == SAY("join-opened-apart", game="Traitor", where=f"<#{first.id}>")
    assert court.hall.messages == []
    assert [len(one.messages) for one in (first, second)] == [1, 1]
    await silent(chloe.click(first.messages[0], "Join"))
    assert (await court.table(1)).names == ("Ben", "Chloé")
    await fine(chloe.command(second.name, "join"))
    assert (await court.table(2)).names == ("Anna", "Chloé")


async def test_a_lobby_in_the_channel_itself_is_joined(court: Court, anna: Person, ben: Person) -> None:
    await chosen(anna, "threads", "off")
    await court.seat([anna])
    await chosen(anna, "threads", "on")
    await fine(ben.command(HALL, "join"))
    assert threads(court) == []
    assert (await court.table()).names == ("Anna", "Ben")


async def test_without_a_thread_the_reason_is_said_and_no_empty_thread_stays(court: Court, ben: Person) -> None:
    for permission in ("create_public_threads", "send_messages_in_threads", "attach_files"):
        court.sandbox.set_permissions(HALL, deny=Permissions(**{permission: True}))
        await court.refuses(ben.command(HALL, "join"), "permissions", missing=SAY("permission", key=permission))
    court.sandbox.set_permissions(HALL, deny=Permissions(send_messages=True))  # nothing is written in the channel
    for status, code, key in ((403, 50013, "threads"), (400, 160006, "threads-most")):
        court.sandbox.fail_next("POST", "/channels/*/threads", status, code=code)
        await court.refuses(ben.command(HALL, "join"), key)
    assert threads(court) == []
    await court.refuses(ben.command(HALL, "join", preset="none such"), "option")
    (empty,) = threads(court)
    assert empty.thread
    assert (empty.thread.archived, empty.messages) == (True, [])
    court.sandbox.fail_next("PATCH", "/channels/*", 403, code=50013)
    await court.refuses(ben.command(HALL, "join", preset="none such"), "option")
    court.sandbox.problems.clear()
    await court.told(ben.command(HALL, "join"))
    *_, opened = threads(court)
    assert opened.messages
    await court.refuses(ben.command(TAVERN, "join"), "own-lobby", where=f"<#{opened.id}>")
    assert threads(court)[-1] is opened


async def test_a_thread_is_archived_once_the_end_is_told_and_a_rematch_brings_it_back(court: Court) -> None:
    people = court.people(3)
    thread = await begun(court, people)
    user, keys = await almost_finished(court, thread.name)
    assert thread.thread
    assert not thread.thread.archived
    await court.bot.tables.answers.give(1, user, keys)
    await court.quiet()
    assert thread.thread.archived
    end = thread.messages[-1]
    assert [one.label for one in end.buttons][:1] == ["Rematch"]
    court.bot.delivery.refresh(1)
    people[1].say(thread.name, "Well played!")
    await court.quiet()
    assert not thread.thread.archived, "once is enough"
    court.sandbox.set_thread(thread.name, archived=True)
    await court.told(people[1].click(end, "Rematch"))
    assert not thread.thread.archived
    assert (await court.table(2)).thread
    await confirmed(people[1], thread.name)
    await court.quiet()
    assert thread.thread.archived


async def test_deleted_in_mid_game_it_is_as_a_channel_that_is_gone(court: Court, anna: Person) -> None:
    people = court.people(3)
    thread = await begun(court, people)
    court.sandbox.delete_channel(thread.name)
    await court.quiet()
    court.bot.delivery.refresh(1)
    await court.quiet()
    asked = await fine(anna.command(HALL, "abort", table=1))
    await court.after(anna.click(asked.messages[0], "Abort the table"))
    for one in people:
        assert "closed by Anna" in one.dms[-1].content
    court.sandbox.problems.clear()


def entries(court: Court) -> list[str]:
    """Return the names of people whom the bot has brought into a thread, a name for each time."""
    made = [one.path for one in court.sandbox.requests if one.method == "PUT" and "/thread-members/" in one.path]
    return [court.sandbox.world.users[int(path.rpartition("/")[2])].name for path in made]


async def test_players_are_added_to_the_thread_once(court: Court) -> None:
    anna, ben, chloe, dirk = court.people(4)
    thread = await begun(court, (anna, ben, chloe))
    assert entries(court) == ["Anna", "Ben", "Chloé"]
    await court.restart_bot()
    await court.quiet()
    await court.hand_over(anna, dirk, thread.name)
    offer = thread.messages[-1]
    await court.told(dirk.click(offer, offer.buttons[0].label))
    assert entries(court) == ["Anna", "Ben", "Chloé", "Dirk"]
    assert thread.thread
    court.sandbox.open_thread(HALL, "round-table", dirk)
    await court.told(chloe.command("round-table", "join", game="traitor"))
    assert len(entries(court)) == 4, "nobody is brought into a thread that others have opened"
    assert thread.thread.members == {court.sandbox.world.bot.id, *(one.id for one in (anna, ben, chloe, dirk))}


async def test_a_player_who_cannot_be_added_plays_all_the_same(court: Court) -> None:
    anna, *others = people = court.people(4)
    await court.told(anna.command(HALL, "join"))
    (thread,) = threads(court)
    for one, (status, code) in zip(others, ((403, 50013), (404, 10007), (400, 30033)), strict=True):
        refusal = court.sandbox.fail("PUT", "/channels/*/thread-members/*", status, code=code)
        await court.after(one.click(thread.messages[0], "Join"))
        assert f"· **{one.name}**" in thread.messages[0].content
        assert (bool(refusal.met), court.bot.delivery.backlog.troubles) == (True, {})
        refusal.lift()
    assert (await court.table()).names == tuple(one.name for one in people)
