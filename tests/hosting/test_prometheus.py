"""A real Prometheus asks the bot, and answers all that docs/grafana.json asks Prometheus.

It runs on loopback and in a folder that goes when it does.
"""

import asyncio
import json
import os
import re
import shutil
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox
from tests.postgresql import free_port

ROOT = Path(__file__).parents[2]
PANELS = json.loads((ROOT / "docs" / "grafana.json").read_text(encoding="utf-8"))["panels"]
QUERIES = [one["expr"].replace("$__rate_interval", "1m") for panel in PANELS for one in panel["targets"]]

QUICK = "from bot.client import pulse; pulse.SHOWN_EVERY = 0.1; from bot.__main__ import main; raise SystemExit(main())"
"""The bot, whose numbers are shown more often than every ten seconds."""
PATIENCE = 30.0
"""Seconds; only a failure waits so long."""
CONFIGURATION = """
global: {{scrape_interval: 200ms, scrape_timeout: 200ms}}
scrape_configs: [{{job_name: turncoat, static_configs: [{{targets: ["127.0.0.1:{port}"]}}]}}]
"""
LISTENING = re.compile(r'msg="Listening on" address=(\S+)')
READY = "Server is ready to receive web requests"

Series = list[dict[str, Any]]
"""The result of a query: labels and the value of each series."""


class Prometheus:
    """A running Prometheus, which is asked as Grafana asks it."""

    def __init__(self, address: str, port: int, http: aiohttp.ClientSession) -> None:
        self._address = address
        self._port = port
        self._http = http

    async def ask(self, query: str) -> Series:
        """Evaluate a query at this moment. Raises ``ValueError`` with its complaint."""
        async with self._http.get(f"http://{self._address}/api/v1/query", params={"query": query}) as answer:
            whole = await answer.json()
        if whole["status"] != "success":
            raise ValueError(f"{query}: {whole['error']}")
        found: Series = whole["data"]["result"]
        return found

    async def complaints(self) -> str:
        """Return what Prometheus' own tool finds wrong with the names and texts of the metrics."""
        async with self._http.get(f"http://127.0.0.1:{self._port}/metrics") as answer:
            metrics = await answer.read()
        tool = await asyncio.create_subprocess_exec(
            "promtool", "check", "metrics", stdin=PIPE, stdout=PIPE, stderr=STDOUT
        )
        said, _ = await tool.communicate(metrics)
        return said.decode()

    async def until(self, query: str) -> None:
        """Wait until a query has a result."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if await self.ask(query):
                    return
                await asyncio.sleep(0.05)


@asynccontextmanager
async def asking(port: int, folder: Path) -> AsyncIterator[Prometheus]:
    """A Prometheus that scrapes a port of this machine five times a second."""
    (folder / "prometheus.yml").write_text(CONFIGURATION.format(port=port), encoding="utf-8")
    options = ("--config.file=prometheus.yml", "--storage.tsdb.path=series", "--web.listen-address=127.0.0.1:0")
    process = await asyncio.create_subprocess_exec("prometheus", *options, cwd=folder, stderr=PIPE)
    try:
        assert process.stderr is not None
        said = ""
        # Both lines come from threads of their own, in either order.
        while READY not in said or (listening := LISTENING.search(said)) is None:
            said += (line := await process.stderr.readline()).decode()
            assert line, said
        async with aiohttp.ClientSession() as http:
            yield Prometheus(listening[1], port, http)
    finally:
        process.terminate()
        await process.communicate()


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


async def test_every_query_has_an_answer_and_sees_the_first_refusal(
    sandbox: Sandbox, port: int, tmp_path: Path
) -> None:
    """A panel that is empty until something happens is taken for broken.

    Prometheus sees no rise of a number that was not there before.
    """
    if shutil.which("prometheus") is None:
        (pytest.fail if "TURNCOAT_PROMETHEUS_REQUIRED" in os.environ else pytest.skip)("no Prometheus on PATH")
    async with asking(port, tmp_path) as asked:
        await asked.until("count_over_time(turncoat_shard_latency_seconds[1m]) > 2")
        assert [query for query in QUERIES if not await asked.ask(query)] == []
        refusals = next(query for query in QUERIES if "turncoat_refused_requests_total" in query)
        assert await asked.ask(f"({refusals}) > 0") == []
        sandbox.fail_next("POST", "/channels/*/messages", 403, code=50013)
        await sandbox.people["anna"].command("the-tavern", "join", game="verraeter")
        await asked.until(f"({refusals}) > 0")
        assert await asked.complaints() == ""
