"""Calls after an answer that others cannot tell from another answer.

Both answers bring the others the same calls, in the same order, at the same time. The direct messages of the person
who answers may be slow, fail, or be closed.
"""

import asyncio
import random
from collections.abc import Iterator, Sequence
from itertools import count, islice
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

import engine
from bot.store import Sitter, Table
from bot.tables.players.thoughts import Thinker
from engine import Answer, Chance, Decision, Keys, View
from engine.players import PLAYERS, Player
from engine.players.by_search import Thought
from tests.delivery.delivered_table import PACE, Call, DeliveredTable, Trouble, closed, failing, slow, spend
from tests.delivery.moments import ANSWERED, EARLIER, SOON, Moment, course
from tests.kit.cases import Case
from tests.samples import samples

TROUBLES: tuple[tuple[str, Trouble | None], ...] = (
    ("closed", closed),
    ("slow", slow),
    ("failing", failing),
    ("fine", None),
)
AT_ONCE = samples(1, len(TROUBLES))
"""With so many of them a moment is looked at."""
MOST = samples(3, 30)
"""So many moments are looked at of who is not asked."""
FAR = samples(60, 10)
"""From so many answers to so many more computer players are let play on."""
LONG = 14.2


def test_calls_to_others_tell_nothing_of_a_secret_answer(found: list[Moment], tmp_path: Path) -> None:
    """Neither which it was, nor, where nobody notices that it was given, when."""
    folders = (tmp_path / str(number) for number in count())
    assert found
    for number, moment in enumerate(found):
        for place in range(AT_ONCE):
            name, trouble = TROUBLES[(number + place) % len(TROUBLES)]
            first = course(moment, 0, ANSWERED, trouble, next(folders))
            assert course(moment, 1, ANSWERED, trouble, next(folders)) == first, f"{name}: {moment}"
            if moment.silent:
                assert course(moment, 0, ANSWERED - EARLIER, trouble, next(folders)) == first, f"{name}: {moment}"


def test_calls_tell_nothing_of_when_a_silent_answer_came(found: list[Moment], tmp_path: Path) -> None:
    """Check a person who answers again right after a silent answer.

    Meanwhile their own direct messages are slow, or the direct messages of all people are closed.
    """
    for number, moment in enumerate(_going_on(found)):
        for name, own, all_have in (("slow", slow, None), ("closed", None, closed)):
            later, earlier = (
                course(moment, 0, at, own, tmp_path / f"{number} {name} {at}", all_have)
                for at in (ANSWERED, ANSWERED - EARLIER)
            )
            assert later == earlier, f"{name}: {moment}"


def _going_on(found: list[Moment]) -> Iterator[Moment]:
    """Silent answers, each with the next answer of the seat asked first then."""
    for moment in found:
        if moment.silent:
            match = engine.replay(moment.case.table.record(moment.answers))
            match.play(moment.seat, moment.ways[0])
            seat = match.awaited[0]
            decision = match.decisions[seat]
            following = engine.Answer(seat, decision.keys[: max(1, decision.least)])
            yield moment._replace(next=following)


def test_trouble_with_somebody_who_is_not_asked_is_noticed_by_nobody(found: list[Moment], tmp_path: Path) -> None:
    """Check that nobody notices a trouble with a seat that is not asked.

    The seat is told a role, or what it came to see, at once, late, or not at all.
    """
    folders = (tmp_path / str(number) for number in count())
    for moment, seat in islice(_not_asked(found), MOST):
        only = moment._replace(watching=frozenset(range(moment.case.seats)) - {seat})
        *troubled, fine = (course(only, 0, SOON, trouble, next(folders)) for _, trouble in TROUBLES)
        assert all(one == fine for one in troubled), f"seat {seat}: {moment}"


def _not_asked(found: list[Moment]) -> Iterator[tuple[Moment, int]]:
    """Moments with somebody to whom it is not their turn, before the answer and after it."""
    for moment in found:
        match = engine.replay(moment.case.table.record(moment.answers))
        asked = {*match.onlooker.view.asked, moment.seat}
        match.play(moment.seat, moment.ways[0])
        asked |= {*match.onlooker.view.asked}
        for seat in {*range(moment.case.seats)} - asked:
            yield moment._replace(next=None), seat


# Computer players


class Slow:
    """Thinks for so many turns of the loop, and so many seconds; it comes to what ``Hasty`` would answer."""

    def __init__(self, turns: int, seconds: float) -> None:
        self._turns = turns
        self._seconds = seconds

    async def think(self, view: View, decision: Decision, chance: Chance) -> Thought:
        for _ in range(self._turns):
            await asyncio.sleep(0)
        await asyncio.sleep(self._seconds)
        return Thought(Hasty().answer(view, decision, chance))


class Hasty:
    """Answers by nothing but the question, whoever is asked, and whenever."""

    def answer(self, view: View, decision: Decision, chance: Chance) -> Keys:
        keys = [key for key in decision.keys if key != "back"]
        return tuple(random.Random(repr(decision)).sample(keys, max(1, decision.least)))


THINKERS = (Slow(0, 0.0), Slow(50, 0.0), Slow(3, 0.4 * PACE), Slow(0, 0.99 * PACE), Slow(0, 4 * PACE))


def test_the_time_that_computers_think_is_unseen(case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that they do comes earlier or later, also where somebody answers several questions in a row."""
    monkeypatch.setitem(cast(dict[str, Player], PLAYERS), "thumb", Hasty())
    table = with_computers(case)
    for number, match in enumerate(islice(case.played(), 0, None, FAR)):
        found = [
            computers_at_work(table, match.record.answers, tmp_path / f"{number} {way}", thinker)
            for way, thinker in enumerate(THINKERS)
        ]
        assert len(found[0]) > 3, "they play"
        assert all(one == found[0] for one in found), f"after {match.length} answers"


def with_computers(case: Case) -> Table:
    strong = tuple(Sitter(one.name, player="search") for one in case.table.sitters)
    return replace(case.table, sitters=strong, pace="live", talk=0)


def computers_at_work(table: Table, answers: Sequence[Answer], folder: Path, thinker: Thinker) -> list[Call]:
    """Return all calls to the channel while computer players play on by themselves."""

    async def taken(delivered: DeliveredTable) -> None:
        await delivered.begin(table, answers)
        delivered.computers.wake(delivered.number)
        await delivered.until(LONG)

    folder.mkdir()
    return spend(folder, taken, thinker)
