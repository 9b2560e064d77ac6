"""The time for each kind of question, as far as a view shows it."""

from collections.abc import Mapping

from engine.decision import NO_FACTS, Objection
from engine.het_verraad.components import plays_third
from engine.het_verraad.influence.playing import AREA_KINDS
from engine.het_verraad.influence.windows import CARDS
from engine.het_verraad.view import HetVerraadView
from engine.kinds import BACK

_PLAYED = ("play", *AREA_KINDS, "gif", "gouden_handel")
_PHASES: Mapping[str, tuple[str, ...]] = {
    "claim": ("claim",),
    "first_tower": ("first_tower",),
    "take": ("income",),
    "tovenaar": ("income",),
    "master": ("master",),
    "master_to": ("master",),
    "discard": ("actions", "influence"),
    **dict.fromkeys(_PLAYED, ("income", "actions", "master")),
}
_QUESTIONS = ("discard", "tovenaar", "master_to")
"""Questions that must be answered before anything else, if everybody knows that they are asked."""


def free_to_say(view: HetVerraadView, kind: str, key: str) -> bool:
    """Say whether no rule is against an answer: the way back, or a first tower in a turn.

    A first tower in a turn means another kind of question.
    """
    if kind == "first_tower":
        return key == BACK.key or view.phase not in ("claim", kind)
    return key == BACK.key and kind not in CARDS


def not_now(view: HetVerraadView, seat: int, kind: str) -> Objection | None:
    """Return the rule against a question of that kind at this moment, whatever its answer would be."""
    if kind in CARDS:
        return _no_window(view, seat, kind)
    phases = _PHASES.get(kind, ("actions",))
    asked = view.turn.question if view.turn else ""
    others = view.window.asked_seats if view.window else ()
    path = _path(view)
    rules = (
        (view.result is not None, "over", NO_FACTS),
        (bool(others), "window_open", {"asked_seats": others}),
        (seat not in view.asked, "not_your_turn", {"turn_seats": view.asked}),
        (view.phase not in phases, "other_phase", {"phase": view.phase, "needed": phases[0]}),
        (asked in _QUESTIONS and kind != asked and not _plays_third(view, asked, kind), f"{asked}_first", NO_FACTS),
        (kind in ("discard", "tovenaar") and asked != kind, "not_asked", NO_FACTS),
        (kind in path[:-1] and kind != path[-1], "back_first", NO_FACTS),
    )
    return next((Objection(reason, facts) for holds, reason, facts in rules if holds), None)


def _no_window(view: HetVerraadView, seat: int, kind: str) -> Objection | None:
    """Return the rule that only a seat that is asked may react, once (H-8.5)."""
    window = view.window
    if window is None or window.window != kind or seat not in window.asked_seats:
        return Objection("no_window")
    return None if seat in view.asked else Objection("answered")


def _plays_third(view: HetVerraadView, asked: str, kind: str) -> bool:
    """Say whether cards may be played instead of a discard (H-12.1)."""
    return asked == "discard" and view.phase == "actions" and plays_third(view) and kind in _PLAYED


def aside(view: HetVerraadView, kind: str) -> Objection | None:
    """Return the rule that the seat first goes back from another question."""
    path = _path(view)
    return Objection("back_first") if len(path) > 1 and kind != path[-1] else None


def _path(view: HetVerraadView) -> tuple[str, ...]:
    """Return the kinds of questions that ``back`` leads to, and last the kind of the open question."""
    return tuple(kind for kind, _, _ in view.asking.path) if view.asking else ()
