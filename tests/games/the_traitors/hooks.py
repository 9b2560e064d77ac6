"""Facts about The Traitors for the tests of all games."""

from collections.abc import Iterator, Mapping, Sequence

import engine
from bot.games.kit.hooks import DrawnMoments, Hooks, Secret, TriedAnswer, Viewer
from bot.games.kit.matches import State
from bot.games.kit.told import everybody, its_seat, only
from engine import Event, Match, Record, SeededChance, visible
from engine.the_traitors.components import DAGGER, EVENT, FAITHFUL_KEY, FINAL_BANISHMENT, GOLD, KINDS, SHIELD, TRAITOR
from engine.the_traitors.events import (
    CardDiscarded,
    CardTaken,
    DaggerUsed,
    GoldPlayed,
    HandSeen,
    NobodyMurdered,
    OwnCardDrawn,
    RoundStarted,
    SeatMurdered,
    TraitorCardRejected,
    VictimNamed,
)
from tests.games.the_traitors.test_properties import check
from tests.matches import a_match

PUBLIC = (
    "card_discarded card_drawn card_not_taken card_taken dagger_used end_answered end_opened event_drawn "
    "final_banishment_drawn fund_shared gold_played gold_scored lots_drawn match_won nobody_murdered role_shown "
    "round_ended round_started seat_banished seat_murdered shield_declined shield_used traitor_card_rejected "
    "turn_started victim_named vote_opened vote_shown vote_tied"
)
OWN = "cards_dealt hand_seen own_card_drawn recruited role_dealt"
TOLD = {
    **dict.fromkeys(PUBLIC.split(), everybody),
    **dict.fromkeys(OWN.split(), its_seat),
    "taken_card_seen": only("seat", "named_seat"),
}
"""Kind of event -> who may be told (T-1.5)."""

GAME = engine.game("the_traitors")
AT_ONCE = ("murder", "vote", "end")
NOT_DRAWN = (EVENT, FINAL_BANISHMENT)


class Looking(Hooks):
    """T-1.5: hands, roles and the deck; T-8.3: what was answered to a question of all.

    Cards drawn later are the same in both worlds, as far as everybody sees them drawn.
    """

    game = "the_traitors"
    told = TOLD
    moments = (DrawnMoments(6, (6, 12, 40, 75)),)
    secrets = (
        Secret(30, 4, lambda world: world.hands),
        Secret(30, 2, lambda world: world.dealt),
        Secret(30, 11, lambda world: world.deck),
        Secret(30, 2, lambda world: world.recruited),
    )
    happens = "recruited hand_seen taken_card_seen traitor_card_rejected"
    samples = 24
    people = 4
    words = (*KINDS, "faithful", "accept")
    sides = ("traitor", "faithful")
    silent = frozenset({"turn_started"})
    of_all = frozenset({"victim_named"})
    said_otherwise = frozenset({"card_drawn", "card_taken"})
    taken_together = frozenset({"cards_dealt"})
    shown = ("seat_murdered", "seat_banished", "round_ended")

    def check(self, match: Match) -> None:
        check(match)

    def eventful(self) -> Iterator[Record]:
        options = {"preset": "paper", "rounds": 4}
        return (a_match(f"leaks {number}", game=self.game, options=options).record for number in range(30))

    def others(self, true: State, viewer: Viewer, seat: int, keys: tuple[str, ...]) -> list[State]:
        """The Traitor card was drawn by a Faithful instead of the dealt Traitor, or the other way round (T-4.2)."""
        if keys != ("reject",) or viewer == seat:
            return []
        drawn_by_traitor = true.dealt[true.turn] == "traitor"
        for one in true.living:
            if one not in (viewer, true.turn) and (drawn_by_traitor or true.dealt[one] == "traitor"):
                other = true.copy()
                other.dealt[one], other.dealt[true.turn] = other.dealt[true.turn], other.dealt[one]
                other.questions = GAME.ask(other)
                return [other]
        return []

    def ways(self, tried: TriedAnswer, viewer: Viewer, other: State) -> Iterator[tuple[State, list[Event]]]:
        other, seat, told = other.copy(), tried.seat, tried.told(viewer)
        if not align(other, tried, viewer):
            return
        question = tried.match.game.decisions(other)[seat]
        if viewer == seat or question.kind == "shield":
            yield tried.there(other, tried.keys)
        elif question.kind in AT_ONCE:
            last = all(one in other.answers for one in other.living if one != seat)
            for key in _secret_keys(other, tried, told) if last else question.keys:
                yield tried.there(other, (key,))
        elif told and _possible(other, told):
            yield from _turns(tried, other, viewer)

    def one_is_enough(self, tried: TriedAnswer) -> bool:
        return bool(tried.truth.phase == "turn")


def align(other: State, tried: TriedAnswer, viewer: Viewer) -> bool:
    """Lets chance bring the same in the other world.

    ``False``: the answer shows lawfully that the other world is not the true one.
    """
    state, events = tried.truth, tried.events
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
    if state.phase == "murder":
        _press(other, state)
        return _align_murder(other, viewer, {**state.answers, tried.seat: tried.keys}, events)
    return True


def _press(other: State, state: State) -> None:
    """Let the same seats have pressed a key as in the true world: nobody sees who has (T-3.4)."""
    own, other.answers = other.answers, {}
    questions = GAME.ask(other)
    other.answers = {seat: own.get(seat, (questions[seat].keys[0],)) for seat in state.answers}
    other.questions = GAME.ask(other)


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


def _secret_keys(other: State, tried: TriedAnswer, told: Sequence[Event]) -> Sequence[str]:
    """The last answer to a question of all: the same key where it is shown now, else what brings the same victim."""
    if other.phase != "murder":
        return tried.keys
    named = [str(event.seat) for event in told if isinstance(event, VictimNamed)]
    return named if other.role(tried.seat) == "traitor" else [FAITHFUL_KEY]


def _possible(other: State, told: Sequence[Event]) -> bool:
    """Return whether the shown cards are at the required places in the other world."""
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


def _turns(tried: TriedAnswer, other: State, viewer: Viewer) -> Iterator[tuple[State, list[Event]]]:
    """All ways to go on with the turn until something is told to the viewer."""
    for key in tried.match.game.decisions(other)[tried.seat].keys:
        world, events = tried.there(other, (key,))
        if visible(events, viewer):
            yield world, events
        else:
            yield from _turns(tried, world, viewer)
