"""Makes views from a state (V-10)."""

from engine.verraeter.components import BUILDINGS
from engine.verraeter.scoring import public_strengths
from engine.verraeter.state import State
from engine.verraeter.view import LandscapeView, SeatView, VerraeterView


def make_view(state: State, seat: int | None) -> VerraeterView:
    """Return a seat's view, or an onlooker's: public things, and the seat's own."""
    eagle, rose = (None, None) if state.conflict is None else public_strengths(state)
    if state.outcome is not None:
        eagle, rose = state.outcome.eagle, state.outcome.rose
    building = seat is not None and seat == state.asked
    return VerraeterView(
        game="verraeter",
        rules=state.rules,
        seat=seat,
        seats=state.seats,
        round=state.round,
        rounds=state.last_round,
        phase=state.phase,
        asked=() if state.asked is None else (state.asked,),
        result=state.result,
        options=state.options,
        start_player=state.start_player,
        strategist=state.strategist,
        ring=_ring(state),
        table=_table(state),
        conflict=state.conflict,
        eagle=eagle,
        rose=rose,
        outcome=state.outcome,
        draw_pile=len(state.draw_pile),
        discard_pile=tuple(sorted(state.discard_pile)),
        kept=tuple(map(tuple, state.hands)) if state.result is not None else (),
        hand=() if seat is None else tuple(state.hands[seat]),
        handed=() if seat is None else state.handed[seat],
        role=None if seat is None else state.roles[seat],
        building_choice=state.choice if building else None,
        building_source=state.source if building else None,
    )


def _ring(state: State) -> tuple[LandscapeView, ...]:
    return tuple(
        [
            LandscapeView(kind, house, row.value, row.points, building)
            for kind, house, row, building in zip(state.kinds, state.houses, state.rows, state.buildings, strict=True)
        ]
    )


def _table(state: State) -> tuple[SeatView, ...]:
    owners = [one.seat for one in state.buildings if one is not None]
    return tuple(
        SeatView(
            allegiance=state.allegiance[seat],
            points=state.points[seat],
            hand_size=len(state.hands[seat]),
            unused=BUILDINGS - owners.count(seat),
            has_role=state.roles[seat] is not None,
            role=state.roles[seat] if state.revealed else None,
            played=state.played[seat],
            parts=state.parts[seat].copy(),
        )
        for seat in range(state.seats)
    )
