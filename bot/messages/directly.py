"""Everybody's direct messages: opened one after the other, and who takes none."""

import asyncio
import logging
import time
from collections.abc import Callable

import discord

from bot.messages.limiter import Limiter
from bot.store import Store

_log = logging.getLogger(__name__)

TOO_FAST = (40003, 20026)
"""Discord lets the bot open no more direct messages for a while: too many, or it takes the bot for spam."""

PAUSE = 600.0
"""Seconds for which nobody's direct messages are opened after Discord has said so."""

MANY = 20_000
"""Of so many people it is kept in mind that their direct messages are open."""


class OpeningPaused(Exception):
    """Discord lets the bot open no direct messages now, whoever they are for."""


class DirectMessages:
    """The channels of direct messages, and how each person gets their questions. What is found out is stored."""

    def __init__(
        self, client: discord.Client, store: Store, limiter: Limiter, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._client = client
        self._store = store
        self._limiter = limiter
        self._clock = clock
        self._one_by_one = asyncio.Lock()
        self._not_before = 0.0
        self._reached: dict[int, int] = {}
        self.opening: dict[int, asyncio.Task[None]] = {}

    @property
    def paused(self) -> bool:
        """Whether none are opened at present."""
        return self._clock() < self._not_before

    async def known(self, user: int) -> int | None:
        """The channel of somebody's direct messages, if they have been opened."""
        if user in self._reached:
            return self._reached[user]
        found = await self._store.fact(f"dm {user}") or ""
        return int(found) if found.isdecimal() else None

    async def reaches(self, user: int) -> bool:
        """Whether somebody's direct messages are open, and were never found closed; once read it is kept in mind.

        If that is not true any more, the next call there finds it out.
        """
        if user not in self._reached and not await self._store.fact(f"dm closed {user}"):
            channel = await self.known(user)
            if channel is not None:
                self._reached[user] = channel
                if len(self._reached) > MANY:
                    del self._reached[next(iter(self._reached))]
        return user in self._reached

    async def channel(self, user: int) -> int:
        """The channel of somebody's direct messages; opened, if they have not been.

        Raises ``OpeningPaused``, and what discord.py does.
        """
        known = await self.known(user)
        if known is not None:
            return known  # whoever's are being opened keeps nobody waiting whose are open
        async with self._one_by_one:
            return await self.known(user) or await self._open(user)

    async def _open(self, user: int) -> int:
        if self.paused:
            raise OpeningPaused
        self._limiter.take()
        try:
            channel = await self._client.create_dm(discord.Object(user))
        except discord.HTTPException as error:
            if error.code not in TOO_FAST:
                raise
            self._not_before = self._clock() + PAUSE
            _log.warning("Discord lets me open no direct messages, next try in %.0f s: %s", PAUSE, error)
            raise OpeningPaused from error
        await self._store.save_fact(f"dm {user}", str(channel.id))
        return channel.id

    def open_soon(self, user: int) -> None:
        """Somebody has taken a seat: open their direct messages, after those of others."""
        if user not in self.opening and not self.paused:
            self.opening[user] = asyncio.create_task(self._open_soon(user))

    async def _open_soon(self, user: int) -> None:
        try:
            await self.channel(user)
        except Exception as error:  # it is tried again when there is a question, which tells what is the matter
            _log.info("direct messages could not be opened: %r", error)
        finally:
            del self.opening[user]

    async def forget(self, user: int) -> None:
        """The channel that is known is none any more."""
        self._reached.pop(user, None)
        await self._store.save_fact(f"dm {user}", "")

    async def closed(self, user: int, table: int) -> bool:
        """Whether somebody's direct messages were found closed, and are not to be tried again at this table."""
        since = await self._store.fact(f"dm closed {user}") or ""
        return since.isdecimal() and table <= int(since)

    async def are_closed(self, user: int, table: int) -> None:
        """Somebody takes no direct messages; they are tried again at their next table, or when they say so."""
        self._reached.pop(user, None)
        await self._store.save_fact(f"dm closed {user}", str(table))

    async def try_again(self, user: int) -> None:
        """Somebody says that they take direct messages again."""
        await self._store.save_fact(f"dm closed {user}", "")

    async def close(self) -> None:
        """Stop opening any."""
        tasks = list(self.opening.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
