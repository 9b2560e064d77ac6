"""Kinds of questions: what can be chosen, what is known, and what an answer brings, declared side by side."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.decision import NO_FACTS, Choice, Decision, Fact
from engine.errors import Defect
from engine.event import Event
from engine.state import State

T = TypeVar("T")
StateT = TypeVar("StateT", bound=State)

Facts = Mapping[str, Fact]

BACK = Choice("back", quiet=True)
"""Goes back to the question before."""
YES_NO = (Choice("yes"), Choice("no"))


_KEPT = 256
"""How many questions put to several at once a kind keeps."""


def _no_facts(state: Any, seat: int) -> Facts:  # noqa: ANN401 - of any game
    return NO_FACTS


def _unlike(state: Any) -> Hashable:  # noqa: ANN401 - of any game
    raise Defect("this kind of question is put to one seat at a time")


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind(Generic[StateT]):
    """One kind of question of a game, as its seat is asked.

    ``choices`` are the choices, ``facts`` what is known and relevant, ``number`` how many are taken at least and at
    most, usually one; each is told the state and the seat that is asked. ``answer`` carries out the keys taken, which
    fit, and all that follows without asking anybody; it returns what happened. ``command`` is the word that answers it
    below the game's slash command; questions that belong together share one. ``standing`` is the key with which a seat
    may answer in advance, until it is asked anything else. ``alike`` is all that choices, facts and number depend on
    besides the seats, where several are asked at once, anew after each answer: equal questions are made only once.
    """

    name: str
    command: str
    choices: Callable[[StateT, int], Iterable[Choice]]
    answer: Callable[[StateT, int, tuple[str, ...]], list[Event]]
    facts: Callable[[StateT, int], Facts] = _no_facts
    number: Callable[[StateT, int], tuple[int, int]] | None = None
    standing: str = ""
    alike: Callable[[StateT], Hashable] = _unlike
    _kept: dict[Hashable, tuple[dict[int, Decision], dict[tuple[int, tuple[str, ...]], Decision]]] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )

    def ask(self, state: StateT, seat: int, replaces: tuple[str, ...] | None = None) -> Decision:
        """The question as it is put to the seat; ``replaces`` as in ``Decision``."""
        least, most = (1, 1) if self.number is None else self.number(state, seat)
        choices = tuple(self.choices(state, seat))
        return Decision(self.name, choices, least, most, self.facts(state, seat), replaces)

    def ask_all(
        self, state: StateT, seats: tuple[int, ...], answers: Mapping[int, tuple[str, ...]]
    ) -> dict[int, Decision]:
        """The question as it is put to all these seats at the same time; who has answered may do so again."""
        key = (seats, self.alike(state))
        kept = self._kept.get(key)
        if kept is None:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            kept = self._kept[key] = ({seat: self.ask(state, seat) for seat in seats}, {})
        asked, again = kept[0].copy(), kept[1]
        for answer in answers.items():
            if answer not in again:
                again[answer] = self.ask(state, *answer)
            asked[answer[0]] = again[answer]
        return asked


def by_name(*kinds: Kind[StateT]) -> Mapping[str, Kind[StateT]]:
    """The kinds by their names."""
    return {kind.name: kind for kind in kinds}


def known(value: T | None, what: str) -> T:
    """The value, which the rules say is there; raises ``Defect`` if it is not.

    >>> known(0, "whose turn it is")
    0
    >>> known(None, "whose turn it is")
    Traceback (most recent call last):
    engine.errors.Defect: nobody knows whose turn it is
    """
    if value is None:
        raise Defect(f"nobody knows {what}")
    return value
