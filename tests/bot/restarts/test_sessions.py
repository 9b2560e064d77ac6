"""The bot uses up neither the sessions of a day nor a token that is known no more."""

import asyncio
import random

import discord
import msgspec
import pytest

from bot import texts
from bot.delivery import lanes
from bot.processes.shards import Shards, shard_of
from bot.sandbox import Person, redirect
from bot.sandbox.gateway.starts import DAY
from bot.watching import metrics
from tests.bot.bot_on_sandbox import Court, fine
from tests.bot.playing import answer, present
from tests.sandbox.court import Court as Other

FEW_ARE_LEFT = "only 0 of 1 sessions of a day are left"


def use_up(court: Court, left: float) -> None:
    """A session of the one that may begin in a day began then; so many seconds are left of that day."""
    starts = court.sandbox.gateway.starts
    starts.total = 1
    starts._begun.append(starts.clock() - DAY + left)


async def waits(court: Court, caplog: pytest.LogCaptureFixture) -> None:
    """Until the bot has said that it waits."""
    await court.sandbox.until(lambda: any(one.getMessage().startswith(FEW_ARE_LEFT) for one in caplog.records))


async def test_a_bot_without_sessions_waits_for_a_day(empty_court: Court, caplog: pytest.LogCaptureFixture) -> None:
    """A bot that begins a session all the same has no token any more."""
    asking = empty_court.sandbox.hold("GET", "/gateway/bot")
    starting = asyncio.create_task(empty_court.start_bot())
    await asking.reached.wait()
    use_up(empty_court, 0.5)
    asking.release()
    await starting
    await waits(empty_court, caplog)
    await empty_court.bot.wait_until_ready()
    assert empty_court.sandbox.bot_online


async def test_a_waiting_bot_ends_at_once_when_told_to(empty_court: Court, caplog: pytest.LogCaptureFixture) -> None:
    use_up(empty_court, DAY)
    starting = asyncio.create_task(empty_court.start_bot())
    await waits(empty_court, caplog)
    assert not empty_court.sandbox.bot_online
    starting.cancel()
    async with asyncio.timeout(30):
        await empty_court.stop_bot()


async def test_a_token_that_is_known_no_more_ends_the_bot(court: Court) -> None:
    await court.sandbox.reset_token()
    why = await court.ended()
    assert isinstance(why, discord.ConnectionClosed)
    assert why.code == 4004


async def test_nor_does_who_is_not_on_the_gateway_go_on_with_it(court: Court, chance: random.Random) -> None:
    """Each further call would count as invalid."""
    await court.begin(court.people(3))
    refusal = court.sandbox.fail("*", "/[cu]*", 401)
    await answer(court, present(court), chance)
    assert isinstance(await court.ended(), discord.LoginFailure)
    assert court.bot.delivery.backlog.troubles == {}
    assert refusal.met <= 6


async def test_the_bot_goes_on_while_discord_cannot_be_asked(court: Court, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    redirect("http://127.0.0.1:9")
    court.bot.limiter.unauthorized.set()
    await court.sandbox.until(lambda: "Discord does not say whether it knows the token" in caplog.text)
    redirect(court.sandbox.address)
    court.sandbox.fail("GET", "/users/*", 401)
    court.bot.limiter.unauthorized.set()
    assert isinstance(await court.ended(), discord.LoginFailure), "it asks again"


async def test_a_token_that_is_unknown_by_mistake_is_no_trouble_of_a_channel(
    court: Court, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.05)
    await court.begin(court.people(3))
    question = present(court)
    first = court.boards[-1].content
    court.sandbox.fail_next("PATCH", f"/channels/{court.hall.id}/*", 401)
    await answer(court, question, chance)
    await court.sandbox.until(lambda: court.boards[-1].content != first)
    await court.quiet()
    assert court.bot.delivery.backlog.troubles == {}
    assert court.bot.limiter.refused == 1


SAY = texts.speaker("en")


def shown(state: str) -> float | None:
    return metrics.registry.get_sample_value("turncoat_shards", {"state": state})


async def test_a_shard_that_is_lost_is_told(empty_court: Court, anna: Person) -> None:
    court = empty_court
    court.sandbox.gateway.starts.shards = 2
    await court.start_bot()
    await court.bot.wait_until_ready()
    assert court.bot.gateway.connected == {0, 1}
    assert court.bot.gateway.deafness == ""
    home = shard_of(court.sandbox.world.home.id, 2)
    assert "of this process" not in (await fine(anna.command("the-hall", "status"))).text
    lost = court.bot.wait_for("shard_disconnect", timeout=5)
    back = court.bot.wait_for("shard_resumed", timeout=5)
    await court.sandbox.drop_gateway(shard=1 - home)
    await lost
    assert not court.bot.gateway.hears
    assert court.bot.gateway.deafness == "1 of 2 shards are not connected"
    court.bot.pulse.feel()
    assert court.bot.health.faults == [court.bot.gateway.deafness]
    court.bot.pulse.show_once()
    assert (shown("wanted"), shown("connected")) == (2, 1)
    status = await fine(anna.command("the-hall", "status"))
    assert SAY("status-shards", connected=1, own=2, shards=2) in status.text
    await back
    assert court.bot.gateway.hears
    assert court.bot.gateway.deafness == ""


async def test_the_servers_of_the_own_shards_alone_are_a_process_business(empty_court: Court) -> None:
    court = empty_court
    home = shard_of(court.sandbox.world.home.id, 2)
    court.settings = msgspec.structs.replace(court.settings, shards=Shards(f"{1 - home}/2"))
    async with Other(shards=2, only=[home]) as other:
        running = asyncio.create_task(other.start(court.sandbox.token))
        await court.start_bot()
        await court.bot.wait_until_ready()
        assert list(court.bot.guilds) == []
        assert court.bot.gateway.connected == {1 - home}
        assert court.bot.gateway.deafness == ""
        assert not court.bot.gateway.is_told_of(court.sandbox.world.home.id)
        await court.stop_bot()
    await running
