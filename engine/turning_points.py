"""Turning points of a match that is over: the answers by which somebody's chance to win changed most.

A seat's chance at a step is the part of imagined courses that it wins. A course begins with the true state of that
step: hidden cards lie as they lie. Chance is drawn again, and everybody answers by rule of thumb.

The search looks at some steps evenly apart. It then halves the stretches with the largest changes until single answers
are left, or whole turns in a game with long ones. These may look large by luck. So both sides of the three largest are
estimated again, by courses that had no part in the choice, and more of them. A change is a turning point only if it is
there again: it must be ``SURE`` standard errors and ``LEAST`` of a win. The numbers that are told come from the second
estimates.

A betrayal is measured as a whole, from the first answer that brought it about to the last. It goes before the three
largest if it changed at least ``BETRAYED`` of their largest change, and that of a winner or of somebody betrayed.
An answer counts if it moved a winner, or else the seat that led: nobody asks why the others did not win.

The courses of two positions are compared one by one, and those of the same number share their chance: for each answer
of a seat in a round the same dice. So a change is known far better than either chance.
"""

import hashlib
from bisect import bisect
from collections import Counter
from collections.abc import Generator, Sequence
from functools import lru_cache
from itertools import pairwise, repeat
from math import sqrt
from typing import Any, NamedTuple

import msgspec

import engine
from engine.chance import QuickChance
from engine.course import BETRAYED, TurningPoint
from engine.game import Game
from engine.match import Match
from engine.record import Record
from engine.state import State
from engine.view import View

SCAN, HALVINGS = 16, 18
"""So many positions evenly apart are looked at first; then so many stretches are halved at most."""

BETRAYALS, FEWER = 2, 3
"""So many betrayals are measured, and each takes the time of so many halvings."""

TOLD = 3
"""The most turning points of a match."""

SURE, LEAST = 3.0, 0.15
"""A change is told if it is so many standard errors, and so much of a win."""

FEWEST, ANSWERS = 16, 4000
"""The fewest courses of an estimate, and about how many answers these have together. A game says the most."""

AGAIN = 3
"""A second estimate has so many times the courses."""

FAR, SEATS = 4000, 64
"""After so many answers a course is broken off. No game has so many seats."""


class Estimate(msgspec.Struct, frozen=True):
    """The part of each seat in the win, from 0 to 1, in each imagined course."""

    courses: tuple[tuple[float, ...], ...]

    @property
    def chances(self) -> tuple[float, ...]:
        """The chances of all seats to win."""
        return tuple(sum(column) / len(column) for column in zip(*self.courses, strict=True))


class Position(NamedTuple):
    """A step at which chances are to be estimated, by courses that another ``sample`` has not.

    Courses go as far as ``foreseen`` at the step ``seen``, so that both sides of an answer are measured alike.
    """

    step: int
    seen: int
    sample: int = 0


