"""Work in the background is begun again, and that is known."""

import asyncio

import pytest

from bot.processes import supervision
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
