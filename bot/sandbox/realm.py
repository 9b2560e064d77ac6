"""A sandbox's whole Discord but for its web server: what tests and the page look at, wait for and change."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from discord import Permissions

from .faults import Aim, Fault, Hold
from .gateway import Gateway
from .interactions import Interactions
from .people import Person
from .rest import Request, Rest, without_token
from .routes import Routes
from .world import Change, World

if TYPE_CHECKING:
    from collections.abc import Callable

    from .messages import Channel, Message

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


class Realm:
    """One server, eight people, and whichever bot connects.

    ``address`` tells where it is served; ``clock`` and ``record_bodies`` are those of ``Sandbox``.
    """

    def __init__(self, address: Callable[[], str], clock: Callable[[], float], *, record_bodies: bool) -> None:
        self._news = asyncio.Event()
        self.world = World()
        self.gateway = Gateway(self.world, address)
        self.interactions = Interactions(self.world, self.gateway, clock, address)
        routes = Routes(self.world, self.interactions, address)
        self.rest = Rest(self.world, routes.table(), routes.destination, record_bodies=record_bodies)
        self.people: dict[str, Person] = {}
        for key, name, colour in PEOPLE:
            self._add_person(key, name, colour)
        self.world.watch(self._wake)

    # -- looking and waiting

    @property
    def bot_online(self) -> bool:
        """Whether the bot is connected to the gateway with all its shards."""
        return self.gateway.online

    @property
    def problems(self) -> list[str]:
        """What the bot did that Discord refuses or the sandbox does not know; empty in good runs."""
        return self.world.problems

    @property
    def requests(self) -> list[Request]:
        """All requests of the bot so far, oldest first."""
        return self.rest.requests

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
        """Let the next fitting request fail; as ``fail``."""
        self.rest.faults.add(Fault(Aim(method, path_pattern), status, code, retry_after, times=1))

    def fail(
        self,
        method: str,
        path_pattern: str,
        status: int,
        *,
        code: int = 0,
        retry_after: float | None = None,
        channel: str | None = None,
        person: Person | None = None,
    ) -> Fault:
        """Let all fitting requests fail until what is returned is lifted.

        ``path_pattern`` is a shell pattern for the path without ``/api/v10``, such as ``"/channels/*/messages"``.
        With ``channel``, only requests about it are meant; with ``person``, those about their direct messages (opening
        them too) and answers to what they did. A 429 with ``retry_after`` looks like Discord's own, so that discord.py
        waits and tries again.
        """
        fault = Fault(self._aim(method, path_pattern, channel, person), status, code, retry_after)
        self.rest.faults.add(fault)
        return fault

    def hold(self, method: str, path_pattern: str, *, channel: str | None = None, person: Person | None = None) -> Hold:
        """Keep all fitting requests waiting until what is returned is released; aimed as ``fail``."""
        hold = Hold(self._aim(method, path_pattern, channel, person))
        self.rest.faults.add(hold)
        return hold

    def _aim(self, method: str, path_pattern: str, channel: str | None, person: Person | None) -> Aim:
        return Aim(method, path_pattern, self.channel(channel) if channel else None, person)

    async def drop_gateway(self, *, resumable: bool = True) -> None:
        """Cut the bot's gateway connections; without ``resumable`` it has to identify anew."""
        await self.gateway.drop(resumable=resumable)

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
