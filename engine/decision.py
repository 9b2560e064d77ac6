"""Decisions, choices and answers: what a seat is asked, and what it may say."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

import msgspec

from engine.errors import IllegalAnswer

Fact = int | str | tuple[int, ...] | tuple[str, ...]
"""A value of the game that a text may mention: a number, a key, or a row of either.

A seat's number stands only in a fact called ``seat`` or ``..._seat``, a row of them in ``..._seats``. People see names
instead.
"""

NO_FACTS: Mapping[str, Fact] = {}


class Later(Mapping[str, Fact]):
    """Facts that are made when they are first read, of values that do not change any more; none is recalled.

    >>> Later(lambda: {"points": 2})
    {'points': 2}
    >>> Later(lambda: {"points": 2}) == {"points": 2}
    True
    """

    __slots__ = ("_facts", "_make")

    def __init__(self, make: Callable[[], Mapping[str, Fact]]) -> None:
        self._make = make
        self._facts: Mapping[str, Fact] | None = None

    def _made(self) -> Mapping[str, Fact]:
        if self._facts is None:
            self._facts = self._make()
        return self._facts

    def __getitem__(self, name: str) -> Fact:
        return self._made()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._made())

    def __len__(self) -> int:
        return len(self._made())

    def __repr__(self) -> str:
        return repr(dict(self))

    def __reduce__(self) -> tuple[type, tuple[dict[str, Fact]]]:
        return dict, (dict(self),)


Keys = tuple[str, ...]
"""An answer: the keys of the choices taken."""


BAND = 100
"""So many orders are a band: choices that are alike in what they are for."""


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A choice that a seat may take.

    ``key`` is short and stable: it is stored, typed after a slash command and carried by buttons.
    ``facts`` say what the key stands for (a landscape, its house, ...), for texts and players. Choices of a long
    decision name the ``group`` they belong to, so that people can choose a group first. ``opens`` is the kind of the
    question that taking the choice leads to, if nothing else comes of it. Then nobody can notice the choice, and
    ``back`` leads here again. ``quiet``: the choice does nothing, or takes something back, and stands behind the others
    on display. ``alike``: the seat knows no difference between the choices of one word, so people need not choose
    between them. Choices of a lower ``order`` are shown first, those of a ``BAND`` of orders side by side; long bands
    of a ``group`` share a menu. ``only`` is the single answer to the question that the choice opens, except ``back``,
    if the choice names this answer: a click takes both.
    """

    key: str
    facts: Mapping[str, Fact] = NO_FACTS
    group: str = ""
    opens: str = ""
    quiet: bool = False
    alike: str = ""
    order: int = 0
    only: str = ""


class Objection(msgspec.Struct, frozen=True):
    """Why something cannot be chosen now: ``reason`` names the rule in a word, ``facts`` are what its text mentions."""

    reason: str
    facts: Mapping[str, Fact] = NO_FACTS


class Reason(msgspec.Struct, frozen=True):
    """A reason for an answer: ``kind`` names it in a word, ``facts`` are what its text mentions."""

    kind: str
    facts: Mapping[str, Fact] = NO_FACTS


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question put to one seat: take ``least`` to ``most`` of ``choices``.

    ``facts`` are what is known to the seat and relevant to the question. ``replaces`` is the answer that the seat has
    already given; the question stays open until others have answered, too. ``None``: the seat is awaited. ``talks``:
    everybody may talk before it is answered.

    >>> question = Decision("role", (Choice("farmer"), Choice("traitor")))
    >>> question.keys
    ('farmer', 'traitor')
    >>> question.answer(["traitor"])
    ('traitor',)
    >>> question.answer(["builder"])
    Traceback (most recent call last):
    engine.errors.IllegalAnswer: 'builder' is not among the choices of 'role'
    """

    kind: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    facts: Mapping[str, Fact] = NO_FACTS
    replaces: tuple[str, ...] | None = None
    talks: bool = False

    def answered(self, keys: Keys) -> "Decision":
        """Return the same question with only the choices that were taken.

        >>> Decision("role", (Choice("farmer"), Choice("traitor"))).answered(("traitor",)).keys
        ('traitor',)
        """
        return msgspec.structs.replace(self, choices=tuple([choice for choice in self.choices if choice.key in keys]))

    def recalled(self, key: str, names: Sequence[str]) -> "Decision":
        """Return the key that was taken, and the facts of these names, its choice's first: the same again if equal.

        >>> question = Decision("role", (Choice("farmer", {"points": 2}), Choice("traitor")), facts={"round": 1})
        >>> question.recalled("farmer", ("points", "round", "other")).facts
        {'points': 2, 'round': 1}
        """
        choice = next(one for one in self.choices if one.key == key)
        own, known = choice.facts, NO_FACTS if type(self.facts) is Later else self.facts
        facts = tuple([own[name] if name in own else known.get(name) for name in names])
        return _recalled(self.kind, choice.key, choice.opens, names, facts, self.replaces, self.talks)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the choices, in their order."""
        return tuple([choice.key for choice in self.choices])

    def answer(self, keys: Sequence[str]) -> tuple[str, ...]:
        """Return the same answer with its keys in the order of the choices.

        Raises ``IllegalAnswer`` when a key is no choice or comes twice, or for too few or too many keys.
        """
        if isinstance(keys, str):
            raise IllegalAnswer("not_a_list", f"an answer is a list of keys, not the text {keys!r}")
        if len(keys) == 1 and self.least <= 1 <= self.most:  # nearly always, and the longest lists have hundreds
            key = keys[0]
            for choice in self.choices:
                if choice.key == key:
                    return _alone(choice.key)
        taken = tuple([choice.key for choice in self.choices if choice.key in keys])
        if len(taken) == len(keys) and self.least <= len(taken) <= self.most:
            return taken
        for key in keys:
            if key not in self.keys:
                raise IllegalAnswer("unknown", f"{key!r} is not among the choices of {self.kind!r}", key=str(key))
        if len(set(keys)) < len(keys):
            raise IllegalAnswer("twice", "a choice was taken twice")
        if len(keys) < self.least:
            raise IllegalAnswer("too_few", f"at least {self.least} must be taken", number=self.least)
        raise IllegalAnswer("too_many", f"at most {self.most} may be taken", number=self.most)


@lru_cache(maxsize=8192)
def _alone(key: str) -> Keys:
    """Return an answer with a single key: all matches share it."""
    return (key,)


@lru_cache(maxsize=8192)
def _recalled(
    kind: str,
    key: str,
    opens: str,
    names: Sequence[str],
    facts: tuple[Fact | None, ...],
    replaces: Keys | None,
    talks: bool,
) -> Decision:
    """Return a question as it is recalled: all matches share it."""
    known = {name: fact for name, fact in zip(names, facts, strict=True) if fact is not None}
    return Decision(kind, (Choice(key, opens=opens),), facts=known, replaces=replaces, talks=talks)
