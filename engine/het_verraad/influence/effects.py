"""The effects of influence cards, once nobody prevents them (H-8.1 to H-8.3)."""

from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.areas import remove_building, remove_tower
from engine.het_verraad.board.facts import area_name, building_facts
from engine.het_verraad.board.piles import lose_card
from engine.het_verraad.board.takeover import remove_knight, take_over
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.scoring import owner_words, settle
from engine.het_verraad.state import NOTHING, State


def apply(state: State, word: str, area: int, side: int) -> list[Event]:
    """Carry out a card on an area, for a seat or the Black Master; a tower takes the blow (H-8.2)."""
    if state.towers >> area & 1:
        event = _fell_tower(state, word, area)
    elif word == "brand":
        event = _burn(state, area)
    elif word == "hekserij":
        event = remove_knight(state, area, word)
    else:
        event = take_over(state, area, side, word)
    ask_again(state)
    return [event, *settle(state)]


def _fell_tower(state: State, word: str, area: int) -> Event:
    """Fell a tower (H-8.2)."""
    remove_tower(state, area)
    owner, owner_seats = owner_words(state.seats, state.holder[area])
    return happened.TowerDestroyed(
        round=state.round,
        area=area_name(state, area),
        influence=word,
        owner=owner,
        owner_seats=owner_seats,
        left=state.towers_left,
    )


def _burn(state: State, area: int) -> Event:
    """Carry out ``brand`` (H-8.1)."""
    holder = state.holder[area]
    card = remove_building(state, area)
    state.discards.append(card)
    owner, owner_seats = owner_words(state.seats, holder)
    return happened.BuildingDestroyed(
        round=state.round,
        area=area_name(state, area),
        **building_facts(state.box, card),
        owner=owner,
        owner_seats=owner_seats,
        points=state.points[holder],
    )


def poison(state: State, victim: int) -> list[Event]:
    """Carry out ``gif``: take a card by chance, and bricks as far as there are any (H-8.3)."""
    card = NOTHING
    if state.hands[victim]:
        keys = [state.box.building_keys[one] for one in state.hands[victim]]
        card = state.box.card[state.chance.pick(keys)]
        lose_card(state, victim, card)
        state.discards.append(card)
    number = min(state.bricks[victim], state.box.gif_bricks)
    state.bricks[victim] -= number
    ask_again(state)
    return [
        happened.Poisoned(
            round=state.round,
            seat=state.active,
            target_seat=victim,
            **building_facts(state.box, card),
            number=number,
            bricks=state.bricks[victim],
        )
    ]


def sell_dear(state: State, card: int) -> list[Event]:
    """Carry out ``gouden_handel`` (H-8.3)."""
    seat, building = state.active, state.box.buildings[card]
    price = state.box.gouden_handel_factor * building.value
    lose_card(state, seat, card)
    state.discards.append(card)
    state.bricks[seat] += price
    ask_again(state)
    return [
        happened.CardSold(
            round=state.round,
            seat=seat,
            shop="gouden_handel",
            building=building.name,
            category=building.category,
            value=building.value,
            price=price,
            bricks=state.bricks[seat],
        )
    ]
