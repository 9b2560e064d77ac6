"""A seat's knowledge: all that one seat, or an onlooker, may know of a match, and nothing else."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from itertools import takewhile

import msgspec

from engine.course import Step
from engine.decision import Decision
from engine.errors import IllegalAnswer, NotAsked
from engine.event import Event, visible
from engine.view import View


class OwnAnswer(msgspec.Struct, frozen=True, gc=False):
    """An answer of the seat's own: the number of the question, the question itself, and the keys taken."""

    question: int
    decision: Decision
    keys: tuple[str, ...]


class Moment(msgspec.Struct, frozen=True, gc=False):
    """Something that the seat noticed: its own answer, what it was told then, the number of the question put then.

    An event that the seat cannot notice is no moment, such as a secret answer of another seat.
    """

    answered: OwnAnswer | None
    events: tuple[Event, ...]
    asked: int | None


NOTHING = Moment(None, (), None)
"""The moment of somebody who notices nothing of an answer."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat's knowledge of a match, or an onlooker's (``seat`` is ``None``), as the match stood at that moment.

    ``view`` is the seat's view. ``decision`` is its present question. ``question`` is the number of that question: so
    many questions have been put to the seat. ``moments`` has all that the seat has noticed so far, the set-up first.
    ``rounds`` has an onlooker's view of the end of each round that is over. ``put_to`` is the number of seats to which
    the present question was put. ``answered`` is the number of them that have answered already. Both are as far as
    everybody may know. ``talked``: people talk before questions where they may, which the match does not know.

    A ``Seat`` never changes. It equals the ``Seat`` of any other match that the seat could take for this match.

    >>> import engine
    >>> match = engine.start("verraeter", seats=3, seed=bytes(32))
    >>> one = match.seat(match.awaited[0])
    >>> one.decision.kind, one.question, len(one.moments)
    ('farm', 1, 1)
    >>> events = match.play(one.seat, ["0"])
    >>> [moment.answered.keys for moment in match.seat(one.seat).moments if moment.answered]
    [('0',)]
    >>> one.decision.kind, len(one.moments), match.onlooker.decision
    ('farm', 1, None)
    """

    seat: int | None
    view: View
    decision: Decision | None
    question: int
    moments: tuple[Moment, ...]
    events: tuple[Event, ...]
    rounds: tuple[View, ...]
    put_to: int
    answered: int
    _ahead: Callable[[Sequence[str]], Decision] = field(compare=False, repr=False)
    talked: bool = False

    @property
    def awaited(self) -> bool:
        """Return whether the seat must answer; ``False`` if it may only change an answer."""
        return self.decision is not None and self.decision.replaces is None

    def ahead(self, keys: Sequence[str]) -> Decision:
        """Return the question that it comes to by taking these keys one after the other, as ``engine.Match.ahead``.

        Raises ``NotAsked`` also when the match has gone on meanwhile.
        """
        if self.decision is None:
            raise NotAsked("this seat is not asked anything now")
        return self._ahead(keys)

    def with_only(self, answers: Sequence[Sequence[str]]) -> Sequence[Sequence[str]]:
        """Return the answers, and after them those that the choices taken name as the only ones (``Choice.only``)."""
        try:
            choices = self.ahead([key for keys in answers[:-1] for key in keys]).choices
        except (NotAsked, IllegalAnswer):
            return answers
        only = next((one.only for one in choices if one.only and [one.key] == [*answers[-1]]), "")
        return self.with_only([*answers, [only]]) if only else answers

    @property
    def run(self) -> int:
        """The number of the first question of the present run.

        To a run belongs every question that is put right after the seat's own answer. A question before which people
        ``talked`` begins a run. A seat that is not asked is still in the run of its last answer until it notices
        anything else.
        """
        begins: set[int] = set()
        if self.talked:
            answers = [one.answered for one in self.moments if one.answered is not None]
            begins = {one.question for one in answers if self._begins(one.decision)}
            if self.decision is not None and self._begins(self.decision):
                begins.add(self.question)
        last = self.moments[-1]
        if self.decision is not None:
            number = self.question
        elif last.answered is not None:
            number = last.answered.question
        else:
            return self.question + 1
        for moment in reversed(self.moments):
            if moment.asked == number:
                if moment.answered is None or number in begins:
                    break
                number = moment.answered.question
        return number

    def _begins(self, decision: Decision) -> bool:
        """Return whether a question begins a run, because people talked before the question."""
        return self.talked and decision.talks and decision.replaces is None

    def answers(self, run: int) -> list[tuple[OwnAnswer, tuple[Event, ...]]]:
        """Return the seat's own answers in the run begun by question ``run``, each with what it was told then."""
        found: list[tuple[OwnAnswer, tuple[Event, ...]]] = []
        asked: int | None = run
        for moment in self.moments:
            if moment.answered is not None and moment.answered.question == asked:
                if found and self._begins(moment.answered.decision):
                    break
                found.append((moment.answered, moment.events))
                asked = moment.asked
        return found

    def since_last_answer(self) -> list[Moment]:
        """Return all that the seat has noticed since its last answer, the moment of that answer first.

        A seat that gave no answer gets everything.
        """
        later = list(takewhile(lambda moment: moment.answered is None, reversed(self.moments)))[::-1]
        return [*self.moments[-len(later) - 1 : len(self.moments) - len(later)], *later]

    @property
    def newest_sight(self) -> int | None:
        """The place among ``moments`` of the last time it came to see something; ``None``: it never did."""
        for place in range(len(self.moments) - 1, -1, -1):
            for event in self.moments[place].events:
                if event.sight:
                    return place
        return None


