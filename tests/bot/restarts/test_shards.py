"""The bot with several shards, or with some of them."""

import asyncio

import msgspec
import pytest

from bot import texts
from bot.processes.shards import Shards, shard_of
from bot.sandbox import Person
from bot.watching import metrics
from tests.bot.court import Court, fine
from tests.sandbox.court import Court as Other

SAY = texts.speaker("en")


def shown(state: str) -> float | None:
    return metrics.registry.get_sample_value("turncoat_shards", {"state": state})


class TestAllInOneProcess:
    """As many as Discord recommends."""

    @pytest.fixture
    async def court(self, empty_court: Court) -> Court:
        empty_court.sandbox.gateway.starts.shards = 2
        await empty_court.start_bot()
        await empty_court.bot.wait_until_ready()
        return empty_court

    async def test_one_that_is_lost_is_told(self, court: Court, anna: Person) -> None:
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


class TestSomeInThisProcess:
    """Another process has the others."""

    async def test_its_servers_alone_are_its_business(self, empty_court: Court) -> None:
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
