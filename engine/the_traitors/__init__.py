"""The Traitors, 4-8 seats (T-0 to T-9)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.chance import Chance
from engine.course import Betrayal, Course
from engine.decision import Decision, Keys, Objection
from engine.errors import EngineError
from engine.event import Event
from engine.game import Game, Reason, Remark, Voice
from engine.hidden_side import HiddenSide
from engine.kinds import Kind
from engine.lessons import Lesson, lessons_beside
from engine.option import Option
from engine.the_traitors import reasons, remarks, search, voices
from engine.the_traitors.components import check_events, shipped_events
from engine.the_traitors.determinize import determinize
from engine.the_traitors.disclosure import betrayals, decided, sides, story
from engine.the_traitors.events import EndAnswered, VoteShown
from engine.the_traitors.hidden_side import HIDDEN_SIDE
from engine.the_traitors.questions import KINDS, ask
from engine.the_traitors.setup import set_up
from engine.the_traitors.state import State
from engine.the_traitors.thumb import worths
from engine.the_traitors.view import TheTraitorsView
from engine.the_traitors.visibility import make_view
from engine.view import View

ROUNDS = {4: ("3", "4"), 5: ("2", "3"), 6: ("2", "3"), 7: ("1", "2"), 8: ("1", "2")}  # T-0.4
ANY_ROUNDS = tuple(str(number) for number in range(1, 9))  # T-9.3
USUAL_FIRST = {seats: tuple(dict.fromkeys((usual[0], *ANY_ROUNDS))) for seats, usual in ROUNDS.items()}
REVOTES = tuple(str(number) for number in range(6))  # T-3.8


class TheTraitors(Game[State]):
    """The rules of The Traitors. The functions of this package do the work; this is what the engine sees of them."""

    key: ClassVar[str] = "the_traitors"
    versions: ClassVar[range] = range(1, 3)
    seats: ClassVar[range] = range(4, 9)
    options: ClassVar[tuple[Option, ...]] = (
        Option("preset", ("digital", "paper"), {"": "digital"}),
        Option("rounds", ("1", "2", "3", "4"), by_seats=ROUNDS),
        Option("revotes", REVOTES, {"": "3"}),
        Option("rounds", ANY_ROUNDS, by_seats=USUAL_FIRST, since=2, advised=ROUNDS),
        Option("revotes", (*REVOTES, "unlimited"), {"": "3"}, since=2),  # T-9.4
        Option("ask_end", ("again", "once"), {"": "again"}, since=2),  # T-9.1
        Option("spacing", ("even", "packets"), {"": "even"}, since=2),  # T-9.2
    )
    kinds: ClassVar[Mapping[str, Kind[State]]] = KINDS
    data: ClassVar[Mapping[str, Any]] = {"events": shipped_events()}
    remarks: ClassVar[Mapping[str, int]] = remarks.SENTENCES
    voices: ClassVar[Mapping[str, int]] = voices.SENTENCES
    reasons: ClassVar[tuple[str, ...]] = reasons.KINDS
    hidden_side: ClassVar[HiddenSide[Any, Any]] = HIDDEN_SIDE
    lessons: ClassVar[Mapping[str, Lesson]] = lessons_beside(__file__)
    marks: ClassVar[tuple[str, ...]] = ("trust", "unsure", "suspect")
    marks_by_round = True
    by_side = True

    last_words = True

    @property
    def ballots(self) -> tuple[type[Event], ...]:
        """T-3.7, T-3.10."""
        return VoteShown, EndAnswered

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[State, list[Event]]:
        """T-1."""
        return set_up(seats, options, data, chance, rules)

    def ask(self, state: State) -> Mapping[int, Decision]:
        """T-8."""
        return ask(state)

    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        """T-1.5."""
        return make_view(state, seat)

    def data_of(self, rules: int) -> Mapping[str, Any]:
        """T-9.5: version 1 had none."""
        return self.data if rules >= 2 else {}

    def check_data(self, name: str, content: object) -> object:
        """T-9.5."""
        return check_events(content)

    def remark(self, told: Sequence[Event], seat: int, said: Sequence[Remark], chance: Chance) -> Remark | None:
        """Return a reason with a vote, or an answer to an accusation."""
        return remarks.remark(told, seat, said, chance)

    def objection(self, view: View, kind: str, key: str) -> Objection | None:
        """T-3.10, T-9.1: when all are asked whether to end the round, while they are not."""
        if kind != "end" or not isinstance(view, TheTraitorsView) or view.phase == "end":
            return None
        return Objection("end", {"again": int(view.rules >= 2 and view.options["ask_end"] == "again")})

    def determinize(self, view: View, chance: Chance) -> State:
        """T-1.5, backwards."""
        return determinize(_own(view), chance)

    def worths(self, view: View, decision: Decision) -> Mapping[Keys, float]:
        """T-8, answered sensibly."""
        return worths(_own(view), decision)

    def tries(self, view: View) -> int:
        """About a third of a second in the mean."""
        return 400

    def candidates(self, view: View, decision: Decision) -> Sequence[Keys]:
        """Return all answers, except for a single card before the last round."""
        return search.candidates(_own(view), decision)

    def truths(self, view: View) -> Callable[[Chance], State]:
        """Guess the Traitors by the votes, murders and answers of the round."""
        return search.truths(_own(view))

    def horizon(self, view: View, state: State) -> bool:
        """Return whether the round is over."""
        return search.horizon(_own(view), state)

    def value(self, state: State, seat: int) -> float:
        """Return the share of the win, or what the scores promise."""
        return search.value(state, seat)

    def even(self, seats: int) -> float:
        """Return an equal share: the highest score wins, whatever the sides."""
        return 1 / seats

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
        """``traitor`` for who was one in any round, otherwise ``faithful``."""
        return sides(course)

    def betrayals(self, course: Course) -> Iterable[Betrayal]:
        """Return which Traitors have murdered which Faithful."""
        return betrayals(course)


def _own(view: View) -> TheTraitorsView:
    """Return the view, if it is a view of this game; otherwise raise ``EngineError``."""
    if not isinstance(view, TheTraitorsView):
        raise EngineError(f"this is no view of {TheTraitors.key}")
    return view
