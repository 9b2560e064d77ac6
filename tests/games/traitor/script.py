"""A small language in which rules of Traitor are told: dealt hands, or armies as they stand, and turns.

A row of cards is a text: ``"joker 5h 10s^"``; ``^`` marks a card that is face up, ``10s.2`` is of the second deck.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

import engine
from engine import Event, Match, QuickChance, Record, View
from engine.traitor.components import CARDS, FACES, JOKERS, PLAIN, owners, pack, suits_shown
from engine.traitor.questions import ask
from engine.traitor.setup import new_state
from engine.traitor.state import State
from engine.traitor.view import TraitorView
from tests.kit import rules
from tests.kit.rules import Listening, by_search, by_story, by_tale, by_thumb

EventT = TypeVar("EventT", bound=Event)
TRUTHS = 60


def begin(*hands: str, seats: int = 0, dealer: int = -1, then: Sequence[object] = (), **options: Any) -> Match:
    """A match whose hands hold these cards, each filled up from what is left, in canonical order.

    ``dealer`` is the dealing army, the last one if nothing is said; ``then`` is what chance brings after the deal.
    """
    seats = seats or len(hands)
    number = len(owners(seats))
    dealer %= number
    cards = pack(seats, int(str(options.get("jokers", 1))))
    order = [(dealer + 1 + place) % number for place in range(len(cards))]
    texts = [*hands, *[""] * (number - len(hands))]
    wanted = [[CARDS[name] for name in text.split()] for text in texts]
    left = [card for card in cards if not any(card in hand for hand in wanted)]
    for army, hand in enumerate(wanted):
        missing = order.count(army) - len(hand)
        hand.extend(left[:missing])
        del left[:missing]
    deck = [wanted[army].pop(0) for army in order]
    return start(dealer, deck, *then, seats=seats, **options)


start = partial(rules.start, "traitor")
recorded = partial(rules.recorded, "traitor")


def stand(
    *armies: str,
    seats: int = 0,
    turn: int = 0,
    pile: str = "",
    points: Mapping[int, int] | None = None,
    dead: Mapping[int, str] | None = None,
    then: Sequence[object] = (),
    **options: Any,
) -> Match:
    """A match in its first round whose armies stand like this; the owner of a Joker is a traitor.

    ``pile`` is the middle pile, its top first; ``points`` are the points of the armies that have any. ``dead`` are the
    cards that an army has lost, the oldest first, the Joker with its meaning. ``then`` is what chance brings.
    """
    seats = seats or len(armies)
    rules = engine.game("traitor")
    chosen = rules.check_options(options, seats)
    state: State = new_state(seats, chosen, Listening(*then), 1, len(owners(seats)) - 1)
    for army, text in zip(state.armies, armies, strict=True):
        names = text.split()
        army.stand([CARDS[name.rstrip("^")] for name in names])
        army.face_up = {slot for slot, name in enumerate(names) if name.endswith("^")}
        army.pile = [CARDS["2c"]] * (points or {}).get(army.number, 0)
        army.jokers = sum(1 for card in army.cards.values() if card in JOKERS)
        army.fallen = [CARDS[name] for name in (dead or {}).get(army.number, "").split()]
        seen = [*army.fallen, *(army.cards[slot] for slot in army.face_up)]
        army.suits = suits_shown([PLAIN[card] for card in seen])
        army.seen = tuple((FACES[card].suit, 0, 0) for card in seen if FACES[card].suit)
        gone = [place for place, card in enumerate(army.fallen) if card in JOKERS]
        if gone:
            army.exposed, army.left = True, len(army.cards) + len(army.fallen) - gone[-1] - 1
            state.jokers_dead += len(gone)
        army.traitor = army.jokers + len(gone) > 0
        army.eliminated = "" if names else "cards"
    state.pile = [CARDS[name] for name in pile.split()]
    state.phase, state.round, state.turn, state.starter = "turn", 1, turn, turn
    state.questions = ask(state)
    return Match(rules, state, (), Record(game="traitor", rules=1, seats=seats, options=chosen, seed=None))


def say(match: Match, *keys: str) -> tuple[Event, ...]:
    """The seat that is asked, the first if there are several, answers with these keys."""
    return match.play(match.awaited[0], keys)


def muster(match: Match, *answers: str) -> list[Event]:
    """Seat after seat answers; what happened after the last answer is returned."""
    events: list[Event] = []
    for answer in answers:
        events = list(say(match, *answer.split()))
    return events


def fight(match: Match, slot: int, target: str, *then: str) -> list[Event]:
    """An accusation, and the answers to the questions that follow, one key each."""
    say(match, str(slot))
    events = list(say(match, target))
    for key in then:
        events += say(match, *key.split())
    return events


def now(match: Match, seat: int | None = None) -> TraitorView:
    """A seat's view, or an onlooker's."""
    return traitor(match.view(seat))


def traitor(view: View) -> TraitorView:
    """The view, known to be one of Traitor."""
    assert isinstance(view, TraitorView)
    return view


def told(events: Sequence[Event], kind: type[EventT]) -> list[EventT]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def _search(match: Match, since: int) -> Iterator[str]:
    """Tell whom the asked seats suspect, in how many of the truths that they imagine, and what a search tries."""
    for seat in match.decisions:
        worlds = [truth_of(match, seat, number) for number in range(TRUTHS)]
        shares = [sum(world.armies[army.number].traitor for world in worlds) / TRUTHS for army in worlds[0].armies]
        yield f"  seat {seat} suspects {' '.join(f'{army}={share:.2f}' for army, share in enumerate(shares))}"
    yield from by_search(match, since)


def truth_of(match: Match, seat: int, number: int) -> State:
    """A truth that a seat imagines."""
    state: State = match.game.determinize(match.view(seat), QuickChance(number))
    return state


ALSO = {"thumb": by_thumb, "tale": by_tale, "search": _search, "story": by_story}
