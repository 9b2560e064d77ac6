"""Verräter, 3-4 seats (V-0 to V-11)."""

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
from engine.verraeter import reasons, voices
from engine.verraeter.components import check_landscapes, shipped_landscapes
from engine.verraeter.determinize import determinize
from engine.verraeter.disclosure import betrayals, decided, sides, story
from engine.verraeter.hidden_side import HIDDEN_SIDE
from engine.verraeter.inference import likelihood
from engine.verraeter.questions import KINDS, ask
from engine.verraeter.search import horizon, value
from engine.verraeter.setup import set_up
from engine.verraeter.state import State
from engine.verraeter.thumb import worths
from engine.verraeter.view import VerraeterView
from engine.verraeter.visibility import make_view
from engine.view import View


def _by_preset(name: str, online: str, classic: str) -> Option:
    return Option(name, (online, classic), {"online": online, "classic": classic})


def _own(view: View) -> VerraeterView:
    """Return the view, if it is a view of this game; otherwise raise ``EngineError``."""
    if not isinstance(view, VerraeterView):
        raise EngineError(f"this is no view of {Verraeter.key}")
    return view


class Verraeter(Game[State]):
    """The rules of Verräter. The functions of this package do the work; this is what the engine sees of them."""

    key: ClassVar[str] = "verraeter"
    seats: ClassVar[range] = range(3, 5)
    options: ClassVar[tuple[Option, ...]] = (  # V-9
        Option("preset", ("online", "classic"), {"": "online"}),
        _by_preset("first_strategist", "start_player", "left_of_start"),
        _by_preset("points_from", "winner", "loser"),
        _by_preset("estate_income", "winning_house", "own_house"),
        _by_preset("income_limit", "3", "none"),
        _by_preset("make_room", "off", "on"),
    )
    kinds: ClassVar[Mapping[str, Kind[State]]] = KINDS
    data: ClassVar[Mapping[str, Any]] = {"landscapes": shipped_landscapes()}
    lessons: ClassVar[Mapping[str, Lesson]] = lessons_beside(__file__)
    voices: ClassVar[Mapping[str, int]] = voices.SENTENCES
    marks: ClassVar[tuple[str, ...]] = ("suspect",)
    marks_by_round = True
    reasons: ClassVar[tuple[str, ...]] = reasons.KINDS
    hidden_side: ClassVar[HiddenSide[Any, Any]] = HIDDEN_SIDE
    drafts: ClassVar[int] = 8

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[State, list[Event]]:
        """V-1."""
        return set_up(seats, options, data, chance, rules)

    def ask(self, state: State) -> Mapping[int, Decision]:
        """V-11."""
        return ask(state)

    def view(self, state: State, seat: int | None) -> VerraeterView:
        """V-10."""
        return make_view(state, seat)

    def check_data(self, name: str, content: object) -> object:
        """V-0.1."""
        return check_landscapes(content)

    def determinize(self, view: View, chance: Chance) -> State:
        """V-10, backwards."""
        return determinize(_own(view), chance)

    def worths(self, view: View, decision: Decision) -> Mapping[Keys, float]:
        """V-11, answered sensibly."""
        return worths(_own(view), decision)

    def tries(self, view: View) -> int:
        """About a quarter of a second in the mean."""
        return 450

    def likelihood(self, view: View, state: State) -> float:
        """V-3 and V-4, as people who play sensibly would do them."""
        return likelihood(_own(view), state)

    def horizon(self, view: View, state: State) -> bool:
        """Return whether the round of the view is over."""
        return horizon(_own(view), state)

    def value(self, state: State, seat: int) -> float:
        """Return how likely the seat may hope to win."""
        return value(state, seat)

    def voiced(self, told: Sequence[Event], place: int) -> Sequence[Voice]:
        """Return what the narrator and computer players say right after the event at that place."""
        return voices.voiced(told, place)

    def reason(self, view: View, decision: Decision, keys: Keys) -> Reason | None:
        """Return the reason for an answer."""
        return reasons.reason(_own(view), decision, keys)

    def story(self, course: Course) -> list[Event]:
        """Return the whole course, once nothing of it is secret any more."""
        return story(course)

    def decided(self, course: Course) -> list[Event]:
        """Return the events that decided the match."""
        return decided(course)

    def sides(self, course: Course) -> tuple[str, ...]:
        """Return the house to which each seat belonged in the end."""
        return sides(course)

    def betrayals(self, course: Course) -> Iterable[Betrayal]:
        """Return whom the Traitor has left for the winning house."""
        return betrayals(course)
