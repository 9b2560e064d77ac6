"""What an answer brings about: the phases of a round in their order (V-1.5 to V-8.6)."""

from collections.abc import Callable

from engine.event import Event
from engine.verraeter import events as happened
from engine.verraeter.components import HAND, POSITIONS, ROLES, Side
from engine.verraeter.questions import coming_cards, surplus_cards
from engine.verraeter.scoring import change_allegiance, finish, is_over, resolve
from engine.verraeter.seeing import make_view
from engine.verraeter.state import State, in_order
from engine.verraeter.view import Building


def play(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Carry out an answer that fits the seat's decision, and all that follows without asking anybody."""
    return _ANSWERS[state.phase](state, seat, keys)


def _farm(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """V-1.5."""
    events = [_place(state, seat, "estate", int(keys[0]))]
    state.turn += 1
    if state.turn < state.seats:
        state.asked = state.order()[state.turn]
        return events
    return events + _start_round(state)


def _start_round(state: State) -> list[Event]:
    """V-2: the holder of the strategy card is asked."""
    state.begin_round()
    state.round += 1
    state.phase, state.asked = "conflict", state.strategist
    return [happened.RoundStarted(round=state.round, seat=state.start_player)]


def _conflict(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """V-2, then the roles are handed to the start player (V-3)."""
    first = int(keys[0].split("-")[0])
    second = (first + 1) % POSITIONS
    state.conflict, state.outcome = (first, second), None
    event = happened.ConflictChosen(
        round=state.round,
        seat=seat,
        position=first,
        landscape=state.kinds[first],
        house=state.houses[first],
        value=state.rows[first].value,
        other_position=second,
        other_landscape=state.kinds[second],
        other_house=state.houses[second],
        other_value=state.rows[second].value,
    )
    pile = state.chance.shuffle(ROLES)
    state.aside, state.pool = pile[0], in_order(pile[1:])
    state.phase, state.turn = "role", 0
    return [event, _hand_roles(state)]


def _hand_roles(state: State) -> Event:
    """V-3: the next seat gets what is left."""
    seat = state.order()[state.turn]
    state.asked = seat
    state.handed[seat] = state.pool
    return happened.RolesHanded(round=state.round, seats=(seat,), seat=seat, roles=state.pool)


def _role(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """V-3."""
    role = keys[0]
    state.roles[seat] = role
    state.pool = tuple(one for one in state.pool if one != role)
    events: list[Event] = [
        happened.RoleChosen(round=state.round, seats=(seat,), seat=seat, role=role),
        happened.RoleKept(round=state.round, seat=seat),
    ]
    state.turn += 1
    if state.turn < state.seats:
        return [*events, _hand_roles(state)]
    state.phase, state.turn = "supply", 0
    return events + _next_supply(state)


def _next_supply(state: State) -> list[Event]:
    """V-4: ask the next seat that has cards; V-5 to V-8 when all are done."""
    events: list[Event] = []
    order = state.order()
    while state.turn < state.seats:
        seat = order[state.turn]
        if state.hands[seat]:
            state.asked = seat
            return events
        events.append(_played(state, seat, ()))
        state.turn += 1
    return events + _reveal(state)


def _supply(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """V-4."""
    cards = tuple(int(key.split(".")[0]) for key in keys)
    for card in cards:
        state.hands[seat].remove(card)
    event = _played(state, seat, cards)
    state.turn += 1
    return [event, *_next_supply(state)]


def _played(state: State, seat: int, cards: tuple[int, ...]) -> Event:
    state.played[seat] = cards
    return happened.SupplyPlayed(round=state.round, seat=seat, cards=cards, total=sum(cards))


def _reveal(state: State) -> list[Event]:
    """V-5 to V-7, then the Builder (V-8.1), if there is one."""
    state.revealed = True
    events: list[Event] = [
        happened.RoleRevealed(round=state.round, seat=seat, role=state.roles[seat] or "") for seat in state.order()
    ]
    events += change_allegiance(state)
    events += resolve(state)
    if "builder" in state.roles:
        state.phase, state.asked = "building", state.roles.index("builder")
        return events
    return events + _after_building(state)


def _building(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """V-8.1. Nothing is told before the choice is complete (V-10)."""
    key = keys[0]
    if key == "decline":
        return [happened.BuildingDeclined(round=state.round, seat=seat), *_after_building(state)]
    if key == "back":
        if state.source is not None:
            state.source = None
        else:
            state.choice = None
        return []
    if state.choice is None:
        state.choice = key
        return []
    position = int(key)
    if state.choice == "move" and state.source is None:
        state.source = position
        return []
    return [_build(state, seat, position), *_after_building(state)]


def _build(state: State, seat: int, position: int) -> Event:
    if state.choice == "turn":
        return _turn(state, seat, position)
    if state.choice == "move" and state.source is not None:
        return _move(state, seat, state.source, position)
    return _place(state, seat, "office" if state.choice == "office" else "estate", position)


def _place(state: State, seat: int, side: Side, position: int) -> Event:
    state.buildings[position] = Building(seat, side)
    return happened.BuildingPlaced(
        round=state.round,
        seat=seat,
        side=side,
        position=position,
        landscape=state.kinds[position],
        house=state.houses[position],
    )


def _turn(state: State, seat: int, position: int) -> Event:
    building = state.buildings[position]
    side: Side = "estate" if building and building.side == "office" else "office"
    state.buildings[position] = Building(seat, side)
    return happened.BuildingTurned(
        round=state.round,
        seat=seat,
        side=side,
        position=position,
        landscape=state.kinds[position],
        house=state.houses[position],
    )


def _move(state: State, seat: int, source: int, position: int) -> Event:
    building = state.buildings[source]
    side: Side = building.side if building else "estate"
    state.buildings[source], state.buildings[position] = None, building
    return happened.BuildingMoved(
        round=state.round,
        seat=seat,
        side=side,
        source=source,
        source_landscape=state.kinds[source],
        source_house=state.houses[source],
        position=position,
        landscape=state.kinds[position],
        house=state.houses[position],
    )


def _after_building(state: State) -> list[Event]:
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
    return events + _next_income(state)


def _next_income(state: State) -> list[Event]:
    """V-8.4: seat after seat draws; one with too many coming may be asked first (V-9 ``make_room``)."""
    events: list[Event] = []
    while state.income:
        seat = state.income[0]
        if state.options["make_room"] == "on" and surplus_cards(state, seat):
            state.asked = seat
            return events
        events += _draw(state, seat, coming_cards(state, seat))
    return events + _end_round(state)


def _income(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """V-9 ``make_room``: discard, then draw."""
    coming = coming_cards(state, seat)
    cards = tuple(int(key.split(".")[0]) for key in keys)
    for card in cards:
        state.hands[seat].remove(card)
    state.discard_pile.extend(cards)
    state.asked = None
    event = happened.SupplyDiscarded(round=state.round, seat=seat, cards=cards)
    return [event, *_draw(state, seat, coming), *_next_income(state)]


def _draw(state: State, seat: int, coming: int) -> list[Event]:
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
    return _start_round(state)


_ANSWERS: dict[str, Callable[[State, int, tuple[str, ...]], list[Event]]] = {
    "farm": _farm,
    "conflict": _conflict,
    "role": _role,
    "supply": _supply,
    "building": _building,
    "income": _income,
}
