"""The shortest evening that fails as a longer one does: troubles, deeds, people and tables are left out in turn."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

import engine
from tests.evening.evening import Outcome
from tests.evening.plan import Party, Plan

MOST_TRIES = 60
Deeds = tuple[tuple[float, str], ...]
FEWEST = 2
"""So many people at least play at a table."""


def shrunk(plan: Plan, outcome: Outcome, hold: Callable[[Plan], Outcome]) -> tuple[Plan, Outcome]:
    """Return the smallest plan found that still breaks in the same line, with its outcome."""
    tries, going = 0, True
    while going and tries < MOST_TRIES:
        going = False
        for smaller in _smaller(plan):
            tries += 1
            other = hold(smaller)
            if other.broken and other.where == outcome.where and other.passed <= outcome.passed * 1.5:
                plan, outcome, going = smaller, other, True
                break
            if tries >= MOST_TRIES:
                break
    return plan, outcome


def _smaller(plan: Plan) -> Iterator[Plan]:
    """Yield plans that lack something, those that lack most first."""
    if len(plan.parties) > 1:
        for one in plan.parties:
            yield replace(plan, parties=(one,))
    half = len(plan.troubles) // 2
    if half:
        yield replace(plan, troubles=plan.troubles[:half])
        yield replace(plan, troubles=plan.troubles[half:])
    for place in range(len(plan.troubles)):
        yield replace(plan, troubles=plan.troubles[:place] + plan.troubles[place + 1 :])
    for place, party in enumerate(plan.parties):
        for less in _smaller_parties(party):
            yield replace(plan, parties=(*plan.parties[:place], less, *plan.parties[place + 1 :]))


def _smaller_parties(party: Party) -> Iterator[Party]:
    people = party.people
    for place, one in enumerate(people):
        others = people[:place] + people[place + 1 :]
        if len(others) >= FEWEST:
            yield replace(party, people=others, computers=party.computers + 1)
        for deeds in _fewer(one.deeds):
            yield replace(party, people=(*people[:place], replace(one, deeds=deeds), *people[place + 1 :]))
    if party.computers and len(people) + party.computers - 1 in engine.game(party.game).seats:
        yield replace(party, computers=party.computers - 1)


def _fewer(deeds: Deeds) -> Iterator[Deeds]:
    """Yield no deeds, and all but a single deed."""
    if deeds:
        yield ()
    if len(deeds) > 1:
        yield from (deeds[:place] + deeds[place + 1 :] for place in range(len(deeds)))
