"""Levels of computer players: chosen in the lobby, kept for a rematch, and never seen in when the players answer.

Strong ones think in other processes, as many as there are cores for, and never keep anybody waiting.
"""

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
from bot.learning.advisor import Advisor
from bot.processes import JobError, Process, pool
from bot.store import Store, Table
from bot.tables import Computers, Refusal, Tables
from bot.tables.players import computers
from bot.tables.players import thinking as module
from bot.tables.players.automatic import LEVELS, level_of
from bot.tables.players.thinking import COST, LATEST, SHARES, Thinking
from engine import Chance, Decision, Match, View
from engine.players import PLAYERS, chance_for
from engine.players.by_search import Thought, think
from tests.matches import thumb
from tests.messages.leaks import possible
from tests.metered import shown
from tests.tables.conftest import Waits
from tests.tables.people import ANNA, a_table, match_of
from tests.tables.test_computers import noticed, played, table_of

PACE = 0.8


class Mind:
    """Thinks at once of any answer, or not before a test lets it; or it is busy, or fails."""

    def __init__(self, *, slow: bool = False, busy: bool = False, fails: BaseException | None = None) -> None:
        self.may = asyncio.Event()
        self.busy, self.fails = busy, fails
        self.asked: list[int | None] = []
        self.told: list[object] = []
        self.given_up = 0
        if not slow:
            self.may.set()

    async def think(self, view: View, decision: Decision, chance: Chance) -> Thought | None:
        self.asked.append(view.seat)
        self.told.append((view, decision, chance.roll(1 << 30)))
        try:
            await self.may.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        if self.fails is not None:
            raise self.fails
        return None if self.busy else Thought(PLAYERS["chance"].answer(view, decision, chance))


async def strong_table(store: Store, game: str = "verraeter") -> Table:
    return await table_of(store, *["search"] * 4, game=game, text="levels")


def test_there_is_a_player_for_each_level() -> None:
    assert set(LEVELS.values()) <= set(PLAYERS)
    assert [level_of(player) for player in LEVELS.values()] == list(LEVELS)


