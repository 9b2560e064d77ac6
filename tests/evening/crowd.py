"""A crowd: many tables of all games that begin together, in simulated time, with the whole bot and Discord's limits.

People answer a few seconds after they have seen their question. After the end of a match the same people play again.
"""

import asyncio
import logging
import os
import random
import re
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

import engine
from bot import client
from bot.config import Settings
from bot.messages.ids import read
from bot.sandbox import Message, NotPossible, Person, Sandbox, redirect
from bot.sandbox.world.messages import Channel
from bot.sandbox.world.world import Change
from bot.store import Table
from tests.bot.playing import Question, clicks, questions_of
from tests.evening import clocks
from tests.evening import loop as work
from tests.evening.clocks import CLOCK
from tests.evening.evening import install
from tests.evening.loop import Loop

GAMES = {key: list(game.seats)[1] for key, game in engine.games().items()}
"""The games of the tables by turns, each with its people."""
ANSWERING = ("answer", "confirm", "menu", "through", "picks")
"""Actions of buttons and menus below a question."""
PACE = (4.0, 8.0)
"""Seconds from a question that is seen to its answer."""
BETWEEN = (1.0, 4.0)
"""Seconds between two clicks in a lobby."""
ARRIVAL = 0.25
"""Seconds between the first lobbies of two tables."""
ON_SERVER = 10
"""So many tables are on a server."""
TOGETHER = 2.0
"""Seconds within which all tables begin."""
WORK = (0.002, 0.008)
"""Seconds that a picture or a read takes, as ``make bench`` measures it."""
SOON = 30.0
"""Seconds within which everybody who is awaited has a question, or a call."""
SETTLES = 30.0
"""Seconds between the last person who sits down and the common start."""

MENTIONED = re.compile(r"<@(\d+)>")


class Waits(msgspec.Struct):
    """Seconds of a crowd: from being awaited to a question or call, from a change to the next message of the channel.

    ``first`` are those of everybody's first question. All ``questions``, and changes of a ``channel``, have with them
    how long after the common start they were. ``never`` are people who still wait in the end.
    """

    first: list[float]
    questions: list[tuple[float, float]]
    channel: list[tuple[float, float]]
    never: int
    answers: int
    calls: int
    invalid: int
    opened: int


