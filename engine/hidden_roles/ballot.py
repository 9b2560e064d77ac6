"""Questions that several seats answer together: a vote, a secret card of a few seats, and the night of a faction.

Answers come in any order. An answer can be changed until the last answer is in, and nothing is told before.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, Literal, NamedTuple, TypeVar

import engine.state
from engine.chance import Chance
from engine.decision import Choice, Decision, Keys
from engine.event import Event
from engine.kinds import Facts, Kind
from engine.view import View

Tells = Literal["votes", "keys", "choice"]
"""The knowledge that the last answer brings: all answers, their keys without the seats, or only what follows."""

SLEEP = Choice("sleep")
"""The single choice of a seat that does not belong to the faction whose night it is."""


@dataclass(slots=True, kw_only=True)
class State(engine.state.State):
    """The state of a game of hidden roles.

    ``dealt`` are the roles by seat, and ``revealed`` the seats whose roles everybody knows. ``put_to`` are the seats to
    which the present question is put. ``answers`` are their answers so far, in the order in which the seats first
    answered. ``ballot`` is the number of the present vote, 2 or more for a vote again, and 0 if none is open.
    ``suspects`` are the seats that may be voted for.
    """

    dealt: list[str] = field(default_factory=list)
    revealed: tuple[int, ...] = ()
    put_to: tuple[int, ...] = ()
    answers: dict[int, Keys] = field(default_factory=dict)
    ballot: int = 0
    suspects: tuple[int, ...] = ()

    def put(self, phase: str, seats: Iterable[int]) -> None:
        """Put the question of a phase to these seats."""
        self.phase, self.put_to, self.answers = phase, tuple(seats), {}

    def open_ballot(self, phase: str, voters: Iterable[int], suspects: Iterable[int], number: int = 1) -> None:
        """Put a vote to the voters; ``number`` counts the votes on the same matter."""
        self.ballot, self.suspects = number, tuple(suspects)
        self.put(phase, voters)

    @property
    def unanswered(self) -> tuple[int, ...]:
        """The seats that have still to answer the question that is put to several."""
        return tuple([seat for seat in self.put_to if seat not in self.answers])

    def take_answers(self) -> dict[int, Keys]:
        """Return all answers, and forget them: the question is closed."""
        answers, self.answers, self.put_to = self.answers, {}, ()
        return answers


StateT = TypeVar("StateT", bound=State)
Counted = Callable[[StateT], list[Event]]
"""Closes a question when the last answer is in, and returns what happened."""


def ballot(
    *,
    name: str,
    command: str,
    choices: Callable[[StateT, int], Iterable[Choice]],
    counted: Counted[StateT],
    alike: Callable[[StateT], Hashable],
    facts: Callable[[StateT, int], Facts] | None = None,
    number: Callable[[StateT, int], tuple[int, int]] | None = None,
    talks: bool = False,
    public: bool = False,
    tells: Tells = "votes",
) -> Kind[StateT]:
    """Return a kind of question that several seats answer together.

    ``counted`` is called when the last answer is in. ``tells`` says what it tells. The other arguments are those of
    ``Kind``. A secret card of a few is a ballot that tells the ``keys``.
    """

    def answer(state: StateT, seat: int, keys: Keys) -> list[Event]:
        state.answers[seat] = keys
        return [] if state.unanswered else counted(state)

    return Kind(
        name=name,
        command=command,
        choices=choices,
        facts=facts,
        number=number,
        alike=alike,
        answer=answer,
        talks=talks,
        public=public,
        tells=tells,
    )


class AllyAnswered(Event, frozen=True, kw_only=True):
    """The choice of a seat at night. Only for ``ally_seats``, as soon as it is made, or changed."""

    sight: ClassVar[bool] = True

    seat: int
    for_seat: int
    ally_seats: tuple[int, ...]


def night(
    *,
    name: str,
    command: str,
    faction: Callable[[StateT], Sequence[int]],
    targets: Callable[[StateT], Sequence[int]],
    counted: Counted[StateT],
    alike: Callable[[StateT], Hashable],
    facts: Callable[[StateT, int], Facts] | None = None,
) -> Kind[StateT]:
    """Return a kind of question by which a faction chooses a seat, each of its members seeing the others' choices.

    All seats are asked, so that nobody sees who belongs to the ``faction``: the others have ``SLEEP`` alone to take.
    Its members know each other from the deal, and choose among the ``targets``. ``counted`` is called when the last
    answer is in, and tells no more than the seat that was chosen.
    """

    def choices(state: StateT, seat: int) -> Iterable[Choice]:
        return seats_to_name(tuple(targets(state))) if seat in faction(state) else (SLEEP,)

    def answer(state: StateT, seat: int, keys: Keys) -> list[Event]:
        state.answers[seat] = keys
        if not state.unanswered:
            return counted(state)
        allies = tuple([one for one in faction(state) if one != seat and one in state.put_to])
        if keys == (SLEEP.key,) or not allies:
            return []
        told = AllyAnswered(round=state.round, seats=allies, seat=seat, for_seat=int(keys[0]), ally_seats=allies)
        return [told]

    return Kind(
        name=name,
        command=command,
        choices=choices,
        facts=facts,
        alike=alike,
        answer=answer,
        tells="choice",
        allies=faction,
    )


def named_at_night(answers: Mapping[int, Keys], chance: Chance) -> int | None:
    """Return the seat that most members of the faction chose; chance settles a tie. ``None``: nobody was awake.

    >>> from engine import QuickChance
    >>> named_at_night({0: ("sleep",), 1: ("3",), 2: ("0",), 4: ("3",)}, QuickChance(1))
    3
    """
    votes = [(seat, int(keys[0])) for seat, keys in answers.items() if keys != (SLEEP.key,)]
    return chance.pick(Count.of(votes).leaders) if votes else None


@lru_cache(maxsize=2048)
def seats_to_name(seats: tuple[int, ...], but: int | None = None) -> tuple[Choice, ...]:
    """Return a choice for each of the seats, except for one that may not be named.

    >>> [choice.key for choice in seats_to_name((0, 2, 3), but=2)]
    ['0', '3']
    """
    return tuple([Choice(str(seat), {"seat": seat}) for seat in seats if seat != but])


def suspects_but_self(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the choices of a vote: all suspects except the voter."""
    return seats_to_name(state.suspects, seat)


