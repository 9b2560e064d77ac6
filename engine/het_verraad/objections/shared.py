"""What the objections have in common: what a view says of areas, cards and bricks."""

from engine.decision import Fact
from engine.game import Objection
from engine.het_verraad.components import Building
from engine.het_verraad.view import AreaView, CastleView, HetVerraadView, Turn
from engine.kinds import Facts, known

Reason = Objection | None


def first(*checks: tuple[bool, str, Facts]) -> Reason:
    """The first of these reasons that holds, with its facts."""
    return next((Objection(reason, facts) for holds, reason, facts in checks if holds), None)


def area_of(view: HetVerraadView, key: str) -> AreaView | None:
    """The area of that name, if there is one."""
    return next((area for area in view.areas if area.area == key), None)


def standing_facts(area: AreaView) -> dict[str, Fact]:
    """An area, whose it is, and what stands there."""
    owner = area.owner
    return {
        "area": area.area,
        "owner": "none" if owner is None else "seat" if owner >= 0 else "master",
        "owner_seats": () if owner is None or owner < 0 else (owner,),
        "building": area.building.name if area.building else "",
    }


def turn_of(view: HetVerraadView) -> Turn:
    """The turn, which is known to be under way."""
    return known(view.turn, "whose turn it is")


def bricks(castle: CastleView, price: int) -> Reason:
    """Too few bricks."""
    return None if castle.bricks >= price else Objection("bricks", {"price": price, "bricks": castle.bricks})


def borders(view: HetVerraadView, area: AreaView, owner: int) -> bool:
    """Whether an area has a neighbour of that owner."""
    near = set(area.neighbours)
    return any(one.owner == owner for one in view.areas if one.area in near)


def card_of(view: HetVerraadView, key: str) -> Building | None:
    """The building card of that key, if there is one."""
    place = view.box.card.get(key)
    return None if place is None else view.box.buildings[place]


def not_in(view: HetVerraadView, key: str, reason: str) -> Objection:
    """The card is not where it would have to be, or there is none of that name."""
    card = card_of(view, key)
    return Objection(reason, {"building": card.name}) if card else Objection("unknown_card")
