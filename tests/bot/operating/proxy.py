"""A proxy in front of the sandbox that passes calls to Discord's API on, as those do that queue them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
from aiohttp import web
from multidict import CIMultiDict

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