async def test_strong_players_answer_what_they_thought_of_at_the_pace_of_all(
    tables: Tables, store: Store, waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They think of questions that nobody else notices within the time that the first one has."""
    table, mind = await strong_table(store), Mind()
    steps = waits.note_steps(store, table)
    monkeypatch.setattr(computers, "PLAYERS", {})  # nobody else answers
    table = await played(tables, Computers(tables, PACE, thinker=mind), table)
    match = await tables.matches.of(table)
    assert table.state == "finished"
    assert (set(waits), steps) == ({PACE}, noticed(match))
    assert mind.asked == [step.seat for step in match.steps]
    assert len(steps) < match.length, "a Builder's choice was followed by a question nobody knows of"


@pytest.mark.parametrize("trouble", [{"slow": True}, {"busy": True}, {"fails": ZeroDivisionError()}], ids=str)
async def test_a_strong_player_without_a_thought_in_time_answers_as_a_usual_one_and_not_later(
    tables: Tables, store: Store, waits: Waits, trouble: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    table, mind = await strong_table(store), Mind(**trouble)
    steps = waits.note_steps(store, table)
    match = await tables.matches.of(await played(tables, Computers(tables, PACE, thinker=mind), table))
    assert steps == noticed(match)
    usual = engine.replay(replace(match.record, answers=()))
    while usual.result is None:
        usual.play(usual.awaited[0], thumb(usual, match.record.seed or b""))
    assert [step.keys for step in match.steps] == [step.keys for step in usual.steps]
    assert mind.given_up == (len(mind.asked) if "slow" in trouble else 0)
    assert set(caplog.messages) == ({"a computer player's thought failed"} if "fails" in trouble else set())
    assert "View(" not in caplog.text


@pytest.mark.usefixtures("vote")
async def test_all_who_are_asked_at_once_think_at_once(tables: Tables, store: Store, waits: Waits) -> None:
    thinking: list[int] = []
    table, mind = await strong_table(store, "vote"), Mind()

    async def note() -> None:
        thinking.append(len(mind.asked))

    waits.meanwhile = note
    await played(tables, Computers(tables, PACE, thinker=mind), table)
    assert thinking == [4, 4, 4, 4, 8, 8, 8, 8], "and each once, though the others answer meanwhile"


@pytest.mark.usefixtures("vote")
async def test_a_player_that_could_not_think_tries_again_when_others_have_answered(
    tables: Tables, store: Store, waits: Waits
) -> None:
    table, mind = await strong_table(store, "vote"), Mind(busy=True)

    async def be_free() -> None:
        mind.busy = False

    waits.meanwhile = be_free
    await played(tables, Computers(tables, PACE, thinker=mind), table)
    assert mind.asked == [0, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3]


async def test_thoughts_about_a_table_that_is_over_are_given_up(tables: Tables, store: Store, waits: Waits) -> None:
    table, mind = await strong_table(store), Mind(slow=True)
    waits.meanwhile = lambda: tables.ending.abort(table.id, ANNA)
    assert (await played(tables, Computers(tables, PACE, thinker=mind), table)).state == "aborted"
    waits.meanwhile = None
    await asyncio.sleep(0)
    assert (len(mind.asked), mind.given_up) == (1, 1)
    assert await store.answers.standing(table.id) == ()


@pytest.mark.parametrize("game", engine.games())
async def test_advice_knows_no_more_than_its_seat(game: str) -> None:
    table = a_table("advice", game=game)
    for answers in (0, 10, 20, 30, 40):
        match, mind = match_of(table, answers), Mind()
        advisor = Advisor(mind)
        seat = match.awaited[0]
        other = possible(match, seat).seat
        assert other is not None
        await advisor.advise(table, match.seat(seat))
        await advisor.advise(replace(table, secret=bytes(32)), other)
        first, second = mind.told
        assert first == second


async def test_at_the_end_of_the_bot_advice_is_refused() -> None:
    table, mind = a_table("advice"), Mind(fails=asyncio.CancelledError())
    match = match_of(table, 0)
    with pytest.raises(Refusal, match="advice-busy"):
        await Advisor(mind).advise(table, match.seat(match.awaited[0]))


# Processes in which they think


def late() -> Match:
    """A match that is nearly over: little is left to think about."""
    match = engine.start("verraeter", seats=3, seed=bytes(32))
    copies = []
    while match.result is None:
        copies.append(match.copy())
        match.play(match.awaited[0], thumb(match))
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
    for limit in ("HANGS", "LATEST"):  # on a busy machine the first thought waits long for its process
        monkeypatch.setattr(module, limit, 120.0)
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


async def test_with_much_to_think_about_thoughts_become_shorter_and_then_none(
    processes: list[Slow], thinking: Thinking
) -> None:
    before = [shown("turncoat_thoughts_total", part=part) for part in ("whole", "shorter", "none")]
    asked = [asyncio.create_task(thinking.think(*QUESTION, chance())) for _ in range(40)]
    await turn()
    none = sum(one.done() for one in asked)
    processes[0].may.set()
    assert await asyncio.gather(*asked) == [THOUGHT] * (40 - none) + [None] * none
    shares = processes[0].shares
    assert shares == sorted(shares, reverse=True)
    assert {*shares} == {*SHARES}, "no part is left out"
    whole = shares.count(1.0)
    assert LATEST - COST * SHARES[-1] < sum(shares) * COST <= LATEST
    after = [shown("turncoat_thoughts_total", part=part) for part in ("whole", "shorter", "none")]
    assert [now - then for then, now in zip(before, after, strict=True)] == [whole, len(shares) - whole, none]
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
    assert processes[0].shares == [LATEST / 3.0]
    for _ in range(20):
        await thinking.think(*QUESTION, chance())
    asked = [asyncio.create_task(thinking.think(*QUESTION, chance())) for _ in range(2)]
    assert await asyncio.gather(*asked) == [THOUGHT, THOUGHT]


async def test_a_thought_with_half_the_tries_counts_as_half_of_a_whole_one(
    processes: list[Slow], thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "COST", 2 * LATEST)
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
