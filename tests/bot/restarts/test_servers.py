"""Events of a server, its channels and the connection: tables are brought in line, whatever happens."""

import asyncio
import random

import pytest
from discord import Permissions
from msgspec.structs import replace

from bot import texts
from bot.delivery import lanes
from bot.sandbox import Person
from bot.sandbox.world.guilds import Guild
from bot.tables import Person as Player
from bot.tables import Place, servers
from tests.bot.bot_on_sandbox import HALL, Court, fine, silent
from tests.bot.playing import answer, present

SAY = texts.speaker("en")


def calls(court: Court, since: int) -> list[str]:
    """The bot's calls about messages, after so many requests."""
    made = court.sandbox.requests[since:]
    return [f"{one.method} {one.path}" for one in made if "/messages" in one.path and "/webhooks/" not in one.path]


async def paused(court: Court, *, wished: bool = True) -> None:
    """Wait until the tables of the first server are paused, or go on."""
    async with asyncio.timeout(30):
        while court.bot.tables.servers.is_gone(court.sandbox.world.home.id) != wished:
            await court.table()  # the store takes its turn
    await court.quiet()


async def forget_the_board(court: Court) -> None:
    store = court.bot.store
    board = await store.messages.in_slot(1, "board:1")
    assert board is not None
    await store.messages.drop(1, board)


class TestBroughtInLine:
    """A board that was deleted while the bot could not know it is there again."""

    async def test_after_a_connection_that_is_resumed_or_begins_anew(self, court: Court) -> None:
        await court.begin(court.people(3))
        await court.bot.wait_until_ready()
        for resumable in (True, False):
            court.sandbox.delete_message(court.boards[-1])
            await forget_the_board(court)
            await court.sandbox.drop_gateway(resumable=resumable)
            await court.sandbox.until(lambda: court.boards, within=15)
            await court.quiet()

    async def test_once_a_server_is_there_that_was_unavailable_at_the_start(self, court: Court) -> None:
        await court.begin(court.people(3))
        court.sandbox.delete_message(court.boards[-1])
        await forget_the_board(court)
        court.bot.marks.drop(1)
        await court.stop_bot()
        court.sandbox.set_available(False)
        outage = court.sandbox.fail("POST", "/channels/*/messages", 403, code=50001, channel=HALL)
        await court.start_bot()
        await court.sandbox.until(lambda: court.bot.gateway.hears and court.bot.delivery.backlog.troubles)
        await court.quiet()
        outage.lift()
        court.sandbox.set_available(True)
        await court.sandbox.until(lambda: court.boards)
        await court.quiet()
        assert court.bot.delivery.backlog.troubles == {}

    async def test_after_a_time_out(self, court: Court, chance: random.Random) -> None:
        await court.begin(court.people(3))
        before = court.boards[-1].content
        court.sandbox.time_out_bot()
        await answer(court, present(court), chance)
        await court.quiet()
        assert court.boards[-1].content == before
        court.sandbox.problems.clear()
        assert court.bot.delivery.backlog.troubles == {1: "timed-out"}
        assert SAY("trouble-timed-out") in (await fine(court.person("anna").command(HALL, "status"))).text
        court.sandbox.time_out_bot(timed_out=False)
        await court.sandbox.until(lambda: court.boards[-1].content != before)

    async def test_after_a_thread_is_unlocked(self, court: Court, anna: Person) -> None:
        thread = court.sandbox.open_thread(HALL, "round-table", anna)
        court.sandbox.set_thread("round-table", archived=True, locked=True)
        table = await court.bot.tables.lobby.open(
            Place(court.sandbox.world.home.id, "", thread.id, "en"), Player(anna.id, "Anna", "en"), "verraeter", {}
        )
        await court.quiet()
        assert court.bot.delivery.backlog.troubles == {table.id: "thread-locked"}
        assert SAY("trouble-thread-locked") in (await fine(anna.command("round-table", "status"))).text
        assert not thread.messages
        court.sandbox.problems.clear()
        court.sandbox.set_thread("round-table", archived=False, locked=False)
        await court.sandbox.until(lambda: thread.messages)

    async def test_nothing_is_called_where_nothing_differs(self, court: Court) -> None:
        await court.begin(court.people(3))
        since = len(court.sandbox.requests)
        resumed = court.bot.wait_for("shard_resumed", timeout=5)
        await court.sandbox.drop_gateway(resumable=True)
        await resumed
        court.sandbox.set_permissions(HALL, allow=Permissions(view_channel=True))
        await court.quiet()
        assert calls(court, since) == []


async def test_a_person_in_a_private_thread_reads_what_to_do_and_the_lobby_appears(court: Court, anna: Person) -> None:
    thread = court.sandbox.open_thread(HALL, "conspiracy", anna, private=True)
    joined = await fine(anna.command("conspiracy", "join"))
    assert joined.text == SAY("trouble-mention-me")
    court.sandbox.problems.clear()
    anna.say("conspiracy", f"<@{court.sandbox.world.bot.id}>")
    await court.sandbox.until(lambda: thread.messages[-1].author is court.sandbox.world.bot)


