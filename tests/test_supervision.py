"""Work in the background is begun again; processes end when they are told to, and a pool lends them to jobs."""

import asyncio
import io
from pathlib import Path

import pytest

from bot.processes import JobError, Pool, Process, supervision
from bot.processes.serving import answer_all, packed, unpacked
from bot.processes.supervision import Failure, Supervisor
from bot.store import StoreError

DISK_FULL = OSError("disk full")


class Moody:
    """Fails so many times before it succeeds, by that error; hangs instead, if that is wished."""

    def __init__(self, failures: int, *, hangs: bool = False, error: Exception = DISK_FULL) -> None:
        self.failures = failures
        self.hangs = hangs
        self.error = error
        self.begun = 0

    async def __call__(self) -> None:
        self.begun += 1
        if self.begun > self.failures:
            return
        if self.hangs:
            await asyncio.Event().wait()
        raise self.error


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    counted: list[float] = []

    async def pause(seconds: float) -> None:
        counted.append(seconds)

    monkeypatch.setattr("bot.processes.supervision.asyncio.sleep", pause)
    return counted


async def test_failed_work_is_begun_again_after_growing_pauses(pauses: list[float]) -> None:
    supervisor, work = Supervisor(clock=lambda: 7.0), Moody(4)
    await supervisor.supervised("alive", work)
    assert work.begun == 5
    assert pauses == [1.0, 2.0, 4.0, 8.0]
    assert supervisor.failures == {"alive": Failure(4, 7.0, 0)}


async def test_pauses_do_not_grow_for_ever(pauses: list[float]) -> None:
    await Supervisor().supervised("alive", Moody(20))
    assert max(pauses) == supervision.LONGEST_PAUSE


async def test_after_work_that_went_well_for_long_pauses_begin_small_again(pauses: list[float]) -> None:
    now = iter([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2 * supervision.LONGEST_PAUSE, 2 * supervision.LONGEST_PAUSE])
    last = 2 * supervision.LONGEST_PAUSE
    await Supervisor(clock=lambda: next(now, last)).supervised("alive", Moody(4))
    assert pauses == [1.0, 2.0, 1.0, 2.0]


async def test_hanging_work_is_begun_again(pauses: list[float]) -> None:
    supervisor, work = Supervisor(), Moody(1, hangs=True)
    await supervisor.supervised("computers", work, table=3, patience=0.01)
    assert work.begun == 2
    assert supervisor.failures["computers"].table == 3


async def test_the_log_has_the_reason(pauses: list[float], caplog: pytest.LogCaptureFixture) -> None:
    await Supervisor().supervised("computers", Moody(1), table=3)
    assert "computers of table 3 failed and is started again: OSError('disk full')" in caplog.text


async def test_an_absent_database_is_soon_tried_again(pauses: list[float], caplog: pytest.LogCaptureFixture) -> None:
    supervisor = Supervisor()
    await supervisor.supervised("computers", Moody(20, error=StoreError("The connection was lost.")), table=3)
    assert supervisor.failures == {}
    assert caplog.records == []
    assert max(pauses) == supervision.LONGEST_PAUSE_AWAY


async def test_cancelled_work_ends() -> None:
    task = asyncio.create_task(Supervisor().supervised("alive", Moody(9, hangs=True)))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait((task,))
    assert task.cancelled()


async def test_once_closed_nothing_is_begun_any_more() -> None:
    supervisor, work = Supervisor(), Moody(9, hangs=True)
    supervisor.begin("alive", work)
    await supervisor.close()
    assert supervisor.begin("alive", work) is None
    assert supervisor.tasks == set()


MODULE = """
from bot.processes.serving import serve
if __name__ == "__main__":
    serve(bytes)
"""


def has_written_more(process: Process[bytes]) -> bool:
    """Return whether so much has come from the process at once that the bot reads no more for now."""
    return process._running is not None and bool(vars(process._running.answers)["_paused"])


