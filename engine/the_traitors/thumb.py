"""A rule of thumb for The Traitors: the answers of a sensible player who sees no more than a view.

Every choice is given a worth, and the best choice is taken. Strength hardly depends on the constants. Each was changed
by a factor of 1.8 in 20,000 matches with 4 and 8 seats. None moved the share of the win by more than 1 %, except
``DAGGER_HELD`` and ``TRUST``, which were set by that. A player that keeps a Dagger rather than Gold wins 24 % instead
of 25 with 4 seats. With 8 seats it wins 11 instead of 12.5 (``python -m tests.bench.tuning the_traitors --seats 8
--games 6000 --set DAGGER_HELD=1.2``).
"""

from collections.abc import Callable, Mapping

from engine.decision import Choice, Decision, Keys
from engine.errors import EngineError
from engine.the_traitors.components import DAGGER, GOLD, HAND, SHIELD, TRAITOR
from engine.the_traitors.suspicion import holders, suspicion, traitor_living
from engine.the_traitors.view import TheTraitorsView

TRUST = 0.45  # a Faithful agrees to end the round while a Traitor is less likely to be living
STUBBORN = 6  # so many ballots are voted on by reason; who is tied still is parted by chance (T-9.4)

DAGGER_HELD, SHIELD_HELD, SHIELD_SPARE = 0.8, 1.5, 0.3  # in one's own hand; Gold is 1
DISARM = 0.2  # how much more a Shield is worth taking for a Traitor
LOOK = 0.1  # a Faithful keeps its Dagger until somebody is so likely to hold the Traitor card
SEEK, GOLD_THERE, LEAD = 1.0, 0.2, 0.01  # whom to blackmail: the Traitor card, cards to take, the score
WARY = 4.0  # whom to murder, beside the score: for each vote against oneself
KNOWS, SHIELDED, FELLOW = 50.0, 20.0, 10.0  # who has seen the Traitor card; a Shield; a Traitor
MARKED = 4.0  # whom one has blackmailed oneself is murdered later
SCAPEGOAT = 4.0  # whom others suspect is left to them
FOLLOW, ENVY = 0.05, 0.01  # a vote: with others in the ballot before; a Traitor's, for each Gold
HOLD = 0.4  # a vote: for the same seat as in the ballot before

Worth = Callable[[Choice], float]


def worths(view: TheTraitorsView, decision: Decision) -> Mapping[Keys, float]:
    """Return the worth of each answer to the seat whose view this is.

    Raises ``EngineError`` for an onlooker's view.
    """
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
    """Return the worth of accepting: Traitors who survive share the whole prize fund (T-7.3).

    In 4,000 matches with 4 seats, seats that accepted won 34 %, seats that rejected 11 %. With 8 seats the shares were
    33 and 3. It made no exception for leaders, for the accused, or at any time of the round.
    """
    return lambda choice: float(choice.key == "accept")


def _play(view: TheTraitorsView, seat: int) -> Worth:
    """Return the worth of playing a card.

    A Faithful's Dagger waits until there may be something to find. A card that would have to go is played at once.
    """
    looks = _is_traitor(view) or max(holders(view).values(), default=0.0) >= LOOK
    least = min((card for card in view.hand if card != TRAITOR), key=lambda card: _card_worth(view, card), default="")
    goes = least if len(view.hand) > HAND else ""
    worth = {"none": 1.0, DAGGER: 2.0 if looks or goes == DAGGER else 0.0, GOLD: 1.5 if goes == GOLD else 0.5}
    return lambda choice: worth[_card(choice)]


def _card_worth(view: TheTraitorsView, card: str) -> float:
    """Return the worth of a card in the hand.

    Gold counts at the end. One Shield may save its holder, even from a fellow.
    """
    if card == SHIELD:
        return SHIELD_HELD if view.hand.count(SHIELD) < 2 else SHIELD_SPARE
    return 1.0 if card == GOLD else DAGGER_HELD


def _discard(view: TheTraitorsView, seat: int) -> Worth:
    return lambda choice: -_card_worth(view, _card(choice))


