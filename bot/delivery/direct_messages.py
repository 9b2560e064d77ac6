"""Direct messages of everybody: whose are open, who takes none, and who has used them."""

import logging
import time
from collections.abc import Callable

import discord

from bot.delivery.limiter import Limiter
from bot.delivery.openings import OpeningPaused, Openings
from bot.store import Store, is_away

_log = logging.getLogger(__name__)

A_DAY = 24 * 3600.0

TOO_FAST = 40003
"""Discord lets the bot open no more direct messages for a while."""

SPAM = 20026
"""Discord takes the bot for spam: it may write to nobody to whom it has not written before."""

PAUSES = {TOO_FAST: 600.0, SPAM: 6 * 3600.0}
"""Seconds for which nobody's direct messages are opened after Discord has said so."""

CLOSED_FOR = 7 * A_DAY
"""Seconds for which those are not tried that were found closed, unless their person says so."""

PAUSED = "direct messages paused until"

MANY = 20_000
"""At most so many people are remembered whose direct messages are open."""


class DirectMessages:
    """The channels of direct messages, and how each person gets their questions. New facts about them are stored.

    ``most`` direct messages are opened in ten minutes; ``clock`` gives seconds since 1970.
    """

    def __init__(
        self, client: discord.Client, store: Store, limiter: Limiter, most: int, clock: Callable[[], float] = time.time
    ) -> None:
        self._client = client
        self._store = store
        self._limiter = limiter
        self._clock = clock
        self._not_before = 0.0
        self._reached: dict[int, int] = {}
        self._used: set[int] = set()
        self._noted: set[int] = set()
        self.openings = Openings(self._open, lambda: 0.0 if self.paused else max(1.0, most * limiter.part))

    @property
    def paused(self) -> bool:
        """Tell whether no direct messages are opened at present."""
        return self._clock() < self._not_before

    async def known(self, user: int) -> int | None:
        """Return the channel of somebody's direct messages, if they have been opened."""
        if user in self._reached:
            return self._reached[user]
        return (await self._store.direct.get(user)).channel

    async def reaches(self, user: int) -> bool:
        """Return whether somebody's direct messages are open, and were never found closed.

        Once read, the answer is kept in mind. If the answer is no longer true, the next call there finds that out.
        """
        if user not in self._reached:
            found = await self._store.direct.get(user)
            if found.channel is not None and not found.closed:
                self._reached[user] = found.channel
                if len(self._reached) > MANY:
                    del self._reached[next(iter(self._reached))]
        return user in self._reached

    async def channel(self, user: int) -> int:
        """Return the channel of somebody's direct messages; open them if they have not been opened.

        Raise ``OpeningPaused``, and the errors of discord.py.
        """
        known = await self.known(user)
        return known if known is not None else await self.openings.opened(user)

    async def _open(self, user: int) -> int:
        known = await self.known(user)
        if known is not None:
            return known
        self._limiter.take()
        try:
            channel = await self._client.create_dm(discord.Object(user))
        except discord.HTTPException as error:
            if error.code in PAUSES:
                await self.pause(error)
                raise OpeningPaused from error
            raise
        await self._store.direct.save_channel(user, channel.id)
        return channel.id

    async def pause(self, error: discord.HTTPException) -> None:
        """Note that Discord lets the bot open no direct messages for a while."""
        seconds = PAUSES[error.code]
        self._not_before = max(self._not_before, self._clock() + seconds)
        _log.warning("Discord refuses to open direct messages, next try in %.0f s: %s", seconds, error)
        await self._store.facts.save(PAUSED, f"{self._not_before:.0f}")
        self.openings.give_up()

    async def read_pause(self) -> None:
        """Know of a pause that an earlier start was told of, or another process."""
        found = await self._store.facts.get(PAUSED) or ""
        self._not_before = max(self._not_before, float(found) if found.isdecimal() else 0.0)

    async def forget(self, user: int) -> None:
        """Forget the channel of somebody's direct messages."""
        self._reached.pop(user, None)
        await self._store.direct.save_channel(user, None)

    async def closed(self, user: int) -> bool:
        """Return whether somebody's direct messages were found closed lately, and are not to be tried again."""
        return self._clock() < (await self._store.direct.get(user)).closed

    async def note_closed(self, user: int, seconds: float = CLOSED_FOR) -> None:
        """Note that somebody takes no direct messages; they are tried again after days, or when they say so."""
        self._reached.pop(user, None)
        await self._store.direct.save_closed(user, round(self._clock() + seconds))

    async def refused(self, user: int, error: discord.HTTPException) -> None:
        """Note that Discord takes the bot for spam: nobody new is written to for hours, nor the person."""
        await self.pause(error)
        await self.note_closed(user, PAUSES[error.code])

    async def try_again(self, user: int) -> None:
        """Note that somebody says that they take direct messages again."""
        await self._store.direct.save_closed(user, 0)

    async def has_used(self, user: int) -> bool:
        """Return whether somebody has ever pressed or typed anything in the bot's direct messages."""
        if user not in self._used and (await self._store.direct.get(user)).used:
            self._used.add(user)
        return user in self._used

    async def used(self, user: int) -> None:
        """Note that somebody has used the bot's direct messages.

        The fact is stored once they sit at a table: before, nothing is kept of them.
        """
        if user in self._noted:
            return
        self._used.add(user)
        try:
            await self._store.direct.save_used(user)
            if (await self._store.direct.get(user)).used:
                self._noted.add(user)
        except Exception as error:
            if not is_away(error):  # their click is no worse for it, and the next one is noted
                raise

    async def called_first(self, user: int) -> str | None:
        """Return the table and stage at which somebody was called to their first question.

        Only people who have never used the bot's direct messages are called so. Return ``None`` if nobody has called
        them.
        """
        return (await self._store.direct.get(user)).called or None

    async def close(self) -> None:
        """Stop opening any."""
        await self.openings.close()
