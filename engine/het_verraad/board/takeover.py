"""Areas change hands other than by purchase: with building, its points and tower (H-6.4, H-7, H-8.1)."""

from typing import Any

from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.areas import free, remove_building, take
from engine.het_verraad.board.facts import area_name, building_facts
from engine.het_verraad.board.piles import gain_card
from engine.het_verraad.components import places
from engine.het_verraad.scoring import owner_words
from engine.het_verraad.state import NOBODY, NOTHING, State


def within_stock(mask: int, knights: int) -> list[int]:
    """Return the areas that fall while there are knights, in canonical order (H-7)."""
    return list(places(mask))[: max(knights, 0)]


def isolate(state: State, by_area: int, isolated: int, taker: int) -> list[Event]:
    """Give surrounded areas to the taker, while there are knights (H-7)."""
    return [
        happened.AreaIsolated(by_area=area_name(state, by_area), **_hand_over(state, area, taker))
        for area in within_stock(isolated, state.knights(taker))
    ]


def take_over(state: State, area: int, taker: int, reason: str) -> Event:
    """Give an area to another owner (H-6.4, H-8.1, H-8.3)."""
    return happened.AreaTaken(reason=reason, **_hand_over(state, area, taker))


def _hand_over(state: State, area: int, taker: int) -> dict[str, Any]:
    former = state.holder[area]
    take(state, area, taker)
    taker_word, taker_seats = owner_words(state.seats, taker)
    owner, owner_seats = owner_words(state.seats, former)
    return {
        "round": state.round,
        "area": area_name(state, area),
        "bonus": state.box.bonuses[area],
        "taker": taker_word,
        "taker_seats": taker_seats,
        "taker_points": state.points[taker],
        "owner": owner,
        "owner_seats": owner_seats,
        "owner_points": 0 if former == NOBODY else state.points[former],
        **building_facts(state.box, state.standing[area]),
        "tower": state.towers >> area & 1,
    }


def remove_knight(state: State, area: int, reason: str) -> Event:
    """Make the area neutral (H-6.4, H-8.1).

    With ``hekserij`` its building goes to the owner's hand, or the discards.
    """
    former, card = state.holder[area], state.standing[area]
    to = "" if card == NOTHING else "stays"
    if reason == "hekserij" and card != NOTHING:
        remove_building(state, area)
        if former == state.seats:
            to = "discards"
            state.discards.append(card)
        else:
            to = "hand"
            gain_card(state, former, card, public=True)
    free(state, area)
    owner, owner_seats = owner_words(state.seats, former)
    return happened.AreaFreed(
        round=state.round,
        area=area_name(state, area),
        reason=reason,
        owner=owner,
        owner_seats=owner_seats,
        points=state.points[former],
        **building_facts(state.box, card),
        to=to,
    )
