"""Why an influence card cannot be played, or the Black Master cannot do something (H-6, H-8)."""

from collections.abc import Callable

from engine.game import Objection
from engine.het_verraad.components import INFLUENCE, MASTER, TOVENAAR
from engine.het_verraad.editions import plays_third
from engine.het_verraad.influence.playing import AREA_KINDS
from engine.het_verraad.objections.shared import Reason, area_of, borders, first, standing_facts, turn_of
from engine.het_verraad.view import AreaView, HetVerraadView

_REACTIONS = {"protect": "bescherming", "block": "blokkade"}


def _influence(view: HetVerraadView, key: str) -> str:
    """The kind of an influence card, empty if there is no card of that name."""
    return key.partition(".")[0] if key in view.box.influence_card else ""


def _held(view: HetVerraadView, key: str) -> Reason:
    """Whether the seat has the card."""
    kind = _influence(view, key)
    if not kind:
        return Objection("unknown_influence")
    held = any(card.card == key for card in view.influence)
    return None if held else Objection("influence_not_held", {"influence": kind})


def discard(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-4.6, H-12.1."""
    if key != "play":
        return _held(view, key)
    if not plays_third(view):
        return Objection("third_not_played")
    if view.phase != "actions":
        return Objection("given_not_played")
    return None if any(play(view, seat, card.card) is None for card in view.influence) else Objection("no_play")


def react(view: HetVerraadView, seat: int, kind: str, key: str) -> Reason:
    """H-8.4, H-8.5."""
    window = view.window
    if window is None or window.window != kind or seat not in window.asked_seats:
        return Objection("no_window")
    if seat not in view.asked:
        return Objection("answered")
    needed = _REACTIONS[kind]
    if _influence(view, key) not in ("", needed):
        return Objection("wrong_reaction", {"influence": _influence(view, key), "needed": needed})
    return _held(view, key)


def play(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-3.0, H-4.7, H-6.5."""
    kind = _influence(view, key)
    if kind in _REACTIONS.values():
        return _held(view, key) or Objection("reaction_only", {"influence": kind})
    return _held(view, key) or _unplayable(view, seat, kind)


def _unplayable(view: HetVerraadView, seat: int, kind: str) -> Reason:
    if view.phase == "master" and kind not in AREA_KINDS:
        return Objection("not_for_master", {"influence": kind})
    if kind == INFLUENCE[TOVENAAR]:
        return None if view.phase == "income" else Objection("tovenaar_too_late")
    if kind == "gouden_handel":
        return None if view.hand else Objection("empty_hand")
    if kind in AREA_KINDS and all(_aim(view, seat, kind, area) for area in view.areas):
        return Objection("no_target", {"influence": kind})
    return None


def aim(kind: str) -> Callable[[HetVerraadView, int, str], Reason]:
    """The reasons against an area as the target of a card."""

    def reason(view: HetVerraadView, seat: int, key: str) -> Reason:
        area = area_of(view, key)
        return _aim(view, seat, kind, area) if area else Objection("unknown_area")

    return reason


def _aim(view: HetVerraadView, seat: int, kind: str, area: AreaView) -> Reason:
    """H-6.5, H-8.1, H-8.3."""
    masters = view.phase == "master"
    knights = view.master.knights if masters else view.castles[seat].knights
    needs_knight = kind == "pionier" or (kind in ("overval", "infiltrant") and not area.tower)
    owned, here, taker = area.owner is not None, {"area": area.area}, MASTER if masters else seat
    near = kind != "overval" or borders(view, area, taker)
    return first(
        (kind == "pionier" and owned, "not_neutral", standing_facts(area)),
        (kind != "pionier" and not owned, "neutral_area", {"area": area.area, "influence": kind}),
        (area.owner == seat, "own_area", here),
        (masters and area.owner == MASTER, "masters_area", here),
        (kind == "brand" and area.building is None, "no_building", here),
        (not near, "master_not_adjacent" if masters else "not_adjacent", here),
        (kind == "infiltrant" and area.building is not None, "has_building", standing_facts(area)),
        (needs_knight and not knights, "no_black_knight" if masters else "no_knight", {}),
    )


def gif(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-8.3."""
    return Objection("own_seat") if key == str(seat) else Objection("unknown_seat")


def gouden_handel(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-8.3."""
    if key not in view.box.card:
        return Objection("unknown_card")
    if any(card.card == key for card in view.hand):
        return None
    return Objection("not_in_hand", {"building": view.box.buildings[view.box.card[key]].name})


def master(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-6.1, H-6.3, H-6.5."""
    turn, area = turn_of(view), area_of(view, view.master.area)
    if key == "play":
        return Objection("no_play")
    if key in ("roll", "count"):
        return Objection("attacked" if turn.attacked else "moved")
    if key != "attack":
        return None
    if turn.attacked or area is None:
        return Objection("attacked" if turn.attacked else "master_outside")
    return Objection("tower_there" if area.tower else "nobody_to_attack", standing_facts(area))


def master_to(view: HetVerraadView, seat: int, key: str) -> Reason:
    """H-6.1, H-6.2, H-8.4."""
    turn, area = turn_of(view), area_of(view, key)
    if area is None:
        return Objection("unknown_area")
    steps = view.asking.steps if view.asking else 0
    walking = view.asking is not None and view.asking.path[-1][0] == "master_to"
    return first(
        (turn.moved, "moved", {}),
        (key == view.master.area, "already_there", {"area": key}),
        (area.tower, "tower_there", standing_facts(area)),
        (key in turn.master_blocked, "master_blocked", {"area": key}),
        (not walking, "steps_first", {}),
        (True, "not_reachable", {"area": key, "steps": steps}),
    )
