"""Serves the sandbox on the loopback."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Self

import discord.asset
import discord.gateway
import yarl
from aiohttp import web

from bot.processes import api
from bot.sandbox.page_socket import PageSocket
from bot.sandbox.realm import Realm
from bot.sandbox.world.messages import Attachment

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "page"
LARGEST_REQUEST = 30 * 1024 * 1024


class Sandbox(Realm):
    """A Discord on this machine: one server, eight people, and any bot that connects.

    ``port`` 0 takes a free one. ``clock`` measures the 3 seconds and 15 minutes of interactions.
    ``record_bodies`` keeps the bodies of requests and answers in ``requests``. ``restart_bot`` kills the bot, which is
    then started again. ``lead_bot`` is told by how many seconds time here is ahead, and lets the bot go by that time.
    The page can do each of these two things only if its function is given.
    Use it as ``async with Sandbox() as sandbox:`` and point discord.py at it with ``redirect(sandbox.address)``.
    """

    token = ".".join(("c2FuZGJveA", "c2FuZGJveA", "any-token-of-this-form-is-accepted"))

    def __init__(
        self,
        port: int = 0,
        clock: Callable[[], float] = time.monotonic,
        *,
        record_bodies: bool = False,
        restart_bot: Callable[[], Awaitable[None]] | None = None,
        lead_bot: Callable[[float], None] | None = None,
    ) -> None:
        super().__init__(lambda: self.address, clock, record_bodies=record_bodies)
        self._port = port
        self._restart_bot = restart_bot
        self._lead_bot = lead_bot
        self._runner = self._new_runner()

    # -- running

    async def __aenter__(self) -> Self:
        await self._serve()
        return self

    def _new_runner(self) -> web.AppRunner:
        return web.AppRunner(self._app(), access_log=None, shutdown_timeout=1)

    async def _serve(self) -> None:
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]

    async def restart(self, seconds: float = 0.0) -> None:
        """Be gone for so long, connections and sessions forgotten; the world is as it was."""
        await self.gateway.drop(resumable=False)
        await self._runner.cleanup()
        await asyncio.sleep(seconds)
        self._runner = self._new_runner()
        await self._serve()

    async def __aexit__(self, *_: object) -> None:
        self.interactions.close()
        self.rest.faults.release_all()
        await self.gateway.drop(resumable=False)
        await self._runner.cleanup()

    @property
    def address(self) -> str:
        """The address of the sandbox, such as ``http://127.0.0.1:8080``."""
        return f"http://{HOST}:{self._port}"

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[self._only_from_here])
        self.rest.add_routes(app.router)
        app.router.add_get("/gateway", self.gateway.connect)
        file = r"{channel:\d{1,20}}/{attachment:\d{1,20}}/{filename}"
        app.router.add_get(f"/cdn/attachments/{file}", self._file)
        app.router.add_get("/page-socket", self._page_socket)
        app.router.add_get("/", self._page)
        app.router.add_get("/as/{person}", self._page)
        app.router.add_static("/page/", PAGE)
        app.on_response_prepare.append(_ask_again)
        return app

    @web.middleware
    async def _only_from_here(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Refuse pages of other origins, and names that only resolve to this machine."""
        own = {f"{HOST}:{self._port}", f"localhost:{self._port}"}
        origin = request.headers.get("Origin")
        if request.host not in own or (origin is not None and origin.removeprefix("http://") not in own):
            raise web.HTTPForbidden(text="The sandbox answers only this machine.")
        return await handler(request)

    async def _file(self, request: web.Request) -> web.Response:
        found = self._attachment(request)
        return web.Response(body=found.data, content_type=found.content_type)

    def _attachment(self, request: web.Request) -> Attachment:
        channel = self.world.channels.get(int(request.match_info["channel"]))
        present = [one for message in (channel.history.values() if channel else ()) for one in message.attachments]
        for attachment in (*present, *self.world.replaced):
            if attachment.id == int(request.match_info["attachment"]):
                return attachment
        raise web.HTTPNotFound

    async def _page(self, request: web.Request) -> web.StreamResponse:
        if request.match_info.get("person", "anna") not in self.people:
            raise web.HTTPNotFound
        return web.FileResponse(PAGE / "index.html")

    async def _page_socket(self, request: web.Request) -> web.StreamResponse:
        person = self.people.get(request.query.get("as", "anna"))
        if person is None:
            raise web.HTTPNotFound
        pass_time = self.pass_time if self._lead_bot else None
        return await PageSocket(self, person, self.address, self._restart_bot, pass_time).serve(request)

    def pass_time(self, seconds: float) -> None:
        """Let so much time have passed at once, for the bot, too."""
        self.world.pass_time(seconds)
        if self._lead_bot:
            self._lead_bot(self.world.ahead)


async def _ask_again(request: web.Request, response: web.StreamResponse) -> None:
    """Make a browser keep no file of the page without asking whether it is still the newest."""
    response.headers.setdefault("Cache-Control", "no-cache")


def redirect(address: str) -> None:
    """Let every discord.py client of this process talk to the Discord at ``address`` (such as a sandbox's).

    To be called before a client starts.
    """
    api.call_at(address)
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1) + "/gateway")
    discord.asset.Asset.BASE = f"{address}/cdn"