class Crowd:
    """So many tables, played for so many seconds; the direct messages of shares of the people are new, or closed."""

    def __init__(self, tables: int, seconds: float, new: float, closed: float) -> None:
        self.tables, self.seconds, self.new, self.shut = tables, seconds, new, closed
        self.chance = random.Random(f"crowd {tables}")
        self.begin = asyncio.Event()
        self.seated = asyncio.Barrier(tables + 1)
        self.awaited: dict[tuple[int, int, int], float] = {}
        self.told: dict[tuple[int, int, int], float] = {}
        self.open: dict[int, tuple[int, int, int]] = {}
        self.public: dict[int, engine.View] = {}
        self.changed: dict[int, float] = {}
        self.channel: list[tuple[float, float]] = []
        self.players: dict[int, Player] = {}

    async def run(self, folder: Path) -> Waits:
        """Let everybody sit down, begin together, and play; return how long they waited."""
        async with Sandbox() as self.sandbox:
            self.sandbox.limits.on = True
            redirect(self.sandbox.address)
            people = [self._people(number) for number in range(self.tables)]
            for first in range(0, self.tables, ON_SERVER):
                places = [f"table-{one}" for one in range(first, min(first + ON_SERVER, self.tables))]
                self.sandbox.add_guild(f"Server {first // ON_SERVER}", *places)
            parties = [self._party(number, one) for number, one in enumerate(people)]
            self.sandbox.world.watch(self._hear)
            async with client.create(Settings(token=self.sandbox.token, data=folder, drawing="threads")) as self.bot:
                living = asyncio.create_task(self.bot.start(self.sandbox.token))
                await self.sandbox.until(lambda: self.sandbox.bot_online)
                self.bot.tables.listeners.append(lambda table, _: self._changed(table))
                tasks = [asyncio.create_task(one.meet()) for one in parties]
                tasks += [asyncio.create_task(one.play()) for one in self.players.values()]
                await self.seated.wait()
                await self._know(self.players.values())
                await asyncio.sleep(SETTLES)
                begun, before = CLOCK.passed, len(self.sandbox.requests)
                self.begin.set()
                await asyncio.sleep(self.seconds)
                found = self._waits(begun, before)
                for one in (*tasks, living):
                    one.cancel()
                ended = await asyncio.gather(*tasks, return_exceptions=True)
                for error in ended:
                    if isinstance(error, Exception):
                        raise error
        return found

    def _people(self, number: int) -> list[Person]:
        people = [self.sandbox.add_person(f"p{number}x{seat}") for seat in range(GAMES[_game(number)])]
        for one in people:
            one.dm_open = self.chance.random() >= self.shut
        return people

    def _party(self, number: int, people: list[Person]) -> "Party":
        channel = self.sandbox.channel(f"table-{number}")
        players = [Player(one, channel, random.Random(f"player {one.key}")) for one in people]
        self.players |= {one.person.id: one for one in players}
        return Party(self, number, channel, _game(number), players)

    async def _know(self, players: Iterable["Player"]) -> None:
        """Let the bot have written to all people before who are not new."""
        for one in players:
            if self.chance.random() >= self.new:
                channel = self.sandbox.world.dm(one.person)
                await self.bot.store.direct.save_channel(one.person.id, channel.id)

    def _changed(self, table: Table) -> None:
        if table.state == "running":
            asyncio.get_running_loop().create_task(self._note(table))

    async def _note(self, table: Table) -> None:
        """Note since when whom a table awaits, and what everybody sees is another."""
        view = (await self.bot.tables.matches.seat(table)).view
        if self.public.get(table.channel) != view:
            self.public[table.channel] = view
            self.changed.setdefault(table.channel, CLOCK.passed)
        for user in [one.user for one in table.sitters if one.user is not None]:
            seat = await self.bot.tables.matches.seat(table, user)
            self.open.pop(user, None)
            if seat.decision is not None and seat.decision.replaces is None:
                self.open[user] = table.id, user, seat.question
                self.awaited.setdefault(self.open[user], CLOCK.passed)

    def _hear(self, change: Change) -> None:
        """Note whom a message asks or calls, and wake them."""
        message = change.subject
        if change.kind not in ("posted", "edited") or not isinstance(message, Message) or not message.author.bot:
            return
        owner = message.channel.recipient or message.only_for
        if owner is not None:
            for table, number in _questions(message):
                self.told.setdefault((table, owner.id, number), CLOCK.passed)
            if owner.id in self.players:
                self.players[owner.id].news.set()
            return
        if message.channel.id in self.changed:
            since = self.changed.pop(message.channel.id)
            self.channel.append((since, CLOCK.passed - since))
        for user in map(int, MENTIONED.findall(message.content)):
            if user in self.open and self.open[user] not in self.told:
                self.told[self.open[user]] = CLOCK.passed
                self.players[user].called.append(message)
                self.players[user].news.set()

    def _waits(self, begun: float, before: int) -> Waits:
        first = dict[tuple[int, int], float]()
        for key, since in self.awaited.items():
            if key in self.told or key in self.open.values():
                first.setdefault(key[:2], max(0.0, self.told.get(key, CLOCK.passed) - since))
        told = [(since, max(0.0, self.told[key] - since)) for key, since in self.awaited.items() if key in self.told]
        questions, channel = ([(since - begun, wait) for since, wait in some] for some in (told, self.channel))
        never = sum(self.awaited[key] < CLOCK.passed - SOON for key in self.open.values() if key not in self.told)
        answers = sum(one.answers for one in self.players.values())
        calls = sum(not one.path.startswith(("/interactions", "/webhooks")) for one in self.sandbox.requests[before:])
        opened = sum(one.path == "/users/@me/channels" for one in self.sandbox.requests[before:])
        invalid = self.sandbox.limits.invalid_requests
        return Waits(list(first.values()), questions, channel, never, answers, calls, invalid, opened)


