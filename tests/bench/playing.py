"""The waiting time of people who play, and the number of calls for an answer."""

import asyncio
import random
import statistics
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import NamedTuple

import engine
from bot.sandbox import Interaction, Message, Person
from bot.sandbox.rest.serving import Request
from tests.bench import echo
from tests.bench.bot_process import Running, echoing, running
from tests.bench.figures import Row, named, p99
from tests.bot.bot_on_sandbox import HALL
from tests.bot.playing import clicks, next_question


class Table(NamedTuple):
    """A game to play, and the number of people and matches.

    A long match is not played to its end, but through so many ``answers``.
    """

    game: str
    people: int
    matches: int
    answers: int | None = None


TABLES = (
    Table("verraeter", 4, 3),
    Table("the_traitors", 8, 3),
    Table("traitor", 8, 2),
    Table("het_verraad", 5, 1, 300),
)

ABOVE = 0.1
"""So many calls an answer may be made above the fewest."""

FIRST = 100
"""The CPU of the first clicks is not counted: they need words, cards and roles for the first time since the start."""


SILENCE = 12
"""Seconds without a call after which a match is told: turning points are known by then."""


class Spent(NamedTuple):
    """Seconds of CPU of the bot's own process and of those that work for it."""

    own: float
    others: float

    def without(self, *others: "Spent") -> "Spent":
        return Spent(self.own - sum(one.own for one in others), self.others - sum(one.others for one in others))

    def told(self, of: int) -> list[str]:
        """The CPU of each ``of`` so many: of the bot's process, of the others, of both."""
        return [f"{seconds * 1000 / of:.1f} ms" for seconds in (*self, sum(self))]


class Measured(NamedTuple):
    """Seconds until each click was acknowledged, and until a bare client did so; calls; CPU.

    The bare client has ``kept`` a row on disk before, as the bot keeps an answer; its ``echoes`` have kept nothing.
    ``calls`` are those per answer, ``fewest`` the fewest of these, ``ends`` those of a match after its last answer.
    ``spent`` is the CPU of so many ``clicks``, ``spent_on_ends`` that of ends, with films and turning points.
    """

    waits: list[float]
    echoes: list[float]
    kept: list[float]
    calls: float
    fewest: float
    ends: float
    spent: Spent
    clicks: int
    spent_on_ends: Spent


def rows() -> list[Row]:
    found = []
    for table in TABLES:
        one = asyncio.run(_measure(table))
        middle, bare, row = (statistics.median(some) * 1000 for some in (one.waits, one.echoes, one.kept))
        of = named(table.game, table.people, "people")
        own, others, both = one.spent.told(one.clicks)
        found += [
            (f"{of}: click to acknowledgement, {len(one.waits)} clicks, p99", "60 ms", f"{p99(one.waits):.0f} ms"),
            (
                f"{of}: click to acknowledgement, p50, beside that of a bare discord.py client",
                f"4 x {bare:.1f} ms",
                f"{middle:.1f} ms = {middle / bare:.1f} x",
            ),
            (f"{of}: the same, if that client keeps a row on disk first", f"2 x {row:.1f} ms", f"{middle / row:.1f} x"),
            (f"{of}: CPU of the bot's process a click, without ends", "-", own),
            (f"{of}: CPU of the processes that draw a click, without ends", "-", others),
            (f"{of}: CPU of both", "10 ms", both),
            (f"{of}: calls outside interaction answers, per answer", f"{one.fewest + ABOVE:.2f}", f"{one.calls:.2f}"),
            (f"{of}: the same, if an answer changed each message once", "-", f"{one.fewest:.2f}"),
        ]
        if table.answers is None:
            own, others, _ = one.spent_on_ends.told(table.matches)
            found += [
                (f"{of}: calls outside interaction answers, for the end of a match", "-", f"{one.ends:.0f}"),
                (f"{of}: CPU of the bot's process for the end of a match", "-", own),
                (f"{of}: CPU of other processes for it, film and turning points", "-", others),
            ]
    return found


