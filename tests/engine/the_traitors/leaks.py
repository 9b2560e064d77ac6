"""Does a seat learn what it must not know? A whole match is walked through beside other possible truths.

Before every answer, for every seat and an onlooker, all that they cannot know is replaced by another possibility
(``determinize``). View and decision must be the very same. Then something that looks the same is answered in the other
world too, and what is told must be the same, up to the moment where secrets are lawfully shown. What is drawn later is
the same in both worlds, as far as everybody sees it drawn.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine import Event, Match, SeededChance, visible
from engine.the_traitors.components import DAGGER, EVENT, FAITHFUL_KEY, FINAL_BANISHMENT, GOLD, SHIELD, TRAITOR
from engine.the_traitors.events import (
    CardDiscarded,
    CardTaken,
    DaggerUsed,
    GoldPlayed,
    HandSeen,
    NobodyMurdered,
    OwnCardDrawn,
    RoundEnded,
    RoundStarted,
    SeatBanished,
    SeatMurdered,
    TraitorCardRejected,
    VictimNamed,
)
from engine.the_traitors.questions import ask
from engine.the_traitors.state import State
from engine.the_traitors.view import TheTraitorsView
from tests.engine.the_traitors.script import now, truth
from tests.matches import seed_of

AT_ONCE = ("murder", "vote", "end")
SHOWN = (SeatMurdered, SeatBanished, RoundEnded)
"""Here hands and roles are lawfully shown."""
NOT_DRAWN = (EVENT, FINAL_BANISHMENT)

Viewer = int | None


def walk(match: Match, answers: Sequence[tuple[int, tuple[str, ...]]]) -> int:
    """Gives the answers to the match and fails at the first thing somebody learns that is secret.

    Returned is how many times an answer was compared with one in another world.
    """
    compared = 0
    for number, (seat, keys) in enumerate(answers):
        viewers: list[Viewer] = [None, *range(match.seats)]
        before = {viewer: now(match, viewer) for viewer in viewers}
        worlds = [(viewer, other) for viewer in viewers for other in _other_worlds(match, viewer, seat, keys, number)]
        state = truth(match).copy()
        events = match.play(seat, keys)
        for viewer in viewers:
            if viewer != seat and not visible(events, viewer):
                _same_but_asked(before[viewer], now(match, viewer), seat)
        for viewer, other in worlds:
            if not _align(other, state, viewer, seat, keys[0], events):
                continue
            ways = _ways(match, other, viewer, seat, keys[0], visible(events, viewer))
            found = [_difference(match, events, viewer, *way) for way in ways]
            wrong = [difference for difference in found if difference]
            if state.phase == "turn" and None in found:  # of all that may have been done unseen, one explains it
                wrong = []
            assert not wrong, wrong[0]
            compared += bool(found)
    return compared


def _same_but_asked(before: TheTraitorsView, after: TheTraitorsView, seat: int) -> None:
    """Nothing was told: nothing may have changed but that the seat is no longer awaited (T-8.3)."""
    asked = before.asked if before.phase == "turn" else tuple(one for one in before.asked if one != seat)
    assert after == msgspec.structs.replace(before, asked=asked), "what is not told is seen"


# --- other worlds -----------------------------------------------------------------------------------------------------


def _other_worlds(match: Match, viewer: Viewer, seat: int, keys: tuple[str, ...], number: int) -> Iterator[Any]:
    """Other states that may be the true one for the viewer; they look and ask the same."""
    chance = SeededChance(seed_of(f"{number} {viewer}"))
    worlds = [match.game.determinize(match.view(viewer), chance)]
    if keys == ("reject",) and viewer != seat:
        worlds += _other_rejections(truth(match), viewer)
    for other in worlds:
        assert match.game.view(other, viewer) == match.view(viewer), "the view depends on a secret"
        asked = match.game.decisions(other)
        assert asked.keys() == match.decisions.keys(), "who is asked depends on a secret"
        if viewer is not None and viewer in asked:
            assert viewer is not None and asked[viewer] == match.decisions[viewer], "the decision depends on a secret"
        yield other


def _other_rejections(state: State, viewer: Viewer) -> Iterator[State]:
    """The Traitor card was drawn by a Faithful instead of the dealt Traitor, or the other way round (T-4.2)."""
    unknown = [seat for seat in state.living if seat not in (viewer, state.turn)]
    drawn_by_traitor = state.dealt[state.turn] == "traitor"
    for seat in unknown:
        if drawn_by_traitor or state.dealt[seat] == "traitor":
            other = state.copy()
            other.dealt[seat], other.dealt[state.turn] = other.dealt[state.turn], other.dealt[seat]
            other.questions = ask(other)
            yield other
            return


def _align(other: State, state: State, viewer: Viewer, seat: int, key: str, events: Sequence[Event]) -> bool:
    """Lets chance bring the same in the other world, and all answers to a question of all that will be shown.

    ``False``: the answer shows lawfully that the other world is not the true one.
    """
    other.chance = state.chance.copy() if isinstance(state.chance, SeededChance) else state.chance
    other.selectors = state.selectors.copy()
    for event in events:
        if isinstance(event, HandSeen) and event.seat == viewer and event.cards != other.hands[event.named_seat]:
            return False
    cards = [card for card in other.deck if card not in NOT_DRAWN]
    drawn = [event.card for event in events if isinstance(event, OwnCardDrawn) and event.seat == viewer]
    if drawn and not any(isinstance(event, RoundStarted) for event in events):
        if drawn[0] not in cards:
            return False
        cards.remove(drawn[0])
        cards.append(drawn[0])
    other.deck = [card if card in NOT_DRAWN else cards.pop(0) for card in state.deck]
    if state.phase in ("vote", "end"):
        other.answers = state.answers.copy()
    if state.phase == "murder":
        return _align_murder(other, viewer, {**state.answers, seat: (key,)}, events)
    return True


def _align_murder(
    other: State, viewer: Viewer, answers: Mapping[int, tuple[str, ...]], events: Sequence[Event]
) -> bool:
    victim = next((event.seat for event in events if isinstance(event, VictimNamed)), None)
    if victim is None:
        shown = any(isinstance(event, NobodyMurdered) for event in events)
        return not (shown and any(other.role(seat) == "traitor" for seat in other.living))
    traitors = [seat for seat in other.living if other.role(seat) == "traitor"]
    own = None if viewer is None or viewer not in traitors else answers[viewer]
    if not traitors or victim in traitors or own not in (None, (str(victim),)):
        return False
    other.answers |= {seat: (str(victim),) for seat in traitors if seat in other.answers}
    asked = not any(isinstance(event, SeatMurdered) for event in events)
    return asked == (SHIELD in other.hands[victim])


# --- answers that look the same ---------------------------------------------------------------------------------------


def _ways(
    match: Match, other: State, viewer: Viewer, seat: int, key: str, told: Sequence[Event]
) -> Iterator[tuple[State, list[Event]]]:
    """What may be answered in the other world instead: each time the world afterwards, and what happened in it."""
    question = match.game.decisions(other)[seat]
    if viewer == seat or question.kind == "shield":
        yield from _play_each(match, other, seat, [key])
    elif question.kind in AT_ONCE:
        last = all(one in other.answers for one in other.living if one != seat)
        yield from _play_each(match, other, seat, _secret_keys(other, seat, key, told) if last else question.keys)
    elif told and _possible(other, told):
        yield from _turns(match, other, viewer, seat)


def _secret_keys(other: State, seat: int, key: str, told: Sequence[Event]) -> Sequence[str]:
    """The last answer to a question of all: the same key where it is shown now, else what brings the same victim."""
    if other.phase != "murder":
        return [key]
    named = [str(event.seat) for event in told if isinstance(event, VictimNamed)]
    return named if other.role(seat) == "traitor" else [FAITHFUL_KEY]


def _play_each(match: Match, other: State, seat: int, keys: Sequence[str]) -> Iterator[tuple[State, list[Event]]]:
    for key in keys:
        world = other.copy()
        yield world, match.game.play(world, seat, (key,))


def _possible(other: State, told: Sequence[Event]) -> bool:
    """Whether the cards that are shown are where they must be in the other world."""
    hand = other.hands[other.turn]
    named = () if other.named is None else other.hands[other.named]
    match told[0]:
        case TraitorCardRejected():
            return TRAITOR in hand and other.recruited is None
        case GoldPlayed():
            return GOLD in hand
        case DaggerUsed():
            return DAGGER in hand
        case CardDiscarded(card=card):
            return card in hand
        case CardTaken():
            again = any(isinstance(event, DaggerUsed) for event in told)
            return DAGGER in named if again else any(card != TRAITOR for card in named)
    return True


def _turns(match: Match, other: State, viewer: Viewer, seat: int) -> Iterator[tuple[State, list[Event]]]:
    """All ways to go on with the turn until something is told to the viewer."""
    for key in match.game.decisions(other)[seat].keys:
        world = other.copy()
        events = match.game.play(world, seat, (key,))
        if visible(events, viewer):
            yield world, events
        else:
            yield from _turns(match, world, viewer, seat)


# --- comparing --------------------------------------------------------------------------------------------------------


def _difference(
    match: Match, events: Sequence[Event], viewer: Viewer, other: State, theirs: Sequence[Event]
) -> str | None:
    """What the viewer could tell the two worlds by."""
    seen, shown = _until_shown(visible(events, viewer))
    seen_there, shown_there = _until_shown(visible(theirs, viewer))
    if seen != seen_there or shown != shown_there:
        return "an event depends on a secret"
    if not shown and now(match, viewer) != match.game.view(other, viewer):
        return "the next view depends on a secret"
    return None


def _until_shown(events: Sequence[Event]) -> tuple[list[Event], bool]:
    for number, event in enumerate(events):
        if isinstance(event, SHOWN):
            return list(events[:number]), True
    return list(events), False
