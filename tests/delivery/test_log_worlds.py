"""The log, at its most talkative, is the same for two courses of which everybody but one seat sees the same."""

import logging
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

import engine
from bot.processes import JobError
from bot.store import Table
from bot.tables.players.thinking import Thinking
from engine import Chance, Decision, View
from engine.players.by_search import Thought
from tests.delivery.delivered_table import PACE, DeliveredTable, spend
from tests.delivery.moments import ANSWERED, Moment, course
from tests.delivery.test_log_lines import Lines
from tests.delivery.test_order_and_time import Hasty, with_computers
from tests.kit.cases import Case
from tests.samples import samples

MOST = samples(3, 30)
"""So many moments of a match are looked at."""
TIME = re.compile(r"\d{4}-\d\d-\d\d[ T][\d:.,]+|0x[0-9a-f]+")
"""Times and places in memory, which are never the same."""


@pytest.fixture
def lines() -> Iterator[list[str]]:
    """Provide the lines that the bot logs, whatever their level."""
    found, root = Lines(), logging.getLogger("bot")
    found.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s"))
    level = root.level
    root.addHandler(found)
    root.setLevel(logging.DEBUG)
    yield found.written
    root.removeHandler(found)
    root.setLevel(level)


class Inline:
    """In place of a process that thinks. It answers as ``Hasty`` does, but a seat's question in one way."""

    seat = -1
    decision: Decision | None = None
    keys: tuple[str, ...] = ()
    fails = False

    def __init__(self, module: str) -> None:
        pass

    async def do(self, job: tuple[View, Decision, Chance, float], patience: float) -> Thought:
        view, decision, chance, _ = job
        if self.fails:
            raise JobError("it failed")
        is_this = (view.seat, decision) == (self.seat, self.decision)
        return Thought(self.keys if is_this else Hasty().answer(view, decision, chance))

    async def end(self) -> None:
        pass


def test_a_secret_answer_of_a_person_changes_no_line(found: list[Moment], lines: list[str], tmp_path: Path) -> None:
    folders = (tmp_path / str(number) for number in count())
    for moment in found[:MOST]:
        written = [_written(lines, moment, way, next(folders)) for way in (0, 1)]
        assert written[0] == written[1], moment
        if moment.silent:
            unnoticed = moment._replace(next=None)
            written = [_written(lines, unnoticed, way, next(folders)) for way in (0, None)]
            assert written[0] == written[1], f"whether it was given: {moment}"


@pytest.mark.parametrize("fails", [False, True])
def test_a_secret_answer_of_a_strong_player_changes_no_line(
    case: Case, found: list[Moment], fails: bool, lines: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = (tmp_path / str(number) for number in count())
    monkeypatch.setattr("bot.processes.pool.Process", Inline)
    monkeypatch.setattr(Inline, "fails", fails)
    table = with_computers(case)
    for moment in found[:MOST]:
        written = []
        monkeypatch.setattr(Inline, "seat", moment.seat)
        monkeypatch.setattr(Inline, "decision", _decision(moment))
        for keys in moment.ways:
            monkeypatch.setattr(Inline, "keys", keys)
            lines.clear()
            _thought_about(table, moment, next(folders))
            written.append([TIME.sub("…", line) for line in lines])
        assert written[0] == written[1], moment


def _decision(moment: Moment) -> Decision:
    """The question that can be answered in two ways."""
    return engine.replay(moment.case.table.record(moment.answers)).decisions[moment.seat]


def _thought_about(table: Table, moment: Moment, folder: Path) -> None:
    thinking = Thinking(1)

    async def taken(delivered: DeliveredTable) -> None:
        await delivered.begin(table, moment.answers)
        delivered.computers.wake(delivered.number)
        await delivered.until(PACE + 0.1)
        await thinking.close()

    folder.mkdir()
    spend(folder, taken, thinking)


def _written(lines: list[str], moment: Moment, way: int | None, folder: Path) -> list[str]:
    """Return the lines logged while one of both answers, or none, is given; times are blank."""
    lines.clear()
    course(moment, way, ANSWERED, None, folder)
    return [TIME.sub("…", line) for line in lines]
