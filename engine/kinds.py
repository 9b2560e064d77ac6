"""Kinds of questions: what can be chosen, what is known, and what an answer brings, declared side by side."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind(Generic[StateT]):
    """One kind of question of a game, as its seat is asked.

    ``choices`` are the choices, ``facts`` what is known and relevant (nothing), ``number`` how many are taken at least
    and at most (one); each is told the state and the seat that is asked. ``answer`` carries out the keys taken, which
    fit, and all that follows without asking anybody; it returns what happened. ``command`` is the word that answers it
    below the game's slash command; questions that belong together share one. ``standing`` is the key with which a seat
    may answer in advance, until it is asked anything else.
    """

    name: str
    command: str
    choices: Callable[[StateT, int], Iterable[Choice]]
    answer: Callable[[StateT, int, tuple[str, ...]], list[Event]]
    facts: Callable[[StateT, int], Facts] | None = None
    number: Callable[[StateT, int], tuple[int, int]] | None = None
    standing: str = ""

    def ask(self, state: StateT, seat: int, replaces: tuple[str, ...] | None = None) -> Decision:
        """The question as it is put to the seat; ``replaces`` as in ``Decision``."""
        least, most = self.number(state, seat) if self.number else (1, 1)
        facts = self.facts(state, seat) if self.facts else NO_FACTS
        return Decision(self.name, tuple(self.choices(state, seat)), least, most, facts, replaces)


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
