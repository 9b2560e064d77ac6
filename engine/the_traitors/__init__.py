"""The Traitors, 4-8 seats (T-0 to T-9)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.decision import Objection
from engine.event import Event
from engine.game import Game
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
from engine.the_traitors.reasons import reason
from engine.the_traitors.remarks import afterthought, remark
from engine.the_traitors.setup import set_up
from engine.the_traitors.state import State
from engine.the_traitors.thumb import worths
from engine.the_traitors.view import TheTraitorsView
from engine.the_traitors.visibility import make_view
from engine.the_traitors.voices import voiced
from engine.view import View, of_view

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

    start = staticmethod(set_up)
    ask = staticmethod(ask)
    view = staticmethod(make_view)
    remark = staticmethod(remark)
    afterthought = staticmethod(afterthought)
    value = staticmethod(search.value)
    voiced = staticmethod(voiced)
    story = staticmethod(story)
    decided = staticmethod(decided)
    sides = staticmethod(sides)
    betrayals = staticmethod(betrayals)
    determinize = staticmethod(of_view(TheTraitorsView, determinize))
    worths = staticmethod(of_view(TheTraitorsView, worths))
    candidates = staticmethod(of_view(TheTraitorsView, search.candidates))
    truths = staticmethod(of_view(TheTraitorsView, search.truths))
    horizon = staticmethod(of_view(TheTraitorsView, search.horizon))
    reason = staticmethod(of_view(TheTraitorsView, reason))

    @property
    def ballots(self) -> tuple[type[Event], ...]:
        """T-3.7, T-3.10."""
        return VoteShown, EndAnswered

    def data_of(self, rules: int) -> Mapping[str, Any]:
        """T-9.5: version 1 had none."""
        return self.data if rules >= 2 else {}

    def check_data(self, name: str, content: object) -> object:
        """T-9.5."""
        return check_events(content)

    def objection(self, view: View, kind: str, key: str) -> Objection | None:
        """T-3.10, T-9.1: when all are asked whether to end the round, while they are not."""
        if kind != "end" or not isinstance(view, TheTraitorsView) or view.phase == "end":
            return None
        return Objection("end", {"again": int(view.rules >= 2 and view.options["ask_end"] == "again")})

    def tries(self, view: View) -> int:
        """About a third of a second in the mean."""
        return 400

    def even(self, seats: int) -> float:
        """Return an equal share: the highest score wins, whatever the sides."""
        return 1 / seats
