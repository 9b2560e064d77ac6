"""Does a seat learn what it must not know? A whole match is walked through beside other possible truths.

Before every answer, for every seat and an onlooker, all that they cannot know is replaced by another possibility
(``determinize``). View and decision must be the very same. Then the answer is given in both worlds, a secret one as any
other secret one, and what is told must be the same too, up to what chance newly deals to the viewer itself and up to
the moment where secrets are lawfully revealed.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engine import Event, Match, SeededChance, visible
from engine.verraeter.view import VerraeterView
from tests.engine.verraeter.script import now
from tests.matches import seed_of

BUILDING = ("building", "building_from", "building_to")


def walk(match: Match, answers: Sequence[tuple[int, tuple[str, ...]]]) -> None:
    """Gives the answers to the match and fails at the first thing somebody learns that is secret."""
    path: list[str] = []
    for number, (seat, keys) in enumerate(answers):
        decision = match.decisions[seat]
        if decision.kind not in BUILDING:
            path = []
        elif keys == ("back",):
            path.pop()
        else:
            path.append(keys[0])
        others = {viewer: _other_truth(match, viewer, number) for viewer in (None, *range(match.seats))}
        before = {viewer: now(match, viewer) for viewer in others}
        events = match.play(seat, keys)
        for viewer, other in others.items():
            if decision.kind in BUILDING and viewer != seat:
                if not events:
                    assert now(match, viewer) == before[viewer], "an unfinished choice is seen"
                    continue
                ways: Iterator[list[tuple[str, ...]]] = iter([[(key,) for key in path]])
            else:
                ways = _ways(match, other, seat, keys, secret=viewer != seat and decision.kind == "role")
            for way in ways:
                _compare(match, events, other.copy(), viewer, seat, way)


def _other_truth(match: Match, viewer: int | None, number: int) -> Any:
    """Another state that may be the true one for the viewer; it looks and asks the same."""
    view = match.view(viewer)
    other = match.game.determinize(view, SeededChance(seed_of(f"{number} {viewer}")))
    assert match.game.view(other, viewer) == view, "the view depends on a secret"
    asked = match.game.decisions(other)
    assert asked.keys() == match.decisions.keys(), "who is asked depends on a secret"
    if viewer in asked:
        assert viewer is not None and asked[viewer] == match.decisions[viewer], "the decision depends on a secret"
    return other


def _ways(
    match: Match, other: Any, seat: int, keys: tuple[str, ...], *, secret: bool
) -> Iterator[list[tuple[str, ...]]]:
    """The answers in the other world that look the same: any role, else the same cards or keys if they are there."""
    possible = match.game.decisions(other)[seat].keys
    if secret:
        for key in possible:
            yield [(key,)]
    elif set(keys) <= set(possible):
        yield [keys]


def _compare(
    match: Match, events: Sequence[Event], other: Any, viewer: int | None, seat: int, way: Sequence[tuple[str, ...]]
) -> None:
    theirs: list[Event] = []
    for keys in way:
        theirs += match.game.play(other, seat, keys)
    seen, seen_there = (list(_told(visible(some, viewer))) for some in (events, theirs))
    if any(event.kind == "role_revealed" for event in events):
        assert any(event.kind == "role_revealed" for event in theirs)
        first = [event.kind for event in visible(events, viewer)].index("role_revealed")
        assert seen[:first] == seen_there[:first], "an event depends on a secret"
        return
    assert seen == seen_there, "an event depends on a secret"
    view = match.game.view(other, viewer)
    assert isinstance(view, VerraeterView)
    dealt = {event.kind for event in visible(events, viewer) if event.seats is not None}
    assert _without(now(match, viewer), dealt) == _without(view, dealt), "the next view depends on a secret"


def _told(events: Sequence[Event]) -> Iterator[object]:
    """What is told, without what chance newly deals to the viewer itself."""
    for event in events:
        yield event.kind if event.kind in ("cards_drawn", "roles_handed") and event.seats is not None else event


def _without(view: VerraeterView, dealt: set[str]) -> VerraeterView:
    """The view without the hand or roles that were dealt just now."""
    if "cards_drawn" in dealt:
        view = msgspec.structs.replace(view, hand=())
    return msgspec.structs.replace(view, handed=()) if "roles_handed" in dealt else view
