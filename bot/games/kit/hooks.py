"""The additions of a game to the tests of all games, and what they look at."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from types import MappingProxyType

import msgspec

import engine
from bot.games.kit.matches import LONG, State, a_match, seed_of
from bot.games.kit.told import Told
from engine import Decision, Event, Match, Record, Step, View, visible

Viewer = int | None
MATCHES = 12
"""Matches with every number of seats: enough for rare events."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TriedAnswer:
    """An answer given in the true world, and what came of it: ``match`` is as it was left, ``truth`` the state before.

    ``asked`` and ``views`` are what the seats were asked, and what the viewers saw, before, ``now`` what these see
    after it; ``said`` are the keys that led from the first of several small questions to this one. ``truth`` and other
    worlds are the test's to change.
    """

    match: Match
    number: int
    seat: int
    keys: tuple[str, ...]
    asked: Mapping[int, Decision]
    views: Mapping[Viewer, View]
    now: Mapping[Viewer, View]
    said: tuple[str, ...]
    truth: State
    events: tuple[Event, ...]

    @property
    def kind(self) -> str:
        """The kind of the question that was answered."""
        return self.asked[self.seat].kind

    @property
    def left(self) -> list[int]:
        """The seats that have still to answer the same."""
        awaited = (one for one in self.match.awaited if one != self.seat)
        return [one for one in awaited if self.match.decisions[one] == self.asked.get(one)]

    @property
    def closes(self) -> bool:
        """Return whether it is the last answer to a question of several: all of them may show now."""
        return len(self.asked) > 1 and not self.left

    def told(self, viewer: Viewer) -> tuple[Event, ...]:
        """Return what followed from the answer, as far as the viewer was told."""
        return visible(self.events, viewer)

    def there(self, other: State, *answers: tuple[str, ...]) -> tuple[State, list[Event]]:
        """Another world after the seat has given these answers in it, and what happened at the last of them."""
        world, events = other.copy(), list[Event]()
        for keys in answers:
            events = self.match.game.play(world, self.seat, keys)
        return world, events


@dataclass(frozen=True, slots=True)
class Secret:
    """A part of the state that seat 0 cannot know after so many answers of an ordinary match.

    In ``least`` or more of 20 possible truths, the part is another one.
    """

    answers: int
    least: int
    of: Callable[[State], object]


@dataclass(frozen=True, slots=True)
class DrawnMoments:
    """Matches of so many seats after so many answers, whose pictures are looked at."""

    seats: int
    answers: tuple[int, ...]
    options: Mapping[str, str] = field(default_factory=dict)