def estimate(record: Record, position: Position, seed: str) -> Estimate:
    """Return the chances of all seats at a position of a match that is over.

    The same seed brings the same chances on every machine.
    """
    game: Game[Any] = engine.game(record.game)
    states = _states(record.to_json())
    number = min(game.outlooks, max(FEWEST, ANSWERS // max(1, len(record.answers) - position.step)))
    word = f"turncoat turning point 2 {seed} {position.sample}"
    first = int.from_bytes(hashlib.sha256(word.encode()).digest()[:6], "big") << 16
    given = Counter((states[step].round, record.answers[step].seat) for step in range(position.step))
    view = game.view(states[position.seen], None)
    rows = []
    for course in range(number * AGAIN if position.sample else number):
        end = _imagined(game, states[position.step].copy(), view, first + course, given.copy())
        rows.append(tuple(_won(game, end, seat) for seat in range(record.seats)))
    return Estimate(tuple(rows))


def _imagined(game: Game[Any], state: State, view: View, first: int, given: Counter[tuple[int, int]]) -> State:
    """Let everybody answer by rule of thumb until the course has gone far enough.

    ``given`` says how many answers each seat has given in each round. Each answer has a chance of its own, which
    follows from ``first``, the round, the seat, and the number of this answer.
    """
    for _ in range(FAR):
        if state.result is not None or game.foreseen(view, state):
            break
        seat, decision = next(one for one in game.decisions(state).items() if one[1].replaces is None)
        given[state.round, seat] += 1
        place = (state.round * SEATS + seat) * FAR + given[state.round, seat]
        state.chance = QuickChance(first + (place << 16))
        game.play(state, seat, game.rule_of_thumb(game.view(state, seat), decision, state.chance))
    return state


def _won(game: Game[Any], state: State, seat: int) -> float:
    return game.value(state, seat) if state.result is None else float(seat in state.result.winners)


@lru_cache(maxsize=1)
def _states(record: bytes) -> list[State]:
    """Return the true state before each answer of a match."""
    whole = Record.from_json(record)
    match = engine.replay(msgspec.structs.replace(whole, answers=()))
    states = []
    for answer in whole.answers:
        states.append(match.true_state())
        match.play(answer.seat, answer.keys)
    return states


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


STRUCK = ("owner_seats", "former_seats", "target_seat")
"""Facts of events that name whom somebody has taken something from, or attacked."""


def touched(match: Match, steps: Sequence[int]) -> list[frozenset[int]]:
    """Return the seats that each whole turn between two of the ``sides`` belongs to, or strikes.

    Nothing in a game without whole turns.
    """
    return [_touched(match, start, stop) for start, stop in pairwise(steps)] if _turns(match) else []


def _touched(match: Match, start: int, stop: int) -> frozenset[int]:
    events = (event for one in match.steps[start:stop] for event in one.events if not event.starts_turn)
    named = [getattr(event, fact, ()) for event in events for fact in STRUCK]
    struck = (seat for one in named for seat in (one if isinstance(one, tuple) else (one,)))
    return frozenset((match.steps[start].seat, *struck))


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
    over, length, last = Estimate((tuple(won),)), steps[-1], len(steps) - 1
    stretches = list[_Stretch]()
    for start, stop in pairwise([*sorted({number * last // SCAN for number in range(SCAN)} - {last}), last]):
        seen = min(steps[stop], length - 1)
        before = (yield Position(steps[start], seen)) if foresees or not stretches else stretches[-1].after
        after = over if stop == last else (yield Position(steps[stop], seen))
        stretches.append(_Stretch(start, stop, seen, before, after))
    for _ in range(HALVINGS - FEWER * min(BETRAYALS, len(betrayals))):
        wide = next((one for one in _largest(stretches, won, touched) if one.stop - one.start > 1), None)
        if wide is None:
            break
        middle = (wide.start + wide.stop) // 2
        between = yield Position(steps[middle], wide.seen)
        stretches.remove(wide)
        stretches += [wide._replace(stop=middle, after=between), wide._replace(start=middle, before=between)]

    def again(
        start: int, stop: int, treason: Treason | None = None
    ) -> Generator[Position, Estimate, list[TurningPoint]]:
        seen = min(steps[stop], length - 1)
        first = yield Position(steps[start], seen, 1)
        then = over if stop == last else (yield Position(seen, seen, 1))
        concerned = _concerned(first, won, treason) if treason else _within(touched, start, _concerned(first, won))
        return _turning_point(steps[stop] - 1, first, then, concerned)

    betrayed, single, whole = list[TurningPoint](), list[TurningPoint](), list[Treason]()
    for one in _weightiest(betrayals, stretches, won):
        found = yield from again(one.start, one.stop, one)
        betrayed += found
        whole += [one] if found else []
    for stretch in _largest(stretches, won, touched):
        apart = not any(one.start <= stretch.start < one.stop for one in whole)
        if apart and stretch.stop - stretch.start == 1:
            single += yield from again(stretch.start, stretch.stop)
    return _told(betrayed, single)


def _told(betrayed: Sequence[TurningPoint], single: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
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
    compared = (_compared(before, after, seat) for seats in concerned for seat in seats)
    return max((abs(change) - error for change, error in compared), default=0.0)


def _turning_point(
    step: int, before: Estimate, after: Estimate, concerned: Sequence[Sequence[int]]
) -> list[TurningPoint]:
    """Return the turning point of an answer: the largest sure change of the first seats that have any."""
    for seats in concerned:
        for seat in sorted(seats, key=lambda one: -abs(after.chances[one] - before.chances[one])):
            change, error = _compared(before, after, seat)
            if abs(change) >= max(LEAST, SURE * error):
                return [TurningPoint(step, seat, round(100 * before.chances[seat]), round(100 * after.chances[seat]))]
    return []


def _compared(before: Estimate, after: Estimate, seat: int) -> tuple[float, float]:
    """Return by how much a seat's chance has changed, course by course, and the standard error of this change.

    Courses that all differ alike are no certainty. So two more are counted for the error: a win more, and a win less.

    >>> _compared(Estimate(((0.0,), (1.0,))), Estimate(((1.0,), (1.0,))), 0)
    (0.5, 0.47871355387816905)
    """
    then = after.courses if len(after.courses) > 1 else repeat(after.courses[0])
    changes = [other[seat] - one[seat] for one, other in zip(before.courses, then, strict=False)]
    more = (*changes, 1.0, -1.0)
    mean = sum(more) / len(more)
    variance = sum((one - mean) ** 2 for one in more) / (len(more) * (len(changes) + 1))
    return sum(changes) / len(changes), sqrt(variance)
