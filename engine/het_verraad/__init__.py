"""Het Verraad, 2-5 seats (H-0 to H-12)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.chance import Chance
from engine.course import Betrayal, Course
from engine.decision import Decision, Fact, Keys, Objection
from engine.errors import EngineError
from engine.event import Event
from engine.game import Game, Reason, Voice
from engine.het_verraad import reasons, timing, voices
from engine.het_verraad.box.checking import SEATS, check_data
from engine.het_verraad.box.help import help_facts
from engine.het_verraad.box.loading import make_box, shipped_data
from engine.het_verraad.determinize import determinize
from engine.het_verraad.disclosure import betrayals, decided, story
from engine.het_verraad.hidden_side import HIDDEN_SIDE
from engine.het_verraad.questions import KINDS, ask
from engine.het_verraad.search import candidates, horizon, value
from engine.het_verraad.setup import set_up
from engine.het_verraad.state import State
from engine.het_verraad.thumb import worths
from engine.het_verraad.view import HetVerraadView
from engine.het_verraad.visibility import make_view
from engine.hidden_side import HiddenSide
from engine.kinds import Kind
from engine.lessons import Lesson, lessons_beside
from engine.option import Option
from engine.view import View


def _switch(name: str) -> Option:
    return Option(name, ("on", "off"), {"": "on"})


class HetVerraad(Game[State]):
    """The rules of Het Verraad. The functions of this package do the work; this is what the engine sees of them."""

    key: ClassVar[str] = "het_verraad"
    versions: ClassVar[range] = range(1, 4)
    seats: ClassVar[range] = SEATS
    options: ClassVar[tuple[Option, ...]] = (
        _switch("zoning"),
        _switch("deck_ends"),
        _switch("master_ends"),
        Option("third", ("play_or_discard", "discard"), {"": "play_or_discard"}, since=2),
        Option("swap_colour", ("black", "any"), {"": "black"}, since=2),
    )
    kinds: ClassVar[Mapping[str, Kind[State]]] = KINDS
    data: ClassVar[Mapping[str, Any]] = shipped_data()
    lessons: ClassVar[Mapping[str, Lesson]] = lessons_beside(__file__)
    long_turns = True
    outlooks = 12
    foresees = True
    voices: ClassVar[Mapping[str, int]] = voices.SENTENCES
    marks: ClassVar[tuple[str, ...]] = ("suspect",)
    reasons: ClassVar[tuple[str, ...]] = reasons.KINDS
    hidden_side: ClassVar[HiddenSide[Any, Any]] = HIDDEN_SIDE

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[State, list[Event]]:
        """Set up a game (H-1.1, H-1.2)."""
        return set_up(make_box({**self.data, **data}), seats, options, chance, rules)

    def data_of(self, rules: int) -> Mapping[str, Any]:
        """Return the data files of a version of the rules (H-12.3).

        Since version 2 a file says where categories may stand. Before, this was as in the file that ships.
        """
        return {name: content for name, content in self.data.items() if rules >= 2 or name != "zoning"}

    def ask(self, state: State) -> Mapping[int, Decision]:
        """Return the open questions (H-11)."""
        return ask(state)

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        """Return what is public, and the seat's own secrets."""
        return make_view(state, seat)

    def check_data(self, name: str, content: object) -> object:
        """Check the content of a data file (H-0)."""
        return check_data(name, content)

    def help_facts(self, data: Mapping[str, Any]) -> Mapping[str, Fact]:
        """Return the numbers of the box (H-12.3)."""
        return help_facts(make_box({**self.data, **data}))

    def determinize(self, view: View, chance: Chance) -> State:
        """Return a state that fits a view; chance fills in what the view does not know."""
        return determinize(_own(view), chance)

    def objection(self, view: View, kind: str, key: str) -> Objection | None:
        """Return the rule that speaks against a key, or against its time."""
        own, kind = _own(view), kind.removesuffix("_ring").removesuffix("_category")
        if own.seat is None or timing.free_to_say(own, kind, key):
            return None
        return timing.not_now(own, own.seat, kind) or super().objection(own, kind, key) or timing.aside(own, kind)

    def worths(self, view: View, decision: Decision) -> Mapping[Keys, float]:
        """Return the worth of each answer, for sensible answers (H-11)."""
        return worths(_own(view), decision)

    def tries(self, view: View) -> int:
        """Return the number of tries, which take about a twentieth of a second in the mean."""
        return 40

    def candidates(self, view: View, decision: Decision) -> Sequence[Keys]:
        """Return the best answers by rule of thumb."""
        return candidates(_own(view), decision)

    def horizon(self, view: View, state: State) -> bool:
        """Return whether the turn, or the match, is at its end."""
        return horizon(_own(view), state)

    def foreseen(self, view: View, state: State) -> bool:
        """Return whether every seat has had a whole turn since: a course to the end takes a fifth of a second."""
        own = _own(view)
        if own.turn is None:
            return state.round > 1
        begun = view.round * state.seats + (own.turn.seat - state.start) % state.seats
        now = state.round * state.seats + (state.active - state.start) % state.seats
        return now > begun + state.seats and not state.ending

    def value(self, state: State, seat: int) -> float:
        """Return the value of a state for a seat, as the value was learned."""
        return value(state, seat)

    def voiced(self, told: Sequence[Event], place: int) -> Sequence[Voice]:
        """Return what the narrator and computer players say right after the event at that place."""
        return voices.voiced(told, place)

    def reason(self, view: View, decision: Decision, keys: Keys) -> Reason | None:
        """Return what speaks for an answer."""
        return reasons.reason(_own(view), decision, keys)

    def story(self, course: Course) -> list[Event]:
        """Return the whole course, once nothing of it is secret any more."""
        return story(course)

    def decided(self, course: Course) -> list[Event]:
        """Return the events that tell what decided the match."""
        return decided(course)

    def betrayals(self, course: Course) -> Iterable[Betrayal]:
        """Return from whom the Black Master's winning servant has taken an area."""
        return betrayals(course)


def _own(view: View) -> HetVerraadView:
    if not isinstance(view, HetVerraadView):
        raise EngineError("this is no view of het_verraad")
    return view
