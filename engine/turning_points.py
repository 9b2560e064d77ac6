"""Turning points of a match that is over: the answers by which somebody's chance to win changed most.

Chances are those of ``engine.estimate``.

The search looks at some steps evenly apart. It then halves the stretches with the largest changes. In the end single
answers are left, or whole turns in a game with long ones. These may look large by luck. So both sides of the three
largest are estimated again. More courses are imagined for it, which had no part in the choice. A change is a turning
point only if it is there again: it must be ``SURE`` standard errors and ``LEAST`` of a win. The numbers that are told
come from the second estimates.

A betrayal is measured as a whole, from the first answer that brought it about to the last. It goes before the three
largest if it changed at least ``BETRAYED`` of their largest change. The change must be that of a winner or of somebody
betrayed. An answer counts if it moved a winner, or else the seat that led: nobody asks why the others did not win.
"""

from bisect import bisect
from collections.abc import Generator, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.course import BETRAYED, TurningPoint
from engine.estimate import Estimate, Position
from engine.match import Match

SCAN, HALVINGS = 16, 18
"""So many positions evenly apart are looked at first; then so many stretches are halved at most."""

BETRAYALS, FEWER = 2, 3
"""So many betrayals are measured, and each takes the time of so many halvings."""

TOLD = 3
"""The most turning points of a match."""

SURE, LEAST = 3.0, 0.15
"""A change is told if it is so many standard errors, and so much of a win."""


def sides(match: Match) -> list[int]:
    """Return the steps between which chances may turn: at which an answer is given, or a whole turn begins; the end.

    Whole turns count if the game's events tell where they begin. Nothing turns before the first round: a choice of the
    set-up tells nobody anything.
    """
    begun, first = _turns(match), _set_up(match)
    return [
        *sorted({first, *(step for step in begun or range(match.length) if step > first)} - {match.length}),
        match.length,
    ]


def _turns(match: Match) -> list[int]:
    """Return the steps at which whole turns begin, if the game's events tell these."""
    return [step for step, one in enumerate(match.steps, 1) if any(event.starts_turn for event in one.events)]


def _set_up(match: Match) -> int:
    """Return the number of answers that were given before the first round; 0 in a game without rounds."""
    told = (match.setup_events, *(one.events for one in match.steps))
    return next((step for step, events in enumerate(told) if any(event.round for event in events)), 0)


def touched(match: Match, steps: Sequence[int]) -> list[frozenset[int]]:
    """Return the seats that each whole turn between two of the ``sides`` belongs to, or strikes.

    Nothing in a game without whole turns.
    """
    return [_touched(match, start, stop) for start, stop in pairwise(steps)] if _turns(match) else []


def _touched(match: Match, start: int, stop: int) -> frozenset[int]:
    events = (event for one in match.steps[start:stop] for event in one.events if not event.starts_turn)
    return frozenset((match.steps[start].seat, *(seat for event in events for seat in event.struck)))


class _Stretch(NamedTuple):
    """A part of a match between two of its sides, by their numbers, with the chances there.

    The chances were measured as far as ``seen``.
    """

    start: int
    stop: int
    seen: int
    before: Estimate
    after: Estimate


class Treason(NamedTuple):
    """A betrayal of some seats by ``seat``, between two of the ``sides`` of a match, by their numbers."""

    start: int
    stop: int
    seat: int
    of_seats: tuple[int, ...] = ()


def treasons(match: Match, steps: Sequence[int]) -> list[Treason]:
    """Return the betrayals of a match that is over, as far as its game tells when they happened."""
    told = (one for one in match.reveal().betrayals if one.step >= one.since >= steps[0])
    found = dict[Treason, list[int]]()
    for one in told:
        found.setdefault(Treason(bisect(steps, one.since) - 1, bisect(steps, one.step), one.seat), []).append(
            one.of_seat
        )
    return sorted(one._replace(of_seats=tuple(sorted(seats))) for one, seats in found.items())


def turning_points(
    steps: Sequence[int],
    won: Sequence[float],
    *,
    foresees: bool = False,
    betrayals: Sequence[Treason] = (),
    touched: Sequence[frozenset[int]] = (),
) -> Generator[Position, Estimate, tuple[TurningPoint, ...]]:
    """Ask for estimates one after the other, and return the turning points in their order.

    ``steps`` are the ``sides`` of the match. ``won`` says of each seat whether it has won: 1 or 0. ``foresees``: all
    courses end before the match does. Then both sides of a stretch are measured as far. If turns say whom they have
    ``touched``, they turn nobody else's chance.
    """
    search = _Search(steps, won, touched)
    yield from search.scan(foresees=foresees)
    yield from search.halve(HALVINGS - FEWER * min(BETRAYALS, len(betrayals)))
    betrayed, single, whole = list[TurningPoint](), list[TurningPoint](), list[Treason]()
    for one in _weightiest(betrayals, search.stretches, won):
        found = yield from search.estimate_again(one.start, one.stop, one)
        betrayed += found
        whole += [one] if found else []
    for stretch in _largest(search.stretches, won, touched):
        apart = not any(one.start <= stretch.start < one.stop for one in whole)
        if apart and stretch.stop - stretch.start == 1:
            single += yield from search.estimate_again(stretch.start, stretch.stop)
    return _told_points(betrayed, single)