class Party:
    """People who play a game in their channel, match after match."""

    def __init__(self, crowd: Crowd, number: int, channel: Channel, game: str, people: list["Player"]) -> None:
        self.crowd, self.number, self.channel, self.game, self.people = crowd, number, channel, game, people
        self.dice = random.Random(f"party {number}")

    async def meet(self) -> None:
        """Sit down, wait for all others, and begin; and again after the end."""
        await asyncio.sleep(self.number * ARRIVAL)
        while True:
            await self._sit_down()
            if not self.crowd.begin.is_set():
                await self.crowd.seated.wait()
            await self.crowd.begin.wait()
            await asyncio.sleep(self.dice.uniform(0, TOGETHER))
            await self._press(self.people[0], "tc:start:")
            await self._ended()

    async def _sit_down(self) -> None:
        await self.people[0].person.command(self.channel.name, "join", game=self.game)
        for one in self.people:
            await asyncio.sleep(self.dice.uniform(*BETWEEN))
            await self._press(one, "tc:join:")

    async def _ended(self) -> None:
        table = await self.crowd.bot.tables.table_in(self.channel.id)
        while table.is_open:
            await asyncio.sleep(10.0)
            table = await self.crowd.bot.tables.table(table.id)
        await asyncio.sleep(10.0)

    async def _press(self, one: "Player", prefix: str) -> None:
        for message in reversed(self.channel.messages):
            for button in message.buttons:
                if message.only_for is None and str(button.custom_id).startswith(prefix):
                    await one.person.settled(one.person.send_component(message, str(button.custom_id)))
                    return


class Player:
    """Somebody who answers what they see."""

    def __init__(self, person: Person, channel: Channel, dice: random.Random) -> None:
        self.person, self.channel, self.dice = person, channel, dice
        self.news = asyncio.Event()
        self.called: list[Message] = []
        self.done: set[str] = set()
        self.answers = 0

    async def play(self) -> None:
        """Answer every question, and look for the question whenever the channel calls."""
        while True:
            await self.news.wait()
            self.news.clear()
            while (question := self._question()) is not None:
                self.done.add(question.step)
                await asyncio.sleep(self.dice.uniform(*PACE))
                with suppress(NotPossible, AssertionError, IndexError):  # the question has gone meanwhile
                    await clicks(question, self.dice)
                    self.answers += 1
            if self.called:
                self.called.clear()
                await asyncio.sleep(self.dice.uniform(*PACE))
                await self.person.command(self.channel.name, "hand")

    def _question(self) -> Question | None:
        private = [one for one in self.channel.seen_by(self.person)[-20:] if one.only_for is self.person]
        found = [*questions_of([self.person]), *(Question(self.person, one) for one in reversed(private))]
        return next((one for one in found if one.step and one.step not in self.done), None)


def _game(number: int) -> str:
    """Return the game of the table with that number."""
    return list(GAMES)[number % len(GAMES)]


def _questions(message: Message) -> Iterator[tuple[int, int]]:
    """Yield table and number of the questions that a message asks."""
    for custom_id in [one.custom_id or "" for one in message.buttons] + [one.custom_id for one in message.selects]:
        action, arguments = read(custom_id)
        if action in ANSWERING:
            yield int(arguments[0]), int(arguments[1])


def main() -> int:
    """Print how long a crowd waited: tables, seconds, and shares of people who are new, and closed."""
    tables, seconds, new, closed = sys.argv[2:]
    clocks.begin("crowd")
    logging.disable()
    folder = Path(tempfile.gettempdir()) / f"turncoat-crowd-{os.getpid()}"
    folder.mkdir(mode=0o700)
    with pytest.MonkeyPatch.context() as patch:
        install(patch)
        patch.setattr(work, "WORK", WORK)
        try:
            loop = Loop(random.Random("crowd"))
            crowd = Crowd(int(tables), float(seconds), float(new), float(closed))
            print(msgspec.json.encode(loop.run_until_complete(crowd.run(folder))).decode())
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    return 0
