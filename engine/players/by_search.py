"""A computer player that imagines how a match may go on, and takes the answer that does best.

It knows the facts of its seat's view, and the rules. It makes up truths that fit the view (``Game.determinize``). It
tries each candidate in the same truths, and lets everybody follow the rule of thumb from there on. It halves the
candidates until two are left (sequential halving). It stops as soon as a candidate is clearly ahead of all others. The
rule of thumb's own answer stays unless another does better by more than chance explains. The courses alone say when to
stop, never the time. So the same view, decision and chance bring the same answer on every machine.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, inf, log2, sqrt
from typing import Any

import msgspec

import engine
from engine.chance import Chance, QuickChance
from engine.decision import Decision, Keys
from engine.game import Game
from engine.state import State
from engine.view import View

SURE = 0.6
"""By how many standard errors another answer must do better than the rule of thumb's."""

CLEAR = 3.0
"""By how many standard errors a candidate must be ahead of each other one to be taken without further tries."""

FEWEST = 16
"""So many tries of each candidate are between two looks whether a candidate is clear."""

FAR = 600
"""After so many answers a course that reaches no horizon is broken off."""


class Thought(msgspec.Struct, frozen=True):
    """The result of thinking: the ``keys`` to take, and each candidate's mean value (0 to 1) in its ``tries``.

    Candidates that did worse were tried less often. A decision with one candidate needs no try, and has no values.
    """

    keys: Keys
    values: dict[Keys, float] = {}
    tries: dict[Keys, int] = {}


class BySearch:
    """Plays every game that has a determinization and a rule of thumb."""

    def answer(self, view: View, decision: Decision, chance: Chance) -> Keys:
        """Return the keys to take, in the order of the choices."""
        return think(view, decision, chance).keys


def think(view: View, decision: Decision, chance: Chance, share: float = 1.0) -> Thought:
    """Return the best answer found for the seat whose view this is.

    ``share`` is the part of its game's tries that is made. Raises ``EngineError`` for an onlooker's view.
    """
    if view.seat is None:
        raise engine.EngineError("an onlooker is not asked anything")
    game: Game[Any] = engine.game(view.game)
    candidates = list(dict.fromkeys(game.candidates(view, decision)))
    if len(candidates) == 1:
        return Thought(candidates[0])
    courses = _Courses(game, view, view.seat, chance.roll(1 << 32))
    found: dict[Keys, list[float]] = {keys: [] for keys in candidates}
    stages = ceil(log2(len(candidates)))
    left = candidates
    for stage in range(stages):
        tries = max(1, round(game.tries(view) * share / stages / len(left)))
        begun = len(found[left[0]])
        for number in range(begun, begun + tries):
            for keys in left:
                found[keys].append(courses.value(keys, number))
            if (number + 1) % FEWEST == 0 and _is_clear(left, found):
                return _thought(left, found)
        if stage < stages - 1:
            left = _better_half(left, found)
    return _thought(left, found)


def _thought(left: Sequence[Keys], found: Mapping[Keys, list[float]]) -> Thought:
    """Return the thought that takes the best of the candidates that are left."""
    keys = _best(left, found)
    values = {one: sum(row) / len(row) for one, row in found.items()}
    return Thought(keys, values, {one: len(row) for one, row in found.items()})


def _better_half(candidates: Sequence[Keys], found: dict[Keys, list[float]]) -> list[Keys]:
    """Return the rule of thumb's answer, and the better half of all."""
    thumbs, *others = candidates
    others.sort(key=lambda keys: -sum(found[keys]))
    return [thumbs, *others[: max(1, ceil(len(candidates) / 2) - 1)]]


def _best(candidates: Sequence[Keys], found: Mapping[Keys, list[float]]) -> Keys:
    """Return the best candidate, if it did better than the rule of thumb's by more than chance explains.

    Otherwise return the rule of thumb's answer.
    """
    thumbs = candidates[0]
    best = max(candidates, key=lambda keys: sum(found[keys]))
    return best if _lead(found[best], found[thumbs]) > SURE else thumbs


def _is_clear(candidates: Sequence[Keys], found: Mapping[Keys, list[float]]) -> bool:
    """Return whether a candidate is clearly ahead of all others."""
    best = max(candidates, key=lambda keys: sum(found[keys]))
    return all(_lead(found[best], found[other]) > CLEAR for other in candidates if other != best)


def _lead(best: Sequence[float], other: Sequence[float]) -> float:
    """Return by how many standard errors one candidate's values are ahead of another's in the same truths."""
    ahead = [one - two for one, two in zip(best, other, strict=True)]
    mean = sum(ahead) / len(ahead)
    spread = sum((one - mean) ** 2 for one in ahead) / max(1, len(ahead) - 1)
    return mean / sqrt(spread / len(ahead)) if spread else inf if mean > 0 else 0.0


class _Courses:
    """The imagined courses of the match, as the seat imagines them.

    In each numbered truth all answers have the same luck.
    """

    def __init__(self, game: Game[Any], view: View, seat: int, seed: int) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._seed = seed << 32
        self._made = game.truths(view)
        self._truths: list[State] = []

    def value(self, keys: Keys, number: int) -> float:
        """Return the value of these keys for the seat at the end of the course of that number."""
        while len(self._truths) <= number:
            self._truths.append(self._truth(len(self._truths)))
        state = self._truths[number].copy()
        state.chance = QuickChance(self._seed + number)
        self._game.play(state, self._seat, keys)
        for _ in range(FAR):
            if state.result is not None or self._game.horizon(self._view, state):
                break
            self._go_on(state)
        return self._game.value(state, self._seat)

    def _truth(self, number: int) -> State:
        """Return a state that fits the view, the likelier ones sooner."""
        chance = QuickChance(self._seed - number - 1)
        state: State = self._made(chance)
        for seat in list(_may_change(self._game, state)):
            if seat != self._seat:  # what was made up as its answer is no more than a guess
                self._answer(state, seat)
        return state

    def _go_on(self, state: State) -> None:
        """Let the first awaited seat answer by rule of thumb."""
        for seat, decision in self._game.decisions(state).items():
            if decision.replaces is None:
                self._answer(state, seat)
                return

    def _answer(self, state: State, seat: int) -> None:
        view, decision = self._game.view(state, seat), self._game.decisions(state)[seat]
        self._game.play(state, seat, self._game.rule_of_thumb(view, decision, state.chance))


def _may_change(game: Game[Any], state: State) -> Iterator[int]:
    """Return the seats that have answered a question that is open."""
    return (seat for seat, decision in game.decisions(state).items() if decision.replaces is not None)