async def test_one_ended_in_the_middle_of_an_answer_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """End the process: its unread answer keeps nobody waiting, neither the asker nor a bot that is to end."""
    (tmp_path / "long_answers.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    process: Process[bytes] = Process("long_answers")
    asked = asyncio.create_task(process.do((1_000_000,), 30))
    for _ in iter(lambda: has_written_more(process), True):
        await asyncio.sleep(0)
    asked.cancel()
    ended, _ = await asyncio.wait([asked], timeout=10)
    assert ended
    with pytest.raises(JobError, match="negative count"):
        await process.do((-1,), 30)
    assert await process.do((3,), 30) == bytes(3)
    await process.end()


def test_a_job_that_goes_wrong_costs_itself_alone() -> None:
    answers = io.BytesIO()
    answer_all(bytes, io.BytesIO(packed((-1,)) + packed((3,))), answers)
    failed, answer = unpacked(io.BytesIO(answers.getvalue()))
    assert isinstance(failed, JobError)
    assert "ValueError: negative count" in str(failed)
    assert answer == bytes(3)


class Broken(io.BytesIO):
    """A pipe of which nobody reads the other end."""

    def write(self, content: object) -> int:
        raise BrokenPipeError


def test_once_nobody_hears_the_answers_no_more_jobs_are_done() -> None:
    done: list[int] = []
    answer_all(done.append, io.BytesIO(packed((1,)) + packed((2,))), Broken())
    assert done == [1]


class Jobs:
    """Jobs for a pool, each done when its name is let go."""

    def __init__(self, pool: Pool[bytes]) -> None:
        self._pool = pool
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}

    def ask(self, name: str, urgency: int = 0, cost: float = 0.0) -> asyncio.Future[str]:
        self.ends[name] = asyncio.Event()

        async def use(process: Process[bytes]) -> str:
            self.begun.append(name)
            await self.ends[name].wait()
            return name

        return self._pool.lend(use, urgency, cost)


async def test_the_most_urgent_job_comes_first_and_who_asked_first_among_equals() -> None:
    jobs = Jobs(Pool("nothing", 1))
    asked = [jobs.ask(name, urgency) for name, urgency in (("a", 1), ("b", 1), ("c", 0), ("d", 1), ("e", 0))]
    for end in jobs.ends.values():
        end.set()
    assert await asyncio.gather(*asked) == ["a", "b", "c", "d", "e"]
    assert jobs.begun == ["a", "c", "e", "b", "d"]


async def test_a_job_that_nobody_waits_for_any_more_is_not_begun_but_ended() -> None:
    pool: Pool[bytes] = Pool("nothing", 1)
    jobs = Jobs(pool)
    first, second, third = jobs.ask("first", cost=1), jobs.ask("second", cost=2), jobs.ask("third", cost=4)
    await asyncio.sleep(0)
    assert (sorted(pool.costs), pool.waiting) == ([1, 2, 4], 2)
    first.cancel()
    second.cancel()
    assert (sorted(pool.costs), pool.waiting) == ([1, 4], 1)
    jobs.ends["first"].set()
    jobs.ends["third"].set()
    assert await third == "third"
    assert jobs.begun == ["first", "third"]
    assert pool.costs == []


async def test_a_job_that_fails_costs_itself_alone_and_a_closed_pool_begins_none() -> None:
    async def fail(process: Process[bytes]) -> None:
        raise ValueError("it failed")

    pool: Pool[bytes] = Pool("nothing", 1)
    jobs = Jobs(pool)
    with pytest.raises(ValueError, match="it failed"):
        await pool.lend(fail)
    asked = [jobs.ask("under way"), jobs.ask("waiting")]
    await asyncio.sleep(0)
    await pool.close()
    asked.append(jobs.ask("late"))
    await asyncio.sleep(0)
    assert all(one.cancelled() for one in asked)
    assert jobs.begun == ["under way"]