class Hooks(ABC):
    """The additions of one game to the tests of all games."""

    game: str
    told: Mapping[str, Told] = MappingProxyType({})
    """Kind of event -> who may be told."""
    secrets: Sequence[Secret] = ()
    rare: Set[str] = frozenset()
    """Kinds of events and of questions that hardly ever come up."""
    thorough = True
    """The tests also make sure that what they look for comes up in the matches that they play."""
    happens: str = ""
    """Kinds of events that are to be seen in the eventful matches."""
    samples = 20
    """So many matches are walked through."""
    unseen = 0
    """Up to so many first answers of them are given without looking, and then ``length`` answers looked at."""
    length: int | None = None
    shown: tuple[str, ...] = ()
    """Kinds of events with which secrets are lawfully shown, in every world: what follows is not compared."""
    settled: tuple[str, ...] = ()
    """Kinds of events that tell what a secret was; an answer that brings one in either world is not compared."""
    dealt: tuple[str, ...] = ()
    """Private events that chance newly deals: another world may bring others."""

    among_allies: Set[str] = frozenset({"ally_answered"})
    """Kinds of private events that tell allies a single answer, while others have still to answer the same."""
    taken_back = True
    """Some answers may be taken back."""
    moments: Sequence[DrawnMoments] = ()
    soon: Mapping[str, Mapping[str, object]] = {}
    """For a long game: values of data files with which its matches are soon over."""
    people = 3
    """So many play it where a match is to be soon over."""
    words: Sequence[str] = ()
    """Words that stand in answers and hands, and never in the log."""
    sides: tuple[str, ...] = ("",)
    """The sides or houses by which seats play (``Game.sides``)."""
    silent: Set[str] = frozenset()
    """Kinds of events without words: they would only be noise, as what follows tells as much."""
    of_all: Set[str] = frozenset()
    """Kinds of events of what all have answered: the receipt of the last answer tells nothing of them."""
    untold: Set[str] = frozenset()
    """Kinds of events that may be all that an answer brought, though the story does not go on with them."""
    said_otherwise: Set[str] = frozenset()
    """Kinds of events that a story may leave out, because it says otherwise what they say, and more."""
    taken_together: Set[str] = frozenset()
    """Kinds of events that may stand elsewhere in the round of a story."""

    def check(self, match: Match) -> None:
        """Look at what holds at any moment of a match, by the rules of the game; nothing, for the usual hooks."""
        return

    @abstractmethod
    def eventful(self) -> Iterable[Record]:
        """Return matches in which all kinds of secrets come up."""

    def tellable(self) -> Iterator[Match]:
        """Yield matches in which all there is to tell comes up: any number of seats, and all kinds of options."""
        rules = engine.game(self.game)
        for seats in rules.seats:
            for number in range(MATCHES):
                options = {
                    one.name: _one_of(one.allowed(seats), f"{one.name} {number}")
                    for one in rules.options_of(rules.rules_version)
                }
                answers = None if self.length is None else LONG
                yield a_match(f"texts {number}", game=self.game, seats=seats, options=options, answers=answers)

    def tellable_steps(self, steps: Sequence[Step]) -> Iterable[Step]:
        """Return questions that hardly ever come, made of those that came."""
        return ()

    def viewers(self, match: Match, number: int) -> set[int]:
        """Return the seats that look at an answer, apart from the onlooker and the seat that answers."""
        return set(range(match.seats))

    def others(self, true: State, viewer: Viewer, seat: int, keys: tuple[str, ...]) -> list[State]:
        """Return worlds that may be true for the viewer, to look at beside a world that chance makes."""
        return []

    def hides_who_is_asked(self, view: View) -> bool:
        """Return whether it is a secret which of the asked seats have still to answer."""
        return view.hides_answers

    @abstractmethod
    def ways(self, tried: TriedAnswer, viewer: Viewer, other: State) -> Iterator[tuple[State, list[Event]]]:
        """Yield the ways that look the same to the viewer in the other world: the world then, and its events.

        There is no way if the answer lawfully shows that the other world is not the true one.
        There is also none if there is nothing to compare.
        """

    def one_is_enough(self, tried: TriedAnswer) -> bool:
        """Return whether one of these ways is enough to look the same.

        A game answers yes if the viewer did not see all that was answered.
        """
        return False

    def without(self, view: View, tried: TriedAnswer, viewer: Viewer, dealt: set[str]) -> View:
        """Return the view without what chance has newly dealt to the viewer; ``dealt`` are kinds of private events."""
        return view

    def difference(self, tried: TriedAnswer, viewer: Viewer, world: State, theirs: Sequence[Event]) -> str:
        """Return the difference by which the viewer could tell the two worlds apart; empty if there is none."""
        if any(event.kind in self.settled for event in (*tried.events, *theirs)):
            return ""
        (here, shown), (there, shown_there) = (
            self._before_shown(visible(some, viewer)) for some in (tried.events, theirs)
        )
        if here != there or shown != shown_there:
            return "an event depends on a secret"
        return "" if shown else self._seen(tried, viewer, world)

    def _seen(self, tried: TriedAnswer, viewer: Viewer, world: State) -> str:
        """Return the difference in the viewer's next view and question; empty if there is none."""
        rules, asked = tried.match.game, tried.match.decisions
        dealt = {event.kind for event in tried.told(viewer) if event.seats is not None}
        views = tried.now[viewer], rules.view(world, viewer)
        here, there = (self.without(view, tried, viewer, dealt) for view in views)
        if here != there:
            return f"the next view depends on a secret{different(here, there)}"
        if viewer is None or viewer not in asked or here != views[0]:
            return ""
        other = rules.decisions(world).get(viewer)
        what = different(asked[viewer], other) if other is not None else ""
        return "" if asked[viewer] == other else f"the next decision depends on a secret{what}"

    def _before_shown(self, events: Sequence[Event]) -> tuple[list[object], bool]:
        """Return the events told until secrets are shown, and whether secrets are shown."""
        told: list[object] = []
        for event in events:
            if event.kind in self.shown:
                return told, True
            told.append(event.kind if event.kind in self.dealt and event.seats is not None else event)
        return told, False


def _one_of(values: tuple[str, ...], text: str) -> str:
    return values[seed_of(text)[0] % len(values)]


def different(one: msgspec.Struct, other: msgspec.Struct) -> str:
    """Return the names of the fields in which two structs differ, in brackets; empty if there are none."""
    names = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name, None)]
    return f" ({', '.join(names)})" if names else ""
