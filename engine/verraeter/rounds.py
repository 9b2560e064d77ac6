"""The rules between questions: the phases of a round in their order (V-2 to V-8.6)."""

from engine.event import Event
from engine.kinds import known
from engine.verraeter import events as happened
from engine.verraeter.components import HAND, House, Side
from engine.verraeter.scoring import change_allegiance, finish, is_over, resolve
from engine.verraeter.state import State
from engine.verraeter.view import Building
from engine.verraeter.visibility import make_view


def place(state: State, seat: int, side: Side, position: int) -> Event:
    """Put a building under a landscape (V-1.5, V-8.1)."""
    state.buildings[position] = Building(seat, side)
    return happened.BuildingPlaced(
        round=state.round,
        seat=seat,
        side=side,
        position=position,
        landscape=state.kinds[position],
        house=state.houses[position],
    )


def start_round(state: State) -> list[Event]:
    """V-2: the holder of the strategy card is asked."""
    state.begin_round()
    state.round += 1
    state.phase, state.asked = "conflict", state.strategist
    return [happened.RoundStarted(round=state.round, seat=state.start_player)]


def hand_roles(state: State) -> Event:
    """V-3: the next seat gets what is left."""
    seat = state.order()[state.turn]
    state.asked = seat
    state.handed[seat] = state.pool
    return happened.RolesHanded(round=state.round, seats=(seat,), seat=seat, roles=state.pool)


def next_supply(state: State) -> list[Event]:
    """V-4: ask the next seat that has cards; V-5 to V-8 when all are done."""
    events: list[Event] = []
    order = state.order()
    while state.turn < state.seats:
        seat = order[state.turn]
        if state.hands[seat]:
            state.asked = seat
            return events
        events.append(play_supply(state, seat, ()))
        state.turn += 1
    return events + _reveal(state)


def play_supply(state: State, seat: int, cards: tuple[int, ...]) -> Event:
    """Lay cards open that have left the hand (V-4), and return that event."""
    state.played[seat] = cards
    return happened.SupplyPlayed(round=state.round, seat=seat, cards=cards, total=sum(cards))


def _reveal(state: State) -> list[Event]:
    """V-5 to V-7, then the Builder (V-8.1), if there is one."""
    state.revealed = True
    events: list[Event] = []
    for seat in state.order():
        role = known(state.roles[seat], "which role is revealed")
        events.append(happened.RoleRevealed(round=state.round, seat=seat, role=role))
    events += change_allegiance(state)
    events += resolve(state)
    if "builder" in state.roles:
        state.phase, state.asked = "building", state.roles.index("builder")
        return events
    return events + after_building(state)


def after_building(state: State) -> list[Event]:
    """V-8.2 and V-8.3, then income (V-8.4)."""
    events: list[Event] = []
    state.asked = state.choice = state.source = None
    if "strategist" in state.roles:
        state.strategist = state.roles.index("strategist")
        events.append(happened.StrategyCardTaken(round=state.round, seat=state.strategist))
    for cards in state.played:
        state.discard_pile.extend(cards or ())
    state.phase = "income"
    farmers = [seat for seat in state.order() if state.roles[seat] == "farmer"]
    state.income = farmers + [seat for seat in state.order() if seat not in farmers]
    return events + next_income(state)


def next_income(state: State) -> list[Event]:
    """V-8.4: seat after seat draws; one with too many coming may be asked first (V-9 ``make_room``)."""
    events: list[Event] = []
    while state.income:
        seat = state.income[0]
        if state.options["make_room"] == "on" and surplus_cards(state, seat):
            state.asked = seat
            return events
        events += draw(state, seat, coming_cards(state, seat))
    return events + _end_round(state)


def coming_cards(state: State, seat: int) -> int:
    """Return the number of cards that the rules bring a seat in V-8.4, before the limit of the hand."""
    role = state.roles[seat]
    if role == "farmer":
        return 3
    number = estate_cards(state, seat, state.outcome.winner if state.outcome else None) + (role == "diplomat_2")
    return min(number, 3) if state.options["income_limit"] == "3" else number


def estate_cards(state: State, seat: int, winner: House | None, place: tuple[int, ...] = ()) -> int:
    """Return the number of a seat's estates that pay if a house wins, once the landscapes of ``place`` are its own."""
    house = winner if state.options["estate_income"] == "winning_house" else state.allegiance[seat]
    return sum(
        [
            1
            for position, one in enumerate(state.buildings)
            if one is not None and one.seat == seat and one.side == "estate"
            if (winner if position in place else state.houses[position]) == house
        ]
    )


def surplus_cards(state: State, seat: int) -> int:
    """Return the number of coming cards that do not fit into the hand."""
    return max(0, len(state.hands[seat]) + coming_cards(state, seat) - HAND)


def draw(state: State, seat: int, coming: int) -> list[Event]:
    """V-8.4: draw as many as are coming and fit into the hand."""
    state.income.remove(seat)
    events: list[Event] = []
    drawn: list[int] = []
    for _ in range(min(coming, HAND - len(state.hands[seat]))):
        if not state.draw_pile:
            state.draw_pile = state.chance.shuffle(sorted(state.discard_pile))
            state.discard_pile = []
            events.append(happened.DiscardPileShuffled(round=state.round, number=len(state.draw_pile)))
        drawn.append(state.draw_pile.pop(0))
    if drawn:
        state.hands[seat] = sorted(state.hands[seat] + drawn)
        events.append(happened.CardsDrawn(round=state.round, seats=(seat,), seat=seat, cards=tuple(sorted(drawn))))
        events.append(happened.SupplyDrawn(round=state.round, seat=seat, number=len(drawn)))
    return events


def _end_round(state: State) -> list[Event]:
    """V-8.5, or the end of the match (V-8.6)."""
    state.asked = None
    reason = is_over(state)
    events = finish(state, reason) if reason else []
    state.rounds.append(make_view(state, None))
    if reason:
        return events
    state.start_player = (state.start_player + 1) % state.seats
    return start_round(state)
