"""Verräter, 3-4 seats (V-0 to V-11)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.game import Game
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
from engine.verraeter.reasons import reason
from engine.verraeter.search import horizon, value
from engine.verraeter.setup import set_up
from engine.verraeter.state import State
from engine.verraeter.thumb import worths
from engine.verraeter.view import VerraeterView
from engine.verraeter.visibility import make_view
from engine.verraeter.voices import voiced
from engine.view import View, of_view


def _by_preset(name: str, online: str, classic: str) -> Option:
    return Option(name, (online, classic), {"online": online, "classic": classic})


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

    start = staticmethod(set_up)
    ask = staticmethod(ask)
    view = staticmethod(make_view)
    value = staticmethod(value)
    voiced = staticmethod(voiced)
    story = staticmethod(story)
    decided = staticmethod(decided)
    sides = staticmethod(sides)
    betrayals = staticmethod(betrayals)
    determinize = staticmethod(of_view(VerraeterView, determinize))
    worths = staticmethod(of_view(VerraeterView, worths))
    likelihood = staticmethod(of_view(VerraeterView, likelihood))
    horizon = staticmethod(of_view(VerraeterView, horizon))
    reason = staticmethod(of_view(VerraeterView, reason))

    def check_data(self, name: str, content: object) -> object:
        """V-0.1."""
        return check_landscapes(content)

    def tries(self, view: View) -> int:
        """About a quarter of a second in the mean."""
        return 450
