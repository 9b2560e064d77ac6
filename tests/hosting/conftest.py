"""A Prometheus of the tests' own, which asks one bot, on loopback and in a folder that goes when it does."""

import asyncio
import os
import re
import shutil
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

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


Asking = Callable[[int], AbstractAsyncContextManager[Prometheus]]
"""Begins a Prometheus that asks a port."""


@asynccontextmanager
async def asking(port: int, folder: Path) -> AsyncIterator[Prometheus]:
    """A Prometheus that scrapes a port of this machine five times a second."""
    (folder / "prometheus.yml").write_text(CONFIGURATION.format(port=port), encoding="utf-8")
    options = ("--config.file=prometheus.yml", "--storage.tsdb.path=series", "--web.listen-address=127.0.0.1:0")
    process = await asyncio.create_subprocess_exec("prometheus", *options, cwd=folder, stderr=PIPE)
    try:
        assert process.stderr is not None
        said = ""
        while READY not in said:
            said += (line := await process.stderr.readline()).decode()
            assert line, said
        (address,) = LISTENING.findall(said)
        draining = asyncio.create_task(process.stderr.read())
        async with aiohttp.ClientSession() as http:
            yield Prometheus(address, port, http)
    finally:
        process.terminate()
        await process.wait()
        await draining


@pytest.fixture
def prometheus(tmp_path: Path) -> Asking:
    """Return what begins a Prometheus; without its program there is none."""
    if shutil.which("prometheus") is None:
        (pytest.fail if "TURNCOAT_PROMETHEUS_REQUIRED" in os.environ else pytest.skip)("no Prometheus on PATH")
    folder = tmp_path / "prometheus"
    folder.mkdir()
    return lambda port: asking(port, folder)
