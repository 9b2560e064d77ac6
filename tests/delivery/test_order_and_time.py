"""Calls after an answer that others cannot tell from another answer.

Both answers bring the others the same calls, in the same order, at the same time. The direct messages of the person
who answers may be slow, fail, or be closed.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from itertools import count, islice
from typing import TYPE_CHECKING, NamedTuple, cast

import pytest
from msgspec.structs import replace

import engine
from bot.store import Sitter
from engine.players import PLAYERS, Player
from engine.players.by_search import Thought
from tests.delivery.evening import DIRECT, PACE, closed, failing, slow, spend
from tests.kit.cases import Case
from tests.messages.situations import CASES
from tests.samples import samples

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from bot.store import Table
    from bot.tables.players.thoughts import Thinker
    from engine import Answer, Chance, Decision, Keys, Match, View
    from tests.delivery.evening import Call, Evening, Trouble

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
EACH = samples(1, 12)
"""So many moments of each kind of question are looked at."""
TRIES = samples(15, 200)
KEYS = 4
"""So many answers to a question are tried, to find two."""
SOON, ANSWERED, EARLIER, LATER, OVER = 5.0, 30.0, 7.0, 32.0, 120.0
"""When the answer is given, or so much earlier; when the next one, which others notice; until when it is compared."""


class Moment(NamedTuple):
    """After these ``answers`` a seat can give two answers of which an onlooker does not notice which it was.

    Nor do the ``watching`` seats. ``silent``: nor whether it has answered. ``next`` is an answer that may follow then.
    """

    case: Case
    kind: str
    answers: tuple[Answer, ...]
    seat: int
    ways: tuple[tuple[str, ...], tuple[str, ...]]
    watching: frozenset[int]
    silent: bool
    next: Answer | None


def moments(case: Case) -> Iterator[Moment]:
    """The first ones of each kind of question."""
    found, tried = Counter[tuple[str, int]](), Counter[str]()
    for match in case.played():
        for seat in match.awaited:
            kind = match.decisions[seat].kind
            if tried[kind] < TRIES:
                tried[kind] += 1
                one = _moment(case, match, seat)
                if one is not None and found[kind, len(one.watching)] < EACH:
                    found[kind, len(one.watching)] += 1
                    yield one


def _moment(case: Case, match: Match, seat: int) -> Moment | None:
    decision = match.decisions[seat]
    least = max(1, decision.least)
    ways: dict[str, list[tuple[tuple[str, ...], Match]]] = {}
    for place in range(0, len(decision.keys), len(decision.keys) // KEYS + 1):
        keys = tuple((decision.keys[place:] + decision.keys[:place])[:least])
        after = engine.replay(match.record)
        after.play(seat, keys)
        ways.setdefault(repr(after.onlooker), []).append((keys, after))
    alike = max(ways.values(), key=len)
    if len(alike) < 2:
        return None
    (first, here), *_, (last, there) = alike
    watching = _watching(here, there)
    silent = here.onlooker == match.onlooker and watching <= _watching(here, match)
    following = None
    for one in [one for one in here.awaited if one in there.awaited and one in watching][:1]:
        keys = here.decisions[one].keys[: max(1, here.decisions[one].least)]
        here.play(one, keys)
        there.play(one, keys)
        if here.onlooker == there.onlooker:
            following = engine.Answer(one, keys)
            watching &= _watching(here, there)
    return Moment(case, decision.kind, match.record.answers, seat, (first, last), watching, silent, following)


def _watching(here: Match, there: Match) -> frozenset[int]:
    """The seats that cannot tell which of two matches is theirs."""
    return frozenset(seat for seat in range(here.seats) if here.seat(seat) == there.seat(seat))


def course(
    moment: Moment, way: int | None, at: float, trouble: Trouble | None, folder: Path, all_have: Trouble | None = None
) -> list[Call]:
    """Return the calls for the channel and for the seats that watch, if that answer, or none, is given then.

    Everybody has the trouble ``all_have``, if there is one. The people of the other seats have ``trouble``, if there is
    such a trouble.
    """
    sitters = moment.case.table.sitters
    noticing = {DIRECT + (one.user or 0) for seat, one in enumerate(sitters) if seat not in moment.watching}

    async def taken(evening: Evening) -> None:
        if all_have is not None:
            evening.discord.troubles |= {DIRECT + (one.user or 0): all_have for one in sitters}
        if trouble is not None:
            evening.discord.troubles |= dict.fromkeys(noticing, trouble)
        await evening.begin(replace(moment.case.table, pace="live", talk=0), moment.answers)
        await evening.until(at)
        if way is not None:
            await evening.answer(moment.seat, moment.ways[way])
        if moment.next is not None:
            await evening.until(LATER)
            await evening.answer(moment.next.seat, moment.next.keys)
        await evening.until(OVER)

    folder.mkdir()
    return sorted((one for one in spend(folder, taken) if one[1] not in noticing), key=lambda one: one[:2])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_calls_to_others_tell_nothing_of_a_secret_answer(case: Case, tmp_path: Path) -> None:
    """Neither which it was, nor, where nobody notices that it was given, when."""
    found = list(moments(case))
    folders = (tmp_path / str(number) for number in count())
    assert found
    for number, moment in enumerate(found):
        for place in range(AT_ONCE):
            name, trouble = TROUBLES[(number + place) % len(TROUBLES)]
            first = course(moment, 0, ANSWERED, trouble, next(folders))
            assert course(moment, 1, ANSWERED, trouble, next(folders)) == first, f"{name}: {moment}"
            if moment.silent:
                assert course(moment, 0, ANSWERED - EARLIER, trouble, next(folders)) == first, f"{name}: {moment}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_calls_tell_nothing_of_when_a_silent_answer_came(case: Case, tmp_path: Path) -> None:
    """Check a person who answers again right after a silent answer.

    Meanwhile their own direct messages are slow, or the direct messages of all people are closed.
    """
    for number, moment in enumerate(_going_on(case)):
        for name, own, all_have in (("slow", slow, None), ("closed", None, closed)):
            found = [
                course(moment, 0, at, own, tmp_path / f"{number} {name} {at}", all_have)
                for at in (ANSWERED, ANSWERED - EARLIER)
            ]
            assert found[0] == found[1], f"{name}: {moment}"


def _going_on(case: Case) -> Iterator[Moment]:
    """Silent answers, each with the next answer of whoever is asked first then."""
    for moment in moments(case):
        if moment.silent:
            match = engine.replay(case.table.record(moment.answers))
            match.play(moment.seat, moment.ways[0])
            seat = match.awaited[0]
            decision = match.decisions[seat]
            following = engine.Answer(seat, decision.keys[: max(1, decision.least)])
            yield moment._replace(next=following)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_trouble_with_somebody_who_is_not_asked_is_noticed_by_nobody(case: Case, tmp_path: Path) -> None:
    """Check that nobody notices a trouble with a seat that is not asked.

    The seat is told a role, or what it came to see, at once, late, or not at all.
    """
    folders = (tmp_path / str(number) for number in count())
    for moment, seat in islice(_not_asked(case), MOST):
        only = moment._replace(watching=frozenset(range(case.seats)) - {seat})
        found = [course(only, 0, SOON, trouble, next(folders)) for _, trouble in TROUBLES]
        assert all(one == found[-1] for one in found), f"seat {seat}: {moment}"


def _not_asked(case: Case) -> Iterator[tuple[Moment, int]]:
    """Moments with somebody to whom it is not their turn, before the answer and after it."""
    for moment in moments(case):
        match = engine.replay(case.table.record(moment.answers))
        asked = {*match.onlooker.view.asked, moment.seat}
        match.play(moment.seat, moment.ways[0])
        asked |= {*match.onlooker.view.asked}
        for seat in {*range(case.seats)} - asked:
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


@pytest.mark.parametrize("case", CASES, ids=str)
def test_how_long_computer_players_think_is_never_noticed(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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

    async def taken(evening: Evening) -> None:
        await evening.begin(table, answers)
        evening.computers.wake(evening.number)
        await evening.until(LONG)

    folder.mkdir()
    return spend(folder, taken, thinker)
