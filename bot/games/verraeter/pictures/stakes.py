"""The points that each member of a house would get if the house won the conflict now (V-7.1)."""

from typing import NamedTuple

from msgspec.structs import replace

from bot.texts import Speaker
from engine.verraeter.components import HOUSES, House, other
from engine.verraeter.view import VerraeterView


class Stake(NamedTuple):
    """A house's present number of members, the landscape that would bring points, and the points of each member.

    ``changed`` are the points once a Traitor has come, or has left a house of more than half of all seats (V-5). They
    are 0 once the roles are revealed.
    """

    members: int
    position: int
    points: int
    changed: int


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
    members = len(members_of(view, house))
    after = members + 1 if 2 * members <= view.seats else members - 1
    hidden = all(seat.role is None for seat in view.table)
    winner_s = view.options["points_from"] == "winner"
    position = next(place for place in view.conflict or () if (view.ring[place].house == house) == winner_s)
    points = view.ring[position].points
    return Stake(members, position, points[members - 1] if members else 0, points[after - 1] if hidden else 0)


def stake_words(view: VerraeterView, house: House, say: Speaker) -> str:
    """Tell everybody the points of a house's members now, and once a Traitor has changed sides."""
    return ", ".join(filter(None, _lines(stake(view, house), house, view.seats, say)))


def own_stake_words(view: VerraeterView, house: House, say: Speaker) -> str:
    """Tell a seat the same; a Traitor knows that nobody else will change sides."""
    return ", ".join(filter(None, own_stake_lines(view, house, say)))


def own_stake_lines(view: VerraeterView, house: House, say: Speaker) -> tuple[str, str]:
    """Return the same in two parts: the points now, and those once somebody has changed sides, if they differ.

    A Traitor is told in the second part that it is among them.
    """
    then, seat = at_the_reveal(view), moving(view)
    one = stake(then, house)
    if seat is None:
        return _lines(one, house, view.seats, say)
    now, _ = _lines(one._replace(changed=0), house, view.seats, say)
    return now, say("verraeter-picture-stake-then", turn="with", changed=0) if then.table[
        seat
    ].allegiance == house else ""


def _lines(one: Stake, house: House, seats: int, say: Speaker) -> tuple[str, str]:
    turn = "none" if not one.changed else "joins" if 2 * one.members <= seats else "leaves"
    facts = {"members": one.members, "points": one.points, "changed": one.changed}
    now = say("verraeter-picture-stake", house=house, turn=turn, **facts)
    differs = one.members and one.changed not in (0, one.points)
    return now, say("verraeter-picture-stake-then", turn=turn, changed=one.changed) if differs else ""


def stakes(view: VerraeterView) -> list[Stake]:
    """Return the stake of each house during a conflict; otherwise an empty list."""
    if view.conflict is None or view.outcome is not None:
        return []
    return [stake(view, house) for house in HOUSES]


def members_of(view: VerraeterView, house: House) -> list[int]:
    """Return the seats that belong to a house now."""
    return [seat for seat in range(view.seats) if view.table[seat].allegiance == house]
