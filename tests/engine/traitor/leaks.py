"""Does a seat learn what it must not know? A whole match is walked through beside other possible truths.

Before every answer, for an onlooker, the seat that answers and others by turns, all that they cannot know is replaced
by another possibility (``determinize``). View and decision must be the very same. Then the answer is given in both
worlds, a secret one as any other secret one, and what is told must be the same too, up to the moment where secrets are
lawfully revealed. Cards that an accusation is about to show are first put into their places in the other world, unless
they are Jokers.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from engine import Event, Match, SeededChance, visible
from engine.traitor.components import JOKERS, PLAIN
from engine.traitor.state import State
from engine.traitor.view import TraitorView
from tests.engine.traitor.script import now, traitor
from tests.matches import seed_of

AT_ONCE = ("gift", "muster")
REVEALED = ("army_passed", "traitor_exposed", "match_ended")
"""What depends on who is a traitor, and tells it."""


def walk(match: Match, answers: Sequence[tuple[int, tuple[str, ...]]]) -> None:
    """Gives the answers to the match and fails at the first thing somebody learns that is secret."""
    for number, (seat, keys) in enumerate(answers):
        kind = match.decisions[seat].kind
        truth = the_state(match)
        slot = truth.accusing
        viewers: set[int | None] = {None, seat, number % match.seats, 3 * number % match.seats}
        if kind in AT_ONCE:
            viewers.update(range(match.seats))
        others = {viewer: _other_truth(match, viewer, number) for viewer in viewers}
        before = {viewer: now(match, viewer) for viewer in others}
        shown: dict[tuple[int, int], int] = {}
        if kind == "target" and keys != ("back",):
            target, place = map(int, keys[0].split("."))
            assert truth.turn is not None
            assert slot is not None
            shown = {
                (truth.turn, slot): truth.armies[truth.turn].cards[slot],
                (target, place): truth.armies[target].cards[place],
            }
        events = match.play(seat, keys)
        for viewer, other in others.items():
            if kind in AT_ONCE:
                _at_once(match, events, other, viewer, seat, keys, before[viewer])
            elif kind == "accuse" or keys == ("back",):
                _unfinished(match, events, other, viewer, seat, keys, before[viewer])
            elif _put_all(other, viewer, shown):
                if kind == "target" and viewer != seat:
                    match.game.play(other, seat, (str(slot),))
                _compare(match, events, match.game.play(other, seat, keys), other, viewer)


def the_state(match: Match) -> State:
    """The whole truth of a match."""
    state = match._state
    assert isinstance(state, State)
    return state


def _other_truth(match: Match, viewer: int | None, number: int) -> State:
    """Another state that may be the true one for the viewer; it looks and asks the same."""
    view = match.view(viewer)
    other: State = match.game.determinize(view, SeededChance(seed_of(f"{number} {viewer}")))
    assert match.game.view(other, viewer) == view, "the view depends on a secret"
    asked = match.game.decisions(other)
    assert asked.keys() == match.decisions.keys(), "who is asked depends on a secret"
    if viewer in asked:
        assert viewer is not None and asked[viewer] == match.decisions[viewer], "the decision depends on a secret"
    return other


def _at_once(
    match: Match,
    events: Sequence[Event],
    other: State,
    viewer: int | None,
    seat: int,
    keys: tuple[str, ...],
    before: TraitorView,
) -> None:
    """A secret answer to a question put to several: any other looks the same, but to who gives it."""
    decision = match.game.decisions(other)[seat]
    theirs = match.game.play(other, seat, keys if viewer == seat else decision.keys[: max(decision.least, 1)])
    view = traitor(match.game.view(other, viewer))
    if not match.game.view(other, None).asked or view.mustering != before.mustering or view.phase != before.phase:
        everybodys = [[event.kind for event in some if event.seats is None] for some in (events, theirs)]
        assert everybodys[0][:2] == everybodys[1][:2], "the end of a question depends on a secret"
        own = [event for event in visible(events, viewer) if event.seats is not None]
        assert all(viewer in (event.seats or ()) for event in own)
        if not any(event.kind in ("joker_given", "traitors_met") for event in (*events, *theirs)):
            own_there = [event for event in visible(theirs, viewer) if event.seats is not None]
            assert own == own_there, "an event depends on a secret"
        return
    assert not events, "a single answer is told"
    assert now(match, viewer) == view, "the next view depends on a secret"
    if viewer != seat:
        left = tuple(one for one in before.asked if one != seat)
        assert now(match, viewer) == msgspec.structs.replace(before, asked=left), "a single answer is seen"


def _unfinished(
    match: Match,
    events: Sequence[Event],
    other: State,
    viewer: int | None,
    seat: int,
    keys: tuple[str, ...],
    before: TraitorView,
) -> None:
    """The card chosen in ``accuse`` is secret until the target is named (J-9)."""
    assert not events, "an unfinished choice is told"
    if viewer != seat:
        assert now(match, viewer) == before, "an unfinished choice is seen"
    else:
        match.game.play(other, seat, keys)
        assert now(match, viewer) == match.game.view(other, viewer)


def _put_all(other: State, viewer: int | None, shown: Mapping[tuple[int, int], int]) -> bool:
    """Bring it about that the other world has the same cards there, if none is a Joker."""
    done: set[tuple[int, int]] = set()
    for place, card in shown.items():
        if not _put(other, viewer, *place, card, done):
            return False
        done.add(place)
    return True


def _put(other: State, viewer: int | None, army: int, slot: int, card: int, done: set[tuple[int, int]]) -> bool:
    row = other.armies[army].cards
    if PLAIN[row[slot]] == PLAIN[card]:
        return True
    if card in JOKERS or row[slot] in JOKERS:
        return False
    wanted = {one for one, name in enumerate(PLAIN) if name == PLAIN[card]}
    for pile in (other.pile, other.removed):
        for place, found in enumerate(pile):
            if found in wanted:
                pile[place], row[slot] = row[slot], found
                return True
    seen = {} if viewer is None else other.peeked[viewer]
    for one in other.armies:
        for place, found in one.cards.items():
            here = (one.number, place)
            known = one.seat == viewer or place in one.face_up or place in one.known or here in seen or here in done
            if found in wanted and not known:
                one.cards[place], row[slot] = row[slot], found
                return True
    return False


def _compare(match: Match, events: Sequence[Event], theirs: Sequence[Event], other: State, viewer: int | None) -> None:
    if any(event.kind in REVEALED for event in (*events, *theirs)):
        return
    assert list(_told(visible(events, viewer))) == list(_told(visible(theirs, viewer))), "an event depends on a secret"
    dealt = {event.kind for event in visible(events, viewer) if event.seats is not None}
    mixed = any(event.kind == "army_mixed" for event in events)
    views = (now(match, viewer), traitor(match.game.view(other, viewer)))
    one, two = (_without(view, peeks="card_seen" in dealt, cards=bool(dealt) or mixed) for view in views)
    assert one == two, "the next view depends on a secret"


def _told(events: Sequence[Event]) -> Iterator[object]:
    """What is told, without what chance newly shows to the viewer itself."""
    for event in events:
        new = event.kind in ("drawn_cards_seen", "card_seen") and event.seats is not None
        yield event.kind if new else event


def _without(view: TraitorView, *, peeks: bool, cards: bool) -> TraitorView:
    """The view without what the viewer has just seen, drawn or mixed."""
    if peeks:
        view = msgspec.structs.replace(view, peeked=())
    if cards:
        view = msgspec.structs.replace(
            view, armies_own=tuple(msgspec.structs.replace(one, cards=()) for one in view.armies_own)
        )
    return view
