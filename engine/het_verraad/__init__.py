"""Het Verraad, 2-5 seats (H-0 to H-12)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.chance import Chance
from engine.decision import Fact, Objection
from engine.event import Event
from engine.game import Game
from engine.het_verraad import reasons, timing, voices
from engine.het_verraad.box.checking import SEATS, check_data
from engine.het_verraad.box.help import help_facts
from engine.het_verraad.box.loading import make_box, shipped_data
from engine.het_verraad.determinize import determinize
from engine.het_verraad.disclosure import betrayals, decided, story
from engine.het_verraad.hidden_side import HIDDEN_SIDE
from engine.het_verraad.questions import KINDS, ask
from engine.het_verraad.reasons import reason
from engine.het_verraad.search import candidates, horizon, value
from engine.het_verraad.setup import set_up
from engine.het_verraad.state import State
from engine.het_verraad.thumb import worths
from engine.het_verraad.view import HetVerraadView
from engine.het_verraad.visibility import make_view
from engine.het_verraad.voices import voiced
from engine.hidden_side import HiddenSide
from engine.kinds import Kind
from engine.lessons import Lesson, lessons_beside
from engine.option import Option
from engine.view import View, of_view, own_view


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

    ask = staticmethod(ask)
    view = staticmethod(make_view)
    check_data = staticmethod(check_data)
    value = staticmethod(value)
    voiced = staticmethod(voiced)
    story = staticmethod(story)
    decided = staticmethod(decided)
    betrayals = staticmethod(betrayals)
    determinize = staticmethod(of_view(HetVerraadView, determinize))
    worths = staticmethod(of_view(HetVerraadView, worths))
    candidates = staticmethod(of_view(HetVerraadView, candidates))
    horizon = staticmethod(of_view(HetVerraadView, horizon))
    reason = staticmethod(of_view(HetVerraadView, reason))

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

    def help_facts(self, data: Mapping[str, Any]) -> Mapping[str, Fact]:
        """Return the numbers of the box (H-12.3)."""
        return help_facts(make_box({**self.data, **data}))

    def objection(self, view: View, kind: str, key: str) -> Objection | None:
        """Return the rule that speaks against a key, or against its time."""
        own, kind = own_view(HetVerraadView, view), kind.removesuffix("_ring").removesuffix("_category")
        if own.seat is None or timing.free_to_say(own, kind, key):
            return None
        return timing.not_now(own, own.seat, kind) or super().objection(own, kind, key) or timing.aside(own, kind)

    def tries(self, view: View) -> int:
        """Return the number of tries, which take about a twentieth of a second in the mean."""
        return 40

    def foreseen(self, view: View, state: State) -> bool:
        """Return whether every seat has had a whole turn since: a course to the end takes a fifth of a second."""
        own = own_view(HetVerraadView, view)
        if own.turn is None:
            return state.round > 1
        begun = view.round * state.seats + (own.turn.seat - state.start) % state.seats
        now = state.round * state.seats + (state.active - state.start) % state.seats
        return now > begun + state.seats and not state.ending
