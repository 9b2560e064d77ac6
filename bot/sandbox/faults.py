"""Faults and delays of requests on demand: some requests are refused, others have to wait.

Each fault or delay is for one person, for one channel, or for all.
"""

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from bot.sandbox.refusals import Refusal, in_words, rate_limited
from bot.sandbox.world.guilds import User
from bot.sandbox.world.messages import Channel


@dataclass(frozen=True, slots=True)
class Destination:
    """The destination of a request: its channel, and the person who alone would see its outcome."""

    channel: Channel | None = None
    person: User | None = None


@dataclass(frozen=True, slots=True)
class Aim:
    """The requests that are meant. The patterns are those of a shell; the path stands without ``/api/v10``.

    >>> Aim("POST", "/channels/*/messages").fits("POST", "/channels/12/messages", Destination())
    True
    """

    method: str = "*"
    path_pattern: str = "*"
    channel: Channel | None = None
    person: User | None = None

    def fits(self, method: str, path: str, to: Destination) -> bool:
        """Return whether a request is meant."""
        return (
            fnmatchcase(method, self.method)
            and fnmatchcase(path, self.path_pattern)
            and self.channel in (None, to.channel)
            and self.person in (None, to.person)
        )


@dataclass(eq=False, slots=True)
class Fault:
    """A fault: it refuses the requests it is aimed at, ``times`` times or (None) until it is lifted.

    ``met`` counts the refused requests. With the status 0 their connection is cut instead. A 429 may count for all
    calls (``everywhere``). If the refused requests are ``done`` all the same, nothing is lost except their answers.
    """

    aim: Aim
    status: int
    code: int = 0
    retry_after: float | None = None
    times: int | None = None
    everywhere: bool = False
    done: bool = False
    met: int = 0

    @property
    def over(self) -> bool:
        """Return whether this fault hits no request any more."""
        return self.times is not None and self.met >= self.times

    def lift(self) -> None:
        """Let it hit nobody any more."""
        self.times = self.met

    async def meet(self) -> None:
        """Refuse a request. Raises Refusal, or ConnectionResetError."""
        self.met += 1
        if not self.status:
            raise ConnectionResetError
        if self.everywhere:
            raise rate_limited(self.retry_after or 0.0, everywhere=True)
        raise Refusal(self.status, self.code, in_words(self.status, self.code), retry_after=self.retry_after)


@dataclass(eq=False, slots=True)
class Storm:
    """A storm: it refuses about this ``share`` of the requests it is aimed at, by ``chance``, until it is over.

    A refused request is answered by one of ``statuses``; after a 429 discord.py waits a hundredth of a second.
    """

    aim: Aim
    share: float
    chance: random.Random
    statuses: tuple[int, ...]
    met: int = 0
    over: bool = False

    async def meet(self) -> None:
        """Refuse a request, or let it pass. Raises Refusal."""
        if self.chance.random() < self.share:
            self.met += 1
            status = self.chance.choice(self.statuses)
            raise Refusal(status, 0, in_words(status, 0), retry_after=0.01 if status == 429 else None)


@dataclass(eq=False, slots=True)
class Hold:
    """A hold: it keeps the requests it is aimed at waiting until they are released.

    ``met`` counts these requests, ``reached`` is set by the first request. Discord's treatment of a
    waiting request is decided when the request is released.
    """

    aim: Aim
    met: int = 0
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def over(self) -> bool:
        """Return whether this hold keeps no request waiting any more."""
        return self.released.is_set()

    def release(self) -> None:
        """Let all go on that wait, and keep nobody waiting any more."""
        self.released.set()

    async def meet(self) -> None:
        """Let a request wait."""
        self.met += 1
        self.reached.set()
        await self.released.wait()


@dataclass(eq=False, slots=True)
class Delay(Hold):
    """A hold that keeps each request it is aimed at waiting for so many seconds, or until all are released."""

    seconds: float = 0.0

    async def meet(self) -> None:
        """Let a request wait for a while."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(Hold.meet(self), self.seconds)


class Faults:
    """All that goes wrong now, in the order in which it was asked for."""

    def __init__(self) -> None:
        self._present: list[Fault | Hold | Storm] = []

    def add(self, one: Fault | Hold | Storm) -> None:
        """Let this go wrong from now on."""
        self._present.append(one)

    def release_all(self) -> None:
        """Keep nobody waiting any more."""
        for one in self._present:
            if isinstance(one, Hold):
                one.release()

    async def meet(self, method: str, path: str, to: Destination, *, done: bool = False) -> None:
        """Let a request meet what it must: it waits at each hold, and the first fault refuses it. Raises Refusal.

        Once it is ``done`` it meets those faults alone that come then.
        """
        self._present = [one for one in self._present if not one.over]
        for one in tuple(self._present):
            comes = isinstance(one, Fault) and one.done
            if comes == done and not one.over and one.aim.fits(method, path, to):
                await one.meet()
