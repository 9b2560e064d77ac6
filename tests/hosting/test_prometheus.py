"""A real Prometheus asks the bot, and answers all that docs/grafana.json asks Prometheus."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.hosting.conftest import PATIENCE, Asking
from tests.postgresql import free_port

ROOT = Path(__file__).parents[2]
PANELS = json.loads((ROOT / "docs" / "grafana.json").read_text(encoding="utf-8"))["panels"]
QUERIES = [one["expr"].replace("$__rate_interval", "1m") for panel in PANELS for one in panel["targets"]]

QUICK = "from bot.client import pulse; pulse.SHOWN_EVERY = 0.1; from bot.__main__ import main; raise SystemExit(main())"
"""The bot, whose numbers are shown more often than every ten seconds."""


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def port(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[int]:
    """The port of a new bot's metrics: the bot is a process of its own, at whose tables nobody has sat."""
    port = free_port()
    config = tmp_path / "config.toml"
    config.write_text(f'token = "{sandbox.token}"\nmetrics = "127.0.0.1:{port}"\n', encoding="utf-8")
    command = (sys.executable, "-c", QUICK, "run", "--config", str(config), "--discord", sandbox.address)
    bot = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
    await sandbox.until(lambda: sandbox.bot_online and sandbox.world.commands, within=PATIENCE)
    yield port
    bot.terminate()
    assert await bot.wait() == 0


async def test_every_query_of_the_dashboard_has_an_answer_at_once_and_sees_the_first_refusal(
    sandbox: Sandbox, port: int, prometheus: Asking
) -> None:
    """A panel that is empty until something happens is taken for broken.

    Prometheus sees no rise of a number that was not there before.
    """
    async with prometheus(port) as asked:
        await asked.until("count_over_time(turncoat_shard_latency_seconds[1m]) > 2")
        assert [query for query in QUERIES if not await asked.ask(query)] == []
        refusals = next(query for query in QUERIES if "turncoat_refused_requests_total" in query)
        assert await asked.ask(f"({refusals}) > 0") == []
        sandbox.fail_next("POST", "/channels/*/messages", 403, code=50013)
        await sandbox.people["anna"].command("the-tavern", "join", game="verraeter")
        await asked.until(f"({refusals}) > 0")
        assert await asked.complaints() == ""
