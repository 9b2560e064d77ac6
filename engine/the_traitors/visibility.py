"""Makes views from a state (T-1.5)."""

from functools import lru_cache

from engine.the_traitors.components import Fate, Role
from engine.the_traitors.state import Hand, State
from engine.the_traitors.view import Gain, SeatView, Sight, TheTraitorsView


def make_view(state: State, seat: int | None) -> TheTraitorsView:
    """Return a seat's view, or an onlooker's: public things, and a living seat's own."""
    own = seat if seat is not None and state.fates[seat] in ("", "survived") else None
    voting = state.phase == "vote"
    return TheTraitorsView(
        game="the_traitors",
        rules=state.rules,
        seat=seat,
        seats=state.seats,
        round=state.round,
        rounds=state.last_round,
        phase=state.phase,
        asked=state.asked(seat),
        result=state.result,
        options=state.options,
        selection=state.selection,
        dealer=state.dealer,
        turn=state.turn,
        played=state.played,
        named=state.named,
        fund=state.fund,
        discard_pile=tuple(state.discard_pile),
        deck=len(state.deck),
        rejected=state.rejected,
        rejecting=state.rejecting,
        blackmails=tuple(state.blackmails),
        events=tuple(state.events),
        ballot=state.ballot if voting else 0,
        suspects=state.suspects if voting else (),
        ended=state.ended,
        table=tuple(_seat(state, one) for one in range(state.seats)),
        hand=() if own is None else state.hands[own],
        role=None if own is None else state.dealt[own],
        recruited=own is not None and own == state.recruited,
        question=state.question if own == state.turn else "",
        answer="" if own is None else "".join(state.answers.get(own, ())),
        sights=() if own is None else tuple(_sights(state, own)),
    )


def _seat(state: State, seat: int) -> SeatView:
    fate = state.fates[seat]
    role = state.role(seat) if fate else None
    return _seat_view(fate, len(state.hands[seat]), role, state.shown[seat], seat in state.perhaps, state.gains[seat])


@lru_cache(maxsize=4096)
def _seat_view(
    fate: Fate, hand_size: int, role: Role | None, shown: Hand, perhaps: bool, gains: tuple[Gain, ...]
) -> SeatView:
    """Most seats look as they did a moment ago."""
    score = sum([gain.hand + gain.fund for gain in gains])
    return SeatView(fate in ("", "survived"), fate, hand_size, role, shown, perhaps, score, gains)


def _sights(state: State, viewer: int) -> list[Sight]:
    return [
        Sight(seat, cards, len(cards) == len(state.hands[seat])) for seat, cards in sorted(state.sights[viewer].items())
    ]
