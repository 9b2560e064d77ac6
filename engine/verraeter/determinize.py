"""A possible truth behind a view (V-10), for computer players and tests."""

from engine.chance import Chance
from engine.kinds import known
from engine.verraeter.components import ROLES, SUPPLY, Landscape
from engine.verraeter.questions import ask
from engine.verraeter.state import State, in_order
from engine.verraeter.view import VerraeterView


def determinize(view: VerraeterView, chance: Chance) -> State:
    """Return a state that gives the same view: other hands, the draw pile and secret roles are made by ``chance``."""
    hands, draw_pile = _cards(view, chance)
    roles, aside = _roles(view, chance)
    state = State(
        seats=view.seats,
        options=view.options,
        chance=chance,
        rules=view.rules,
        kinds=tuple(one.kind for one in view.ring),
        rows=tuple(Landscape(one.value, one.points) for one in view.ring),
        houses=[one.house for one in view.ring],
        buildings=[one.building for one in view.ring],
        allegiance=[one.allegiance for one in view.table],
        points=[one.points for one in view.table],
        parts=[dict(one.parts) for one in view.table],
        hands=hands,
        draw_pile=draw_pile,
        discard_pile=list(view.discard_pile),
        start_player=view.start_player,
        strategist=view.strategist,
        round=view.round,
        phase=view.phase,
        asked=view.asked[0] if view.asked else None,
        conflict=view.conflict,
        aside=aside,
        outcome=view.outcome,
        choice=view.building_choice,
        source=view.building_source,
        result=view.result,
    )
    state.roles = roles
    state.revealed = any(one.role for one in view.table)
    state.played = [one.played for one in view.table]
    _hand_round(state)
    _find_turn(state)
    state.questions = ask(state)
    return state


def _cards(view: VerraeterView, chance: Chance) -> tuple[list[list[int]], list[int]]:
    """Hands and draw pile from the cards that the view does not show."""
    unseen = list(SUPPLY)
    on_the_table = (
        ()
        if view.phase in ("income", "over", "farm", "conflict")
        else (c for one in view.table for c in one.played or ())
    )
    known = dict(enumerate(view.kept)) or ({} if view.seat is None else {view.seat: view.hand})
    for card in (*view.discard_pile, *on_the_table, *(card for hand in known.values() for card in hand)):
        unseen.remove(card)
    unseen = chance.shuffle(unseen)
    hands = []
    for seat, one in enumerate(view.table):
        if seat in known:
            hands.append(list(known[seat]))
        else:
            hands.append(sorted(unseen[: one.hand_size]))
            unseen = unseen[one.hand_size :]
    return hands, unseen


def _roles(view: VerraeterView, chance: Chance) -> tuple[list[str | None], str | None]:
    """Return every seat's role and the role put aside (V-3), as far as roles have been kept at all."""
    if view.conflict is None:
        return [None] * view.seats, None
    order = [(view.start_player + step) % view.seats for step in range(view.seats)]
    keeping = [seat for seat in order if view.table[seat].has_role]
    kept = {seat: role for seat in keeping if (role := view.table[seat].role)}
    if view.seat is not None and view.role:
        kept[view.seat] = view.role
    unkept = [role for role in ROLES if role not in kept.values()]
    if view.seat is None or not view.handed:
        later, earlier = [], chance.shuffle(unkept)
    else:
        later = chance.shuffle([role for role in unkept if role in view.handed])
        earlier = chance.shuffle([role for role in unkept if role not in view.handed])
    aside = earlier.pop(0)
    roles: list[str | None] = [None] * view.seats
    after = order[order.index(known(view.seat, "who was handed roles")) + 1 :] if view.handed else []
    for seat in keeping:
        roles[seat] = kept.get(seat) or (later if seat in after else earlier).pop(0)
    return roles, aside


def _hand_round(state: State) -> None:
    """Note the roles that each seat was handed, given the roles that all seats kept."""
    state.handed = [()] * state.seats
    if state.conflict is None:
        return
    pool = [role for role in ROLES if role != state.aside]
    for seat in state.order():
        if state.roles[seat] is None and seat != state.asked:
            break
        state.handed[seat] = in_order(pool)
        kept = state.roles[seat]
        if kept is None:
            break
        pool.remove(kept)
    state.pool = in_order(pool)


def _find_turn(state: State) -> None:
    """Note how far the present phase has come."""
    order = state.order()
    if state.phase in ("farm", "role", "supply") and state.asked is not None:
        state.turn = order.index(state.asked)
    if state.phase == "income" and state.asked is not None:
        farmers = [seat for seat in order if state.roles[seat] == "farmer"]
        queue = farmers + [seat for seat in order if seat not in farmers]
        state.income = queue[queue.index(state.asked) :]
