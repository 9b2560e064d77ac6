"""Kinds of questions: what can be chosen, what is known, and what an answer brings, declared side by side."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, NamedTuple, TypeVar

from engine.decision import NO_FACTS, Choice, Decision, Fact, Keys, Objection
from engine.errors import Defect
from engine.event import Event
from engine.state import State

T = TypeVar("T")
StateT = TypeVar("StateT", bound=State)

Facts = Mapping[str, Fact]

BACK = Choice("back", quiet=True)
"""Goes back to the question before."""
YES_NO = (Choice("yes"), Choice("no"))
MOST_KEYS = 25
"""A question with more keys is put in two steps, if its kind says by what it is divided."""


_KEPT = 256
"""A kind keeps so many questions that were put to several seats at once."""


class Then(NamedTuple):
    """A question of a ``kind`` that may follow an answer, and its usual ``key``.

    ``after`` is the only answer that it may follow; empty for any.
    """

    kind: str
    key: str
    after: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class By(Generic[StateT]):
    """The division of a long list, from which a seat takes a choice: the choice's group is asked first.

    ``word`` is the end of that question's name. ``groups`` are all groups in their order. ``facts`` are the facts of a
    group, from its name and its choices. ``choose`` notes in the state that a group is chosen, whose choices are asked
    next. ``chosen`` tells which group is chosen, empty for none.

    >>> by = By(word="ring", groups=("I", "M"), facts=lambda group, choices: {}, chosen=lambda _: "", choose=print)
    >>> by.name("buy", 25), by.name("buy", 26)
    ('buy', 'buy_ring')
    """

    word: str
    groups: tuple[str, ...]
    facts: Callable[[str, Sequence[Choice]], Facts]
    chosen: Callable[[StateT], str]
    choose: Callable[[StateT, str], None]

    def name(self, kind: str, number: int) -> str:
        """Return the name of the question that is put first, with so many keys, ``back`` included."""
        return kind if number <= MOST_KEYS else f"{kind}_{self.word}"

    def divide(self, state: StateT, kind: str, choices: tuple[Choice, ...]) -> tuple[str, tuple[Choice, ...]]:
        """Return the name of the question that is put now, and its choices.

        The choices are those of the group chosen and ``back``, if a group is chosen. Otherwise they are all choices, if
        these are not too many. Otherwise they are the groups that there are, then the choices that belong to none.
        """
        chosen = self.chosen(state)
        if chosen:
            return kind, (*[choice for choice in choices if choice.group == chosen], BACK)
        if len(choices) <= MOST_KEYS:
            return kind, choices
        members: dict[str, list[Choice]] = {}
        for choice in choices:
            members.setdefault(choice.group, []).append(choice)
        groups = [Choice(one, self.facts(one, members[one]), one, kind) for one in self.groups if one in members]
        return self.name(kind, len(choices)), (*groups, *members.get("", ()))


def always(keys: Keys) -> bool:
    """Return ``True`` for every answer."""
    return True


def never(keys: Keys) -> bool:
    """Return ``False`` for every answer."""
    return False


def _unlike(state: object) -> Hashable:
    raise Defect("this kind of question is put to one seat at a time")


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind(Generic[StateT]):
    """A kind of question of a game, as its seat is asked.

    ``choices`` are the choices, ``facts`` the known and relevant facts (nothing). ``number`` tells how many choices are
    taken at least and at most (one). Each of the three is told the state and the seat that is asked. ``answer`` carries
    out the keys taken, which fit, and all that follows without asking anybody. It returns what happened. ``objection``
    names the rule against a key that is not among the choices, if there is any rule. The seat may be asked something
    else. ``command`` is the word that answers the question below the game's slash command; questions that belong
    together share a word. ``standing`` is the key with which a seat may answer in advance, until it is asked anything
    else. ``then`` is a question that may follow the answer: people may have both answered at once. ``by`` divides the
    kind's list of choices, if that list is long. ``talks``: everybody may talk before the question is answered; the
    engine sets no time for it. ``public``: its choices follow from what everybody sees, so a single choice needs nobody
    to take it. ``final`` tells the answers that can never be taken back, as far as this is known
    beforehand (none). Chance follows such answers, or they show somebody a fact that was hidden.
    ``fleeting``: its choices say much that holds at this moment alone, and one is taken. With its answer only the
    choice taken is kept. All choices would take more memory than the rest of a match.
    ``recalled``: one choice is taken, and of the answered question its key and the facts of these names are kept, for
    texts of answers and for the story. All facts would take more memory still. ``None``: all are kept.
    ``tells`` matters if several seats are asked at once: it says what the last answer tells of all of them
    (``engine.hidden_roles.ballot``). ``allies`` are the seats that see each other's open answers (none).
    ``alike`` matters if several seats are asked at once, again after each answer. It is all that choices, facts and
    number depend on, apart from the seats: equal questions are made only once.
    """

    name: str
    command: str
    choices: Callable[[StateT, int], Iterable[Choice]]
    answer: Callable[[StateT, int, tuple[str, ...]], list[Event]]
    facts: Callable[[StateT, int], Facts] | None = None
    number: Callable[[StateT, int], tuple[int, int]] | None = None
    objection: Callable[[StateT, int, str], Objection | None] | None = None
    standing: str = ""
    then: Then | None = None
    talks: bool = False
    public: bool = False
    fleeting: bool = False
    recalled: tuple[str, ...] | None = None
    final: Callable[[Keys], bool] = never
    by: By[StateT] | None = None
    tells: str = ""
    allies: Callable[[StateT], Sequence[int]] | None = None
    alike: Callable[[StateT], Hashable] = _unlike
    _kept: dict[Hashable, tuple[dict[int, Decision], dict[tuple[int, tuple[str, ...]], Decision]]] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )

    def can_be_taken_back(self, keys: Keys) -> bool:
        """Return whether such an answer may be taken back at all (``engine.taking_back``).

        If several seats are asked at once, their answers may be changed instead. If it is a secret who has answered,
        nothing may be taken back.
        """
        return not self.final(keys) and not self.standing and self.alike is _unlike

    def forget(self) -> None:
        """Forget the questions that were made for several seats: they are made again."""
        self._kept.clear()

    def ask(self, state: StateT, seat: int, replaces: tuple[str, ...] | None = None) -> Decision:
        """Return the question as it is put to the seat; ``replaces`` as in ``Decision``."""
        if self.by is None:
            name, choices = self.name, tuple(self.choices(state, seat))
        else:
            if not self.by.chosen(state) or state.divided[0] != self.name:  # to choose a group changes nothing else
                state.divided = self.name, tuple(self.choices(state, seat))
            name, choices = self.by.divide(state, *state.divided)
        least, most = self.number(state, seat) if self.number else (1, 1)
        facts = self.facts(state, seat) if self.facts else NO_FACTS
        return Decision(name, choices, least, most, facts, replaces, self.talks)

    def ask_all(
        self, state: StateT, seats: tuple[int, ...], answers: Mapping[int, tuple[str, ...]]
    ) -> dict[int, Decision]:
        """Return the question as it is put to all these seats at the same time.

        A seat that has answered may answer again.
        """
        key = (seats, self.alike(state))
        kept = self._kept.get(key)
        if kept is None:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            kept = self._kept[key] = ({seat: self.ask(state, seat) for seat in seats}, {})
        asked, again = kept[0].copy(), kept[1]
        for answer in answers.items():
            asked[answer[0]] = again.get(answer) or again.setdefault(answer, self.ask(state, *answer))
        return asked


def _first_step(kind: Kind[StateT], by: By[StateT]) -> Kind[StateT]:
    """Return the question for a group of the choices of a kind."""

    def choices(state: StateT, seat: int) -> Iterable[Choice]:
        return by.divide(state, kind.name, tuple(kind.choices(state, seat)))[1]

    def answer(state: StateT, seat: int, keys: tuple[str, ...]) -> list[Event]:
        if keys[0] not in by.groups:
            return kind.answer(state, seat, keys)
        by.choose(state, keys[0])
        return []

    return replace(kind, name=f"{kind.name}_{by.word}", choices=choices, answer=answer, by=None, fleeting=True)


def by_name(*kinds: Kind[StateT]) -> Mapping[str, Kind[StateT]]:
    """Return the kinds by their names, then the first steps of those whose lists are divided."""
    steps = [_first_step(kind, kind.by) for kind in kinds if kind.by is not None]
    return {kind.name: kind for kind in (*kinds, *steps)}


def known(value: T | None, what: str) -> T:
    """Return the value, which the rules say is there; raises ``Defect`` if it is not.

    >>> known(0, "whose turn it is")
    0
    >>> known(None, "whose turn it is")
    Traceback (most recent call last):
    engine.errors.Defect: nobody knows whose turn it is
    """
    if value is None:
        raise Defect(f"nobody knows {what}")
    return value
