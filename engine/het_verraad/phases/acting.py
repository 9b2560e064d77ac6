"""Phase 2: what the seat may do next (H-4)."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from msgspec.structs import replace

from engine.decision import Choice, Later, Objection
from engine.event import Event
from engine.het_verraad.board.areas import buyable, for_sale, no_purchase
from engine.het_verraad.board.facts import Shown
from engine.het_verraad.board.objections import allowed
from engine.het_verraad.components import places
from engine.het_verraad.influence.playing import play_choice
from engine.het_verraad.phases.building import building_choice, homeless, no_building, placeable
from engine.het_verraad.phases.buying import buy_choice
from engine.het_verraad.phases.chips import buy_chip, chip_choices, no_chip, no_swap
from engine.het_verraad.phases.towers import no_tower, tower_choice, towerable
from engine.het_verraad.phases.trading import (
    buy_card,
    buy_influence,
    draw_choices,
    no_card,
    no_influence,
    no_trade,
    trade_choices,
)
from engine.het_verraad.rounds import earns_influence, start_influence
from engine.het_verraad.scoring import at_stake
from engine.het_verraad.state import State
from engine.kinds import Facts

DONE = Choice("done", quiet=True, order=Shown.END)


_ACTS: tuple[Callable[[State, int], list[Choice]], ...] = (
    buy_choice,
    building_choice,
    tower_choice,
    chip_choices,
    trade_choices,
    draw_choices,
    play_choice,
)


def act_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of phase 2 (H-4.1 to H-4.7)."""
    choices = [choice for act in _ACTS for choice in act(state, seat)]
    choices.append(_done(len(state.black[seat]), red=earns_influence(state)))
    return choices


@lru_cache(maxsize=64)
def _done(chips: int, *, red: bool) -> Choice:
    """Return ``done``, after which a seat with ``chips`` black chips leads the Black Master; ``red``: a red space."""
    return replace(DONE, facts={"chips": chips, "red": int(red)})


def act_objection(state: State, seat: int, key: str) -> Objection | None:
    """Return the rule against an action (H-4.1 to H-4.7)."""
    against = _AGAINST.get(key)
    return against(state, seat) if against else None


_AGAINST: Mapping[str, Callable[[State, int], Objection | None]] = {
    "buy": lambda state, seat: no_purchase(state) or Objection("nothing_to_buy", {"bricks": state.bricks[seat]}),
    "build": lambda state, seat: no_building(state) or Objection("nothing_to_build", {"bricks": state.bricks[seat]}),
    "tower": lambda state, seat: no_tower(state) or Objection("nowhere_for_tower"),
    "white": lambda state, seat: no_chip(state, seat, "white"),
    "black": lambda state, seat: no_chip(state, seat, "black"),
    "swap": no_swap,
    "pawn": lambda state, seat: Objection("empty_hand"),
    "sell": lambda state, seat: no_trade(state, seat) or Objection("empty_hand"),
    "redeem": lambda state, seat: Objection("nothing_in_shop", {"shop": "pawnshop"}),
    "market": lambda state, seat: no_trade(state, seat) or Objection("nothing_in_shop", {"shop": "market"}),
    "card": no_card,
    "influence": no_influence,
    "play": lambda state, seat: Objection("no_play"),
}


