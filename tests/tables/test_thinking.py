"""Strong players think in other processes, as many as there are cores for, and never keep anybody waiting."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import engine
from bot.config import VARIABLES
from bot.processes import JobError, Process, pool
from bot.tables.players import thinking as module
from bot.tables.players.thinking import COST, HALF, WHOLE, Thinking
from engine import Chance, Match
from engine.players import PLAYERS, chance_for
from engine.players.by_search import Thought, think
from tests.metered import shown


def late() -> Match:
    """A match that is nearly over: little is left to think about."""
    match = engine.start("verraeter", seats=3, seed=bytes(32))
    copies = []
    while match.result is None:
        copies.append(match.copy())
        seat = match.awaited[0]
        chance = chance_for(bytes(32), seat, match.length)
        match.play(seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], chance))
    return next(one for one in reversed(copies) if len(one.decisions[one.awaited[0]].choices) > 1)


MATCH = late()
SEAT = MATCH.awaited[0]
QUESTION = (MATCH.view(SEAT), MATCH.decisions[SEAT])
THOUGHT = Thought(("any",))


def chance() -> Chance:
    return chance_for(bytes(32), SEAT, 0)


def environment(process: int) -> str:
    """The environment of a process, where it can be read."""
    file = Path(f"/proc/{process}/environ")
    return file.read_text() if file.exists() else ""


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    thinking = Thinking(1)
    yield thinking
    await thinking.close()


async def test_a_process_brings_the_thought_of_the_searcher_and_is_replaced_when_it_dies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[Process[Thought]] = []

    def made(program: str) -> Process[Thought]:
        begun.append(Process(program))
        return begun[-1]

    monkeypatch.setattr(pool, "Process", made)
    thinking = Thinking(1)
    for name in VARIABLES.values():
        monkeypatch.setenv(name, "a secret")
    expected = think(*QUESTION, chance())
    assert len(expected.values) > 1
    assert await thinking.think(*QUESTION, chance()) == expected
    (process,) = begun
    number = process.number
    assert number is not None
    assert not any(name in environment(number) for name in VARIABLES.values())
    os.kill(number, signal.SIGKILL)
    await thinking.think(*QUESTION, chance())  # as long as nobody has noticed, there is no thought
    assert await thinking.think(*QUESTION, chance()) == expected
    assert process.number not in (None, number)
    await thinking.close()
    assert process.number is None
    with pytest.raises(asyncio.CancelledError):  # nothing is begun any more
        await thinking.think(*QUESTION, chance())
    assert process.number is None


class Slow(Process[Thought]):
    """One that takes as long as a test says."""

    def __init__(self, program: str) -> None:
        super().__init__(program)
        self.may = asyncio.Event()
        self.shares: list[float] = []
        self.has_been_ended = False

    async def do(self, job: tuple[Any, ...], patience: float) -> Thought:
        self.shares.append(job[-1])
        await self.may.wait()
        return THOUGHT

    async def end(self) -> None:
        self.has_been_ended = True


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[Slow]:
    begun: list[Slow] = []

    def made(program: str) -> Slow:
        begun.append(Slow(program))
        return begun[-1]

    monkeypatch.setattr(pool, "Process", made)
    return begun


async def turn() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_with_much_to_think_about_thoughts_are_half_ones_and_then_none(
    processes: list[Slow], thinking: Thinking
) -> None:
    whole = int(WHOLE / COST)
    half = int((HALF - whole * COST) / (COST / 2))
    before = [shown("turncoat_thoughts_total", part=part) for part in ("whole", "half", "none")]
    asked = [asyncio.create_task(thinking.think(*QUESTION, chance())) for _ in range(whole + half + 2)]
    await turn()
    assert [one.result() for one in asked if one.done()] == [None, None]
    processes[0].may.set()
    assert await asyncio.gather(*asked) == [THOUGHT] * (whole + half) + [None, None]
    assert processes[0].shares == [1.0] * whole + [0.5] * half
    after = [shown("turncoat_thoughts_total", part=part) for part in ("whole", "half", "none")]
    assert [now - then for then, now in zip(before, after, strict=True)] == [whole, half, 2]
    assert await thinking.think(*QUESTION, chance()) == THOUGHT, "there is time again"


async def test_the_limit_of_thoughts_depends_on_their_former_time(
    processes: list[Slow], thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that somebody may begin if nothing is thought about, however long thoughts took before.

    That thought gets as many tries as fit.
    """
    monkeypatch.setattr(module, "COST", 3.0)
    asked = [asyncio.create_task(thinking.think(*QUESTION, chance())) for _ in range(2)]
    await turn()
    assert [one.done() for one in asked] == [False, True]
    processes[0].may.set()
    assert await asyncio.gather(*asked) == [THOUGHT, None]
    assert processes[0].shares == [HALF / 3.0]
    for _ in range(20):
        await thinking.think(*QUESTION, chance())
    asked = [asyncio.create_task(thinking.think(*QUESTION, chance())) for _ in range(2)]
    assert await asyncio.gather(*asked) == [THOUGHT, THOUGHT]


async def test_a_thought_with_half_the_tries_counts_as_half_of_a_whole_one(
    processes: list[Slow], thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "COST", 2 * HALF)
    monkeypatch.setattr(module, "NEWEST", 1.0)
    loop = asyncio.get_running_loop()
    begun = loop.time()

    async def take_a_second(self: Slow, job: tuple[Any, ...], patience: float) -> Thought:
        monkeypatch.setattr(loop, "time", lambda: begun + 1)
        return THOUGHT

    monkeypatch.setattr(Slow, "do", take_a_second)
    monkeypatch.setattr(loop, "time", lambda: begun)
    await thinking.think(*QUESTION, chance())
    monkeypatch.undo()
    assert thinking._cost(QUESTION[0].game) == pytest.approx(2)


async def test_two_processes_think_at_once_and_are_begun_when_they_are_needed(processes: list[Slow]) -> None:
    thinking = Thinking(3)
    assert [one.number for one in processes] == [None, None, None]
    asked = [asyncio.create_task(thinking.think(*QUESTION, chance())) for _ in range(2)]
    await turn()
    assert sorted(len(one.shares) for one in processes) == [0, 1, 1]
    await thinking.close()
    assert all(one.has_been_ended for one in processes)
    await asyncio.wait(asked)
    assert all(one.cancelled() for one in asked)


@pytest.mark.parametrize(
    ("error", "told"),
    [(TimeoutError(), "replaced"), (JobError("it failed"), "it failed"), (OSError("no more processes"), "no more")],
)
async def test_thinking_that_fails_is_no_thought_and_the_log_does_not_tell_what_was_asked(
    processes: list[Slow],
    thinking: Thinking,
    error: Exception,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(self: Slow, job: tuple[Any, ...], patience: float) -> Thought:
        raise error

    monkeypatch.setattr(Slow, "do", fail)
    view, decision = QUESTION
    for kind in (decision.kind, "another"):
        assert await thinking.think(view, replace(decision, kind=kind), chance()) is None
    one, other = caplog.messages
    assert one == other
    assert told in one
    assert "View(" not in caplog.text