async def _measure(table: Table) -> Measured:
    waits: list[float] = []
    echoes: list[float] = []
    kept: list[float] = []
    marks: list[tuple[Spent, int, int]] = []
    told: list[Spent] = []
    chance = random.Random(1)
    async with running() as bot, echoing() as click:
        asked: list[int] = []

        async def note() -> None:
            asked.append(len(bot.sandbox.requests))
            echoes.append(_wait(await click(echo.ECHO)))
            kept.append(_wait(await click(echo.KEEP)))
            if not marks and len(waits) >= FIRST:
                marks.append((Spent(*bot.spent()), len(waits), len(told)))

        anna, *others = list(bot.sandbox.people.values())[: table.people]
        calls, fewest, ends, answers = 0.0, 0.0, 0, 0
        for _ in range(table.matches):
            await anna.command(HALL, "join", game=table.game)
            await bot.sandbox.until(lambda: _shows(bot, "Join"))
            lobby = bot.sandbox.channel(HALL).messages[-1]
            for one in others:
                waits.append(_wait(await one.click(lobby, "Join")))
            if engine.game(table.game).talks:  # nobody waits for minutes here
                await _vote_at_once(bot, anna, lobby)
            asked = [len(bot.sandbox.requests)]
            waits.append(_wait(await anna.click(lobby, "Start")))
            answers += await _play(bot, chance, waits, table.answers, before=note)
            played = Spent(*bot.spent())
            if table.answers is None:
                await bot.sandbox.until(lambda: _shows(bot, "Rematch"))
                await _fall_silent(bot)
            told.append(Spent(*bot.spent()).without(played))
            steps = [_made(bot, start, stop) for start, stop in pairwise(asked)]
            calls += sum(map(len, steps))
            fewest += sum(len({one if one.method == "POST" else one.path for one in made}) for made in steps)
            ends += len(_made(bot, asked[-1]))
        ((begun, clicks, ended),) = marks
        spent = Spent(*bot.spent()).without(begun, *told[ended:])
    on_ends = Spent(*map(sum, zip(*told, strict=True)))
    fewest, calls = fewest / answers, calls / answers
    return Measured(waits, echoes, kept, calls, fewest, ends / table.matches, spent, len(waits) - clicks, on_ends)


def _made(bot: Running, start: int, stop: int | None = None) -> list[Request]:
    """Return the bot's calls from one to another of its requests, without answers to interactions."""
    return [one for one in bot.sandbox.requests[start:stop] if not one.is_interaction_answer]


async def _fall_silent(bot: Running) -> None:
    """Wait until the bot has called nothing for so long: it closes receipts and tells turning points after the end."""
    before = -1
    while before != len(bot.sandbox.requests):
        before = len(bot.sandbox.requests)
        await asyncio.sleep(SILENCE)


async def _vote_at_once(bot: Running, host: Person, lobby: Message) -> None:
    """Choose that nobody talks before a vote."""
    number = next(one.custom_id for one in lobby.buttons if "start" in (one.custom_id or "")) or ""
    table = number.split(":")[2]
    (panel,) = (await host.click(lobby, "Options")).messages
    await host.choose(panel, f"tm:option:{table}", ["talk"])
    await host.choose(panel, f"tm:value:{table}:talk", ["0"])
    await bot.sandbox.until(lambda: number not in [one.custom_id for one in lobby.buttons])


async def _play(
    bot: Running, chance: random.Random, waits: list[float], most: int | None, before: Callable[[], Awaitable[None]]
) -> int:
    """Let everybody answer, so often or until the match is over; call ``before`` ahead of each answer.

    Return the number of answers.
    """
    done: set[str] = set()
    while len(done) != most and (question := await next_question(bot, done)):
        done.add(question.step)
        await before()
        waits += [_wait(one) for one in await clicks(question, chance)]
    return len(done)


def _shows(bot: Running, button: str) -> bool:
    """Return whether the newest message of the channel has that button."""
    return any(one.label == button for message in bot.sandbox.channel(HALL).messages[-1:] for one in message.buttons)


def _wait(interaction: Interaction) -> float:
    if interaction.acknowledged_after is None:
        raise RuntimeError("a click was not acknowledged")
    return interaction.acknowledged_after
