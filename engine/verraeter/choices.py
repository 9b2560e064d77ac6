"""The choices of the questions: each is made once for the same facts."""

from functools import lru_cache

from engine.decision import Choice, Fact
from engine.verraeter.components import DIPLOMATS, House, Landscape, other
from engine.verraeter.scoring import points_of

DECLINE = Choice("decline", quiet=True)


_NEXT = {"estate": "building_to", "office": "building_to", "turn": "building_from", "move": "building_from"}
PLANS = {key: Choice(key, opens=question) for key, question in _NEXT.items()}
"""Deeds of the Builder, with the question that comes next."""

ESTATES = {
    (pays, last): Choice("estate", {"paid": paid + "_now" * last}, opens=_NEXT["estate"])
    for pays, paid in (("winning_house", "won"), ("own_house", "own"))
    for last in (False, True)
}
"""Placing an estate, by the option that says which estates pay, and whether this is the last income."""


@lru_cache(maxsize=4096)
def roles(
    pool: tuple[str, ...],
    room: int,
    there: tuple[House, int, int],
    strengths: tuple[int, int],
    buildings: tuple[int, int, int],
    following: int,
) -> tuple[Choice, ...]:
    """Return roles; those that draw cards say how many more cards the hand has room for.

    The Strategist says for which round it chooses the place, a Diplomat the strengths with it. The Builder says how
    many ``buildings`` are unused, and the points of one more office; the Farmer, how many estates bring nothing. The
    Traitor says to which house it brings the seat, and the points of each of its members then.
    """
    house, members, points = there
    unused, office, estates = buildings
    facts: dict[str, dict[str, Fact]] = {
        "strategist": {"following": following},
        "farmer": {"role": "farmer", "room": room, "estates": estates},
        "builder": {"unused": unused, "office": office},
        "traitor": {"role": "traitor", "house": house, "members": members, "points": points},
    }
    for role, more in DIPLOMATS.items():
        eagle, rose = (0, more) if house == "eagle" else (more, 0)
        facts[role] = {"role": role, "room": room, "eagle": strengths[0] + eagle, "rose": strengths[1] + rose}
    return tuple(Choice(role, facts[role]) for role in pool)


@lru_cache(maxsize=512)
def site(position: int, landscape: str, house: str, side: str, opens: str = "") -> Choice:
    """Return a landscape, the ``side`` of the building that lies there already, and the question that comes next."""
    facts: dict[str, Fact] = {"landscape": landscape, "house": house, "hour": position or 12}
    if side:
        facts["side"] = side
    return Choice(str(position), facts, opens=opens)


@lru_cache(maxsize=512)
def first_site(position: int, landscape: str, house: str, value: int, paid: str, enemies: int) -> Choice:
    """Return a landscape for a first estate: its value, when it pays, and how many neighbours can attack it (V-2)."""
    facts: dict[str, Fact] = {"landscape": landscape, "house": house, "hour": position or 12}
    return Choice(str(position), {**facts, "value": value, "paid": paid, "enemies": enemies})


@lru_cache(maxsize=4096)
def border(
    place: tuple[int, int],
    kinds: tuple[str, str],
    house: House,
    rows: tuple[Landscape, Landscape],
    own: House,
    members: int,
    rivals: int,
    from_winner: bool,
) -> Choice:
    """Return two neighbouring landscapes; those of the ``own`` house and of its rival again, with their points.

    Each member of a house gets its points for winning; if it has none, a Traitor does.

    ``house`` is that of the first, and ``from_winner`` is the option ``points_from``.
    """
    mine = 0 if house == own else 1
    won, lost = (rows[mine], rows[1 - mine]) if from_winner else (rows[1 - mine], rows[mine])
    facts: dict[str, Fact] = {
        "landscape": kinds[0],
        "house": house,
        "value": rows[0].value,
        "hour": place[0] or 12,
        "other_landscape": kinds[1],
        "other_house": other(house),
        "other_value": rows[1].value,
        "other_hour": place[1] or 12,
        "own": own,
        "own_landscape": kinds[mine],
        "own_value": rows[mine].value,
        "own_members": members,
        "own_points": points_of(won, members),
        "rival": other(own),
        "rival_landscape": kinds[1 - mine],
        "rival_value": rows[1 - mine].value,
        "rival_members": rivals,
        "rival_points": points_of(lost, max(rivals, 1)),
    }
    return Choice(f"{place[0]}-{place[1]}", facts)


@lru_cache(maxsize=4096)
def supply_cards(hand: tuple[int, ...]) -> tuple[Choice, ...]:
    """Return the cards of a hand in ascending order: value, and the number among equal values, from 1."""
    copies: dict[int, int] = {}
    choices = []
    for value in hand:
        copies[value] = copies.get(value, 0) + 1
        choices.append(Choice(f"{value}.{copies[value]}", {"card": value}))
    return tuple(choices)
