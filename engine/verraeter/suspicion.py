"""What a seat may think of the roles that the others keep: who was handed what, and what people like to keep (V-3)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import permutations

from engine.verraeter.components import ROLES
from engine.verraeter.view import VerraeterView

STRATEGIST = 1.0
FARMER = 1.0
BUILDER = 1.0
DIPLOMAT_5 = 1.0
DIPLOMAT_2 = 1.0
TRAITOR = 1.0


def liking() -> Mapping[str, float]:
    """How likely a role is kept, compared with the others that a seat was handed."""
    return dict(zip(ROLES, (STRATEGIST, FARMER, BUILDER, DIPLOMAT_5, DIPLOMAT_2, TRAITOR), strict=True))


Guess = tuple[float, int | None, int | None, int | None]
"""How likely it is, and which other seat has Diplomat 5, Diplomat 2 and the Traitor then."""


def guesses(view: VerraeterView, role: str) -> Iterator[Guess]:
    """Which others may have the roles that decide a conflict, if the seat whose view this is keeps ``role``.

    It has seen what was handed to it: one of the other roles lies aside, those before it have the rest of them, those
    after it will choose from what it passes on.
    """
    place = ((view.seat or 0) - view.start_player) % view.seats
    for weight, *places in _dealt(view.seats, place, view.handed, role):
        five, two, traitor = (None if one is None else (view.start_player + one) % view.seats for one in places)
        yield weight, five, two, traitor


@lru_cache(maxsize=4096)
def _dealt(seats: int, own: int, handed: tuple[str, ...], role: str) -> tuple[Guess, ...]:
    """The same by places in turn order, for the seat at the place ``own``."""
    likes = liking()
    found: dict[tuple[int | None, int | None, int | None], float] = {}
    others = [one for one in ROLES if one not in handed]
    passed = [one for one in handed if one != role]
    for before in permutations(others, own):
        for after in permutations(passed, seats - 1 - own):
            pool = [*handed, *before]
            weight = 1.0
            for kept in (*before, role, *after):
                if kept != role:
                    weight *= likes[kept] / sum(likes[one] for one in pool)
                pool.remove(kept)
            kept_at = dict(zip((*before, role, *after), range(seats), strict=True))
            del kept_at[role]
            key = (kept_at.get("diplomat_5"), kept_at.get("diplomat_2"), kept_at.get("traitor"))
            found[key] = found.get(key, 0.0) + weight
    whole = sum(found.values())
    return tuple((weight / whole, *key) for key, weight in found.items())
