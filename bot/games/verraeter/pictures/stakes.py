"""The points that each member of a house would get if the house won the conflict now (V-7.1)."""

from typing import NamedTuple

from msgspec.structs import replace

from bot.texts import Speaker
from engine.verraeter.components import HOUSES, OFFICE_CARDS, House, changed_points, may_be_betrayed, other
from engine.verraeter.view import Building, VerraeterView


class Stake(NamedTuple):
    """A house's present number of members, the landscape that would bring points, and the points of each member.

    ``joined`` are the points once a Traitor has come, ``left`` those once a member has gone (V-5). They are 0 if that
    cannot happen, and once the roles are revealed.
    """

    members: int
    position: int
    points: int
    joined: int
    left: int


def at_the_reveal(view: VerraeterView) -> VerraeterView:
    """Return the seat's own view, with the seat and its played cards on the side they will count for (V-5)."""
    seat = moving(view)
    if seat is None:
        return view
    own = view.table[seat]
    house = other(own.allegiance)
    table = list(view.table)
    table[seat] = replace(own, allegiance=house)
    moved = sum(own.played or ()) * (1 if house == "eagle" else -1)
    return replace(view, table=tuple(table), eagle=(view.eagle or 0) + moved, rose=(view.rose or 0) - moved)


def moving(view: VerraeterView) -> int | None:
    """Return the seat of the view if it will change sides at the reveal; nobody else knows about this."""
    unrevealed = view.seat is not None and view.table[view.seat].role is None
    return view.seat if unrevealed and view.role == "traitor" else None


def stake(view: VerraeterView, house: House) -> Stake:
    """Return the stake of a house; the place of conflict has been chosen."""
    position = next(place for place in view.conflict or () if scoring(view, place) == house)
    return stake_on(view, position)


def scoring(view: VerraeterView, position: int) -> House:
    """Return the house that scores the points of a landscape if it wins there (V-9 ``points_from``)."""
    house = view.ring[position].house
    return house if view.options["points_from"] == "winner" else other(house)


def stake_on(view: VerraeterView, position: int) -> Stake:
    """Return the stake of the house that would score the points of a landscape."""
    members = len(members_of(view, scoring(view, position)))
    hidden = all(seat.role is None for seat in view.table)
    points = view.ring[position].points
    changed = changed_points(points, members, view.seats) if hidden else (0, 0)
    return Stake(members, position, points[members - 1] if members else 0, *changed)


def stake_words(view: VerraeterView, house: House, say: Speaker) -> str:
    """Tell everybody the points of a house's members now, and once a Traitor has changed sides."""
    return ", ".join(filter(None, _lines(stake(view, house), house, say)))


def own_stake_words(view: VerraeterView, house: House, say: Speaker) -> str:
    """Tell a seat the same; a Traitor knows that nobody else will change sides."""
    return ", ".join(filter(None, own_stake_lines(view, house, say)))


def own_stake_lines(view: VerraeterView, house: House, say: Speaker) -> tuple[str, str]:
    """Return the same in two parts: the points now, and those once somebody has changed sides, if they differ.

    A Traitor is told in the second part that it is among them. If a seat knows that there is none, the part is empty.
    """
    then, seat = at_the_reveal(view), moving(view)
    one = stake(then, house)
    if seat is None and may_be_betrayed(view.handed):
        return _lines(one, house, say)
    now, _ = _lines(one._replace(joined=0, left=0), house, say)
    here = seat is not None and then.table[seat].allegiance == house
    return now, say("verraeter-picture-stake-then", turn="with", joined=0, left=0) if here else ""


def _lines(one: Stake, house: House, say: Speaker) -> tuple[str, str]:
    facts = {"members": one.members, "points": one.points, "joined": one.joined}
    now = say("verraeter-picture-stake", house=house, **facts)
    joins, leaves = (points not in (0, one.points) for points in (one.joined, one.left))
    if not one.members or not (joins or leaves):
        return now, ""
    turn = "both" if joins and leaves else "joins" if joins else "leaves"
    return now, say("verraeter-picture-stake-then", turn=turn, joined=one.joined, left=one.left)


def stakes(view: VerraeterView) -> list[Stake]:
    """Return the stake of each house during a conflict; otherwise an empty list."""
    if view.conflict is None or view.outcome is not None:
        return []
    return [stake(view, house) for house in HOUSES]


def estate_cards(view: VerraeterView, house: House) -> int:
    """Return how many cards the estates of the view's seat bring if a house wins the conflict (V-8.4)."""
    if view.seat is None or view.conflict is None or view.outcome is not None or view.role == "farmer":
        return 0
    own, estate = at_the_reveal(view).table[view.seat].allegiance, Building(view.seat, "estate")
    paid = house if view.options["estate_income"] == "winning_house" else own
    lands = [house if place in view.conflict else one.house for place, one in enumerate(view.ring)]
    return sum(one.building == estate and land == paid for one, land in zip(view.ring, lands, strict=True))


def office_points(view: VerraeterView, seat: int) -> int:
    """Return what the offices of a seat would add with its hand as it is (V-8.7); once the match is over, nothing."""
    number = sum(one.building == Building(seat, "office") for one in view.ring) if view.result is None else 0
    return number * min(OFFICE_CARDS, view.table[seat].hand_size)


def members_of(view: VerraeterView, house: House) -> list[int]:
    """Return the seats that belong to a house now."""
    return [seat for seat in range(view.seats) if view.table[seat].allegiance == house]
