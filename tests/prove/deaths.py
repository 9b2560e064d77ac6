"""The moments at which the bot is killed: after a while, at a call that it makes, after a click, and at events."""

import asyncio
import random

from bot.sandbox import Fault, Sandbox
from bot.sandbox.faults import Aim
from bot.sandbox.refusals import Refusal
from bot.sandbox.world.world import Change
from tests.prove.life import Doom, Life

CALLS = (
    ("POST", "/interactions/*/callback"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("DELETE", "/channels/*/messages/*"),
    ("PATCH", "/webhooks/*"),
    ("POST", "/users/@me/channels"),
    ("GET", "/channels/*/messages*"),
    ("GET", "/gateway/bot"),
    ("GET", "/users/@me"),
    ("PUT", "/applications/*/commands"),
)
"""Every kind of call that the bot makes."""

SOON = 0.02
"""Within so many seconds after something it dies, where it is aimed."""
A_WHILE = 0.8
A_WRITE = 0.3
"""So many of the lives end at a write, if not earlier."""


class Death(Fault):
    """Kills the bot at a call: before Discord does what it asks for, or after that, before it hears so."""

    def __init__(self, life: Life, aim: Aim, number: int, *, done: bool) -> None:
        super().__init__(aim, 503, times=number)
        self._life, self._done = life, done

    @property
    def over(self) -> bool:
        return self._life.killed.is_set()

    async def meet(self) -> None:
        """Let every call pass except the one that is meant. Raises Refusal."""
        self.met += 1
        if self.met == self.times:
            self._life.kill()
            if not self._done:
                raise Refusal(503, 0, "the asker is dead")


class Deaths:
    """Chooses how each life ends, by chance."""

    def __init__(self, sandbox: Sandbox, dice: random.Random) -> None:
        self._sandbox, self._dice = sandbox, dice
        self.told: list[str] = []

    def doom(self) -> Doom | None:
        """Perhaps a life ends at one of its writes."""
        if self._dice.random() > A_WRITE:
            return None
        doom = Doom(self._dice.randint(1, 12), self._dice.random() < 0.6)
        self.told.append(f"at write {doom.number}{', done' if doom.done else ''}, at the latest")
        return doom

    def begun(self, life: Life) -> None:
        """A life begins: choose how it ends, if that is not when it is connected only."""
        way = self._dice.choice(("while starting", "at a call", "at a call", "at a call", "later", "later"))
        if way == "while starting":
            self.within(life, A_WHILE, way)
        elif way == "at a call":
            method, path = self._dice.choice(CALLS)
            number, done = self._dice.choice((1, 1, 2, 3, 5)), self._dice.random() < 0.6
            self.told.append(f"at call {number} of {method} {path}{', done' if done else ''}")
            self._sandbox.rest.faults.add(Death(life, Aim(method, path), number, done=done))

    def connected(self, life: Life) -> None:
        """The bot is connected: however it was to end, it does so after some time, or some clicks."""
        left = self._dice.choice((1, 1, 2, 3, 4, 6))
        loop = asyncio.get_running_loop()

        def look(change: Change) -> None:
            nonlocal left
            if life.killed.is_set():
                return
            left -= change.kind == "interaction"
            if left == 0:
                loop.call_later(self._dice.uniform(0, SOON), self._kill, life, "after a click")

        self._sandbox.world.watch(look)

    def within(self, life: Life, seconds: float, why: str) -> None:
        """Let it die within so many seconds from now."""
        asyncio.get_running_loop().call_later(self._dice.uniform(0, seconds), self._kill, life, why)

    def _kill(self, life: Life, why: str) -> None:
        if not life.killed.is_set():
            self.told.append(why)
            life.kill()
