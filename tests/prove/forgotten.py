"""forgotten: somebody has their data deleted while something is on its way; nothing of them comes back."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.fair_deal.ingredients import person
from bot.messages.ids import make
from bot.sandbox import Message, Person
from tests.bot.bot_on_sandbox import Court
from tests.bot.playing import almost_finished, finished
from tests.prove.playground import playground, postgres
from tests.prove.row import Row, require
from tests.store.raw import left_in
from tests.tables.people import cut as cut_cards

CALLS = (
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("DELETE", "/channels/*/messages/*"),
    ("POST", "/users/@me/channels"),
    ("POST", "/interactions/*/*/callback"),
    ("*", "/webhooks/*"),
)
"""Calls of which each case holds back a kind, until the deletion is under way or over."""
PATIENCE = 0.3
"""Seconds in which such a call has come, if any does."""
ON_POSTGRESQL = 5
"""Every so many cases are at PostgreSQL, where that is installed."""
LONG_NAMES = 4
"""A shorter name stands in a file by chance."""


class Scene(NamedTuple):
    """Three people at a table: one of them is forgotten, another one does something."""

    court: Court
    dice: random.Random
    gone: Person
    other: Person
    people: list[Person]

    async def lobby(self) -> Message:
        """All of them sit there, and have cut the cards."""
        lobby = await self.court.seat(self.people)
        for one in self.people:
            await cut_cards(self.court.bot.tables, 1, one.id, f"word {one.key}")
        await self.court.quiet()
        return lobby

    async def start(self) -> None:
        """The match begins, with the cuts that the host has seen."""
        await self.court.bot.tables.lobby.start(1, self.people[0].id, (await self.court.table()).version)

    async def begun(self) -> None:
        """It has begun, and everybody was told."""
        await self.lobby()
        await self.start()
        await self.court.quiet()

    def uses(self, custom_id: str) -> None:
        """The other one presses a button below the newest message, and does not wait."""
        self.court.send_forged(self.other, self.court.hall.messages[-1], custom_id)


async def start(scene: Scene) -> Callable[[], Awaitable[object]]:
    """The match starts."""
    await scene.lobby()
    return scene.start


async def cut(scene: Scene) -> Callable[[], Awaitable[object]]:
    """Somebody cuts the cards."""
    await scene.lobby()
    return lambda: cut_cards(scene.court.bot.tables, 1, scene.other.id, "rose")


async def join(scene: Scene) -> Callable[[], Awaitable[object]]:
    """Somebody sits down."""
    await scene.lobby()
    fourth = next(one for one in scene.court.people(8) if one not in scene.people)
    return _now(lambda: scene.court.send_forged(fourth, scene.court.lobby, make("join", 1)))


async def invite(scene: Scene) -> Callable[[], Awaitable[object]]:
    """They are invited."""
    await scene.court.seat([one for one in scene.people if one is not scene.gone])
    host = (await scene.court.table()).host
    return lambda: scene.court.bot.tables.lobby.invite(1, host, [scene.gone.id])


async def last_answer(scene: Scene) -> Callable[[], Awaitable[object]]:
    """The last answer of a match is given."""
    await scene.begun()
    who, keys = await almost_finished(scene.court)
    return lambda: scene.court.bot.tables.answers.give(1, who, keys)


async def question(scene: Scene) -> Callable[[], Awaitable[object]]:
    """An answer is given, and the next question asked."""
    await scene.begun()
    table, match = await scene.court.table(), await scene.court.match()
    seat = match.awaited[0]
    keys = match.decisions[seat].keys[: match.decisions[seat].least]
    return lambda: scene.court.bot.tables.answers.give(1, table.sitters[seat].user or 0, keys)


async def leave(scene: Scene) -> Callable[[], Awaitable[object]]:
    """Somebody leaves a match, and the seat is offered."""
    await scene.begun()
    return _now(lambda: scene.other.send_command(scene.court.hall, "leave", {}))


async def hand_over(scene: Scene) -> Callable[[], Awaitable[object]]:
    """Somebody hands their seat over."""
    await scene.begun()
    fourth = next(one for one in scene.court.people(8) if one not in scene.people)
    return lambda: scene.court.bot.tables.seats.hand_over(1, scene.other.id, fourth.id)


async def thoughts(scene: Scene) -> Callable[[], Awaitable[object]]:
    """Strong computer players think."""
    await scene.court.seat(scene.people, computers=1)
    return scene.start


def afterwards(action: str) -> Callable[[Scene], Awaitable[Callable[[], Awaitable[object]]]]:
    """Somebody looks at a match that is over."""

    async def look(scene: Scene) -> Callable[[], Awaitable[object]]:
        await scene.begun()
        await finished(scene.court)
        await scene.court.quiet()
        if action == "ratings":
            table = await scene.court.table()
            return lambda: scene.court.bot.standings.leaderboard(table.guild, table.game)
        return _now(lambda: scene.uses(make(action, 1)))

    look.__doc__ = f"Somebody asks for {action} of a match that is over."
    return look


def _now(deed: Callable[[], object]) -> Callable[[], Awaitable[object]]:
    """Return a deed that is begun at once, and not waited for."""

    async def do() -> object:
        return deed()

    return do


KINDS = (
    *(start, cut, join, invite, last_answer, last_answer, question, leave, hand_over, thoughts),
    *map(afterwards, ("story", "replay", "film", "rematch", "fair", "record", "ratings")),
)


async def everything(court: Court) -> str:
    database = court.bot.store._db
    names = sorted({one.table for one in await database.columns()})
    rows = [await database.fetch(" ".join(("SELECT * FROM", name))) for name in names]
    return "\n".join(str(tuple(row)) for table in rows for row in table)


async def nothing_is_left(scene: Scene, hashes: set[str], when: str) -> None:
    """Neither id, nor name, nor a hash of the id is in the database, its files, or the bot's messages in channels."""
    court, gone = scene.court, scene.gone
    await court.quiet()
    traces = {str(gone.id), gone.name, *hashes}
    stored = await everything(court)
    found = [one for one in traces if one in stored]
    require(not found, f"{when} the database has {found}")
    require(not (files := left_in(court.folder, gone.id, gone.name)), f"{when} the files have {files}")
    for message in court.hall.messages:
        if message.only_for is None:
            shown = [message.content, *(f"{one.description} {one.data!r}" for one in message.attachments)]
            shown += [str(one.label) for one in message.buttons]
            found = [one for one in traces if any(one in part for part in shown)]
            require(not found, f"{when} a message has {found}: {message.content}")