class Memory:
    """The moments and events that a seat has noticed of the first ``steps`` answers.

    They are kept so that nobody need walk through all answers. ``put`` has the numbers of the questions put to the
    seat, by the steps at which they were put. It grows with the match. Rows are tuples, because every ``Seat`` made
    of them holds the same tuples.
    """

    def __init__(self, seat: int | None, setup: tuple[Event, ...], put: Mapping[int, int]) -> None:
        self.steps = 0
        self.question = put.get(0, 0)
        self.events = visible(setup, seat)
        self.moments: tuple[Moment, ...] = (Moment(None, self.events, put.get(0)),)
        self._seat, self._put = seat, put

    def add(self, steps: Sequence[Step], public: Sequence[Moment]) -> None:
        """Add what followed from more answers.

        ``public`` has the moment that everybody notices, or shares, of each answer.
        """
        moments: list[Moment] = []
        for step, shared in zip(steps, public, strict=True):
            self.steps += 1
            answered = OwnAnswer(self.question, step.decision, step.keys) if step.seat == self._seat else None
            events, asked = visible(step.events, self._seat), self._put.get(self.steps)
            self.question = asked or self.question
            if answered or asked or len(events) < len(step.events):
                if answered or events or asked:
                    moments.append(Moment(answered, events, asked))
            elif events:
                moments.append(shared)
        self.moments += tuple(moments)
        self.events += tuple([event for moment in moments for event in moment.events])


UNCOUNTED = 64
"""Questions after at most so many answers are kept until they are counted: more would fill the memory."""


class Numbers:
    """The numbers of the questions put to the seats of a match; a seat with the same question keeps its number.

    ``put`` has them for each seat, by the steps at which they were put.
    """

    def __init__(self, seats: int, asked: Mapping[int, Decision]) -> None:
        self.put: list[dict[int, int]] = [{} for _ in range(seats)]
        self._newest = [0] * seats
        self._asked: list[Mapping[int, Decision]] = [{}, asked]
        """The questions at the last count, and after each answer since."""

    def copy(self) -> "Numbers":
        """Return the same numbers, which go on without these."""
        twin = copy(self)
        twin.put, twin._newest, twin._asked = [dict(one) for one in self.put], [*self._newest], [*self._asked]
        return twin

    def add(self, asked: Mapping[int, Decision], steps: Sequence[Step]) -> bool:
        """Add what is asked after the last of the steps; return whether it was time to count."""
        self._asked.append(asked)
        full = len(self._asked) > UNCOUNTED
        if full:
            self.counted(steps)
        return full

    def counted(self, steps: Sequence[Step]) -> Sequence[int]:
        """Count the questions put since the last call; return the number of each seat's newest question."""
        before = self._asked[0]
        for step, asked in enumerate(self._asked[1:], len(steps) + 2 - len(self._asked)):
            answered = steps[step - 1].seat if step else None
            for seat, decision in asked.items():
                former = before.get(seat)
                if seat == answered or (former is not decision and former != decision):
                    self._newest[seat] = self.put[seat][step] = self._newest[seat] + 1
            before = asked
        self._asked = [before]
        return tuple(self._newest)

    def go_on(self, seat: int, number: int, steps: Sequence[Step], *, asked: bool) -> None:
        """Go on after that number; if the seat is ``asked`` something now, its question gets the next one."""
        self._newest[seat] = number
        if asked:
            self._newest[seat] = self.put[seat][len(steps)] = number + 1
