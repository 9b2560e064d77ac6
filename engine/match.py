"""A match: one play-through of a game."""

from collections.abc import Mapping, Sequence
from copy import copy
from types import MappingProxyType
from typing import Any

import msgspec

from engine.chance import Chance
from engine.course import Course, Revealed, Step, TakenBack
from engine.decision import Decision
from engine.errors import IllegalAnswer, NotAsked, StillSecret
from engine.event import Event
from engine.game import Game
from engine.record import Answer, Record
from engine.seat import NOTHING, Memory, Moment, Numbers, Seat
from engine.state import State
from engine.view import Result, View


class Match:
    """A play-through of a game, from ``engine.start`` or ``engine.replay``.

    >>> import engine
    >>> match = engine.start("verraeter", seats=4, seed=bytes(32))
    >>> (seat, decision), = match.decisions.items()
    >>> decision.kind, decision.keys[:3]
    ('farm', ('0', '1', '2'))
    >>> [event.kind for event in match.play(seat, ["4"])]
    ['building_placed']
    >>> match.play(seat, ["5"])
    Traceback (most recent call last):
    engine.errors.NotAsked: seat 3 is not asked anything now
    """

    def __init__(self, game: Game[Any], state: State, events: Sequence[Event], start: Record) -> None:
        """Made by ``engine.start`` alone: ``start`` is the record of the match before its first answer."""
        self.game = game
        self.setup_events = tuple(events)
        self._state = state
        self._start = start
        self._steps: list[Step] = []
        self._recalled = 0
        self._decisions = game.decisions(state)
        self._numbers = Numbers(start.seats, self._decisions)
        self._taken_back: list[TakenBack] = []
        self._public: list[Moment] = []
        self._noticed: dict[int | None, Memory] = {}
        self._seats: dict[int | None, Seat] = {}

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._start.seats

    @property
    def options(self) -> Mapping[str, str]:
        """The options, complete."""
        return self._start.options

    @property
    def length(self) -> int:
        """The number of answers that have been given."""
        return len(self._steps)

    @property
    def steps(self) -> Sequence[Step]:
        """Every answer given, with what is recalled of its question, and what came of it. It holds all secrets."""
        return self._recall()

    @property
    def taken_back(self) -> Sequence[TakenBack]:
        """Every answer that was taken back. It holds secrets of all seats."""
        return self._taken_back

    @property
    def epoch(self) -> int:
        """The number of answers that have been taken back.

        Together with ``length`` it says which course of the match this is.
        """
        return len(self._taken_back)

    @property
    def how_far(self) -> tuple[int, int]:
        """The course of the match, and how far it has come: ``epoch`` and ``length``."""
        return len(self._taken_back), len(self._steps)

    @property
    def decisions(self) -> Mapping[int, Decision]:
        """Seat -> decision of everyone who is asked now; empty when the match is over."""
        return MappingProxyType(self._decisions)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must answer, in ascending order; not those that may only change an answer."""
        return tuple(seat for seat, decision in sorted(self._decisions.items()) if decision.replaces is None)

    def question(self, seat: int) -> int:
        """Return the number of questions that have been put to the seat.

        If the seat is asked now, this is the number of its present question. Every change of a question makes a new
        question. Questions of a course that was taken back count, too. So no number ever stands for two questions.
        """
        return self._numbers.counted(self._steps)[seat]

    def play(self, seat: int, keys: Sequence[str]) -> tuple[Event, ...]:
        """Give a seat's answer; what happened is returned, everybody's events included.

        Raises ``NotAsked`` when the seat is not asked, ``IllegalAnswer`` when the keys do not fit. The match is then as
        before.
        """
        decision = self._decisions.get(seat) or self._asked_of(seat)
        taken = decision.answer(keys)
        events = tuple(self.game.play(self._state, seat, taken))
        if self.game.kinds[decision.kind].fleeting:
            decision = decision.answered(taken)
        self._steps.append(Step(seat, decision, taken, events))
        self._decisions = self.game.decisions(self._state)
        if self._numbers.add(self._decisions, self._steps):
            self._recall()
        self._seats.clear()
        return events

    def follow(self, ahead: "Match") -> None:
        """Go on as a copy has, which was played one answer further; the copy is of no more use.

        >>> import engine
        >>> match = engine.start("verraeter", seats=4, seed=bytes(32))
        >>> other = match.copy()
        >>> _ = other.play(other.awaited[0], ["4"])
        >>> match.follow(other), match.how_far
        (None, (0, 1))
        """
        self._state, self._decisions = ahead._state, ahead._decisions
        self._steps.append(ahead._steps[-1])
        if self._numbers.add(self._decisions, self._steps):
            self._recall()
        self._seats.clear()

    def _recall(self) -> list[Step]:
        """Return every step; of questions answered since the last call, let go what is not recalled."""
        kinds = self.game.kinds
        for place, step in enumerate(self._steps[self._recalled :], self._recalled):
            names = kinds[step.decision.kind].recalled
            if names is not None:
                recalled = step.decision.recalled(step.keys[0], names)
                self._steps[place] = Step(step.seat, recalled, step.keys, step.events)
        self._recalled = len(self._steps)
        return self._steps

    def copy(self) -> "Match":
        """Return the same match, to be played on without this one.

        >>> import engine
        >>> match = engine.start("verraeter", seats=4, seed=bytes(32))
        >>> other = match.copy()
        >>> _ = other.play(other.awaited[0], ["4"])
        >>> match.length, other.length
        (0, 1)
        """
        twin = copy(self)
        twin._state = self._state.copy()
        twin._steps = list(self._steps)
        twin._numbers = self._numbers.copy()
        twin._taken_back = list(self._taken_back)
        twin._public, twin._noticed, twin._seats = list(self._public), {}, {}
        return twin

    def give_and_take_back(self, seat: int, keys: Sequence[str]) -> None:
        """Give a seat's answer and take it back: the match is as before, but the numbers of questions go on.

        A seat that was asked, or asked anything else, because of that answer is asked under a new number. So is the
        answering seat itself; all others notice nothing. Raises what ``play`` raises.

        >>> import engine
        >>> match = engine.start("verraeter", seats=4, seed=bytes(32))
        >>> (seat,) = match.awaited
        >>> match.question(seat), match.give_and_take_back(seat, ["4"]), match.question(seat)
        (1, None, 2)
        >>> match.length, match.epoch
        (0, 1)
        """
        course, stage = self.copy(), self.onlooker.view.stage
        course.play(seat, keys)
        step = course.steps[-1]
        self._taken_back.append(TakenBack(len(self._steps), stage, step.seat, step.decision, step.keys))
        numbers = self._numbers.counted(self._steps)
        for one, number in enumerate(course._numbers.counted(course._steps)):
            if one == seat or number > numbers[one]:
                self._numbers.go_on(one, number, self._steps, asked=one in self._decisions)
        self._noticed.clear()
        self._seats.clear()

    def renumber(self, by: int) -> None:
        """Let the numbers of questions go on after so many more; what is asked now is asked under another one.

        >>> import engine
        >>> match = engine.start("verraeter", seats=4, seed=bytes(32))
        >>> (seat,) = match.awaited
        >>> match.renumber(100), match.question(seat)
        (None, 101)
        """
        for seat, number in enumerate(self._numbers.counted(self._steps)):
            asked = seat in self._decisions
            self._numbers.go_on(seat, number + by - asked, self._steps, asked=asked)
        self._noticed.clear()
        self._seats.clear()

    def rehearse(self, seat: int, keys: Sequence[str]) -> None:
        """Raise what ``play`` would raise, a ``Defect`` of the game included; the match stays as it is.

        A caller that writes an answer down before playing it calls this first: a written answer cannot be taken back.
        """
        taken = self._asked_of(seat).answer(keys)
        state = self._state.copy()
        self.game.play(state, seat, taken)
        self.game.decisions(state)

    def _asked_of(self, seat: int) -> Decision:
        decision = self._decisions.get(seat)
        if decision is None:
            raise NotAsked(f"seat {seat} is not asked anything now")
        return decision

    def ahead(self, seat: int, keys: Sequence[str]) -> Decision:
        """Return the question that the seat comes to by taking, in turn, choices that open a question.

        Without keys the result is the present question. The match stays as it is. Raises ``NotAsked``. Raises
        ``IllegalAnswer`` if there is no such choice or the choice opens nothing.
        """
        decision, state = self._asked_of(seat), None
        for key in keys:
            if not any(choice.key == key and choice.opens for choice in decision.choices):
                raise IllegalAnswer("unknown", f"{key!r} opens no question at {decision.kind!r}", key=key)
            state = state or self._state.copy()
            self.game.play(state, seat, (key,))
            decision = self.game.decisions(state)[seat]
        return decision

    def seat(self, seat: int | None) -> Seat:
        """Return all that a seat, or with ``None`` an onlooker, may know now.

        Raises ``NotAsked`` if there is no such seat.
        """
        known = self._seats.get(seat)
        if known is None:
            known = self._seats[seat] = self._see(seat)
        return known

    @property
    def onlooker(self) -> Seat:
        """All that everybody may know now."""
        return self.seat(None)

    @property
    def has_noticed(self) -> bool:
        """Return whether it keeps what any seat has noticed."""
        return bool(self._noticed)

    def release(self) -> None:
        """Keep no seat at hand, nor what each has noticed, nor any question that is not recalled: all is made again.

        A seat that can look ahead holds its match, and neither would go by itself.
        """
        self._numbers.counted(self._steps)
        self._recall()
        self._seats.clear()
        self._noticed.clear()
        self._public.clear()

    def _see(self, seat: int | None) -> Seat:
        noticed = self._notice(seat)
        decision = None if seat is None else self._decisions.get(seat)
        view = self.game.view(self._state, seat)
        asked = (view if seat is None else self.onlooker.view).asked
        put_to = max(len(self._decisions), len(asked))

        def ahead(keys: Sequence[str]) -> Decision:
            if seat is None or self._decisions.get(seat) != decision:
                raise NotAsked("the match has gone on since then")
            return self.ahead(seat, keys)

        return Seat(
            seat=seat,
            view=view,
            decision=decision,
            question=noticed.question,
            moments=noticed.moments,
            events=noticed.events,
            rounds=tuple(self._state.rounds),
            put_to=put_to,
            answered=put_to - len(asked),
            _ahead=ahead,
        )

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """Return all that happened so far and that a seat, or an onlooker, may know."""
        return self._notice(seat).events

    @property
    def told(self) -> int:
        """The number of answers that everybody knows of.

        The number of answers given since then is a secret.
        """
        steps = range(len(self._steps), 0, -1)
        return next((step for step in steps if any(one.seats is None for one in self._steps[step - 1].events)), 0)

    def _notice(self, seat: int | None) -> Memory:
        """Return all that the seat has noticed up to now; make the missing part of it first."""
        self._numbers.counted(self._steps)
        noticed = self._noticed.get(seat)
        if noticed is None:
            self._check_seat(seat)
            put = {} if seat is None else self._numbers.put[seat]
            noticed = self._noticed[seat] = Memory(seat, self.setup_events, put)
        steps = self._recall()
        for step in steps[len(self._public) :]:
            self._public.append(Moment(None, step.events, None) if step.events else NOTHING)
        if noticed.steps < len(steps):
            noticed.add(steps[noticed.steps :], self._public[noticed.steps :])
        return noticed

    def view(self, seat: int | None) -> View:
        """Return a seat's view; with ``None`` an onlooker's."""
        self._check_seat(seat)
        return self.game.view(self._state, seat)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self._start.seats:
            raise NotAsked(f"there is no seat {seat}")

    @property
    def rounds(self) -> Sequence[View]:
        """An onlooker's view of the end of each round that is over, the first round first."""
        return self._state.rounds

    @property
    def result(self) -> Result | None:
        """``None`` until the match is over."""
        return self._state.result

    def reveal(self, *, agreed: bool = False) -> Revealed:
        """Return all that happened, nothing hidden, as the game tells it once the match is over.

        Raises ``StillSecret`` before the end, unless all of its people have ``agreed``: then it is told so far.
        """
        course = self._course(self.steps, self.result, agreed=agreed)
        if self.result is None:
            return Revealed(tuple(self.game.story(course)), ())
        story, decided = tuple(self.game.story(course)), tuple(self.game.decided(course))
        return Revealed(story, decided, self.game.sides(course), tuple(sorted({*self.game.betrayals(course)})))

    def told_of(self, step: int, since: int | None = None) -> tuple[Event, ...]:
        """Return the events that the story of a match that is over tells of answer number ``step`` (from 0).

        ``since`` is the first of several answers that are told. Raises ``StillSecret`` before the end.
        """
        first = step if since is None else since
        before, after = (self.game.story(self._course(self.steps[:stop], None)) for stop in (first, step + 1))
        same = {id(event) for event in before}  # most are: to compare an event with all others takes long
        return tuple(event for event in after if id(event) not in same and event not in before)

    def _course(self, steps: Sequence[Step], result: Result | None, *, agreed: bool = False) -> Course:
        """Return the course of a match that is over, or whose people have ``agreed``, as far as these steps."""
        if self.result is None and not agreed:
            raise StillSecret("the match is not over: it still has secrets")
        views = tuple(self.view(seat) for seat in range(self.seats))
        return Course(self.seats, self.options, self.setup_events, tuple(steps), views, result)

    def true_state(self) -> State:
        """Return a copy of the whole truth as it is now, which may go its own way. It holds secrets of all seats."""
        return self._state.copy()

    @property
    def record(self) -> Record:
        """The whole truth about this match so far."""
        answers = tuple(Answer(step.seat, step.keys) for step in self._steps)
        return msgspec.structs.replace(self._start, answers=answers)


def start_match(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str],
    data: Mapping[str, Any],
    seed: bytes | None,
    chance: Chance,
    rules: int,
) -> Match:
    """Return a new match from checked arguments."""
    state, events = game.start(seats, options, {**game.data_of(rules), **data}, chance, rules)
    state.questions = game.ask(state)
    start = Record(game=game.key, rules=rules, seats=seats, options=options, seed=seed, data=data)
    return Match(game, state, events, start)