async def trial(scene: Scene, kind: Callable[[Scene], Awaitable[Callable[[], Awaitable[object]]]]) -> None:
    """They are forgotten while it happens."""
    court = scene.court
    deed = await kind(scene)
    await court.quiet()
    table = await court.table()
    hashes = {person(table.commitment, scene.gone.id)}
    hold = court.sandbox.hold(*scene.dice.choice(CALLS))
    doing = asyncio.ensure_future(deed())
    try:
        async with asyncio.timeout(PATIENCE):
            await hold.reached.wait()
    except TimeoutError:
        pass  # no such call is made
    deleting = asyncio.create_task(court.bot.deletions.delete(scene.gone.id))
    if scene.dice.random() < 0.5:
        await asyncio.wait([deleting], timeout=PATIENCE * 4)
    hold.release()
    await asyncio.gather(doing, return_exceptions=True)
    await deleting
    await nothing_is_left(scene, hashes, "afterwards")
    await court.restart_bot()
    await nothing_is_left(scene, hashes, "after a restart")


async def case(seed: int) -> int:
    dice = random.Random(f"forgotten {seed}")
    wanted = seed % ON_POSTGRESQL == 0
    async with postgres(wanted=wanted) as database, playground(seed, database=database) as court:
        people = dice.sample(court.people(8), 3)
        gone = dice.choice([one for one in people if len(one.name) >= LONG_NAMES])
        other = dice.choice([one for one in people if one is not gone])
        await trial(Scene(court, dice, gone, other, people), KINDS[seed % len(KINDS)])
    return 1


FORGOTTEN = Row(
    "forgotten",
    "Somebody has their data deleted while answers, messages, films or ratings that name them are on their way.",
    "afterwards, and after a restart, no byte of id, name or hash of the id",
    size=2_000,
    quick=34,
    case=case,
)