def _take(view: TheTraitorsView, seat: int) -> Worth:
    """Return the worth of taking a card.

    A Traitor disarms its victims, but nobody takes a second Shield only to discard a Shield.
    """
    shield = SHIELD_SPARE if SHIELD in view.hand else SHIELD_HELD + (DISARM if _is_traitor(view) else 0.0)
    worth = {DAGGER: DAGGER_HELD, GOLD: 1.0, SHIELD: shield, "none": 0.0}
    return lambda choice: worth[_card(choice)]


def _blackmail(view: TheTraitorsView, seat: int) -> Worth:
    """Return the worth of naming a seat: a Faithful looks for the Traitor card, a Traitor for Gold."""
    holds = {} if _is_traitor(view) else holders(view)
    seen = {sight.seat for sight in view.sights if sight.complete}

    def worth(choice: Choice) -> float:
        if choice.key == "none":
            return -1.0
        other = _seat(choice)
        one = view.table[other]
        looks = 0.0 if other in seen else SEEK * holds.get(other, 0.0)
        return looks + GOLD_THERE * one.hand_size + LEAD * one.score

    return worth


# --- events -----------------------------------------------------------------------------------------------------------


def _murder(view: TheTraitorsView, seat: int) -> Worth:
    """Return the worth of each victim: the most dangerous seat comes first, then the richest.

    A seat known to have a Shield is spared, and so is a fellow, except at the very end. The last two end the round: a
    Traitor who is left with a Faithful need not share. A seat that this seat has blackmailed may live, and so may a
    seat that the others suspect.
    """
    if not _is_traitor(view):
        return lambda choice: 0.0
    sights = {sight.seat: sight.cards for sight in view.sights}
    last = sum(one.living for one in view.table) == 3
    against = [voter for event in view.events for ballot in event.ballots for voter, one in ballot.votes if one == seat]
    suspected = suspicion(view)

    def worth(choice: Choice) -> float:
        other = _seat(choice)
        cards = sights.get(other, ())
        knows = view.recruited and (other, seat) in view.blackmails
        wanted = WARY * against.count(other) + KNOWS * knows - SHIELDED * (SHIELD in cards)
        wanted += (100 if last else -FELLOW) * (TRAITOR in cards)
        mark = MARKED * ((seat, other) in view.blackmails) + SCAPEGOAT * suspected[other]
        return view.table[other].score + wanted - mark

    return worth


def _shield(view: TheTraitorsView, seat: int) -> Worth:
    return lambda choice: float(choice.key == "yes")


def _vote(view: TheTraitorsView, seat: int) -> Worth:
    """Return the worth of each suspect: the seat that is most likely a Traitor comes first.

    A Traitor votes like a Faithful, but spares a fellow it knows and would rather be rid of the rich. After a tie a
    seat holds on to its choice. One of those that have a choice would rather give way, each ballot the next: a tie
    comes again if all hold on, or all give way. If revotes have no end (T-9.4), nobody is stubborn for ever.
    """
    if view.ballot > STUBBORN:
        return lambda choice: 0.0
    suspected = suspicion(view)
    fellows = [sight.seat for sight in view.sights if TRAITOR in sight.cards] if _is_traitor(view) else []
    ballots = view.events[-1].ballots[-1:] if view.events else ()
    last = [vote for ballot in ballots for vote in ballot.votes]
    free = [voter for ballot in ballots for voter, _ in ballot.votes if len({*ballot.tied} - {voter}) > 1]
    hold = -HOLD if free and free[view.ballot % len(free)] == seat else HOLD

    def worth(choice: Choice) -> float:
        other = _seat(choice)
        following = FOLLOW * sum(one == other for _, one in last) + hold * ((seat, other) in last)
        envy = ENVY * (view.table[other].score + view.table[other].hand_size) if _is_traitor(view) else 0.0
        return following + envy + (-1.0 if other in fellows else suspected[other])

    return worth


def _end(view: TheTraitorsView, seat: int) -> Worth:
    """Return the worth of agreeing to the end.

    A Traitor gains by the end; a Faithful agrees if it believes all Traitors gone.
    """
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
