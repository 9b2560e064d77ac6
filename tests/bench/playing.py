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
from tests.bench.bot_process import Running, echoing, running
from tests.bench.figures import Row, named, p99
from tests.bot.court import HALL
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
    """Seconds of CPU of the bot's own process and of those that draw, for so many clicks."""

    own: float
    drawing: float
    clicks: int


def rows() -> list[Row]:
    found = []
    for table in TABLES:
        waits, echoes, calls, floor, ends, spent = asyncio.run(_measure(table))
        middle, bare = statistics.median(waits) * 1000, statistics.median(echoes) * 1000
        of = named(table.game, table.people, "people")
        found += [
            (f"{of}: click to acknowledgement, durable, {len(waits)} clicks, p99", "60 ms", f"{p99(waits):.0f} ms"),
            (
                f"{of}: click to acknowledgement, p50, beside that of a bare discord.py client",
                f"4 x {bare:.1f} ms",
                f"{middle:.1f} ms = {middle / bare:.1f} x",
            ),
            (f"{of}: CPU of the bot's process a click", "-", f"{spent.own * 1000 / spent.clicks:.1f} ms"),
            (f"{of}: CPU of the processes that draw a click", "-", f"{spent.drawing * 1000 / spent.clicks:.1f} ms"),
            (f"{of}: CPU of both", "10 ms", f"{(spent.own + spent.drawing) * 1000 / spent.clicks:.1f} ms"),
            (f"{of}: calls outside interaction answers, per answer", f"{floor + ABOVE:.2f}", f"{calls:.2f}"),
            (f"{of}: the same, if an answer changed each message once", "-", f"{floor:.2f}"),
        ]
        if table.answers is None:
            found.append((f"{of}: calls outside interaction answers, for the end of a match", "-", f"{ends:.0f}"))
    return found


async def _measure(table: Table) -> tuple[list[float], list[float], float, float, float, Spent]:
    """Return the seconds until each click was acknowledged, and until a bare client did so; calls; CPU.

    The calls are those per answer, the fewest of these, and those of a match after its last answer.
    """
    waits: list[float] = []
    echoes: list[float] = []
    marks: list[Spent] = []
    chance = random.Random(1)
    async with running() as bot, echoing() as echo:
        asked: list[int] = []

        async def note() -> None:
            asked.append(len(bot.sandbox.requests))
            echoes.append(_wait(await echo()))
            if not marks and len(waits) >= FIRST:
                marks.append(Spent(*bot.spent(), len(waits)))

        anna, *others = list(bot.sandbox.people.values())[: table.people]
        calls = fewest = ends = answers = 0
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
            if table.answers is None:
                await bot.sandbox.until(lambda: _shows(bot, "Rematch"))
                await _fall_silent(bot)
            steps = [_made(bot, start, stop) for start, stop in pairwise(asked)]
            calls += sum(map(len, steps))
            fewest += sum(len({one if one.method == "POST" else one.path for one in made}) for made in steps)
            ends += len(_made(bot, asked[-1]))
        (begun,), now = marks, Spent(*bot.spent(), len(waits))
    spent = Spent(now.own - begun.own, now.drawing - begun.drawing, now.clicks - begun.clicks)
    return waits, echoes, calls / answers, fewest / answers, ends / table.matches, spent


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
    bot: Running,
    chance: random.Random,
    waits: list[float],
    most: int | None,
    before: Callable[[], Awaitable[None]],
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
