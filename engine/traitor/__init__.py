"""Traitor, 2-8 seats (J-0 to J-9)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.chance import Chance
from engine.event import Event
from engine.game import Game
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
from engine.traitor.reasons import reason
from engine.traitor.setup import set_up
from engine.traitor.state import State
from engine.traitor.thumb import worths
from engine.traitor.view import TraitorView
from engine.traitor.visibility import make_view
from engine.traitor.voices import voiced
from engine.view import View, of_view

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

    ask = staticmethod(ask)
    view = staticmethod(make_view)
    value = staticmethod(search.value)
    voiced = staticmethod(voiced)
    story = staticmethod(story)
    decided = staticmethod(decided)
    sides = staticmethod(sides)
    betrayals = staticmethod(betrayals)
    determinize = staticmethod(of_view(TraitorView, determinize))
    worths = staticmethod(of_view(TraitorView, worths))
    candidates = staticmethod(of_view(TraitorView, search.candidates))
    horizon = staticmethod(of_view(TraitorView, search.horizon))
    reason = staticmethod(of_view(TraitorView, reason))

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

    def tries(self, view: View) -> int:
        """Return the number of tries: more with few seats, as a course is short then."""
        return search.TRIES.get(view.seats, search.USUAL)

    def even(self, seats: int) -> float:
        """Return one half: either the traitor side wins, or all others do."""
        return 1 / 2
