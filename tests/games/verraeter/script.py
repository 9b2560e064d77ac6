"""A small language in which rules of Verräter are told: a set-up, farms, and whole rounds as lines of keys.

The ring of these tests alternates the houses: even positions are Eagle, odd ones Rose, so that every border can become
a place of conflict.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import engine
from engine import Event, Match, ScriptedChance
from engine.verraeter.components import HOUSES, SUPPLY, Side
from engine.verraeter.events import PointsScored
from engine.verraeter.view import Building, LandscapeView, VerraeterView
from tests.kit.rules import Listening
from tests.matches import truth, verraeter

KINDS = ("town", "village", "forest", "river", "meadow", "moor")
RING = [(house, kind) for kind in KINDS for house in ("eagle", "rose")]
"""0 Eagle town, 1 Rose town, 2 Eagle village, 3 Rose village, ... 10 Eagle moor, 11 Rose moor."""


def begin(
    seats: int = 4,
    *,
    first: int = 0,
    ring: Sequence[tuple[str, str]] = RING,
    draw: Sequence[int] = (),
    aside: Sequence[str] = (),
    **options: Any,
) -> Match:
    """A match: ``first`` is the start player, ``draw`` the top of the draw pile, ``aside`` the role put aside in each
    round (else the Traitor).
    """
    asides = [[role] for role in aside] + [["traitor"]] * (9 - len(aside))
    chance = ScriptedChance(ring, first, draw, *asides)
    return engine.start("verraeter", seats=seats, options=options, chance=chance)


def start(*chance: object, seats: int, **options: Any) -> Match:
    """A match that begins by the rules, with what chance brings."""
    return engine.start("verraeter", seats=seats, options=options, chance=Listening(*chance))


def stand(
    built: str = "",
    *,
    seats: int = 4,
    first: int = 0,
    number: int = 1,
    houses: str = "erererererer",
    hands: Mapping[int, str] | None = None,
    points: Sequence[int] = (),
    draw: str = "",
    discards: str = "",
    then: Sequence[object] = (["traitor"], []),
    said: str = "",
    **options: Any,
) -> Match:
    """A match whose round ``number`` is about to begin, with these buildings: ``"2:0 5:1o"``, an ``o`` is an office.

    Without any, each seat has an estate of 2, 4, 6, 8. Hands are 3, 4 and 5 if nothing else is said; ``draw`` is the
    top of the draw pile, which is empty if there are ``discards``. ``then`` is what chance brings. ``said`` are answers
    that have been given since, several keys with commas, and ``-`` for none.
    """
    match = farms(begin(seats, first=first, **options))
    state = truth(match)
    state.chance, state.round = Listening(*then), number
    state.houses = [house for letter in houses for house in HOUSES if house[0] == letter]
    if built:
        state.buildings = [None] * len(houses)
    for one in built.split():
        place, seat = one.rstrip("o").split(":")
        state.buildings[int(place)] = Building(int(seat), "office" if one.endswith("o") else "estate")
    state.hands = [sorted(map(int, (hands or {}).get(seat, "3 4 5").split())) for seat in range(seats)]
    state.points = list(points or state.points)
    state.parts = [{**parts, "landscapes": has} for parts, has in zip(state.parts, state.points, strict=True)]
    state.discard_pile, top = [*map(int, discards.split())], [*map(int, draw.split())]
    rest = Counter(SUPPLY) - Counter([*top, *(card for hand in state.hands for card in hand)])
    state.draw_pile = [] if discards else [*top, *sorted(rest.elements())]
    state.questions = match.game.ask(state)
    match = Match(match.game, state, (), match.record)
    for answer in said.split():
        say(match, answer.strip("-").replace(",", " "))
    return match


def say(match: Match, keys: str = "") -> tuple[Event, ...]:
    """The seat that is asked answers with these keys."""
    (seat,) = match.decisions
    return match.play(seat, keys.split())


def farms(match: Match, *positions: int) -> Match:
    """The estates of the set-up, in turn order; 2, 4, 6, 8 without others."""
    for position in positions or tuple(range(2, 2 + 2 * match.seats, 2)):
        say(match, str(position))
    return match


def play_round(  # one argument per phase of a round
    match: Match, place: str, roles: str, cards: Sequence[str] = (), building: str = "decline"
) -> list[Event]:
    """A whole round: roles and cards in turn order; ``building`` answers the Builder's questions, one key each.

    Seats that are asked to make room discard nothing.
    """
    events = list(say(match, place))
    for role in roles.split():
        events += say(match, role)
    hands = [*cards, *[""] * (match.seats - len(cards))]
    order = [(now(match).start_player + step) % match.seats for step in range(match.seats)]
    for seat, keys in zip(order, hands, strict=True):
        if kind(match) == "supply" and seat in match.decisions:
            events += say(match, keys)
    for key in building.split() if kind(match) == "building" else ():
        events += say(match, key)
    while kind(match) == "discard":
        events += say(match)
    return events


def now(match: Match, seat: int | None = None) -> VerraeterView:
    """A seat's view, or an onlooker's."""
    return verraeter(match.view(seat))


def kind(match: Match) -> str:
    """Return the kind of the question that is asked now; empty when the match is over."""
    return next((decision.kind for decision in match.decisions.values()), "")


def asked(match: Match) -> int:
    """Return the only seat that is asked now."""
    (seat,) = match.decisions
    return seat


def scored(events: Sequence[Event]) -> dict[str, dict[int, int]]:
    """Points by part and seat."""
    points: dict[str, dict[int, int]] = {}
    for event in events:
        if isinstance(event, PointsScored):
            points.setdefault(event.part, {})[event.seat] = event.points
    return points


def situation(match: Match, seat: int, cards: Sequence[int] = (), then: Sequence[object] = (), **changes: Any) -> Match:
    """A match that goes on from the seat's view, some of whose fields are replaced.

    ``cards`` are the hands of the other seats, one after the other, and then the draw pile; ``then`` what chance
    brings later.
    """
    view = msgspec.structs.replace(now(match, seat), **changes)
    state = match.game.determinize(view, ScriptedChance(cards, *then))
    return Match(match.game, state, (), match.record)


def build(match: Match, *buildings: tuple[int, int, Side]) -> tuple[LandscapeView, ...]:
    """The ring with these buildings and no others: position, seat and side."""
    ring = [msgspec.structs.replace(one, building=None) for one in now(match).ring]
    for position, seat, side in buildings:
        ring[position] = msgspec.structs.replace(ring[position], building=Building(seat, side))
    return tuple(ring)
