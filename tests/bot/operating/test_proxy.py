"""A proxy for Discord's API: everything except the gateway goes through the proxy, if there is one."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import msgspec
from aiohttp import web
from multidict import CIMultiDict

from bot.fair_deal.verify import verify
from tests.bot.court import Court
from tests.bot.playing import play_on


async def test_a_whole_match(empty_court: Court, chance: random.Random) -> None:
    """Uploads and answers to interactions too; a limit that Discord tells of is kept."""
    court = empty_court
    async with proxy_for(court.sandbox.address) as (proxy, address):
        court.settings = msgspec.structs.replace(court.settings, api=address)
        await court.start_bot()
        assert discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY.port != int(address.rpartition(":")[2])
        court.sandbox.fail_next("POST", "/channels/*/messages", 429, retry_after=0.01)
        await court.begin(court.people(1), computers=2, game="traitor")
        await play_on(court, chance)
        await court.quiet()
        checked = verify(await court.proof())
        assert checked.match.result is not None
        made = [(one.method, "/api/v10" + one.path) for one in court.sandbox.requests]
        assert sorted(proxy.calls) == sorted(made)
        assert {"callback", "messages", "bot", "commands"} <= {path.rpartition("/")[2] for _, path in proxy.calls}
        assert sum(one.status == 429 for one in court.sandbox.requests) == 1
        assert court.bot.limiter.wait() == 0
        await court.stop_bot()


HOP_BY_HOP = ("Connection", "Host", "Transfer-Encoding", "Content-Length")
"""Headers between two neighbours alone."""

LARGEST = 30 * 1024 * 1024


class Proxy:
    """Passes every call on to an address, unchanged, and remembers method and path of each."""

    def __init__(self, target: str, session: aiohttp.ClientSession) -> None:
        self._target = target
        self._session = session
        self.calls: list[tuple[str, str]] = []

    async def pass_on(self, request: web.Request) -> web.Response:
        self.calls.append((request.method, request.path))
        body = await request.read() if request.body_exists else None
        async with self._session.request(
            request.method, self._target + request.path_qs, headers=_kept(request.headers), data=body
        ) as answer:
            return web.Response(status=answer.status, headers=_kept(answer.headers), body=await answer.read())


def _kept(headers: aiohttp.typedefs.LooseHeaders) -> CIMultiDict[str]:
    kept = CIMultiDict(headers)
    for name in HOP_BY_HOP:
        kept.popall(name, None)
    return kept


@asynccontextmanager
async def proxy_for(target: str) -> AsyncIterator[tuple[Proxy, str]]:
    """A proxy in front of an address, and its own address."""
    async with aiohttp.ClientSession(auto_decompress=False) as session:
        proxy = Proxy(target, session)
        app = web.Application(client_max_size=LARGEST)
        app.router.add_route("*", "/{path:.*}", proxy.pass_on)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await runner.setup()
        try:
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            yield proxy, f"http://127.0.0.1:{runner.addresses[0][1]}"
        finally:
            await runner.cleanup()
