"""``kill -9`` between a deadline and what follows from it: everything happens once, and no answer is lost."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.store import Store
from bot.store.answers import AnswerRows
from bot.store.clocks import ClockRows
from bot.store.hearing import HearingRows
from bot.store.tables import TableRows
from bot.tables import Refusal, Sitter
from bot.tables.time.pace import DAY, HOUR, MINUTE
from tests.tables.clocked_table import ClockedTable
from tests.tables.conftest import Clock as Hand
from tests.tables.people import ANNA, BEN, EVA, PEOPLE

pytestmark = pytest.mark.deal("killed")
LIVE = 2 * MINUTE + 5 * MINUTE
WRITES: dict[type[object], tuple[str, ...]] = {
    TableRows: ("save", "take_back"),
    AnswerRows: ("append",),
    ClockRows: ("swap", "put_off"),
    HearingRows: ("note",),
}
MOST = 40
"""A deed has fewer writes than that."""


class Killed(BaseException):
    """The process is killed."""


class Death:
    """Comes after so many writes; with 0 not at all."""

    def __init__(self) -> None:
        self.after = 0

    def strikes_in(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for part, name in ((part, name) for part, names in WRITES.items() for name in names):
            monkeypatch.setattr(part, name, self._mortal(getattr(part, name)))

    def _mortal(self, write: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def mortal(*arguments: Any) -> Any:
            done = await write(*arguments)
            self.after -= 1
            if self.after == 0:
                raise Killed
            return done

        return mortal


@pytest.fixture
def death(monkeypatch: pytest.MonkeyPatch) -> Death:
    one = Death()
    one.strikes_in(monkeypatch)
    return one


async def nothing(clocked: ClockedTable) -> None:
    """Time passes, and nothing else."""


async def anna_is_back(clocked: ClockedTable) -> None:
    """She presses the button if she is still shown as away."""
    if (await clocked.table).sitters[0].away:
        await clocked.come_back(ANNA)


async def eva_takes_a_seat_that_is_left(clocked: ClockedTable) -> None:
    with suppress(Refusal):  # it has been done
        await clocked.leave(BEN)
    with suppress(Refusal):
        await clocked.take(1, Sitter("Eva", EVA.user))


async def everybody_is_away(clocked: ClockedTable) -> None:
    for one in PEOPLE:
        await clocked.be_away(one)


async def people_may_react(clocked: ClockedTable) -> None:
    """People play until several are asked in secret (H-8.5)."""
    while not (await clocked.match).onlooker.view.hides_answers:
        await clocked.answer()


class Deed(NamedTuple):
    """A deed at a table ``after`` so many seconds; then another minute passes."""

    after: float
    do: Callable[[ClockedTable], Awaitable[None]] = nothing
    begin: Callable[[ClockedTable], Awaitable[None]] = nothing
    game: str = "verraeter"
    pace: str = "live"


DEEDS = {
    "time up": Deed(LIVE),
    "time up by post": Deed(8 * HOUR + 48 * HOUR + DAY, pace="post-8"),
    "silence": Deed(30 * MINUTE, begin=everybody_is_away),
    "closing": Deed(30 * MINUTE + DAY, begin=everybody_is_away),
    "back": Deed(HOUR, anna_is_back, everybody_is_away),
    "seat taken": Deed(MINUTE, eva_takes_a_seat_that_is_left, game="the_traitors"),
    "window": Deed(20.0, begin=people_may_react, game="het_verraad"),
}


@pytest.mark.parametrize("deed", DEEDS)
async def test_killed_after_each_write_everything_happens_once(tmp_path: Path, death: Death, deed: str) -> None:
    (tmp_path / "0").mkdir()
    undisturbed, _ = await course(tmp_path / "0", death, deed, 0)
    for number in range(1, MOST):
        (tmp_path / str(number)).mkdir()
        found, died = await course(tmp_path / str(number), death, deed, number)
        assert found == undisturbed, f"killed after write {number}"
        if not died:
            assert number > 1
            return
    raise AssertionError("it is killed for ever")


async def course(folder: Path, death: Death, name: str, after: int) -> tuple[object, bool]:
    """Return the outcome of a deed, and whether the process was killed in it, after that number of writes."""
    deed = DEEDS[name]
    store = await Store.open(folder / "turncoat.db")
    clocked, died = ClockedTable(store, Hand()), False
    await clocked.sit_down(PEOPLE, deed.game, deed.pace)
    await deed.begin(clocked)
    then, death.after = clocked.hand() + deed.after, after
    try:
        await carry_out(clocked, deed, then)
    except Killed:
        died = True
        await clocked.computers.close()
        clocked.begin_program()
        clocked.computers.wake(1)
        await carry_out(clocked, deed, then)
    death.after = 0
    found = await outcome(clocked)
    await store.close()
    return found, died


async def carry_out(clocked: ClockedTable, deed: Deed, then: float) -> None:
    await clocked.passes(max(0.0, then - clocked.hand()))
    await deed.do(clocked)
    await clocked.passes(then + MINUTE - clocked.hand())


async def outcome(clocked: ClockedTable) -> object:
    """Return the sitters and since when they answer, the time-outs, every answer, and the clock."""
    table, match = await clocked.table, await clocked.match
    clock = await clocked.store.clocks.get(1)
    assert clock is not None
    tenures = [(one.seat, one.step, one.why, one.name) for one in table.tenures]
    return table.state, table.quiet, table.sitters, tenures, match.record.answers, clock.up, bool(clock.paused)
