"""A rule of thumb for The Traitors: what a sensible player answers who sees no more than a view.

Every choice is given a worth, and the best one is taken. The constants are estimates; ``python -m engine simulate
the_traitors --players thumb,chance,...`` shows how good they are.
"""

from collections.abc import Callable, Mapping

from engine.decision import Choice, Decision, Keys
from engine.errors import EngineError
from engine.the_traitors.components import DAGGER, FAITHFUL_KEY, GOLD, SHIELD, TRAITOR
from engine.the_traitors.suspicion import suspicion, traitor_living
from engine.the_traitors.view import TheTraitorsView

TRUST = 0.3  # a Faithful agrees to end the round while a Traitor is less likely to be living
STUBBORN = 6  # so many ballots are voted on by reason; who is tied still is parted by chance (T-9.4)

Worth = Callable[[Choice], float]


def worths(view: TheTraitorsView, decision: Decision) -> Mapping[Keys, float]:
    """What each answer is worth to the seat whose view this is."""
    if view.seat is None:
        raise EngineError("an onlooker is not asked anything")
    if len(decision.choices) == 1:
        return {decision.keys: 0.0}
    worth = _WORTH[decision.kind](view, view.seat)
    return {(choice.key,): worth(choice) for choice in decision.choices}


def _is_traitor(view: TheTraitorsView) -> bool:
    return view.recruited or view.role == "traitor"


def _seat(choice: Choice) -> int:
    return int(choice.key)


def _card(choice: Choice) -> str:
    return choice.key.split(".")[0]


# --- cards ------------------------------------------------------------------------------------------------------------


def _recruit(view: TheTraitorsView, seat: int) -> Worth:
    """Traitors who survive share the whole prize fund (T-7.3)."""
    return lambda choice: float(choice.key == "accept")


def _play(view: TheTraitorsView, seat: int) -> Worth:
    """Daggers are worth using; Gold is kept as long as it fits into the hand."""
    return lambda choice: {DAGGER: 2.0, "none": 1.0}.get(_card(choice), 0.0)


def _card_worth(view: TheTraitorsView, card: str) -> float:
    """What a card is worth in the hand: Gold counts at the end, one Shield may save its holder, even from a fellow."""
    if card == SHIELD:
        return 1.5 if view.hand.count(SHIELD) < 2 else 0.3
    return {GOLD: 1.0, DAGGER: 0.8}[card]


def _discard(view: TheTraitorsView, seat: int) -> Worth:
    return lambda choice: -_card_worth(view, _card(choice))


def _take(view: TheTraitorsView, seat: int) -> Worth:
    """A Traitor disarms its victims."""
    shield = 1.5 if _is_traitor(view) or SHIELD not in view.hand else 0.3
    return lambda choice: {DAGGER: 0.8, GOLD: 1.0, SHIELD: shield}.get(_card(choice), 0.0)


def _blackmail(view: TheTraitorsView, seat: int) -> Worth:
    """A Faithful looks for the Traitor card, a Traitor for Gold."""
    suspected = suspicion(view)

    def worth(choice: Choice) -> float:
        if choice.key == "none":
            return -1.0
        one = view.table[_seat(choice)]
        seen = any(sight.seat == _seat(choice) and sight.complete for sight in view.sights)
        looks = 0.0 if _is_traitor(view) or seen or not one.perhaps_recruited else 0.5 + suspected[_seat(choice)]
        return looks + 0.2 * one.hand_size + 0.01 * one.score

    return worth


# --- events -----------------------------------------------------------------------------------------------------------


def _murder(view: TheTraitorsView, seat: int) -> Worth:
    """The most dangerous seat, then the richest; not one known to have a Shield, nor a fellow but at the very end.

    The last two end the round: a Traitor who is left with a Faithful need not share.
    """
    sights = {sight.seat: sight.cards for sight in view.sights}
    last = sum(one.living for one in view.table) == 3
    against = [voter for event in view.events for ballot in event.ballots for voter, one in ballot.votes if one == seat]

    def worth(choice: Choice) -> float:
        if choice.key == FAITHFUL_KEY:
            return 0.0
        other = _seat(choice)
        knows = view.recruited and (other, seat) in view.blackmails
        fellow = TRAITOR in sights.get(other, ())
        shield = SHIELD in sights.get(other, ())
        wanted = 4 * against.count(other) + 50 * knows + (100 if last else -10) * fellow
        return view.table[other].score + wanted - 20 * shield

    return worth


def _shield(view: TheTraitorsView, seat: int) -> Worth:
    return lambda choice: float(choice.key == "yes")


def _vote(view: TheTraitorsView, seat: int) -> Worth:
    """Whoever is most likely a Traitor.

    A Traitor votes like a Faithful, but spares a fellow it knows and would rather be rid of the rich. Where revotes
    have no end (T-9.4), nobody is stubborn for ever.
    """
    if view.ballot > STUBBORN:
        return lambda choice: 0.0
    suspected = suspicion(view)
    fellows = [sight.seat for sight in view.sights if TRAITOR in sight.cards] if _is_traitor(view) else []
    last = view.events[-1].ballots[-1].votes if view.events and view.events[-1].ballots else ()

    def worth(choice: Choice) -> float:
        other = _seat(choice)
        following = 0.05 * sum(one == other for _, one in last)
        envy = 0.01 * (view.table[other].score + view.table[other].hand_size) if _is_traitor(view) else 0.0
        return following + envy + (-1.0 if other in fellows else suspected[other])

    return worth


def _end(view: TheTraitorsView, seat: int) -> Worth:
    """A Traitor gains by the end; a Faithful agrees if it believes all Traitors gone."""
    agrees = _is_traitor(view) or traitor_living(view) < TRUST
    return lambda choice: float((choice.key == "yes") == agrees)


_WORTH: dict[str, Callable[[TheTraitorsView, int], Worth]] = {
    "recruit": _recruit,
    "play": _play,
    "blackmail": _blackmail,
    "take": _take,
    "again": _blackmail,
    "discard": _discard,
    "murder": _murder,
    "shield": _shield,
    "vote": _vote,
    "end": _end,
}
