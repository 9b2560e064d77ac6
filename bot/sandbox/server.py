"""Puts the sandbox together and serves it on the loopback."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Self

from aiohttp import web
from discord import Permissions

from .gateway import Gateway
from .interactions import Interactions
from .page_socket import PageSocket
from .people import Person
from .rest import Fault, Request, Rest, without_token
from .routes import Routes
from .world import Change, Channel, World

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from .messages import Message

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "page"
LARGEST_REQUEST = 30 * 1024 * 1024
PEOPLE = (
    ("anna", "Anna", "#e0565b"),
    ("ben", "Ben", "#3f8fd2"),
    ("chloe", "Chloé", "#4caf6d"),
    ("dirk", "Dirk", "#b58900"),
    ("emma", "Emma", "#a273dd"),
    ("finn", "Finn", "#2ba39b"),
    ("greta", "Greta", "#dd7a35"),
    ("hugo", "Hugo", "#d268a4"),
)


class Sandbox:
    """A Discord on this machine: one server, eight people, and whichever bot connects.

    ``port`` 0 takes a free one. ``clock`` measures the 3 seconds and 15 minutes of interactions.
    ``record_bodies`` keeps the bodies of requests and answers in ``requests``.
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
    ) -> None:
        self._port = port
        self._restart_bot = restart_bot
        self._news = asyncio.Event()
        self.world = World()
        self._gateway = Gateway(self.world, lambda: self.address)
        self.interactions = Interactions(self.world, self._gateway, clock, lambda: self.address)
        self._rest = Rest(self.world, record_bodies=record_bodies)
        self.people: dict[str, Person] = {}
        for key, name, colour in PEOPLE:
            self._add_person(key, name, colour)
        self.world.watch(self._wake)
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1)

    # -- running

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.interactions.close()
        await self._gateway.drop(resumable=False)
        await self._runner.cleanup()

    @property
    def address(self) -> str:
        """Where it is served, such as ``http://127.0.0.1:8080``."""
        return f"http://{HOST}:{self._port}"

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[self._only_from_here])
        self._rest.add_routes(app.router, Routes(self.world, self.interactions, lambda: self.address))
        app.router.add_get("/gateway", self._gateway.connect)
        app.router.add_get(r"/cdn/attachments/{channel:\d+}/{attachment:\d+}/{filename}", self._file)
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
        channel = self.world.channels.get(int(request.match_info["channel"]))
        present = [one for message in (channel.history.values() if channel else ()) for one in message.attachments]
        for attachment in (*present, *self.world.replaced):
            if attachment.id == int(request.match_info["attachment"]):
                return web.Response(body=attachment.data, content_type=attachment.content_type)
        raise web.HTTPNotFound

    async def _page(self, request: web.Request) -> web.StreamResponse:
        if request.match_info.get("person", "anna") not in self.people:
            raise web.HTTPNotFound
        return web.FileResponse(PAGE / "index.html")

    async def _page_socket(self, request: web.Request) -> web.StreamResponse:
        person = self.people.get(request.query.get("as", "anna"))
        if person is None:
            raise web.HTTPNotFound
        return await PageSocket(self, person, self._restart_bot).serve(request)

    # -- looking and waiting

    @property
    def bot_online(self) -> bool:
        """Whether the bot is connected to the gateway with all its shards."""
        return self._gateway.online

    @property
    def problems(self) -> list[str]:
        """What the bot did that Discord refuses or the sandbox does not know; empty in good runs."""
        return self.world.problems

    @property
    def requests(self) -> list[Request]:
        """All requests of the bot so far, oldest first."""
        return self._rest.requests

    def channel(self, name: str) -> Channel:
        """Return the text channel with this name. Raises KeyError."""
        for channel in self.world.channels.values():
            if channel.name == name and channel.recipient is None:
                return channel
        raise KeyError(name)

    async def until(self, condition: Callable[[], object], *, within: float = 5.0) -> None:
        """Wait until ``condition`` holds; it is looked at again after every change of the world and every request.

        Raises TimeoutError, which tells what happened last, after ``within`` seconds.
        """
        deadline = time.monotonic() + within
        while not condition():
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), deadline - time.monotonic())
            except TimeoutError:
                last = [f"{one.method} {without_token(one.path)} -> {one.status}" for one in self.requests[-5:]]
                raise TimeoutError(
                    f"the condition did not come true within {within} s; "
                    f"last requests: {last}; problems: {self.problems}; bot online: {self.bot_online}"
                ) from None

    def _wake(self, _: Change) -> None:
        self._news.set()

    # -- what goes wrong, and what people with power do

    def add_person(self, name: str, colour: str = "#8e6fc0") -> Person:
        """Let one more person join the server; the key is the name in small letters."""
        return self._add_person(name.lower(), name, colour)

    def _add_person(self, key: str, name: str, colour: str) -> Person:
        person = Person(self.world, self.interactions, key, name, colour)
        self.people[key] = person
        self.world.add_user(person)
        return person

    def fail_next(
        self, method: str, path_pattern: str, status: int, *, code: int = 0, retry_after: float | None = None
    ) -> None:
        """Let the next fitting request fail.

        ``path_pattern`` is a shell pattern for the path without ``/api/v10``, such as ``"/channels/*/messages"``.
        A 429 with ``retry_after`` looks like Discord's own, so that discord.py waits and tries again.
        """
        self._rest.faults.append(Fault(method, path_pattern, status, code, retry_after))

    async def drop_gateway(self, *, resumable: bool = True) -> None:
        """Cut the bot's gateway connections; without ``resumable`` it has to identify anew."""
        await self._gateway.drop(resumable=resumable)

    def delete_message(self, message: Message) -> None:
        """Delete a message, as a moderator can."""
        self.world.delete(message)

    def delete_channel(self, name: str) -> None:
        """Delete a text channel."""
        self.world.remove_channel(self.channel(name))

    def remove_member(self, person: Person) -> None:
        """Take a person off the server."""
        self.world.remove_member(person)

    def set_permissions(
        self,
        channel: str,
        *,
        allow: Permissions | None = None,
        deny: Permissions | None = None,
        person: Person | None = None,
    ) -> None:
        """Set a channel's permission overwrite for a person, or for the bot."""
        none = Permissions.none()
        target = person or self.world.bot
        self.world.set_permissions(self.channel(channel), target.id, allow or none, deny or none)


async def _ask_again(request: web.Request, response: web.StreamResponse) -> None:
    """A browser keeps no file of the page without asking whether it is still the newest."""
    response.headers.setdefault("Cache-Control", "no-cache")


async def serve(port: int, *, restart_bot: Callable[[], Awaitable[None]] | None = None) -> None:
    """Serve a sandbox with its web page until cancelled.

    ``restart_bot`` is what the page's button calls: it kills the bot hard and starts it again.
    """
    async with Sandbox(port, restart_bot=restart_bot):
        await asyncio.Event().wait()
