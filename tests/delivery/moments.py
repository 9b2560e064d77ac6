"""Moments at which somebody can give two answers that look the same to others, and the calls that follow."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

import engine
from engine import Answer, Match
from tests.delivery.delivered_table import DIRECT, Call, DeliveredTable, Trouble, spend
from tests.kit.cases import Case
from tests.samples import samples

EACH = samples(1, 12)
"""So many moments of each kind of question are looked at."""
TRIES = samples(15, 200)
KEYS = 4
"""So many answers to a question are tried, to find two."""
SOON, ANSWERED, EARLIER, LATER, OVER = 5.0, 30.0, 7.0, 32.0, 120.0
"""Times of an answer, of the same answer earlier, of the next answer that others notice, and of the last comparison."""


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
        after = match.copy()
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

    async def taken(delivered: DeliveredTable) -> None:
        if all_have is not None:
            delivered.discord.troubles |= {DIRECT + (one.user or 0): all_have for one in sitters}
        if trouble is not None:
            delivered.discord.troubles |= dict.fromkeys(noticing, trouble)
        await delivered.begin(replace(moment.case.table, pace="live", talk=0), moment.answers)
        await delivered.until(at)
        if way is not None:
            await delivered.answer(moment.seat, moment.ways[way])
        if moment.next is not None:
            await delivered.until(LATER)
            await delivered.answer(moment.next.seat, moment.next.keys)
        await delivered.until(OVER)

    folder.mkdir()
    return sorted((one for one in spend(folder, taken) if one[1] not in noticing), key=lambda one: one[:2])
