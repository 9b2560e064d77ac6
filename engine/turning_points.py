"""Turning points of a match that is over: the answers by which somebody's chance to win changed most.

A seat's chance at a step is the part of imagined courses that it wins. A course begins with the true state of that
step: hidden cards lie as they lie. Chance is drawn again, and everybody answers by rule of thumb.

The search looks at some steps evenly apart. It then halves the stretches with the largest changes until single answers
are left. These may look large by luck. So both sides of the three largest are estimated again, by courses that had no
part in the choice. A change is a turning point only if it is there again: it must be ``SURE`` standard errors and
``LEAST`` of a win. The numbers that are told come from the second estimates.
"""

import hashlib
from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import sqrt
from typing import Any, NamedTuple

import msgspec

import engine
from engine.chance import QuickChance
from engine.course import TurningPoint
from engine.game import Game
from engine.record import Record
from engine.state import State

POSITIONS = 40
"""The most positions at which chances are estimated; those of the second estimates count."""

SCAN = 16
"""So many positions evenly apart are looked at first."""

TOLD = 3
"""The most turning points of a match."""

SURE, LEAST = 3.0, 0.15
"""A change is told if it is so many standard errors, and so much of a win."""

FEWEST, ANSWERS = 16, 4000
"""The fewest courses of an estimate, and about how many answers these have together. A game says the most."""

FAR = 4000
"""After so many answers a course is broken off."""


class Estimate(msgspec.Struct, frozen=True):
    """The chances of all seats to win, each from 0 to 1, and the variances of these estimates."""

    chances: tuple[float, ...]
    variances: tuple[float, ...]


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
    state, view = states[position.step], game.view(states[position.seen], None)
    number = min(game.outlooks, max(FEWEST, ANSWERS // max(1, len(record.answers) - position.step)))
    word = f"turncoat turning point 1 {seed} {position.step} {position.sample}"
    first = int.from_bytes(hashlib.sha256(word.encode()).digest()[:6], "big") << 16
    rows = []
    for course in range(number):
        end = state.copy()
        end.chance = QuickChance(first + course)
        for _ in range(FAR):
            if end.result is not None or game.foreseen(view, end):
                break
            _answer(game, end)
        rows.append([_won(game, end, seat) for seat in range(record.seats)])
    return _estimated(rows)


def _answer(game: Game[Any], state: State) -> None:
    """Let the first awaited seat answer by rule of thumb."""
    seat, decision = next(one for one in game.decisions(state).items() if one[1].replaces is None)
    game.play(state, seat, game.rule_of_thumb(game.view(state, seat), decision, state.chance))


def _won(game: Game[Any], state: State, seat: int) -> float:
    return game.value(state, seat) if state.result is None else float(seat in state.result.winners)


def _estimated(rows: Sequence[Sequence[float]]) -> Estimate:
    """Return the means of the columns and the variances of these means.

    Courses that all end alike are no certainty. So each column counts as if one course more had been won, and one lost.

    >>> _estimated([[1.0], [1.0]]).chances, [round(one, 4) for one in _estimated([[1.0], [1.0]]).variances]
    ((1.0,), [0.0625])
    """
    number, chances, variances = len(rows), [], []
    for column in zip(*rows, strict=True):
        more = (*column, 0.0, 1.0)
        mean = sum(more) / len(more)
        chances.append(sum(column) / number)
        variances.append(sum((one - mean) ** 2 for one in more) / (len(more) * (number + 1)))
    return Estimate(tuple(chances), tuple(variances))


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


def turning_points(length: int, won: Sequence[float]) -> Generator[Position, Estimate, tuple[TurningPoint, ...]]:
    """Ask for estimates one after the other, and return the turning points in their order.

    The match had ``length`` answers. ``won`` says of each seat whether it has won: 1 or 0.
    """
    found = {length: Estimate(tuple(won), (0.0,) * len(won))}
    for step in sorted({number * length // SCAN for number in range(SCAN)} - {length}):
        found[step] = yield Position(step, step)
    while len(found) <= POSITIONS - 2 * TOLD and (middle := _middle(found)) is not None:
        found[middle] = yield Position(middle, middle)
    told = []
    for before in _largest(found):
        if found.keys() >= {before, before + 1}:
            after = min(before + 1, length - 1)
            first = yield Position(before, after, 1)
            then = found[length] if before + 1 == length else (yield Position(after, after, 1))
            told += _turning_point(before, first, then)
    return tuple(sorted(told, key=lambda one: one.step))


def _largest(found: Mapping[int, Estimate]) -> list[int]:
    """Return the steps at which the stretches with the largest changes begin, the largest first."""
    changes = {one: _change(found[one], found[other]) for one, other in pairwise(sorted(found))}
    return sorted(changes, key=lambda step: -changes[step])[:TOLD]


def _middle(found: Mapping[int, Estimate]) -> int | None:
    """Return the middle of the stretch with the largest change that has more than one answer.

    The result is ``None`` if all stretches with the largest changes are single answers.
    """
    after = dict(pairwise(sorted(found)))
    return next(((step + after[step]) // 2 for step in _largest(found) if after[step] - step > 1), None)


def _change(before: Estimate, after: Estimate) -> float:
    return max(abs(one - other) for one, other in zip(before.chances, after.chances, strict=True))


def _turning_point(step: int, before: Estimate, after: Estimate) -> list[TurningPoint]:
    """Return the turning point of an answer, for the seat with the largest change, if the change is sure."""

    def change(seat: int) -> float:
        return abs(after.chances[seat] - before.chances[seat])

    seat = max(range(len(before.chances)), key=change)
    error = sqrt(before.variances[seat] + after.variances[seat])
    if change(seat) < max(LEAST, SURE * error):
        return []
    return [TurningPoint(step, seat, round(100 * before.chances[seat]), round(100 * after.chances[seat]))]