class TestRemoved:
    """A server removes the bot; the people share another one with it."""

    @pytest.fixture
    def other(self, court: Court) -> Guild:
        return court.sandbox.add_guild("The Tower", "the-yard")

    async def removed(self, court: Court) -> None:
        court.sandbox.remove_bot()
        await paused(court)

    async def test_calls_to_a_server_that_is_gone_are_called_off(
        self, court: Court, other: Guild, chance: random.Random, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.1)
        await court.begin(court.people(3))
        fault = court.sandbox.fail("PATCH", "/channels/*/messages/*", 503, channel=HALL)
        await answer(court, present(court), chance)
        await court.sandbox.until(lambda: fault.met)
        await self.removed(court)
        table, since = await court.table(), len(court.sandbox.requests)
        await court.sandbox.until(lambda: not any(court.bot.delivery.backlog.delayed(table)))
        assert calls(court, since) == []

    async def test_its_tables_are_paused_until_it_is_invited_again(self, court: Court, other: Guild) -> None:
        await court.begin(court.people(3))
        await self.removed(court)
        who, prompt = present(court)
        menu = prompt.selects[0]
        deed = who.choose(prompt, menu.custom_id, [menu.options[0].value])
        await court.refuses(deed, "server-gone", server="The Court of Turncoats")
        since = len(court.sandbox.requests)
        court.bot.delivery.refresh(1)
        await court.quiet()
        assert calls(court, since) == []
        status = (await fine(court.person("anna").command("the-yard", "status"))).text
        assert SAY("status-paused", number=1) in status
        court.sandbox.invite_bot()
        await paused(court, wished=False)
        await silent(who.choose(prompt, menu.custom_id, [menu.options[0].value]))
        assert (await court.match()).length == 1

    async def test_a_server_that_is_told_to_be_joined_goes_on(self, court: Court) -> None:
        """Discord may leave out whether it was unavailable; then discord.py tells that it was joined."""
        await court.begin(court.people(3))
        (guild,) = court.bot.guilds
        await court.bot.tables.servers.left(guild.id)
        assert court.bot.tables.servers.is_gone(guild.id)
        court.bot.dispatch("guild_join", guild)
        await court.sandbox.until(lambda: not court.bot.tables.servers.is_gone(guild.id))
        await court.quiet()

    async def test_that_is_remembered_and_after_a_week_the_tables_are_closed(
        self, court: Court, other: Guild, anna: Person, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Also if it is removed while the bot does not run."""
        await court.begin(court.people(3))
        await court.stop_bot()
        court.sandbox.remove_bot()
        await court.start_bot()
        await paused(court)
        await court.restart_bot()
        await court.quiet()
        assert (await court.table()).state == "running"
        since = len(court.sandbox.requests)
        monkeypatch.setattr(servers, "FORSAKEN_AFTER", 0)
        await court.bot.recovery.close_forsaken()
        await court.quiet()
        assert (await court.table()).state == "aborted"
        told = SAY("aborted-forsaken", server="The Court of Turncoats", game="Verräter")
        assert all(one.dms[-1].content.startswith(told) for one in court.people(3))
        assert not any(f"/channels/{court.hall.id}/" in call for call in calls(court, since))


async def test_the_file_that_shows_life_is_not_touched_while_the_connection_is_lost(court: Court) -> None:
    file = court.folder / "alive"
    await court.bot.wait_until_ready()
    lost = court.bot.wait_for("shard_disconnect", timeout=5)
    await court.sandbox.drop_gateway(resumable=True)
    await lost
    assert not court.bot.gateway.hears
    assert court.bot.is_ready(), "discord.py does not tell"
    file.unlink(missing_ok=True)
    await court.bot.pulse.show_alive_once()
    assert not file.exists()
    await court.bot.wait_for("shard_resumed", timeout=5)
    assert court.bot.gateway.hears
    await court.bot.pulse.show_alive_once()
    assert file.exists()


async def test_status_tells_restarts(court: Court, anna: Person, ben: Person, caplog: pytest.LogCaptureFixture) -> None:
    court.bot.supervisor.failed("computers", OSError("disk full"), table=3)
    assert "computers of table 3 failed and is started again" in caplog.text
    caplog.clear()
    at = f"<t:{int(court.bot.supervisor.failures['computers'].at)}:R>"
    said = SAY("status-restarted", work="computers", times=1, table=3, since=at)
    assert said in (await fine(anna.command(HALL, "status"))).text
    assert said not in (await fine(ben.command(HALL, "status"))).text


async def test_a_start_looks_at_few_tables_at_once_and_clicks_come_first(empty_court: Court, anna: Person) -> None:
    """D5: with many running tables a click is answered long before the last of them has been looked at."""
    court = empty_court
    await court.start_bot()
    lobby = await court.seat([anna])
    first = await court.table()
    for number in range(50):
        channel = court.sandbox.world.add_channel(f"hall-{number}")
        await court.bot.store.tables.open(replace(first, id=0, channel=channel.id))
    await court.stop_bot()
    hold = court.sandbox.hold("POST", "/channels/*/messages")
    await court.start_bot()
    await hold.reached.wait()
    await silent(anna.click(lobby, SAY("button-computer")))
    assert "Bram ◇" in lobby.content
    assert not hold.released.is_set()
    await court.sandbox.until(lambda: hold.met >= 4)
    hold.release()
    await court.quiet()
    assert hold.met == 4
    assert len([one for one in court.sandbox.requests if one.method == "POST" and "/messages" in one.path]) >= 51
