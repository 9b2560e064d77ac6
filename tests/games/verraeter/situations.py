"""Matches of Verräter for tests of messages, and the moments in them in which somebody could learn too much."""

from engine import Match
from tests.kit.cases import Case, Leak, Situation, asked
from tests.matches import verraeter

CASES = tuple(Case("verraeter", seats, "x", {"preset": preset}) for seats in (3, 4) for preset in ("online", "classic"))
"""Chosen so that every situation comes up."""


def a_role_was_kept(match: Match) -> bool:
    """V-3: it has just been, and is turned up later."""
    return bool(match.steps) and match.steps[-1].decision.kind == "role"


def a_builder_goes_on(match: Match) -> bool:
    """V-8.1: what to do is chosen, and not where."""
    return asked(match) in ("building_from", "building_to")


LEAKS: tuple[tuple[Case, Situation, Leak], ...] = (
    (CASES[0], a_role_was_kept, lambda match: [verraeter(match.view(seat)).role for seat in range(match.seats)]),
    (CASES[3], a_builder_goes_on, lambda match: [one.kind for one in match.decisions.values()]),
)
"""All situations, each with leaks made on purpose, which must be noticed there."""
