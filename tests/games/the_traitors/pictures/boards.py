"""Views to draw: one of every stage from real matches, and some in which all is as long and full as it can be."""

from functools import cache

from msgspec.structs import replace

from engine.the_traitors.view import Ballot, EventView, Gain, SeatView, Sight, TheTraitorsView
from engine.view import Result
from tests.kit import moments

STAGES = ("turn", "murder", "vote", "end", "shield", "over")
NAMES = ("Anna", "Benjamin K.", "Cléo-Marie", "Dirk", "Eva", "Frédérique", "Gü", "Henk-Jan")
LONG_NAMES = ("W" * 32, "Maximilian von und zu Hohenberg I", "Ẁ" * 32, "M" * 32, "m" * 32, "Ŵ" * 32, "@" * 32, "Q" * 32)
FULL_PILE = ("gold",) * 7 + ("dagger",) * 6 + ("shield",) * 4 + ("event",) * 8 + ("traitor", "final_banishment")


@cache
def every_stage(seats: int) -> dict[str, tuple[TheTraitorsView, ...]]:
    """Stage -> views, also a ``round`` that is over; before the first Event there is little to see."""
    return moments.every_phase("the_traitors", (*STAGES, "round"), lambda view: bool(view.events), seats)


def with_seats(view: TheTraitorsView, **changes: object) -> TheTraitorsView:
    """The view with all seats changed alike."""
    table: list[SeatView] = [replace(seat, **changes) for seat in view.table]
    return replace(view, table=tuple(table))


def crowded() -> TheTraitorsView:
    """A turn with all that living seats can show: full hands, votes, refusals, a Dagger, the rejected Traitor card."""
    view = every_stage(8)["turn"][0]
    ballot = Ballot(tuple(range(8)), tuple((seat, (seat + 1) % 8) for seat in range(8)), tuple(range(8)))
    last = EventView("banishment", 2, 3, "banished", (ballot,) * 6, True, tuple(range(8)))
    before = [EventView(event, 1, 0, "murdered") for event in ("murder", "banishment", "quiet_night") * 2]
    view = replace(
        with_seats(view, living=True, fate="", hand_size=4, role=None, shown=(), score=188),
        fund=48,
        deck=57,
        discard_pile=FULL_PILE,
        dealer=1,
        turn=1,
        played="dagger",
        named=1,
        rejected=1,
        events=(*before, last, last),
        ended="",
        asked=tuple(range(8)),
    )
    return replace(view, events=(*view.events, replace(last, event="final_banishment", drawer=0)))


def crowded_vote() -> TheTraitorsView:
    """A revote of all against all."""
    view = crowded()
    events = (*view.events[:-1], replace(view.events[-1], victim=None, outcome=""))
    return replace(view, phase="vote", ballot=6, suspects=tuple(range(8)), events=events, played="", named=None)


def crowded_rejection() -> TheTraitorsView:
    """All are asked about the end of the round after the Traitor card was rejected (T-9.1)."""
    return replace(crowded(), phase="end", rejecting=True, played="", named=None)


def crowded_out(fate: str) -> TheTraitorsView:
    """Everybody eliminated, with a hand and a role to show."""
    shown = ("dagger", "shield", "traitor")
    return with_seats(crowded(), living=False, fate=fate, role="traitor", shown=shown, hand_size=0)


def crowded_end(*, role: str, result: bool) -> TheTraitorsView:
    """The end of a round, or of the match, with big numbers."""
    gains = (Gain(3, 48),) * 2
    view = with_seats(crowded(), fate="survived", role=role, gains=gains, hand_size=0)
    scores = Result((188,) * 8, tuple(range(8)), ({"hand": 6, "fund": 96},) * 8) if result else None
    return replace(view, phase="over", asked=(), ended="final_banishment", result=scores, played="", named=None)


def knowing(view: TheTraitorsView) -> TheTraitorsView:
    """The view of a seat that holds and knows as much as can be."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    sights = [Sight(seat, ("gold", "dagger", "shield", "traitor")[: seat % 4], False) for seat in others]
    hand = ("gold", "dagger", "shield", "traitor")
    return replace(view, hand=hand, role="faithful", recruited=True, sights=tuple(sights))