class VoteShown(Event, frozen=True, kw_only=True):
    """A vote of a ballot; ``count`` is the number of votes that ``for_seat`` has so far, this vote included."""

    aloud: ClassVar[bool] = True
    retold: ClassVar[bool] = True

    ballot: int
    seat: int
    for_seat: int
    count: int


class Count(NamedTuple):
    """The count of a vote: who voted for whom, in the order of showing, and the ``leaders`` with the most votes.

    >>> found = Count.of([(0, 2), (1, 0), (2, 0), (3, 2)])
    >>> found.leaders, found.chosen, list(found.running)
    ((0, 2), None, [(0, 2, 1), (1, 0, 1), (2, 0, 2), (3, 2, 2)])
    """

    votes: tuple[tuple[int, int], ...]
    leaders: tuple[int, ...]

    @classmethod
    def of(cls, votes: Iterable[tuple[int, int]]) -> "Count":
        """Return the count of pairs of a voter and a seat. There is at least one pair."""
        shown = tuple(votes)
        totals: dict[int, int] = {}
        for _, suspect in shown:
            totals[suspect] = totals.get(suspect, 0) + 1
        most = max(totals.values())
        return cls(shown, tuple(sorted([suspect for suspect, total in totals.items() if total == most])))

    @property
    def chosen(self) -> int | None:
        """The seat with the most votes; ``None`` in a tie."""
        return self.leaders[0] if len(self.leaders) == 1 else None

    @property
    def running(self) -> Iterator[tuple[int, int, int]]:
        """Each vote with the number of votes that its suspect has by then."""
        totals: dict[int, int] = {}
        for voter, suspect in self.votes:
            totals[suspect] = totals.get(suspect, 0) + 1
            yield voter, suspect, totals[suspect]

    def told(self, number: int, ballot: int = 1) -> list[Event]:
        """Return the events that show the votes one by one, in round ``number``."""
        return [
            VoteShown(round=number, ballot=ballot, seat=voter, for_seat=suspect, count=count)
            for voter, suspect, count in self.running
        ]


class CardsTurned(Event, frozen=True, kw_only=True):
    """The secret cards of a few seats are turned over, shuffled: ``cards`` are their keys in alphabetical order."""

    aloud: ClassVar[bool] = True

    cards: tuple[str, ...]


def turned(answers: Mapping[int, Keys]) -> tuple[str, ...]:
    """Return the keys of secret cards, so that nobody can tell whose they are.

    >>> turned({3: ("wreck",), 1: ("steady",)})
    ('steady', 'wreck')
    """
    return tuple(sorted(keys[0] for keys in answers.values()))


def imagine_who_has_answered(put_to: Sequence[int], view: View, chance: Chance) -> list[int]:
    """Return the seats that have answered in an imagined world, as far as the view leaves that open.

    If it is a secret who has answered, chance says so of the others; somebody is still awaited.
    """
    answered = [seat for seat in put_to if seat not in view.asked]
    if not view.hides_answers:
        return answered
    others = chance.shuffle([seat for seat in view.asked if seat != view.seat])
    most = len(others) - (view.seat not in view.asked)
    return answered + others[: chance.roll(most + 1) - 1]


def imagine_answers(
    state: State, asked: Mapping[int, Decision], own: Mapping[int, Keys], seats: Sequence[int], chance: Chance
) -> None:
    """Give an answer to each of these seats: the answer that is known, or any that the seat could take.

    ``asked`` are the questions as they were put; ``own`` are the answers that are known.
    """
    for seat in chance.shuffle(seats):
        state.answers[seat] = own[seat] if seat in own else _any_answer(asked[seat], chance)


def _any_answer(decision: Decision, chance: Chance) -> Keys:
    if decision.least == decision.most == 1:
        return (chance.pick(decision.keys),)
    number = decision.least + chance.roll(decision.most - decision.least + 1) - 1
    return decision.answer(chance.shuffle(decision.keys)[:number])
