"""Why something cannot be chosen now, from what a view knows alone: one reason, the first that applies.

The seat may be asked anything, and ``key`` may be anything that somebody typed. The sentences stand in the texts; the
facts of a reason are what they mention besides ``key``.
"""

from collections.abc import Callable, Mapping

from engine.game import Objection
from engine.het_verraad.editions import plays_third
from engine.het_verraad.influence.playing import AREA_KINDS
from engine.het_verraad.objections import acting, playing, trading
from engine.het_verraad.objections.shared import first
from engine.het_verraad.view import HetVerraadView

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
"""What has to be answered before anything else, when everybody knows that it is asked."""
_REASONS: Mapping[str, Callable[[HetVerraadView, int, str], Objection | None]] = {
    "claim": acting.claim,
    "first_tower": acting.first_tower,
    "take": acting.take,
    "tovenaar": acting.tovenaar,
    "act": acting.act,
    "buy": acting.buy,
    "build": acting.build,
    "build_on": acting.build_on,
    "tower": acting.tower,
    "swap": trading.swap,
    "pawn": trading.pawn,
    "sell": trading.sell,
    "redeem": trading.redeem,
    "market": trading.market,
    "discard": playing.discard,
    "play": playing.play,
    **{kind: playing.aim(kind) for kind in AREA_KINDS},
    "gif": playing.gif,
    "gouden_handel": playing.gouden_handel,
    "master": playing.master,
    "master_to": playing.master_to,
}


def objection(view: HetVerraadView, kind: str, key: str) -> Objection | None:
    """The rule that speaks against ``key`` in a question of that kind, ``None`` if no rule does."""
    kind = kind.removesuffix("_ring").removesuffix("_category")
    if view.seat is None:
        return None
    if kind in ("protect", "block"):
        return playing.react(view, view.seat, kind, key)
    reason = _REASONS.get(kind)
    if reason is None or key == "back":
        return None
    if kind == "first_tower" and view.phase not in ("claim", kind):  # then the command is about a tower of phase 2
        return None
    return _not_now(view, view.seat, kind) or _before(view, kind) or reason(view, view.seat, key) or _aside(view, kind)


def _path(view: HetVerraadView) -> tuple[str, ...]:
    """The kinds of questions that ``back`` leads to, and last of the one that the seat is asked."""
    return tuple(kind for kind, _, _ in view.asking.path) if view.asking else ()


def _before(view: HetVerraadView, kind: str) -> Objection | None:
    """A question before the present one may be answered when the seat has gone back to it."""
    path = _path(view)
    return Objection("back_first") if kind in path[:-1] and kind != path[-1] else None


def _aside(view: HetVerraadView, kind: str) -> Objection | None:
    """What nothing speaks against may have to wait until the seat has gone back from another question."""
    path = _path(view)
    return Objection("back_first") if len(path) > 1 and kind != path[-1] else None


def _plays_third(view: HetVerraadView, asked: str, kind: str) -> bool:
    """Whether cards may be played where one would be discarded (H-12.1)."""
    return asked == "discard" and view.phase == "actions" and plays_third(view) and kind in _PLAYED


def _not_now(view: HetVerraadView, seat: int, kind: str) -> Objection | None:
    """Whether it is the time for such a question."""
    phases = _PHASES.get(kind, ("actions",))
    asked = view.turn.question if view.turn else ""
    others = view.window.asked_seats if view.window else ()
    return first(
        (view.result is not None, "over", {}),
        (bool(others), "window_open", {"asked_seats": others}),
        (seat not in view.asked, "not_your_turn", {"turn_seats": view.asked}),
        (view.phase not in phases, "other_phase", {"phase": view.phase, "needed": phases[0]}),
        (asked in _QUESTIONS and kind != asked and not _plays_third(view, asked, kind), f"{asked}_first", {}),
        (kind in ("discard", "tovenaar") and asked != kind, "not_asked", {}),
    )