class _Search:
    """A search in a match, between whose ``steps`` chances may turn. Each part asks for estimates one by one."""

    def __init__(self, steps: Sequence[int], won: Sequence[float], touched: Sequence[frozenset[int]]) -> None:
        self.stretches: list[_Stretch] = []
        self._steps, self._won, self._touched = steps, won, touched
        self._over, self._last = Estimate((tuple(won),)), len(steps) - 1

    def scan(self, *, foresees: bool) -> Generator[Position, Estimate, None]:
        """Divide the match into stretches of the same length."""
        starts = {number * self._last // SCAN for number in range(SCAN)} - {self._last}
        for start, stop in pairwise([*sorted(starts), self._last]):
            seen = self._seen(stop)
            fresh = foresees or not self.stretches
            before = (yield Position(self._steps[start], seen)) if fresh else self.stretches[-1].after
            after = self._over if stop == self._last else (yield Position(self._steps[stop], seen))
            self.stretches.append(_Stretch(start, stop, seen, before, after))

    def halve(self, times: int) -> Generator[Position, Estimate, None]:
        """Halve so many of the stretches with the largest changes."""
        for _ in range(times):
            largest = _largest(self.stretches, self._won, self._touched)
            wide = next((one for one in largest if one.stop - one.start > 1), None)
            if wide is None:
                break
            middle = (wide.start + wide.stop) // 2
            between = yield Position(self._steps[middle], wide.seen)
            self.stretches.remove(wide)
            self.stretches += [wide._replace(stop=middle, after=between), wide._replace(start=middle, before=between)]

    def estimate_again(
        self, start: int, stop: int, treason: Treason | None = None
    ) -> Generator[Position, Estimate, list[TurningPoint]]:
        """Return the turning point of a stretch, if other courses than before find its change, too."""
        seen = self._seen(stop)
        first = yield Position(self._steps[start], seen, 1)
        then = self._over if stop == self._last else (yield Position(seen, seen, 1))
        concerned: Sequence[Sequence[int]] = _concerned(first, self._won, treason)
        if treason is None:
            concerned = _within(self._touched, start, concerned)
        return _turning_point(self._steps[stop] - 1, first, then, concerned)

    def _seen(self, stop: int) -> int:
        """Return the step up to which courses are seen that are measured at a side; the match itself is over later."""
        return min(self._steps[stop], self._steps[-1] - 1)


def _told_points(betrayed: Sequence[TurningPoint], single: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    """Return the turning points that are told, in their order: betrayals that changed enough before other answers."""
    least = BETRAYED * max((one.change for one in (*betrayed, *single)), default=0)
    first = [one for one in betrayed if one.change >= least]
    others = sorted((one for one in (*betrayed, *single) if one not in first), key=lambda one: -one.change)
    return tuple(sorted((*first, *others)[:TOLD], key=lambda one: one.step))


def _weightiest(betrayals: Sequence[Treason], stretches: Sequence[_Stretch], won: Sequence[float]) -> list[Treason]:
    """Return the betrayals with the largest changes, as far as the stretches tell; a winner's own weighs twice."""
    row, found = sorted(stretches), dict[tuple[int, int], Treason]()

    def weight(one: Treason) -> float:
        before = next(other.before for other in row if one.start < other.stop)
        after = next(other.after for other in row if one.stop <= other.stop)
        return (1 + won[one.seat]) * _change(before, after, _concerned(before, won, one))

    for one in sorted(betrayals, key=weight, reverse=True):
        found.setdefault((one.start, one.stop), one)
    return [*found.values()][:BETRAYALS]


def _concerned(
    before: Estimate, won: Sequence[float], treason: Treason | None = None
) -> tuple[Sequence[int], Sequence[int]]:
    """Return the seats whose change is told: the winners; if none is sure, who was betrayed, or who led."""
    chances = before.chances
    others = (max(range(len(chances)), key=chances.__getitem__),) if treason is None else treason.of_seats
    return [seat for seat, part in enumerate(won) if part], others


def _within(
    touched: Sequence[frozenset[int]], turn: int, concerned: Sequence[Sequence[int]]
) -> Sequence[Sequence[int]]:
    """Return the seats that are concerned, without those that the turn has not touched."""
    return [[seat for seat in seats if seat in touched[turn]] for seats in concerned] if touched else concerned


def _largest(stretches: Sequence[_Stretch], won: Sequence[float], touched: Sequence[frozenset[int]]) -> list[_Stretch]:
    """Return the stretches with the largest changes, the largest first."""

    def change(one: _Stretch) -> float:
        concerned = _concerned(one.before, won)
        single = one.stop - one.start == 1
        return _change(one.before, one.after, _within(touched, one.start, concerned) if single else concerned)

    return sorted(stretches, key=lambda one: (-change(one), one.start))[:TOLD]


def _change(before: Estimate, after: Estimate, concerned: Sequence[Sequence[int]]) -> float:
    """Return the largest change of the chance of a seat that is concerned, less its standard error."""
    compared = (before.change(after, seat) for seats in concerned for seat in seats)
    return max((abs(change) - error for change, error in compared), default=0.0)


def _turning_point(
    step: int, before: Estimate, after: Estimate, concerned: Sequence[Sequence[int]]
) -> list[TurningPoint]:
    """Return the turning point of an answer: the largest sure change of the first seats that have any."""
    for seats in concerned:
        for seat in sorted(seats, key=lambda one: -abs(after.chances[one] - before.chances[one])):
            change, error = before.change(after, seat)
            if abs(change) >= max(LEAST, SURE * error):
                return [TurningPoint(step, seat, round(100 * before.chances[seat]), round(100 * after.chances[seat]))]
    return []
