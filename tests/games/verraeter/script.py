"""A small language in which rules of Verräter are told: a set-up, farms, and whole rounds as lines of keys.

The ring of these tests alternates the houses: even positions are Eagle, odd ones Rose, so that every border can become
a place of conflict.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Any

import msgspec

import engine
from engine import Answer, Event, Match, QuickChance, Record, ScriptedChance
from engine.verraeter.components import HOUSES, SUPPLY
from engine.verraeter.inference import likelihood
from engine.verraeter.suspicion import guesses
from engine.verraeter.thumb import worths
from engine.verraeter.view import Building, VerraeterView
from tests.kit import rules
from tests.kit.rules import Listening, by_moments, by_story, by_tale, by_thumb
from tests.matches import a_match, truth, verraeter

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


start = partial(rules.start, "verraeter")
recorded = partial(rules.recorded, "verraeter")


def broken(answers: Sequence[tuple[int, str]] = (), **changes: object) -> Match:
    """The match of a record in which something has been changed."""
    record = a_match("broken", answers=0).record
    given = tuple(Answer(seat, (key,)) for seat, key in answers)
    return engine.replay(msgspec.structs.replace(record, answers=given, **changes))


def read(text: bytes) -> Match:
    """The match of a text that should be a record."""
    return engine.replay(Record.from_json(text))


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
    that have been given since.
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
    say(match, said)
    return match


def say(match: Match, said: str = "-") -> list[Event]:
    """Answer for each seat that is asked, one after the other: several keys with commas, and ``-`` for none."""
    events: list[Event] = []
    for answer in said.split():
        (seat,) = match.decisions
        events += match.play(seat, [key for key in answer.split(",") if key != "-"])
    return events


def farms(match: Match, *positions: int) -> Match:
    """The estates of the set-up, in turn order; 2, 4, 6, 8 without others."""
    say(match, " ".join(map(str, positions or range(2, 2 + 2 * match.seats, 2))))
    return match


def now(match: Match, seat: int | None = None) -> VerraeterView:
    """A seat's view, or an onlooker's."""
    return verraeter(match.view(seat))


def asked(match: Match) -> int:
    """Return the only seat that is asked now."""
    (seat,) = match.decisions
    return seat


def _search(match: Match, since: int) -> Iterator[str]:
    """Tell the worth of the state, what the asked seat weighs, the best first, and likely roles of others."""
    yield f"  worth {' '.join(f'{match.game.value(truth(match), seat):.2f}' for seat in range(match.seats))}"
    if not match.decisions:
        return
    ((seat, decision),) = match.decisions.items()
    view = now(match, seat)
    weighed = worths(view, decision)
    best = sorted(weighed, key=lambda keys: -weighed[keys])
    yield f"  seat {seat} weighs {' > '.join(','.join(keys) or '-' for keys in best)}"
    for role in decision.keys if decision.kind == "role" else ():
        places = defaultdict[int, float](float)
        for weight, _, _, traitor in guesses(view, role):
            places[traitor] += weight
        yield f"  keeping {role}: the Traitor is at {_shares(places)}"
    drafts = [match.game.determinize(view, QuickChance(number)) for number in range(300)]
    for other in range(match.seats):
        roles = defaultdict[str, float](float)
        for draft in drafts:
            roles[draft.roles[other] or "none"] += likelihood(view, draft)
        yield f"  of seat {other} it thinks {_shares(roles)}"


def _shares(weights: Mapping[Any, float]) -> str:
    return " ".join(f"{one}={weights[one] / sum(weights.values()):.2f}" for one in sorted(weights))


def _counts(match: Match, since: int) -> Iterator[str]:
    """Tell how many courses of 1, 2 and 3 answers may follow, like perft in chess."""
    yield f"  courses: {_courses(match, 1)} {_courses(match, 2)} {_courses(match, 3)}"


def _courses(match: Match, depth: int) -> int:
    """The number of courses of so many answers; one that ends earlier counts as one."""
    found = 0
    for seat, decision in match.decisions.items() if depth else ():
        for number in range(decision.least, decision.most + 1):
            for keys in combinations(decision.keys, number):
                after = match.copy()
                after.play(seat, keys)
                found += _courses(after, depth - 1)
    return found or 1


ALSO = {
    "moments": by_moments,
    "thumb": by_thumb,
    "search": _search,
    "tale": by_tale,
    "story": by_story,
    "counts": _counts,
}
