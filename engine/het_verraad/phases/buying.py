"""Areas are bought (H-4.1), perhaps blocked (H-8.4), and isolate others (H-7)."""

from functools import lru_cache

from engine.decision import Choice, Objection
from engine.event import Event
from engine.het_verraad import events as happened
from engine.het_verraad.board.areas import buyable, for_sale, isolating, no_purchase, surrounds, take
from engine.het_verraad.board.facts import BY_RING, Shown, area_choice, area_name, building_facts, only_area
from engine.het_verraad.board.objections import against_area, no_bricks
from engine.het_verraad.board.takeover import isolate, within_stock
from engine.het_verraad.components import places
from engine.het_verraad.influence.windows import blockers, open_window
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.scoring import settle
from engine.het_verraad.state import NOTHING, State
from engine.kinds import Facts


def buy_choice(state: State, seat: int) -> list[Choice]:
    """Return ``buy`` among the choices of phase 2."""
    mask = buyable(state)
    if not mask:
        return []
    price, cheap = 0, state.box.cheap
    while not cheap[price] & mask:
        price += 1
    return [
        _buy(mask.bit_count(), price, state.box.supplies.areas_per_turn - state.course.areas, only_area(state, mask))
    ]


@lru_cache(maxsize=2048)
def _buy(count: int, price: int, left: int, only: str) -> Choice:
    facts: Facts = {"count": count, "price": price, "left": left, "site": only}
    return Choice("buy", facts, opens=BY_RING.name("buy", count + 1), order=Shown.BUY, only=only)


def buy_choices(state: State, seat: int) -> list[Choice]:
    """Return the choices of an area to buy, with what each area would cost and change (H-4.1)."""
    box = state.box
    danger = isolating(state, seat)
    askable = blockers(state)
    choices: list[Choice] = []
    for area in places(buyable(state)):
        bit = 1 << area
        taken = within_stock(danger.get(area, 0), state.knights(seat) - 1)
        cards = [state.standing[other] for other in taken]
        gain = sum([box.values[card] for card in (*cards, state.standing[area]) if card != NOTHING])
        choice = area_choice(
            state,
            area,
            bricks=state.bricks[seat] - box.prices[area],
            gain=gain,
            takes=tuple([area_name(state, other) for other in taken]),
            take_seats=_losers(state, taken),
            take_buildings=tuple([box.buildings[card].name for card in cards if card != NOTHING]),
            block_seats=tuple([other for other in askable if state.border[other] & bit]),
        )
        choices.append(choice)
    return choices


def _losers(state: State, areas: list[int]) -> tuple[int, ...]:
    return tuple(sorted({state.holder[area] for area in areas} - {state.seats}))


def buy_facts(state: State, seat: int) -> Facts:
    """Return the seat's bricks, how many areas the seat may still buy, and how many are possible now."""
    return {
        "bricks": state.bricks[seat],
        "count": buyable(state).bit_count(),
        "left": state.box.supplies.areas_per_turn - state.course.areas,
    }


def against_buying(state: State, seat: int, area: int) -> Objection | None:
    """Return the rule against an area (H-4.1)."""
    return (
        against_area(state, area, {"own_area": ~state.owned[seat], **for_sale(state)})
        or no_purchase(state)
        or no_bricks(state.bricks[seat], state.box.prices[area])
    )


def buy(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Name the area; before payment others may block the purchase (H-8.4)."""
    area = state.box.place[keys[0]]
    asked = tuple(other for other in blockers(state) if state.border[other] >> area & 1)
    if asked:
        return [open_window(state, "block", "buy", area, asked, price=state.box.prices[area])]
    return complete(state, area)


def complete(state: State, area: int) -> list[Event]:
    """Complete the purchase, with its isolations (H-4.1, H-7)."""
    seat, box = state.active, state.box
    isolated = surrounds(state, area, seat)
    state.bricks[seat] -= box.prices[area]
    state.course.areas += 1
    take(state, area, seat)
    card = state.standing[area]
    events: list[Event] = [
        happened.AreaBought(
            round=state.round,
            seat=seat,
            area=area_name(state, area),
            price=box.prices[area],
            bonus=box.bonuses[area],
            bricks=state.bricks[seat],
            **building_facts(box, card),
            points=state.points[seat],
        )
    ]
    events += isolate(state, area, isolated, seat)
    ask_again(state)
    return events + settle(state)
