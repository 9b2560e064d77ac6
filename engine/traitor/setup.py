"""Setting up a game: the deal, and the first questions (J-1.1)."""

from collections.abc import Mapping

from engine.chance import Chance
from engine.event import Event
from engine.traitor import events as happened
from engine.traitor.components import JOKERS, names, owners, pack, which
from engine.traitor.rounds import open_mustering
from engine.traitor.state import Army, State


def set_up(seats: int, options: Mapping[str, str], chance: Chance, rules: int) -> tuple[State, list[Event]]:
    """Return a game whose hands are dealt (J-1.1).

    All are asked for gifts (J-8.2), or what they keep (J-1.2).
    """
    state = new_state(seats, options, chance, rules, chance.pick(range(len(owners(seats)))))
    number = len(state.armies)
    cards = chance.shuffle(pack(seats, state.jokers))
    dealing = state.armies[state.dealer]
    events: list[Event] = [happened.DealerPicked(round=0, seat=dealing.seat, army=dealing.which)]
    for army in state.armies:
        army.hand = sorted(cards[(army.number - state.dealer - 1) % number :: number])
        army.dealt = len(army.hand)
        events.append(
            happened.HandDealt(round=0, seats=(army.seat,), seat=army.seat, army=army.which, cards=names(army.hand)),
        )
    if state.jokers == len(JOKERS):
        state.put("gift", range(seats))
    else:
        open_mustering(state, tuple(range(seats)))
    return state, events


def new_state(seats: int, options: Mapping[str, str], chance: Chance, rules: int, dealer: int) -> State:
    """Return a game before its deal."""
    return State(
        seats=seats,
        options=options,
        chance=chance,
        rules=rules,
        armies=[
            Army(number=number, seat=seat, which=which(seats, number)) for number, seat in enumerate(owners(seats))
        ],
        dealer=dealer,
        gifts=[None] * seats,
        received=[None] * seats,
        peeked=[{} for _ in range(seats)],
    )
