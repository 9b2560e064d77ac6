"""Knowledge of Traitor for the computer player that searches.

The module says what to try, how far to go, and what a state is worth.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path

import msgspec

from engine.decision import Decision, Keys
from engine.traitor.components import FACES, JOKERS, STILL_NEEDED, aim
from engine.traitor.state import Army, State
from engine.traitor.suspicion import Suspicion
from engine.traitor.thumb import worths
from engine.traitor.view import TraitorView
from engine.traitor.visibility import make_view

MOST = 8
USUAL = 80
TRIES = {2: 240, 3: 200, 4: 200}
"""By seats.

With two seats a traitor won 0.30 of 40 matches with 80 tries, and 0.50 with 240. A rule of thumb won 0.28.
"""


def candidates(view: TraitorView, decision: Decision) -> Sequence[Keys]:
    """Return the best answers by rule of thumb; of the unknown cards in an army only one is tried."""
    found = worths(view, decision)
    order = sorted(found, key=lambda keys: -found[keys])
    if decision.kind != "target":
        return order[:MOST]
    places = {choice.key: (choice.group, choice.facts["target_card"]) for choice in decision.choices[:-1]}
    first = {places[key]: (key,) for (key,) in reversed(order)}
    return sorted(first.values(), key=lambda keys: -found[keys])[:MOST]


def horizon(view: TraitorView, state: State) -> bool:
    """Return whether each living army has accused once more."""
    before = sum(len(army.fallen) for army in view.armies)
    living = sum(1 for army in view.armies if not army.eliminated)
    return state.phase == "turn" and sum(len(army.fallen) for army in state.armies) >= before + living


def value(state: State, seat: int) -> float:
    """Return how likely the seat's side wins (J-5.2), as far as ``features`` tell."""
    traitor = seat in {army.seat for army in state.traitors()}
    if state.result is not None:
        return float(seat in state.result.winners)
    chance = traitors_win(state)
    return chance if traitor else 1 - chance


def traitors_win(state: State) -> float:
    """Return how likely the traitors win from here on.

    The estimate was learned from matches between rules of thumb.
    """
    bias, *weights = _weights()[kind(state.seats, state.jokers)]
    logit = bias + sum(weight * one for weight, one in zip(weights, features(state), strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


def kind(seats: int, jokers: int) -> str:
    """Return the kind of a match; matches of each kind have weights of their own."""
    return {2: "two", 3: "three"}.get(seats, "more" if jokers == 1 else "two_jokers")


def features(state: State) -> list[float]:
    """Return numbers that tell who may win: each side's distance from its aim, and how well the Jokers are hidden."""
    traitors = [army for army in state.traitors() if not army.eliminated]
    seats = {army.seat for army in state.traitors()}
    foes = sorted((army for army in state.armies if army.seat not in seats), key=lambda army: len(army.cards))
    nearest = foes[: aim(state.seats)]  # an eliminated army has no card
    allies = [army for army in state.armies if army.seat in seats and not army.traitor]
    hunter = foes[0].seat if state.seats == 2 else None  # with two seats a seat knows more than everybody does
    guilt = Suspicion(make_view(state, hunter)).traitor
    turns = sum(1 for army in state.armies if not army.eliminated)
    jokers = sum(army.jokers for army in traitors)
    return [
        float(sum(len(army.cards) for army in nearest)),
        1 / (1 + sum(len(army.cards) for army in nearest)),
        sum(guilt[army.number] / max(1, len(army.cards)) for army in nearest) * turns,
        float(jokers),
        sum(_exposure(army) for army in traitors) * turns,
        sum(_exposure(army) * guilt[army.number] for army in traitors) * turns,
        sum(guilt[army.number] for army in traitors if army.jokers),
        sum(_needed(army) for army in traitors) / turns,
        sum(len(army.cards) for army in traitors) / turns,
        sum(len(army.pile) for army in traitors) / 10,
        sum(len(army.cards) for army in allies) / turns,
        float(turns),
        float(state.seats),
        _power(traitors),
        _power(nearest),
    ]


def _power(armies: Sequence[Army]) -> float:
    cards = [FACES[card].power for army in armies for card in army.cards.values() if card not in JOKERS]
    return sum(cards) / len(cards) if cards else 0.0


def _exposure(army: Army) -> float:
    """Return how likely an accusation of an unknown card of an army hits a Joker."""
    return army.jokers / max(1, len(army.cards) - len(army.face_up) - len(army.known)) if army.jokers else 0.0


def _needed(army: Army) -> int:
    return army.needed() if army.exposed and not army.jokers else min(STILL_NEEDED, len(army.cards) - army.jokers)


@cache
def _weights() -> Mapping[str, Sequence[float]]:
    """Return the weights of the ``features`` for each kind of match; the first weight stands alone.

    Learned by ``python -m tests.games.traitor.learning --games 240``: 2,400 matches, in 44 seconds of one core. Matches
    that were kept aside were foretold with these losses in nats: ``two`` 0.41, ``three`` 0.41, ``more`` 0.26,
    ``two_jokers`` 0.48. By the share of the wins alone the losses were 0.68, 0.65, 0.38 and 0.61.
    """
    content = Path(__file__).with_name("learned.json").read_bytes()
    return msgspec.json.decode(content, type=dict[str, list[float]])
