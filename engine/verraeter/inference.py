"""Guesses at the roles that others have kept, from the roles handed round and the cards played (V-3, V-4).

Every other seat is taken to follow the rule of thumb more or less. The likelihood of a role depends on public facts
and on the roles that the seat was handed. So it is worked out once for all truths that are imagined.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import exp

import msgspec

from engine.decision import Choice, Decision
from engine.kinds import known
from engine.verraeter.components import House
from engine.verraeter.state import State
from engine.verraeter.thumb import worths
from engine.verraeter.view import LandscapeView, SeatView, VerraeterView

CARE = 0.4
"""A worth so much higher, in points, makes an answer e times as likely.

With 4 seats (12 matches each) the roles of others cost 1.23 nats each without any of this. With the inference the roles
cost .55 among rules of thumb, .84 among rules with other constants that make errors. With 1.0 and no errors the roles
would cost .76 and .90.
"""
WHIM = 0.2
"""The share of answers that are any."""
USUAL_CARD = 4
"""The assumed value of a card in another hand."""

Handed = tuple[str, ...]
Played = tuple[int, ...] | None


class _Table(msgspec.Struct, frozen=True):
    """The public facts while roles are secret.

    ``cards`` are the hands' sizes before any card was played.
    """

    options: tuple[tuple[str, str], ...]
    round: int
    rounds: int
    start_player: int
    ring: tuple[LandscapeView, ...]
    conflict: tuple[int, int]
    houses: tuple[House, ...]
    unused: tuple[int, ...]
    cards: tuple[int, ...]


def likelihood(view: VerraeterView, state: State) -> float:
    """Return how likely the others would have kept their roles in ``state``, and played the cards they played."""
    if view.phase not in ("role", "supply"):
        return 1.0
    table = _table(view)
    played = tuple(one.played for one in view.table)
    likely = 1.0
    for seat in state.order():
        role = state.roles[seat]
        if role is None:
            break
        if seat != view.seat:
            handed = state.handed[seat]
            likely *= _keeps(table, seat, handed)[role]
            if played[seat] is not None:
                likely *= _plays(table, seat, handed, role, played)
    return likely


def _table(view: VerraeterView) -> _Table:
    return _Table(
        options=tuple(view.options.items()),
        round=view.round,
        rounds=view.rounds,
        start_player=view.start_player,
        ring=view.ring,
        conflict=known(view.conflict, "where the conflict is"),
        houses=tuple(one.allegiance for one in view.table),
        unused=tuple(one.unused for one in view.table),
        cards=tuple(one.hand_size + len(one.played or ()) for one in view.table),
    )


@lru_cache(maxsize=4096)
def _keeps(table: _Table, seat: int, handed: Handed) -> Mapping[str, float]:
    """Return how likely the seat keeps each of the roles that were handed to it (V-3)."""
    nothing: tuple[Played, ...] = (None,) * len(table.houses)
    view = _view(table, seat, handed, None, nothing, (USUAL_CARD,) * table.cards[seat])
    found = worths(view, Decision("role", tuple(Choice(role) for role in handed)))
    return {keys[0]: share for keys, share in _shares(found).items()}


@lru_cache(maxsize=4096)
def _plays(table: _Table, seat: int, handed: Handed, role: str, played: tuple[Played, ...]) -> float:
    """Return how likely the seat plays the cards that it has played (V-4).

    The cards that the seat has kept are taken to be usual cards.
    """
    own = known(played[seat], "what the seat has played")
    seats = len(table.houses)
    order = [(table.start_player + step) % seats for step in range(seats)]
    earlier = order[: order.index(seat)]
    before = tuple(cards if one in earlier else None for one, cards in enumerate(played))
    hand = tuple(sorted(own + (USUAL_CARD,) * (table.cards[seat] - len(own))))
    choices = tuple(Choice(str(number)) for number in range(len(hand)))
    found = worths(_view(table, seat, handed, role, before, hand), Decision("supply", choices, 0, len(hand)))
    return sum(share for keys, share in _shares(found).items() if sorted(hand[int(key)] for key in keys) == sorted(own))


def _view(
    table: _Table, seat: int, handed: Handed, role: str | None, played: tuple[Played, ...], hand: tuple[int, ...]
) -> VerraeterView:
    """Return the view of the seat that keeps a role, or plays.

    The view has no points, because the seat does not look at them.
    """
    rows = zip(table.houses, table.unused, table.cards, played, strict=True)
    return VerraeterView(
        game="verraeter",
        rules=1,
        seat=seat,
        seats=len(table.houses),
        round=table.round,
        rounds=table.rounds,
        phase="role" if role is None else "supply",
        asked=(seat,),
        result=None,
        options=dict(table.options),
        start_player=table.start_player,
        strategist=0,
        ring=table.ring,
        table=tuple(
            SeatView(house, 0, cards - len(laid or ()), unused, True, None, laid) for house, unused, cards, laid in rows
        ),
        conflict=table.conflict,
        eagle=None,
        rose=None,
        outcome=None,
        draw_pile=0,
        discard_pile=(),
        kept=(),
        hand=hand,
        handed=handed,
        role=role,
        building_choice=None,
        building_source=None,
    )


def _shares(found: Mapping[tuple[str, ...], float]) -> dict[tuple[str, ...], float]:
    """Return how likely each answer is by its worth."""
    most = max(found.values())
    odds = {keys: exp((worth - most) / CARE) for keys, worth in found.items()}
    whole = sum(odds.values())
    return {keys: (1 - WHIM) * one / whole + WHIM / len(found) for keys, one in odds.items()}
