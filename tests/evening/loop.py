"""An event loop without sockets, threads and waiting: the clock jumps to the next step, and chance orders the rest."""

import asyncio
import heapq
import random
import socket
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import Context, copy_context
from typing import Any, TypeVar, TypeVarTuple

from tests.evening.clocks import CLOCK, STEADY
from tests.evening.lives import LIFE, Life
from tests.evening.wire import End, Listening, joined

Given = TypeVarTuple("Given")
Result = TypeVar("Result")

AWAY = (0.02, 0.09)
"""Seconds that a message takes from the bot to Discord, or back."""
WORK = (0.002, 0.06)
"""Seconds that work in a thread takes."""


class Step(asyncio.Handle):
    """A step that is ready; ``wakes``: it wakes a task that has waited."""

    __slots__ = ("life", "wakes")
    life: Life | None
    wakes: bool


class Later(asyncio.TimerHandle):
    """A step that has its time."""

    __slots__ = ("life",)
    life: Life | None


class Loop(asyncio.BaseEventLoop):
    """The loop of an evening. ``settled`` is called whenever nothing is ready, before the clock jumps."""

    _ready: deque[Step | Later]
    _scheduled: list[Later]

    def __init__(self, dice: random.Random) -> None:
        super().__init__()
        self.dice = dice
        self.settled: Callable[[], None] = lambda: None
        self.slowness = self.disk = 1.0
        self.ends: list[End] = []
        self._frozen: list[Step | Later] = []
        self._dropped: list[Step | Later] = []  # kept: nobody is to hear that a task of the dead was destroyed
        self._thaws = 0.0
        self._servers: dict[int, Listening] = {}
        self._going: dict[socket.socket, Any] = {}
        self._connections = 0

    # Steps

    def time(self) -> float:
        return CLOCK.steady()

    def call_soon(
        self, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        step = Step(callback, args, self, context)
        step.life = context.get(LIFE)
        step.wakes = isinstance(getattr(callback, "__self__", None), asyncio.Task)
        self._ready.append(step)
        return step

    call_soon_threadsafe = call_soon

    def call_at(
        self, when: float, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        later = Later(when, callback, args, self, context)
        later.life = context.get(LIFE)
        heapq.heappush(self._scheduled, later)
        return later

    def call_later(
        self, delay: float, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def _run_once(self) -> None:
        if self._frozen and self._thaws <= self.time():
            self._ready.extendleft(reversed(self._frozen))
            self._frozen.clear()
        if not self._ready:
            self.settled()
            self._jump()
        present = self._ready
        if len(present) > 1:
            self._mix()
        for _ in range(len(present)):
            step = present.popleft()
            if step.cancelled():
                continue
            if step.life is not None and step.life.thaws > self.time():
                self._frozen.append(step)
                self._thaws = step.life.thaws
            elif step.life is None or step.life.step():
                step._run()
            else:
                self._dropped.append(step)

    def _jump(self) -> None:
        """Let the time pass until something is to be done."""
        while not self._ready:
            if not self._scheduled:
                raise RuntimeError("all wait for something that never comes")
            if self._frozen and self._scheduled[0].when() > self._thaws:
                CLOCK.passed = self._thaws - STEADY
                return
            CLOCK.passed = max(CLOCK.passed, self._scheduled[0].when() - STEADY)
            while self._scheduled and self._scheduled[0].when() <= self.time():
                later = heapq.heappop(self._scheduled)
                if not later.cancelled() and not (later.life is not None and later.life.dead):
                    self._ready.append(later)

    def _mix(self) -> None:
        """Let tasks that are woken together go on in any order; all other steps keep theirs."""
        steps = list(self._ready)
        places = [place for place, one in enumerate(steps) if isinstance(one, Step) and one.wakes]
        if len(places) > 1:
            woken = [steps[place] for place in places]
            self.dice.shuffle(woken)
            for place, one in zip(places, woken, strict=True):
                self._ready[place] = one

    # Threads

    def run_in_executor(  # the work is done here, after the time that it takes
        self, executor: Executor | None, func: Callable[[*Given], Result], *args: *Given
    ) -> asyncio.Future[Result]:
        """Do some work of a thread at once, after a while."""
        future: asyncio.Future[Result] = self.create_future()

        def work() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:  # whatever it is, it is told to whoever waits
                future.set_exception(error)

        self.call_later(self.dice.uniform(*WORK), work)
        return future

    # Connections

    async def sock_connect(self, sock: socket.socket, address: Any) -> None:
        await asyncio.sleep(self.away())
        if address[1] not in self._servers:
            raise ConnectionRefusedError(111, "nobody listens there")
        self._going[sock] = address

    async def create_connection(  # type of the base class: many ways, of which one is used
        self, protocol_factory: Callable[[], Any], *_: Any, sock: socket.socket | None = None, **__: Any
    ) -> Any:
        """Connect two protocols of this process."""
        if sock is None:
            raise OSError("only aiohttp connects here")
        _, port = self._going.pop(sock)
        sock.close()
        if port not in self._servers:
            raise ConnectionRefusedError(111, "nobody listens there")
        self._connections += 1
        mine, other = joined(self, self._servers[port], protocol_factory, self._connections)
        self.ends += (mine, other)
        return mine, mine.get_protocol()

    async def create_server(self, protocol_factory: Any, host: Any = None, port: Any = None, **_: Any) -> Any:
        """Listen at a port of this process; 0 takes the next free one."""
        number = port or 20_000 + len(self._servers)
        self._servers[number] = Listening(self, protocol_factory, number)
        return self._servers[number]

    def hang_up(self, port: int) -> None:
        self._servers.pop(port, None)

    def away(self) -> float:
        """Return how long a message takes."""
        return self.dice.uniform(*AWAY) * self.slowness

    def end(self, life: Life) -> None:
        life.end()
        for one in self.ends:
            if one.life is life:
                one.vanish()
        self.ends = [one for one in self.ends if not one.is_closing()]
