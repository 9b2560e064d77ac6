"""Traitor, 2-8 seats (J-0 to J-9)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.chance import Chance
from engine.course import Betrayal, Course
from engine.decision import Decision, Keys
from engine.errors import EngineError
from engine.event import Event
from engine.game import Game, Reason, Voice
from engine.hidden_side import HiddenSide
from engine.kinds import Kind
from engine.lessons import Lesson, lessons_beside
from engine.option import Option
from engine.traitor import reasons, search, voices
from engine.traitor.determinize import determinize
from engine.traitor.disclosure import betrayals, decided, sides, story
from engine.traitor.events import CardAccused
from engine.traitor.hidden_side import HIDDEN_SIDE
from engine.traitor.questions import KINDS, ask
from engine.traitor.setup import set_up
from engine.traitor.state import State
from engine.traitor.thumb import worths
from engine.traitor.view import TraitorView
from engine.traitor.visibility import make_view
from engine.view import View

SEATS = range(2, 9)


class Traitor(Game[State]):
    """The rules of Traitor. The functions of this package do the work; this is what the engine sees of them."""

    key: ClassVar[str] = "traitor"
    seats: ClassVar[range] = SEATS
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "jokers",
            ("1", "2"),
            by_seats={seats: ("1", "2") if seats >= 6 else ("1",) for seats in SEATS},
            advised={seats: ("2",) for seats in SEATS if seats >= 6},
        ),  # J-0.3
        Option("rehide", ("mix", "keep"), {"": "mix"}),  # J-2.5
        Option("strong_twos", ("off", "on"), {"": "off"}),  # J-2.8
    )
    kinds: ClassVar[Mapping[str, Kind[State]]] = KINDS
    lessons: ClassVar[Mapping[str, Lesson]] = lessons_beside(__file__)
    voices: ClassVar[Mapping[str, int]] = voices.SENTENCES
    marks: ClassVar[tuple[str, ...]] = ("suspect",)
    reasons: ClassVar[tuple[str, ...]] = reasons.KINDS
    hidden_side: ClassVar[HiddenSide[Any, Any]] = HIDDEN_SIDE

    last_words = True

    def marked_parts(self, seats: int) -> tuple[int, ...]:
        """Return the armies of a seat if it has two (J-0.4)."""
        return (1, 2) if seats == 2 else ()

    @property
    def ballots(self) -> tuple[type[Event], ...]:
        """Accusations (J-2.1)."""
        return (CardAccused,)

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[State, list[Event]]:
        """Set up a game (J-1.1)."""
        return set_up(seats, options, chance, rules)

    def ask(self, state: State) -> Mapping[int, Decision]:
        """Return the open questions (J-9)."""
        return ask(state)

    def view(self, state: State, seat: int | None) -> TraitorView:
        """Return what is public, and the seat's own secrets."""
        return make_view(state, seat)

    def determinize(self, view: View, chance: Chance) -> State:
        """Return a state that fits a view; chance fills in what the view does not know."""
        if not isinstance(view, TraitorView):
            raise EngineError(f"this is no view of {self.key}")
        return determinize(view, chance)

    def worths(self, view: View, decision: Decision) -> Mapping[Keys, float]:
        """Return the worth of each answer, for sensible answers (J-9)."""
        if not isinstance(view, TraitorView):
            raise EngineError(f"this is no view of {self.key}")
        return worths(view, decision)

    def tries(self, view: View) -> int:
        """Return the number of tries: more with few seats, as a course is short then."""
        return search.TRIES.get(view.seats, search.USUAL)

    def candidates(self, view: View, decision: Decision) -> Sequence[Keys]:
        """Return the best answers by rule of thumb; of the unknown cards in each army only one is tried."""
        if not isinstance(view, TraitorView):
            raise EngineError(f"this is no view of {self.key}")
        return search.candidates(view, decision)

    def horizon(self, view: View, state: State) -> bool:
        """Return whether each living army has accused once more."""
        if not isinstance(view, TraitorView):
            raise EngineError(f"this is no view of {self.key}")
        return search.horizon(view, state)

    def value(self, state: State, seat: int) -> float:
        """Return how likely the seat's side wins."""
        return search.value(state, seat)

    def even(self, seats: int) -> float:
        """Return one half: either the traitor side wins, or all others do."""
        return 1 / 2

    def voiced(self, told: Sequence[Event], place: int) -> Sequence[Voice]:
        """Return what the narrator and computer players say right after the event at that place."""
        return voices.voiced(told, place)

    def reason(self, view: View, decision: Decision, keys: Keys) -> Reason | None:
        """Return what speaks for an answer."""
        if not isinstance(view, TraitorView):
            raise EngineError(f"this is no view of {self.key}")
        return reasons.reason(view, decision, keys)

    def story(self, course: Course) -> list[Event]:
        """Return the whole course, once nothing of it is secret any more."""
        return story(course)

    def decided(self, course: Course) -> list[Event]:
        """Return the events that tell what decided the match."""
        return decided(course)

    def sides(self, course: Course) -> tuple[str, ...]:
        """Return the side of each seat: ``traitor`` or ``loyal``."""
        return sides(course)

    def betrayals(self, course: Course) -> Iterable[Betrayal]:
        """Return whom a winning traitor has struck from behind the mask."""
        return betrayals(course)
