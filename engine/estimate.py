"""The chances of seats at a step of a match that is over, by imagined courses.

A seat's chance is the part of the courses that it wins. A course begins with the true state of the step: hidden cards
lie as they lie. Chance is drawn again, and everybody answers by rule of thumb.

The courses of two positions are compared one by one, and those of the same number share their chance: for each answer
of a seat in a round the same dice. So a change is known far better than either chance.
"""

import hashlib
from collections import Counter
from functools import lru_cache
from itertools import repeat
from math import sqrt
from typing import Any, NamedTuple

import msgspec

import engine
from engine.chance import QuickChance
from engine.game import Game
from engine.record import Record
from engine.state import State
from engine.view import View

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

    def change(self, after: "Estimate", seat: int) -> tuple[float, float]:
        """Return by how much a seat's chance has changed, course by course, and the standard error of this change.

        Courses that all differ alike are no certainty. So two more are counted for the error: a win more, and a win
        less.

        >>> Estimate(((0.0,), (1.0,))).change(Estimate(((1.0,), (1.0,))), 0)
        (0.5, 0.47871355387816905)
        """
        then = after.courses if len(after.courses) > 1 else repeat(after.courses[0])
        changes = [other[seat] - one[seat] for one, other in zip(self.courses, then, strict=False)]
        more = (*changes, 1.0, -1.0)
        mean = sum(more) / len(more)
        variance = sum((one - mean) ** 2 for one in more) / (len(more) * (len(changes) + 1))
        return sum(changes) / len(changes), sqrt(variance)


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