def act_facts(state: State, seat: int) -> Facts:
    """Return the bricks, points and cards of the seat, how far the race is (H-10.1), and great powers at stake (H-9.1).

    ``near_powers`` are those that another counted thing brings the seat, with their points; ``risky_powers`` those of
    its own that somebody takes with another counted thing. The dearest come first. ``left_things`` are those of which
    the seat may still get some in this turn, as far as it can now. ``dear_things`` cost more than it has, with their
    prices; ``closed_things`` are not possible for another reason. ``ends``: nothing else is possible than to end.
    ``place`` tells whether it is ahead of all others and of the Black Master, level with the best, or behind.
    ``black`` are its black chips, ``black_numbers`` those of others once anybody has some (H-10.2).
    """
    box, points, counts, powers = state.box, tuple(state.points), tuple(map(tuple, state.counts)), tuple(state.powers)
    black, bricks, hand = list(map(len, state.black)), state.bricks[seat], len(state.hands[seat])
    influence, last = len(state.influence[seat]), int(bool(state.ending))
    closed = _closed(state, seat)
    gone = {*closed, "chips"} if {"white", "black"} <= {*closed} else {*closed}
    left = {thing: number for thing, number in _left(state).items() if number > 0 and thing not in gone}
    ends = int(not hand and not any(act(state, seat) for act in _ACTS))
    more = homeless(state, seat)

    def made() -> Facts:
        others = [one for one in range(len(black)) if one != seat]
        best = max([number for holder, number in enumerate(points) if holder != seat])
        return {
            "bricks": bricks,
            "ends": ends,
            "left_things": tuple(left),
            "left_numbers": tuple(left.values()),
            "dear_things": tuple([thing for thing, price in closed.items() if price]),
            "dear_prices": tuple([price for price in closed.values() if price]),
            "closed_things": tuple([thing for thing, price in closed.items() if not price and thing != "buildings"]),
            "points": points[seat],
            "hand": hand,
            "influence": influence,
            "goal": box.end[len(black)],
            "last": last,
            "place": "ahead" if points[seat] > best else "level" if points[seat] == best > 0 else "behind",
            "other_seats": tuple(others),
            "other_points": tuple([points[one] for one in others]),
            "master_points": points[-1],
            "black": black[seat],
            "black_seats": tuple(others if any(black) else ()),
            "black_numbers": tuple([black[one] for one in others if any(black)]),
            **at_stake(box, counts, powers, seat),
            **more(),
        }

    return Later(made)


def _left(state: State) -> dict[str, int]:
    """Return how many of each thing the seat in turn may still build or buy (H-4.1 to H-4.4)."""
    course, most = state.course, state.box.supplies
    return {
        "buildings": most.buildings_per_turn - course.buildings,
        "areas": most.areas_per_turn - course.areas,
        "chips": most.chips_per_turn - course.chips,
        "towers": min(most.towers_per_turn - course.towers, state.towers_left),
    }


def _closed(state: State, seat: int) -> dict[str, int]:
    """Return the things that the limits of a turn leave to the seat, but it cannot have now (H-4.1 to H-4.6).

    Each has the least price if the seat's bricks do not reach, otherwise 0.
    """
    box, supplies, left, found = state.box, state.box.supplies, _left(state), dict[str, list[int]]()
    if left["buildings"] > 0 and not placeable(state):
        found["buildings"] = [box.values[card] for card in state.hands[seat]]
    if left["areas"] > 0 and not buyable(state):
        found["areas"] = [box.prices[area] for area in places(allowed(for_sale(state)))]
    if left["towers"] > 0 and not towerable(state):
        found["towers"] = [supplies.tower_price]
    if left["chips"] > 0:
        colours = [one for one in ("white", "black") if no_chip(state, seat, one)]
        found |= {colour: [state.chip_price(seat, colour)] for colour in colours}
    if no_influence(state, seat):
        found["influence"] = [supplies.influence_price]
    if no_card(state, seat):
        found["card"] = [supplies.card_price]
    least = {thing: min(prices, default=0) for thing, prices in found.items()}
    return {thing: price if price > state.bricks[seat] else 0 for thing, price in least.items()}


def act(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Carry out an act that is done at once; for any other act, open its question."""
    key = keys[0]
    if key == DONE.key:
        return start_influence(state)
    if key in ("white", "black"):
        return buy_chip(state, key)
    if key == "card":
        return buy_card(state)
    if key == "influence":
        return buy_influence(state)
    state.course.open(key)
    return []
