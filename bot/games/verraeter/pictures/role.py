"""The contents of the card of a role of Verräter."""

from collections.abc import Sequence

from bot import texts
from bot.games.verraeter.pictures.stakes import members_of, own_stake_words, stake
from bot.pictures.role_card import RoleCard
from bot.texts import Speaker
from engine.verraeter.components import HAND, House, other
from engine.verraeter.view import VerraeterView

SIDES: dict[House, str] = {"eagle": "blue", "rose": "red"}
"""The colours of the houses."""


def role_card(view: VerraeterView, seat: int, names: Sequence[str], say: Speaker) -> RoleCard | None:
    """Return the card of the role that the view's seat has kept and not revealed; otherwise its house's card."""
    house = view.table[seat].allegiance
    if view.role is None or view.table[seat].role is not None:
        return _house_card(view, house, seat, names, say)
    symbol = "diplomat" if view.role.startswith("diplomat") else view.role
    brings = (symbol, brings_words(view, seat, view.role, say))
    return RoleCard(
        seat=seat,
        name=names[seat],
        side=SIDES[house],
        symbol=symbol,
        emblem=house,
        lead=say("verraeter-picture-you-are", role=view.role),
        role=say("verraeter-role", key=view.role),
        aims=(brings, *_aims(view, house, say)),
    )


def brings_words(view: VerraeterView, seat: int, role: str, say: Speaker) -> str:
    """Tell in short what a role brings a seat; no card beyond a full hand, until cards have been played."""
    room = HAND - len(view.hand) if view.options["make_room"] == "off" else HAND
    house, members, points = other(view.table[seat].allegiance), 0, 0
    if view.conflict is not None and view.outcome is None:
        members, _, _, points, _ = stake(view, house)
    facts = {"house": house, "members": members + 1, "points": points}
    return say("verraeter-picture-brings", role=role, room=room, **facts)


def _house_card(view: VerraeterView, house: House, seat: int, names: Sequence[str], say: Speaker) -> RoleCard:
    """Return the rules of a house; once there was a conflict, its people, and what a Traitor has scored by it."""
    points, aims = 0, [("conflict", "cards", ""), ("laurels", "score", ""), ("traitor", "change", "")]
    if view.outcome is not None:
        sides = ((one, [names[at] for at in members_of(view, one) if at != seat]) for one in (house, other(house)))
        aims = [(one, "beside" if one == house else "against", texts.together(say, who)) for one, who in sides if who]
        aims = [aim for aim in aims if len(aim[2]) < 40]  # longer names have no room
        points = 1 + view.outcome.landscape_points * (view.outcome.winner == house)
        aims.append(("laurels", "gained" if view.table[seat].role == "traitor" else "score", ""))
    return RoleCard(
        seat=seat,
        name=names[seat],
        side=SIDES[house],
        symbol=house,
        emblem=house,
        lead=say("verraeter-picture-fight-for", house=house),
        role=say("verraeter-house", key=house),
        aims=tuple(
            (symbol, say("verraeter-picture-house-aims", key=key, names=people, points=points))
            for symbol, key, people in aims
        ),
        secret=False,
    )


def _aims(view: VerraeterView, house: House, say: Speaker) -> list[tuple[str, str]]:
    """Tell the house for which the seat fights, and its stake as long as the conflict goes on.

    The Traitor is told that the cards go along (V-5).
    """
    if view.role == "traitor":
        return [("boot", say("verraeter-picture-along"))]
    aims: list[tuple[str, str]] = [(house, say("verraeter-picture-fights", house=house))]
    if view.conflict is not None and view.outcome is None:
        aims.append(("conflict", own_stake_words(view, house, say)))
    return aims
