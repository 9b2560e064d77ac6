"""Roles, Gold, and who wins (T-7)."""

from engine.event import Event
from engine.hidden_roles import RoleShown
from engine.the_traitors import events as happened
from engine.the_traitors.components import GOLD
from engine.the_traitors.state import State
from engine.the_traitors.view import Gain
from engine.view import Result


def score_round(state: State) -> list[Event]:
    """T-7.2 and T-7.3."""
    survivors = state.living
    traitors = [seat for seat in survivors if state.role(seat) == "traitor"]
    sharing = traitors or survivors
    share, rest = divmod(state.fund, len(sharing))
    events: list[Event] = [RoleShown(round=state.round, seat=seat, role=state.role(seat)) for seat in survivors]
    events.append(
        happened.FundShared(
            round=state.round,
            role="traitor" if traitors else "faithful",
            fund=state.fund,
            share=share,
            rest=rest,
            sharing_seats=tuple(sharing),
        )
    )
    for seat in range(state.seats):
        hand = state.hands[seat].count(GOLD)  # T-0.3
        gain = Gain(hand, share if seat in sharing else 0)
        state.gains[seat] += (gain,)
        if seat in survivors:
            events.append(_scored(state, seat, gain))
    return events


def _scored(state: State, seat: int, gain: Gain) -> Event:
    return happened.GoldScored(
        round=state.round,
        seat=seat,
        gold=gain.hand + gain.fund,
        hand=gain.hand,
        fund=gain.fund,
        score=state.score(seat),
    )


def finish(state: State) -> list[Event]:
    """T-7.4: the most Gold wins; the survivors' hands lie open."""
    scores = tuple(state.score(seat) for seat in range(state.seats))
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    parts = tuple(
        [
            {"hand": sum([gain.hand for gain in gains]), "fund": sum([gain.fund for gain in gains])}
            for gains in state.gains
        ]
    )
    state.result = Result(scores, winners, parts)
    for seat in state.living:
        state.shown[seat] = state.hands[seat]
    return [happened.MatchWon(round=state.round, seat=seat, gold=scores[seat]) for seat in winners]
